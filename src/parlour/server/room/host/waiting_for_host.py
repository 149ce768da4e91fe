"""Tables that wait for their host after each round (COM-23), as classes may. Nobody else goes on, and no clock runs."""

from msgspec.structs import replace

from parlour.core import Asks, Millis, Move, Refused, Wait
from parlour.server.storage.records import TableRecord

GO_ON = "go-on"
"""The move by which players say in every game that they have seen enough."""


def stops_at(record: TableRecord, wait: Wait) -> Millis | None:
    """When the clock stops between two rounds: once nothing can be appealed any more. None: it does not."""
    return wait.rest if record.waits and record.status == "playing" else None


def without_going_on(record: TableRecord, wait: Wait) -> Wait:
    """The wait as players and bots see it: they can't go on, and they see no clock."""
    if stops_at(record, wait) is None:
        return wait
    asks = {seat: kinds for seat, all_kinds in wait.asks.items() if (kinds := _others(all_kinds))}
    return replace(wait, asks=asks, known={})


def check(record: TableRecord, wait: Wait, kind: type[Move], now: Millis) -> None:
    """Raise Refused if a move would go on in the host's place, or comes after the clock has stopped."""
    stop = stops_at(record, wait)
    if stop is not None and (now >= stop or _goes_on(kind)):
        raise Refused("waits-for-host", "the host starts the next round")


def _others(kinds: Asks) -> Asks:
    return tuple(kind for kind in kinds if not _goes_on(kind))


def _goes_on(kind: type[Move]) -> bool:
    return kind.__struct_config__.tag == GO_ON
