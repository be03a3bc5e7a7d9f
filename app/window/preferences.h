// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/appearance.h"
#include "app/window/timeline_layout.h"

#include <QByteArray>
#include <QObject>
#include <QString>

class QSettings;

namespace fenceline::app {

/// Where the window's parts stand. A member that is empty or none stands for the standard layout.
struct WindowLayout {
    QByteArray window;   ///< place and size on the screen, as QWidget::saveGeometry gives them
    QByteArray splitter; ///< as QSplitter::saveState gives it
    int tab = 0;
    bool moreOpen = false; ///< the controls that most users do without
    TimelineLayout timeline;
    friend bool operator==(const WindowLayout&, const WindowLayout&) = default;
};

/// The user's preferences, kept from one start to the next. Each setter writes to the store at once.
class Preferences : public QObject {
    Q_OBJECT
public:
    /// `store` outlives this; null: nothing is kept. Values in it that make no sense are ignored.
    explicit Preferences(QSettings* store, QObject* parent = nullptr);

    const Appearance& appearance() const { return m_appearance; }
    void setAppearance(const Appearance& appearance);
    void setTheme(std::optional<ui::Theme::Kind> theme) { setAppearance({theme, m_appearance.textScale}); }
    void setTextScale(double scale) { setAppearance({m_appearance.theme, scale}); }
    /// As in ui/text/languages.h; empty: as the system.
    const QString& language() const { return m_language; }
    void setLanguage(const QString& code);
    bool isMotionReduced() const { return m_motionReduced; }
    void setMotionReduced(bool reduced);
    const WindowLayout& layout() const { return m_layout; }
    void setLayout(const WindowLayout& layout);

    /// Sets every preference back to its standard value.
    void reset();

signals:
    void appearanceChanged();
    void languageChanged();
    void motionChanged();
    /// reset() has changed everything.
    void wasReset();

private:
    void keep(const QString& key, const QVariant& value);

    QSettings* m_store;
    Appearance m_appearance;
    QString m_language;
    bool m_motionReduced = false;
    WindowLayout m_layout;
};

} // namespace fenceline::app
