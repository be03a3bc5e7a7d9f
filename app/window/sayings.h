// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/banner.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>

namespace fenceline::app {

/// What the parts of the window have to say, for its banner: one message for each topic, made anew when the window is
/// built anew in another language.
class Sayings : public QObject {
    Q_OBJECT
public:
    using MakeMessage = std::function<ui::Message()>;

    using QObject::QObject;

    void say(const QString& topic, const MakeMessage& make);
    /// Takes back what is no longer so.
    void retract(const QString& topic);
    /// Says the last message of each topic again, in the present language.
    void sayAgain(const QStringList& topics);

signals:
    void said(const fenceline::ui::Message& message);
    void retracted(const QString& topic);

private:
    std::map<QString, MakeMessage> m_makers; ///< the last one of each topic
};

} // namespace fenceline::app
