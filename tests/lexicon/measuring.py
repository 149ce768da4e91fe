"""Measures the lexicon by lists that another judge wrote: how many rulings are wrong, with the interval that allows.

python tests/lexicon/measuring.py FOLDER      (en-nouns.tsv, en-kin.tsv, en-categories.tsv, en-slips.tsv, and uk-…)
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from parlour.lexicon import Lexicon
from parlour.lexicon.categories import CATEGORIES, Categories
from parlour.lexicon.kin import relation

Z = 1.96


def interval(hits: int, count: int) -> str:
    """Wilson's, at 95 %."""
    share, square = hits / count, Z * Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = Z / (1 + square / count) * (share * (1 - share) / count + square / (4 * count * count)) ** 0.5
    return f"{hits}/{count} = {100 * share:.1f} % ({100 * max(0, middle - half):.1f}–{100 * min(1, middle + half):.1f})"


HEADINGS = ("card", "category", "typed", "word")
YES = ("singular", "kin", "fits", "yes", "right")
"""Each judge has their own words for a ruling."""


def rows(path: Path) -> list[list[str]]:
    lines = [line.split("\t") for line in path.read_text("utf-8").splitlines() if line]
    return lines[1:] if lines[0][0] in HEADINGS else lines


class Measured(NamedTuple):
    what: str
    wrong: list[str]
    count: int

    @property
    def share(self) -> float:
        return len(self.wrong) / self.count


def nouns(folder: Path, language: str) -> Iterator[Measured]:
    lexicon = Lexicon.load(language)
    bands = folder / f"{language}-nouns-bands.tsv"
    kinds = dict(rows(bands)) if bands.exists() else {}
    judged = [
        (word, ruling in YES, *(kind or [kinds.get(word, "")]))
        for word, ruling, *kind in rows(folder / f"{language}-nouns.tsv")
    ]
    wrong = [
        f"{word} ({kind}{'' if is_noun else ', no'})"
        for word, is_noun, kind in judged
        if lexicon.verdict(word).singular != is_noun
    ]
    yield Measured(f"{language} singular nouns, wrong", wrong, len(judged))


def _holds_the_card(card: str, said: str, ruling: str) -> bool:
    """STA-13 refuses HEAT: theater for its letters; whoever judged by descent alone was not asked that."""
    return ruling != "kin" and card in said


def kin(folder: Path, language: str) -> Iterator[Measured]:
    lexicon = Lexicon.load(language)
    judged = [row for row in rows(folder / f"{language}-kin.tsv") if not _holds_the_card(*row)]
    wrong = [
        f"{card}–{said} ({ruling})"
        for card, said, ruling in judged
        if (relation(lexicon.read(card), lexicon.read(said), language) is not None) != (ruling == "kin")
    ]
    yield Measured(f"{language} kin, wrong", wrong, len(judged))


def categories(folder: Path, language: str) -> Iterator[Measured]:
    ids = {category.name(language): key for key, category in CATEGORIES.items()}  # as the cards print them
    others = folder / "names.toml"
    ids |= tomllib.loads(others.read_text("utf-8")) if others.exists() else {}
    named = (
        (ids.get(name, name), answer, ruling) for name, answer, ruling in rows(folder / f"{language}-categories.tsv")
    )
    judged = [(*row, Categories.load(language).fits(row[1], row[0])) for row in named if row[0] in CATEGORIES]
    right = [(category, answer, fit) for category, answer, ruling, fit in judged if ruling in YES]
    wrong = [(category, answer, fit) for category, answer, ruling, fit in judged if ruling not in YES]
    for what, chosen, among in (
        ("right answers not granted", [row for row in right if row[2] != "yes"], right),
        ("right answers refused", [row for row in right if row[2] == "no"], right),
        ("wrong answers that pass", [row for row in wrong if row[2] != "no"], wrong),
    ):
        yield Measured(
            f"{language} {what}", [f"{answer} ({category}, {fit})" for category, answer, fit in chosen], len(among)
        )


def slips(folder: Path, language: str) -> Iterator[Measured]:
    lexicon = Lexicon.load(language)
    judged = rows(folder / f"{language}-slips.tsv")
    takes = lexicon.is_singular_noun
    near = [(typed, meant, lexicon.verdict(typed, takes).suggestions[:3]) for typed, meant in judged]
    wrong = [f"{typed}: {', '.join(found)} ({meant})" for typed, meant, found in near if found[:1] != (meant,)]
    yield Measured(f"{language} slips, another word first", wrong, len(judged))


MEASURES = (nouns, kin, categories, slips)

if __name__ == "__main__":
    for one in ("en", "uk"):
        for measure in MEASURES:
            for what, wrong, count in measure(Path(sys.argv[1]), one):
                print(f"{what}: {interval(len(wrong), count)}", f"    {'; '.join(wrong)}", sep="\n")  # noqa: T201
