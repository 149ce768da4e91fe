"""`parlour replay`: a game from its log, step by step."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import log_files
from parlour.cli.output import console, print_json, stop
from parlour.cli.sentences import nameless, stamp, told
from parlour.core import AnyTable, LogMismatch, Refused, Table


def replay(
    file: Annotated[Path, typer.Argument(help="The log: a heading, then a line an input.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N inputs.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="What seat S saw, from 0; else a spectator.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the view as JSON.")] = False,
) -> None:
    """Play a game again from its log: what happened, and what could be seen at the end of it."""
    record = log_files.load(file)
    if seat is not None and not 0 <= seat < record.heading.seats:
        stop(f"seats are 0 to {record.heading.seats - 1}, not {seat}")
    if to is not None and to > len(record.log):
        stop(f"{file} holds {len(record.log)} inputs, not {to}")
    table = _replayed(record, file, len(record.log) if to is None else to)
    print_json(table.view(seat)) if json else _print(record, table, seat)


def _replayed(record: log_files.Record, file: Path, to: int) -> AnyTable:
    try:
        return Table.replay(record.game, record.heading.seats, record.log[:to])
    except (LogMismatch, Refused, ValueError) as wrong:
        stop(f"{file} does not replay with these rules and words: {wrong}")


def _print(record: log_files.Record, table: AnyTable, seat: int | None) -> None:
    language = record.heading.language
    names = nameless(table.seats, language)
    for number, line in enumerate(table.log, start=1):
        for sentence in told(record.entry, line, names, language):
            console.print(f"{number:4}  {stamp(line.at):>8}  {sentence}", markup=False, soft_wrap=True)
    console.print()
    console.print(record.entry.text(table.view(seat), names, language), markup=False, soft_wrap=True)
