"""`parlour replay`: a game from its log, as a whole or step by step."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import UNSET

from parlour.cli.outline import outline
from parlour.cli.output import console, errors, print_json, stop
from parlour.cli.terminal import log_files
from parlour.cli.terminal.drawing import Drawings
from parlour.cli.terminal.phrases import nameless, phrase, stamp
from parlour.cli.terminal.stepping import Steps, step_through
from parlour.core import AnyStory, LogMismatch, Refused, Seat, Story


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The log file.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N inputs.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="The seat to look from (default: a spectator).")] = None,
    step: Annotated[bool, typer.Option("--step", help="Step with the arrow keys, Home and End; q quits.")] = False,
    review: Annotated[bool, typer.Option("--review", help="Print the best moves that were possible.")] = False,
    lesson: Annotated[bool, typer.Option("--lesson", help="Print what each player can learn from it.")] = False,
    save: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Write it with every seat's views, for a server's page /replay."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON: the view, the review or the lesson.")] = False,
) -> None:
    """Play a game again from its log: what happened, and what could be seen at the end of it."""
    record = log_files.load(file)
    who = _seat(record, seat)
    if to is not None and to > len(record.log):
        stop(f"{file} holds {len(record.log)} inputs: --to is 0 to {len(record.log)}, not {to}")
    story = _replayed(record, file, len(record.log) if to is None or save or step else to)
    if save is not None:
        _save(record, story, save)
    elif review:
        _print_review(record, story, json)
    elif lesson:
        if story.result is None:
            stop("a lesson is for games that are over, and this one is not")
        _print_lesson(record, story, json)
    elif json:
        print_json(story.view(who))
    elif step:
        step_through(Steps(record, story, _names(record), who), console, 0 if to is None else to)
    else:
        _print(record, story, who)


def _print_review(record: log_files.Record, story: AnyStory, json: bool) -> None:
    offered = record.entry.extras.review
    if story.result is not None and offered.find is None and offered.lesson is not None:
        _print_lesson(record, story, json)  # all that such a game says about what was possible
        return
    found = log_files.review_of(record, story)
    if json:
        print_json(found)
    else:
        console.print("\n".join(outline(found)), markup=False, soft_wrap=True)


def _print_lesson(record: log_files.Record, story: AnyStory, json: bool) -> None:
    lessons, language, names = log_files.lesson_of(record, story), record.heading.language, _names(record)
    if json:
        print_json(lessons)
        return
    lesson = lessons.get(language) or next(iter(lessons.values()))
    lines = [f"{name}: {said}" for name, said in zip(names, lesson.said, strict=True) if said]
    best = ", ".join(f"{one.word.upper()} ({names[one.seat]})" for one in lesson.words)
    lines += [phrase(language, "best-words", words=best)] if best else []
    console.print("\n".join(lines), markup=False, soft_wrap=True)


def _save(record: log_files.Record, story: AnyStory, path: Path) -> None:
    try:
        log_files.save_reel(path, record, story, _names(record))
    except OSError as wrong:
        stop(f"can't write {path}: {wrong.strerror}")
    console.print(f"{path}: {len(record.log)} lines", markup=False)


def _seat(record: log_files.Record, number: int | None) -> Seat | None:
    """People count seats from 1."""
    if number is None:
        return None
    if not 1 <= number <= record.seats:
        stop(f"seats are 1 to {record.seats}, not {number}")
    return number - 1


def _names(record: log_files.Record) -> list[str]:
    """Return the players' names if the log has them."""
    heading = record.heading
    if heading.names is not UNSET and len(heading.names) == record.seats:
        return list(heading.names)
    return nameless(record.seats, heading.language)


def _replayed(record: log_files.Record, file: Path, to: int) -> AnyStory:
    try:
        return Story.replay(record.game, record.heading.seats, record.log[:to])
    except (LogMismatch, Refused, ValueError) as wrong:
        stop(f"{file} does not replay with these rules and words: {wrong}")


def _print(record: log_files.Record, story: AnyStory, seat: Seat | None) -> None:
    language, names = record.heading.language, _names(record)
    drawings = Drawings(record.entry, names, language)
    for number, line in enumerate(story.log, start=1):
        for sentence in drawings.sentences(line.events, story.result):
            console.print(f"{number:4}  {stamp(line.at, language):>8}  {sentence}", markup=False, soft_wrap=True)
    console.print()
    console.print(drawings.whole(drawings.of(story.view(seat))), markup=False, soft_wrap=True)
    for fault in drawings.faults:
        errors.print(fault, markup=False, soft_wrap=True)
