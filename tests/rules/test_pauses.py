"""Pauses between rounds, which the host may end (COM-23), in each game."""

import pytest

from parlour.core.court.vote import Appeal, GoOn
from parlour.games import bookworm, bottle
from plays.waits import LOGS, waits_in
from rules.bottle_scene import BottleScene
from rules.lone_scene import FIVES, FOURS, LoneScene
from rules.rebus_scene import RebusScene

pytestmark = pytest.mark.rule("COM-23")
NO_DUTY = {GoOn, Appeal, bookworm.GoOn, bottle.Appeal}
OF_ROUNDS = ("bottle", "lone", "rebus", "bookworm")
ONCE = ("-day", "-shared-roll", "-tomorrow")
"""Plays of one round, or of rounds without a shared result."""


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_pauses_ask_nobody_and_end_by_the_clock(log) -> None:
    pauses = [(at, wait) for at, wait in waits_in(log) if wait.rest is not None]
    assert pauses or not log.stem.startswith(OF_ROUNDS) or log.stem.endswith(ONCE), "rounds have pauses between them"
    for at, wait in pauses:
        assert NO_DUTY.issuperset(kind for asks in wait.asks.values() for kind in asks)
        assert wait.until is not None
        assert wait.rest <= max(at, wait.until + 1)


@pytest.mark.parametrize("log", [log for log in LOGS if log.stem.startswith("stars")], ids=lambda log: log.stem)
def test_a_message_from_the_stars_has_no_pauses(log) -> None:
    assert not any(wait.rest for _, wait in waits_in(log))


def test_only_round_results_are_pauses() -> None:
    scene = RebusScene(1).rolled()
    assert scene.table.wait.rest is None
    scene.lay(0, "CAT").done(0)
    assert scene.phase == "Settled"
    assert scene.table.wait.rest == scene.table.at


def test_players_who_still_choose_rows_to_give_up_are_not_hurried() -> None:
    scene = LoneScene(3).rolled()
    scene.write(0, *((row, word) for row, word in zip(FIVES[:2] + FOURS[:1], ("stone", "notes", "nest"), strict=True)))
    scene.compare()
    assert scene.phase == "Compared"
    assert scene.table.wait.rest is None, "some have fewer words than the round asks for (LON-12)"


def test_rulings_can_be_appealed_during_pauses() -> None:
    scene = RebusScene(3, judge="appeal").rolled()
    scene.lay(0, "CAT").done(0)
    assert scene.table.wait.rest == scene.table.at + 10_001
    scene = BottleScene(judge="appeal").rolled("b r o")
    scene.win(0, "carbon")
    assert scene.phase == "Settled"
    assert scene.table.wait.rest == scene.table.at + 5_001
