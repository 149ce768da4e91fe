"""Players sit down in a game that goes on for days (COM-32)."""

from random import Random

import pytest

from parlour.core import AnyTable, Entry, Joined, Refused, Story, Table, encode
from parlour.core.codec import codec_of
from parlour.core.court.events import SeatJoined
from parlour.core.court.vote import Finish
from parlour.core.extras.reel import write_reel
from parlour.core.flat_names import ways_of
from parlour.core.game import DAY
from parlour.core.round.phases import Look
from parlour.core.schedule import Bots
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from rules.bookworm_scene import BookwormScene
from rules.lone_scene import LoneScene
from rules.rebus_scene import RebusScene

pytestmark = pytest.mark.rule("COM-32")
ENGLISH = Lexicon.load("en")
LATER = [entry for entry in CATALOGUE.values() if "tomorrow" in ways_of(entry.settings)]
MINUTE = 60_000
IN_PLAY = {"lone": 12, "stars": 8}
"""After this many bot moves these games are in a later round."""


def new_table(entry: Entry, seats: int = 2) -> AnyTable:
    return Table(entry.game(ENGLISH, way="tomorrow"), seats, Random(7))


def play_on(table: AnyTable, bots: Bots, steps: int) -> None:
    """Let bots move and alarms ring, in the order of their times."""
    for _ in range(steps):
        bots.ask(table, table.at)
        due, until = bots.next, table.wait.until
        if table.result is not None:
            return
        if due is not None and (until is None or due.at <= until):
            bots.act(table, max(due.at, table.at))
        else:
            table.advance(until or table.at)


def test_every_game_that_goes_on_for_days_takes_more_seats() -> None:
    assert {entry.id for entry in LATER} >= {"lone", "rebus", "bookworm", "stars"}
    assert all(new_table(entry).takes_seats for entry in LATER)


@pytest.mark.parametrize("entry", LATER, ids=lambda entry: entry.id)
@pytest.mark.parametrize("moves", [4, *(pytest.param(moves, marks=pytest.mark.slow) for moves in (0, 8, 25))])
def test_a_game_with_a_seat_that_came_later_is_played_to_its_end(entry: Entry, moves: int) -> None:
    table = new_table(entry)
    bots = Bots({seat: entry.bot(ENGLISH, 1) for seat in range(3)}, Random(moves))
    play_on(table, bots, min(moves, IN_PLAY.get(entry.id, moves)))
    assert table.at < DAY
    assert [event for line in table.join(table.at) for event in line.events] == [SeatJoined(2)]
    assert (table.seats, table.first_seats, 2 in table.wait.present) == (3, 2, True)
    play_on(table, bots, 2_000)
    assert table.result is not None
    assert len(table.result.scores) == 3

    codec = codec_of(type(table.game))
    story = Story.replay(table.game, 2, [codec.line(encode(line)) for line in table.log])
    assert encode(story.state) == encode(table.state)
    assert encode(Story.of(table).state) == encode(table.state)
    names = ("Ann", "Bob", "Cid")
    reel = list(write_reel({"seats": 2, "names": names}, story, lambda view: entry.words(view, names, "en")))
    assert len(reel) == len(table.log) + 1
    assert entry.lessons(story, entry.review(story)) is not None
    entry.highlights(table), entry.feats(table)
    for line in table.log:
        assert all(entry.sentence(event, names, "en") for event in line.events)


@pytest.mark.parametrize("entry", LATER, ids=lambda entry: entry.id)
def test_nobody_sits_down_after_the_first_day_or_at_other_tables(entry: Entry) -> None:
    table = new_table(entry)
    table.advance(DAY - 1)
    table.join(DAY - 1)
    with pytest.raises(Refused, match="begun"):
        table.join(DAY)
    together = Table(entry.game(ENGLISH), 2, Random(7))
    with pytest.raises(Refused, match="begun"):
        together.join(0)


def test_newcomers_have_a_day_for_the_round_like_everybody_else() -> None:
    scene = LoneScene(2, pace="tomorrow").rolled().act(0, Look(), at=MINUTE).act(0, Finish(), at=2 * MINUTE)
    scene.table.join(3 * MINUTE)
    assert [scene.asked(seat) for seat in range(3)] == [set(), {"Look"}, {"Look"}]
    assert scene.table.wait.until_for(2) == DAY
    scene.act(1, Look(), at=4 * MINUTE).act(1, Finish(), at=5 * MINUTE)
    assert scene.table.state.round == 1, "the round waits for the newcomer"
    scene.act(2, Look(), at=6 * MINUTE).act(2, Finish(), at=7 * MINUTE)
    assert scene.table.view(None).round != 1 or type(scene.table.state.phase).__name__ == "Rolling"


def test_newcomers_build_from_the_roll_of_the_round() -> None:
    scene = RebusScene(2, pace="tomorrow", rounds=3).rolled()
    scene.table.join(MINUTE)
    scene.act(2, Look(), at=2 * MINUTE).act(0, Look(), at=2 * MINUTE)
    builds = {build.seat: build.roll for build in scene.table.state.builds}
    assert builds[2] == builds[0]
    assert scene.table.view(2).totals == (0, 0, 0)


def test_newcomers_come_last_in_turn() -> None:
    scene = BookwormScene(2, pace="tomorrow").opened().say(1, "cat")
    scene.table.join(scene.table.at)
    assert scene.table.state.after(1) == 2
    assert scene.table.state.after(2) == 0
    assert scene.table.state.totals == (0, 0, 0)


def test_logs_name_seated_players() -> None:
    table = new_table(CATALOGUE["lone"])
    table.join(MINUTE)
    assert [line.what for line in table.log if isinstance(line.what, Joined)] == [Joined()]
    assert encode(table.log[-1]) == b'{"at":60000,"what":{"t":"joined"},"events":[{"t":"seat-joined","seat":2}]}'
