// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace fenceline::ui {
class Playback;
class Session;
} // namespace fenceline::ui

namespace fenceline::app {

class Look;
class Sayings;

/// Copies the run for use elsewhere, as a picture or in words, and says that it did until something else is done.
class Copies : public QObject {
    Q_OBJECT
public:
    /// All of these outlive it.
    Copies(const ui::Session& session, const ui::Playback& playback, const Look& look, Sayings& sayings);

    void copyPicture();
    void copyVerdict();

private:
    const ui::Session& m_session;
    const ui::Playback& m_playback;
    const Look& m_look;
    Sayings& m_sayings;
};

} // namespace fenceline::app
