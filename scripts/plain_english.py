"""Find phrases that a native writer would not use, in docs, docstrings, comments, names of tests and English messages.

    scripts/plain-english [FILE …]

Prints each with its place, and fails if there are any. Right uses are listed in plain-english.txt, beside this file.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
ALLOWED = Path(__file__).with_name("plain-english.txt")
COUNTED = (
    "lines|rows|rounds|points|times|games|tables|ms|seconds|people|dice|letters|words|cards|of (?:them|those|these)"
)
VERB = "has|is|was|wants|can|may|does|did|knows|comes|came|leaves|left|says|said|plays"
MARKS = {
    "a free 'who': name the person": (
        r"\b(?:for|to|by|of|from|with|than|helps?|but) who\b(?! \w+ [^.]*\?)",
        rf"(?:^|[.:;] )who (?:{VERB})\b(?: [\w']+){{0,5}} (?:{VERB}|are|gets|sees|finds|takes|passes)\b(?![^.]*\?)",
    ),
    "'is told': say reports, shows or says": (r"\b(?:is|are|was|were|be|been|being) told\b(?! apart)",),
    "'so many' as a number": (
        rf"\bso (?:many|much) (?:\w+ )?(?:{COUNTED})\b",
        r"\b(?:first|at most) so many\b|\bso long as it\b",
        r"\ba (?:button|square|row|line|star|bar|die) a (?:word|value|seat|shake|game|line|column|class)\b",
    ),
    "things don't stand or lie": (
        r"\b(?:stands|stood) (?:there|here|in it|on it|in the (?:log|text|file|list|line)|twice)\b",
        r"\b(?:lies|lay|lie) (?:ready|by the|in the database|before (?:us|it))\b",
        r"\bwhat (?:stands|lies|stood|lay)\b",
    ),
    "no English idiom": (
        r"\b(?:had been possible|of before|what came in|as is usual|what is as usual|is to hand|thereby|in vain)\b",
        r"\b(?:those|letters|words?) that (?:is|are) none\b(?! of)|\bwhat there is to\b|\.py once more\b",
        r"\bphone (?:that lies )?on its side\b|\bgives? no \w+ away\b",
    ),
}
SEEN = re.compile("|".join(f"(?P<m{at}>{'|'.join(marks)})" for at, marks in enumerate(MARKS.values())))
COMMENT = {
    ".ts": re.compile(r"/\*(.*?)\*/|(?<![:\"'`\w])//(.*?)$", re.S | re.M),
    ".svelte": re.compile(r"<!--(.*?)-->|/\*(.*?)\*/|(?<![:\"'`\w])// (.*?)$", re.S | re.M),
    ".css": re.compile(r"/\*(.*?)\*/", re.S),
}
COMMENT |= dict.fromkeys((".hpp", ".cpp", ".mjs", ".js"), COMMENT[".ts"])


class Text(NamedTuple):
    """What people read: a docstring, a comment, a paragraph or a message, and the line where it begins."""

    line: int
    words: str


def python_texts(source: str) -> Iterator[Text]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                yield Text(node.lineno, words)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test_"):
                yield Text(node.lineno, name.removeprefix("test_").replace("_", " "))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Text(token.start[0], token.string.lstrip("# "))


def other_texts(source: str, ending: str) -> Iterator[Text]:
    if ending in COMMENT:
        for found in COMMENT[ending].finditer(source):
            yield Text(source.count("\n", 0, found.start()) + 1, next(filter(None, found.groups()), ""))
    else:  # Markdown, rules and messages: paragraphs
        at = 1
        for paragraph in re.split(r"(?<=\n)\n", source):
            yield Text(at, paragraph)
            at += paragraph.count("\n") + 1


def wrong_in(words: str, allowed: Iterable[str]) -> Iterator[str]:
    """Yield each wrong phrase with the words around it and the rule that it breaks."""
    plain = re.sub(r"[\s*]+", " ", words).strip()
    for right in allowed:
        plain = plain.replace(right, "…")
    for found in SEEN.finditer(plain.lower()):
        rule = list(MARKS)[int(str(found.lastgroup)[1:])]
        yield f"{rule}: …{plain[max(0, found.start() - 40) : found.end() + 40]}…"


def faults_in(file: Path, allowed: Iterable[str]) -> Iterator[str]:
    source = file.read_text(encoding="utf-8")
    if not SEEN.search(re.sub(r"[\s*_]+", " ", re.sub('test_|["#]', ". ", source.lower()))):
        return  # most files, without the time that parsing takes
    for line, words in python_texts(source) if file.suffix == ".py" else other_texts(source, file.suffix):
        for wrong in wrong_in(words, allowed):
            yield f"{file.relative_to(ROOT)}:{line}: {wrong}"


def files_of(names: list[str]) -> list[Path]:
    if names:
        return [Path(name).resolve() for name in names]
    kinds = ["*.py", "*.md", "*.ts", "*.svelte", "*.css", "*.hpp", "*.cpp", "*.mjs", "src/*.ftl"]
    listed = subprocess.run(["git", "ls-files", *kinds], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    skipped = (".gen.", "languages/", "LICENSES/", "plain_english.py")
    return [ROOT / name for name in listed.splitlines() if not any(part in name for part in skipped)]


def main(names: list[str]) -> int:
    allowed = [line for line in ALLOWED.read_text().splitlines() if line and not line.startswith("#")]
    faults = [fault for file in files_of(names) if file.exists() for fault in faults_in(file, allowed)]
    print("\n".join(faults) or "No dialect found.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
