"""How fast a table's time runs: slower while somebody is asked who has been given more time (COM-16)."""

from parlour.core import Wait
from parlour.core.extras.later import is_later
from parlour.server.storage.records import TableRecord

USUAL = 100


def pace_of(record: TableRecord, wait: Wait) -> int:
    """The longest time among those who are asked, in per cent of the usual. A bot needs no more than that."""
    pace = USUAL
    if is_later(record.settings):  # a day is long enough, and the calendar runs at one pace (COM-18)
        return pace
    for seat in wait.asks:
        one = record.seats[seat]
        if one.extra > pace and one.bot is None and not one.left:
            pace = one.extra
    return pace
