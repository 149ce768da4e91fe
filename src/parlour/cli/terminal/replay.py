"""`parlour replay`: a game from its log, as a whole or step by step, forward and back by keys."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from msgspec import UNSET
from rich.console import Console, Group
from rich.text import Text

from parlour.cli.output import console, errors, outline, print_json, show, stop
from parlour.cli.terminal import log_files
from parlour.cli.terminal.drawing import Drawings, paint_of
from parlour.cli.terminal.keyboard import CLOSED, Keyboard, raw_keys
from parlour.cli.terminal.phrases import nameless, phrase, stamp
from parlour.cli.terminal.screen import painted
from parlour.core import AnyStory, LogMismatch, Refused, Seat, Story
from parlour.replaying import Record

KEYS = {
    **dict.fromkeys(("\x1b[C", "\x1b[B", " ", "\n", "n"), 1),
    **dict.fromkeys(("\x1b[D", "\x1b[A", "\x7f", "b", "p"), -1),
    "\x1b[6~": 10,
    "\x1b[5~": -10,
    **dict.fromkeys(("\x1b[H", "g"), -(10**9)),
    **dict.fromkeys(("\x1b[F", "G"), 10**9),
}
"""How far a key goes: arrows, space and Enter, Page up and down, Home and End, and the letters that pagers know."""
ENDS = ("q", CLOSED)


class Steps:
    """A game as a row of moments: before its first input, and after each."""

    def __init__(self, record: Record, story: AnyStory, names: list[str], seat: Seat | None) -> None:
        self.record, self.story, self.names, self.seat = record, story, names, seat
        self._drawings = Drawings(record.entry, names, record.heading.language)

    def __len__(self) -> int:
        return len(self.story.log)

    def shown(self, number: int) -> Group:
        """Return the view after this number of inputs, and the events of the last one."""
        record, language = self.record, self.record.heading.language
        line = record.log[number - 1] if number else None
        head = phrase(language, "step", number=number, count=len(self), stamp=stamp(line.at if line else 0, language))
        drawing = self._drawings.of(self.story.game.view(self.story.states[number], self.seat))
        said = self._drawings.sentences(line.events, self.story.result) if line else []
        return Group(
            Text(head, style="bold"),
            painted(self._drawings.whole(drawing), paint_of(drawing, record.entry.extras.terminal.paint)),
            Text(""),
            *(Text(sentence) for sentence in (*said, *self._drawings.faults)),
            Text(phrase(language, "stepping"), style="dim"),
        )


def step_through(steps: Steps, console: Console, at: int) -> None:
    """Until somebody has seen enough. Without a terminal the keys are what is piped in, and each step is printed."""
    keyboard = Keyboard()
    with raw_keys():
        _show(steps, console, at)
        for key in pressed(keyboard.keys):
            if key in ENDS:
                return
            wanted = min(max(0, at + KEYS.get(key, 0)), len(steps))
            if wanted != at:
                at = wanted
                _show(steps, console, at)


def pressed(read: Callable[[float], str]) -> Iterator[str]:
    """Keys one by one; an arrow is one of them, though it comes as three signs."""
    while True:
        typed = read(3600.0)
        while typed:
            key = next((known for known in KEYS if typed.startswith(known)), typed[0])
            yield key
            typed = typed[len(key) :]


def _show(steps: Steps, console: Console, at: int) -> None:
    if console.is_terminal:
        console.clear()
    console.print(steps.shown(at), soft_wrap=True)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The log file.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N inputs.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="The seat to look from (default: a spectator).")] = None,
    step: Annotated[bool, typer.Option("--step", help="Step with the arrow keys, Home and End; q quits.")] = False,
    review: Annotated[bool, typer.Option("--review", help="Print the best moves that were possible.")] = False,
    lesson: Annotated[bool, typer.Option("--lesson", help="Print what each player can learn from it.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write it with every seat's views, for a server's page /replay.")
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


def _print_review(record: Record, story: AnyStory, json: bool) -> None:
    offered = record.entry.extras.review
    if story.result is not None and offered.find is None and offered.lesson is not None:
        _print_lesson(record, story, json)  # all that such a game says about what was possible
        return
    if offered.find is None:
        stop(f"{record.entry.id} has no review")
    found = record.entry.review(story)
    show(found, outline(found), json)


def _print_lesson(record: Record, story: AnyStory, json: bool) -> None:
    lessons, language, names = log_files.lesson_of(record, story), record.heading.language, _names(record)
    lesson = lessons.get(language) or next(iter(lessons.values()))
    lines = [f"{name}: {said}" for name, said in zip(names, lesson.said, strict=True) if said]
    best = ", ".join(f"{one.word.upper()} ({names[one.seat]})" for one in lesson.words)
    lines += [phrase(language, "best-words", words=best)] if best else []
    show(lessons, lines, json)


def _save(record: Record, story: AnyStory, path: Path) -> None:
    try:
        log_files.save_reel(path, record, story, _names(record))
    except OSError as wrong:
        stop(f"can't write {path}: {wrong.strerror}")
    console.print(f"{path}: {len(record.log)} lines", markup=False)


def _seat(record: Record, number: int | None) -> Seat | None:
    """People count seats from 1."""
    if number is None:
        return None
    if not 1 <= number <= record.seats:
        stop(f"seats are 1 to {record.seats}, not {number}")
    return number - 1


def _names(record: Record) -> list[str]:
    """Return the players' names if the log has them."""
    heading = record.heading
    if heading.names is not UNSET and len(heading.names) == record.seats:
        return list(heading.names)
    return nameless(record.seats, heading.language)


def _replayed(record: Record, file: Path, to: int) -> AnyStory:
    try:
        return Story.replay(record.game, record.heading.seats, record.log[:to])
    except (LogMismatch, Refused, ValueError) as wrong:
        stop(f"{file} does not replay with these rules and words: {wrong}")


def _print(record: Record, story: AnyStory, seat: Seat | None) -> None:
    language, names = record.heading.language, _names(record)
    drawings = Drawings(record.entry, names, language)
    for number, line in enumerate(story.log, start=1):
        for sentence in drawings.sentences(line.events, story.result):
            console.print(f"{number:4}  {stamp(line.at, language):>8}  {sentence}", markup=False, soft_wrap=True)
    console.print()
    console.print(drawings.whole(drawings.of(story.view(seat))), markup=False, soft_wrap=True)
    for fault in drawings.faults:
        errors.print(fault, markup=False, soft_wrap=True)
