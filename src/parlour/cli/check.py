"""`parlour check`: the laws that hold for every game, tried on one."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import asdict

from parlour.cli.game_options import Game, entry_of
from parlour.cli.output import AsJson, progress, show, stop
from parlour.core.commands import language_option
from parlour.languages import ENGLISH


def check(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games of bots are played at the defaults.")] = 2,
    language: Annotated[str, language_option("The language of the words.")] = ENGLISH,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the shortest log of the first fault, for parlour replay.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Try the laws that hold for every game: logs replay, secrets stay secret, bots' moves are legal and so on.
    Exit 1 if one is broken."""
    entry = entry_of(game)
    from parlour.testing import check as try_laws  # It plays games, and no other command needs it.
    from parlour.testing.checking import steps_of
    from parlour.testing.report import report_in_words

    with progress(entry.title(), steps_of(entry)) as tick:
        report = try_laws(entry, games, tick, language)
    if log is not None and (lines := next((fault.log for fault in report.faults if fault.log), ())):
        _write(log, lines)
    show({"fit": report.is_fit, **asdict(report)}, report_in_words(report), json)
    if not report.is_fit:
        raise typer.Exit(1)


def _write(file: Path, lines: Iterable[str]) -> None:
    try:
        file.write_text("\n".join(lines) + "\n", "utf-8")
    except OSError as wrong:
        stop(f"can't write {file}: {wrong.strerror}")
