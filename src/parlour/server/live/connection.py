"""One live connection. A slow reader falls behind alone: it misses old views, never holds up a room."""

import asyncio
from enum import Enum, auto
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


class RoundTrips:
    """The delay of one connection: half the mean of the quicker half of recent round trips, at most CAP. Holding pongs
    back on purpose gains at most CAP."""

    __slots__ = ("_n", "_sent", "_trips", "delay")

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: list[float] = []  # an empty deque takes 760 bytes
        self._n = 0
        self.delay: Millis = 0

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


class State(Enum):
    CONNECTING = auto()
    """It has no room yet."""
    OPEN = auto()
    """It is in a room and gets every view."""
    BEHIND = auto()
    """It reads too slowly: it gets the newest view once it has read on."""
    LEFT = auto()
    """It has left its room."""
    LEAVING = auto()
    """The closing reason was sent, and nothing more will be."""


CONNECTING, OPEN, BEHIND, LEFT, LEAVING = State  # Python 3.11 is slow to look up a member of an enum
LEGAL = {
    CONNECTING: (OPEN, LEAVING),
    OPEN: (BEHIND, LEFT, LEAVING),
    BEHIND: (OPEN, LEFT, LEAVING),
    LEFT: (LEAVING,),
    LEAVING: (),
}
"""The states that may follow each state."""


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


class Connection:
    """A seat's, the host's or a spectator's."""

    __slots__ = (
        "__weakref__",
        "_behind_since",
        "_tasks",
        "basis",
        "inbox",
        "last_ping",
        "look_at",
        "outbox",
        "place",
        "seq",
        "settings",
        "socket",
        "state",
        "trips",
        "who",
    )

    def __init__(self, socket: LiveSocket, inbox: Inbox, outbox: Outbox, tasks: Tasks, address: str = "") -> None:
        self.socket, self.inbox, self.outbox = socket, inbox, outbox
        self.state = CONNECTING
        self.who = Who(address)
        self.trips = RoundTrips()
        self.place: Place | None = None
        self.settings: object = None
        """The settings of the table that it was sent last."""
        self.basis: object = None
        """What it was shown last, if a change of that can be sent."""
        self.seq = 0
        """The sequence number that it was sent last."""
        self.last_ping = 0.0
        self.look_at = 0.0
        """When housekeeping has to look at it again."""
        self._tasks = tasks
        self._behind_since = 0.0

    def _turn(self, state: State) -> bool:
        """Go into another state. Returns False, and stays as it is, if that is not legal."""
        if state not in LEGAL[self.state]:
            return False
        self.state = state
        return True

    def _fall_silent(self) -> None:
        self._turn(LEAVING)
        self.outbox.shut()

    def enter(self, place: Place) -> None:
        self.place = place
        self._turn(OPEN)

    def exit(self) -> None:
        self.place = None
        self._turn(LEFT)

    def hear(self, data: object) -> bool:
        """Note a message. It bears the time of its arrival, so it can wait until the room reads it. Returns False if
        the inbox is full; the caller must stop reading."""
        if not self.inbox.note(data):
            self.say(wire.Bye("too-fast"))
            self._fall_silent()
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
        if self._turn(BEHIND):
            self._behind_since = asyncio.get_running_loop().time()
            self._retry()

    def _retry(self) -> None:
        loop = asyncio.get_running_loop()
        if self.place is None or self.state is not BEHIND:
            return
        if self.outbox.is_clear():
            self._turn(OPEN)
            self.place.catch_up(self)
        elif loop.time() - self._behind_since > BEHIND_SECONDS:
            self.outbox.abort()
        else:
            loop.call_later(RETRY_SECONDS, self._retry)

    def dismiss(self, code: wire.Farewell) -> None:
        """Say why and close, without waiting for it."""
        if self.state is not LEAVING:
            self._tasks.spawn(self.leave(code))

    async def leave(self, code: wire.Farewell) -> None:
        """Say why, then close. A reader that takes nothing is cut off."""
        if self.state is LEAVING:
            return
        self.outbox.let_go()
        self._fall_silent()
        await self.socket.end(wire.frame_of(wire.Bye(code)))
