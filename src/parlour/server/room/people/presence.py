"""Who is at each seat, for games that ask for it (`core/extras/presence.py`)."""

from collections.abc import Iterator

from parlour.core import Move, Refused, Seat, Wait
from parlour.core.extras.presence import PRESENCE, BotPlays, PersonAway, PersonHere
from parlour.server.room.people.crowd import Crowd
from parlour.server.storage.records import TableRecord


def changes(record: TableRecord, wait: Wait, crowd: Crowd) -> Iterator[tuple[Seat, Move]]:
    """Yield a move for each seat whose presence the game does not know yet. A game asks only for news."""
    for seat, asks in wait.asks.items():
        if PRESENCE.isdisjoint(asks):
            continue
        is_bot = record.seats[seat].bot is not None
        kind = BotPlays if is_bot else PersonHere if seat in crowd.connected else PersonAway
        if kind in asks:
            yield seat, kind()


def check(kind: type) -> None:
    """Raise Refused if a person tries to say who is at a seat."""
    if kind in PRESENCE:
        raise Refused("not-asked", "the server knows who is here")
