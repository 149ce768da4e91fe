"""RESULTS.md: one chapter of what `make bench` found in one run, and chapters that no run touches.

What a short run finds is dated and stands by itself: it must not replace what somebody measured longer. Only leagues
are shown in a chapter of their own (`shown`), for what they have kept is never less than it was.
"""

import re
from collections.abc import Sequence
from pathlib import Path

RUN = "One run, side by side"
HEAD = """# Benchmarks

The first chapter is what `make bench` found in one run, each part in a few seconds and with its date. The tables of
levels and champions are what their leagues have kept (`bench/data`). Everything else was measured longer or by turns,
as it says: no run replaces it.
"""


class Results:
    def __init__(self, file: Path, order: Sequence[str] = ()) -> None:
        self.file, self.order = file, order
        text = file.read_text("utf-8") if file.exists() else HEAD
        self.chapters = _by_title(text, "## ")
        self.about, *_ = re.split(r"^### ", self.chapters.pop(RUN, ""), maxsplit=1, flags=re.MULTILINE)
        self.sections = _by_title(text.partition(f"\n## {RUN}\n")[2].split("\n## ")[0], "### ")

    def measured(self, title: str, how: str, printed: str) -> None:
        """A part of the run."""
        self.sections[title] = f"\n{how}\n\n{printed}\n"
        self.write()

    def shown(self, title: str, name: str, printed: str) -> None:
        """The table after a league's name, in its own chapter; what is said about it stays."""
        sign = f"`bench/{name}.py`\n\n"
        chapter = next((old for old, text in self.chapters.items() if sign in text), title)
        before, _, after = self.chapters.get(chapter, "\n").partition(sign)
        rest = re.sub(r"\A(\|.*\n)+\n*", "", after)
        self.chapters[chapter] = f"{before}{sign}{printed}\n\n{rest}"
        self.write()

    def told(self, about: str) -> None:
        """Of the run as a whole."""
        self.about = f"\n{about}\n\n"
        self.write()

    def write(self) -> None:
        """Whole or not at all, whenever it is interrupted."""
        known = [title for title in self.order if title in self.sections]
        others = [title for title in self.sections if title not in known]
        run = "".join(f"### {title}\n{self.sections[title].rstrip()}\n\n" for title in (*known, *others))
        chapters = {RUN: f"{self.about or chr(10)}{run}", **self.chapters} if self.sections else self.chapters
        body = "".join(f"\n## {title}\n{text.rstrip()}\n" for title, text in chapters.items())
        fresh = self.file.with_suffix(".new")
        fresh.write_text(HEAD + body, "utf-8")
        fresh.replace(self.file)


def table(name: str, text: str) -> list[list[str]]:
    """The cells of the first table that a benchmark printed, without its head."""
    found = re.search(rf"^`bench/{name}\.py.*\n(?:(?!\||#).*\n)*((?:\|.*\n)+)", text + "\n", re.MULTILINE)
    rows = [line.strip("| ").split(" | ") for line in found[1].splitlines()] if found else []
    return [[cell.strip(" *") for cell in row] for row in rows[2:]]


def _by_title(text: str, sign: str) -> dict[str, str]:
    parts = re.split(rf"^{sign}", text, flags=re.MULTILINE)[1:]
    return {title: rest for title, _, rest in (part.partition("\n") for part in parts)}
