"""bench/RESULTS.md: one chapter for the last run of `make bench`, and chapters that no run touches.

The heading of each part names its command and its date. Leagues have a chapter of their own (`show_league`), because
they take hours and are stored.
"""

import re
from collections.abc import Sequence
from pathlib import Path

FILE = Path(__file__).parents[1] / "bench" / "RESULTS.md"
RUN = "One run, side by side"
HOW = " · "
"""Between the title of a part and how it was measured."""
HEAD = """# Benchmarks

`make bench` writes the first two chapters, `make faults` the last one. Older figures are in git.
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
        """Replace one part of the run's chapter. `how`: the command and the date, which its heading shows."""
        self._parts[title] = f"{HOW}{how}\n{printed}\n"
        self._write()

    def set_chapter(self, title: str, text: str) -> None:
        """Replace a chapter that another program measures."""
        self._chapters[title] = f"\n\n{text}\n"
        self._write()

    def show_league(self, title: str, name: str, printed: str) -> None:
        """Replace the table below a league's name. The rest of its chapter stays."""
        sign = f"`bench/{name}.py`\n\n"
        chapter = next((old for old, text in self._chapters.items() if sign in text), title)
        before, _, after = self._chapters.get(chapter, HOW).partition(sign)
        rest = re.sub(r"\A(\|.*\n)+\n*", "", after)
        self._chapters[chapter] = f"{before}{sign}{printed}\n\n{rest}"
        self._write()

    def describe_run(self, about: str) -> None:
        self._about = f"\n\n{about}\n\n"
        self._write()

    def _write(self) -> None:
        """Write the whole file or nothing, even if interrupted."""
        known = [title for title in self._order if title in self._parts]
        others = [title for title in self._parts if title not in known]
        run = "".join(f"### {title}{self._parts[title].rstrip()}\n\n" for title in (*known, *others))
        chapters = {RUN: f"{self._about or chr(10) * 2}{run}", **self._chapters} if self._parts else self._chapters
        body = "".join(f"\n## {title}{text.rstrip()}\n" for title, text in chapters.items())
        fresh = self.file.with_suffix(".new")
        fresh.write_text(self._head + body, "utf-8")
        fresh.replace(self.file)


def table(name: str, text: str) -> list[list[str]]:
    """Return the cells of the first table that a benchmark printed, without its head."""
    found = re.search(rf"^(?:#.*{HOW})?`bench/{name}\.py.*\n(?:(?!\||#).*\n)*((?:\|.*\n)+)", text + "\n", re.MULTILINE)
    rows = [line.strip("| ").split(" | ") for line in found[1].splitlines()] if found else []
    return [[cell.strip(" *") for cell in row] for row in rows[2:]]


def _by_title(text: str, sign: str) -> dict[str, str]:
    """Return the text behind each title, beginning with how it was measured or with the end of the line."""
    parts = re.split(rf"^{sign}", text, flags=re.MULTILINE)[1:]
    titles = [re.split(rf"{HOW}|\n", part, maxsplit=1)[0] for part in parts]
    return {title: part.removeprefix(title) for title, part in zip(titles, parts, strict=True)}
