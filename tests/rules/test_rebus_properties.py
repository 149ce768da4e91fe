"""Letters Rebus: properties that hold in every game."""

from collections.abc import Container
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.core import Table, encode
from parlour.core.court.events import VoteEnded
from parlour.core.round.phases import Voting, Working
from parlour.games.rebus import Rebus, shipped_dice
from parlour.games.rebus.components import STAR
from parlour.games.rebus.model import DiceRolled, Overturned, Scored, Settled, Turn
from parlour.lexicon import Lexicon
from rules.wild_table import WildTable
from solvers.rebus_checker import complaint, points
from wild import tries

tables = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**32),
        "seats": st.integers(1, 7),
        "language": st.sampled_from(["en", "uk"]),
        "is_barren": st.booleans(),
        "pace": st.sampled_from(["turns", "together", "duplicate"]),
        "judge": st.sampled_from(["dictionary", "table", "appeal"]),
        "islands": st.sampled_from(["none", "printed"]),
        "star_letter": st.sampled_from(["fixed", "free"]),
        "negative_turns": st.sampled_from(["zero", "keep"]),
        "shortest": st.sampled_from([2, 2, 3]),
        "mercy": st.booleans(),
        "rounds": st.sampled_from([1, 3, 5, 10]),
        "live": st.booleans(),
        "one_device": st.booleans(),
        "hourglass_seconds": st.sampled_from([10, 90]),
        "turns_of_the_glass": st.sampled_from([1, 3]),
    }
)


CONSONANTS = {"en": "bcdgtn", "uk": "бвдктн"}


def barren_dice(language: str) -> dict[str, Any]:
    """Dice with hardly a vowel, for mercy (REB-17)."""
    plain, vowel = list(CONSONANTS[language]), {"en": "o", "uk": "о"}[language]
    starred = [STAR, *plain[1:]]
    faces = [plain] * 12 + [[vowel, *plain[1:]]] + [starred] * 2
    return {"faces": faces, "values": shipped_dice(language).value}


def wild(seed: int, seats: int, language: str, is_barren: bool, **chosen: Any) -> WildTable:
    dice = barren_dice(language) if is_barren else None
    return WildTable(Rebus(Lexicon.load(language), dice=dice, **chosen), seats, Random(seed))


@pytest.mark.rule("COM-01", "COM-04", "COM-06", "COM-08", "REB-15", "REB-20")
@tries(30)
@given(tables)
def test_nobody_is_ever_stuck_leavers_are_not_asked_and_the_log_is_complete(chosen: dict[str, Any]) -> None:
    wild(**chosen).plays_out()


@pytest.mark.rule("REB-04", "REB-05", "REB-09", "REB-17")
@tries(30)
@given(tables)
def test_each_die_is_used_once_fixed_stars_keep_letters_and_the_glass_runs(chosen: dict[str, Any]) -> None:
    play, is_fixed = wild(**chosen), chosen["star_letter"] == "fixed"
    glass = 1000 * chosen["hourglass_seconds"] * chosen["turns_of_the_glass"]
    ends: dict[Any, int] = {}
    stars: dict[Any, str] = {}
    for table in play.moments():
        phase = table.state.phase
        if not isinstance(phase, Working):
            continue
        turn = table.state.round, phase.seat
        assert ends.setdefault(turn, phase.until) == phase.until <= table.at + glass
        for build in table.state.builds:
            _lie_once(build.placed)
            for one in build.placed:
                first = stars.setdefault((turn, build.seat, build.roll, one.die), one.letter or "")
                assert not is_fixed or first == (one.letter or "")


def _lie_once(placed: Any) -> None:
    assert len({one.die for one in placed}) == len({(one.row, one.col) for one in placed}) == len(placed)


class Judged(Container[str]):
    """Which words are valid at a table, by an independent reading of the events: the last vote, else the dictionary."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.voted: dict[str, bool] = {}

    def __contains__(self, word: object) -> bool:
        text = str(word).lower()
        return self.voted.get(text, self.lexicon.is_spelling(text))


@pytest.mark.rule("REB-07", "REB-08", "REB-11", "REB-12", "REB-13", "REB-14", "COM-06")
@tries(40)
@given(tables)
def test_points_match_the_second_checker(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    words = Judged(play.table.game.lexicon)
    entered: dict[tuple[int, int], int] = {}
    for table in play.moments():
        for event in play.news():
            if isinstance(event, VoteEnded):
                words.voted[event.word] = event.valid
            if isinstance(event, Scored | Overturned):
                for turn in event.turns:
                    _check(table, turn, words)
                    entered[turn.seat, turn.round] = turn.points
        _compare(table, entered)


def _check(table: Table, turn: Turn, words: Judged) -> None:
    """Assert that the counted part is legal and worth the points entered. A faultless layout counts whole."""
    settings, values = table.game.settings, {sign.upper(): n for sign, n in table.game.referee.values.items()}
    roll, counted = turn.roll.upper(), set(turn.reading.counted)
    rules = {"roll": roll, "islands": settings.islands, "shortest": settings.shortest}
    part = _drawn(turn, [one for one in turn.placed if one.die in counted])
    assert complaint(part, words, **rules) is None  # type: ignore[arg-type]
    assert points(part, roll, values) == turn.reading.total
    assert turn.points == (turn.reading.total if settings.negative_turns == "keep" else max(0, turn.reading.total))
    whole = _drawn(turn, turn.placed)
    if complaint(whole, words, **rules) is None:  # type: ignore[arg-type]
        assert points(whole, roll, values) == turn.reading.total


def _drawn(turn: Turn, placed: Any) -> list[str]:
    at = {(one.row, one.col): one.letter or turn.roll[one.die].upper() for one in placed}
    rows, cols = ([square[n] for square in at] or [0] for n in (0, 1))
    across = range(min(cols), max(cols) + 1)
    return ["".join(at.get((row, col), ".") for col in across) for row in range(min(rows), max(rows) + 1)]


def _compare(table: Table, entered: dict[tuple[int, int], int]) -> None:
    """Assert that the scoring table has the events of finished turns and nothing else."""
    phase = table.state.phase
    settled = phase.then if isinstance(phase, Voting) else phase
    open_turns = {turn.seat for turn in settled.turns} if isinstance(settled, Settled) else set()
    for seat, row in enumerate(table.state.table):
        for number, outcome in enumerate(row, 1):
            is_open = number == table.state.round and seat in open_turns
            assert outcome == (None if is_open else entered.get((seat, number)))


@pytest.mark.rule("REB-16", "COM-03")
@tries(12)
@given(tables, st.sampled_from(["together", "duplicate"]))
def test_players_who_build_at_the_same_time_see_nothing_of_each_other(chosen: dict[str, Any], pace: str) -> None:
    play = wild(**{**chosen, "pace": pace})
    for table in play.moments():
        phase = table.state.phase
        rolled = [event for event in play.news() if isinstance(event, DiceRolled)]
        assert pace == "duplicate" or not any(event.rolls for event in rolled)
        if not isinstance(phase, Working):
            continue
        for seat in (None, *range(table.seats)):
            other = _with_other_layouts(table, seat)
            assert encode(table.game.view(other, seat)) == encode(table.view(seat))
            assert table.game.wait(other).asks.get(seat) == table.wait.asks.get(seat)
            assert table.game.wait(other).until == table.wait.until


def _with_other_layouts(table: Table, seat: int | None) -> Any:
    """The same moment, but all others have laid nothing and, with rolls of their own, have other dice."""
    state, referee = table.state, table.game.referee
    own_rolls = table.game.settings.pace == "together"
    builds = []
    for build in state.builds:
        roll = build.roll[::-1] if own_rolls else build.roll
        blank = replace(build, roll=roll, placed=(), stars=(), reading=referee.reading(state, roll, ()))
        builds.append(build if build.seat == seat else blank)
    return replace(state, builds=tuple(builds))
