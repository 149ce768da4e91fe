"""Stored rolls of the days: the secret behind the dice, solutions, and what people made of them. A device is stored as
a hash that differs from roll to roll, so that nobody can be followed.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, Table, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.storage.engines import Records, fetch, fetch_one, insert_new, write, write_once
from parlour.server.storage.records import LineRecord, TableRecord
from parlour.server.storage.tables import day_plays, day_solutions, lines, server_secret, tables


class Which(Struct, frozen=True):
    """A roll: one per day, language and game."""

    day: str
    language: str
    game: str


class DayPlay(Struct, frozen=True):
    """A device's game of a roll. `points`: None until it is over."""

    device: str
    code: str
    counts: bool
    points: int | None
    details: str | None
    household: str | None = None
    """Plays with the same name came from one address. It is made up for the roll."""


_of = day_plays.c
OF_PLAY = (_of.device, _of.code, _of.counts, _of.points, _of.told, _of.household)


class Days(Records):
    def secret(self, new: str, since: str) -> tuple[str, str]:
        """The secret of this database and its first day. The new one is stored if there is none."""
        query = select(server_secret.c.secret, server_secret.c.since)
        row = write_once(self._engine, query, insert(server_secret).values(id=1, secret=new, since=since))
        return row.secret, row.since

    def begin(
        self, which: Which, device: str, record: TableRecord, dealt: Sequence[LineRecord], household: str, counts: bool
    ) -> bool:
        """Store a table for a device that has none for this roll. Returns False if it has one by now, or the code is
        taken."""
        play = {**asdict(which), "device": device, "code": record.code, "household": household, "counts": int(counts)}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(tables).values(record.to_row()))
                connection.execute(insert(lines), [asdict(line) for line in dealt])
                connection.execute(insert(day_plays).values(play))
        except IntegrityError:
            return False
        return True

    def find(self, which: Which, name: str) -> DayPlay | None:
        """The game of a device, or the one at the table with this code."""
        query = _plays().where(_is(which), or_(day_plays.c.device == name, day_plays.c.code == name))
        row = fetch_one(self._engine, query)
        return None if row is None else play_of(row)

    def played(self, day: str, language: str, devices: Sequence[str]) -> dict[str, DayPlay]:
        """A person's games of a day, by game."""
        of = day_plays.c
        query = _plays(of.game).where(of.day == day, of.language == language, of.device.in_(devices))
        return {row.game: play_of(row) for row in fetch(self._engine, query)}

    def unsettled(self, day: str, language: str, most: int) -> list[tuple[str, str]]:
        """Game and code of each finished game that is not counted yet."""
        of = day_plays.c
        query = (
            select(of.game, of.code)
            .join(tables, tables.c.code == of.code)
            .where(of.day == day, of.language == language, of.points.is_(None), tables.c.status == "over")
            .limit(most)
        )
        return [(row.game, row.code) for row in fetch(self._engine, query)]

    def settle(self, which: Which, code: str, points: int, details: str) -> None:
        mine = update(day_plays).where(_is(which), day_plays.c.code == code, day_plays.c.points.is_(None))
        write(self._engine, mine.values(points=points, told=details))

    def discount(self, which: Which, household: str) -> None:
        """Games of a household that are not over no longer count."""
        over = select(tables.c.code).where(tables.c.code == day_plays.c.code, tables.c.status == "over")
        theirs = update(day_plays).where(_is(which), day_plays.c.household == household, ~over.exists())
        write(self._engine, theirs.values(counts=0))

    def spread(self, which: Which) -> list[tuple[int, int]]:
        """How many people made each number of points, of those who played on the day."""
        of = day_plays.c
        query = (
            select(of.points, func.count().label("people"))
            .where(_counts(which))
            .group_by(of.points)
            .order_by(of.points)
        )
        return [(row.points, row.people) for row in fetch(self._engine, query)]

    def how_many(self, which: Which) -> int:
        """How many games were finished on the day."""
        row = fetch_one(self._engine, select(func.count()).where(_counts(which)))
        return 0 if row is None else int(row[0])

    def counted(self, which: Which) -> list[DayPlay]:
        """All games that were finished on the day."""
        return [play_of(row) for row in fetch(self._engine, _plays().where(_counts(which)))]

    def rolls_played(self, day: str) -> list[Which]:
        of = day_plays.c
        query = select(of.language, of.game).where(of.day == day).distinct()
        return [Which(day, row.language, row.game) for row in fetch(self._engine, query)]

    def solution(self, which: Which) -> str | None:
        row = fetch_one(self._engine, select(day_solutions.c.solution).where(_is(which, day_solutions)))
        return None if row is None else row.solution

    def keep_solution(self, which: Which, solution: str) -> None:
        """Store a solution. The first one stays, because somebody may have seen it."""
        insert_new(self._engine, insert(day_solutions).values(**asdict(which), solution=solution))


def _is(which: Which, table: Table = day_plays) -> ColumnElement[bool]:
    of = table.c
    return and_(of.day == which.day, of.language == which.language, of.game == which.game)


def _counts(which: Which) -> ColumnElement[bool]:
    """The games that were finished on the day."""
    return and_(_is(which), day_plays.c.counts == 1, day_plays.c.points.is_not(None))


def _plays(*more: Any) -> Select[Any]:
    return select(*OF_PLAY, *more)


def play_of(row: Any) -> DayPlay:
    return DayPlay(row.device, row.code, bool(row.counts), row.points, row.told, row.household)
