"""A log with views: beside each line, what it changed for every seat and for a spectator.

Showing a plain log takes the rules of the game. A reel can be shown, forward and back, by anything that can draw a
view, without rules, words or a server. `parlour replay` reads it like any log.

A reel holds every seat's secrets, so it is only for games that are over or that nobody else plays.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core.board import Drawing
from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.core.table import AnyTable, Logged, Table

FORMAT = 1
"""The version of what is added to a log. Older readers refuse newer versions."""

Frame = dict[str, Any]
"""What one seat or spectator sees: `view` (its fields as JSON), `until`, `span` and perhaps `text`."""
Words = Callable[[Any], Drawing]
"""Returns a view as text or as a board."""


class Shot(Struct, frozen=True):
    """One line of a log, and what it changed for each seat and, last, for a spectator. None: nothing; a number: the
    same as for that seat."""

    line: Logged
    seen: tuple[Raw | int | None, ...]


class Reel:
    """`begin` is what everybody saw before the first line; `shots` yields the lines."""

    def __init__(self, game: AnyGame, seats: int, words: Words | None = None) -> None:
        self.table: AnyTable = Table(game, seats)
        self._eyes: tuple[Seat | None, ...] = (*range(seats), None)
        self._words = words
        self._frames = [self._frame(eye) for eye in self._eyes]
        self.begin = tuple(self._frames)

    def shots(self, log: Iterable[Logged]) -> Iterator[Shot]:
        for line in log:
            self.table.repeat(line)
            before, self._frames = self._frames, [self._frame(eye) for eye in self._eyes]
            yield Shot(line, _told_once(map(_change, before, self._frames)))

    def _frame(self, eye: Seat | None) -> Frame:
        view, wait = self.table.view(eye), self.table.wait
        until = wait.until_for(eye)
        frame = {"view": _fields(view), "until": until, "span": None if until is None else wait.span}
        return frame if self._words is None else {**frame, "text": self._words(view)}


def write_reel(
    heading: Mapping[str, Any],
    reel: Reel,
    log: Iterable[Logged],
    more: Callable[[int], Mapping[str, Any]] = lambda _: {},
    said: Callable[[Logged], list[str]] | None = None,
) -> Iterator[bytes]:
    """Yield the lines of a reel: its heading, then the log. `more`: further fields of a line, by its number; `said`:
    its events as sentences, for clients that have none of their own."""
    shots = list(reel.shots(log))
    result = reel.table.result
    ended = None if result is None else {"winners": result.winners, "scores": result.scores}
    yield encode({**heading, "reel": FORMAT, "lines": len(shots), "result": ended, "seen": reel.begin})
    for number, shot in enumerate(shots):
        told = {} if said is None else {"said": said(shot.line)}
        line = msgspec.structs.asdict(shot.line)
        yield encode({**line, **more(number), **told, "seen": shot.seen})


def _told_once(changes: Iterable[Frame | None]) -> tuple[Raw | int | None, ...]:
    """Return the changes, each once: most are the same for most seats."""
    first: dict[bytes, int] = {}
    told: list[Raw | int | None] = []
    for eye, change in enumerate(changes):
        text = b"" if change is None else encode(change)
        known = first.setdefault(text, eye)
        told.append(None if change is None else Raw(text) if known == eye else known)
    return tuple(told)


def _fields(view: Any) -> dict[str, Raw]:
    return msgspec.json.decode(encode(view), type=dict[str, Raw])


def _change(before: Frame, after: Frame) -> Frame | None:
    """Return what has changed, or the whole view if it has lost a field."""
    change = {name: after[name] for name in after if name != "view" and after[name] != before[name]}
    then, now = before["view"], after["view"]
    if then.keys() - now.keys():
        return {**change, "view": now, "whole": True}
    fresh = {name: value for name, value in now.items() if name not in then or bytes(then[name]) != bytes(value)}
    return {**change, **({"view": fresh} if fresh else {})} or None
