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

/// The bytes of a regular file. Reads little more than the longest scenario that is allowed: scenarioFrom() refuses a
/// longer file anyway.
Result<QByteArray> readBytes(const QString& path);
/// `FILE:LINE: what is wrong (what is allowed)`
Result<Scenario> scenarioFrom(const QByteArray& bytes, const QString& path);
QByteArray bytesOf(const Scenario& scenario);

/// Replaces the file only after everything is written; if that fails, the file keeps what it held before.
Result<void> writeBytes(const QByteArray& bytes, const QString& path);
/// The same for whoever has a sentence of their own: the error is the reason alone.
Result<void> replaceFile(const QByteArray& bytes, const QString& path);

/// The scenario file that is dragged over or dropped on a window: a local file, `*.json`. None if there are several.
std::optional<QString> droppedFile(const QMimeData& data);

/// `the-paused-holder.fenceline.json`
QString fileNameFor(const Scenario& scenario);

} // namespace fenceline::ui
