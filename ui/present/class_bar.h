// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/outcome.h"

#include <QWidget>
#include <utility>
#include <vector>

class QKeyEvent;
class QLabel;

namespace fenceline::ui {

class Announcement;
class PlateButton;

/// The bar below the picture in front of a class: the time, what has just happened, and how it ended, which stays
/// hidden until it is revealed. It hears the keys of a remote.
class ClassBar : public QWidget {
    Q_OBJECT
public:
    explicit ClassBar(QWidget* parent = nullptr);

    void showCaption(const QString& time, const QString& sentence);
    void showOutcome(const QString& title, Outcome outcome);
    bool isRevealed() const { return m_revealed; }
    void setRevealed(bool revealed);

    /// PageUp and PageDown step, Space plays, B and the full stop make the screen black, H reveals, Escape leaves.
    /// False: it is none of these keys.
    bool handleKey(const QKeyEvent& event);
    /// Those of them that are no run's: black, and leave.
    bool handleRoomKey(const QKeyEvent& event);
    /// The same keys and what they do, for the list of keys.
    static std::vector<std::pair<QString, QString>> keys();

signals:
    void previousRequested();
    void nextRequested();
    void playToggled();
    void blackToggled();
    void revealedChanged(bool revealed);
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void applyLook();
    void showWhatIsKnown();

    QLabel* m_time;
    QLabel* m_caption;
    PlateButton* m_plate;
    Announcement* m_announcement;
    QString m_title;
    Outcome m_outcome = Outcome::NoSale;
    bool m_revealed = false;
};

} // namespace fenceline::ui
