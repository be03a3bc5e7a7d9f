// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <QWidget>
#include <utility>
#include <vector>

class QActionGroup;
class QKeyEvent;
class QPushButton;

namespace fenceline::ui {

class Announcement;
class CaptionLabel;
class IconButton;
class TextLabel;

/// Playing and stepping, the time, and the sentence of what has just happened. It asks; somebody else moves the time.
/// A screen reader hears the sentence where the time comes to rest, and none on the way while it plays.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    explicit TransportBar(QWidget* parent = nullptr);

    void showTime(Instant at);
    void showCaption(const QString& sentence);
    void showPlaying(bool playing);
    void showSpeed(double speed); ///< virtual seconds for each real one

    /// The bar's keys, for the window to offer what nobody else wanted: Space plays and pauses, comma and full stop
    /// step, Home and End go to the ends. False: it is none of them.
    bool handleKey(const QKeyEvent& event);
    /// The same keys and what they do, for a list that helps.
    static std::vector<std::pair<QString, QString>> keys();

signals:
    void playRequested(bool play);
    void startRequested();
    void previousRequested();
    void nextRequested();
    void endRequested();
    void speedChosen(double speed); ///< 0.25 to 8

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    void makeSpeeds();
    void applyLook();
    void announce();

    IconButton* m_start;
    IconButton* m_previous;
    IconButton* m_play;
    IconButton* m_next;
    IconButton* m_end;
    QPushButton* m_speed;
    QActionGroup* m_speeds;
    TextLabel* m_time;
    CaptionLabel* m_caption;
    Announcement* m_announcement;
    Instant m_at{};
    bool m_playing = false;
    bool m_moved = false; ///< since the last sentence that was said
    QString m_said;
};

} // namespace fenceline::ui
