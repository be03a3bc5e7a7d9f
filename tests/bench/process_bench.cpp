// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures.h"

#include <QElapsedTimer>
#include <QProcess>

namespace fenceline::bench {

namespace {

constexpr int kStarts = 7;

/// From starting the program to its first picture, in milliseconds.
double firstPicture()
{
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("fenceline.start.debug=true"));
    environment.insert(QStringLiteral("QT_FORCE_STDERR_LOGGING"), QStringLiteral("1"));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    QElapsedTimer timer;
    timer.start();
    program.start(QStringLiteral(FENCELINE_PROGRAM), {});
    QByteArray said;
    while (!said.contains("first picture")) {
        if (!program.waitForReadyRead(10'000))
            qFatal("the program painted nothing: %s", said.constData());
        said += program.readAll();
    }
    const double elapsed = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    program.kill();
    program.waitForFinished();
    return elapsed;
}

} // namespace

void measureProcess(QJsonObject& figures)
{
    std::vector<double> samples;
    firstPicture(); // fills the file cache
    for (int i = 0; i < kStarts; ++i)
        samples.push_back(firstPicture());
    figures.insert(QStringLiteral("first_picture_ms"), percentile(samples, 0.5));
}

} // namespace fenceline::bench
