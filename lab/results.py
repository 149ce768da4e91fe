"""bench/RESULTS.md: one chapter for the last run of `make bench`, and chapters that no run touches.

A short run must not replace what was measured for longer, so its figures have a chapter of their own, with their date.
Leagues are the exception (`show_league`): their stored results only grow.
"""

import re
from collections.abc import Sequence
from pathlib import Path

FILE = Path(__file__).parents[1] / "bench" / "RESULTS.md"
RUN = "One run, side by side"
HEAD = """# Benchmarks

The first chapter is what `make bench` found in one run, each part in a few seconds and with its date. The table of
levels is what its league has kept (`bench/data`). Everything else was measured longer or by turns, as it says: no run
replaces it.
"""


class Results:
    """The chapters of the file. Every change is written at once."""

    def __init__(self, file: Path = FILE, order: Sequence[str] = ()) -> None:
        """`order`: the titles of a run's parts, in the order in which the chapter shows them."""
        self.file, self._order = file, order
        text = file.read_text("utf-8") if file.exists() else HEAD
        self._head = text.split("\n## ")[0].rstrip("\n") + "\n"
        self._chapters = _by_title(text, "## ")
        self._about, *_ = re.split(r"^### ", self._chapters.pop(RUN, ""), maxsplit=1, flags=re.MULTILINE)
        self._parts = _by_title(text.partition(f"\n## {RUN}\n")[2].split("\n## ")[0], "### ")

    def set_part(self, title: str, how: str, printed: str) -> None:
        """Replace one part of the run's chapter."""
        self._parts[title] = f"\n{how}\n\n{printed}\n"
        self._write()

    def set_chapter(self, title: str, text: str) -> None:
        """Replace a chapter that another program measures."""
        self._chapters[title] = f"\n{text}\n"
        self._write()

    def show_league(self, title: str, name: str, printed: str) -> None:
        """Replace the table below a league's name. The rest of its chapter stays."""
        sign = f"`bench/{name}.py`\n\n"
        chapter = next((old for old, text in self._chapters.items() if sign in text), title)
        before, _, after = self._chapters.get(chapter, "\n").partition(sign)
        rest = re.sub(r"\A(\|.*\n)+\n*", "", after)
        self._chapters[chapter] = f"{before}{sign}{printed}\n\n{rest}"
        self._write()

    def describe_run(self, about: str) -> None:
        self._about = f"\n{about}\n\n"
        self._write()

    def _write(self) -> None:
        """Write the whole file or nothing, even if interrupted."""
        known = [title for title in self._order if title in self._parts]
        others = [title for title in self._parts if title not in known]
        run = "".join(f"### {title}\n{self._parts[title].rstrip()}\n\n" for title in (*known, *others))
        chapters = {RUN: f"{self._about or chr(10)}{run}", **self._chapters} if self._parts else self._chapters
        body = "".join(f"\n## {title}\n{text.rstrip()}\n" for title, text in chapters.items())
        fresh = self.file.with_suffix(".new")
        fresh.write_text(self._head + body, "utf-8")
        fresh.replace(self.file)


def table(name: str, text: str) -> list[list[str]]:
    """Return the cells of the first table that a benchmark printed, without its head."""
    found = re.search(rf"^`bench/{name}\.py.*\n(?:(?!\||#).*\n)*((?:\|.*\n)+)", text + "\n", re.MULTILINE)
    rows = [line.strip("| ").split(" | ") for line in found[1].splitlines()] if found else []
    return [[cell.strip(" *") for cell in row] for row in rows[2:]]


def _by_title(text: str, sign: str) -> dict[str, str]:
    parts = re.split(rf"^{sign}", text, flags=re.MULTILINE)[1:]
    return {title: rest for title, _, rest in (part.partition("\n") for part in parts)}
