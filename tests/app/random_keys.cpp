// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/random_keys.h"

#include <array>

namespace fenceline::test {
namespace {

constexpr std::array kModifiers{Qt::KeyboardModifier::NoModifier,      Qt::KeyboardModifier::NoModifier,
                                Qt::KeyboardModifier::NoModifier,      Qt::KeyboardModifier::ShiftModifier,
                                Qt::KeyboardModifier::ControlModifier, Qt::KeyboardModifier::AltModifier};

constexpr std::array kMoving{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down, Qt::Key_Home,
                             Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab,  Qt::Key_Backtab};

constexpr std::array kOthers{Qt::Key_Space,  Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Escape, Qt::Key_Backspace,
                             Qt::Key_Delete, Qt::Key_Comma,  Qt::Key_Period, Qt::Key_Plus,   Qt::Key_Minus,
                             Qt::Key_0,      Qt::Key_1,      Qt::Key_2,      Qt::Key_3,      Qt::Key_4,
                             Qt::Key_9,      Qt::Key_E,      Qt::Key_C,      Qt::Key_H,      Qt::Key_B,
                             Qt::Key_S,      Qt::Key_F1,     Qt::Key_F5,     Qt::Key_Menu,   Qt::Key_F10};

const std::array kCommands{
    QKeyCombination(Qt::CTRL, Qt::Key_Z),
    QKeyCombination(Qt::CTRL, Qt::Key_Z),
    QKeyCombination(Qt::CTRL, Qt::Key_Y),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_Z),
    QKeyCombination(Qt::CTRL, Qt::Key_1),
    QKeyCombination(Qt::CTRL, Qt::Key_2),
    QKeyCombination(Qt::CTRL, Qt::Key_K),
    QKeyCombination(Qt::CTRL, Qt::Key_F),
    QKeyCombination(Qt::CTRL, Qt::Key_A),
    QKeyCombination(Qt::CTRL, Qt::Key_C),
    QKeyCombination(Qt::CTRL, Qt::Key_V),
    QKeyCombination(Qt::CTRL, Qt::Key_X),
    QKeyCombination(Qt::CTRL, Qt::Key_O),
    QKeyCombination(Qt::CTRL, Qt::Key_S),
    QKeyCombination(Qt::CTRL, Qt::Key_Q),
    QKeyCombination(Qt::CTRL, Qt::Key_Backspace),
    QKeyCombination(Qt::CTRL, Qt::Key_Tab),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_S),
    QKeyCombination(Qt::SHIFT, Qt::Key_F10),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_P),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_V),
};

const std::array kSought{
    QStringLiteral("lease"),   QStringLiteral("pause"),   QStringLiteral("workers"), QStringLiteral("seats"),
    QStringLiteral("fencing"), QStringLiteral("release"), QStringLiteral("cause"),   QStringLiteral("dark"),
    QStringLiteral("text"),    QStringLiteral("gap"),     QStringLiteral("quiz"),    QStringLiteral("deu"),
    QStringLiteral("check"),   QStringLiteral("about"),   QStringLiteral("xyzzy"),   QStringLiteral("standard"),
    QStringLiteral("protect"), QStringLiteral("motion"),  QStringLiteral("crash"),   QStringLiteral("conditional"),
};

const std::array kValues{
    QStringLiteral("12 s"),   QStringLiteral("0"),   QStringLiteral("8.5"),  QStringLiteral("64"),
    QStringLiteral("350 ms"), QStringLiteral("1"),   QStringLiteral("2"),    QStringLiteral("3"),
    QStringLiteral("-1"),     QStringLiteral("99x"), QStringLiteral("24 h"), QStringLiteral("5,5 s"),
};

QKeyCombination keyFor(QChar letter)
{
    return QKeyCombination(letter.isUpper() ? Qt::ShiftModifier : Qt::NoModifier, Qt::Key(letter.toUpper().unicode()));
}

void addText(QList<QKeyCombination>& keys, const QString& text)
{
    for (const QChar letter : text)
        keys << keyFor(letter);
}

QList<QKeyCombination> keysOfACommand(Dice& dice)
{
    QList<QKeyCombination> keys{QKeyCombination(Qt::CTRL, Qt::Key_K)};
    addText(keys, dice.oneOf(kSought));
    for (int down = dice.below(4); down > 0; --down)
        keys << QKeyCombination(Qt::Key_Down);
    keys << QKeyCombination(Qt::Key_Return);
    addText(keys, dice.oneOf(kValues));
    keys << QKeyCombination(dice.chance(70) ? Qt::Key_Return : Qt::Key_Escape);
    return keys;
}

QList<QKeyCombination> keysOfAGrip(Dice& dice)
{
    QList<QKeyCombination> keys{QKeyCombination(Qt::Key_E)};
    for (int steps = dice.below(12); steps > 0; --steps)
        keys << QKeyCombination(dice.chance(33) ? Qt::Key_Left : Qt::Key_Right);
    return keys;
}

QList<QKeyCombination> keysOfAField(Dice& dice)
{
    QList<QKeyCombination> keys{QKeyCombination(Qt::Key_Tab)};
    addText(keys, dice.oneOf(kValues));
    keys << QKeyCombination(Qt::Key_Return);
    return keys;
}

} // namespace

/// What such a key types.
QString typedBy(QKeyCombination combination)
{
    const auto modifiers = combination.keyboardModifiers();
    if (combination.key() >= 0x80 || (modifiers & ~Qt::ShiftModifier))
        return {};
    const QChar letter = QChar(char16_t(combination.key()));
    return modifiers & Qt::ShiftModifier ? QString(letter) : QString(letter.toLower());
}

Qt::KeyboardModifier randomModifiers(Dice& dice)
{
    return dice.oneOf(kModifiers);
}

QList<QKeyCombination> randomKeys(Dice& dice)
{
    const int what = dice.below(100);
    if (what < 35)
        return {QKeyCombination(randomModifiers(dice), dice.oneOf(kMoving))};
    if (what < 65)
        return {QKeyCombination(dice.chance(20) ? Qt::ShiftModifier : Qt::NoModifier, dice.oneOf(kOthers))};
    if (what < 80)
        return {dice.oneOf(kCommands)};
    if (what < 85)
        return {QKeyCombination(randomModifiers(dice), Qt::Key(Qt::Key_A + dice.below(26)))};
    if (what < 90)
        return keysOfACommand(dice);
    return what < 95 ? keysOfAGrip(dice) : keysOfAField(dice);
}

} // namespace fenceline::test
