"""Views as frames: what each seat may see of a moment, and nothing else (COM-03)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct

from parlour.core import Asks, Entry, Logged, Millis, Move, Seat, Wait
from parlour.core.in_words import drawing_of, sentence_of
from parlour.core.sights import Changes, Sight
from parlour.core.views import Views
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.room.host.powers import NONE
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


class Frames:
    """The frames of one moment. What is the same for all is encoded once."""

    def __init__(
        self,
        scene: Scene | None,
        now: bytes,
        around: bytes,
        words: Words,
        of_hosts: frozenset[type[Move]] = NONE,
        rolling: Rolling | None = None,
        before: Sight | None = None,
    ) -> None:
        """`now`, `around`: the end of every frame. `of_hosts`: the kinds of move that only a host may make now.
        `before`: the moment that was shown before this one."""
        self._scene, self._words, self._of_hosts, self._rolling = scene, words, of_hosts, rolling
        self._wait = NOTHING if scene is None else scene.wait
        self.before, self.basis = before, None if scene is None else Sight(scene.game, scene.state, around)
        self._now, self._around = now, around
        self._views: Views | None = None
        self._changes: Changes | None = None
        self._made: dict[tuple[Seat | None, bool, str | None, bool], bytes] = {}
        self._changed: dict[tuple[Seat | None, bool], bytes] = {}

    def of(self, seat: Seat | None, is_host: bool, plain: str | None, settings: Any = None) -> bytes:
        """`settings`: for a connection that does not know them."""
        key = (seat, is_host, plain, settings is not None)
        frame = self._made.get(key)
        if frame is None:
            own = {} if plain is None else self._words.of(self._scene, seat, plain)
            if settings is not None:
                own["settings"] = settings
            more = b"," + wire.encode(own)[1:-1] if own else b""
            parts = (self._head(VIEW, seat, is_host), *self._view(seat), more, b",", self._now, b",", self._around)
            frame = self._made[key] = wire.framed(*parts)
        return frame

    def change(self, seat: Seat | None, is_host: bool) -> bytes | None:
        """What differs from the moment before, or None if the whole view has to be sent."""
        key = (seat, is_host)
        frame = self._changed.get(key)
        if frame is None:
            changes = self._changes or self._compared()
            changed = None if changes is None else changes.for_all or changes.of(seat)
            if changed is not None:
                frame = self._changed[key] = wire.framed(self._head(CHANGE, seat, is_host), changed)
        return frame

    def _compared(self) -> Changes | None:
        before, after = self.before, self.basis
        if before is None or after is None or not after.follows(before):
            return None
        end = b"}" if before.beside == self._around else b',"table":{%b}' % self._around
        self._changes = Changes(before, after, b"".join((b",", self._now, end)))
        return self._changes

    def _view(self, seat: Seat | None) -> tuple[bytes, bytes]:
        if self._scene is None:
            return b"null", b""
        if self._views is None:
            self._views = Views(self._scene.game, self._scene.state)
        return self._views.of(seat)

    def _head(self, kind: str, seat: Seat | None, is_host: bool) -> bytes:
        """Everything before the view: whom the frame is for, and what is asked of them until when."""
        wait = self._wait
        asks = () if seat is None else wait.asks.get(seat, ())
        without = NONE if is_host else self._of_hosts
        until = wait.until if wait.known is None else wait.until_for(seat)
        span = None if until is None else wait.span_for(seat)
        roll = b"" if self._rolling is None else wire.encode(self._rolling.view(seat, is_host))
        return _head(kind, seat, is_host, asks, without, until, span, wait.rest, roll)


@lru_cache(maxsize=512)
def _head(
    kind: str,
    seat: Seat | None,
    is_host: bool,
    asks: Asks,
    without: frozenset[type[Move]],
    until: Millis | None,
    span: Millis | None,
    rest: Millis | None,
    roll: bytes,
) -> bytes:
    """Cached, because seats are asked for the same things again and again."""
    tags = [kind.__struct_config__.tag for kind in asks if kind not in without]
    fields: dict[str, Any] = {"t": kind, "you": seat, "host": is_host, "asks": tags, "until": until, "span": span}
    if rest is not None:
        fields["rest"] = rest
    if roll:
        fields["roll"] = Raw(roll)
    return wire.encode(fields)[:-1] + b',"view":'


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
