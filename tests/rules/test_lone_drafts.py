"""Letters typed but not entered are a draft that only its seat sees. It counts at the bell (LON-14)."""

import pytest

from parlour.core import encode
from parlour.core.round.phases import Look
from parlour.games.lone import Finish, Jot, TakeDevice, Write
from parlour.games.lone.model import Line
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, THREES, LoneScene

pytestmark = pytest.mark.rule("LON-14")


def jotted(row: int, word: str, *, letters: str = "tensoca", **settings: object) -> LoneScene:
    return LoneScene(**settings).rolled(letters).act(0, Jot(row, word))


def words(scene: LoneScene, seat: int = 0) -> list[tuple[int | None, str | None]]:
    return [(line.row, line.word) for line in scene.state.phase.lines[seat]]


def test_a_fitting_draft_is_written_at_the_bell() -> None:
    scene = jotted(FIVES[0], "stone")
    assert scene.table.view(0).draft == (), "it is not written before"
    assert words(scene.wait()) == [(FIVES[0], "stone")]
    assert scene.line(0, "stone").points == 8


def test_a_draft_is_there_when_a_player_comes_back_and_only_for_them() -> None:
    scene, silent = jotted(FIVES[0], "stone"), LoneScene().rolled()
    assert scene.table.view(0).jotted == Line(FIVES[0], "stone")
    for seat in (1, 2, None):
        assert encode(scene.table.view(seat)) == encode(silent.table.view(seat))
    assert not [event for line in scene.table.log for event in line.events if b"stone" in encode(event)]
    assert scene.table.wait == silent.table.wait, "nor is anybody asked for anything else"


@pytest.mark.parametrize(
    ("row", "word"),
    [(FIVES[0], "ston"), (FIVES[0], "stones"), (FIVES[0], "stars"), (FIVES[0], "s7one"), (FIVES[0], "")],
    ids=["too short", "too long", "not on the dice", "unreadable", "nothing"],
)
def test_an_unfitting_draft_is_not_written_nor_is_the_word_before_it(row: int, word: str) -> None:
    assert words(jotted(FIVES[0], "stone").act(0, Jot(row, word)).wait()) == []


def test_a_draft_needs_a_free_row_and_its_own_word() -> None:
    scene = LoneScene().rolled().write(0, (0, "ten")).compare().give_up(0, 1, 2).go_on().rolled()
    assert words(scene.act(0, Jot(0, "sea")).wait()) == []
    again = LoneScene().rolled().write(0, (0, "ten")).act(0, Jot(1, "ten")).wait()
    assert words(again) == [(0, "ten")]
    assert jotted(0, "ten").refuses(0, Jot(12, "ten")) == "no-such-row"


def test_no_more_words_are_written_than_allowed() -> None:
    scene = LoneScene().rolled().write(0, (0, "ten"), (1, "sea"), (2, "tan")).act(0, Jot(FIVES[0], "stone")).wait()
    assert words(scene) == [(0, "ten"), (1, "sea"), (2, "tan")]


@pytest.mark.parametrize("draft", ["coat", "toca"])
def test_a_draft_is_not_written_over_an_entered_word(draft: str) -> None:
    scene = LoneScene().rolled().write(0, (FOURS[0], "nest"), (0, "ten"), (1, "sea"))
    assert words(scene.act(0, Jot(FOURS[0], draft)).wait()) == [(0, "ten"), (1, "sea"), (FOURS[0], "nest")]


def test_entering_a_word_ends_its_draft() -> None:
    scene = jotted(FIVES[0], "stone").act(0, Write(FIVES[0], "stone"))
    assert scene.table.view(0).jotted is None


def test_it_counts_too_when_all_have_finished() -> None:
    scene = jotted(FIVES[0], "stone").act(1, Jot(SIXES[0], "canoes"))
    assert words(scene.compare()) == [(FIVES[0], "stone")]
    assert words(scene, 1) == [(SIXES[0], "canoes")]
    late = LoneScene(2).rolled().act(0, Finish()).act(0, Jot(THREES[0], "ten")).act(1, Finish())
    assert words(late) == [(THREES[0], "ten")]


def test_the_dictionary_still_judges_it() -> None:
    assert jotted(0, "nto").wait().line(0, "nto").why == "no-word"


@pytest.mark.rule("LON-25")
def test_on_one_device_it_counts_when_the_time_of_its_writer_is_up() -> None:
    scene = LoneScene(2, one_device=True).rolled().act(0, TakeDevice()).act(0, Jot(SEVEN, "notices")).wait()
    assert scene.table.view(1).jotted is None
    assert words(scene.act(1, TakeDevice()).wait()) == [(SEVEN, "notices")]


@pytest.mark.rule("LON-28")
def test_until_tomorrow_a_draft_counts_when_the_players_time_is_up() -> None:
    scene = LoneScene(2, pace="tomorrow").rolled().act(0, Look()).act(0, Jot(FIVES[0], "stone")).wait(120_000)
    assert scene.table.view(0).draft == (Line(FIVES[0], "stone"),)
    scene.act(1, Look()).act(1, Finish())
    assert scene.scores == (8, 0)


@pytest.mark.rule("COM-08", "LON-29")
def test_drafts_of_a_removed_seat_are_dropped() -> None:
    assert words(jotted(FIVES[0], "stone").leave(0).wait()) == []
