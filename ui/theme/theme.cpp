// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QRgb>

namespace fenceline::ui {
namespace {

Role role(QRgb strong, QRgb soft)
{
    return {QColor::fromRgb(strong), QColor::fromRgb(soft)};
}

/// The table of look.md, one column a theme. The soft surfaces of the third and fourth worker are ours: as light as
/// their neighbours', and text on them holds 4.5:1 like everywhere else.
Theme light()
{
    return {.kind = Theme::Kind::Light,
            .canvas = 0xF4F5F2,
            .panel = 0xFFFFFF,
            .ink = 0x1B2330,
            .quiet = 0x5A6576,
            .hairline = 0xD9DDE2,
            .edge = 0x7D8794,
            .lock = role(0x00695C, 0xDDF0EC),
            .wrong = role(0xB0123B, 0xFBE1E7),
            .right = role(0x1B7A3D, 0xDFF2E4),
            .frozen = role(0x566577, 0xE6EBF1),
            .workers = {role(0x0B66B2, 0xDCEBF8), role(0xA65300, 0xFBE9D3), role(0x6A3FA0, 0xECE3F7),
                        role(0x7A5C00, 0xF6EDC9)}};
}

Theme dark()
{
    return {.kind = Theme::Kind::Dark,
            .canvas = 0x14181F,
            .panel = 0x1C222B,
            .ink = 0xE8ECF2,
            .quiet = 0x9AA6B6,
            .hairline = 0x343D4A,
            .edge = 0x7B8797,
            .lock = role(0x4FD1BE, 0x12403B),
            .wrong = role(0xFF8097, 0x47202B),
            .right = role(0x5BD08E, 0x17352A),
            .frozen = role(0xA9B5C4, 0x2A323D),
            .workers = {role(0x6CB8FF, 0x17324C), role(0xFFB25C, 0x463016), role(0xC7A4F5, 0x35264A),
                        role(0xE3CB6A, 0x3B3413)}};
}

Theme projector()
{
    return {.kind = Theme::Kind::Projector,
            .canvas = 0xFFFFFF,
            .panel = 0xFFFFFF,
            .ink = 0x0F1520,
            .quiet = 0x3F4A5B,
            .hairline = 0xB7BFCA,
            .edge = 0x5A6575,
            .lock = role(0x00564B, 0xCDEAE4),
            .wrong = role(0x9E0F34, 0xFAD3DC),
            .right = role(0x146332, 0xCDEBD6),
            .frozen = role(0x4A5868, 0xDDE3EA),
            .workers = {role(0x0B4F8F, 0xD3E6F7), role(0x8A4400, 0xFBDDB8), role(0x55308A, 0xE4D8F4),
                        role(0x5F4700, 0xF3E6B0)}};
}

} // namespace

const Theme& theme(Theme::Kind kind)
{
    static const Theme kLight = light();
    static const Theme kDark = dark();
    static const Theme kProjector = projector();
    switch (kind) {
    case Theme::Kind::Dark: return kDark;
    case Theme::Kind::Projector: return kProjector;
    case Theme::Kind::Light: break;
    }
    return kLight;
}

QColor blackout()
{
    return Qt::black;
}

Theme::Kind kindFor(const QPalette& palette)
{
    const bool darkWindow =
        palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return darkWindow ? Theme::Kind::Dark : Theme::Kind::Light;
}

QPalette Theme::palette() const
{
    QPalette p;
    const auto all = [&p](std::initializer_list<QPalette::ColorRole> roles, const QColor& color) {
        for (const QPalette::ColorRole each : roles)
            p.setColor(each, color);
    };
    all({QPalette::Window, QPalette::Base, QPalette::Button, QPalette::Light, QPalette::HighlightedText,
         QPalette::ToolTipText},
        panel);
    all({QPalette::AlternateBase}, canvas);
    all({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::Highlight, QPalette::Link,
         QPalette::LinkVisited, QPalette::Shadow, QPalette::ToolTipBase},
        ink);
    all({QPalette::PlaceholderText}, quiet);
    all({QPalette::Midlight}, hairline);
    all({QPalette::Mid, QPalette::Dark}, edge);
    all({QPalette::BrightText}, wrong.strong);
    for (const QPalette::ColorRole text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, text, quiet);
    p.setColor(QPalette::Disabled, QPalette::Highlight, edge);
    return p;
}

} // namespace fenceline::ui
