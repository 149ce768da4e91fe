"""Handovers in the database: what one device leaves for another under a code that works once.

Only a hash of the code is stored, and what it hands over is sealed with the code. So neither the database nor a backup
of it gives anybody a seat.
"""

from hashlib import sha256, shake_256

from sqlalchemy import delete, func, insert, select, update

from parlour.core import Refused
from parlour.server.storage.engines import Records, begin_write, write
from parlour.server.storage.tables import handovers

KEPT_MS = 86_400_000
"""How long a used or expired code is remembered, so that people learn why it does not work."""
MOST = 400
"""The most handovers that wait at the same time."""


class Handovers(Records):
    def leave(self, code: str, holds: bytes, now: int, until: int) -> None:
        """Raises Refused if too many handovers wait."""
        of = handovers.c
        with begin_write(self._engine) as connection:
            connection.execute(delete(handovers).where(of.until < now - KEPT_MS))
            waiting = select(func.count()).select_from(handovers).where(of.until > now, of.holds.is_not(None))
            if (connection.scalar(waiting) or 0) >= MOST:
                raise Refused("busy", "too many devices are being handed over; try again in a few minutes")
            connection.execute(insert(handovers).values(key=_key(code), holds=_sealed(code, holds), until=until))

    def take(self, code: str, now: int) -> bytes:
        """Return what the code hands over, once. Raises Refused."""
        of = handovers.c
        with begin_write(self._engine) as connection:
            mine = of.key == _key(code)
            row = connection.execute(select(of.holds, of.until).where(mine).with_for_update()).one_or_none()
            if row is None:
                raise Refused("no-such-handover", "no device has made this link")
            if row.holds is None:
                raise Refused("handover-used", "this link was used already; each works once")
            connection.execute(update(handovers).where(mine).values(holds=None))
        if row.until <= now:
            raise Refused("handover-expired", "this link is older than ten minutes; make a new one")
        return _sealed(code, row.holds)

    def forget(self, now: int) -> None:
        """Delete what nobody took in time."""
        write(self._engine, update(handovers).where(handovers.c.until < now).values(holds=None))


def _key(code: str) -> str:
    return sha256(f"handover {code}".encode()).hexdigest()


def _sealed(code: str, holds: bytes) -> bytes:
    """Seal, or open what is sealed. A code seals one thing, so its stream of bytes is used once."""
    stream = shake_256(f"sealed {code}".encode()).digest(len(holds))
    return (int.from_bytes(holds) ^ int.from_bytes(stream)).to_bytes(len(holds))
