// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/splitter.h"

#include "ui/theme/access.h"
#include "ui/theme/style.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <tuple>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr int kStep = 16;
constexpr int kPage = 96;

class HandleAccess : public ValueAccess<QAccessibleWidget> {
public:
    explicit HandleAccess(SplitterHandle* handle) : ValueAccess(handle, QAccessible::Splitter), m_handle(handle) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return Splitter::tr("%1 %", "the share of a part of the window").arg(QLocale().toString(m_handle->share()));
        return QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return m_handle->share(); }
    void setCurrentValue(const QVariant& value) override { m_handle->setShare(value.toInt()); }
    QVariant minimumValue() const override { return m_handle->leastShare(); }
    QVariant maximumValue() const override { return m_handle->mostShare(); }
    QVariant minimumStepSize() const override { return 1; }

private:
    SplitterHandle* m_handle;
};

} // namespace

Splitter::Splitter(Qt::Orientation orientation, const QString& name, QWidget* parent)
    : QSplitter(orientation, parent), m_name(name)
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, &Splitter::leaveStandard);
}

void Splitter::setParts(QWidget* first, QWidget* second)
{
    addWidget(first);
    addWidget(second);
    setTabOrder(first, handle(1));
}

void Splitter::setStandard(std::function<int(int)> lengthOfFirst)
{
    m_standard = std::move(lengthOfFirst);
    toStandard();
}

void Splitter::toStandard()
{
    m_isStandard = true;
    followStandard();
}

void Splitter::followStandard()
{
    if (!m_isStandard)
        return;
    const int room = (orientation() == Qt::Horizontal ? width() : height()) - handleWidth();
    const int first = m_standard(room);
    setSizes({first, room - first});
}

void Splitter::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    followStandard();
}

QSplitterHandle* Splitter::createHandle()
{
    return new SplitterHandle(this);
}

std::vector<std::pair<QString, QString>> Splitter::keys()
{
    return {{tr("Arrow keys"), tr("Move the border a little")},
            {tr("Page Up, Page Down"), tr("Move the border further")},
            {tr("Home, End"), tr("As far as it goes")}};
}

SplitterHandle::SplitterHandle(Splitter* splitter) : QSplitterHandle(splitter->orientation(), splitter)
{
    installAccess<SplitterHandle, HandleAccess>();
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(splitter->name());
}

int SplitterHandle::room() const
{
    const QList<int> sizes = splitter()->sizes();
    return std::max(1, sizes.value(0) + sizes.value(1));
}

int SplitterHandle::first() const
{
    return splitter()->sizes().value(0);
}

int SplitterHandle::first(int wanted) const
{
    int least = 0;
    int most = 0;
    splitter()->getRange(splitter()->indexOf(const_cast<SplitterHandle*>(this)), &least, &most);
    if (orientation() == Qt::Horizontal && isRightToLeft()) // told from the left, where the second part lies
        std::tie(least, most) = std::pair(room() - most, room() - least);
    return std::clamp(wanted, least, std::max(least, most));
}

int SplitterHandle::shareAt(int length) const
{
    return qRound(100.0 * length / room());
}

int SplitterHandle::share() const
{
    return shareAt(first());
}

void SplitterHandle::moveFirst(int to)
{
    const int before = share();
    const int length = first(to);
    splitter()->setSizes({length, room() - length});
    emit splitter()->splitterMoved(first(), splitter()->indexOf(this)); // as the mouse's moves are told
    if (share() != before) {
        QAccessibleValueChangeEvent change(this, share());
        QAccessible::updateAccessibility(&change);
    }
}

void SplitterHandle::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & ~Qt::KeypadModifier)
        return event->ignore();
    const bool upright = orientation() == Qt::Vertical;
    const int right = isRightToLeft() ? -kStep : kStep;
    switch (event->key()) {
    case Qt::Key_Up: return upright ? moveFirst(first() - kStep) : event->ignore();
    case Qt::Key_Down: return upright ? moveFirst(first() + kStep) : event->ignore();
    case Qt::Key_Left: return upright ? event->ignore() : moveFirst(first() - right);
    case Qt::Key_Right: return upright ? event->ignore() : moveFirst(first() + right);
    case Qt::Key_PageUp: return moveFirst(first() - kPage);
    case Qt::Key_PageDown: return moveFirst(first() + kPage);
    case Qt::Key_Home: return moveFirst(0);
    case Qt::Key_End: return moveFirst(room());
    default: QSplitterHandle::keyPressEvent(event);
    }
}

void SplitterHandle::paintEvent(QPaintEvent* event)
{
    QSplitterHandle::paintEvent(event);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        QPainter(this).fillRect(rect(), themeOf(*this).ink);
}

} // namespace fenceline::ui
