"""The connections around a table: who is here, and how far away."""

from collections.abc import Iterator

from parlour.core import Millis, Seat, Wait
from parlour.server.limits import Allowance
from parlour.server.live.connection import Connection
from parlour.server.room.seats import seat_of
from parlour.server.storage.records import TableRecord


class Crowd:
    __slots__ = ("_all", "_allowances", "_delays")

    def __init__(self) -> None:
        self._allowances: dict[str, Allowance] = {}
        """Of everyone who was here, by the hash of what they showed."""
        self._all: dict[Connection, None] = {}
        self._delays: dict[Seat, Millis] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Connection) -> None:
        self._all[connection] = None
        if connection.token is not None:
            own = connection.inbox.allowance
            connection.inbox.allowance = self._allowances.setdefault(connection.token, own)
        self.measure()

    def discard(self, connection: Connection) -> None:
        self._all.pop(connection, None)
        self.measure()

    def of(self, token: str) -> list[Connection]:
        """The connections of one person, by the hash of what they showed."""
        return [one for one in self._all if one.token == token]

    @property
    def connected(self) -> set[Seat]:
        return {one.seat for one in self._all if one.seat is not None}

    @property
    def spectators(self) -> int:
        return sum(one.seat is None for one in self._all)

    def measure(self) -> None:
        """Note each seat's delay anew: a connection came, went or answered a ping."""
        delays: dict[Seat, Millis] = {}
        for one in self._all:
            if one.seat is not None and one.trips.delay:
                delays[one.seat] = max(one.trips.delay, delays.get(one.seat, 0))
        self._delays = delays

    def hold(self, seat: Seat | None, wait: Wait) -> Millis:
        """The largest delay among the others who are asked: so long an earlier stamp can still come in."""
        largest = 0
        for other, delay in self._delays.items():
            if delay > largest and other != seat and other in wait.asks:
                largest = delay
        return largest

    def reseat(self, record: TableRecord) -> list[Connection]:
        """Seats changed: every connection finds its own. Returned: those who have none any more."""
        gone = []
        for one in self._all:
            if one.token is not None and not identify(one, record):
                gone.append(one)
        self.measure()
        return gone


def identify(connection: Connection, record: TableRecord) -> bool:
    """Give a connection the seat and the powers that its token stands for. No: the token means nothing here."""
    connection.seat = seat_of(record.seats, connection.token)
    is_keeper = connection.token == record.host
    keeps_powers = is_keeper and not any(sitter.host and not sitter.left for sitter in record.seats)
    connection.is_host = keeps_powers or (connection.seat is not None and record.seats[connection.seat].host)
    return connection.seat is not None or is_keeper
