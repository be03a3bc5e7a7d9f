// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/side_column.h"

#include "ui/controls/controls_panel.h"
#include "ui/controls/message_line.h"
#include "ui/controls/verdict_card.h"
#include "ui/text/names.h"
#include "ui/theme/column_scroll.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr int kWidth = 296;
constexpr int kMargin = 12;      ///< beside the controls
constexpr int kCardMargins = 30; ///< above and below the verdict
constexpr int kLeastPart = 60;   ///< of the verdict's sentence, and of the reasons

/// Takes the height of its content where there is room, and scrolls where there is none. The bar then stands in the
/// content's margin, so that nothing moves or wraps anew when it comes, and a line says where the content is cut off.
/// It must not have a height for its width: a layout would never let it be lower than that.
class FittingScroll : public QScrollArea {
public:
    explicit FittingScroll(QWidget* content)
    {
        setColumn(*this, content);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        content->installEventFilter(this);
        verticalScrollBar()->installEventFilter(this);
        makeRoomForBar();
    }
    QSize sizeHint() const override
    {
        const int wide = scaledFor(*this, kWidth) - 1;
        const int room = wide - (verticalScrollBar()->isVisible() ? barWidth() : 0);
        return {wide, qMax(widget()->heightForWidth(room), widget()->minimumSizeHint().height())};
    }
    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        const bool barComesOrGoes = event->type() == QEvent::Show || event->type() == QEvent::Hide;
        if (object == verticalScrollBar() && barComesOrGoes)
            makeRoomForBar();
        if (object == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(object, event);
    }
    void changeEvent(QEvent* event) override
    {
        QScrollArea::changeEvent(event);
        if (event->type() == QEvent::StyleChange || event->type() == QEvent::LayoutDirectionChange)
            makeRoomForBar();
    }

private:
    int barWidth() const { return style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this); }
    void makeRoomForBar()
    {
        const int wide = qMax(kMargin, barWidth());
        const int narrow = verticalScrollBar()->isVisible() ? wide - barWidth() : wide;
        QMargins margins = widget()->layout()->contentsMargins();
        margins.setLeft(isRightToLeft() ? narrow : kMargin);
        margins.setRight(isRightToLeft() ? kMargin : narrow);
        widget()->layout()->setContentsMargins(margins);
    }
};

} // namespace

SideColumn::SideColumn(const Scenario& opened, QWidget* parent)
    : QWidget(parent), m_controls(new ControlsPanel(opened)), m_verdict(new VerdictCard),
      m_scroll(new FittingScroll(m_controls)), m_notPlayed(new MessageLine)
{
    auto* card = new QVBoxLayout;
    card->setContentsMargins(16, 0, 16, 16);
    card->setSpacing(4);
    card->addWidget(m_notPlayed);
    card->addWidget(m_verdict);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scroll);
    column->addWidget(makeCut());
    column->addSpacing(8);
    column->addLayout(card);
    column->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    applyLook();
}

/// A line where the controls are cut off, and no line where they all are in sight.
QWidget* SideColumn::makeCut() const
{
    auto* cut = new Rule;
    QSizePolicy policy = cut->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    cut->setSizePolicy(policy);
    cut->hide();
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, cut,
            [cut](int, int last) { cut->setVisible(last > 0); });
    return cut;
}

void SideColumn::showRun(const std::shared_ptr<const Run>& run)
{
    m_notPlayed->sayError({});
    m_controls->showScenario(run->scenario);
    m_verdict->showRun(run);
    makeRoom();
}

void SideColumn::sayNotPlayed(const Error& error)
{
    m_notPlayed->sayError(
        tr("This could not be played (%1), so the setting before it still stands.").arg(textOf(error.message)));
}

QSize SideColumn::sizeHint() const
{
    return {scaledFor(*this, kWidth), 600};
}

void SideColumn::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

/// Before this size is laid out: what the verdict takes, the controls lack, and they keep the least that they can do
/// with.
void SideColumn::resizeEvent(QResizeEvent* event)
{
    makeRoom();
    QWidget::resizeEvent(event);
}

void SideColumn::makeRoom()
{
    const int others = m_scroll->minimumSizeHint().height() + m_verdict->heightWithoutParts() + kCardMargins;
    m_verdict->setPartsRoom(qMax(kLeastPart, qMin(height() * 3 / 10, height() - others)));
}

void SideColumn::applyLook()
{
    setFixedWidth(scaledFor(*this, kWidth));
}

void SideColumn::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(isRightToLeft() ? width() - 1 : 0, 0, 1, height(), theme.hairline);
}

} // namespace fenceline::ui
