// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/copies.h"

#include "app/draw/paint_view.h"
#include "app/window/look.h"
#include "app/window/sayings.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/text/verdict_text.h"

#include <QClipboard>
#include <QGuiApplication>

namespace fenceline::app {
namespace {

constexpr QSize kPicture{1600, 900};
const QString kCopied = QStringLiteral("copied"); ///< the topic

} // namespace

Copies::Copies(const ui::Session& session, const ui::Playback& playback, const Look& look, Sayings& sayings)
    : m_session(session), m_playback(playback), m_look(look), m_sayings(sayings)
{
    connect(&session, &ui::Session::changed, this, [this] { m_sayings.retract(kCopied); });
    connect(&playback, &ui::Playback::playheadMoved, this, [this] {
        if (!m_playback.isPlaying())
            m_sayings.retract(kCopied);
    });
}

void Copies::copyPicture()
{
    QGuiApplication::clipboard()->setImage(
        pictureOf(*m_session.run(), m_playback.playhead(), m_look.theme().kind, kPicture));
    m_sayings.say(kCopied, [] { return ui::Message{ui::Message::Kind::Notice, tr("The picture is copied."), {}}; });
}

void Copies::copyVerdict()
{
    QGuiApplication::clipboard()->setText(ui::verdictPlainText(*m_session.run()));
    m_sayings.say(kCopied, [] { return ui::Message{ui::Message::Kind::Notice, tr("The verdict is copied."), {}}; });
}

} // namespace fenceline::app
