"""Real dice at a table (COM-13): who reads them, and typing them in."""

from parlour.core import Handful, Refused, Seat, Wait
from parlour.core.real_dice import handfuls_of
from parlour.server import wire
from parlour.server.room.play import Play
from parlour.server.storage.records import TableRecord


class Rolling:
    """A moment that waits for real dice, as each person sees it."""

    def __init__(self, record: TableRecord, handfuls: tuple[Handful, ...]) -> None:
        self._handfuls = handfuls
        self._hands = record.hands or frozenset()
        self._hosts = tuple(seat for seat, one in enumerate(record.seats) if one.host and one.is_played_by_person)

    def view(self, seat: Seat | None, is_host: bool) -> wire.RollView:
        readers = {reader for one in self._handfuls for reader in self._readers(one)}
        return wire.RollView(tuple(sorted(readers)), self.pad(seat, is_host))

    def pad(self, seat: Seat | None, is_host: bool) -> Handful | None:
        """The dice that a person may type in: their own first, then public ones for a host."""
        own = [one for one in self._handfuls if seat in self._hands and seat in one.seats]
        seen = [one for one in self._handfuls if is_host and not one.secret]
        return next(iter(own + seen), None)

    def _readers(self, handful: Handful) -> tuple[Seat, ...]:
        own = tuple(seat for seat in handful.seats if seat in self._hands)
        return own or self._hosts


def rolling_of(record: TableRecord, wait: Wait | None) -> Rolling | None:
    """None if no real dice are waited for."""
    if wait is None or wait.chance is None or record.status != "playing":
        return None
    handfuls = handfuls_of(wait.chance)
    return Rolling(record, handfuls) if handfuls else None


def type_in(play: Play | None, record: TableRecord, seat: Seat | None, is_host: bool, roll: wire.Roll, at: int) -> None:
    """Give the table dice that somebody read. Raises Refused."""
    if play is None or record.status != "playing":
        raise Refused("not-playing", "no game is being played")
    if record.paused:
        raise Refused("paused", "the table is paused")
    waits = rolling_of(record, play.table.wait)
    pad = None if waits is None else waits.pad(seat, is_host)
    number, _, on = (roll.on or f"{record.number}:{play.table.moment}").partition(":")
    if pad is None or number != str(record.number):
        raise Refused("too-late", "somebody typed these dice in already; nothing happened")
    play.table.type_in(pad, roll.faces, roll.order, max(at, play.table.at), on, roll.level)
