"""Who may decide what at a table. Most decisions are the host's.

Some moves are, too, although a game asks others for them: to go on after each round (COM-23), as in classes, and to
rule on another seat's word (BOT-39).
"""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from parlour.core import Entry, Millis, Move, Refused, Seat, Wait
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room.screens import is_accepted
from parlour.server.storage.records import Sitter, TableRecord

IN_A_CLUB = (wire.Pause, wire.Resume, wire.Onward)
"""Decisions that a pupil may make while acting for the teacher (COM-12)."""
OF_A_DAY = (wire.Pause, wire.Resume, wire.Extra)
"""What may be decided at a table with the roll of the day."""


def may(record: TableRecord, late: Collection[Seat], connection: Connection, do: wire.Do) -> bool:
    """Whether this person may decide this."""
    seat, is_host = connection.who.seat, has_all(record, connection)
    if connection.who.token is None:
        return isinstance(do, wire.Sound) and is_accepted(record, connection.who)
    if isinstance(do, wire.Finest):
        return True
    if is_host or seat is None or (connection.who.is_host and isinstance(do, IN_A_CLUB)):
        return connection.who.is_host
    match do:
        case wire.Roll():  # whose dice they are is checked when they are typed in (COM-13)
            return True
        case wire.Wish() | wire.Extra():
            return seat == do.seat  # one's own part and time (COM-14, COM-16)
        case wire.Bot(seat=other, level=level):  # play on oneself, or replace a player who is late (COM-17)
            return other == seat if level is None else other in late
        case wire.Ready() | wire.Again() if record.club is not None:
            return False  # in a class the teacher starts the next game
        case wire.Ready(settings=settings):
            return not settings
        case wire.Again(settings=settings):  # it only says that they are ready
            return not settings and record.status == "over"
    return False


def has_all(record: TableRecord, connection: Connection) -> bool:
    """Whether this person has all powers of the host. In a club the acting host has not (COM-12)."""
    return connection.who.is_host and (record.club is None or _is_the_host(record, connection))


def _is_the_host(record: TableRecord, connection: Connection) -> bool:
    seat = connection.who.seat
    return connection.who.token == record.host or (seat is not None and record.seats[seat].host)


def check(record: TableRecord, connection: Connection, do: wire.Do) -> None:
    """Raise Refused where an acting host would appoint a host (COM-12), or somebody would change a roll of the day."""
    if isinstance(do, wire.Give) and not _is_the_host(record, connection):
        raise Refused("not-host", "only the host can make somebody else the host")
    if record.day is not None and not isinstance(do, OF_A_DAY):
        raise Refused("of-the-day", "the roll of the day is played once, with fixed settings")


GO_ON = "go-on"
"""The move by which players say in every game that they have seen enough."""


def stops_at(record: TableRecord, wait: Wait) -> Millis | None:
    """When the clock stops between two rounds: once nothing can be appealed any more, or just before the game would
    decide for players who still owe something. None: it does not."""
    if not record.waits or record.status != "playing":
        return None
    if wait.rest is not None:
        return wait.rest
    is_pause = any(_goes_on(kind) for kinds in wait.asks.values() for kind in kinds)
    return wait.until - 1 if is_pause and wait.until is not None else None


def without_going_on(record: TableRecord, wait: Wait) -> Wait:
    """The wait as people and bots see it: they can't go on. They see a clock only while somebody owes something."""
    stop = stops_at(record, wait)
    if stop is None:
        return wait
    others = {seat: tuple(kind for kind in kinds if not _goes_on(kind)) for seat, kinds in wait.asks.items()}
    asks = {seat: kinds for seat, kinds in others.items() if kinds}
    return replace(wait, asks=asks, rest=stop, known={} if wait.rest is not None else wait.known)


def check_going_on(record: TableRecord, wait: Wait, kind: type[Move], now: Millis) -> None:
    """Raise Refused if a move would go on in the host's place, or comes after the clock has stopped."""
    stop = stops_at(record, wait)
    if stop is not None and (now >= stop or _goes_on(kind)):
        raise Refused("waits-for-host", "the host starts the next round")


def _goes_on(kind: type[Move]) -> bool:
    return kind.__struct_config__.tag == GO_ON


NONE = frozenset[type[Move]]()


def hosts_of(seats: Sequence[Sitter]) -> tuple[Seat, ...]:
    """Return the seats of people who are hosts."""
    return tuple([seat for seat, one in enumerate(seats) if one.host and one.bot is None and not one.left])


def rulings_of_hosts(entry: Entry, wait: Wait, hosts: Iterable[Seat]) -> frozenset[type[Move]]:
    """Return the kinds of move that only a host may make now, because one is asked for them."""
    rulings = entry.extras.lobby.host_rules
    asked = NONE
    for seat in hosts:
        if not rulings.isdisjoint(wait.asks.get(seat, ())):
            asked |= rulings.intersection(wait.asks[seat])
    return asked


def check_ruling(entry: Entry, wait: Wait, seats: Sequence[Sitter], is_host: bool, kind: type[Move]) -> None:
    if not is_host and kind in entry.extras.lobby.host_rules and kind in rulings_of_hosts(entry, wait, hosts_of(seats)):
        raise Refused("not-host", "only the host decides that")
