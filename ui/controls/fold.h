// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

namespace fenceline::ui {

/// The line that opens and closes a Fold.
class FoldButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit FoldButton(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int wordsRoom(int width) const;
};

/// Settings that most do without: folded away behind a line that names them.
class Fold : public QWidget {
    Q_OBJECT
public:
    Fold(const QString& title, QWidget* content, QWidget* parent = nullptr);

    void setTitle(const QString& title) { m_button->setText(title); }
    void setOpen(bool open);
    bool isOpen() const { return m_button->isChecked(); }
    FoldButton* button() const { return m_button; }

private:
    void apply(bool open);

    FoldButton* m_button;
    QWidget* m_content;
};

} // namespace fenceline::ui
