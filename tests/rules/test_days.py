"""The roll of the day of each game: its dice, its best result, and the results of played games."""

import pytest

from parlour.core.extras.day import chance_of, shake_for
from parlour.games import CATALOGUE
from parlour.games.rebus import Arrange, Finish, GoOn, Rebus
from parlour.games.rebus.day import DAY as REBUS
from parlour.games.rebus.rules.referee import vowels_in
from parlour.lexicon import Lexicon

SECRET = b"of a house"


def rebus_of(day: str):
    return shake_for(REBUS, Rebus(Lexicon.load("en"), **REBUS.settings), SECRET, day, "en")


@pytest.mark.slow
def test_every_game_of_the_day_opens_at_its_settings_and_rolls_the_same_for_all() -> None:
    for entry in CATALOGUE.values():
        day = entry.extras.day
        if day is not None:
            game = entry.open(Lexicon.load, {**day.settings, "language": "en"})
            (shake, one), (again, other) = (shake_for(day, game, SECRET, "2026-11-16", "en") for _ in range(2))
            assert one.log
            assert (shake, one.log) == (again, other.log)
            assert one.log != shake_for(day, game, SECRET, "2026-11-17", "en")[1].log
            assert one.log != shake_for(day, game, b"another", "2026-11-16", "en")[1].log


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_days_crossword_has_vowels_enough(language: str) -> None:
    game = Rebus(Lexicon.load(language), **REBUS.settings)
    for day in range(1, 29):
        _, table = shake_for(REBUS, game, SECRET, f"2026-11-{day:02}", language)
        assert 4 <= vowels_in(language, roll_of(table)) <= 9


def roll_of(table) -> str:
    return "".join(die.letter for die in table.view(0).phase.builds[0].dice)


@pytest.mark.rule("REB-15", "REB-18")
def test_a_days_crossword_is_one_round_against_the_proven_best() -> None:
    _, table = rebus_of("2026-11-16")
    best = REBUS.solve(table)
    assert best.roll == roll_of(table)
    assert best.bound == best.score
    table.act(0, Arrange(best.placed), 1000)
    table.act(0, Finish(), 2000)
    table.act(0, GoOn(), 3000)
    assert table.result is not None
    made = REBUS.score(table)
    assert made.points == best.score == table.result.scores[0]
    assert made.details.placed == best.placed
    assert {one.word.upper() for one in made.details.words} == {*best.across, *best.down}


def test_a_day_without_a_layout_scores_nothing() -> None:
    _, table = rebus_of("2026-11-18")
    table.act(0, Finish(), 1000)
    table.act(0, GoOn(), 2000)
    assert REBUS.score(table).points == 0


def test_draws_of_a_day_are_independent() -> None:
    chance = chance_of(SECRET, "2026-11-16", "en", "rebus")
    assert chance(3).random() == chance(3).random() != chance(4).random()
