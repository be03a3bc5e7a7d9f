// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/output.h"

#include "core/base/text.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace fenceline::app {

namespace {

tl::unexpected<Sentence> unwritable(const std::string& what, const std::string& why)
{
    return refuse("cannot write " + what + ": " + why +
                  " (allowed: a file in a folder that exists and may be written to, or - for standard output)");
}

/// Past stdio, so that what the system refuses is heard here and not when the program has ended.
Answer<void> writeDescriptor(int descriptor, QByteArrayView bytes, const std::string& what)
{
    while (!bytes.isEmpty()) {
        const auto written = ::write(descriptor, bytes.data(), static_cast<std::size_t>(bytes.size()));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return unwritable(what, std::strerror(errno));
        bytes = bytes.sliced(written);
    }
    return {};
}

Answer<void> writeDirectly(QFile& file, QByteArrayView bytes, const std::string& what)
{
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return unwritable(what, file.errorString().toStdString());
    return writeDescriptor(file.handle(), bytes, what);
}

} // namespace

Answer<void> writeOutput(QByteArrayView bytes, const std::optional<std::string>& path)
{
    if (!path || *path == "-")
        return writeDescriptor(STDOUT_FILENO, bytes, "to standard output");
    const auto what = inQuotes(*path);
    if (path->empty())
        return unwritable(what, "the name is empty");
    const auto name = QString::fromStdString(*path);
    const QFileInfo info(name);
    if (info.isDir())
        return unwritable(what, "it is a folder");
    if (info.exists() && !info.isFile()) {
        QFile device(name);
        return writeDirectly(device, bytes, what);
    }
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(what, file.errorString().toStdString());
    // A short write shows in commit().
    file.write(bytes.data(), bytes.size());
    if (!file.commit())
        return unwritable(what, file.errorString().toStdString());
    return {};
}

void printError(const Sentence& sentence)
{
    const auto line = "fenceline: " + sentence + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
}

} // namespace fenceline::app
