// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/header_bar.h"

#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <array>

namespace fenceline::ui {
namespace {

constexpr std::array<double, 5> kTextScales{1.0, 1.25, 1.5, 1.75, 2.0};

void tip(QPushButton& button, const QString& words, QKeySequence::StandardKey key)
{
    const QString keys = QKeySequence(key).toString(QKeySequence::NativeText);
    button.setToolTip(keys.isEmpty() ? words
                                     : HeaderBar::tr("%1 (%2)", "what a button does, and its key").arg(words, keys));
}

} // namespace

/// One line, cut where there is no more room, and then whole in the tool tip.
class ScenarioName : public TextLabel {
public:
    ScenarioName() : TextLabel(TextStyle::Body, Tone::Quiet)
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {TextLabel::sizeHint().width(), fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return {0, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const QString words = fontMetrics().elidedText(text(), Qt::ElideRight, width());
        const int flags = int(Qt::AlignCenter) | Qt::TextSingleLine;
        QPainter painter(this);
        style()->drawItemText(&painter, rect(), flags, palette(), isEnabled(), words, foregroundRole());
    }
};

HeaderBar::HeaderBar(Beginning beginning, QWidget* parent)
    : QWidget(parent), m_product(new TextLabel(TextStyle::Title)), m_scenario(new ScenarioName),
      m_undo(new QPushButton(tr("Undo"))), m_redo(new QPushButton(tr("Redo"))), m_reset(new QPushButton),
      m_look(new QPushButton(tr("Appearance"))), m_themes(new QActionGroup(this)), m_sizes(new QActionGroup(this))
{
    m_product->setWordWrap(false);
    m_product->show(QStringLiteral("Fenceline"));
    m_scenario->setWordWrap(false);
    m_look->setMenu(makeAppearanceMenu());
    const bool lesson = beginning == Beginning::Lesson;
    m_reset->setText(lesson ? tr("Lesson's setting") : tr("As opened"));
    m_reset->setToolTip(lesson ? tr("Back to the scenario as the lesson has it")
                               : tr("Back to the scenario as it was opened"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(18, 8, 16, 9);
    row->setSpacing(int(measure::kWideGap));
    row->addWidget(m_product);
    row->addWidget(m_scenario, 1);
    for (QPushButton* button : {m_undo, m_redo, m_reset, m_look}) {
        button->setFocusPolicy(Qt::TabFocus); // a click must not make Space press it again, unseen
        row->addWidget(button);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(m_undo, &QPushButton::clicked, this, &HeaderBar::undoRequested);
    connect(m_redo, &QPushButton::clicked, this, &HeaderBar::redoRequested);
    connect(m_reset, &QPushButton::clicked, this, &HeaderBar::resetRequested);
    showUndo(false);
    showRedo(false);
    showAppearance({});
}

QMenu* HeaderBar::makeAppearanceMenu()
{
    auto* menu = new QMenu(m_look);
    const auto add = [menu](QActionGroup* group, const QString& text, const QVariant& value) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
        return action;
    };
    const auto addTheme = [&](const QString& text, std::optional<Theme::Kind> kind) {
        QAction* action = add(m_themes, text, kind ? int(*kind) : -1);
        connect(action, &QAction::triggered, this, [this, kind] { choose({kind, m_appearance.textScale}); });
    };
    addTheme(tr("As the system", "theme"), std::nullopt);
    addTheme(tr("Light", "theme"), Theme::Kind::Light);
    addTheme(tr("Dark", "theme"), Theme::Kind::Dark);
    addTheme(tr("Projector", "theme"), Theme::Kind::Projector);
    menu->addSeparator();
    for (const double scale : kTextScales) {
        const QString percent = QLocale().toString(qRound(scale * 100));
        QAction* action = add(m_sizes, tr("Text %1 %", "text size").arg(percent), scale);
        connect(action, &QAction::triggered, this, [this, scale] { choose({m_appearance.theme, scale}); });
    }
    return menu;
}

void HeaderBar::choose(const Appearance& appearance)
{
    showAppearance(appearance);
    emit appearanceChosen(appearance);
}

void HeaderBar::showAppearance(const Appearance& appearance)
{
    m_appearance = appearance;
    const int theme = appearance.theme ? int(*appearance.theme) : -1;
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == theme);
    for (QAction* action : m_sizes->actions())
        action->setChecked(qFuzzyCompare(action->data().toDouble(), appearance.textScale));
}

void HeaderBar::showScenario(const QString& name)
{
    m_scenario->show(name);
    // It comes from a file: shown as it is, never as markup.
    m_scenario->setToolTip(name.isEmpty() ? name : QStringLiteral("<span>%1</span>").arg(name.toHtmlEscaped()));
}

void HeaderBar::showUndo(bool possible, const QString& what)
{
    m_undo->setEnabled(possible);
    tip(*m_undo, what.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(what), QKeySequence::Undo);
}

void HeaderBar::showRedo(bool possible, const QString& what)
{
    m_redo->setEnabled(possible);
    tip(*m_redo, what.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(what), QKeySequence::Redo);
}

void HeaderBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(0, height() - 1, width(), 1, theme.hairline);
}

} // namespace fenceline::ui
