// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QList>
#include <QRandomGenerator>
#include <QString>
#include <iterator>

namespace fenceline::test {

/// What somebody decides by who does anything whatever; the same seed decides the same.
class Dice {
public:
    explicit Dice(quint32 seed) : m_random(seed) {}

    int below(int bound) { return int(m_random.bounded(bound)); }
    bool chance(int percent) { return below(100) < percent; }
    template <class List>
    auto& oneOf(const List& list)
    {
        return list[below(int(std::size(list)))];
    }

private:
    QRandomGenerator m_random;
};

/// None, mostly.
Qt::KeyboardModifier randomModifiers(Dice& dice);

/// A key of those that the program knows, or any other; or several that belong together: a command by its name and the
/// value that it asks for, a grip and its moves, a value in a field. Never empty.
QList<QKeyCombination> randomKeys(Dice& dice);

/// The text that comes with such a key.
QString typedBy(QKeyCombination combination);

} // namespace fenceline::test
