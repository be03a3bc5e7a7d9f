// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace fenceline::ui {

/// Undo or Redo: its word or, where there is no room for it, an arrow that goes back or on. Its name is the word.
class HistoryButton : public QPushButton {
    Q_OBJECT
public:
    enum class Way { Back, On };
    HistoryButton(Way way, const QString& word, QWidget* parent = nullptr);

    void setWordShown(bool shown);
    bool isWordShown() const { return m_wordShown; }
    /// With its word or with the arrow, whatever it shows now.
    QSize sizeWith(bool word) const;
    QSize sizeHint() const override { return sizeWith(m_wordShown); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Way m_way;
    bool m_wordShown = true;
};

} // namespace fenceline::ui
