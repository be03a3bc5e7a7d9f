// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/output.h"

#include "core/base/text.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QString>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
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
        if (written < 0 && errno == EAGAIN) {
            // Whoever shares the pipe has set it not to wait; we can.
            pollfd ready{descriptor, POLLOUT, 0};
            ::poll(&ready, 1, -1);
            continue;
        }
        if (written < 0)
            return unwritable(what, errno == EBADF ? std::string("it is closed") : std::strerror(errno));
        bytes = bytes.sliced(written);
    }
    return {};
}

Answer<void> writeDirectly(const std::string& path, QByteArrayView bytes, const std::string& what)
{
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (descriptor < 0)
        return unwritable(what, std::strerror(errno));
    const auto written = writeDescriptor(descriptor, bytes, what);
    if (::close(descriptor) != 0 && written)
        return unwritable(what, std::strerror(errno));
    return written;
}

bool isStandardOutput(const std::string& path)
{
    return path == "-" || path == "/dev/stdout" || path == "/dev/fd/1" || path == "/proc/self/fd/1";
}

/// A name for another stream that is open already: a file behind it is gone on with, not replaced.
bool isOpenStream(const std::string& path)
{
    return path == "/dev/stderr" || path.starts_with("/dev/fd/") || path.starts_with("/proc/self/fd/");
}

} // namespace

Answer<void> writeOutput(QByteArrayView bytes, const std::optional<std::string>& path)
{
    if (!path || isStandardOutput(*path))
        return writeDescriptor(STDOUT_FILENO, bytes, "to standard output");
    const auto what = inQuotes(*path);
    if (path->empty())
        return unwritable(what, "the name is empty");
    const auto name = QString::fromStdString(*path);
    const QFileInfo info(name);
    if (info.isDir())
        return unwritable(what, "it is a folder");
    if (isOpenStream(*path) || (info.exists() && !info.isFile()))
        return writeDirectly(*path, bytes, what);
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return unwritable(what, file.errorString().toStdString());
    // A disk that fills up takes a part and says no to the next one; commit() alone would take the part for the whole.
    while (!bytes.isEmpty()) {
        const auto written = file.write(bytes.data(), bytes.size());
        if (written <= 0)
            return unwritable(what, file.errorString().toStdString());
        bytes = bytes.sliced(written);
    }
    if (!file.commit())
        return unwritable(what, file.errorString().toStdString());
    return {};
}

void printError(const Sentence& sentence)
{
    const auto line = "fenceline: " + printable(sentence) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
}

} // namespace fenceline::app
