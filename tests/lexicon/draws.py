"""Measure by category how many wrong answers pass among bots, on answers drawn at random.

    PYTHONPATH=tests python tests/lexicon/draws.py [SEED] [EACH] [LANGUAGE ...]

For each category, EACH answers are drawn from those of all categories. An answer passes unless the verdict is a clear
*no*. `draws-fits.tsv` has the drawn answers that a person found to fit. All others that pass are printed as wrong.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from lexicon.measuring import interval
from parlour.lexicon.categories import CATEGORIES, Categories

SEED, EACH = 4949, 10
LANGUAGES = ("en", "uk", "de")
FITTING = Path(__file__).with_name("draws-fits.tsv")


class Drawn(NamedTuple):
    """The drawn answers of a category: the `wrong` ones, and those of them that `passed`."""

    category: str
    wrong: list[str]
    passed: list[str]


def drawn(language: str, seed: int = SEED, each: int = EACH) -> Iterator[Drawn]:
    """Yield what is drawn for each category of a language."""
    categories, rng = Categories.load(language), Random(f"{seed} {language}")
    answers = sorted({answer for key in CATEGORIES for answer in categories.words(key)})
    judged = fitting(language)
    for key in CATEGORIES:
        wrong = [answer for answer in rng.sample(answers, each) if (key, answer) not in judged]
        yield Drawn(key, wrong, [answer for answer in wrong if categories.fits(answer, key) != "no"])


def fitting(language: str) -> frozenset[tuple[str, str]]:
    """Return the drawn answers that fit their category, by a person's judgement."""
    rows = (line.split("\t") for line in FITTING.read_text("utf-8").splitlines() if not line.startswith("#"))
    return frozenset((category, answer) for code, category, answer in rows if code == language)


def main(seed: int = SEED, each: int = EACH, *languages: str) -> None:
    for language in languages or LANGUAGES:
        found = list(drawn(language, int(seed), int(each)))
        for one in found:
            if one.passed:
                print(f"  {one.category}: {len(one.passed)} of {len(one.wrong)}: {', '.join(one.passed)}")  # noqa: T201
        share = interval(sum(len(one.passed) for one in found), sum(len(one.wrong) for one in found))
        print(f"{language}: wrong answers that pass: {share}")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])  # type: ignore[arg-type]
