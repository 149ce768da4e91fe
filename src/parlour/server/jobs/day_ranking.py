"""Comparing all who played a roll of the day."""

from collections import Counter
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.core.extras.day import Among
from parlour.server.storage.day_plays import DayPlay


class Compared(NamedTuple):
    mine: DayPlay | None
    spread: list[tuple[int, int]]


def compare(among: Among, solution: str, plays: list[DayPlay], mine: DayPlay | None) -> Compared:
    """Compare all who played on the day. A person who played later is compared as one more."""
    field, scores = msgspec.json.decode(solution), []
    told = [msgspec.json.decode(play.told) for play in plays if play.told is not None]
    if told:
        scores = among(field, told)
    spread = sorted(Counter(score.points for score in scores).items())
    if mine is None or mine.told is None:
        return Compared(mine, spread)
    if mine.counts:
        own = scores[[play.device for play in plays].index(mine.device)]
    else:
        own = among(field, [*told, msgspec.json.decode(mine.told)])[-1]
    told_again = msgspec.json.encode(own.told).decode()
    return Compared(replace(mine, points=own.points, told=told_again), spread)
