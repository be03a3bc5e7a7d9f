# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules look at: a file's text, its code without comments, the extent of its functions."""
import re
from pathlib import PurePosixPath

TOKEN = re.compile(
    r"""(?P<number>\b\d(?:'?[\w.])*)          # 10'000 holds no character literal
      | (?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<string>R"(?P<tag>\w*)\(.*?\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')""",
    re.DOTALL | re.VERBOSE,
)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", re.MULTILINE)
ACCESS = re.compile(r"^\s*(?:(?:public|protected|private|signals|Q_SIGNALS)(?:\s+(?:Q_SLOTS|slots))?\s*:(?!:))+")
SCOPE = re.compile(r"\b(?:namespace|class|struct|union|enum|extern)\b")
FUNCTION = re.compile(
    r"""\)\s*(?:(?:const|noexcept|override|final|mutable|try|&&?)\s*|noexcept\s*\(.*\)\s*
            |->[^=]*|requires\b.*|:(?!:).*)*$
      | =\s*\[[^\]]*\]\s*(?:mutable\s*)?$""",
    re.DOTALL | re.VERBOSE,
)


def blank(text):
    """Spaces for everything but line ends, so that lines and columns stay."""
    return re.sub(r"[^\n]", " ", text)


class SourceFile:
    def __init__(self, path, text):
        self.path = PurePosixPath(path)
        self.text = text
        self.lines = text.split("\n")
        self.is_cpp = self.path.suffix in (".cpp", ".h")
        self.code = self.strings = text  # without comments; `code` without what strings say, too
        if self.is_cpp:
            self.strings = TOKEN.sub(lambda m: blank(m[0]) if m["comment"] else m[0], text)
            self.code = TOKEN.sub(lambda m: m[0] if m["number"] else blank(m[0]), text)

    def is_in(self, *folders):
        return any(folder in map(str, self.path.parents) for folder in folders)

    def find(self, pattern, text):
        """Line and match for each place where the pattern matches."""
        for match in re.finditer(pattern, text, re.MULTILINE):
            yield text.count("\n", 0, match.start()) + 1, match

    def functions(self):
        """(first line, last line) of each function; a lambda or a local class is part of the function around it."""
        code = DIRECTIVE.sub(lambda m: blank(m[0]), self.code)
        line_of = lambda position: code.count("\n", 0, position) + 1
        scopes, position, closed = [], 0, None  # a scope: first line of the function it is, else None
        for match in re.finditer(r"[;{}]", code):
            head, at = code[position : match.start()], position
            position = match.end()
            if match[0] == "{":
                access = ACCESS.match(head)
                at += access.end() if access else 0
                head = head[access.end() :] if access else head
                first = line_of(at + len(head) - len(head.lstrip()))
                inside = any(scope is not None for scope in scopes)
                if not inside and closed and (not head.strip() or head.lstrip().startswith(",")):
                    first = closed  # the next part of `Type::Type() : a{1}, b{2} { … }`
                elif inside or not FUNCTION.search(head):
                    first = None
                scopes.append(first)
                closed = None
            elif match[0] == "}" and scopes:
                closed = scopes.pop()
                if closed:
                    yield closed, line_of(match.start())
            else:
                closed = None
