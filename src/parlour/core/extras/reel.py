"""A log with views: beside each line, what it changed for every seat and for a spectator.

Showing a plain log takes the rules of the game. A reel can be shown, forward and back, by anything that can draw a
view, without rules, words or a server. `parlour replay` reads it like any log.

A reel holds every seat's secrets, so it is only for games that are over or that nobody else plays.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Any

import msgspec
from msgspec import Raw

from parlour.core.board import Drawing
from parlour.core.codec import encode
from parlour.core.game import Joined, Seat, Wait
from parlour.core.story import AnyStory
from parlour.core.table import Logged

FORMAT = 1
"""The version of what is added to a log. Older readers refuse newer versions."""

Frame = dict[str, Any]
"""What one seat or spectator sees: `view` (its fields as JSON), `until`, `span` and perhaps `text`."""
Words = Callable[[Any], Drawing]
"""Returns a view as text or as a board."""


def write_reel(
    heading: Mapping[str, Any],
    story: AnyStory,
    words: Words | None = None,
    more: Callable[[int], Mapping[str, Any]] = lambda _: {},
    said: Callable[[Logged], list[str]] | None = None,
) -> Iterator[bytes]:
    """Yield the lines of a reel: its heading, then the log. `more`: more fields of a line, by its number. For clients
    that have no texts of their own: `words` returns a view as text, `said` a line's events as sentences."""
    result, frames = story.result, _frames(story, words)
    ended = None if result is None else {"winners": result.winners, "scores": result.scores}
    now = next(frames)
    yield encode({**heading, "reel": FORMAT, "lines": len(story.log), "result": ended, "seen": now})
    for number, line in enumerate(story.log):
        before, now = now, next(frames)
        sentences = {} if said is None else {"said": said(line)}
        seen = _shared(map(_change, before, now))
        yield encode({**msgspec.structs.asdict(line), **more(number), **sentences, "seen": seen})


def _frames(story: AnyStory, words: Words | None) -> Iterator[list[Frame]]:
    """Yield what each seat and, last, a spectator saw before the first line and after each."""
    game = story.game
    seats = accumulate((type(line.what) is Joined for line in story.log), initial=story.first_seats)
    for state, sitting in zip(story.states, seats, strict=True):
        wait = game.wait(state)
        eyes = (eye if eye < sitting else None for eye in range(story.seats))  # before they came they were spectators
        yield [_frame(wait, eye, game.view(state, eye), words) for eye in (*eyes, None)]


def _frame(wait: Wait, eye: Seat | None, view: Any, words: Words | None) -> Frame:
    until = wait.until_for(eye)
    fields = msgspec.json.decode(encode(view), type=dict[str, Raw])
    frame = {"view": fields, "until": until, "span": None if until is None else wait.span}
    return frame if words is None else {**frame, "text": words(view)}


def _shared(changes: Iterable[Frame | None]) -> tuple[Raw | int | None, ...]:
    """Return the changes for each seat and, last, for a spectator. None: nothing; a number: the same as for that seat,
    because most are the same for most seats."""
    first: dict[bytes, int] = {}
    shared: list[Raw | int | None] = []
    for eye, change in enumerate(changes):
        text = b"" if change is None else encode(change)
        known = first.setdefault(text, eye)
        shared.append(None if change is None else Raw(text) if known == eye else known)
    return tuple(shared)


def _change(before: Frame, after: Frame) -> Frame | None:
    """Return what has changed, or the whole view if it has lost a field."""
    change = {name: after[name] for name in after if name != "view" and after[name] != before[name]}
    then, now = before["view"], after["view"]
    if then.keys() - now.keys():
        return {**change, "view": now, "whole": True}
    fresh = {name: value for name, value in now.items() if name not in then or bytes(then[name]) != bytes(value)}
    return {**change, **({"view": fresh} if fresh else {})} or None
