"""Measure the lexicon by rulings of other judges: how many of ours are wrong, with the confidence interval.

    PYTHONPATH=tests python tests/lexicon/measuring.py [FOLDER]

The folder has files of nouns, kin, categories and slips for the languages (`en-nouns.tsv`, ...). The last column of a
row names the lists that have the case. Each list is measured by itself.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from parlour.languages import languages
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import CATEGORIES, Categories
from parlour.lexicon.kin import relation

BLIND = Path(__file__).parent / "blind"
LISTS = ("1", "2", "3", "4", "5", "6", "7")
"""In the order in which they were written."""
Z = 1.96


def interval(hits: int, count: int) -> str:
    """Return a share with its Wilson interval at 95 %."""
    share, square = hits / count, Z * Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = Z / (1 + square / count) * (share * (1 - share) / count + square / (4 * count * count)) ** 0.5
    return f"{hits}/{count} = {100 * share:.1f} % ({100 * max(0, middle - half):.1f}–{100 * min(1, middle + half):.1f})"


def cases(file: Path, number: str) -> list[list[str]]:
    """Return the rows that one list has, without the column of lists."""
    lines = [line.split("\t") for line in file.read_text("utf-8").splitlines()[1:]]
    return [cells for *cells, lists in lines if number in lists.split(",")]


class Measured(NamedTuple):
    what: str
    wrong: list[str]
    count: int

    @property
    def share(self) -> float:
        return len(self.wrong) / self.count


def nouns(folder: Path, language: str, number: str) -> Iterator[Measured]:
    lexicon = Lexicon.load(language)
    judged = cases(folder / f"{language}-nouns.tsv", number)
    wrong = [
        f"{word} ({kind}{'' if ruling == 'yes' else ', no'})"
        for word, ruling, kind in judged
        if lexicon.is_singular_noun(word) != (ruling == "yes")
    ]
    yield Measured(f"{language} singular nouns, wrong", wrong, len(judged))


def _holds_the_card(card: str, said: str, ruling: str) -> bool:
    """Whether STA-13 refuses the pair for its letters alone (HEAT: theater). Judges of descent ignored that."""
    return ruling != "kin" and card in said


def kin(folder: Path, language: str, number: str) -> Iterator[Measured]:
    lexicon = Lexicon.load(language)
    judged = [row for row in cases(folder / f"{language}-kin.tsv", number) if not _holds_the_card(*row)]
    wrong = [
        f"{card}–{said} ({ruling})"
        for card, said, ruling in judged
        if (relation(lexicon.read(card), lexicon.read(said), language) is not None) != (ruling == "kin")
    ]
    yield Measured(f"{language} kin, wrong", wrong, len(judged))


def categories(folder: Path, language: str, number: str) -> Iterator[Measured]:
    named = cases(folder / f"{language}-categories.tsv", number)
    judged = [(*row, Categories.load(language).fits(row[1], row[0])) for row in named if row[0] in CATEGORIES]
    right = [(category, answer, fit) for category, answer, ruling, fit in judged if ruling == "fits"]
    wrong = [(category, answer, fit) for category, answer, ruling, fit in judged if ruling == "wrong"]
    for what, chosen, among in (
        ("right answers not granted", [row for row in right if row[2] != "yes"], right),
        ("right answers refused", [row for row in right if row[2] == "no"], right),
        ("wrong answers that pass", [row for row in wrong if row[2] != "no"], wrong),
    ):
        yield Measured(
            f"{language} {what}", [f"{answer} ({category}, {fit})" for category, answer, fit in chosen], len(among)
        )


def slips(folder: Path, language: str, number: str) -> Iterator[Measured]:
    lexicon = Lexicon.load(language)
    judged = cases(folder / f"{language}-slips.tsv", number)
    takes = lexicon.is_singular_noun
    near = [(typed, meant, lexicon.verdict(typed, takes).suggestions[:3]) for typed, meant in judged]
    wrong = [f"{typed}: {', '.join(found)} ({meant})" for typed, meant, found in near if found[:1] != (meant,)]
    yield Measured(f"{language} slips, another word first", wrong, len(judged))


MEASURES = (nouns, kin, categories, slips)


def measured(folder: Path) -> Iterator[tuple[str, str, Callable[[Path, str, str], Iterator[Measured]]]]:
    """All measurements: (list, language, measure)."""
    for number in LISTS:
        for language in languages():
            for measure in MEASURES:
                file = folder / f"{language}-{measure.__name__}.tsv"
                if file.exists() and cases(file, number):
                    yield number, language, measure


if __name__ == "__main__":
    chosen = Path(sys.argv[1]) if len(sys.argv) > 1 else BLIND
    for number, one, measure in measured(chosen):
        for what, wrong, count in measure(chosen, one, number):
            print(f"list {number}, {what}: {interval(len(wrong), count)}", f"    {'; '.join(wrong)}", sep="\n")  # noqa: T201
