"""`parlour daily`: the roll of the day in the terminal, with the dice of this machine."""

from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Annotated, Any

import msgspec
import typer

from parlour.cli import game_options
from parlour.cli.game_options import entry_of
from parlour.cli.hosting.stored_tables import private_files
from parlour.cli.output import console, errors, outline, print_json, stop
from parlour.cli.terminal import log_files
from parlour.cli.terminal.phrases import phrase
from parlour.cli.terminal.play import data_home, sit_down, welcome
from parlour.cli.terminal.session import People
from parlour.core import AnyTable, Day, DayScore, Entry, LogMismatch, Refused, Table
from parlour.core.commands import language_option
from parlour.core.extras.day import chance_of, shake_for
from parlour.core.schedule import Bots
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon

TITLE = "Parlour"


class Shared(msgspec.Struct, frozen=True):
    points: int
    text: str


def share_of(entry: Entry, dealt: AnyTable, played: AnyTable, day: str, language: str) -> Shared:
    """Return the result of a game that is over. `dealt`: a table where the dice of the day were just rolled."""
    offer = _day(entry)
    made = _scored(offer, dealt, offer.score(played))
    points = phrase(language, "daily-points", points=made.points)
    shape = offer.shape(made.details)
    head = f"{TITLE} · {entry.title(language)} · {day} · {points}"
    return Shared(made.points, "\n".join(filter(None, (head, shape))))


def _scored(offer: Day, dealt: AnyTable, made: DayScore) -> DayScore:
    """Compare a game with the field of the day, where points depend on others."""
    if offer.among is None:
        return made
    with errors.status(""):
        solution = _as_json(offer.solve(dealt))
    (scored,) = offer.among(solution, [_as_json(made.details)], [1.0])
    return scored


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def print_result(result: Shared, language: str) -> None:
    console.print()
    console.print(phrase(language, "daily-points", points=result.points), style="bold", markup=False)
    console.print(phrase(language, "daily-share"), style="dim", markup=False)
    console.print(result.text, markup=False, soft_wrap=True)


SECRET = "daily-secret"


def daily(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]", autocompletion=game_options.games, help="Which game (default: list all daily rolls)."
        ),
    ] = None,
    date_: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="A past day (UTC), with its best answer.")
    ] = None,
    language: Annotated[str, language_option("The language of the words.")] = ENGLISH,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of playing.")] = False,
) -> None:
    """Play today's roll, the same for everybody, or look at the best of a day gone by."""
    entries = [_offering(entry_of(game), language)] if game else _all_in(language)
    today = datetime.now(UTC).date()
    day = _read_date(date_) or today
    if day > today:
        stop(f"that day has not come; today is {today}")
    if game and not json and day == today:
        raise typer.Exit(_play(entries[0], str(day), language))
    is_over = day < today
    if json or is_over:
        rolls = [_roll_of(entry, day, language, is_over) for entry in entries]
    else:  # The dice of today are shown to people who begin to play, and rolling them takes a second or two.
        rolls = [{"date": str(day), "game": entry.id} for entry in entries]
    if json:
        print_json(rolls[0] if game else rolls)
    else:
        _print(rolls, language, is_one=game is not None, is_over=is_over)


def _read_date(text: str | None) -> date | None:
    try:
        found = None if text is None else date.fromisoformat(text)
    except ValueError:
        found = date.min
    if found is not None and str(found) != text:
        stop(f"--date wants a day like 2026-11-16, not {text!r}")
    return found


def _offering(entry: Entry, language: str) -> Entry:
    if entry.extras.day is None:
        stop(f"{entry.id} has no roll of the day; these have: {', '.join(one.id for one in _all_in(language))}")
    if not entry.is_in(language):
        stop(f"{entry.id} can't be played in {language}; it can be played in {', '.join(entry.languages)}")
    return entry


def _all_in(language: str) -> list[Entry]:
    return [entry for entry in CATALOGUE.values() if entry.extras.day is not None and entry.is_in(language)]


def _dealt(entry: Entry, day: str, language: str) -> tuple[int, AnyTable]:
    """Return the number of the shake, and a table with the dice of the day."""
    offer = _day(entry)
    game = entry.open(Lexicon.load, {**offer.settings, "language": language})
    with errors.status(""):
        return shake_for(offer, game, _secret(), day, language)


def _day(entry: Entry) -> Day:
    assert entry.extras.day is not None
    return entry.extras.day


def _secret() -> bytes:
    """Return the secret behind the dice of this machine. Made once, so that a day keeps its dice."""
    file = data_home() / SECRET
    if not file.is_file():
        with private_files():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(token_hex(32), "ascii")
    return file.read_bytes().strip()


def _roll_of(entry: Entry, day: date, language: str, is_over: bool) -> dict[str, Any]:
    """Return what may be known of a roll. Its best result is included only after the day is over."""
    offer, (_, table) = _day(entry), _dealt(entry, str(day), language)
    shown = {"date": str(day), "game": entry.id, "roll": offer.roll(table.view(0))}
    if not is_over:
        return shown
    with errors.status(""):
        return {**shown, "best": offer.solve(table)}


def _print(rolls: list[dict[str, Any]], language: str, is_one: bool, is_over: bool) -> None:
    """The dice of today are shown to people who begin to play."""
    for one in rolls:
        title = CATALOGUE[one["game"]].title(language)
        console.print(f"{one['game']}  {title} · {one['date']}", style="bold", markup=False)
        for part in ("roll", "best") if is_over else ():
            if one.get(part) is not None:
                console.print("\n".join(f"  {line}" for line in outline(one[part])), markup=False, soft_wrap=True)
    if not is_one:
        console.print("\n" + phrase(language, "daily-play", game=rolls[0]["game"]), markup=False)


def _play(entry: Entry, day: str, language: str) -> int:
    """Play the roll of today once. A roll that was played shows its result again."""
    log = data_home() / f"daily-{day}-{language}-{entry.id}.jsonl"
    shake, dealt = _dealt(entry, day, language)
    if (played := _played(log)) is not None:
        console.print(phrase(language, "daily-played"), markup=False)
        print_result(share_of(entry, dealt, played, day, language), language)
        return 0
    people, lexicon = People([0], [phrase(language, "you")], language), Lexicon.load(language)
    console.print(f"{entry.title(language)} · {day}", style="bold", markup=False)
    if console.is_terminal:
        welcome(entry, people)
    rng = chance_of(_secret(), day, language, entry.id, shake)
    session, status = sit_down(entry, dealt.game, people, Bots({}, Random()), lexicon, log, rng)
    if session is not None and session.table.result is not None:
        print_result(share_of(entry, dealt, session.table, day, language), language)
    return status


def _played(log: Path) -> AnyTable | None:
    """Return the game of a file if it was played to its end."""
    if not log.is_file():
        return None
    record = log_files.load(log)
    try:
        table = Table.replay(record.game, record.heading.seats, record.log)
    except (LogMismatch, Refused, ValueError):  # of another version: the roll may be played again
        return None
    return None if table.result is None else table
