// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/about_dialog.h"

#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

/// Text that can be marked and copied, by keyboard too.
TextLabel* selectable(TextLabel* label, const QString& text)
{
    label->showText(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus); // one stop with Tab for each line would be too many
    return label;
}

QScrollArea* scrolled(QWidget* content, const QString& name)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(name);
    area->setWidget(content);
    return area;
}

} // namespace

AboutDialog::AboutDialog(const AboutFacts& facts, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Fenceline"));
    auto* product = new TextLabel(TextStyle::Title);
    product->showText(tr("Fenceline %1", "product and version").arg(facts.version));
    auto* what = new TextLabel(TextStyle::Body);
    what->showText(tr("Shows how a seat is sold twice under a distributed lock, and then makes it impossible."));
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->setFocusProxy(nullptr); // else what is set for it is set for its bar, which has the focus
    m_tabs->setFocusPolicy(Qt::NoFocus);
    m_tabs->setAccessibleName(tr("Versions and licences"));
    auto* versions = scrolled(makeVersions(facts), tr("Versions"));
    versions->setFrameShape(QFrame::NoFrame);
    versions->setFocusPolicy(Qt::NoFocus); // its button is enough to get to its end
    m_tabs->addTab(versions, tr("Versions"));
    m_tabs->addTab(scrolled(makeLicences(), tr("Licences")), tr("Licences"));
    m_tabs->addTab(makeLicenceText(), tr("Licence text"));
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);

    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(int(measure::kGap));
    rows->addWidget(product);
    rows->addWidget(what);
    rows->addWidget(m_tabs, 1);
    rows->addWidget(close, 0, Qt::AlignTrailing);
    fit();
}

QWidget* AboutDialog::makeVersions(const AboutFacts& facts)
{
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, int(measure::kWideGap), 0, 0);
    grid->setHorizontalSpacing(int(measure::kWideMargin));
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [name, value] : versionFacts(facts)) {
        auto* label = new TextLabel(TextStyle::Body, TextLabel::Tone::Quiet);
        label->setWordWrap(false);
        label->showText(name);
        grid->addWidget(label, row, 0, Qt::AlignTop);
        grid->addWidget(selectable(new TextLabel(TextStyle::Body), value), row++, 1, Qt::AlignTop);
    }
    auto* copy = new QPushButton(tr("Copy versions"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [copy, text = versionsText(facts)] {
        QGuiApplication::clipboard()->setText(text);
        copy->setText(tr("Copied"));
    });
    grid->addWidget(copy, row++, 1, Qt::AlignLeading);
    grid->setRowStretch(row, 1);
    return page;
}

QWidget* AboutDialog::makeLicences()
{
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(int(measure::kWideGap), int(measure::kWideGap), int(measure::kWideGap), 0);
    rows->setSpacing(2);
    for (const auto& [what, licence, where] : licenceFacts()) {
        auto* name = new TextLabel(TextStyle::Body);
        name->setBold(true);
        name->showText(what);
        rows->addWidget(name);
        rows->addWidget(selectable(new TextLabel(TextStyle::Body),
                                   tr("%1 · %2", "a licence, and where its text is").arg(licence, where)));
        rows->addSpacing(int(measure::kGap));
    }
    rows->addStretch(1);
    return page;
}

QWidget* AboutDialog::makeLicenceText()
{
    m_licence = new QPlainTextEdit(licenceText());
    m_licence->setReadOnly(true);
    m_licence->setAccessibleName(tr("The GNU General Public License, version 3"));
    m_licence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_licence->setTabChangesFocus(true);
    return m_licence;
}

void AboutDialog::fit()
{
    m_licence->setFont(ui::font(TextStyle::Code, textScaleOf(*this)));
    resize(QSize(scaledFor(*this, 620), scaledFor(*this, 520)).boundedTo(screen()->availableSize() * 9 / 10));
}

void AboutDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_licence)
        fit();
}

} // namespace fenceline::ui
