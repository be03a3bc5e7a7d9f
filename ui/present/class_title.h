// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace fenceline::ui {

/// What the class is looking at, in a line above the picture: the scenario, and how it is set.
class ClassTitle : public QWidget {
    Q_OBJECT
public:
    explicit ClassTitle(QWidget* parent = nullptr);

    void showTitle(const QString& scenario, const QString& settings); ///< plain text

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void applyLook();

    QLabel* m_scenario;
    QLabel* m_settings;
};

} // namespace fenceline::ui
