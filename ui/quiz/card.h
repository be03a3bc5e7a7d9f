// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace fenceline::ui {

/// A panel with round corners on the canvas: an optional heading, and a column for its content.
class Card : public QWidget {
    Q_OBJECT
public:
    explicit Card(const QString& heading = {}, QWidget* parent = nullptr);

    QVBoxLayout* column() const { return m_column; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_column;
};

} // namespace fenceline::ui
