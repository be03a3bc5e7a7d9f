// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace fenceline::app {

class ClassMode;
class Panes;
class Preferences;

/// Keeps the layout in the preferences as it changes, so that it is there after a kill too. In front of a class it is
/// the layout of before.
class LayoutKeeper : public QObject {
    Q_OBJECT
public:
    /// All of these outlive the keeper.
    LayoutKeeper(QWidget& window, const ClassMode& classMode, Preferences& preferences);

    /// The panes that the window has now.
    void watch(const Panes& panes);
    void keep();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void keepSoon();

    QWidget& m_window;
    const ClassMode& m_classMode;
    Preferences& m_preferences;
    QPointer<const Panes> m_panes;
    bool m_isPending = false;
};

} // namespace fenceline::app
