// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences.h"

#include "ui/text/languages.h"
#include "ui/theme/theme_words.h"

#include <QSettings>
#include <algorithm>

namespace fenceline::app {
namespace {

using ui::Theme;

const QString kTheme = QStringLiteral("look/theme");
const QString kTextScale = QStringLiteral("look/text-percent");
const QString kLanguage = QStringLiteral("look/language");
const QString kMotionReduced = QStringLiteral("look/reduce-motion");

} // namespace

Preferences::Preferences(QSettings* store, QObject* parent)
    : QObject(parent), m_store(store), m_languageAtStart(ui::languageOfEnvironment())
{
    if (!m_store)
        return;
    m_appearance.theme = fromWord<Theme::Kind>(m_store->value(kTheme).toString().toStdString());
    m_appearance.textScale = std::clamp(m_store->value(kTextScale, 100).toInt(), 100, 200) / 100.0;
    m_language = m_store->value(kLanguage).toString();
    m_motionReduced = m_store->value(kMotionReduced).toBool();
    m_layoutStore.emplace(*m_store);
    m_layout = m_layoutStore->read();
}

void Preferences::keep(const QString& key, const QVariant& value)
{
    if (m_store)
        m_store->setValue(key, value);
}

void Preferences::setAppearance(const Appearance& appearance)
{
    if (m_appearance == appearance)
        return;
    m_appearance = appearance;
    const std::string_view theme = appearance.theme ? word(*appearance.theme) : "system";
    keep(kTheme, QString::fromLatin1(theme.data(), qsizetype(theme.size())));
    keep(kTextScale, qRound(appearance.textScale * 100));
    emit appearanceChanged();
}

void Preferences::setLanguage(const QString& code)
{
    const bool isAnother = code != languageInUse();
    m_languageAtStart.clear();
    if (m_language != code) {
        m_language = code;
        keep(kLanguage, code);
    }
    if (isAnother)
        emit languageChanged();
}

void Preferences::setMotionReduced(bool reduced)
{
    if (m_motionReduced == reduced)
        return;
    m_motionReduced = reduced;
    keep(kMotionReduced, reduced);
    emit motionChanged();
}

void Preferences::setLayout(const WindowLayout& layout)
{
    if (m_layout == layout)
        return;
    m_layout = layout;
    if (m_layoutStore)
        m_layoutStore->write(layout);
}

void Preferences::reset()
{
    setLayout({});
    setAppearance({});
    setMotionReduced(false);
    setLanguage({});
    emit wasReset();
}

} // namespace fenceline::app
