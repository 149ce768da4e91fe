"""Boards of friends: who of them played today's rolls, and how.

A board is found by its code and the key of its link. Its members are devices with a name. Their results are the stored
plays of the days. Nobody learns today's results of a roll before having played it.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from hmac import compare_digest

import msgspec
from msgspec.structs import replace

from parlour.core import Refused
from parlour.server import wire
from parlour.server.days.days import Days, device_of
from parlour.server.loading.game_loader import Games
from parlour.server.names import likeness, read_name
from parlour.server.storage.board_records import BoardRecord, FriendPlay, Member, PlayedDay
from parlour.server.storage.day_plays import Which
from parlour.server.storage.store import Store
from parlour.server.tokens import hash_of, key_of, new_code, new_token
from parlour.server.wall_clock import wall_now

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


MOST_MEMBERS = 50
LONGEST_STREAK = 366
STREAK_STEP = 30
"""How many days are read at once, to find where a streak began."""


Rolls = dict[str, wire.PastRoll | None]
"""By game; None while it is hidden."""


class NoSuchBoard(Refused):
    def __init__(self) -> None:
        super().__init__("no-such-board", "no board of friends has this link")


class Boards:
    def __init__(self, store: Store, games: Games, days: Days) -> None:
        self._store, self._games, self._days = store, games, days

    async def create(self, new: wire.NewBoard) -> wire.BoardMade:
        board = BoardRecord(new_code(), hash_of(new_token()), new.language, wall_now())
        while not await self._store.ask(self._store.boards.create, board):
            board = replace(board, code=new_code())
        return wire.BoardMade(board.code, key_of(board.host))

    async def find(self, code: str, key: str) -> BoardRecord:
        """Raises NoSuchBoard, whether the code or the key is wrong."""
        board = await self._store.ask(self._store.boards.find, code)
        if board is None or not compare_digest(key_of(board.host).encode(), key.encode()):
            raise NoSuchBoard
        return board

    async def visit(self, board: BoardRecord, device: str, name: str, who: str) -> wire.BoardView:
        """Join a board or come back to it. `device`: its key. `who`: its address."""
        today, yesterday = self._days.today, self._days.today - timedelta(days=1)
        rolls = [
            Which(str(day), board.language, game)
            for day in (today, yesterday)
            for game in self._days.rolls.games_in(board.language)
        ]
        devices = [(which, device_of(device, which)) for which in rolls]
        me = Member(member_of(device, board), await self._free_name(board, member_of(device, board), name))
        if not await self._store.ask(self._store.boards.visit, board.code, me, devices, wall_now(), MOST_MEMBERS):
            raise Refused("full", f"a board has at most {MOST_MEMBERS} members")
        return await self._view(board, me, who)

    async def leave(self, board: BoardRecord, device: str) -> None:
        await self._store.ask(self._store.boards.leave, board.code, member_of(device, board))

    async def _free_name(self, board: BoardRecord, me: str, text: str) -> str:
        name, members = read_name(text), await self._store.ask(self._store.boards.members, board.code)
        if any(one == Member(me, name) for one in members):
            return name
        if likeness(name) in (likeness(one.name) for one in members if one.member != me):
            raise Refused("name-taken", "someone on this board has that name")
        await self._games.check_polite(name)
        return name

    async def _view(self, board: BoardRecord, me: Member, who: str) -> wire.BoardView:
        today = self._days.today
        now = await self._today(board, str(today), me, who)
        past = await self._past(board, str(today - timedelta(days=1)))
        members = [
            _shown(one, one.member == me.member, now.get(one.member, {}), past.get(one.member, {}))
            for one in await self._store.ask(self._store.boards.members, board.code)
        ]
        return wire.BoardView(board.code, board.language, str(today), await self._streak(board), members)

    async def _today(self, board: BoardRecord, day: str, me: Member, who: str) -> dict[str, Rolls]:
        """Rolls by member and game, None where the asking member may not know them yet."""
        plays = await self._plays(board, day)
        mine = {one.game: one.play for one in plays if one.member == me.member}
        rolls = {game: Which(day, board.language, game) for game in mine}
        known = {game for game in mine if await self._days.let_know(rolls[game], mine[game], who)}
        found: dict[str, Rolls] = {}
        for one in plays:
            is_shown = one.game in known or one.member == me.member
            found.setdefault(one.member, {})[one.game] = await self._placed(board, day, one) if is_shown else None
        return found

    async def _past(self, board: BoardRecord, day: str) -> dict[str, dict[str, wire.PastRoll]]:
        found: dict[str, dict[str, wire.PastRoll]] = {}
        for one in await self._plays(board, day):
            found.setdefault(one.member, {})[one.game] = await self._placed(board, day, one)
        return found

    async def _placed(self, board: BoardRecord, day: str, one: FriendPlay) -> wire.PastRoll:
        play = await self._days.placed(Which(day, board.language, one.game), one.play)
        return wire.PastRoll(play.points or 0, None if play.details is None else msgspec.Raw(play.details.encode()))

    async def _plays(self, board: BoardRecord, day: str) -> list[FriendPlay]:
        """The games that members finished of the rolls of a day, begun on that day."""
        await self._days.settle(day, board.language)
        plays = await self._store.ask(self._store.boards.plays, board, day)
        offered = self._days.rolls.games_in(board.language)
        return [one for one in plays if one.game in offered and played_on_day(day, one.play.counts, one.created)]

    async def _streak(self, board: BoardRecord) -> int:
        today, together = self._days.today, set[str]()
        for back in range(0, LONGEST_STREAK, STREAK_STEP):
            until, since = today - timedelta(days=back), today - timedelta(days=back + STREAK_STEP - 1)
            together |= days_together(
                await self._store.ask(self._store.boards.played_days, board, str(since), str(until))
            )
            if streak_until(today, together) < back + STREAK_STEP - 1:
                break
        return streak_until(today, together)


def _shown(one: Member, is_me: bool, today: Rolls, yesterday: dict[str, wire.PastRoll]) -> wire.BoardMember:
    points = {game: None if roll is None else roll.points for game, roll in today.items()}
    answers = {game: roll for game, roll in today.items() if roll is not None}
    return wire.BoardMember(one.name, is_me, points, yesterday, answers)


def member_of(key: str, board: BoardRecord) -> str:
    """The name of a device on one board. It differs from board to board."""
    return sha256(f"board {board.code} {board.host} {key}".encode()).hexdigest()
