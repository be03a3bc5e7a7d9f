// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a server, gives it a wall clock of its own: the file that CLOCK_AHEAD names says by how many seconds
// it is ahead of the machine's. Its monotonic clock stays as it is, as when somebody sets the clock. Written without a
// library: it is called before the first of them is ready.
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdlib>
#include <ctime>

namespace {

long secondsAhead()
{
    const char* name = std::getenv("CLOCK_AHEAD");
    const long file = name == nullptr ? -1 : syscall(SYS_openat, AT_FDCWD, name, O_RDONLY);
    if (file < 0) {
        return 0;
    }
    char text[32] = {};
    const long length = syscall(SYS_read, file, text, sizeof text - 1);
    syscall(SYS_close, file);
    return length > 0 ? std::atol(text) : 0;
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept
{
    const long result = syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        now->tv_sec += secondsAhead();
    }
    return static_cast<int>(result);
}

extern "C" int gettimeofday(timeval* __restrict now, void* __restrict) noexcept
{
    timespec precise{};
    const int result = clock_gettime(CLOCK_REALTIME, &precise);
    *now = {precise.tv_sec, precise.tv_nsec / 1000};
    return result;
}

extern "C" time_t time(time_t* also) noexcept
{
    timespec precise{};
    clock_gettime(CLOCK_REALTIME, &precise);
    if (also != nullptr) {
        *also = precise.tv_sec;
    }
    return precise.tv_sec;
}
