"""Notifications by Web Push (COM-22), with a local push service that reads what it receives."""

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.limits import Limits, Rate
from parlour.server.options import ServerOptions
from parlour.server.push import sending
from parlour.server.push.notices import Notices
from parlour.server.push.reach import Outside, OutsideConnector, Reach
from parlour.server.push.sending import Sender, b64, new_key, unb64
from parlour.server.room.moments import Shown
from parlour.server.room.until_tomorrow import with_appointment
from parlour.server.server import Server
from parlour.server.storage.pushes import Subscription
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.storage.store import Store
from rules.bookworm_scene import BookwormScene
from server.guests import PATIENCE, Guest, Host, running_host, until

WORDS = Lexicon.of(["an", "at", "cat", "dog", "tea", "ten", "tone"])
SETTINGS = {"pace": "tomorrow", "rounds": 3}
NEAR = Reach(schemes=("http",), is_public_only=False)


class PushService:
    """A push service, and a browser with its keys."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.got: list[dict[str, Any]] = []
        self.asked = 0
        self.status = 201
        self.hangs = asyncio.Event()
        self.hangs.set()
        self.address = ""

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": b64(self.point), "auth": b64(self.auth)}
        return {"endpoint": f"{self.address}/to/browser", **keys, "language": language}

    async def receive(self, request: web.Request) -> web.Response:
        self.asked += 1
        await self.hangs.wait()
        if self.status == 201:
            self.got.append({"headers": request.headers, "notice": self.opened(await request.read())})
        return web.Response(status=self.status)

    def opened(self, body: bytes) -> Any:
        """Decrypts step by step as described in RFC 8291."""
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        ikm = _hkdf(self.auth, shared, b"WebPush: info\x00" + self.point + sender, 32)
        key = _hkdf(salt, ikm, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, ikm, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def _hkdf(salt: bytes, ikm: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(ikm)


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service, app = PushService(), web.Application()
    app.router.add_post("/to/{browser}", service.receive)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "0.0.0.0", 0)
    await site.start()
    service.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield service
    finally:
        service.hangs.set()
        await runner.cleanup()


def server_in(folder: Path, **more: Any) -> Any:
    store = Store(f"sqlite:///{folder}/parlour.db")
    return running_host(Server(CATALOGUE, lambda _: WORDS, store, ServerOptions(**{"reach": NEAR, **more})))


async def opened(host: Host) -> list[Guest]:
    return await host.table(2, game="rebus", settings=SETTINGS)


async def ask(host: Host, guest: Guest, path: str, body: Any) -> tuple[int, str]:
    at = f"{host.address}/api/tables/{guest.view['code']}/{path}"
    async with host.session.post(at, json=body, headers={"Authorization": f"Bearer {guest.token}"}) as answer:
        return answer.status, (await answer.json()).get("code", "")


async def play_a_round(*guests: Guest) -> None:
    for guest in guests:
        assert (await guest.act({"t": "look"}))["t"] == "ok"
        assert (await guest.act({"t": "finish"}))["t"] == "ok"


async def gone(host: Host, guest: Guest) -> None:
    await guest.leave()
    room = host.room(guest.view["code"])
    await until(lambda: guest.seat not in room.crowd.connected)


@pytest.mark.rule("COM-22")
async def test_absent_players_get_one_notice_per_turn_and_nothing_about_the_game(tmp_path):
    async with push_service() as service, server_in(tmp_path) as host:
        ann, bob = await opened(host)
        assert await ask(host, bob, "push", service.subscription("uk")) == (200, "")
        await play_a_round(bob)
        await gone(host, bob)
        await play_a_round(ann)
        await until(lambda: len(service.got) == 1)
        (one,) = service.got
        assert one["notice"].keys() == {"kind", "game", "code", "until", "language"}
        assert (one["notice"]["kind"], one["notice"]["game"]) == ("turn", CATALOGUE["rebus"].title("uk"))
        assert (one["notice"]["code"], one["notice"]["language"]) == (ann.view["code"], "uk")
        await ann.act({"t": "look"})
        await ann.act({"t": "finish"})
        again = await host.enter(bob.view["code"], bob.token)
        await again.until_view()
        await again.leave()
        record = host.room(ann.view["code"]).shown
        assert (
            await host.server.store.ask(
                host.server.store.pushes.take, ann.view["code"], [record.record.seats[1].token], record.on
            )
            == []
        )
        assert service.asked == 1, "never more than one a turn"


@pytest.mark.rule("COM-22")
async def test_a_push_service_learns_which_server_it_is(tmp_path):
    async with push_service() as service, server_in(tmp_path) as host:
        ann, bob = await opened(host)
        await ask(host, bob, "push", service.subscription())
        await play_a_round(bob)
        await gone(host, bob)
        await play_a_round(ann)
        await until(lambda: len(service.got) == 1)
        headers = service.got[0]["headers"]
        token, key = (part.partition("=")[2] for part in headers["Authorization"].removeprefix("vapid ").split(", "))
        head, claims, signature = token.split(".")
        assert key == (await host.get("/api/house"))[1]["push"]
        reply = json.loads(unb64(claims))
        assert reply["aud"] == service.address
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
        r, s = unb64(signature)[:32], unb64(signature)[32:]
        signed = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
        public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        assert (headers["Content-Encoding"], int(headers["TTL"]) > 0) == ("aes128gcm", True)


@pytest.mark.rule("COM-22")
async def test_the_end_is_announced_too(tmp_path):
    async with push_service() as service, server_in(tmp_path) as host:
        ann, bob, cy = await host.table(3, game="rebus", settings={**SETTINGS, "rounds": 1})
        for guest in (bob, cy):
            await ask(host, guest, "push", {**service.subscription(), "endpoint": f"{service.address}/to/{guest.seat}"})
        await play_a_round(bob, cy)
        await gone(host, bob)
        await play_a_round(ann)
        await until(lambda: len(service.got) == 1)
        assert (service.got[0]["notice"]["kind"], service.got[0]["notice"]["until"]) == ("over", None)
        await cy.until_view(lambda view: view["status"] == "over")
        assert service.asked == 1, "who is there sees it"


@pytest.mark.rule("COM-22")
@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(tmp_path, status):
    async with push_service() as service, server_in(tmp_path) as host:
        ann, bob = await opened(host)
        await ask(host, bob, "push", service.subscription())
        service.status = status
        await play_a_round(bob)
        await gone(host, bob)
        await play_a_round(ann)
        pushes, code = host.server.store.pushes, ann.view["code"]
        token = host.room(code).record.seats[1].token
        await until(lambda: service.asked == 1)
        async with asyncio.timeout(PATIENCE):
            while await host.server.store.ask(pushes.take, code, [token], os.urandom(8).hex()):
                await asyncio.sleep(0.01)


@pytest.mark.rule("COM-22")
async def test_a_slow_or_dead_push_service_delays_no_table(tmp_path, monkeypatch):
    monkeypatch.setattr(sending, "SECONDS", 0.2)
    async with push_service() as service, server_in(tmp_path) as host:
        ann, bob = await opened(host)
        await ask(host, bob, "push", service.subscription())
        await ask(host, bob, "push", {**service.subscription(), "endpoint": "http://127.0.0.1:9/nobody"})
        service.hangs.clear()
        await play_a_round(bob)
        await gone(host, bob)
        await play_a_round(ann)
        await until(lambda: service.asked == 1)
        await play_a_round(ann)
        assert ann.view["view"]["round"] == 2


@pytest.mark.rule("COM-22")
async def test_push_addresses_never_reach_internal_hosts(tmp_path):
    async with server_in(tmp_path, reach=Reach(), limits=Limits(pictures=Rate(99, 99))) as host:
        ann, _ = await opened(host)
        service = PushService()
        service.address = "https://push.example.org"
        good = service.subscription()
        for endpoint in ("https://push.example.org/to/x", "https://8.8.8.8:8443/x", "https://[2606:4700::1]/x"):
            assert await ask(host, ann, "push", {**good, "endpoint": endpoint}) == (200, ""), endpoint
        for endpoint in (
            "http://push.example.org/to/x",
            "https://127.0.0.1/to/x",
            "https://[::1]/to/x",
            "https://10.0.0.7/to/x",
            "https://169.254.169.254/latest",
            "https://localhost/to/x",
            "https://somebody@push.example.org/to/x",
            "ftp://push.example.org/x",
            "https://",
            "nonsense",
            "https://１２７.0.0.1:8443/to/x",
            "https://①②⑦.⓪.⓪.①/to/x",
            "https://ｌｏｃａｌｈｏｓｔ.example/to/x",
            "https://127.1/to/x",
            "https://0177.0.0.1/to/x",
            "https://0x7f.0.0.1/to/x",
            "https://2130706433/to/x",
            "https://127.0.0.1./to/x",
            "https://push.example.org./to/x",
            "https://8.8.8.8./to/x",
            "https://8.8.8.010/to/x",
            "https://[::ffff:8.8.8.8]/to/x",
            "https://[::ffff:127.0.0.1]/to/x",
            "https://[64:ff9b::7f00:1]/to/x",
            "https://[2002:7f00:1::]/to/x",
            "https://[fec0::1]/to/x",
            "https://[fe80::1%25eth0]/to/x",
            "https://[2606:4700::0:1]/to/x",
            "https://224.0.0.1/to/x",
            "https://100.64.0.1/to/x",
        ):
            assert await ask(host, ann, "push", {**good, "endpoint": endpoint}) == (400, "bad-push"), endpoint
        assert (await ask(host, ann, "push", {**good, "p256dh": b64(bytes(65))}))[1] == "bad-push"
        assert (await ask(host, ann, "push", {**good, "auth": "AAAA"}))[1] == "bad-push"


async def test_host_names_of_internal_addresses_are_refused():
    with pytest.raises(OSError, match="public"):
        await Outside().resolve("localhost", 443)


@pytest.mark.rule("COM-22")
async def test_only_seated_players_get_notices_and_only_where_the_server_wants_it(tmp_path):
    async with push_service() as service, server_in(tmp_path) as host:
        ann, bob = await opened(host)
        stranger = Guest(ann.socket, "somebody", None)
        stranger.view = ann.view
        assert (await ask(host, stranger, "push", service.subscription()))[1] == "not-seated"
        await ask(host, bob, "push", service.subscription())
        assert await ask(host, bob, "push/off", {"endpoint": service.subscription()["endpoint"]}) == (200, "")
        await play_a_round(bob)
        await gone(host, bob)
        await play_a_round(ann)
        store = host.server.store
        token = host.room(ann.view["code"]).record.seats[1].token
        assert await store.ask(store.pushes.take, ann.view["code"], [token], "anything") == []
    (tmp_path / "other").mkdir()
    async with server_in(tmp_path / "other", push=False) as host:
        ann, _ = await opened(host)
        assert (await host.get("/api/house"))[1]["push"] is None
        assert (await ask(host, ann, "push", PushService().subscription()))[1] == "no-push"


async def test_the_key_is_made_once_and_kept(tmp_path):
    keys = []
    for _ in range(2):
        async with server_in(tmp_path) as host:
            keys.append((await host.get("/api/house"))[1]["push"])
    assert keys[0] == keys[1]
    assert len(unb64(keys[0])) == 65


async def test_nothing_is_sent_to_internal_hosts_even_if_earlier_checks_passed():
    async with push_service() as service:
        session = aiohttp.ClientSession(connector=OutsideConnector())
        async with session:
            with pytest.raises(aiohttp.ClientConnectionError, match="public"):
                await session.post(f"{service.address}/to/browser", data=b"x")
        assert service.asked == 0


def subscribed(service: PushService, browser: str, host: str = "127.0.0.1") -> Subscription:
    given = service.subscription()
    port = service.address.rpartition(":")[2]
    return Subscription(f"http://{host}:{port}/to/{browser}", given["p256dh"], given["auth"])


async def notify(sender: Sender, code: str, to: Subscription) -> None:
    await sender.send(code, to, b"{}", new_key(), "mailto:a@example.org", 0)


async def test_services_that_never_answer_delay_nobody_else(monkeypatch):
    """Thirty of them, at one host and one table. The honest notification has another host and table."""
    monkeypatch.setattr(sending, "SECONDS", 2 * PATIENCE)
    async with push_service() as tarpit, push_service() as honest:
        tarpit.hangs.clear()
        sender = Sender(NEAR)
        stuck = [asyncio.create_task(notify(sender, f"TABLE{n}", subscribed(tarpit, str(n)))) for n in range(15)]
        stuck += [
            asyncio.create_task(notify(sender, "TABLE", subscribed(tarpit, str(n), "127.0.0.2"))) for n in range(15)
        ]
        await until(lambda: tarpit.asked >= sending.OF_SITE)
        async with asyncio.timeout(PATIENCE):
            await notify(sender, "OTHER", subscribed(honest, "x", "127.0.0.3"))
        assert len(honest.got) == 1
        assert tarpit.asked <= sending.OF_SITE + sending.OF_TABLE
        for task in stuck:
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        await sender.close()


async def test_a_host_that_fails_is_left_alone_for_longer_each_time(monkeypatch):
    now = 1000.0
    monkeypatch.setattr(sending, "monotonic", lambda: now)
    monkeypatch.setattr(sending, "SECONDS", 0.2)
    async with push_service() as tarpit, push_service() as service:
        sender, to, again = Sender(NEAR), subscribed(tarpit, "x"), subscribed(service, "x")
        tarpit.hangs.clear()
        asked = []
        for wait in (0, 1, sending.BACK_OFF_SECONDS, sending.BACK_OFF_SECONDS, sending.BACK_OFF_SECONDS):
            now += wait
            await notify(sender, "TABLE", to)
            asked.append(tarpit.asked)
        assert asked == [1, 1, 2, 2, 3]
        now += sending.LONGEST_BACK_OFF
        await notify(sender, "TABLE", again)
        await notify(sender, "TABLE", again)
        assert len(service.got) == 2, "once it answers, all is as before"
        await sender.close()


@pytest.mark.rule("COM-22")
def test_in_a_vote_only_those_who_can_still_vote_get_a_notice(monkeypatch):
    scene = BookwormScene(4, pace="tomorrow").opened().say(1, "cat").doubt(2)
    voters = [seat for seat in range(4) if "CastVote" in scene.asked(seat)]
    seats = tuple(Sitter(f"P{seat}", token=f"t{seat}") for seat in range(4))
    flat = {"code": "ABCDEF", "game": "bookworm", "language": "en", "settings": {"pace": "tomorrow"}, "size": 4}
    record = with_appointment(
        TableRecord(**flat, host="", seats=seats, status="playing", epoch=1), scene.table, is_dozing=True
    )
    notices = Notices(None, None, SimpleNamespace(spawn=lambda _: None), is_wanted=True, reach=None, name=None)
    notices._secret = "there is one"
    notified = []
    monkeypatch.setattr(notices, "_tell", lambda record, tokens, *_: notified.extend(tokens))
    notices.look(Shown.of(record, None, None), here=())
    assert notified == [f"t{seat}" for seat in voters]
    assert 0 < len(voters) < 4
