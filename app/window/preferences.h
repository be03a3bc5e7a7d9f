// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/appearance.h"
#include "app/window/layout_store.h"

#include <QObject>
#include <QString>
#include <optional>

class QSettings;

namespace fenceline::app {

/// The user's preferences, kept from one start to the next. Each setter writes to the store at once, that of
/// the layout without waiting for the disk.
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
    /// What the menu has chosen: at first what the environment asks for, where it does, then the user's choice.
    const QString& languageInUse() const { return m_languageAtStart.isEmpty() ? m_language : m_languageAtStart; }
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
    QString m_languageAtStart; ///< by the environment; empty: it asks for none, or the user has chosen since
    bool m_motionReduced = false;
    std::optional<LayoutStore> m_layoutStore; ///< none: nothing is kept
    WindowLayout m_layout;
};

} // namespace fenceline::app
