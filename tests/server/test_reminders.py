"""Reminders until tomorrow (COM-22): once per turn, to absent people on turn, by the tests' own clock."""

from pathlib import Path
from typing import Any

import pytest

from parlour.server.storage.store import Store
from parlour.server.tables.waking import LEAST_MS, SOON_MS, remind
from server.guests import Guest, Host, until
from server.test_push import PushService, ask, gone, opened, play_a_round, push_service, server_in


async def reminded_at(host: Host, now: int) -> None:
    """Run housekeeping, and wait until its notices are sent."""
    await remind(host.server.store, host.server.rooms, host.server.notices, lambda: now)
    sending = "Notices."
    await until(lambda: not any(sending in repr(task.get_coro()) for task in host.server.tasks._running))


async def both_away(host: Host, service: PushService) -> tuple[list[Guest], int]:
    """Ann has played and Bob has not. Both want notifications and have left. Also returns when Bob's turn ends."""
    guests = await opened(host)
    for guest in guests:
        endpoint = f"{service.address}/to/{guest.seat}"
        assert await ask(host, guest, "push", {**service.subscription(), "endpoint": endpoint}) == (200, "")
    await play_a_round(guests[0])
    record = host.room(guests[0].view["code"]).record
    await until(lambda: host.room(record.code).record.asked == (1,))
    for guest in guests:
        await gone(host, guest)
    return guests, host.room(record.code).record.dues[0]


def kinds(service: PushService) -> list[tuple[str, int]]:
    return [(one["notice"]["kind"], one["notice"]["until"]) for one in service.got]


@pytest.mark.rule("COM-22")
async def test_absent_players_are_reminded_once_when_three_hours_are_left(tmp_path: Path) -> None:
    async with push_service() as service, server_in(tmp_path) as host:
        _, due = await both_away(host, service)
        await reminded_at(host, due - SOON_MS - 1)
        assert service.got == [], "there is time"
        await reminded_at(host, due - SOON_MS)
        assert kinds(service) == [("soon", due)], "and Ann, who has played, hears nothing"
        for later in (due - SOON_MS + 1, due - SOON_MS // 2, due - LEAST_MS - 1):
            await reminded_at(host, later)
        assert len(service.got) == 1


@pytest.mark.rule("COM-22")
async def test_a_table_that_sleeps_reminds_too_and_a_restart_does_not_remind_again(tmp_path: Path) -> None:
    async with push_service() as service:
        async with server_in(tmp_path) as host:
            _, due = await both_away(host, service)
        async with server_in(tmp_path) as host:
            assert not host.server.rooms.awake
            await reminded_at(host, due - SOON_MS)
            assert kinds(service) == [("soon", due)]
        async with server_in(tmp_path) as host:
            await reminded_at(host, due - SOON_MS // 2)
        assert len(service.got) == 1


@pytest.mark.rule("COM-22")
async def test_present_players_and_those_with_minutes_left_are_not_reminded(tmp_path: Path) -> None:
    async with push_service() as service, server_in(tmp_path) as host:
        (_, bob), due = await both_away(host, service)
        await reminded_at(host, due - LEAST_MS)
        again = await host.enter(bob.view["code"], bob.token)
        await again.until_view()
        await reminded_at(host, due - SOON_MS)
        assert service.got == []


@pytest.mark.rule("COM-22")
async def test_the_next_turn_is_reminded_of_again_and_a_paused_one_is_not(tmp_path: Path) -> None:
    async with push_service() as service, server_in(tmp_path) as host:
        (ann, bob), due = await both_away(host, service)
        await reminded_at(host, due - SOON_MS)
        ann, bob = [await host.enter(one.view["code"], one.token) for one in (ann, bob)]
        for guest, seat in ((ann, 0), (bob, 1)):
            guest.seat = seat
            await guest.until_view()
        await play_a_round(bob)
        await ann.until_view(lambda view: view["view"]["round"] == 2)
        await gone(host, bob)
        record: Any = host.room(ann.view["code"]).record
        await until(lambda: len(host.room(record.code).record.dues) == 2)
        due = max(host.room(record.code).record.dues)
        await reminded_at(host, due - SOON_MS)
        assert [kind for kind, _ in kinds(service)] == ["soon", "soon"]
        assert (await ann.host("pause", id="pause"))["t"] == "ok"
        await gone(host, ann)
        await reminded_at(host, due - SOON_MS)
        assert len(service.got) == 2, "nobody is asked while the table is paused"


async def test_an_unreadable_table_delays_no_reminder(tmp_path: Path) -> None:
    async with push_service() as service, server_in(tmp_path) as host:
        _, due = await both_away(host, service)
        store: Store = host.server.store
        with store._engine.begin() as connection:
            copied = "code, token, device, endpoint, p256dh, auth, language"
            connection.exec_driver_sql("CREATE TEMP TABLE one AS SELECT * FROM tables")
            connection.exec_driver_sql("UPDATE one SET code = 'SPOILT', seats = 'nonsense'")
            connection.exec_driver_sql("INSERT INTO tables SELECT * FROM one")
            connection.exec_driver_sql(
                f"INSERT INTO pushes ({copied}) SELECT 'SPOILT', token, device, endpoint, p256dh, auth, language"
                " FROM pushes LIMIT 1"
            )
        await reminded_at(host, due - SOON_MS)
        assert kinds(service) == [("soon", due)]
