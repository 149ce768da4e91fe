"""Notices to people who are away when it is their turn (COM-22)."""

import contextlib
from collections.abc import Collection, Iterable

from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused, Seat
from parlour.server import wire
from parlour.server.loading.game_loader import Games
from parlour.server.push import sending
from parlour.server.push.reach import Reach
from parlour.server.push.sending import Sender
from parlour.server.room.moments import Shown
from parlour.server.room.people.sitting import person_of
from parlour.server.storage.pushes import Browser, Subscription, device_of
from parlour.server.storage.records import TableRecord
from parlour.server.storage.store import Store
from parlour.server.tasks import Tasks
from parlour.server.wall_clock import wall_now

NOBODY = "mailto:parlour@example.org"
"""The contact for push services, if the server has no name."""


class Notices:
    def __init__(
        self, store: Store, games: Games, tasks: Tasks, *, is_wanted: bool, reach: Reach, name: str | None
    ) -> None:
        """`is_wanted`: False if the operator wants no notices. `name`: the server's host name."""
        self._store, self._games, self._tasks = store, games, tasks
        self._reach, self._sender = reach, Sender(reach)
        self._is_wanted = is_wanted and sending.IS_THERE
        self._secret = ""
        self._contact = NOBODY if name is None else f"https://{name}"

    async def open(self) -> None:
        """Read the key, which is made at the first start."""
        if self._is_wanted:
            self._secret = await self._store.ask(self._store.pushes.secret, sending.new_key())

    async def close(self) -> None:
        await self._sender.close()

    @property
    def key(self) -> str | None:
        """The key that browsers subscribe with, or None if there are no notices."""
        return sending.public_key(self._secret) if self._secret else None

    async def subscribe(self, shown: Shown, hashed: str, new: wire.NewPush) -> None:
        """Subscribe a browser. Its person knows of the current turn already."""
        record, to = shown.record, Subscription(new.endpoint, new.p256dh, new.auth)
        if not self._secret:
            raise Refused("no-push", "this server sends no notices")
        if (person := person_of(record.seats, hashed)) is None:
            raise Refused("not-seated", "only players at the table get notices")
        if not self._reach.allows(new.endpoint) or not sending.check_keys(new.p256dh, new.auth):
            raise Refused("bad-push", "this is not a push service's address, or these are not a browser's keys")
        if not await self._store.ask(self._store.pushes.add, record.code, person, to, new.language, shown.on or ""):
            raise Refused("too-many", "this seat has too many browsers")

    async def unsubscribe(self, record: TableRecord, hashed: str, endpoint: str) -> None:
        device = device_of(Subscription(endpoint, "", ""))
        person = person_of(record.seats, hashed) or hashed
        await self._store.ask(self._store.pushes.drop, record.code, person, device)

    def look(self, shown: Shown, here: Collection[Seat]) -> None:
        """Notify the people who are waited for and not here, in the background: no table waits for a push service."""
        record = shown.record
        is_over = record.status == "over"
        seats = range(len(record.seats)) if is_over else record.asked
        tokens = [
            one.token
            for seat, one in enumerate(record.seats)
            if seat in seats and seat not in here and one.token and one.bot is None and not one.left
        ]
        if self._secret and tokens:
            what = f"{record.number}:over" if is_over else shown.on or ""
            self._tasks.spawn(self._tell(record, tokens, what, is_over))

    async def _tell(self, record: TableRecord, tokens: list[str], what: str, is_over: bool) -> None:
        with contextlib.suppress(SQLAlchemyError):  # a lost notice hurts nobody
            for browser in await self._store.ask(self._store.pushes.take, record.code, tokens, what):
                until = None if is_over else record.due
                self._tasks.spawn(self._send(record, browser, "over" if is_over else "turn", until))

    def remind(self, record: TableRecord, soon: Iterable[tuple[Seat, int]]) -> None:
        """Remind seats, in the background, by when their turn ends. Each is reminded once a turn."""
        for seat, due in soon:
            one = record.seats[seat]
            if self._secret and one.token and one.is_played_by_person:
                self._tasks.spawn(self._remind(record, one.token, due))

    async def _remind(self, record: TableRecord, token: str, due: int) -> None:
        # The same turn ends at the same time by the table's clock, however long it was paused.
        turn = f"{record.number}:{due - (record.epoch or 0)}"
        with contextlib.suppress(SQLAlchemyError):
            for browser in await self._store.ask(self._store.pushes.take_reminders, record.code, token, turn):
                self._tasks.spawn(self._send(record, browser, "soon", due))

    async def _send(self, record: TableRecord, browser: Browser, kind: wire.PushKind, until: int | None) -> None:
        device, to, language = browser
        payload = wire.Push(kind, self._games.entry(record.game).title(language), record.code, until, language)
        if not await self._sender.send(record.code, to, wire.encode(payload), self._secret, self._contact, wall_now()):
            with contextlib.suppress(SQLAlchemyError):
                await self._store.ask(self._store.pushes.forget, device)
