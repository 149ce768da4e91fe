"""Lone Words on paper: writing and copying have separate times (LON-24)."""

import pytest

from parlour.games.lone import Finish, HandIn, Line, TakeDevice, Write
from parlour.games.lone.model import DiceRolled, PencilsDown
from rules.lone_scene import THREES, LoneScene

pytestmark = pytest.mark.rule("LON-24", "LON-10")


def on_paper(seats: int = 3, **settings: object) -> LoneScene:
    return LoneScene(seats, paper=True, **settings).rolled()


def test_nothing_can_be_typed_while_the_timer_runs() -> None:
    scene = on_paper()
    assert scene.table.wait.until == 60_000 == scene.table.wait.span
    assert scene.table.wait.asks == dict.fromkeys(range(3), (Finish,))
    assert scene.refuses(0, Write(THREES[0], "ten")) == "not-asked"
    assert scene.events(DiceRolled)
    assert scene.table.view(None).dice


def test_everyone_then_has_a_minute_to_type_their_sheet() -> None:
    scene = on_paper().wait()  # type: ignore[attr-defined]
    assert scene.events(PencilsDown) == [PencilsDown(1)]
    assert scene.table.wait.until == 60_000 + 60_000
    assert scene.asked(2) == {"Write", "Erase", "Jot", "HandIn", "Finish"}
    scene.write(0, (THREES[0], "ten")).wait()
    assert scene.phase == "Compared"
    assert scene.line(0, "ten").points == 3


def test_copying_has_its_own_time() -> None:
    scene = on_paper(seconds=30, copy_s=90).wait()  # type: ignore[attr-defined]
    assert scene.table.wait.until == 30_000 + 90_000
    assert scene.table.wait.span == 90_000


def test_writing_ends_early_if_all_say_so() -> None:
    scene = on_paper()
    for seat in range(3):
        scene.act(seat, Finish(), 5_000)
    assert scene.table.wait.until == 5_000 + 60_000
    assert scene.table.view(0).finished == ()


def test_typed_words_count_up_to_the_number_and_the_rest_is_listed() -> None:
    scene = on_paper().wait()  # type: ignore[attr-defined]
    lines = [(0, "ten"), (1, "net"), (2, "sea"), (3, "nest")]
    scene.act(0, HandIn(tuple(Line(row, word) for row, word in lines)))
    assert scene.table.view(0).extras == ("nest",)
    scene.compare()
    assert scene.line(0, "nest").why == "too-many"
    assert scene.line(0, "nest").row is None


def test_one_device_types_all_sheets_in_and_all_have_seen_the_dice() -> None:
    scene = on_paper(2, one_device=True)
    assert scene.events(DiceRolled)
    assert scene.table.view(None).dice
    assert len(scene.table.wait.asks) == 2
    scene.wait()
    for seat in (0, 1):
        assert scene.table.wait.asks == {seat: (TakeDevice,)}
        assert scene.table.view(seat).dice
        scene.act(seat, TakeDevice())
        assert scene.table.wait.until == scene.table.at + 60_000
        scene.write(seat, (THREES[0], ("ten", "net")[seat])).act(seat, Finish())
    assert scene.phase == "Compared"
    assert not scene.events(DiceRolled)


def test_players_who_leave_delay_nobody() -> None:
    scene = on_paper().act(0, Finish()).act(1, Finish())
    assert scene.phase == "Pencil"
    scene.leave(2)
    assert scene.phase == "Working"


@pytest.mark.rule("COM-11")
def test_done_after_the_end_of_writing_is_too_late() -> None:
    scene = on_paper(2)
    before = scene.table.moment
    scene.wait()
    assert scene.table.moment != before
