// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_access.h"

#include "ui/stage/stage_view.h"
#include "ui/text/summary.h"
#include "ui/text/text.h"
#include "ui/theme/access.h"
#include "ui/theme/painted_access.h"

namespace fenceline::ui {
namespace {

/// Each card with its facts; the messages as a last part of their own, where there are any.
class StageParts : public PaintedParts {
public:
    explicit StageParts(StageView& view) : m_view(view) {}

    QString summary() const override
    {
        if (!m_view.run())
            return {};
        return Text::tr("%1 Space plays, comma and full stop step.", "a state; what can be done")
            .arg(summaryOf(*m_view.run(), m_view.playhead()));
    }

    int partCount() const override { return cards() + (stage().messages.empty() ? 0 : 1); }

    AccessPart part(int index) const override
    {
        if (index < cards())
            return {card(index).name, placed(card(index).rect)};
        QRectF all;
        for (const StageMessage& message : stage().messages)
            all |= message.pill;
        return {Text::tr("Messages"), placed(all)};
    }

    int itemCount(int part) const override
    {
        return part < cards() ? static_cast<int>(card(part).facts.size()) : static_cast<int>(stage().messages.size());
    }

    AccessPart item(int part, int index) const override
    {
        if (part < cards())
            return {card(part).facts[index], placed(card(part).rect)};
        const StageMessage& message = stage().messages[static_cast<std::size_t>(index)];
        return {message.spoken, placed(message.pill)};
    }

private:
    const StageGeometry& stage() const { return m_view.geometryNow(); }
    int cards() const { return static_cast<int>(stage().cards.size()); }
    const StageCard& card(int index) const { return stage().cards[static_cast<std::size_t>(index)]; }
    QRect placed(const QRectF& rect) const { return rect.toAlignedRect().translated(-m_view.offset()); }

    StageView& m_view;
};

class StageAccess : private StageParts, public PaintedAccess {
public:
    explicit StageAccess(StageView* view)
        : StageParts(*view), PaintedAccess(view, static_cast<StageParts&>(*this), QAccessible::Grouping)
    {
    }
};

} // namespace

void installStageAccess()
{
    installAccess<StageView, StageAccess>();
}

} // namespace fenceline::ui
