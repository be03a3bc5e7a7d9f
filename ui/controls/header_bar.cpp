// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/header_bar.h"

#include "ui/controls/history_button.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr int kGoodName = 120; ///< of the subject, before anything is left out
constexpr int kLeastName = 48; ///< of the subject, whatever is said beside it

void tip(QPushButton& button, const QString& words, const QKeySequence& key)
{
    const QString keys = key.toString(QKeySequence::NativeText);
    button.setToolTip(keys.isEmpty() ? words
                                     : HeaderBar::tr("%1 (%2)", "what a button does, and its key").arg(words, keys));
}

} // namespace

/// One line, cut where there is no more room, and then whole in the tool tip.
class SubjectName : public TextLabel {
public:
    SubjectName() : TextLabel(TextStyle::Body, Tone::Quiet) { setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); }
    QSize sizeHint() const override { return {TextLabel::sizeHint().width(), fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return {scaledFor(*this, kLeastName), fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const QString words = fontMetrics().elidedText(text(), Qt::ElideRight, width());
        const int flags = int(Qt::AlignCenter) | Qt::TextSingleLine;
        QPainter painter(this);
        style()->drawItemText(&painter, rect(), flags, palette(), isEnabled(), words, foregroundRole());
    }
};

HeaderBar::HeaderBar(QWidget* parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_product(new TextLabel(TextStyle::Title)),
      m_modes(new SegmentedChoice(tr("What to do"), {tr("Explore"), tr("Quiz")})), m_subject(new SubjectName),
      m_undo(new HistoryButton(HistoryButton::Way::Back, tr("Undo"))),
      m_redo(new HistoryButton(HistoryButton::Way::On, tr("Redo"))), m_menu(new QPushButton(tr("Menu"))),
      m_present(new QPushButton(tr("Present")))
{
    m_product->setWordWrap(false);
    m_modes->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_product->showText(QStringLiteral("Fenceline"));
    m_subject->setWordWrap(false);

    m_row->setContentsMargins(18, 8, 16, 9);
    m_row->setSpacing(int(measure::kWideGap));
    m_row->addWidget(m_product);
    m_row->addWidget(m_modes);
    m_row->addWidget(m_subject, 1);
    for (QPushButton* button :
         {static_cast<QPushButton*>(m_undo), static_cast<QPushButton*>(m_redo), m_menu, m_present}) {
        button->setFocusPolicy(Qt::TabFocus); // a click must not make Space press it again, unseen
        m_row->addWidget(button);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(m_modes, &SegmentedChoice::chosen, this, [this](int mode) { emit modeChosen(Mode{mode}); });
    connect(m_undo, &QPushButton::clicked, this, &HeaderBar::undoRequested);
    connect(m_redo, &QPushButton::clicked, this, &HeaderBar::redoRequested);
    connect(m_present, &QPushButton::clicked, this, &HeaderBar::presentRequested);
    setKeys({});
    showMode(Mode::Explore);
}

void HeaderBar::setMenu(QMenu* menu)
{
    menu->setParent(m_menu, menu->windowFlags());
    m_menu->setMenu(menu);
}

void HeaderBar::setKeys(Keys keys)
{
    m_keys = std::move(keys);
    tip(*m_present, tr("In front of a class, full screen"), m_keys.present);
    showUndo(false);
    showRedo(false);
}

void HeaderBar::showMode(Mode mode)
{
    m_modes->setCurrent(int(mode));
}

void HeaderBar::addBesideName(QWidget* widget)
{
    m_row->insertWidget(m_row->indexOf(m_subject) + 1, widget);
}

void HeaderBar::showSubject(const QString& name)
{
    m_subject->showText(name);
    m_subject->setToolTip(plainToolTip(name));
    m_subject->setAccessibleDescription(name); // else the tool tip, with its markup
}

void HeaderBar::showUndo(bool possible, const QString& what)
{
    m_undo->setEnabled(possible);
    tip(*m_undo, what.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(what), m_keys.undo);
}

void HeaderBar::showRedo(bool possible, const QString& what)
{
    m_redo->setEnabled(possible);
    tip(*m_redo, what.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(what), m_keys.redo);
}

/// From what each part asks for, never from what is shown now: the same width always shows the same.
int HeaderBar::widthWith(const Shown& shown) const
{
    const QMargins margins = m_row->contentsMargins();
    int width = margins.left() + margins.right() - m_row->spacing();
    for (int i = 0; i < m_row->count(); ++i) {
        const QWidget* part = m_row->itemAt(i)->widget();
        if (part == m_product ? !shown.product : part->isHidden())
            continue;
        const auto* step = qobject_cast<const HistoryButton*>(part);
        const int own = part == m_product   ? m_product->sizeHint().width()
                        : part == m_subject ? shown.nameWidth
                        : step              ? step->sizeWith(shown.words).width()
                                            : m_row->itemAt(i)->minimumSize().width();
        width += own + m_row->spacing();
    }
    return width;
}

void HeaderBar::leaveOutWhatDoesNotFit()
{
    const int name = qMin(m_subject->sizeHint().width(), scaledFor(*this, kGoodName));
    const bool words = widthWith({.product = false, .words = true, .nameWidth = name}) <= width();
    m_undo->setWordShown(words);
    m_redo->setWordShown(words);
    m_product->setVisible(widthWith({.product = true, .words = true, .nameWidth = name}) <= width());
}

QSize HeaderBar::minimumSizeHint() const
{
    const Shown least{.product = false, .words = false, .nameWidth = scaledFor(*this, kLeastName)};
    return {widthWith(least), QWidget::minimumSizeHint().height()};
}

/// LayoutRequest: a part asks for another size, or has come or gone.
bool HeaderBar::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LayoutRequest)
        leaveOutWhatDoesNotFit();
    return handled;
}

void HeaderBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    leaveOutWhatDoesNotFit();
}

void HeaderBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(0, height() - 1, width(), 1, theme.hairline);
}

} // namespace fenceline::ui
