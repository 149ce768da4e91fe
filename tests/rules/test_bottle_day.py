"""The roll of the day of Message in a Bottle: five shakes, alone, against the clock."""

import pytest

from parlour.core import Refused, Table
from parlour.core.extras.day import shake_for
from parlour.games.bottle import Bottle, Buzz, CallNoWord, Pass, Say, ShakeNow
from parlour.games.bottle.analysis import common_nouns
from parlour.games.bottle.day import DAY, rolls_of
from parlour.games.bottle.solver import answers
from parlour.lexicon import Lexicon

SECRET = b"of a house"
EN = Lexicon.load("en")


@pytest.fixture
def table() -> Table:
    return shake_for(DAY, Bottle(EN, **DAY.settings), SECRET, "2026-11-16", "en")[1]


def word_for(table: Table) -> str:
    used = table.state.used
    return next(word for word in answers(EN, table.state.roll) if word not in used)


def find(table: Table, after: int) -> None:
    """Say a right word some milliseconds after the shake, and wait for the end of the pause."""
    table.act(0, Say(word_for(table)), table.state.phase.since + after)
    table.advance(table.at + 3001)


@pytest.mark.rule("BOT-41")
def test_a_right_word_is_worth_the_seconds_that_are_left(table: Table) -> None:
    assert table.state.diamonds == (0,)
    assert (table.wait.until, table.wait.span) == (60_000, 60_000)
    find(table, 4_200)
    assert table.view(0).day.points == (56,)
    assert table.state.diamonds == (1,)
    find(table, 60_000)
    assert table.view(0).day.points == (56, 0)


@pytest.mark.rule("BOT-41")
def test_a_mistake_costs_ten_seconds_and_may_be_mended(table: Table) -> None:
    (line,) = table.act(0, Say("zzzz"), 1_000)
    assert (line.events[0].cost, line.events[0].seconds) == (0, 10)
    assert table.wait.until == 50_000
    assert Say in table.wait.asks[0]
    find(table, 1_000)
    assert table.view(0).day.points == (49,)
    assert DAY.score(played_out(table)).details.answers[0].mistakes == 1


@pytest.mark.rule("BOT-41")
def test_a_mistake_in_the_last_seconds_ends_the_shake(table: Table) -> None:
    (line,) = table.act(0, Say("zzzz"), 55_500)
    assert line.events[0].seconds == 5
    assert table.wait.until == 55_500
    table.advance(55_501)
    assert table.view(0).day.points == (0,)


def played_out(table: Table) -> Table:
    while table.result is None:
        find(table, 10_000)
    return table


@pytest.mark.rule("BOT-41")
def test_after_the_fifth_shake_the_points_are_added_up(table: Table) -> None:
    played_out(table)
    assert table.view(0).day.points == (50,) * 5
    assert (table.result.winners, table.result.scores) == ((0,), (250,))
    made = DAY.score(table)
    assert made.points == 250
    assert [one.word for one in made.details.answers] == list(table.state.used)


@pytest.mark.rule("BOT-42")
def test_passing_or_waiting_scores_nothing_and_goes_on(table: Table) -> None:
    assert set(table.wait.asks[0]) == {Say, Pass}
    for move in (CallNoWord(), ShakeNow(), Buzz()):
        with pytest.raises(Refused):
            table.act(0, move, 31_000)
    table.act(0, Pass(), 40_000)
    table.advance(43_000)
    assert table.state.round == 2
    table.advance(table.wait.until)
    table.advance(table.at + 3000)
    assert (table.state.round, table.view(0).day.points) == (3, (0, 0))


@pytest.mark.rule("BOT-42")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_shake_of_a_day_has_everyday_nouns(language: str) -> None:
    words = Lexicon.load(language)
    game = Bottle(words, **DAY.settings)
    for day in range(1, 15):
        _, table = shake_for(DAY, game, SECRET, f"2026-11-{day:02}", language)
        for roll in rolls_of(table):
            assert len(answers(words, roll) & common_nouns(words)) >= 3


def test_the_solution_covers_the_shakes_that_really_happen(table: Table) -> None:
    best = DAY.solve(table)
    assert best.most == 300
    assert all(len(one.some) >= 1 and one.possible >= 3 for one in best.shakes)
    played_out(table)
    assert [one.letters for one in best.shakes] == [one.roll.letters for one in table.state.played]


@pytest.mark.rule("BOT-41")
def test_it_is_for_a_single_player() -> None:
    with pytest.raises(Refused):
        Bottle(EN, day=True).start(2)
    with pytest.raises(Refused):
        Bottle(EN).start(1)
