"""The acting host, while the host is away (COM-12)."""

import asyncio
from collections.abc import Callable
from time import monotonic

from parlour.core import Seat
from parlour.server.room.people.crowd import Crowd, identify
from parlour.server.storage.records import TableRecord

AWAY_SECONDS = 30.0


class ActingHost:
    """Gives the longest-seated player the host's powers until the host is back. Nothing of it is stored."""

    def __init__(self, crowd: Crowd, *, record: Callable[[], TableRecord], changed: Callable[[], None]) -> None:
        self._crowd, self._record, self._changed = crowd, record, changed
        self._seat: Seat | None = None
        self._since: float | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Appoint or dismiss an acting host, after somebody came or went or seats changed."""
        self.stop()
        if self._is_host_here():
            self._since = None
            self._appoint(None)
            return
        self._since = monotonic() if self._since is None else self._since
        left = self._since + AWAY_SECONDS - monotonic()
        if left <= 0:
            # Seats are numbered in the order in which people sat down. Bots never host.
            self._appoint(min(self._crowd.connected, default=None))
        elif len(self._crowd):
            self._alarm = asyncio.get_running_loop().call_later(left, self.look)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _is_host_here(self) -> bool:
        record = self._record()
        hosts = {one.token for one in record.seats if one.host and not one.left} | {record.host}
        return any(one.who.token in hosts for one in self._crowd)

    def _appoint(self, seat: Seat | None) -> None:
        if seat is None and self._seat is None:
            return
        is_changed, self._seat = seat != self._seat, seat
        for who in [one.who for one in self._crowd if one.who.token is not None]:
            had_powers = who.is_host
            identify(who, self._record())
            who.is_host = who.is_host or (seat is not None and who.seat == seat)
            is_changed |= who.is_host != had_powers
        if is_changed:
            self._changed()
