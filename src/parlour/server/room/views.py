"""Views as frames: what each seat may see of a moment, and nothing else (COM-03)."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import Asks, Entry, Logged, Result, Seat, Wait
from parlour.core.in_words import drawing_of, sentence_of
from parlour.core.sights import Changes, Sight
from parlour.core.views import Views
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.room.host.reserved import asks_of
from parlour.server.room.moments import Scene
from parlour.server.room.people.casting import cast_of
from parlour.server.room.people.sitting import is_free
from parlour.server.room.play import Rolling
from parlour.server.storage.records import Sitter, TableRecord

NOTHING = Wait()
VIEW, CHANGE = "view", "change"


class Words(Struct, frozen=True):
    """A moment in words, for a client that doesn't draw the game."""

    entry: Entry
    seats: Sequence[Sitter]
    lines: Sequence[Logged]

    def of(self, scene: Scene | None, seat: Seat | None, language: str) -> dict[str, Any]:
        names = [sitter.name for sitter in self.seats]
        failed = Faults(self.entry.id)
        view = None if scene is None else scene.game.view(scene.state, seat)
        text = None if view is None else drawing_of(self.entry, view, names, language, failed)
        events = (event for line in self.lines for event in line.events)
        said = [sentence_of(self.entry, event, names, language, failed) for event in events]
        return {"text": text, "said": said, **({"faulty": True} if failed.are_there else {})}


class Basis:
    """What people were shown last, to whom a change can be sent."""

    __slots__ = ("around", "sight")

    def __init__(self, scene: Scene | None, around: bytes) -> None:
        """`around`: see `wire.Around`, encoded."""
        self.around = around
        self.sight = None if scene is None else Sight(scene.game, scene.state)


class Frames:
    """The frames of one moment. What is the same for all is encoded once."""

    def __init__(
        self,
        scene: Scene | None,
        now: bytes,
        around: bytes,
        words: Words,
        rolling: Rolling | None = None,
        before: Basis | None = None,
    ) -> None:
        """`now`, `around`: the end of every frame. `before`: the moment that was shown before this one."""
        self._scene, self._words, self._rolling = scene, words, rolling
        self._now, self._common = now, b",%b,%b" % (now, around)
        self.before, self.basis = before, Basis(scene, around)
        self._views = None if scene is None else Views(scene.game, scene.state, self._common)
        self._changed: dict[tuple[Seat | None, bool], bytes | None] = {}
        self._made: dict[tuple[Seat | None, bool, str | None, bool], bytes] = {}

    def of(self, seat: Seat | None, is_host: bool, plain: str | None, settings: Any = None) -> bytes:
        """`settings`: for a connection that does not know them."""
        key = (seat, is_host, plain, settings is not None)
        frame = self._made.get(key)
        if frame is None:
            own = self._own(seat, is_host, plain)
            if settings is not None:
                own["settings"] = settings
            frame = self._made[key] = wire.framed(*self._with_view(own, seat))
        return frame

    def change(self, seat: Seat | None, is_host: bool) -> bytes | None:
        """What differs from the moment before, or None if the whole view has to be sent."""
        key = (seat, is_host)
        if key not in self._changed and (changes := self._changes) is not None:
            own = self._own(seat, is_host, None)
            own["t"] = CHANGE
            data = changes.below(own, seat)
            self._changed[key] = None if data is None else wire.framed(data, self._changed_common)
        return self._changed.get(key)

    @cached_property
    def _changes(self) -> Changes | None:
        before, after = self.before and self.before.sight, self.basis.sight
        return Changes(before, after) if before and after and after.follows(before) else None

    @cached_property
    def _changed_common(self) -> bytes:
        before, around = self.before, self.basis.around
        is_same = before is not None and before.around == around
        return b",%b%b}" % (self._now, b"" if is_same else b',"table":{' + around)

    def _with_view(self, own: dict[str, Any], seat: Seat | None) -> tuple[bytes, bytes]:
        if self._views is None:
            return wire.encode({**own, "view": None})[:-1], self._common
        return self._views.below(own, seat)

    def _own(self, seat: Seat | None, is_host: bool, plain: str | None) -> dict[str, Any]:
        """What a frame has besides the view."""
        scene, words = self._scene, self._words
        wait = NOTHING if scene is None else scene.wait
        until = wait.until_for(seat)
        own: dict[str, Any] = {
            "t": VIEW,
            "asks": tags(() if seat is None else asks_of(words.entry, wait, words.seats, seat, is_host)),
            "until": until,
            "span": None if until is None else wait.span_for(seat),
            "you": seat,
            "host": is_host,
        }
        if wait.rest is not None:
            own["rest"] = wait.rest
        if self._rolling is not None:
            own["roll"] = self._rolling.view(seat, is_host)
        if plain is not None:
            own.update(words.of(scene, seat, plain))
        return own


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
            name=one.name,
            bot=one.bot,
            host=one.host,
            connected=seat in connected or one.bot is not None,
            left=one.left,
            wish=one.wish,
            part=None if part is None else part.chips,
            extra=one.extra,
            asked_extra=one.asked_extra,
            stands_in=one.bot is not None and one.token is not None,
            late=seat in late and one.bot is None,
            crowns=one.crowns,
            ready=one.token in ready,
            look=one.look,
            points=one.points,
            vacant=one.is_vacant,
            free=record.status == "playing" and is_free(record, one, entry),
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
