"""What only the host may do although a game asks others for it: to go on after each round (COM-23), as in classes, and
to rule on another seat's word (BOT-39)."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core import Asks, Entry, Millis, Move, Refused, Wait
from parlour.server.storage.records import Sitter, TableRecord

GO_ON = "go-on"
"""The move by which players say in every game that they have seen enough."""


def stops_at(record: TableRecord, wait: Wait) -> Millis | None:
    """When the clock stops between two rounds: once nothing can be appealed any more, or just before the game would
    decide for players who still owe something. None: it does not."""
    if not record.waits or record.status != "playing":
        return None
    return _owing_ends(wait) if wait.rest is None else wait.rest


def _owing_ends(wait: Wait) -> Millis | None:
    is_pause = any(_goes_on(kind) for kinds in wait.asks.values() for kind in kinds)
    return wait.until - 1 if is_pause and wait.until is not None else None


def without_going_on(record: TableRecord, wait: Wait) -> Wait:
    """The wait as people and bots see it: they can't go on. They see a clock only while somebody owes something."""
    stop = stops_at(record, wait)
    if stop is None:
        return wait
    asks = {seat: kinds for seat, all_kinds in wait.asks.items() if (kinds := _others(all_kinds))}
    return replace(wait, asks=asks, rest=stop, known={} if wait.rest is not None else wait.known)


def check_going_on(record: TableRecord, wait: Wait, kind: type[Move], now: Millis) -> None:
    """Raise Refused if a move would go on in the host's place, or comes after the clock has stopped."""
    stop = stops_at(record, wait)
    if stop is not None and (now >= stop or _goes_on(kind)):
        raise Refused("waits-for-host", "the host starts the next round")


def _others(kinds: Asks) -> Asks:
    return tuple(kind for kind in kinds if not _goes_on(kind))


def _goes_on(kind: type[Move]) -> bool:
    return kind.__struct_config__.tag == GO_ON


def rulings_of_hosts(entry: Entry, wait: Wait, seats: Sequence[Sitter]) -> frozenset[type[Move]]:
    """Return the kinds of move that only a host may make now, because one is asked for them."""
    rulings = entry.extras.lobby.host_rules
    hosts = [seat for seat, one in enumerate(seats) if one.host and one.bot is None and not one.left]
    return frozenset([kind for seat in hosts for kind in wait.asks.get(seat, ()) if kind in rulings])


def check_ruling(entry: Entry, wait: Wait, seats: Sequence[Sitter], is_host: bool, kind: type[Move]) -> None:
    if not is_host and kind in entry.extras.lobby.host_rules and kind in rulings_of_hosts(entry, wait, seats):
        raise Refused("not-host", "only the host decides that")
