// SPDX-License-Identifier: GPL-3.0-or-later
// Is linked with the whole core, and with Qt as well where WITH_QT is defined.
#ifdef WITH_QT
#include <QtGlobal>
#endif

int main()
{
#ifdef WITH_QT
    return qVersion() == nullptr;
#endif
}
