"""Old games stay what they were: every log kept here replays to the same events, and tells the same story."""

from pathlib import Path

import msgspec
import pytest

from parlour.core import Heading, Table, codec_of
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from plays.telling import told

PLAYS = sorted(Path(__file__).parent.glob("*.jsonl"))


def read(file: Path) -> tuple[Heading, Table]:
    first, *lines = file.read_bytes().splitlines()
    heading = msgspec.json.decode(first, type=Heading)
    game = CATALOGUE[heading.game].open(Lexicon.load, {**heading.settings, "language": heading.language})
    codec = codec_of(type(game))
    return heading, Table.replay(game, heading.seats, map(codec.line, lines))


@pytest.mark.rule("COM-01")
@pytest.mark.parametrize("file", PLAYS, ids=lambda file: file.stem)
def test_a_kept_game_replays_to_its_end_and_is_told_the_same(file: Path) -> None:
    heading, table = read(file)
    assert table.result is not None
    story = file.with_suffix(".txt")
    if story.exists():
        assert told(CATALOGUE[heading.game], table, heading.language) == story.read_text()


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_mode_of_every_game_has_a_kept_game(game: str) -> None:
    kept = [read(file)[0] for file in PLAYS if file.stem.startswith(game)]
    modes = {heading.settings.get("mode", "only") for heading in kept}
    assert set(CATALOGUE[game].modes) <= modes or (kept and not CATALOGUE[game].modes)
