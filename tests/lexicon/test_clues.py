"""Human clues, sealed before any association data was opened: bots are measured on them and never tuned."""

import random
from csv import DictReader

import pytest

from lexicon.measuring import BLIND
from parlour.games.stars.components.cards import COLUMNS, ROWS, Column, shipped_cards

SEED = 20261118
"""The seed that dealt the targets and their columns."""
CLUES = 200


def dealt(language: str) -> list[tuple[str, Column]]:
    """Return the targets of a language with their columns, in the order in which their clues were written."""
    cards = shipped_cards(language).every
    slots = [(card, column, row) for card in cards for column in range(COLUMNS) for row in range(ROWS)]
    random.Random(f"{SEED} {language}").shuffle(slots)
    by_word: dict[str, Column] = {}
    for card, column, row in slots:
        by_word.setdefault(card.columns[column][row], card.columns[column])
    return list(by_word.items())[:CLUES]


@pytest.mark.parametrize("language", ["en", "de", "uk"])
def test_targets_of_human_clues_were_dealt_by_the_seed(language):
    with (BLIND / f"{language}-clues.tsv").open(encoding="utf-8", newline="") as lines:
        rows = list(DictReader(lines, delimiter="\t"))
    assert [(row["target"], tuple(row["column"].split())) for row in rows] == dealt(language)
