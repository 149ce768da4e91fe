"""Stored boards of friends. The key of a device is not stored: at each visit its hashes of two days are."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Engine, Select, and_, delete, func, insert, select, update

from parlour.server.storage.day_plays import OF_PLAY, DayPlay, Which, play_of
from parlour.server.storage.engines import Records, begin_write, fetch, fetch_one, insert_new, write
from parlour.server.storage.tables import board_members, board_plays, boards, day_plays, tables


class BoardRecord(Struct, frozen=True):
    """`host`: a random hash that the key of its link is made of."""

    code: str
    host: str
    language: str
    touched: int


class Member(Struct, frozen=True):
    """`member`: a hash of the device's key that differs from board to board."""

    member: str
    name: str


class FriendPlay(Struct, frozen=True):
    """A finished game of a member. `created`: when it was begun, by the wall clock, or None if its table is gone."""

    member: str
    game: str
    created: int | None
    play: DayPlay


class PlayedDay(Struct, frozen=True):
    """That a member has finished a roll of a day. `created`: when the first was begun."""

    day: str
    member: str
    counts: bool
    created: int | None


class Boards(Records):
    def create(self, board: BoardRecord) -> bool:
        """Returns False if another board has this code."""
        return insert_new(self._engine, insert(boards).values(asdict(board)))

    def find(self, code: str) -> BoardRecord | None:
        row = fetch_one(self._engine, select(boards).where(boards.c.code == code))
        return None if row is None else BoardRecord(**row._mapping)

    def members(self, code: str) -> list[Member]:
        """The members, the oldest first."""
        of = board_members.c
        query = select(of.member, of.name).where(of.code == code).order_by(of.joined, of.member)
        return [Member(row.member, row.name) for row in fetch(self._engine, query)]

    def visit(self, code: str, one: Member, devices: Sequence[tuple[Which, str]], now: int, most: int) -> bool:
        """Store a member's name and the names of its device in some rolls. Returns False if the board is full."""
        of, play = board_members.c, board_plays.c
        mine = and_(of.code == code, of.member == one.member)
        with begin_write(self._engine) as connection:
            if not connection.execute(update(board_members).where(mine).values(name=one.name)).rowcount:
                # Locked, so that two servers can't both let in the last member.
                connection.execute(select(boards.c.code).where(boards.c.code == code).with_for_update())
                count = connection.scalar(select(func.count()).select_from(board_members).where(of.code == code)) or 0
                if count >= most:
                    return False
                connection.execute(insert(board_members).values(code=code, **asdict(one), joined=now))
            asked = [device for _, device in devices]
            known = set(connection.scalars(select(play.device).where(play.code == code, play.device.in_(asked))))
            rows = [
                {"code": code, "day": which.day, "device": device, "game": which.game, "member": one.member}
                for which, device in devices
                if device not in known
            ]
            if rows:
                connection.execute(insert(board_plays), rows)
            connection.execute(update(boards).where(boards.c.code == code).values(touched=now))
        return True

    def leave(self, code: str, member: str) -> None:
        """Delete a member and everything that leads to its plays."""
        with begin_write(self._engine) as connection:
            for table in (board_plays, board_members):
                connection.execute(delete(table).where(table.c.code == code, table.c.member == member))

    def plays(self, board: BoardRecord, day: str) -> list[FriendPlay]:
        """All finished games of a day's rolls."""
        of = day_plays.c
        query = _finished(board, board_plays.c.member, of.game, tables.c.created, *OF_PLAY).where(of.day == day)
        rows = fetch(self._engine, query)
        return [FriendPlay(row.member, row.game, row.created, play_of(row)) for row in rows]

    def played_days(self, board: BoardRecord, since: str, until: str) -> list[PlayedDay]:
        """Who finished a roll on which day, from `since` to `until`."""
        of, member = day_plays.c, board_plays.c.member
        created, counts = func.min(tables.c.created).label("created"), func.max(of.counts).label("counts")
        query = _finished(board, of.day, member, counts, created).where(of.day.between(since, until))
        rows = fetch(self._engine, query.group_by(of.day, member))
        return [PlayedDay(row.day, row.member, bool(row.counts), row.created) for row in rows]


def _finished(board: BoardRecord, *wanted: Any) -> Select[Any]:
    of, own = day_plays.c, board_plays.c
    same = and_(of.day == own.day, of.game == own.game, of.device == own.device, of.language == board.language)
    return (
        select(*wanted)
        .select_from(board_plays.join(day_plays, same).outerjoin(tables, tables.c.code == of.code))
        .where(own.code == board.code, of.points.is_not(None))
    )


def forget(engine: Engine, before: int) -> None:
    """Delete boards that nobody opened since then."""
    write(engine, delete(boards).where(boards.c.touched < before))
