"""Whether bots accept a person's word that plainly does not fit (BKW-12, BKW-13)."""

from collections.abc import Iterator
from random import Random

import pytest

from lexicon.measuring import BLIND, cases
from parlour.core import Refused, Table
from parlour.core.schedule import Bots
from parlour.games.bookworm import ENTRY, Bookworm, Bot, Face, Rolled, Say, Turned
from parlour.lexicon import Lexicon

PERSON, DOUBTABLE = 1, 5_000


def wrong_answers(language: str) -> Iterator[tuple[str, str]]:
    """A category with words that do not fit, from lists that were written before any verdict was seen."""
    for category, answer, ruling in cases(BLIND / f"{language}-categories.tsv", "1"):
        if ruling == "wrong":
            yield category, answer


def stands(language: str, level: int, category: str, answer: str, rng: Random, **settings: object) -> bool:
    """Let a person between two bots name the word. Returns whether it is still valid after five seconds."""
    lexicon = Lexicon.load(language)
    card = [category, "animal" if category != "animal" else "fruit", "colour"]
    given = {"cards": [card], "green_only": True, "first_bookworm": 1, "special_die": False, **settings}
    game = Bookworm(lexicon, **given)
    table = Table(game, 3)
    table.draw(Turned(0))
    letter = game.referee.first_letter(game.referee.read(answer))
    table.draw(Rolled((Face(letter, 1), *[Face(lexicon.alphabet.letters[0], 1)] * 6), None))
    bots = Bots({seat: Bot(lexicon, level) for seat in (0, 2)}, rng)
    try:
        table.act(PERSON, Say(answer, 0), 1_000)
    except Refused as refused:
        assert refused.code == "does-not-fit"
        return False
    bots.ask(table, table.at)
    while (due := bots.next) and due.at <= 1_000 + DOUBTABLE + 15_000:
        bots.act(table, max(due.at, table.at))
        bots.ask(table, table.at)
        if table.state.last is None or not table.state.last.may_doubt:
            break
    return any(spoken.seat == PERSON for spoken in table.state.said)


def passed(language: str, level: int, **settings: object) -> float:
    rng = Random(1)
    asked = list(wrong_answers(language))
    return sum(stands(language, level, category, answer, rng, **settings) for category, answer in asked) / len(asked)


@pytest.mark.rule("BKW-13")
def test_alone_with_bots_nonsense_is_refused_by_the_data() -> None:
    assert passed("en", 2, **ENTRY.extras.lobby.alone) <= 0.15


@pytest.mark.rule("BKW-12", "BKW-13")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_bots_doubt_and_vote_down_far_fetched_words(level: int) -> None:
    assert passed("en", level, judge="table") <= 0.15


@pytest.mark.rule("BKW-12", "BKW-13")
def test_in_ukrainian_too() -> None:
    assert passed("uk", 2, **ENTRY.extras.lobby.alone) <= 0.2
