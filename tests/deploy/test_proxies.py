"""What `docs/running.md` promises of the shipped proxies, tried with those that are installed."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from deploy.proxies import BY_CODE, KINDS, in_front
from parlour.server.options import PublicOptions
from server.guests import Guest, Host, open_server

pytestmark = pytest.mark.slow
CODES = [f"{a}{b}{c}QWE" for a in "ABCDE" for b in "FGHJK" for c in "MNPR"]


@contextlib.asynccontextmanager
async def echo(name: str) -> AsyncIterator[tuple[int, web.AppRunner]]:
    """A server that only reports its requests."""

    async def tell(request: web.Request) -> web.Response:
        outcome = {name: request.headers.getall(name, []) for name in ("X-Forwarded-For", "X-Forwarded-Proto", "Host")}
        return web.json_response({"house": name, "path": request.path_qs, "headers": dict(request.headers), **outcome})

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", tell)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield runner.addresses[0][1], runner
    finally:
        await runner.cleanup()


@contextlib.asynccontextmanager
async def three(kind, folder):
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(echo(name)) for name in ("one", "two", "three")]
        address = await stack.enter_async_context(in_front(kind, folder, [port for port, _ in servers]))
        session = await stack.enter_async_context(aiohttp.ClientSession(address))
        yield session, dict(zip(("one", "two", "three"), (runner for _, runner in servers), strict=True))


async def ask(session: aiohttp.ClientSession, path: str, **headers: str) -> dict:
    async with session.get(path, headers=headers) as answer:
        assert answer.status == 200, await answer.text()
        return await answer.json()


@pytest.mark.parametrize("kind", BY_CODE)
async def test_all_requests_about_a_table_reach_one_server(kind, tmp_path):
    async with three(kind, tmp_path) as (session, _):
        shares = Counter()
        for code in CODES:
            paths = [
                f"/api/tables/{code}",
                f"/api/tables/{code}/live",
                f"/t/{code}?k=x",
                f"/parlour/api/tables/{code}/qr.svg",
            ]
            found = {(await ask(session, path))["house"] for path in paths}
            assert len(found) == 1, code
            shares.update(found)
    assert min(shares.values()) > len(CODES) / 10, shares


@pytest.mark.parametrize("kind", BY_CODE)
async def test_only_the_tables_of_a_server_that_died_move(kind, tmp_path):
    async with three(kind, tmp_path) as (session, runners):
        before = {code: (await ask(session, f"/api/tables/{code}"))["house"] for code in CODES}
        await runners["two"].cleanup()
        async with asyncio.timeout(300):
            while True:  # until the proxy notices, some requests fail
                with contextlib.suppress(AssertionError, aiohttp.ClientError):
                    after = {code: (await ask(session, f"/api/tables/{code}"))["house"] for code in CODES}
                    break
        moved = {code for code in CODES if before[code] != after[code]}
        assert moved == {code for code in CODES if before[code] == "two"}


@pytest.mark.parametrize("kind", KINDS)
async def test_requests_carry_host_and_path_to_the_server(kind, tmp_path):
    async with three(kind, tmp_path) as (session, _):
        forged = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
        outcome = await ask(session, "/parlour/t/ABC234?k=%C3%A9", **forged)
        port = session._base_url.port
    assert outcome["path"] == "/parlour/t/ABC234?k=%C3%A9"
    assert outcome["X-Forwarded-For"] == ["127.0.0.1"]
    assert outcome["X-Forwarded-Proto"] == ["http"]
    assert outcome["Host"] == [f"127.0.0.1:{port}"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("base", ["", "/parlour"])
async def test_a_game_is_played_through_it_from_two_addresses(kind, base, tmp_path):
    options = PublicOptions(behind_proxy=True, name="127.0.0.1", base=base)
    async with open_server(tmp_path, options=options) as server:
        port = int(server.address.removesuffix(base).rpartition(":")[2])
        async with in_front(kind, tmp_path, [port] * 3, base) as address, contextlib.AsyncExitStack() as stack:
            proxied = Host(address + base, server.server, server.session)
            made = await proxied.make()
            assert made["link"].startswith(f"{address}{base}/t/")
            guests = []
            for n, own in enumerate(("127.0.0.1", "127.0.0.2")):
                way = aiohttp.TCPConnector(local_addr=(own, 0))
                session = await stack.enter_async_context(
                    aiohttp.ClientSession(connector=way, headers={"Origin": address})
                )
                taken = await proxied.sit(made["code"], f"P{n}", made["host_token"] if n == 0 else None)
                socket = await session.ws_connect(f"{address}{base}/api/tables/{made['code']}/live")
                guests.append(Guest(socket, taken["token"]))
                await guests[-1].say({"t": "hello", "token": taken["token"]})
                await guests[-1].until_view()
            assert {one.address for one in server.room(made["code"]).crowd} == {"127.0.0.1", "127.0.0.2"}
            assert (await guests[0].host("start"))["t"] == "ok"
            assert (await guests[1].snap())["t"] == "ok"
            if base:
                async with server.session.get(address + base, allow_redirects=False) as answer:
                    assert answer.headers["Location"] == base + "/"
