// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/quiz_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fenceline::ui {

QString quizText(const std::string& text)
{
    // a number and its unit stay together
    static const QRegularExpression kUnit(QStringLiteral("(\\d) (ms|s|min|h)\\b"));
    return QCoreApplication::translate("fenceline::Quiz", text.c_str()).replace(kUnit, QStringLiteral("\\1\u00a0\\2"));
}

} // namespace fenceline::ui
