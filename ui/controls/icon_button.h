// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fenceline::ui {

/// A button with a transport sign, painted as a path. The round one is the one that matters most.
class IconButton : public QToolButton {
    Q_OBJECT
public:
    enum class Icon { ToStart, Previous, Play, Pause, Next, ToEnd };
    enum class Shape { Framed, Round };
    IconButton(Icon icon, Shape shape, QWidget* parent = nullptr);

    void setIconShown(Icon icon);
    /// The name for screen readers; with the key that does the same it is the tool tip.
    void setWords(const QString& name, const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Icon m_icon;
    Shape m_shape;
};

} // namespace fenceline::ui
