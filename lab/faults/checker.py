"""What was lost: the database's log and audit, compared with what every player received."""

import json
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from msgspec import Struct, field

from lab.faults.audit import count_violations
from lab.players import Player
from lab.postgres import Postgres

LINES = "SELECT n, at, seat, message, line FROM lines WHERE code = :code AND n >= 0 ORDER BY number, n"


class Line(NamedTuple):
    """A stored line of a log, as LINES selects it."""

    n: int
    at: int
    seat: int | None
    message: str | None
    line: str


class Found(Struct):
    """Counts of what must never happen."""

    lost: int = 0
    """Acknowledged inputs that are not in the log."""
    twice: int = 0
    """Inputs that acted twice, and lines that are missing or out of order."""
    owners: int = 0
    """Two owners in one term; lines that were not written by the owner."""
    untrue: int = 0
    """Views that differ from what is stored."""
    stale: int = 0
    """Refusals and views from a server that had lost the table; refusals of inputs that acted."""

    @property
    def total(self) -> int:
        return self.lost + self.twice + self.owners + self.untrue + self.stale

    def since(self, before: "Found") -> "Found":
        return Found(*(getattr(self, name) - getattr(before, name) for name in self.__struct_fields__))

    def add(self, other: "Found") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Result(Struct):
    name: str
    tried: int = 0
    seconds: list[float] = []
    """From a fault to the next accepted move, for each table that it affected."""
    found: Found = field(default_factory=Found)

    def add(self, other: "Result") -> None:
        self.tried += other.tried
        self.seconds = self.seconds + other.seconds
        self.found.add(other.found)

    @staticmethod
    def head() -> str:
        return f"{'':<26} tried  median  worst  " + " ".join(f"{name:>6}" for name in Found.__struct_fields__)

    @property
    def line(self) -> str:
        worst = f"{median(self.seconds):7.2f} {max(self.seconds):6.2f}" if self.seconds else f"{'':14}"
        counts = " ".join(f"{getattr(self.found, name):6}" for name in Found.__struct_fields__)
        return f"{self.name:<26} {self.tried:5} {worst}  {counts}"


def check(database: Postgres, tables: list[list[Player]]) -> Found:
    """Return everything that went wrong since the tables were opened."""
    found = Found()
    for players in tables:
        lines = database.ask(LINES, code=players[0].code)
        found.add(check_table([Line(*line) for line in lines], players))
    found.owners += count_violations(database)
    return found


def check_table(lines: Sequence[Line], players: Sequence[Player]) -> Found:
    """Compare the log of a table with what its players received."""
    acted = Counter((line.seat, json.loads(line.message)[1]) for line in lines if line.message)
    stamps = [line.at for line in lines]
    public = [events for line in lines if (events := json.loads(line.line)["events"])]
    found = Found(untrue=int(stamps != sorted(stamps)))
    found.twice = sum(count - 1 for count in acted.values()) + ([line.n for line in lines] != list(range(len(lines))))
    for player in players:
        done = {id for seat, id in acted if seat == player.seat}
        found.lost += len({id for id, answer in player.answers.items() if answer == "ok"} - done)
        found.stale += len({id for id, answer in player.answers.items() if answer == "refused"} & done)
        happened = [event for events in public[: player.seq] for event in events]
        found.untrue += player.went_back + (player.seq > len(public)) + (player.events != happened)
    return found


def next_accepted(tables: list[list[Player]], fault: float) -> list[float | None]:
    """Return, for each table, the seconds from a fault until a move sent after it was accepted, or None."""
    return [
        min(
            (accepted - fault for player in players for sent, accepted in player.accepted if sent > fault), default=None
        )
        for players in tables
    ]
