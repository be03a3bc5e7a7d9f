# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes ui/quiz/question_texts.cpp, which shows lupdate the texts of resources/quiz. With --check: only compares."""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "ui" / "quiz" / "question_texts.cpp"
HEAD = """// SPDX-License-Identifier: GPL-3.0-or-later
// Written by translations/question_texts.py from resources/quiz: lupdate reads no JSON. Nothing refers to it.
#include <QtGlobal>

// clang-format off
[[maybe_unused]] static const char* const kQuestionTexts[] = {
"""


def texts(file):
    """Every text of a question file that a user reads, in the file's order."""
    content = json.loads(file.read_text(encoding="utf-8"))
    yield from content.get("misconceptions", {}).values()
    for question in content["questions"]:
        yield from (question[key] for key in ("title", "text"))
        for answer in question["answers"]:
            yield from (answer[key] for key in ("text", "why"))
        yield question["why"]


def source():
    found = dict.fromkeys(text for file in sorted((ROOT / "resources" / "quiz").glob("*.json")) for text in texts(file))
    lines = (f"    QT_TRANSLATE_NOOP(\"fenceline::Quiz\", {json.dumps(text, ensure_ascii=False)}),\n" for text in found)
    return HEAD + "".join(lines) + "};\n"


if sys.argv[1:] == ["--check"]:
    if TARGET.read_text(encoding="utf-8") != source():
        sys.exit(f"{TARGET.name} is stale: run translations/question_texts.py")
else:
    TARGET.write_text(source(), encoding="utf-8")
