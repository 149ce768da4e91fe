"""The roll of the day of Lone Words: three words against the field of the day."""

import json

import msgspec
import pytest

from parlour.core import Refused, Table
from parlour.core.extras.day import shake_for
from parlour.games.lone import Finish, Lone, Write
from parlour.games.lone.day import DAY, Field, Line, Made, Wrote, among
from parlour.lexicon import Lexicon, letters

SECRET = b"of a house"
EN = Lexicon.load("en")


@pytest.fixture
def table() -> Table:
    return shake_for(DAY, Lone(EN, **DAY.settings), SECRET, "2026-11-16", "en")[1]


@pytest.mark.rule("LON-26")
def test_one_roll_three_words_and_it_is_over(table: Table) -> None:
    assert (table.view(0).rounds, table.view(0).words_a_round) == (1, 3)
    assert table.wait.until == 90_000
    best = DAY.solve(table).best
    for at, line in enumerate(best):
        table.act(0, Write(line.row, line.word), 1000 * at)
    with pytest.raises(Refused, match="enough-words"):
        table.act(0, Write(0, "tea"), 8000)
    table.act(0, Finish(), 9000)
    made = DAY.score(table)
    assert table.result.scores == (made.points,)
    assert [line.word for line in made.details.lines] == [line.word for line in sorted(best, key=lambda one: one.row)]
    assert made.points == DAY.solve(table).worth


@pytest.mark.rule("LON-26")
def test_missing_words_cost_nothing(table: Table) -> None:
    table.advance(90_000)
    assert table.result.scores == (0,)
    assert table.state.sheets == ((),)


@pytest.mark.rule("LON-26")
def test_it_is_for_a_single_player() -> None:
    for game, seats in ((Lone(EN, day=True), 2), (Lone(EN), 1)):
        with pytest.raises(Refused):
            game.start(seats)


@pytest.mark.rule("LON-27")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_house_has_a_field_of_seven_and_it_is_the_same_again(language: str) -> None:
    words = Lexicon.load(language)
    one, other = (shake_for(DAY, Lone(words, **DAY.settings), SECRET, "2026-11-17", language)[1] for _ in range(2))
    field = DAY.solve(one)
    assert field == DAY.solve(other)
    assert len(field.bots) == 7
    assert sum(map(len, field.bots)) > 7
    written = {letters(word) for own in field.bots for word in own}
    assert not written & {letters(line.word) for line in field.best}
    assert field.worth >= 30


def sheet(*words: str) -> Made:
    return Made(tuple(Wrote(row, word, 5, "alone") for row, word in enumerate(words)))


def points(bots: list[list[str]], *sheets: Made, shares: list[float] | None = None) -> list[int]:
    """As on the server, where everything has passed through JSON."""
    field = Field("", tuple(map(tuple, bots)), (Line(0, "tea"),), 5)
    answer = json.loads(msgspec.json.encode([field, sheets]))
    return [one.points for one in among(answer[0], answer[1], shares or [1.0] * len(sheets))]


@pytest.mark.rule("LON-27")
def test_among_the_bots_a_word_must_be_alone() -> None:
    bots = [["tear", "rate"], ["tear"], [], [], [], [], []]
    assert points(bots, sheet("tear", "rate", "late")) == [5]


@pytest.mark.rule("LON-27")
def test_a_word_that_one_in_eight_others_wrote_still_counts() -> None:
    bots: list[list[str]] = [[] for _ in range(7)]
    assert points(bots, sheet("tear"), sheet("tear")) == [5, 5]  # one of eight others
    assert points(bots, sheet("tear"), sheet("tear"), sheet("tear")) == [0, 0, 0]  # two of nine
    crowd = [sheet("late") for _ in range(7)]
    assert points(bots, sheet("tear"), sheet("tear"), sheet("tear"), *crowd)[:3] == [5, 5, 5]  # two of sixteen


@pytest.mark.rule("LON-27")
def test_unknown_words_block_nobody_and_results_name_all_writers() -> None:
    wrong = Made((Wrote(0, "tear", 0, "no-word", "unknown"),))
    field = json.loads(msgspec.json.encode(Field("", (("tear",),) * 7, (), 0)))
    made = json.loads(msgspec.json.encode([wrong, sheet("tear"), sheet("late")]))
    scores = among(field, made, [1.0] * 3)
    assert [one.points for one in scores] == [0, 0, 5]
    line = scores[1].details.lines[0]
    assert (line.why, line.others, line.people) == ("shared", 7, 0)
    assert (scores[1].details.others, scores[1].details.people) == (9, 2)


@pytest.mark.rule("LON-27")
def test_the_devices_of_one_household_are_one_person() -> None:
    bots: list[list[str]] = [[] for _ in range(7)]
    copies = [sheet("tear")] * 4
    assert points(bots, sheet("tear"), *copies, shares=[1.0, *[0.25] * 4])[0] == 5  # one of eight others
    assert points(bots, sheet("tear"), *copies)[0] == 0  # four of eleven


@pytest.mark.rule("LON-27")
def test_the_bots_that_wrote_a_word_are_named(table: Table) -> None:
    assert DAY.solve(table).names == ("Ada", "Blaise", "Clio", "Dante", "Emmy", "Fermat", "Gauss")
    field = Field("", (("tear",), ("late",), ("tear", "rate")), (), 0, ("Ada", "Blaise", "Clio"))
    made = json.loads(msgspec.json.encode([sheet("tear", "rate", "seat")]))
    (score,) = among(json.loads(msgspec.json.encode(field)), made, [1.0])
    assert [line.bots for line in score.details.lines] == [("Ada", "Clio"), ("Clio",), ()]
    (before,) = among({"dice": "", "bots": [["tear"]], "best": [], "worth": 0}, made, [1.0])  # solved without names
    assert (before.details.lines[0].others, before.details.lines[0].bots) == (1, ())
