// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/check.h"

int main(int argc, char** argv)
{
    return fenceline::test::runAll(argc > 1 ? argv[1] : "");
}
