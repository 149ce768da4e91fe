"""`parlour play`: a game in the terminal, several people at one keyboard, bots, or both."""

import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated

import typer

from parlour.cli import game_options
from parlour.cli.boxes import BoxFile, brought
from parlour.cli.game_options import Game, Language, Setting, WayName, check_seats, entry_of, open_game, read_choices
from parlour.cli.output import console, stop
from parlour.cli.terminal import log_files
from parlour.cli.terminal.drawing import paint_of
from parlour.cli.terminal.keyboard import CLOSED, Keyboard, raw_keys
from parlour.cli.terminal.phrases import how_to_type, nameless, phrase
from parlour.cli.terminal.screen import Drawn, Printed, painted
from parlour.cli.terminal.session import Closed, People, Session
from parlour.core import AnyGame, Entry, Luck, Millis
from parlour.core.schedule import Bots
from parlour.languages import ENGLISH
from parlour.languages import language as installed
from parlour.lexicon import Lexicon

INTERRUPTED = 130
"""As a shell tells of Ctrl-C."""


def play(
    game: Game,
    more: Annotated[
        list[str], typer.Argument(metavar="K=V", autocompletion=game_options.settings, help="Settings, as with --set.")
    ] = [],  # noqa: B006
    players: Annotated[int, typer.Option(min=0, help="How many people sit at this keyboard.")] = 1,
    bots: Annotated[int | None, typer.Option(min=0, help="How many bots (default: two for one person).")] = None,
    language: Language = None,
    level: Annotated[int, typer.Option(min=1, max=5, help="How good the bots are.")] = 2,
    way: WayName = None,
    set_: Setting = [],  # noqa: B006
    name: Annotated[list[str], typer.Option(help="The name of a person; once for each.")] = [],  # noqa: B006
    dice: Annotated[bool, typer.Option("--dice", help="Roll real dice and type in the faces.")] = False,
    box: BoxFile = None,
    extra_time: Annotated[float, typer.Option(min=1, max=2, help="More time for everyone at this keyboard.")] = 1,
    log: Annotated[Path | None, typer.Option(help="Where to keep the game (default: the folder of your data).")] = None,
) -> None:
    """Play in the terminal with real clocks. Type a word; Ctrl-C leaves and keeps the log of the game."""
    entry = entry_of(game)
    pairs = [*set_, *more]
    choices = read_choices(pairs, language, way)
    choices = {**brought(box, game, choices.get("language")), **choices}
    if dice:
        choices["rolls"] = _by_hand(entry, players)
    bots = _bots_for(entry, players) if bots is None else bots
    check_seats(entry, players + bots)
    if players == 1:
        choices = {**entry.extras.lobby.alone, **choices}
    opened = open_game(entry, choices, pairs)
    lexicon = Lexicon.load(choices.get("language", ENGLISH))
    people = People(range(players), _names(name, players, bots, level, lexicon.language), lexicon.language)
    if sys.stdin.isatty():
        welcome(entry, people)
    seated = {players + number: entry.bot(lexicon, level) for number in range(bots)}
    rng = Random()
    log = log or data_home() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
    _, status = sit_down(entry, opened, people, Bots(seated, rng), lexicon, log, rng, extra_time)
    raise typer.Exit(status)


def _by_hand(entry: Entry, players: int) -> str:
    """COM-13. Bots can't roll."""
    if "rolls" not in {setting.name for setting in entry.all_settings}:
        stop(f"{entry.id} has no dice that could be typed in")
    if not players:
        stop("--dice needs somebody who rolls: --players 1")
    return "ours"


def _bots_for(entry: Entry, players: int) -> int:
    least, most = entry.players
    wanted = 2 if players == 1 else 0
    return max(0, min(max(wanted, least - players), most - players))


def _names(given: Sequence[str], players: int, bots: int, level: int, language: str) -> list[str]:
    different = {name.strip().casefold() for name in given if name.strip() and name.isprintable()}
    if not len(given) == len(different) <= players:
        stop("one --name for each person, and no name twice")
    unnamed = [phrase(language, "you")] if players == 1 else nameless(players, language)
    others = [name for name in installed(language).bots if name not in given]
    return [*given, *unnamed[len(given) :], *(f"{name} ({level})" for name in others[:bots])]


def data_home() -> Path:
    """Return the folder of this user's games."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"


def welcome(entry: Entry, people: People) -> None:
    """Before the first roll: what it is about, what can be typed, and how a keyboard is shared."""
    language = people.language
    if about := entry.texts(language).about:
        rules = phrase(language, "rules", game=entry.id)
        console.print(entry.title(language), style="bold")
        console.print(f"{about}\n{rules}\n", markup=False)
    if ways := how_to_type(language, entry):
        console.print(phrase(language, "type"), style="bold")
        console.print("\n".join(f"  {way}" for way in ways) + "\n", markup=False, soft_wrap=True)
    if len(people) > 1:
        console.print(phrase(language, "seats", keys=people.keys()), markup=False, soft_wrap=True)
        console.print(phrase(language, "shared") + "\n", soft_wrap=True)
    console.print(phrase(language, "begin"), style="bold")


def sit_down(
    entry: Entry, game: AnyGame, people: People, bots: Bots, lexicon: Lexicon, log: Path, rng: Luck, extra: float = 1
) -> tuple[Session | None, int]:
    """Play a game and keep it in a file. Returns the session, None if nobody began, and the exit status."""
    keyboard = Keyboard()
    session: Session | None = None
    status = 0
    with raw_keys():
        try:
            _wait_for_enter(keyboard)
            session = Session(entry, game, people, bots, _clock(extra), rng, extra)
            _run(session, keyboard, entry)
        except KeyboardInterrupt:
            status = INTERRUPTED
        except Closed:
            pass
    if session is not None:
        _keep(session, log, lexicon)
    return session, status


def _keep(session: Session, log: Path, lexicon: Lexicon) -> None:
    """Show the last view again, and where the game is stored."""
    shown = session.shown()
    paint = paint_of(shown.drawing, session.entry.extras.terminal.paint)
    console.print(painted("\n".join([session.drawings.whole(shown.drawing), "", *shown.said[-4:]]), paint))
    log_files.save(log, session.entry, session.table, lexicon, session.people.names)
    console.print("\n" + phrase(lexicon.language, "saved", path=str(log)), style="bold", soft_wrap=True, markup=False)


def _run(session: Session, keyboard: Keyboard, entry: Entry) -> None:
    if not console.is_terminal:
        session.run(keyboard.keys, Printed(console, session.people))
        return
    with Drawn(console, entry, session.people) as screen:
        session.run(keyboard.keys, screen)


def _wait_for_enter(keyboard: Keyboard) -> None:
    """The first roll is seen by all at once, so it waits until they are ready."""
    while sys.stdin.isatty() and "\n" not in (typed := keyboard.keys(60.0)):
        if CLOSED in typed:
            raise Closed


def _clock(extra: float = 1) -> Callable[[], Millis]:
    """With extra time it runs that much slower (COM-16)."""
    began = monotonic()
    return lambda: int((monotonic() - began) * 1000 / extra)
