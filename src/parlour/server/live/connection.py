"""One live connection. A slow reader falls behind alone: it misses old views, never holds up a room."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from parlour.core import Millis, Seat
from parlour.server import wire
from parlour.server.live.inbox import Inbox
from parlour.server.live.outbox import RETRY_SECONDS, Outbox
from parlour.server.live.socket import LiveSocket
from parlour.server.tasks import Tasks

CAP: Millis = 250
STEADY: Millis = 20
RECENT = 8
"""How many round trips are remembered: enough to drop outliers, few enough to follow a phone from Wi-Fi to the street.
"""
UNANSWERED = 16


@dataclass(slots=True, eq=False)
class RoundTrips:
    """The delay of one connection: half the mean of the quicker half of recent round trips, at most CAP. Holding pongs
    back on purpose gains at most CAP."""

    delay: Millis = 0
    _n: int = 0
    _sent: dict[int, float] = field(default_factory=dict)
    _trips: list[float] = field(default_factory=list)  # an empty deque takes 760 bytes

    @property
    def measured(self) -> int:
        return len(self._trips)

    @property
    def is_answered(self) -> bool:
        """Whether every ping was answered."""
        return not self._sent

    @property
    def is_steady(self) -> bool:
        """Whether the last round trip took about as long as the others."""
        return bool(self._trips) and abs(500 * self._trips[-1] - self.delay) < STEADY

    def ping(self, now: float) -> int:
        """Note a ping that is sent at `now`. Returns its number."""
        self._n += 1
        self._sent[self._n] = now
        if len(self._sent) > UNANSWERED:
            del self._sent[next(iter(self._sent))]
        return self._n

    def pong(self, n: int, now: float) -> None:
        """Note an answer. Answers to nothing, and second answers, are ignored."""
        sent = self._sent.pop(n, None)
        if sent is None:
            return
        self._trips = [*self._trips[1 - RECENT :], max(0.0, now - sent)]
        quicker = sorted(self._trips)[: (len(self._trips) + 1) // 2]
        self.delay = min(CAP, round(500 * sum(quicker) / len(quicker)))


BEHIND_SECONDS = 30.0
"""A connection that stays behind for this long is cut off."""


class Place(Protocol):
    """The room of a connection: it hears what was said there, and sends the newest view to a reader that was behind."""

    def hear(self, connection: "Connection") -> None: ...
    def catch_up(self, connection: "Connection") -> None: ...
    def lose(self, connection: "Connection") -> None: ...


class Who(Struct):
    """The person behind a connection."""

    address: str = ""
    shown: str | None = None
    """The hash of the token they showed; None for a spectator."""
    token: str | None = None
    """The hash that names them on all their devices; None for a spectator."""
    seat: Seat | None = None
    is_host: bool = False
    plain: str | None = None
    """The language in which they want views in words too."""
    takes_changes: bool = False
    """Whether a view may be sent as what has changed in it."""
    screen: str | None = None
    """The hashed key of a big screen that the whole room watches."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Connection:
    """A seat's, the host's or a spectator's."""

    socket: LiveSocket
    inbox: Inbox
    outbox: Outbox
    _tasks: Tasks
    who: Who = field(default_factory=Who)
    trips: RoundTrips = field(default_factory=RoundTrips)
    place: Place | None = None
    """Its room, from its hello until it has left."""
    behind_since: float | None = None
    """Since when it reads too slowly. It gets the newest view once it has read on."""
    settings: object = None
    """The settings of the table that it was sent last."""
    basis: object = None
    """What it was shown last, if it keeps up and takes changes."""
    seq: int = 0
    """The sequence number that it was sent last."""
    last_ping: float = 0.0
    look_at: float = 0.0
    """When housekeeping has to look at it again."""

    def hear(self, data: object) -> bool:
        """Note a message. It bears the time of its arrival, so it can wait until the room reads it. Returns False if
        the inbox is full; the caller must stop reading."""
        if not self.inbox.note(data):
            self.say(wire.Bye("too-fast"))
            self.outbox.is_shut = True
            return False
        if self.place is not None:
            self.place.hear(self)
        return True

    def say(self, message: wire.ToClient) -> None:
        self.outbox.post(wire.frame_of(message))

    def greet(self, now: float) -> None:
        """Send the first ping behind the first view."""
        self.last_ping = now
        self.outbox.greet(wire.frame_of(wire.Ping(self.trips.ping(now))))

    def ping(self, now: float) -> None:
        self.last_ping = now
        if not self.outbox.is_silent():
            self.say(wire.Ping(self.trips.ping(now)))

    def fall_behind(self) -> None:
        """Send the newest view when the line can take it."""
        if self.place is not None and self.behind_since is None:
            self.behind_since, self.basis = asyncio.get_running_loop().time(), None
            self._retry()

    def _retry(self) -> None:
        loop = asyncio.get_running_loop()
        if self.place is None or self.behind_since is None or self.outbox.is_shut:
            return
        if self.outbox.is_clear():
            self.behind_since = None
            self.place.catch_up(self)
        elif loop.time() - self.behind_since > BEHIND_SECONDS:
            self.outbox.abort()
        else:
            loop.call_later(RETRY_SECONDS, self._retry)

    def dismiss(self, code: wire.Farewell) -> None:
        """Say why and close, without waiting for it."""
        if not self.outbox.is_shut:
            self._tasks.spawn(self.leave(code))

    async def leave(self, code: wire.Farewell) -> None:
        """Say why, then close. A reader that takes nothing is cut off."""
        if self.outbox.is_shut:
            return
        self.outbox.let_go()
        self.outbox.is_shut = True
        await self.socket.end(wire.frame_of(wire.Bye(code)))
