"""Views as frames: what each seat may see of a moment, and nothing else (COM-03)."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct

from parlour.core import Asks, Entry, Logged, Millis, Seat, Wait
from parlour.core.in_words import drawing_of, sentence_of
from parlour.core.sights import Changes, Sight
from parlour.core.views import Views
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.room.host.powers import rulings_of_hosts
from parlour.server.room.moments import Scene
from parlour.server.room.people.casting import cast_of
from parlour.server.room.people.sitting import is_free
from parlour.server.room.play import Rolling
from parlour.server.storage.records import Sitter, TableRecord

NOTHING, NONE = Wait(), frozenset[type[Any]]()
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


class Frames:
    """The frames of one moment. What is the same for all is encoded once."""

    def __init__(
        self,
        scene: Scene | None,
        now: bytes,
        around: bytes,
        words: Words,
        rolling: Rolling | None = None,
        before: Sight | None = None,
    ) -> None:
        """`now`, `around`: the end of every frame. `before`: the moment that was shown before this one."""
        self._scene, self._words, self._rolling = scene, words, rolling
        self._wait = NOTHING if scene is None else scene.wait
        self._of_hosts = rulings_of_hosts(words.entry, self._wait, words.seats)
        self._now, self._around = now, around
        self.before, self.basis = before, None if scene is None else Sight(scene.game, scene.state, around)
        self._changed: dict[tuple[Seat | None, bool], bytes] = {}
        self._made: dict[tuple[Seat | None, bool, str | None, bool], bytes] = {}

    def of(self, seat: Seat | None, is_host: bool, plain: str | None, settings: Any = None) -> bytes:
        """`settings`: for a connection that does not know them."""
        key = (seat, is_host, plain, settings is not None)
        frame = self._made.get(key)
        if frame is None:
            own = {} if plain is None else self._words.of(self._scene, seat, plain)
            if settings is not None:
                own["settings"] = settings
            more = wire.encode(own)[1:-1] + b"," if own else b""
            parts = (b"null", self._tail) if self._views is None else self._views.of(seat)
            frame = self._made[key] = self._framed(VIEW, seat, is_host, more, parts)
        return frame

    def change(self, seat: Seat | None, is_host: bool) -> bytes | None:
        """What differs from the moment before, or None if the whole view has to be sent."""
        frame = self._changed.get((seat, is_host))
        if frame is None and (changes := self._changes) is not None and (parts := changes.of(seat)) is not None:
            frame = self._changed[seat, is_host] = self._framed(CHANGE, seat, is_host, b"", parts)
        return frame

    @cached_property
    def _changes(self) -> Changes | None:
        before, after = self.before, self.basis
        if before is None or after is None or not after.follows(before):
            return None
        tail = b",%b}" % self._now if before.beside == self._around else b',%b,"table":{%b}' % (self._now, self._around)
        return Changes(before, after, tail)

    @cached_property
    def _tail(self) -> bytes:
        """The end of all whole views."""
        return b",%b,%b" % (self._now, self._around)

    @cached_property
    def _views(self) -> Views | None:
        return None if self._scene is None else Views(self._scene.game, self._scene.state, self._tail)

    def _framed(self, kind: str, seat: Seat | None, is_host: bool, more: bytes, view: tuple[bytes, bytes]) -> bytes:
        """`more`: further fields. `view`: the view or what changes in it, and all that follows."""
        wait = self._wait
        asks = () if seat is None else wait.asks.get(seat, ())
        until = wait.until if wait.known is None else wait.until_for(seat)
        span = None if until is None else wait.span_for(seat)
        if self._rolling is not None:
            more += b'"roll":%b,' % wire.encode(self._rolling.view(seat, is_host))
        asked = _asked(asks, NONE if is_host else self._of_hosts, until, span, wait.rest)
        return wire.framed(b"".join((_lead(kind, seat, is_host), more, asked, *view)))


@lru_cache(maxsize=512)
def _lead(kind: str, seat: Seat | None, is_host: bool) -> bytes:
    return wire.encode({"t": kind, "you": seat, "host": is_host})[:-1] + b","


@lru_cache(maxsize=512)
def _asked(
    asks: Asks, without: frozenset[type[Any]], until: Millis | None, span: Millis | None, rest: Millis | None
) -> bytes:
    """What is asked and until when, which is often the same for several seats, and the name of the view behind it."""
    tags = [kind.__struct_config__.tag for kind in asks if kind not in without]
    fields = {"asks": tags, "until": until, "span": span, **({} if rest is None else {"rest": rest})}
    return wire.encode(fields)[1:-1] + b',"view":'


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
