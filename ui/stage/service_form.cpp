// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/cards.h"
#include "ui/text/text.h"

/// What a lock service is made of: one node, a primary and its replica, five nodes of which a majority grants, a quorum
/// with a leader, one connection of a database.
namespace fenceline::ui {
namespace {

constexpr qreal kRadius = 4.5;
constexpr qreal kStep = 15; ///< from one node to the next

struct Form {
    std::vector<StageNode::Kind> nodes;
    bool wired = true;
    std::size_t majority = 0; ///< as many as that are outlined together
};

Form formOf(Service service)
{
    using Kind = StageNode::Kind;
    switch (service) {
    case Service::Redis: return {{Kind::Leader}};
    case Service::RedisReplicated: return {{Kind::Leader, Kind::Member}};
    case Service::Redlock: return {{Kind::Leader, Kind::Leader, Kind::Leader, Kind::Member, Kind::Member}, false, 3};
    case Service::Etcd:
    case Service::ZooKeeper: return {{Kind::Member, Kind::Leader, Kind::Member}};
    case Service::PostgresqlAdvisory: return {{Kind::Database}};
    }
    return {};
}

} // namespace

qreal serviceNodesWidth(Service service, const TextMeasure& measure)
{
    const Form form = formOf(service);
    return (static_cast<qreal>(form.nodes.size() - 1) * kStep + 2 * kRadius + (form.majority ? 4 : 0)) *
           measure.scale();
}

void addServiceNodes(StageCard& card, Service service, qreal right, qreal y, const TextMeasure& measure)
{
    const Form form = formOf(service);
    const qreal scale = measure.scale();
    qreal x = right - serviceNodesWidth(service, measure) + (kRadius + (form.majority ? 4 : 0)) * scale;
    for (const StageNode::Kind kind : form.nodes) {
        if (form.wired && !card.nodes.empty())
            card.wires.push_back({card.nodes.back().centre, QPointF(x, y)});
        card.nodes.push_back({{x, y}, kRadius * scale, kind});
        x += kStep * scale;
    }
    if (form.majority == 0)
        return;
    const qreal reach = (kRadius + 3.5) * scale;
    card.around = QRectF(card.nodes.front().centre - QPointF(reach, reach),
                         card.nodes[form.majority - 1].centre + QPointF(reach, reach));
}

QString serviceTitle(Service service)
{
    switch (service) {
    case Service::Redis: return QStringLiteral("Redis");
    case Service::RedisReplicated: return Text::tr("Redis + replica", "a lock service, briefly");
    case Service::Redlock: return QStringLiteral("Redlock");
    case Service::Etcd: return QStringLiteral("etcd");
    case Service::ZooKeeper: return QStringLiteral("ZooKeeper");
    case Service::PostgresqlAdvisory: return QStringLiteral("PostgreSQL");
    }
    return {};
}

QString serviceForm(Service service)
{
    switch (service) {
    case Service::Redis: return Text::tr("one node");
    case Service::RedisReplicated: return Text::tr("a primary and a replica");
    case Service::Redlock: return Text::tr("five nodes, a majority grants");
    case Service::Etcd:
    case Service::ZooKeeper: return Text::tr("three members, one of them leads");
    case Service::PostgresqlAdvisory: return Text::tr("one database connection holds it");
    }
    return {};
}

} // namespace fenceline::ui
