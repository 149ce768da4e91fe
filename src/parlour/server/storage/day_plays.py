"""What is kept of the rolls of the days: the secret that dice follow from, the best of each, and what people made of
it. Who played is known by a hash that differs from roll to roll: nobody is followed."""

import contextlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Engine, Select, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.storage.records import LineRecord, TableRecord
from parlour.server.storage.tables import day_plays, day_solutions, lines, server_secret, tables


class Which(Struct, frozen=True):
    """Which roll: one a day, a language and a game."""

    day: str
    language: str
    game: str


class DayPlay(Struct, frozen=True):
    """What one device made of a roll. `points`: None until its game is over."""

    device: str
    code: str
    counts: bool
    points: int | None
    told: str | None


class Days:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def secret(self, new: str, since: str) -> tuple[str, str]:
        """The server's secret and the day it began; the new one where there is none. All servers on a database have the
        same."""
        query = select(server_secret.c.secret, server_secret.c.since)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            with contextlib.suppress(IntegrityError), self._engine.begin() as connection:  # another may be quicker
                connection.execute(insert(server_secret).values(id=1, secret=new, since=since))
            with self._engine.connect() as connection:
                row = connection.execute(query).one()
        return row.secret, row.since

    def begin(self, which: Which, device: str, record: TableRecord, dealt: Sequence[LineRecord], counts: bool) -> bool:
        """A table for a device that has none for this roll, its dice rolled already. No: it has one by now, or the code
        is another table's."""
        play = {**_of(which), "device": device, "code": record.code, "counts": int(counts)}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(tables).values(record.to_row()))
                connection.execute(insert(lines), [asdict(line) for line in dealt])
                connection.execute(insert(day_plays).values(play))
        except IntegrityError:
            return False
        return True

    def find(self, which: Which, device: str) -> DayPlay | None:
        query = _plays().where(_is(which), day_plays.c.device == device)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else _play(row)

    def played(self, day: str, language: str, devices: Sequence[str]) -> dict[str, DayPlay]:
        """What one person made of the rolls of a day, by game: a device has another name in each."""
        of = day_plays.c
        query = _plays(of.game).where(of.day == day, of.language == language, of.device.in_(devices))
        with self._engine.connect() as connection:
            return {row.game: _play(row) for row in connection.execute(query)}

    def unsettled(self, which: Which, most: int) -> list[str]:
        """Tables whose game is over and has not been counted."""
        of = day_plays.c
        query = (
            select(of.code)
            .join(tables, tables.c.code == of.code)
            .where(_is(which), of.points.is_(None), tables.c.status == "over")
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def settle(self, which: Which, code: str, points: int, told: str) -> None:
        """Once and for all."""
        mine = update(day_plays).where(_is(which), day_plays.c.code == code, day_plays.c.points.is_(None))
        with self._engine.begin() as connection:
            connection.execute(mine.values(points=points, told=told))

    def spread(self, which: Which) -> list[tuple[int, int]]:
        """How many made so many points, of those who played it on its day."""
        of = day_plays.c
        query = (
            select(of.points, func.count().label("people"))
            .where(_is(which), of.counts == 1, of.points.is_not(None))
            .group_by(of.points)
            .order_by(of.points)
        )
        with self._engine.connect() as connection:
            return [(row.points, row.people) for row in connection.execute(query)]

    def counted(self, which: Which) -> list[DayPlay]:
        """All who played it to its end on its day."""
        of = day_plays.c
        with self._engine.connect() as connection:
            query = _plays().where(_is(which), of.counts == 1, of.points.is_not(None))
            return [_play(row) for row in connection.execute(query)]

    def rolls_played(self, day: str) -> list[Which]:
        of = day_plays.c
        query = select(of.language, of.game).where(of.day == day).distinct()
        with self._engine.connect() as connection:
            return [Which(day, row.language, row.game) for row in connection.execute(query)]

    def solution(self, which: Which) -> str | None:
        of = day_solutions.c
        query = select(of.solution).where(of.day == which.day, of.language == which.language, of.game == which.game)
        with self._engine.connect() as connection:
            found: str | None = connection.scalar(query)
        return found

    def keep_solution(self, which: Which, solution: str) -> None:
        """The first one stays: what somebody has seen does not change."""
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:
            connection.execute(insert(day_solutions).values(**_of(which), solution=solution))


def _of(which: Which) -> dict[str, str]:
    return {"day": which.day, "language": which.language, "game": which.game}


def _is(which: Which) -> ColumnElement[bool]:
    of = day_plays.c
    return and_(of.day == which.day, of.language == which.language, of.game == which.game)


def _plays(*more: Any) -> Select[Any]:
    of = day_plays.c
    return select(of.device, of.code, of.counts, of.points, of.told, *more)


def _play(row: Any) -> DayPlay:
    return DayPlay(row.device, row.code, bool(row.counts), row.points, row.told)
