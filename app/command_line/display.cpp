// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/display.h"

#include <QByteArray>
#include <QDir>
#include <QLibrary>
#include <QLibraryInfo>
#include <cstddef>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace fenceline::app {

namespace {

bool socketAnswers(const QByteArray& path)
{
    sockaddr_un address{};
    if (path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return false;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0)
        return false;
    const bool answers = ::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(descriptor);
    return answers;
}

bool waylandAnswers()
{
    const auto name = qgetenv("WAYLAND_DISPLAY");
    if (name.isEmpty())
        return false;
    const QDir platforms(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    if (platforms.entryList({QStringLiteral("libqwayland*")}, QDir::Files).isEmpty())
        return false;
    return socketAnswers(name.startsWith('/') ? name : qgetenv("XDG_RUNTIME_DIR") + '/' + name);
}

} // namespace

/// By libxcb itself, which Qt's own plugin links: it knows every form of DISPLAY and the server's authority. Loaded
/// when it is needed, so that the program links nothing that a machine without X has not.
bool Display::xServerAnswers()
{
    if (qgetenv("DISPLAY").isEmpty())
        return false;
    QLibrary xcb(QStringLiteral("xcb"), 1);
    const auto connect = reinterpret_cast<void* (*)(const char*, int*)>(xcb.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<int (*)(void*)>(xcb.resolve("xcb_connection_has_error"));
    xDisconnect_ = reinterpret_cast<void (*)(void*)>(xcb.resolve("xcb_disconnect"));
    if (connect == nullptr || hasError == nullptr || xDisconnect_ == nullptr)
        return false;
    xConnection_ = connect(nullptr, nullptr);
    return hasError(xConnection_) == 0;
}

Display::Display()
{
    // `xcb`, `wayland-egl:options` or, in order of preference, `wayland;xcb`.
    const auto platform = qgetenv("QT_QPA_PLATFORM");
    const bool x = platform.startsWith("xcb");
    const bool wayland = platform.startsWith("wayland");
    if (!platform.isEmpty() && !x && !wayland)
        usable_ = true;
    else if (platform.contains(';') || platform.isEmpty())
        usable_ = xServerAnswers() || waylandAnswers();
    else
        usable_ = x ? xServerAnswers() : waylandAnswers();
}

Display::~Display()
{
    if (xConnection_ != nullptr)
        xDisconnect_(xConnection_);
}

} // namespace fenceline::app
