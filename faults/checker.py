"""What was lost: the log and the audit of the database against what everybody was told."""

import json
from collections import Counter
from statistics import median

from msgspec import Struct, field

from faults.database import LATE, TWO_OWNERS, UNFENCED, Database
from faults.people import Player


class Found(Struct):
    """What must not be: each is a count of things that went wrong."""

    lost: int = 0
    """Acknowledged inputs that are not in the log."""
    twice: int = 0
    """Inputs that acted twice, and lines that are missing or out of order."""
    owners: int = 0
    """Two owners in one term; lines of somebody who was not the owner, or no longer."""
    untrue: int = 0
    """Views that told something else than what is stored."""
    stale: int = 0
    """Refusals and views of a house that had lost the table; refusals of what acted."""

    @property
    def total(self) -> int:
        return self.lost + self.twice + self.owners + self.untrue + self.stale

    def add(self, other: "Found") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Result(Struct):
    name: str
    tried: int = 0
    seconds: list[float] = []
    """From a fault to the next accepted move, of each table that it met."""
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


def check(database: Database, tables: list[list[Player]]) -> Found:
    found = Found()
    for players in tables:
        found.add(_check_table(database, players))
    found.owners += database.ask(TWO_OWNERS)[0][0] + database.ask(UNFENCED)[0][0] + database.ask(LATE)[0][0]
    return found


def _check_table(database: Database, players: list[Player]) -> Found:
    found = Found()
    query = "SELECT number, n, at, seat, message, line FROM lines WHERE code = :code ORDER BY number, n"
    lines = database.ask(query, code=players[0].code)
    acted = Counter((line.seat, json.loads(line.message)[1]) for line in lines if line.message)
    found.twice += sum(count - 1 for count in acted.values())
    found.twice += [line.n for line in lines] != list(range(len(lines)))
    stamps = [line.at for line in lines]
    found.untrue += stamps != sorted(stamps)
    public = [events for line in lines if (events := json.loads(line.line)["events"])]
    for player in players:
        done = {id for seat, id in acted if seat == player.seat}
        found.lost += len({id for id, answer in player.answers.items() if answer == "ok"} - done)
        found.stale += len({id for id, answer in player.answers.items() if answer == "refused"} & done)
        happened = [event for events in public[: player.seq] for event in events]
        found.untrue += player.went_back + (player.seq > len(public)) + (player.told != happened)
    return found


def next_accepted(tables: list[list[Player]], fault: float) -> list[float | None]:
    """Of each table: how long after a fault a move that was sent after it was accepted."""
    return [
        min((told - fault for player in players for sent, told in player.accepted if sent > fault), default=None)
        for players in tables
    ]
