"""Review, lessons and replay of a finished game share one story: its log is folded once."""

import gzip
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.core import Story
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.replaying import replay
from parlour.server.jobs.reviews import make, make_reel
from parlour.server.storage.records import LineRecord, Sitter, TableRecord

PLAYS = Path(__file__).parents[1] / "plays"


def library():
    return CATALOGUE, Lexicon.load


def stored(play: str) -> tuple[TableRecord, list[LineRecord]]:
    """A finished game as the server stores it."""
    first, *lines = (PLAYS / f"{play}.jsonl").read_text().splitlines()
    heading = json.loads(first)
    seats = tuple(Sitter(f"Player {seat + 1}") for seat in range(heading["seats"]))
    own = {name: heading[name] for name in ("game", "language", "settings")}
    record = TableRecord(code="STORY2", size=len(seats), host="", seats=seats, status="over", heading=heading, **own)
    return record, [LineRecord("STORY2", 1, n, json.loads(line)["at"], 0, line) for n, line in enumerate(lines)]


@pytest.mark.parametrize("play", ["bottle-uk", "lone-two", "rebus-uk", "bookworm-default", "stars-default"])
def test_a_finished_log_is_folded_once_for_review_lessons_and_replay(play, monkeypatch):
    record, lines = stored(play)
    kind, steps = CATALOGUE[record.game].game, []
    step = kind.step
    monkeypatch.setattr(kind, "step", lambda *args, **more: steps.append(args) or step(*args, **more))
    found = json.loads(make(library, record, lines))
    # Replays have the heading that was stored at the end.
    ended = replace(record, heading={**record.heading, "names": [one.name for one in record.seats], "result": None})
    reel = gzip.decompress(make_reel(library, ended, lines, "")).splitlines()
    make_reel(library, ended, lines, "en")
    assert set(found["lessons"]) == {"de", "en", "uk"}
    assert len(reel) == len(lines) + 1
    assert len(steps) == len(lines)
    heading = json.loads(reel[0])
    assert len(heading["highlights"]["words"]) or record.game == "stars"


def test_another_game_gets_its_own_story():
    one, other = stored("bookworm-default"), stored("bookworm-data")
    reels = [gzip.decompress(make_reel(library, *game, "")) for game in (one, other, one)]
    assert reels[0] == reels[2] != reels[1]


def test_a_story_has_the_states_that_its_log_leads_to():
    story = replay((PLAYS / "bookworm-default.jsonl").read_bytes().splitlines())
    assert story.states[0] == story.game.start(story.seats)
    assert story.states[-1] == story.state
    for before, line, after in story.steps:
        assert story.game.step(before, line.what, line.at, story.game.wait(before)) == (after, line.events)
    assert Story.of(story).states == story.states
