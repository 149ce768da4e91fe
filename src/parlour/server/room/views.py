"""Views as frames: what each seat may see of a moment, and nothing else (COM-03)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import Asks, Entry, Logged, Result, Seat
from parlour.core.in_words import drawing_of, sentence_of
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.room import host_rulings
from parlour.server.room.casting import cast_of
from parlour.server.room.moments import Scene
from parlour.server.room.rolling import Rolling
from parlour.server.storage.records import Sitter, TableRecord


class Words(Struct, frozen=True):
    """A moment in words, for a client that doesn't draw the game."""

    entry: Entry
    seats: Sequence[Sitter]
    lines: Sequence[Logged]

    def asks_of(self, scene: Scene, seat: Seat, is_host: bool) -> Asks:
        return host_rulings.asks_of(self.entry, scene.wait, self.seats, seat, is_host)

    def of(self, view: Any, language: str) -> dict[str, Any]:
        names = [sitter.name for sitter in self.seats]
        failed = Faults(self.entry.id)
        text = None if view is None else drawing_of(self.entry, view, names, language, failed)
        events = (event for line in self.lines for event in line.events)
        said = [sentence_of(self.entry, event, names, language, failed) for event in events]
        return {"text": text, "said": said, **({"faulty": True} if failed.are_there else {})}


class Frames:
    """The frames of one moment. What is the same for all is encoded once."""

    def __init__(self, scene: Scene | None, head: bytes, words: Words, rolling: Rolling | None = None) -> None:
        """`head`: the beginning of every frame."""
        self._scene = scene
        self._rolling = rolling
        self._head = head
        self._words = words
        self._made: dict[tuple[Seat | None, bool, str | None, bool], bytes] = {}

    def of(self, seat: Seat | None, is_host: bool, plain: str | None, settings: Any = None) -> bytes:
        """`settings`: for a connection that does not know them."""
        key = (seat, is_host, plain, settings is not None)
        frame = self._made.get(key)
        if frame is None:
            own = self._own(seat, is_host, plain)
            own = own if settings is None else {**own, "settings": settings}
            frame = self._made[key] = wire.framed(self._head + wire.encode(own)[1:])
        return frame

    def _own(self, seat: Seat | None, is_host: bool, plain: str | None) -> dict[str, Any]:
        scene = self._scene
        view = None if scene is None else scene.game.view(scene.state, seat)
        asks = () if scene is None or seat is None else self._words.asks_of(scene, seat, is_host)
        until = None if scene is None else scene.wait.until_for(seat)
        span = None if scene is None or until is None else scene.wait.span_for(seat)
        own = {"view": view, "asks": tags(asks), "until": until, "span": span, "you": seat, "host": is_host}
        if scene is not None and scene.wait.rest is not None:
            own["rest"] = scene.wait.rest
        if self._rolling is not None:
            own["roll"] = self._rolling.view(seat, is_host)
        return own if plain is None else {**own, **self._words.of(view, plain)}


def seat_views(
    record: TableRecord,
    connected: set[Seat],
    entry: Entry,
    late: frozenset[Seat] = frozenset(),
    ready: frozenset[str] = frozenset(),
) -> list[wire.SeatView]:
    parts = cast_of(record, entry).parts
    return [
        wire.SeatView(
            one.name,
            one.bot,
            one.host,
            seat in connected or one.bot is not None,
            one.left,
            one.wish,
            None if part is None else part.chips,
            one.extra,
            one.asked_extra,
            one.bot is not None and one.token is not None,
            seat in late and one.bot is None,
            one.crowns,
            one.token in ready,
        )
        for seat, (one, part) in enumerate(zip(record.seats, parts, strict=True))
    ]


@lru_cache(maxsize=512)
def tags(asks: Asks) -> Any:
    """Kinds of move by their names on the wire."""
    return wire.raw([_tag(kind) for kind in asks])


def _tag(kind: type[Any]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return str(info.tag)


def result_view(result: Result | None) -> wire.ResultView | None:
    return None if result is None else wire.ResultView(result.winners, result.scores)
