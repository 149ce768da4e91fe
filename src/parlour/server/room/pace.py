"""How fast a table's time runs: slower while somebody is asked who has been given more time (COM-16)."""

from parlour.core import Wait
from parlour.server.storage.records import TableRecord

USUAL = 100


def pace_of(record: TableRecord, wait: Wait) -> int:
    """The longest time among those who are asked, in per cent of the usual. A bot needs no more than that."""
    asked = (record.seats[seat] for seat in wait.asks)
    return max((one.extra for one in asked if one.bot is None and not one.left), default=USUAL)
