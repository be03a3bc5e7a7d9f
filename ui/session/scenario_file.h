// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QMimeData;

/// Scenario files on disk. Errors are whole sentences for a user: the place, what is wrong, what can be done.
namespace fenceline::ui {

/// Of a regular file; what is more than a scenario may have is left out, and the rest refused by scenarioFrom.
Result<QByteArray> readBytes(const QString& path);
/// `FILE:LINE: what is wrong (what is allowed)`
Result<Scenario> scenarioFrom(const QByteArray& bytes, const QString& path);
QByteArray bytesOf(const Scenario& scenario);

/// Whole, or not at all: what the file held before stays until all of it is written.
Result<void> writeBytes(const QByteArray& bytes, const QString& path);

/// The one scenario file among what is dragged over or dropped on a window: a local file, `*.json`.
std::optional<QString> droppedFile(const QMimeData& data);

/// `the-paused-holder.fenceline.json`
QString fileNameFor(const Scenario& scenario);

} // namespace fenceline::ui
