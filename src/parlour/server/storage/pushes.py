"""Browsers that want notices, by table and seat, and the last notice that each got (COM-22)."""

import contextlib
from collections.abc import Collection
from hashlib import sha256

from msgspec import Struct
from sqlalchemy import Column, delete, exists, func, insert, select, update

from parlour.server.storage.engines import Records, fetch, write, write_once
from parlour.server.storage.records import Spoilt, TableRecord
from parlour.server.storage.tables import closed, push_key, pushes, tables


class Subscription(Struct, frozen=True):
    """A browser that wants notices, with the keys it gave."""

    endpoint: str
    p256dh: str
    auth: str


MOST = 5
"""The most browsers of one seat."""
Browser = tuple[str, Subscription, str]
"""A browser: the hash of its endpoint, its subscription and its language."""


class Pushes(Records):
    def secret(self, new: str) -> str:
        """The push key of this database. The new one is stored if there is none."""
        row = write_once(self._engine, select(push_key.c.secret), insert(push_key).values(id=1, secret=new))
        return str(row.secret)

    def add(self, code: str, token: str, to: Subscription, language: str, notice: str) -> bool:
        """`notice`: the one that this seat needs no more. Returns False if it has too many browsers."""
        device = device_of(to)
        row = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth, "language": language, "told": notice}
        mine = (pushes.c.code == code, pushes.c.token == token)
        with self._engine.begin() as connection:
            known = update(pushes).where(*mine, pushes.c.device == device).values(**row)
            if connection.execute(known).rowcount:
                return True
            if (connection.scalar(select(func.count()).select_from(pushes).where(*mine)) or 0) >= MOST:
                return False
            connection.execute(insert(pushes).values(code=code, token=token, device=device, **row))
        return True

    def drop(self, code: str, token: str, device: str) -> None:
        mine = (pushes.c.code == code, pushes.c.token == token, pushes.c.device == device)
        write(self._engine, delete(pushes).where(*mine))

    def forget(self, device: str) -> None:
        """Delete a browser that is gone, from all tables."""
        write(self._engine, delete(pushes).where(pushes.c.device == device))

    def take(self, code: str, tokens: Collection[str], what: str) -> list[Browser]:
        """Return the browsers of these seats that have not got this notice. They are marked at once, so each turn is
        reported once even if the server dies."""
        return self._take(pushes.c.told, code, tokens, what)

    def take_reminders(self, code: str, token: str, turn: str) -> list[Browser]:
        """Return the browsers of this seat that were not reminded of this turn yet, and mark them at once."""
        return self._take(pushes.c.reminded, code, (token,), turn)

    def tables_due(self, before: int) -> list[TableRecord]:
        """The open tables with browsers to notify at which something is due before then."""
        of = tables.c
        has_browsers = exists().where(pushes.c.code == of.code)
        query = select(tables).where(of.due <= before, has_browsers, ~exists().where(closed.c.code == of.code))
        found = []
        for row in fetch(self._engine, query):
            with contextlib.suppress(Spoilt):
                found.append(TableRecord.of_row(row._mapping))
        return found

    def _take(self, column: Column[str], code: str, tokens: Collection[str], what: str) -> list[Browser]:
        unaware = (pushes.c.code == code, pushes.c.token.in_(tokens), column != what)
        changed = update(pushes).where(*unaware).values({column: what})
        columns = (pushes.c.device, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language)
        with self._engine.begin() as connection:
            rows = connection.execute(changed.returning(*columns)).all()
        return [(row.device, Subscription(row.endpoint, row.p256dh, row.auth), row.language) for row in rows]


def device_of(to: Subscription) -> str:
    return sha256(to.endpoint.encode()).hexdigest()
