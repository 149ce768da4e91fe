"""Every game of the tree is filed the same way, so knowing one is enough (docs/developers.md)."""

from pathlib import Path

import pytest

from parlour import games

ROOM = Path(games.__file__).parent
REQUIRED = {"__init__", "model", "rules", "game", "view", "text", "bot"}
OPTIONAL = {
    "components",
    "steps",
    "moves",
    "read_move",
    "review",
    "lesson",
    "solver",
    "commands",
    "printed",
    "beside",
    "box",
    "day",
    "analysis",
}
DATA = {".json"}
LONGEST = 300


def parts_of(game: str) -> list[Path]:
    return [path for path in (ROOM / game).iterdir() if path.is_file() or any(path.glob("*.py"))]


@pytest.mark.parametrize("game", games.OURS)
def test_a_game_has_the_same_parts_under_the_same_names_as_every_other(game: str) -> None:
    """Each part is a file or a folder. There is nothing else beside them but data."""
    code = {path.stem for path in parts_of(game) if path.suffix not in DATA}
    assert REQUIRED <= code <= REQUIRED | OPTIONAL
    assert (ROOM / game / "messages/en.ftl").is_file()


@pytest.mark.parametrize("game", games.OURS)
def test_no_file_of_a_game_is_too_long(game: str) -> None:
    long = [file.name for file in (ROOM / game).rglob("*.py") if len(file.read_text().splitlines()) > LONGEST]
    assert not long


def test_every_folder_here_is_listed() -> None:
    folders = {path.parent.name for path in ROOM.glob("*/*.py")}
    assert folders == set(games.OURS)
