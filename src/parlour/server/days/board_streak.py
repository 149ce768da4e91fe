"""How many days in a row a group of friends has played."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

from parlour.server.storage.board_records import PlayedDay

AT_LEAST = 2
"""How many members have to play, so that a day counts. One who is ill or travels does not end the streak."""


def played_on_day(day: str, counts: bool, created: int | None) -> bool:
    """Whether a game was begun on the day of its roll. A second device of a household may not count though it was."""
    end = datetime.combine(date.fromisoformat(day) + timedelta(days=1), datetime.min.time(), UTC)
    return counts or (created is not None and created < end.timestamp() * 1000)


def days_together(played: Iterable[PlayedDay]) -> set[str]:
    """The days on which enough members played."""
    members: dict[str, set[str]] = {}
    for one in played:
        if played_on_day(one.day, one.counts, one.created):
            members.setdefault(one.day, set()).add(one.member)
    return {day for day, who in members.items() if len(who) >= AT_LEAST}


def streak_until(today: date, together: set[str]) -> int:
    """Days in a row that end today, or yesterday while today can still be played."""
    day = today if str(today) in together else today - timedelta(days=1)
    count = 0
    while str(day - timedelta(days=count)) in together:
        count += 1
    return count
