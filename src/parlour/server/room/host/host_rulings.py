"""Rulings on another seat's word (BOT-39). They are the host's, if the host is asked too."""

from collections.abc import Sequence

from parlour.core import Asks, Entry, Refused, Seat, Wait
from parlour.server.storage.records import Sitter


def asks_of(entry: Entry, wait: Wait, seats: Sequence[Sitter], seat: Seat, is_host: bool) -> Asks:
    """Return the moves that a seat is asked for, without those that only the host may make."""
    asks = wait.asks.get(seat, ())
    rulings = entry.extras.lobby.host_rules
    if is_host or rulings.isdisjoint(asks):
        return asks
    return tuple(kind for kind in asks if kind not in rulings or not _is_a_hosts(kind, wait, seats))


def check(entry: Entry, wait: Wait, seats: Sequence[Sitter], is_host: bool, kind: type) -> None:
    if kind in entry.extras.lobby.host_rules and not is_host and _is_a_hosts(kind, wait, seats):
        raise Refused("not-host", "only the host decides that")


def _is_a_hosts(kind: type, wait: Wait, seats: Sequence[Sitter]) -> bool:
    hosts = (seat for seat, one in enumerate(seats) if one.host and one.bot is None and not one.left)
    return any(kind in wait.asks.get(seat, ()) for seat in hosts)
