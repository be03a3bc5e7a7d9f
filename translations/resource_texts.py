# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sources that show lupdate the texts of resources/: of the questions, and the titles of the scenarios.
With --check: only compares."""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = """// SPDX-License-Identifier: GPL-3.0-or-later
// Written by translations/resource_texts.py from resources/{folder}: lupdate reads no JSON. Nothing refers to it.
#include <QtGlobal>

// clang-format off
[[maybe_unused]] static const char* const {array}[] = {{
"""


def of_questions(content):
    """Every text of a question file that a user reads, in the file's order."""
    yield from content.get("misconceptions", {}).values()
    for question in content["questions"]:
        yield from (question[key] for key in ("title", "text"))
        for answer in question["answers"]:
            yield from (answer[key] for key in ("text", "why"))
        yield question["why"]


def of_scenario(content):
    yield content["name"]


def source(folder, context, array, texts):
    files = sorted((ROOT / "resources" / folder).glob("*.json"))
    found = dict.fromkeys(text for file in files for text in texts(json.loads(file.read_text(encoding="utf-8"))))
    lines = (f"    QT_TRANSLATE_NOOP(\"{context}\", {json.dumps(text, ensure_ascii=False)}),\n" for text in found)
    return HEAD.format(folder=folder, array=array) + "".join(lines) + "};\n"


TARGETS = {
    ROOT / "ui" / "quiz" / "question_texts.cpp": ("quiz", "fenceline::Quiz", "kQuestionTexts", of_questions),
    ROOT / "ui" / "text" / "scenario_titles.cpp": ("scenarios", "fenceline::Scenario", "kScenarioTitles", of_scenario),
}
for target, what in TARGETS.items():
    if sys.argv[1:] != ["--check"]:
        target.write_text(source(*what), encoding="utf-8")
    elif target.read_text(encoding="utf-8") != source(*what):
        sys.exit(f"{target.name} is stale: run translations/resource_texts.py")
