"""A game as all eyes saw it: beside each line of its log, what that changed for every seat and for a spectator.

A log alone says what happened; to show it, somebody must know the rules. A reel is the same log with the views in it,
so that whoever can draw a view can show the game, forward and back, without rules, words or a server. `parlour replay`
reads it as any log.

Only for games that are over, or one's own: it holds every seat's secrets.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.core.table import AnyTable, Logged, Table

FORMAT = 1
"""Of what is added to a log. A reader that knows only older ones says so."""

Frame = dict[str, Any]
"""What one pair of eyes sees: `view` (its fields ready-made), `until`, `span` and perhaps `text`."""
Words = Callable[[Any], str]
"""A view in words, for who can't draw it."""


class Shot(Struct, frozen=True):
    """One line of a log, and what it changed for each seat in turn and, last, for a spectator. None: nothing; a number:
    the same as for that one of them."""

    line: Logged
    seen: tuple[Raw | int | None, ...]


class Reel:
    """`begin` is what all saw before the first line; `shots` is every line after it."""

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
    """The lines of a reel: its heading, then the log. `more`: what else is known of a line, by its number; `said`: its
    events in sentences, for who has none of its own."""
    shots = list(reel.shots(log))
    result = reel.table.result
    ended = None if result is None else {"winners": result.winners, "scores": result.scores}
    yield encode({**heading, "reel": FORMAT, "lines": len(shots), "result": ended, "seen": reel.begin})
    for number, shot in enumerate(shots):
        told = {} if said is None else {"said": said(shot.line)}
        line = msgspec.structs.asdict(shot.line)
        yield encode({**line, **more(number), **told, "seen": shot.seen})


def _told_once(changes: Iterable[Frame | None]) -> tuple[Raw | int | None, ...]:
    """Most of what happens looks the same to most."""
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
    """What is other than before; the view whole where it has lost a field."""
    change = {name: after[name] for name in after if name != "view" and after[name] != before[name]}
    then, now = before["view"], after["view"]
    if then.keys() - now.keys():
        return {**change, "view": now, "whole": True}
    fresh = {name: value for name, value in now.items() if name not in then or bytes(then[name]) != bytes(value)}
    return {**change, **({"view": fresh} if fresh else {})} or None
