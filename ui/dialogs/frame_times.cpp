// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/frame_times.h"

#include "ui/theme/paint.h"
#include "ui/theme/style.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLoggingCategory>
#include <QPainter>
#include <QWindow>

namespace fenceline::ui {
namespace {

Q_LOGGING_CATEGORY(framesLog, "fenceline.frames", QtWarningMsg)

constexpr std::chrono::milliseconds kBudget{16};

/// After Qt's own request to paint, which comes with Qt::LowEventPriority: what has asked for no painting by then is no
/// cause of a later frame.
constexpr int kAfterPainting = Qt::LowEventPriority - 1;
const QEvent::Type kForget = QEvent::Type(QEvent::registerEventType());

bool isInput(QEvent::Type type)
{
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd: return true;
    default: return false;
    }
}

double inMilliseconds(FrameFigures::Time time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

} // namespace

FrameTimes* FrameTimes::watch(QWidget* window)
{
    return framesLog().isDebugEnabled() ? new FrameTimes(window) : nullptr;
}

FrameTimes::FrameTimes(QWidget* window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_clock.start();
    window->installEventFilter(this);
    listen();
    place();
    show();
}

/// The system's window is there only once the widget has been shown.
void FrameTimes::listen()
{
    QObject* input = parentWidget()->windowHandle();
    if (input == m_input || !input)
        return;
    m_input = input;
    m_input->installEventFilter(this);
}

void FrameTimes::noteCause()
{
    if (m_cause >= 0)
        return;
    m_cause = m_clock.nsecsElapsed();
    QCoreApplication::postEvent(this, new QEvent(kForget), kAfterPainting);
}

bool FrameTimes::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_input && isInput(event->type())) {
        noteCause();
    } else if (watched == parent()) {
        if (event->type() == QEvent::UpdateRequest && !m_painting) {
            paintFrame(event);
            return true;
        }
        if (event->type() == QEvent::Show || event->type() == QEvent::WinIdChange)
            listen();
        // LayoutRequest: what the window holds may be another, and lie above.
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
            place();
    }
    return QWidget::eventFilter(watched, event);
}

/// Lets the window paint within this call, so that the end is known too.
void FrameTimes::paintFrame(QEvent* request)
{
    const bool own = m_showing && m_cause < 0; // only these figures are new: no frame to count, or there is no end
    const qint64 from = m_cause >= 0 ? m_cause : m_clock.nsecsElapsed();
    m_cause = -1;
    m_painting = true;
    QCoreApplication::sendEvent(parent(), request);
    m_painting = false;
    if (own)
        return;
    const FrameFigures::Time frame{m_clock.nsecsElapsed() - from};
    m_figures.add(frame);
    if (frame > kBudget)
        qCDebug(framesLog, "a frame of %.1f ms", inMilliseconds(frame));
    m_showing = true;
    update();
}

QString FrameTimes::text() const
{
    const auto ms = [](FrameFigures::Time time) { return QString::number(inMilliseconds(time), 'f', 1); };
    return tr("%1 ms · p50 %2 · p99 %3 · worst %4",
              "times of frames: the last one, of most, of nearly all, the longest")
        .arg(ms(m_figures.last()), ms(m_figures.percentile(50)), ms(m_figures.percentile(99)), ms(m_figures.worst()));
}

QSize FrameTimes::sizeHint() const
{
    // Wide enough for any figures, so that the overlay does not dance.
    const QFontMetrics metrics(ui::font(TextStyle::Small, textScaleOf(*this)));
    const QString widest =
        tr("%1 ms · p50 %2 · p99 %3 · worst %4", "times of frames: the last one, of most, of nearly all, the longest");
    const QString number = QStringLiteral("8888.8");
    return {metrics.horizontalAdvance(widest.arg(number, number, number, number)) + 16, metrics.height() + 8};
}

void FrameTimes::place()
{
    const QSize size = sizeHint().boundedTo(parentWidget()->size());
    const bool leading = parentWidget()->layoutDirection() == Qt::RightToLeft;
    setGeometry(leading ? 4 : parentWidget()->width() - size.width() - 4, 4, size.width(), size.height());
    raise();
}

void FrameTimes::paintEvent(QPaintEvent*)
{
    m_showing = false;
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    drawRounded(painter, rect(), measure::kBarRadius, theme.ink, theme.ink, 0);
    painter.setFont(ui::font(TextStyle::Small, textScaleOf(*this)));
    painter.setPen(theme.panel);
    painter.drawText(rect(), int(Qt::AlignCenter) | Qt::TextSingleLine, text());
}

bool FrameTimes::event(QEvent* event)
{
    if (event->type() == kForget) {
        m_cause = -1;
        return true;
    }
    if (event->type() == QEvent::StyleChange)
        place();
    return QWidget::event(event);
}

} // namespace fenceline::ui
