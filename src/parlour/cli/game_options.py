"""From what a command line says to a game that can be played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from parlour.cli import completion
from parlour.cli.output import stop
from parlour.core import AnyGame, Entry, Refused
from parlour.core.commands.command import printable
from parlour.core.commands.language_option import language_option
from parlour.core.ways import WAYS
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME", autocompletion=completion.games, help=f"Which game: {', '.join(CATALOGUE)}.", show_default=False
    ),
]
Setting = Annotated[
    list[str],
    typer.Option("--set", metavar="K=V", autocompletion=completion.settings, help="A setting of the table."),
]
Language = Annotated[str | None, language_option("The language, as --set language=uk.")]
WayName = Annotated[
    str | None,
    typer.Option("--way", metavar="WAY", autocompletion=completion.ways, help=f"How you meet: {', '.join(WAYS)}."),
]
FILE = "@"
_BOOLEANS = {"on": "true", "yes": "true", "off": "false", "no": "false"}


def entry_of(game: str) -> Entry:
    if game not in CATALOGUE:
        stop(f"there is no game {printable(game)!r}; there are: {', '.join(CATALOGUE)}")
    return CATALOGUE[game]


def read_choices(pairs: Sequence[str], language: str | None = None, way: str | None = None) -> dict[str, Any]:
    """`--set k=v`: text as it is typed, or `k=@FILE` for a file of JSON (dice of one's own, house words).
    `language` and `way`: as `--language` and `--way` gave them."""
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name or not equals or not pair.isprintable():
            stop(f"a setting is name=value, not {pair!r}")
        is_file = value.startswith(FILE)
        chosen[name.strip()] = _read_file(Path(value[1:])) if is_file else _BOOLEANS.get(value.lower(), value)
    named = {"language": language, "way": way}
    return chosen | {name: value for name, value in named.items() if value is not None}


def _read_file(path: Path) -> Any:
    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as wrong:
        stop(f"can't read {path}: {wrong.strerror}")
    except msgspec.DecodeError as wrong:
        stop(f"{path} is no JSON: {wrong}")


def open_game(entry: Entry, choices: dict[str, Any], pairs: Sequence[str] = ()) -> AnyGame:
    """`pairs`: as they were typed, so that errors can name the file (COM-09)."""
    try:
        return entry.open(Lexicon.load, choices, from_text=True)
    except Refused as refused:
        read = [pair.partition("=" + FILE) for pair in pairs if "=" + FILE in pair]
        files = [file for name, _, file in read if f"$.{name}" in refused.detail]
        stop(": ".join([*files, refused.detail or refused.code]))


def check_seats(entry: Entry, seats: int) -> None:
    least, most = entry.players
    if not least <= seats <= most:
        stop(f"{entry.title()} is for {least} to {most} players, not {seats}; choose with --players")
