# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants what each rule forbids and sees it found, and what it allows and sees it left alone."""
import sys
import tempfile
import unittest
from pathlib import Path

from check import check
from rules import LONGEST_FILE, LONGEST_FUNCTION, rules

SPDX = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
BODY = LONGEST_FUNCTION - 2  # lines between the line of the name and the closing brace


def function(head, lines):
    return f"{head} {{\n" + "    step();\n" * lines + "}\n"


# rule, file, what it says (the licence line is put in front of sources)
FORBIDDEN = [
    ("top-level", "notes/plan.md", "# Plan\n"),
    ("room", "core/world/a.h", '#include "core/run/run.h"\n'),
    ("room", "core/trace/a.h", '#include "core/world/world.h"\n'),
    ("room", "core/world/lock/etcd/a.h", '#  include "core/trace/trace.h"\n'),
    ("room", "core/base/a.h", '#include "ui/text/words.h"\n'),
    ("room", "core/run/a.cpp", '#include "core/format/json_text.h"\n'),
    ("room", "ui/stage/a.h", '#include "ui/timeline/geometry.h"\n'),
    ("room", "ui/stage/a.h", '#include "ui/session/session.h"\n'),
    ("room", "ui/controls/a.cpp", '#include "app/main_window.h"\n'),
    ("room", "ui/session/a.h", '#include "ui/theme/theme.h"\n'),
    ("room", "ui/theme/a.h", '#include "ui/text/words.h"\n'),
    ("room", "app/a.cpp", '#include "tests/support/check.h"\n'),
    ("room", "core/world/a.cpp", '#include "world.h"\n'),
    ("room", "core/world/a.cpp", '#include "../run/run.h"\n'),
    ("room", "core/attic/a.cpp", "int a;\n"),
    ("room", "core/a.cpp", "int a;\n"),
    ("room", "ui/a.h", '#include "app/window/main_window.h"\n'),
    ("independence", "tests/support/reference_run.cpp", '#include "core/world/step.h"\n'),
    ("independence", "tests/support/closed_forms.h", '#include "engine_bridge.h"\n'),
    ("independence", "tests/support/random_setting.cpp", '#include "tests/support/engine_bridge.h"\n'),
    ("library", "core/run/a.cpp", "#include <nlohmann/json.hpp>\n"),
    ("library", "app/a.cpp", "#include <nlohmann/json.hpp>\n"),
    ("library", "core/trace/a.cpp", "#include <sqlite3.h>\n"),
    ("library", "core/base/a.h", "#include <QString>\n"),
    ("library", "core/format/a.cpp", "#include <QtCore/QString>\n"),
    ("library", "core/base/a.cpp", "#include <unistd.h>\n"),
    ("library", "ui/session/a.h", "#include <QWidget>\n"),
    ("library", "ui/session/a.h", "#include <QtWidgets/QWidget>\n"),
    ("file-length", "core/base/a.cpp", "int a;\n" * LONGEST_FILE),
    ("function-length", "core/base/a.cpp", function("int f()", BODY + 1)),
    ("function-length", "tests/core/a.cpp", function("int main(int, char**)\n", BODY)),
    ("function-length", "ui/stage/a.cpp", "namespace a {\n" + function("Card::Card(int x) : m_x{x}, m_y{1}", BODY + 1) + "}\n"),
    ("function-length", "core/base/a.h", "struct A : B<1> {\npublic:\n" + function("template <class T> auto f(T t) const -> int", BODY + 1) + "};\n"),
    ("function-length", "core/base/a.cpp", function("void f() noexcept", BODY // 2) + function("const auto g = [](int x)", BODY + 1)),
    ("function-length", "core/base/a.cpp", "int f() { return 10'000; }\nconst char* s = R\"({{{)\";\n// {{\n" + function("void g(char c = '{')", BODY + 1)),
    ("function-length", "core/base/a.cpp", "void f()\n{\n    auto g = [] {\n" + "        step();\n" * BODY + "    };\n}\n"),
    ("clock", "ui/stage/a.cpp", "#include <QTimer>\n"),
    ("clock", "app/a.cpp", "void f() { QTimer::singleShot(0, [] {}); }\n"),
    ("clock", "ui/stage/a.cpp", "void f() { startTimer(16); }\n"),
    ("clock", "app/a.cpp", "auto a = QCoreApplication::instance();\n"),
    ("clock", "ui/text/a.cpp", "auto& a = Words::instance ();\n"),
    ("clock", "ui/stage/a.cpp", "auto a = qApp;\n"),
    ("colour", "ui/stage/a.cpp", "QColor ink(17, 24, 39);\n"),
    ("colour", "ui/stage/a.cpp", "auto ink = QColor{0x112233};\n"),
    ("colour", "ui/stage/a.cpp", 'QColor ink("crimson");\n'),
    ("colour", "app/a.cpp", "auto ink = QColor::fromHsv(1, 2, 3);\n"),
    ("colour", "app/a.cpp", 'const char* ink = "#c81e3a";\n'),
    ("colour", "ui/controls/a.cpp", 'auto sheet = "QLabel { color: #C81E3A; }";\n'),
    ("colour", "ui/controls/a.cpp", 'auto sheet = "QLabel { color: rgb(1, 2, 3); }";\n'),
    ("colour", "ui/controls/a.cpp", "auto ink = Qt::darkRed;\n"),
    ("colour", "ui/controls/a.cpp", "auto ink = qRgb(1, 2, 3);\n"),
    ("white-space", "core/base/a.h", "\tint a;\n"),
    ("white-space", "README.md", "# Title \n"),
    ("white-space", "core/base/a.h", "int a;\r\n"),
    ("white-space", "core/base/CMakeLists.txt", "# SPDX-License-Identifier: GPL-3.0-or-later"),
    ("left-over", "core/base/a.h", "// TO" "DO: later\n"),
    ("left-over", "README.md", "FIX" "ME\n"),
    ("machine-path", "README.md", "See /ho" "me/ann/notes.\n"),
    ("machine-path", "tests/core/a.cpp", 'auto path = "/ro' 'ot/project";\n'),
]

ALLOWED = [
    ("core/format/a.cpp", '#include "core/run/run.h"\n#include <nlohmann/json.hpp>\n#include <vector>\n'),
    ("core/sql/a.cpp", '#include "core/trace/trace.h"\n#include "core/sql/execute.h"\n#include <sqlite3.h>\n'),
    ("core/base/result.h", "#include <tl/expected.hpp>\n#include <cstdint>\n"),
    ("core/base/a.h", '// #include "app/main.h"\n/* #include <QString> */\n'),
    ("ui/stage/a.cpp", '#include "core/trace/trace.h"\n#include "ui/theme/theme.h"\n#include "ui/text/a.h"\n#include "a.moc"\n#include <QPainter>\n'),
    ("ui/session/playback.cpp", "#include <QTimer>\n#include <QUndoStack>\n#include <QtCore/QObject>\n"),
    ("ui/theme/theme.cpp", 'const QColor ink("#111827");\nauto paper = Qt::white;\n'),
    ("ui/stage/b.cpp", "QColor ink(theme.ink);\nQColor soft = QColor();\nimage.fill(Qt::transparent);\nauto t = QLatin1String(\"#\");\n"),
    ("app/a.cpp", '#include "ui/stage/stage.h"\n#include "ui/session/session.h"\n#include "core/run/run.h"\n'),
    ("app/c.cpp", "void f() { applyLook(*qApp); }\n"),
    ("app/b.cpp", "// QTimer is for others, and so is Words::instance()\nauto text = \"QTimer qApp\";\n"),
    ("tests/ui/a.cpp", '#include "tests/support/check.h"\n#include <QTimer>\nQColor ink(1, 2, 3);\nauto a = QCoreApplication::instance();\n'),
    ("core/base/b.cpp", function("int f()", BODY) + "namespace a {\n" + function("int g(int x)", BODY - 1) + function("int h()", BODY) + "}\n"),
    ("core/base/c.cpp", "constexpr int table[] = {\n" + "    1,\n" * 200 + "};\nconst std::array<int, f(3)> other{\n" + "    1,\n" * 100 + "};\n"),
    ("core/base/d.h", "class A {\n" + "    int f() { return 1; }\n" * 200 + "};\n"),
    ("core/base/e.cpp", "int a;\n" * (LONGEST_FILE - 1)),
    ("tests/golden/run.json", "{} \n"),
    ("README.md", "Type `./app/run` in the folder; ~/work is fine, and so is core/home.\n"),
]


def tree(root, path, text):
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    if path.endswith((".cpp", ".h")):
        text = SPDX + text
    file.write_bytes(text.encode())
    qt = root / ".cache"  # is skipped as not ours
    for header in ("QtCore/QTimer", "QtGui/QUndoStack", "QtWidgets/QWidget"):
        (qt / header).parent.mkdir(parents=True, exist_ok=True)
        (qt / header).touch()
    return check(root, qt)


class SelfTest(unittest.TestCase):
    def test_what_is_forbidden_is_found(self):
        for rule, path, text in FORBIDDEN:
            with self.subTest(rule=rule, path=path, text=text[:80]), tempfile.TemporaryDirectory() as root:
                found, read = tree(Path(root), path, text)
                self.assertEqual(read, 1)
                self.assertTrue(found, "nothing was found")
                for line in found:
                    self.assertIn(f"[{rule}]", line)

    def test_a_source_without_its_licence_is_found(self):
        for path in ("core/base/a.h", "tests/core/CMakeLists.txt", "app/run", "tests/style/a.py"):
            with self.subTest(path=path), tempfile.TemporaryDirectory() as root:
                (Path(root) / path).parent.mkdir(parents=True)
                (Path(root) / path).write_text("#!/bin/sh\n" if path == "app/run" else "\n")
                self.assertIn("[licence]", "".join(check(Path(root))[0]))

    def test_what_is_allowed_is_left_alone(self):
        for path, text in ALLOWED:
            with self.subTest(path=path), tempfile.TemporaryDirectory() as root:
                self.assertEqual(tree(Path(root), path, text)[0], [])

    def test_a_class_that_two_files_define_is_found(self):
        own = "namespace fenceline::ui {\n%sclass Mark : public QWidget {\n};\n%s} // namespace fenceline::ui\n"
        for hide, found in (("", 1), ("namespace {\n", 0)):
            with self.subTest(hide=hide), tempfile.TemporaryDirectory() as root:
                text = own % (hide, "} // namespace\n" if hide else "")
                tree(Path(root), "ui/stage/a.cpp", text)
                problems = tree(Path(root), "ui/controls/b.cpp", text)[0]
                self.assertEqual(sum("[one-definition]" in line for line in problems), found)

    def test_every_rule_has_its_planted_fault(self):
        self.assertEqual({rule for rule, _, _ in FORBIDDEN} | {"licence"}, set(rules()) | {"top-level"})

    def test_lines_are_counted_from_one(self):
        with tempfile.TemporaryDirectory() as root:
            found, _ = tree(Path(root), "core/base/a.h", "\n\nint a; \n")
            self.assertTrue(found[0].startswith("core/base/a.h:4: "), found)


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main()
