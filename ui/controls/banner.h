// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QAbstractButton;
class QBoxLayout;
class QPushButton;

namespace fenceline::ui {

class Announcement;
class TextLabel;

/// What a window has to say about itself: what went wrong, where, and what can be done.
struct Message {
    enum class Kind { Error, Notice, Question };
    struct Remedy {
        QString words; ///< on its button
        std::function<void()> act;
    };
    Kind kind = Kind::Notice;
    QString text;                 ///< plain, whole sentences
    std::vector<Remedy> remedies; ///< two at most; the first is what Return does
    /// Says what it is about: another message of the same topic takes its place, and retract() takes it back. May be
    /// empty.
    QString topic;
};

/// The strip at the top of a window that says one thing at a time and covers nothing. The newest message stands first;
/// the ones before come up again as it goes. Its button or Escape closes it, a remedy closes it too. A screen reader
/// hears each message as it comes up; a question takes the focus, the others leave it where it is. What would be higher
/// than a few lines, a long path, is shortened, and whole in the tool tip.
class Banner : public QWidget {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);

    void say(const Message& message);
    /// Takes back what is no longer so.
    void retract(const QString& topic);
    /// Of all that it has to say, the one that is shown last.
    QStringList topics() const;
    /// Closes the message that is shown, as Escape does where the focus is inside; false where there is none. For the
    /// window's own Escape.
    bool dismiss();
    /// As high as it is at the width it has: the window must not grow by what a narrower one would need.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drop(const QString& topic);
    void refresh();
    void showMessage(const Message& message);
    void placeText();
    void fit();
    int widthGiven() const;
    void act(std::size_t remedy);

    std::vector<Message> m_messages; ///< the last one is shown
    TextLabel* m_text;
    QBoxLayout* m_buttons;
    Announcement* m_announcement;
    std::array<QPushButton*, 2> m_remedies;
    QAbstractButton* m_close;
    QPointer<QWidget> m_focusBefore; ///< who had it when a question took it
};

} // namespace fenceline::ui
