// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Only until the stage is here: what the main window calls. Whoever writes the stage replaces this file.
#include "core/run/run.h"
#include "ui/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fenceline::ui {

class StageView : public QWidget {
public:
    void setRun(std::shared_ptr<const Run>) {}
    void setPlayhead(Instant) {}
    void setTheme(const Theme&) {}
    void setTextScale(qreal) {}
};

} // namespace fenceline::ui
