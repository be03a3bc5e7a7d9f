// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command_palette.h"

#include "ui/dialogs/command_list.h"
#include "ui/dialogs/command_row.h"
#include "ui/theme/paint.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr int kWidth = 560;
constexpr int kMostRows = 10;
constexpr qsizetype kRemembered = 12;

QListView* makeView(CommandList* list, QWidget* parent)
{
    auto* view = new QListView(parent);
    view->setModel(list);
    view->setItemDelegate(new CommandRow(view));
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus); // the field keeps the keyboard
    view->setUniformItemSizes(true);
    view->setMouseTracking(true);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setAccessibleName(CommandPalette::tr("Actions and settings"));
    return view;
}

} // namespace

class CommandPalette::Card : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = themeOf(*this);
        QPainter painter(this);
        drawRounded(painter, rect(), measure::kCardRadius, theme.panel, theme.edge);
    }
};

CommandPalette::CommandPalette(QWidget* window)
    : QWidget(window), m_card(new Card(this)), m_field(new QLineEdit), m_note(new TextLabel(TextStyle::Small)),
      m_list(new CommandList(this))
{
    m_view = makeView(m_list, m_card);
    setAccessibleName(tr("Command palette"));
    m_field->setAccessibleName(tr("Find an action or a setting"));
    m_field->setPlaceholderText(tr("Find an action or a setting"));
    auto* rows = new QVBoxLayout(m_card);
    rows->setContentsMargins(10, 10, 10, 10);
    rows->setSpacing(8);
    rows->addWidget(m_field);
    rows->addWidget(m_note);
    rows->addWidget(m_view);
    connectParts();
    window->installEventFilter(this);
    hide();
}

void CommandPalette::connectParts()
{
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showCurrent);
    connect(m_view, &QListView::clicked, this, [this](const QModelIndex& index) {
        select(index.row());
        runCurrent();
    });
}

void CommandPalette::open(std::vector<Command> commands)
{
    const bool wasOpen = isVisible();
    m_list->show(nullptr, {});
    m_commands = std::move(commands);
    if (!wasOpen)
        m_before = window()->focusWidget();
    if (m_field->text().isEmpty())
        search();
    else
        m_field->clear();
    raise();
    show();
    // As a menu takes it: what had the keyboard goes on showing where it was.
    m_field->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::dismiss()
{
    if (!isVisible())
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    if (hadFocus && m_before && m_before->isVisible())
        m_before->setFocus(Qt::PopupFocusReason);
    hide();
}

void CommandPalette::search()
{
    m_list->show(&m_commands, findCommands(m_commands, m_field->text(), m_recent));
    select(0);
}

void CommandPalette::select(int row)
{
    const int last = m_list->rowCount() - 1;
    m_view->setCurrentIndex(m_list->index(qBound(0, row, qMax(0, last))));
    showCurrent();
}

/// Says what is chosen, and what it waits for: to the eyes below the field, to a screen reader as the field's
/// description, for there the keyboard is.
void CommandPalette::showCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid()) {
        const QString nothing = tr("Nothing is called that.");
        m_field->setAccessibleDescription(m_field->text().isEmpty() ? QString() : nothing);
        say(m_field->text().isEmpty() ? QString() : nothing, false);
        return;
    }
    const Command& command = m_list->command(current.row());
    m_field->setAccessibleDescription(current.data(Qt::AccessibleTextRole).toString());
    say(command.takesValue() ? command.hint : QString(), false);
    QAccessibleEvent event(m_view, QAccessible::Selection);
    event.setChild(current.row());
    QAccessible::updateAccessibility(&event);
}

void CommandPalette::say(const QString& sentence, bool isWrong)
{
    m_note->setTone(isWrong ? TextLabel::Tone::Wrong : TextLabel::Tone::Quiet);
    m_note->showText(sentence);
    m_note->setVisible(!sentence.isEmpty());
    if (isWrong)
        m_field->setAccessibleDescription(sentence);
    fit();
}

void CommandPalette::runCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid())
        return;
    // Its own copies: what runs may open this anew with other commands.
    const Command command = m_list->command(current.row());
    const QString value = m_list->value(current.row());
    if (!command.enabled)
        return say(tr("%1: not possible now.").arg(command.text), true);
    if (command.takesValue())
        return runTyped(command, value);
    remember(command);
    dismiss();
    if (command.run)
        command.run();
}

void CommandPalette::remember(const Command& command)
{
    m_recent.removeAll(commandKey(command));
    m_recent.prepend(commandKey(command));
    m_recent = m_recent.mid(0, kRemembered);
}

/// Without a value its name is written out, so that only the value is left to type.
void CommandPalette::runTyped(const Command& command, const QString& value)
{
    if (value.isEmpty()) {
        m_field->setText(withoutDots(command.text) + QLatin1Char(' '));
        return;
    }
    const QString wrong = command.runTyped(value);
    if (!wrong.isEmpty())
        return say(wrong, true);
    remember(command);
    dismiss();
}

bool CommandPalette::handleKey(const QKeyEvent& event)
{
    const int row = m_view->currentIndex().row();
    const int rows = m_list->rowCount();
    const int page = qMax(1, kMostRows - 1);
    switch (event.key()) {
    case Qt::Key_Up: select(row > 0 ? row - 1 : rows - 1); return true;
    case Qt::Key_Down: select(row + 1 < rows ? row + 1 : 0); return true;
    case Qt::Key_PageUp: select(row - page); return true;
    case Qt::Key_PageDown: select(row + page); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: runCurrent(); return true;
    case Qt::Key_Escape: dismiss(); return true;
    default: return false;
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return handleKey(*static_cast<QKeyEvent*>(event));
    if (watched == m_field && event->type() == QEvent::ShortcutOverride) {
        // Its own keys are no shortcuts of the window while it is open.
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Escape: event->accept(); return true;
        default: break;
        }
    }
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        fit();
    return QWidget::eventFilter(watched, event);
}

bool CommandPalette::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::StyleChange && isVisible())
        fit();
    return handled;
}

/// Near the top, as high as what was found, and never beyond the window.
void CommandPalette::fit()
{
    setGeometry(parentWidget()->rect());
    const int margin = int(measure::kMargin);
    const int width = qMin(scaledFor(*this, kWidth), this->width() - 2 * margin);
    const int top = qMax(margin, height() / 12);
    const int rowHeight = m_list->rowCount() > 0 ? m_view->sizeHintForRow(0) : 0;
    m_view->setVisible(rowHeight > 0);
    auto* rows = m_card->layout();
    m_view->setFixedHeight(0);
    rows->activate();
    const int others = rows->hasHeightForWidth() ? rows->totalHeightForWidth(width) : rows->totalSizeHint().height();
    const int room = qMax(rowHeight, height() - top - margin - others);
    m_view->setFixedHeight(qMin(room, rowHeight * qMin(kMostRows, m_list->rowCount())));
    rows->activate();
    const int card = rows->hasHeightForWidth() ? rows->totalHeightForWidth(width) : rows->totalSizeHint().height();
    m_card->setGeometry((this->width() - width) / 2, top, width, card);
    if (m_view->currentIndex().isValid())
        m_view->scrollTo(m_view->currentIndex());
}

void CommandPalette::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    if (!m_card->geometry().contains(event->pos()))
        dismiss();
}

void CommandPalette::wheelEvent(QWheelEvent* event)
{
    event->accept();
}

void CommandPalette::keyPressEvent(QKeyEvent* event)
{
    event->accept(); // no key reaches the window below
}

bool CommandPalette::focusNextPrevChild(bool)
{
    return true; // nor leads out of the field
}

} // namespace fenceline::ui
