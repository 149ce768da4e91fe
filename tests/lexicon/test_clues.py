"""Human clues, sealed before any association data was seen. Bots are measured on them but never tuned.

    python tests/lexicon/test_clues.py

prints the results of bots of levels 1, 3 and 5.
"""

import random
from collections.abc import Iterator
from csv import DictReader
from functools import cache

import pytest

from lexicon.measuring import BLIND
from parlour.games.stars.bot import Bot
from parlour.games.stars.bot.meaning import read_message
from parlour.games.stars.components.cards import COLUMNS, ROWS, Column, shipped_cards, shipped_clues
from parlour.lexicon import Lexicon

SEED = 20261118
"""The seed that dealt the targets and their columns."""
CLUES = 200
SECOND_SEED = 20261119
"""The seed of the second list, whose words are not in the first. Its author had seen neither the data nor the first
list."""
SECOND_CLUES = 100
SECOND = "-second"
LEVELS = (1, 3, 5)
REACHED = {"en": (0.7, 0.88, 0.96), "de": (0.66, 0.82, 0.92), "uk": (0.66, 0.8, 0.87)}
OUTSIDE = {"en": 0.92, "de": 0.82, "uk": 0.7}
AMONG_STRAYS = {"en": 2.75, "de": 2.6, "uk": 2.4}
SLACK = 0.03
"""How far a hundred clues may be below the aim by chance."""
EVERYDAY = 4.0
"""The least frequency of stray words (Zipf)."""

Clue = tuple[str, str, Column]


def dealt(language: str) -> list[tuple[str, Column]]:
    """Return the targets of a language with their columns, in the order in which their clues were written."""
    return _shuffled(language, SEED)[:CLUES]


def dealt_second(language: str) -> list[tuple[str, Column]]:
    """Return the same for the second list."""
    first = {word for word, _ in dealt(language)}
    return [one for one in _shuffled(language, SECOND_SEED) if one[0] not in first][:SECOND_CLUES]


def _shuffled(language: str, seed: int) -> list[tuple[str, Column]]:
    cards = shipped_cards(language).every
    slots = [(card, column, row) for card in cards for column in range(COLUMNS) for row in range(ROWS)]
    random.Random(f"{seed} {language}").shuffle(slots)
    by_word: dict[str, Column] = {}
    for card, column, row in slots:
        by_word.setdefault(card.columns[column][row], card.columns[column])
    return list(by_word.items())


@cache
def clues(language: str, number: str = "") -> list[Clue]:
    """Return the clues of a list: the first one, or the `-second`."""
    with (BLIND / f"{language}-clues{number}.tsv").open(encoding="utf-8", newline="") as lines:
        rows = list(DictReader(lines, delimiter="\t"))
    return [(row["clue"], row["target"], tuple(row["column"].split())) for row in rows]


def outside(language: str, *numbers: str) -> list[Clue]:
    """Return the clues of some lists that are in no table."""
    every = [one for number in numbers or ("",) for one in clues(language, number)]
    return [(clue, word, column) for clue, word, column in every if clue not in shipped_clues(language)[word]]


def understood(language: str, level: int, heard: list[Clue]) -> float:
    """Return the share of clues for which a bot takes the right word of the column."""
    bot, rng = Bot(Lexicon.load(language), level), random.Random(SEED)
    return sum(_guessed(bot, rng, [column], [clue]) == [word] for clue, word, column in heard) / len(heard)


def among_strays(language: str, level: int = 5) -> float:
    """Return how many of three words a bot gets right on average, from three clues among three words at random."""
    lexicon, rng = Lexicon.load(language), random.Random(SEED)
    bot, everyday = Bot(lexicon, level), sorted(lexicon.common(EVERYDAY, nouns=True))
    listed = clues(language)
    right, cards = 0, list(zip(*(listed[start::COLUMNS] for start in range(COLUMNS)), strict=False))
    for card in cards:
        words = [*(clue for clue, _, _ in card), *rng.sample(everyday, COLUMNS)]
        rng.shuffle(words)
        found = _guessed(bot, rng, [column for _, _, column in card], words)
        right += sum(one == word for one, (_, word, _) in zip(found, card, strict=True))
    return right / len(cards)


def _guessed(bot: Bot, rng: random.Random, columns: list[Column], words: list[str]) -> list[str]:
    chances = read_message(columns, words, bot._blurred(rng)).tolist()
    return [
        max(zip(row, column, strict=True), key=lambda one: one[0])[1]
        for row, column in zip(chances, columns, strict=True)
    ]


@pytest.mark.parametrize("language", REACHED)
def test_targets_of_human_clues_were_dealt_by_the_seed(language):
    assert [(word, column) for _, word, column in clues(language)] == dealt(language)
    assert [(word, column) for _, word, column in clues(language, SECOND)] == dealt_second(language)


@pytest.mark.slow
@pytest.mark.parametrize("language", REACHED)
def test_bots_understand_people(language):
    for level, share in zip(LEVELS, REACHED[language], strict=True):
        assert understood(language, level, clues(language)) >= share, level
        assert understood(language, level, clues(language, SECOND)) >= share - SLACK, level


@pytest.mark.slow
@pytest.mark.parametrize("language", REACHED)
def test_bots_understand_clues_that_are_in_no_table(language):
    assert understood(language, 5, outside(language)) >= OUTSIDE[language]
    assert understood(language, 5, outside(language, "", SECOND)) >= OUTSIDE[language]


@pytest.mark.slow
@pytest.mark.parametrize("language", REACHED)
def test_bots_find_the_hints_among_stray_words(language):
    assert among_strays(language) >= AMONG_STRAYS[language]


def _figures(language: str) -> Iterator[str]:
    for number in ("", SECOND):
        listed, beyond = clues(language, number), outside(language, number)
        yield f"{len(listed)} clues"
        yield from (f"  level {level}: {understood(language, level, listed):.1%}" for level in LEVELS)
        yield f"  outside the table ({len(beyond)}): {understood(language, 5, beyond):.1%}"
    yield f"of 3 among strays: {among_strays(language):.2f}"


if __name__ == "__main__":
    for one in REACHED:
        print(one, *_figures(one), sep="\n  ")  # noqa: T201
