// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace fenceline::test {

/// Any warning fails the test, except what the offscreen platform says of windows that it shows.
inline void failOnAnyWarning()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise|grabbing))")));
}

} // namespace fenceline::test
