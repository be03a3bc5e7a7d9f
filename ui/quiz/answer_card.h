// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/key_focus.h"

#include <QRadioButton>

namespace fenceline::ui {

class LinkButton;

/// One answer to choose: its number and its text and, after the question is answered, whether it is right and why. A
/// radio button to a screen reader; but the view moves the keyboard focus, because an arrow key must not answer.
class AnswerCard : public QRadioButton {
    Q_OBJECT
public:
    AnswerCard(int number, const QString& text, QWidget* parent = nullptr);

    enum class Mark { None, Right, Wrong };
    /// Shows that the question is answered. `why` may be empty; the link is shown if a run proves the answer.
    void showGrade(Mark mark, const QString& why, bool hasRun);
    bool isGraded() const { return m_graded; }
    void showFocus();                           ///< takes the keyboard, and shows that it has
    LinkButton* link() const { return m_link; } ///< hidden where there is no run

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void nextCheckState() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Places {
        QRect sign, number, text, why, link; ///< as in a left-to-right layout
        int height;
    };
    Places placesFor(int width) const;
    void placeLink();
    QColor signColor() const;

    int m_number;
    QString m_answer;
    QString m_why;
    Mark m_mark = Mark::None;
    bool m_graded = false;
    KeyFocus m_keys{this};
    LinkButton* m_link;
};

} // namespace fenceline::ui
