// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/cut_off.h"
#include "tests/ui/picture_runs.h"

#include <memory>

namespace fenceline::test {

inline std::shared_ptr<const Run> fencedRun()
{
    return runOf(withFencing({}, Fencing::Writes));
}

/// What is cut off in a view of a run, or where it does not take the size that it is given: in longer words, from right
/// to left, and twice as large.
template <class View>
QStringList cutOffInRunView()
{
    QStringList found;
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("en-XA"), QStringLiteral("ar-XB")}) {
        ui::useLanguage(language);
        for (const qreal scale : {1.0, 2.0}) {
            ui::applyLook(ui::Theme::Kind::Light, scale);
            View view;
            view.setRun(fencedRun());
            view.setPlayhead(kStart + Duration{17'500});
            view.show();
            for (const QSize size : {QSize(900, 300), QSize(640, 220)}) {
                view.resize(size);
                for (int round = 0; round < 3; ++round)
                    QCoreApplication::processEvents();
                found << cutOffIn(view);
                if (view.size() != size)
                    found << QStringLiteral("%1 %2: the view is %3x%4")
                                 .arg(language)
                                 .arg(scale)
                                 .arg(view.width())
                                 .arg(view.height());
            }
        }
    }
    ui::useLanguage(QStringLiteral("en"));
    return found;
}

} // namespace fenceline::test
