// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>
#include <QTextStream>

using namespace fenceline;

namespace {

int wrongUsage()
{
    QTextStream(stderr) << "fenceline_bench: unknown arguments (allowed: -o OUT.json)\n";
    return 2;
}

bool write(const QByteArray& json, const QString& path)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit();
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const bool toFile = arguments.size() == 3 && arguments[1] == QStringLiteral("-o");
    if (arguments.size() != 1 && !toFile)
        return wrongUsage();
    ui::useLanguage(QStringLiteral("en"));
    ui::applyLook(ui::Theme::Kind::Light);

    QJsonObject figures;
    bench::measureCore(figures);
    bench::measureProcess(figures);
    bench::measureWindow(figures);
    bench::measureLongRun(figures);
    bench::measureRandomWalk(figures);
    const QByteArray json = QJsonDocument(figures).toJson();
    QTextStream(stdout) << json;
    if (toFile && !write(json, arguments[2])) {
        QTextStream(stderr) << "fenceline_bench: " << arguments[2] << " cannot be written\n";
        return 2;
    }
    return 0;
}
