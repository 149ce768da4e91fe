"""Access: codes, links, tokens, addresses, other sites and invented names."""

import contextlib
import socket
from typing import Any

import aiohttp
import pytest

from parlour.server.app import running
from parlour.server.http.asking import SAYABLE_MS
from parlour.server.http.middleware import network_of
from parlour.server.limits import Limits, Rate
from parlour.server.options import DEFAULTS, PublicOptions, ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from parlour.server.tokens import ALPHABET, CODE_LENGTH
from parlour.server.wall_clock import wall_now
from server import snap
from server.guests import Host, open_server
from server.test_forgetting import age

_OWN = f"{socket.gethostname()}:8000"

A_MONTH_MS = 30 * 86_400_000
FEW = Limits(misses=Rate(0.000001, 3))


@contextlib.asynccontextmanager
async def stranger(server: Host) -> Any:
    """A new device at the same address."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield Host(server.address, server.server, session)


async def guess(server: Host) -> list[int]:
    return [(await server.get(f"/api/tables/{code}"))[0] for code in ("AAAAAA", "BBBBBB", "nonsense", "CCCCCC")]


async def test_people_who_guess_codes_soon_get_no_answer(tmp_path):
    async with open_server(tmp_path, FEW) as server, stranger(server) as guesser:
        made = await server.make()
        assert await guess(guesser) == [404, 404, 404, 429]
        assert (await guesser.get(f"/api/tables/{made['code']}"))[0] == 429
        with pytest.raises(aiohttp.WSServerHandshakeError) as error:
            await guesser.enter(made["code"])
        assert error.value.status == 429


async def test_wrong_codes_lock_out_nobody_who_knows_the_table(tmp_path):
    async with open_server(tmp_path, FEW) as server, stranger(server) as guesser, stranger(server) as seated:
        made = await server.make()
        link = made["link"].partition("/t/")[2]
        taken = await seated.sit(made["code"], "Ann")
        await guess(guesser)
        path = f"/api/tables/{made['code']}"
        assert (await seated.get(path))[0] == 200, "a cookie of who sat there"
        async with stranger(server) as other:
            assert (await other.post(f"{path}/seats", {"name": "Ann", "token": taken["token"]}))[0] == 201
        async with stranger(server) as other:
            head = {"Authorization": f"Bearer {taken['token']}"}
            async with other.session.get(server.address + path, headers=head) as answer:
                assert answer.status == 200
        assert (await (await seated.enter(made["code"], taken["token"])).until_view())["you"] == 0
        async with stranger(server) as other:
            assert (await other.get(path))[0] == 200, "somebody from this address is at the table"
        async with stranger(server) as other:
            assert (await other.get(f"/t/{link}"))[0] == 200
            assert (await other.get(path))[0] == 200, "its link"


async def test_an_idle_table_is_found_by_its_link_and_by_its_players(tmp_path):
    async with open_server(tmp_path) as server:
        made = await server.make()
        token = (await server.sit(made["code"], "Ann"))["token"]
    async with open_server(tmp_path) as server, stranger(server) as other:
        path = f"/api/tables/{made['code']}"
        assert (await other.get(path))[0] == 200
        age(server, made["code"], wall_now() - A_MONTH_MS)  # idle, but not yet deleted
        async with stranger(server) as guesser:
            assert (await guesser.get(path))[0] == 404
            assert (await guesser.get(f"{path}?k=AAAAAAAAAA"))[0] == 404
            assert (await guesser.post(f"{path}/seats", {"name": "Ann", "token": token}))[0] == 201
        async with stranger(server) as guesser:
            assert (await guesser.get(f"{path}?{made['link'].partition('?')[2]}"))[0] == 200


def test_a_thousand_addresses_find_less_than_one_of_ten_thousand_tables_in_a_year():
    misses, addresses, stored, kept_days = Limits().misses, 1000, 10_000, 60
    tries = addresses * (misses.burst + misses.per_second * 365 * 86_400)
    sayable = stored * SAYABLE_MS / (kept_days * 86_400_000)
    assert tries * sayable / len(ALPHABET) ** CODE_LENGTH < 1


@contextlib.asynccontextmanager
async def behind(folder, options: PublicOptions, limits: Limits = DEFAULTS.limits) -> Any:
    server = Server(
        snap.CATALOGUE, snap.load, Store(f"sqlite:///{folder}/parlour.db"), ServerOptions(public=options, limits=limits)
    )
    async with running(server) as address, aiohttp.ClientSession() as session:
        yield Host(address, server, session)


async def test_behind_a_proxy_only_its_own_headers_are_trusted(tmp_path):
    async with behind(tmp_path, PublicOptions(behind_proxy=True), Limits(requests=Rate(0.001, 1))) as server:

        async def ask(*lines: str) -> int:
            head = [("X-Forwarded-For", line) for line in lines]
            async with server.session.get(server.address + "/api/games", headers=head) as answer:
                return answer.status

        assert [await ask("9.9.9.9, 1.1.1.1"), await ask("9.9.9.9, 2.2.2.2")] == [200, 200]
        assert [await ask("8.8.8.8, 1.1.1.1"), await ask("7.7.7.7", "1.1.1.1"), await ask("7.7.7.7", "3.3.3.3")] == [
            429,
            429,
            200,
        ]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_of_one_household_count_as_one(address, counted):
    assert network_of(address) == counted


@pytest.mark.parametrize(
    "head", [{"Origin": "null"}, {"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}]
)
async def test_another_site_cannot_open_a_table_or_take_a_seat(server: Host, head):
    made = await server.make()
    for path, body in (("/api/tables", b'{"game":"snap"}'), (f"/api/tables/{made['code']}/seats", b'{"name":"Eve"}')):
        sent = {"Content-Type": "text/plain", **head}
        async with server.session.post(server.address + path, data=body, headers=sent) as answer:
            assert answer.status == 403
    assert (await server.get(f"/api/tables/{made['code']}"))[1]["seats"] == []


@pytest.mark.parametrize("kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", ""])
async def test_simple_posts_are_refused_even_without_an_origin(server: Host, kind):
    made = await server.make()
    for path, body in (("/api/tables", b'{"game":"snap"}'), (f"/api/tables/{made['code']}/seats", b'{"name":"Eve"}')):
        async with server.session.post(server.address + path, data=body, headers={"Content-Type": kind}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (415, "wrong-type")
    assert (await server.get(f"/api/tables/{made['code']}"))[1]["seats"] == []


@pytest.mark.parametrize(
    ("options", "asked", "shown"),
    [
        (PublicOptions(), "192.0.2.1:80", "127.0.0.1:"),
        (PublicOptions(), "x.localhost", "127.0.0.1:"),
        (PublicOptions(), "localhost:99", "localhost:99/"),
        (PublicOptions(name="play.example"), "evil.example", "play.example/"),
        (PublicOptions(name="play.example"), "play.example:81", "play.example:81/"),
        (PublicOptions(behind_proxy=True), "evil.example", "127.0.0.1:"),
        (PublicOptions(behind_proxy=True, name="play.example"), "evil.example", "play.example/"),
    ],
)
async def test_foreign_hosts_are_never_used_in_links(tmp_path, options, asked, shown):
    async with behind(tmp_path, options) as server:
        head = {"Host": asked}
        async with server.session.post(f"{server.address}/api/tables", json={"game": "snap"}, headers=head) as answer:
            made = await answer.json()
        assert made["link"].startswith(f"http://{shown}")
        async with server.session.get(f"{server.address}/api/tables/{made['code']}/qr.svg", headers=head) as answer:
            assert answer.status == 200


async def test_the_makers_token_has_no_powers_once_they_were_given_away(server: Host):
    made = await server.make()
    host = await server.enter(made["code"], (await server.sit(made["code"], "Ann", made["host_token"]))["token"])
    maker = await server.enter(made["code"], made["host_token"])
    other = await server.enter(made["code"], (await server.sit(made["code"], "Bob"))["token"])
    assert (await host.host("give", seat=1))["t"] == "ok"
    await other.until_view(lambda view: view["host"])
    assert (await maker.host("remove", seat=1))["code"] == "not-host"
    late = await server.enter(made["code"], made["host_token"])
    assert not (await late.until_view())["host"]
    assert (await late.host("give", seat=0))["code"] == "not-host"


async def test_a_host_can_keep_others_out_of_a_lobby(server: Host):
    host, _ = await server.table(people=2, start=False)
    path = f"/api/tables/{host.view['code']}/seats"
    assert (await host.host("set", seats=1))["code"] == "bad-size"
    assert (await host.host("set", seats=99))["t"] == "refused"
    await host.host("remove", seat=1)
    assert (await host.host("set", seats=1))["t"] == "ok"
    assert (await server.post(path, {"name": "Again"}))[1]["code"] == "full"
    assert (await host.host("set", seats=2, settings={"goal": 5}))["t"] == "ok"
    assert (await server.post(path, {"name": "Again"}))[0] == 201


async def test_there_is_no_review_in_a_lobby_though_a_game_was_played(server: Host):
    host, _ = await server.table(people=2, settings={"goal": 1})
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    await host.host("lobby")
    await host.host("remove", seat=1)
    status, problem = await server.get(f"/api/tables/{host.view['code']}/review")
    assert (status, problem["code"]) == (403, "not-over")


@pytest.mark.parametrize(
    "name", ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example"]
)
@pytest.mark.parametrize("path", ["/", "/api/games", "/t/AAAAAA", "/api/tables/AAAAAA/live"])
async def test_foreign_host_names_that_resolve_here_are_refused(server: Host, name, path):
    async with server.session.get(server.address + path, headers={"Host": name}) as answer:
        problem = await answer.json()
        assert (answer.status, problem["code"]) == (421, "wrong-host")
        assert "--name" in problem["detail"]


@pytest.mark.parametrize(
    "name", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:80", "::1", "192.168.1.7:8080", "me.localhost", _OWN]
)
async def test_addresses_and_names_of_this_machine_are_ours(server: Host, name):
    async with server.session.get(server.address + "/api/games", headers={"Host": name}) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_monitors_may_use_any_host_name(server: Host, path):
    async with server.session.get(server.address + path, headers={"Host": "parlour:8080"}) as answer:
        assert answer.status == 200
