// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <vector>

/// What the benchmarks measure, each under its name with its unit (interface.md, "Set-up and start").
namespace fenceline::bench {

/// The value below which `share` of the samples lie, by the nearest rank.
double percentile(std::vector<double> samples, double share);

/// Resident memory of this process, from the system's own account.
double residentMegabytes();
/// Processor time that this process has used.
double processorSeconds();

void measureCore(QJsonObject& figures);
void measureWindow(QJsonObject& figures);
void measureProcess(QJsonObject& figures);
void measureLongRun(QJsonObject& figures);
/// Leaves the application in whatever look and language it comes to.
void measureRandomWalk(QJsonObject& figures);

} // namespace fenceline::bench
