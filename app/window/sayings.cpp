// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sayings.h"

namespace fenceline::app {

void Sayings::say(const QString& topic, const MakeMessage& make)
{
    m_makers[topic] = make;
    sayAgain({topic});
}

void Sayings::retract(const QString& topic)
{
    emit retracted(topic);
}

void Sayings::sayAgain(const QStringList& topics)
{
    for (const QString& topic : topics) {
        ui::Message message = m_makers.at(topic)();
        message.topic = topic;
        emit said(message);
    }
}

} // namespace fenceline::app
