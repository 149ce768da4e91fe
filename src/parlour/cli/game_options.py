"""From what a command line says to a game that can be played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from typer.completion import completion_init, get_completion_script  # type: ignore[attr-defined]

from parlour import rulebook
from parlour.cli.output import stop
from parlour.core import AnyGame, Entry, Refused
from parlour.core.commands import language_option, printable
from parlour.core.flat_names import ways_of
from parlour.core.ways import WAYS
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

completion_init()
_PROGRAM, _VARIABLE = "parlour", "_PARLOUR_COMPLETE"


def games() -> list[str]:
    return list(CATALOGUE)


def rulebooks() -> list[str]:
    return list(rulebook.games())


def ways(ctx: typer.Context) -> list[str]:
    entry = _typed_game(ctx)
    return [] if entry is None else list(ways_of(entry.settings))


def settings(ctx: typer.Context, incomplete: str) -> list[str]:
    """`name=` of each setting of the game that was typed before; after the sign, its values."""
    if (entry := _typed_game(ctx)) is None:
        return []
    every = {setting.name: setting.values for setting in entry.all_settings}
    name, equals, _ = incomplete.partition("=")
    if not equals:
        return [f"{one}=" for one in every]
    values = every.get(name)
    return [f"{name}={typed(value)}" for value in values] if isinstance(values, list) else []


def _typed_game(ctx: typer.Context) -> Entry | None:
    typed = (str(ctx.params.get("game")), *ctx.args)  # an option that still wants its value leaves the game unread
    return next((CATALOGUE[word] for word in typed if word in CATALOGUE), None)


def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], typer.Argument(metavar="SHELL", help="bash, zsh or fish.")],
) -> None:
    """Print what completes commands, games and settings: eval "$(parlour completion bash)", or put it where your shell
    looks for such files."""
    typer.echo(get_completion_script(prog_name=_PROGRAM, complete_var=_VARIABLE, shell=shell))


def typed(value: object) -> str:
    """Return a value of a setting as people type it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME", autocompletion=games, help=f"Which game: {', '.join(CATALOGUE)}.", show_default=False
    ),
]
Setting = Annotated[
    list[str], typer.Option("--set", metavar="K=V", autocompletion=settings, help="A setting of the table.")
]
Language = Annotated[str | None, language_option("The language, as --set language=uk.")]
WayName = Annotated[
    str | None, typer.Option("--way", metavar="WAY", autocompletion=ways, help=f"How you meet: {', '.join(WAYS)}.")
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
