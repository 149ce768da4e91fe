"""Random games contain typical mistakes of people, or the properties would prove little."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from parlour.games.lone import Lone
from parlour.games.lone.model import Unveiled
from parlour.games.rebus import Rebus
from parlour.games.rebus.model import Scored
from parlour.lexicon import Lexicon
from rules.wild_table import WildTable

GAMES = 30
FEWEST = 3
"""How often each outcome must occur."""


def events(game: Any, kind: type) -> list[Any]:
    """The events of this kind in some random games."""
    found = []
    for seed in range(GAMES):
        *_, table = WildTable(game, 2 + seed % 3, Random(seed)).moments()
        found += [event for line in table.log for event in line.events if isinstance(event, kind)]
    return found


@pytest.mark.rule("LON-13", "LON-16")
def test_words_are_shared_unknown_and_not_on_the_dice() -> None:
    outcome = events(Lone(Lexicon.load("en"), seconds=180), Unveiled)
    met = Counter(one.why for event in outcome for lines in event.lines for one in lines)
    assert min(met[why] for why in ("alone", "shared", "no-word", "not-on-dice")) >= FEWEST, met


@pytest.mark.rule("REB-07", "REB-11")
def test_layouts_may_have_unknown_words_and_separate_parts() -> None:
    turns = [turn for event in events(Rebus(Lexicon.load("en"), rounds=5, shortest=3), Scored) for turn in event.turns]
    met = Counter(run.fault or "good" for turn in turns for run in turn.reading.runs)
    assert min(met[fault] for fault in ("good", "no-word", "too-short")) >= FEWEST, met
    assert any(turn.reading.apart for turn in turns)
