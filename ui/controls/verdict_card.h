// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QWidget>
#include <memory>

namespace fenceline::ui {

class Announcement;
class CardScroll;
class LinkButton;
class ReasonList;
class OutcomeMark;
class TextLabel;

/// How the run ended: a sign and a title, who was told yes and what the row kept, and on demand the chain of events
/// that led there. A seat sold twice has a double outline.
///
/// `show` is cheap enough for every step of a drag. `announce` is for its end: it gives the card's accessible name the
/// consequence, and screen readers speak it once.
class VerdictCard : public QWidget {
    Q_OBJECT
public:
    explicit VerdictCard(QWidget* parent = nullptr);

    void showRun(std::shared_ptr<const Run> run);
    void announce();
    void setReasonsShown(bool shown);
    bool areReasonsShown() const;
    /// The sentence and the chain take this height each at most, and scroll from there, so that the card stays in
    /// sight.
    void setPartsRoom(int height);
    /// What it takes but for them, at its present width.
    int heightWithoutParts() const;

signals:
    /// The user asks for the moment of one reason.
    void momentChosen(fenceline::Instant at);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refreshReasons();

    std::shared_ptr<const Run> m_run;
    TextLabel* m_title;
    OutcomeMark* m_sign;
    TextLabel* m_sentence;
    LinkButton* m_why;
    ReasonList* m_reasons;
    CardScroll* m_scroll;
    CardScroll* m_words;
    Announcement* m_announcement;
};

} // namespace fenceline::ui
