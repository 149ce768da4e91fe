"""Bookworm on one device: no curtain, and anybody may doubt (BKW-33)."""

import pytest

from parlour.games.bookworm import GoOn, NoWord, Pick, Rolled, Turned
from parlour.games.bookworm.model.events import Doubted, VoteEnded
from parlour.games.bookworm.text import tell
from rules.bookworm_scene import ANIMALS, FACES, BookwormScene, faces

pytestmark = pytest.mark.rule("BKW-33")
NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")


def at_one_device(seats: int = 3) -> BookwormScene:
    return BookwormScene(seats, one_device=True, special_die=False).opened()


def test_a_turn_has_five_seconds_more_for_the_way_from_hand_to_hand() -> None:
    scene = at_one_device()
    assert scene.table.wait.until == scene.table.at + 20_000 == scene.table.at + (scene.table.wait.span or 0)


def test_players_get_the_full_time_after_a_vote() -> None:
    scene = at_one_device(2).say(1, "cat", at=19_000).doubt(0).vote(s0=False)
    assert scene.turn == 1
    assert scene.table.wait.until == scene.table.at + 20_000


def test_somebody_doubts_and_that_is_nobodys_vote() -> None:
    scene = at_one_device().say(1, "cat").doubt(2)
    doubted = scene.events(Doubted)[-1]
    assert doubted.by is None
    assert tell(doubted, NAMES) == "Somebody doubts CAT. The table votes."
    assert scene.phase == "Voting"
    assert not scene.table.view(0).phase.vote.voted


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("fits", [True, False])
def test_a_unanimous_tap_decides(seats: int, fits: bool) -> None:
    scene = at_one_device(seats).say(1, "cat").doubt(0)
    scene.vote(**{f"s{seat}": fits for seat in range(seats) if seat != 1})
    assert scene.events(VoteEnded)[-1].fits is fits
    assert scene.turn == (2 % seats if fits else 1)


def test_unsupported_doubts_keep_the_word() -> None:
    scene = at_one_device().say(1, "cat").doubt(0).wait()
    ended = scene.events(VoteEnded)[-1]
    assert (ended.fits, ended.votes) == (True, ())
    assert scene.phase == "Naming"


def test_picking_a_category_or_a_side_has_no_time_limit() -> None:
    scene = BookwormScene(2, one_device=True)
    assert scene.draw(Turned(ANIMALS)).table.wait.until_for(0) is None
    assert scene.act(0, Pick(0), scene.table.at + 600_000).phase == "Rolling"
    assert scene.draw(Rolled(faces(FACES), "turn")).phase == "TurningSide"
    assert scene.table.wait.until_for(0) is None


@pytest.mark.rule("COM-24")
@pytest.mark.parametrize("settings", [{"one_device": True}, {"results_stay": True}])
def test_scores_stay_until_all_go_on(settings: dict[str, bool]) -> None:
    scene = BookwormScene(2, special_die=False, **settings).opened().act(1, NoWord())
    assert scene.phase == "Scored"
    assert scene.table.wait.until_for(0) is None
    assert scene.act(0, GoOn(), scene.table.at + 600_000).phase == "Scored"
    assert scene.act(1, GoOn()).phase != "Scored"
