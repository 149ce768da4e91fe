"""Continue on another device: codes that work once, within ten minutes, and devices that can be signed out."""

import contextlib
import json
import logging
from typing import Any

import pytest
from sqlalchemy import text

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.http import devices
from parlour.server.limits import Limits, Rate
from parlour.server.storage import handovers as stored
from parlour.server.tokens import hash_of, read_handover
from server.guests import Guest, Host, open_server
from server.test_clubs import arrive, club_of, look

Answer = tuple[int, Any]
HELD = json.dumps({"t": "board", "key": "a secret of this device"})


async def ask(server: Host, path: str, token: str, body: Any = None) -> Answer:
    method, headers = "GET" if body is None else "POST", {"Authorization": f"Bearer {token}"}
    async with server.session.request(method, server.address + path, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def hand_over(server: Host, code: str, *guests: Guest) -> str:
    body = {"tokens": [guest.token for guest in guests], "name": "Laptop"}
    status, made = await server.post(f"/api/tables/{code}/devices/new", body)
    assert status == 201, made
    return made["code"]


async def take(server: Host, code: str, handover: str, name: str = "Phone") -> Answer:
    return await server.post(f"/api/tables/{code}/devices", {"handover": handover, "name": name})


async def second_device(server: Host, code: str, guest: Guest) -> Guest:
    _, taken = await take(server, code, await hand_over(server, code, guest))
    other = await server.enter(code, taken["seats"][0]["token"])
    await other.until_view()
    return other


def code_of(server: Host) -> str:
    return server.server.rooms.awake[0].record.code


@contextlib.contextmanager
def later(monkeypatch: pytest.MonkeyPatch, seconds: int) -> Any:
    now = devices.wall_now
    with monkeypatch.context() as patch:
        patch.setattr(devices, "wall_now", lambda: now() + seconds * 1000)
        yield


async def test_a_code_hands_something_over_once(server: Host):
    status, made = await server.post("/api/handovers", {"holds": HELD})
    assert (status, made["seconds"]) == (201, 600)
    assert made["qr"].startswith("<svg")
    assert await server.post("/api/handovers/take", {"code": made["code"]}) == (200, {"holds": HELD})
    status, refused = await server.post("/api/handovers/take", {"code": made["code"]})
    assert (status, refused["code"]) == (410, "handover-used")


async def test_a_code_may_be_typed_without_its_dashes(server: Host):
    _, made = await server.post("/api/handovers", {"holds": HELD})
    typed = f" {made['code'].lower().replace('-', ' ')} "
    assert (await server.post("/api/handovers/take", {"code": typed}))[0] == 200


async def test_a_code_expires_after_ten_minutes(server: Host, monkeypatch):
    _, made = await server.post("/api/handovers", {"holds": HELD})
    with later(monkeypatch, 600):
        status, refused = await server.post("/api/handovers/take", {"code": made["code"]})
    assert (status, refused["code"]) == (410, "handover-expired")
    status, refused = await server.post("/api/handovers/take", {"code": made["code"]})
    assert (status, refused["code"]) == (410, "handover-used"), "it was tried, so it is worth nothing"


async def test_a_code_works_after_a_restart(tmp_path):
    async with open_server(tmp_path) as server:
        _, made = await server.post("/api/handovers", {"holds": HELD})
    async with open_server(tmp_path) as server:
        assert (await server.post("/api/handovers/take", {"code": made["code"]}))[0] == 200


async def test_guessing_is_limited_but_a_right_code_always_works(tmp_path):
    async with open_server(tmp_path, Limits(club_misses=Rate(0.000001, 3))) as server:
        _, made = await server.post("/api/handovers", {"holds": HELD})
        wrong = [await server.post("/api/handovers/take", {"code": f"AAAA-AAAA-AAA{n}"}) for n in (2, 3, 4, 5)]
        assert [status for status, _ in wrong] == [404, 404, 404, 429]
        assert (await take(server, "AAAAAA", "AAAA-AAAA-AAAA"))[0] == 429
        assert (await server.post("/api/handovers/take", {"code": made["code"]}))[0] == 200


async def test_an_address_leaves_a_few_things_and_the_server_keeps_few(tmp_path, monkeypatch):
    async with open_server(tmp_path, Limits(handovers=Rate(0.000001, 2))) as server:
        made = [(await server.post("/api/handovers", {"holds": HELD}))[0] for _ in range(3)]
        assert made == [201, 201, 429]
    monkeypatch.setattr(stored, "MOST", 3)
    async with open_server(tmp_path) as server:
        made = [(await server.post("/api/handovers", {"holds": HELD}))[0] for _ in range(2)]
        assert made == [201, 503]


async def test_whole_records_are_handed_over_up_to_the_limit(server: Host):
    for length, status in ((256 * 1024, 201), (256 * 1024 + 1, 400), (700 * 1024, 413)):
        assert (await server.post("/api/handovers", {"holds": "x" * length}))[0] == status


async def test_codes_and_handovers_are_in_no_database_or_log(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with open_server(tmp_path) as server:
        (guest,) = await server.table(people=1, start=False)
        code = code_of(server)
        seat, (_, made) = await hand_over(server, code, guest), await server.post("/api/handovers", {"holds": HELD})
        _, taken = await take(server, code, seat)
        secrets = [seat, made["code"], "a secret of this device", guest.token, taken["seats"][0]["token"]]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("parlour.db*"))
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in caplog.text


async def test_unclaimed_handovers_are_deleted(server: Host, monkeypatch):
    await server.post("/api/handovers", {"holds": HELD})
    monkeypatch.setattr("parlour.server.server.wall_now", lambda: devices.wall_now() + 601_000)
    await server.server.tidy()
    with server.server.store._engine.connect() as connection:
        assert connection.execute(text("SELECT holds FROM handovers")).scalar_one() is None


async def test_a_second_device_plays_the_same_seat_with_its_own_token(server: Host):
    ann, ben = await server.table(people=2)
    code = code_of(server)
    phone = await second_device(server, code, ann)
    assert phone.view["you"] == ann.view["you"] == 0
    assert phone.view["host"]
    assert phone.token != ann.token
    assert (await phone.snap())["t"] == "ok"
    await ann.until_view(lambda view: view["seq"] >= phone.view["seq"])
    assert [seat["connected"] for seat in ben.view["seats"]] == [True, True]


async def test_the_code_of_a_seat_hands_out_no_token_anywhere_else(server: Host):
    (ann,) = await server.table(people=1, start=False)
    code = code_of(server)
    handover = await hand_over(server, code, ann)
    assert (await server.post("/api/handovers/take", {"code": handover}))[0] == 404
    other = (await server.make())["code"]
    assert (await take(server, other, handover))[0] == 404
    assert (await take(server, code, handover))[0] == 201


async def test_only_people_at_the_table_hand_their_seat_over(server: Host):
    (ann,) = await server.table(people=1, start=False)
    status, refused = await server.post(f"/api/tables/{code_of(server)}/devices/new", {"tokens": ["made up"]})
    assert (status, refused["code"]) == (403, "no-such-seat")
    assert (await ask(server, f"/api/tables/{code_of(server)}/devices", "made up"))[0] == 403
    assert ann.view["you"] == 0


async def test_a_seat_lists_its_devices_and_signs_one_out(server: Host):
    ann, ben = await server.table(people=2)
    code = code_of(server)
    phone = await second_device(server, code, ann)
    _, devices = await ask(server, f"/api/tables/{code}/devices", ann.token or "")
    assert [(one["name"], one["here"], one["mine"]) for one in devices] == [
        ("Laptop", True, True),
        ("Phone", True, False),
    ]
    _, others = await ask(server, f"/api/tables/{code}/devices", ben.token or "")
    assert len(others) == 1, "nobody sees the devices of another seat"
    refused = await ask(server, f"/api/tables/{code}/devices/off", ben.token or "", {"id": devices[1]["id"]})
    assert refused[1]["code"] == "no-such-device"
    assert (await ask(server, f"/api/tables/{code}/devices/off", ann.token or "", {"id": devices[1]["id"]}))[0] == 200
    assert (await phone.until(lambda message: message["t"] == "bye"))["code"] == "signed-out"
    again = await server.enter(code, phone.token)
    assert (await again.read())["code"] == "no-such-seat"
    assert (await ann.snap())["t"] == "ok", "the other device plays on"


async def test_the_first_device_can_be_signed_out_and_its_person_stays_host(server: Host):
    ann, _ = await server.table(people=2)
    code = code_of(server)
    phone = await second_device(server, code, ann)
    path = f"/api/tables/{code}/devices/off"
    assert (await ask(server, path, phone.token or "", {"id": "first"}))[0] == 200
    assert (await ann.until(lambda message: message["t"] == "bye"))["code"] == "signed-out"
    assert (await phone.host("pause"))["t"] == "ok"
    _, (last,) = await ask(server, f"/api/tables/{code}/devices", phone.token or "")
    status, refused = await ask(server, path, phone.token or "", {"id": last["id"]})
    assert (status, refused["code"]) == (400, "last-device")


async def test_two_devices_are_one_person(server: Host):
    """They share limits, votes and receipts, and a resent message counts once."""
    ann, _ = await server.table(people=2)
    code = code_of(server)
    phone = await second_device(server, code, ann)
    who = {one.who.token for one in server.room(code).crowd if one.who.seat == 0}
    assert who == {hash_of(ann.token or "")}
    assert len(server.room(code).crowd.of(hash_of(ann.token or ""))) == 2
    assert phone.view["you"] == 0


async def test_all_seats_of_a_shared_device_go_to_the_other_one(server: Host):
    guests = await server.table(people=3, start=False)
    code = code_of(server)
    _, taken = await take(server, code, await hand_over(server, code, *guests[:2]))
    assert [one["seat"] for one in taken["seats"]] == [0, 1]


async def test_a_seat_has_few_devices(server: Host):
    (ann,) = await server.table(people=1, start=False)
    code = code_of(server)
    answers = [await take(server, code, await hand_over(server, code, ann)) for _ in range(5)]
    assert [status for status, _ in answers] == [201, 201, 201, 201, 429]


async def test_devices_outlive_a_restart(tmp_path):
    async with open_server(tmp_path) as server:
        (ann,) = await server.table(people=1, start=False)
        code = code_of(server)
        _, taken = await take(server, code, await hand_over(server, code, ann))
    async with open_server(tmp_path) as server:
        for token in (ann.token, taken["seats"][0]["token"]):
            assert (await (await server.enter(code, token)).until_view())["you"] == 0


async def test_a_projector_shows_the_tables_of_a_class_and_decides_nothing(tmp_path):
    async with open_server(tmp_path, entry=CATALOGUE["bottle"], load=Lexicon.load) as server:
        club = await club_of(server)
        await arrive(server, club, "Ann")
        teacher = await look(server, club)
        screen = await look(server, {**club, "token": teacher["screen"]})
        assert [table["code"] for table in screen["tables"]] == [table["code"] for table in teacher["tables"]]
        assert [table["token"] for table in screen["tables"]] == [""]
        assert screen["screen"] == ""
        headers = {"Authorization": f"Bearer {teacher['screen']}"}
        assert (await server.get(f"/api/clubs/{club['code']}/results.csv", headers))[0] == 404
        guest = await server.enter(screen["tables"][0]["code"], teacher["screen"])
        assert (await guest.read())["code"] == "no-such-seat"


def test_codes_are_read_however_they_are_typed():
    assert read_handover("k7m2 9qxa-r4td") == "K7M2-9QXA-R4TD"
    assert read_handover("ABC234-K7M2-9QXA-R4TD", "ABC234") == "ABC234-K7M2-9QXA-R4TD"
    assert read_handover("K7M2-9QXA-R4TD", "ABC234") == "ABC234-K7M2-9QXA-R4TD"
