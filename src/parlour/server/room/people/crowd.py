"""The connections around a table, and how far away each seat is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from parlour.core import Millis, Move, Refused, Seat, Wait
from parlour.core.extras.presence import PRESENCE, BotPlays, PersonAway, PersonHere
from parlour.server.limits import Allowance, Bucket, Rate
from parlour.server.live.connection import Connection, Who
from parlour.server.room.people.sitting import person_of, seat_of
from parlour.server.storage.records import TableRecord
from parlour.server.wire import Farewell

GALLERY = Rate(3, 10)


@dataclass(slots=True, eq=False)
class Crowd:
    gallery: Bucket = field(default_factory=lambda: Bucket(GALLERY))
    """Reactions of all spectators without a seat together: one person can open many connections."""
    _allowances: dict[str, Allowance] = field(default_factory=dict)
    """Of everyone who was here, by the hash of their token."""
    _all: dict[Connection, None] = field(default_factory=dict)
    _named: dict[str, list[Connection]] = field(default_factory=dict)
    """The connections of each person and big screen, by the hash of their token or key."""
    _delays: dict[Seat, Millis] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Connection]:
        return iter([*self._all])

    def everybody(self) -> list[Connection]:
        return list(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Connection) -> None:
        self._all[connection] = None
        if connection.who.token is not None:
            own = connection.inbox.allowance
            connection.inbox.allowance = self._allowances.setdefault(connection.who.token, own)
        self._look()

    def discard(self, connection: Connection) -> None:
        self._all.pop(connection, None)
        self._look()

    def of(self, token: str) -> Sequence[Connection]:
        """The connections of one person or big screen, by the hash of their token or key."""
        return self._named.get(token, ())

    @property
    def connected(self) -> set[Seat]:
        return {one.who.seat for one in self._all if one.who.seat is not None}

    @property
    def tokens(self) -> set[str]:
        """Who is here, by the hashes of their tokens."""
        return {one.who.token for one in self._all if one.who.token is not None}

    @property
    def spectators(self) -> int:
        return sum(one.who.seat is None for one in self._all)

    @property
    def screens(self) -> set[str]:
        """The hashed keys of the big screens."""
        return {one.who.screen for one in self._all if one.who.screen is not None}

    def _look(self) -> None:
        """Look who is here after connections came, went or changed seats."""
        self._named = {}
        for one in self._all:
            for name in {one.who.token, one.who.screen}:
                if name is not None:
                    self._named.setdefault(name, []).append(one)
        self.measure()

    def measure(self) -> None:
        """Update each seat's delay after a connection answered a ping."""
        delays: dict[Seat, Millis] = {}
        for one in self._all:
            if one.who.seat is not None and one.trips.delay:
                delays[one.who.seat] = max(one.trips.delay, delays.get(one.who.seat, 0))
        self._delays = delays

    def hold(self, seat: Seat | None, wait: Wait) -> Millis:
        """The largest delay among the other seats that are asked. An earlier stamp can still come in for that long."""
        largest = 0
        for other, delay in self._delays.items():
            if delay > largest and other != seat and other in wait.asks:
                largest = delay
        return largest

    def reseat(self, record: TableRecord) -> list[tuple[Connection, Farewell]]:
        """Give every connection its seat after seats changed. Returns the connections that have none any more, and
        whether the person was removed or only this device was signed out."""
        gone = [one for one in self._all if one.who.shown is not None and not identify(one.who, record)]
        self._look()
        people = {one.token for one in record.seats + record.waiting if not one.left}
        return [(one, "signed-out" if one.who.token in people else "removed") for one in gone]


def identify(who: Who, record: TableRecord) -> bool:
    """Give a person the seat and the powers of their token. Returns False if the token means nothing here."""
    who.seat = seat_of(record.seats, who.shown)
    is_keeper = who.shown == record.host
    if who.shown is not None:
        who.token = person_of(record.seats + record.waiting, who.shown) or who.token or who.shown
    keeps_powers = is_keeper and not any(sitter.host and not sitter.left for sitter in record.seats)
    who.is_host = keeps_powers or (who.seat is not None and record.seats[who.seat].host)
    return who.seat is not None or is_keeper or seat_of(record.waiting, who.shown) is not None


def changes(record: TableRecord, wait: Wait, crowd: Crowd) -> Iterator[tuple[Seat, Move]]:
    """Yield a move for each seat whose presence the game does not know yet. A game asks only for news."""
    for seat, asks in wait.asks.items():
        if PRESENCE.isdisjoint(asks):
            continue
        is_bot = record.seats[seat].bot is not None
        kind = BotPlays if is_bot else PersonHere if seat in crowd.connected else PersonAway
        if kind in asks:
            yield seat, kind()


def check_presence(kind: type) -> None:
    """Raise Refused if a person tries to say who is at a seat."""
    if kind in PRESENCE:
        raise Refused("not-asked", "the server knows who is here")
