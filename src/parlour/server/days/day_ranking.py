"""Comparing all who played a roll of the day."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.core.extras.day import Among, DayScore
from parlour.server.storage.day_plays import DayPlay


class Ranking(NamedTuple):
    """Everybody who played on the day, and what they scored among each other."""

    plays: Sequence[DayPlay]
    scores: Sequence[DayScore]

    @property
    def spread(self) -> list[tuple[int, int]]:
        """How many people made each number of points."""
        return sorted(Counter(score.points for score in self.scores).items())


def rank(among: Among, solution: str, plays: Sequence[DayPlay]) -> Ranking:
    """Compare all plays that count. Each household has the weight of one person, however many devices it has."""
    details = [msgspec.json.decode(play.details or "null") for play in plays]
    return Ranking(plays, among(msgspec.json.decode(solution), details, shares_of(plays)) if details else ())


def place(among: Among, solution: str, ranking: Ranking, mine: DayPlay) -> DayPlay:
    """A play with its points in the ranking. A person who does not count is compared as one more."""
    if mine.details is None:
        return mine
    own = next((score for play, score in zip(*ranking, strict=True) if play.device == mine.device), None)
    if own is None:
        details = [msgspec.json.decode(play.details or "null") for play in (*ranking.plays, mine)]
        own = among(msgspec.json.decode(solution), details, [*shares_of(ranking.plays), 1.0])[-1]
    return replace(mine, points=own.points, details=msgspec.json.encode(own.details).decode())


def shares_of(plays: Sequence[DayPlay]) -> list[float]:
    """How much of a person each play is."""
    devices = Counter(play.household for play in plays if play.household is not None)
    return [1 / devices[play.household] if play.household is not None else 1.0 for play in plays]
