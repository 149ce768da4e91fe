"""The HTTP interface as described in docs/protocol.md."""

import json

import aiohttp
import pytest
from yarl import URL

from parlour import Lexicon, rulebook
from parlour.games import CATALOGUE, OURS
from parlour.languages import language
from parlour.server import app
from parlour.server.app import running
from parlour.server.metrics import Metrics
from parlour.server.options import PublicOptions, ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from parlour.server.tokens import ALPHABET
from server import snap
from server.guests import Host


async def test_a_table_is_made_with_a_code_a_link_and_a_token_for_its_host(server: Host):
    made = await server.make()
    assert len(made["code"]) == 6
    assert set(made["code"]) <= set(ALPHABET)
    assert made["link"].partition("?k=")[0] == f"{server.address}/t/{made['code']}"
    assert len(made["host_token"]) >= 32


async def test_strangers_never_see_a_token(server: Host):
    made = await server.make(settings={"goal": 5}, seats=4, bots=[{"level": 2}], language="uk")
    taken = await server.sit(made["code"], "Ann", made["host_token"])
    status, seen = await server.get(f"/api/tables/{made['code'].lower()}")
    assert status == 200
    assert seen == {
        "code": made["code"],
        "game": "snap",
        "language": "uk",
        "settings": {"goal": 5, "seconds": 0},
        "status": "lobby",
        "size": 4,
        "seats": [
            {"name": "Леся", "bot": 2, "host": False, "connected": True, "left": False},
            {"name": "Ann", "bot": None, "host": True, "connected": False, "left": False},
        ],
        "spectators": 0,
        "key": made["link"].partition("?k=")[2],
        "asked": [],
        "dues": [],
        "round": None,
        "open_until": None,
        "place": None,
    }
    assert taken["token"] not in str(seen)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "snap", "settings": {"goal": "x"}}, 400, "bad-setting"),
        ({"game": "snap", "settings": {"nonsense": 1}}, 400, "bad-setting"),
        ({"game": "snap", "settings": {"language": "xx"}}, 400, "bad-setting"),
        ({"game": "snap", "language": "xx"}, 400, "unreadable"),
        ({"game": "snap", "seats": 9}, 400, "bad-size"),
        ({"game": "snap", "seats": 0}, 400, "bad-size"),
        ({"game": "snap", "seats": 1, "bots": [{}, {}]}, 400, "bad-size"),
        ({"game": "snap", "bots": [{"level": 9}]}, 400, "unreadable"),
        ({"game": "snap", "surprise": 1}, 400, "unreadable"),
        ({}, 400, "unreadable"),
        ([], 400, "unreadable"),
    ],
)
async def test_impossible_tables_are_refused_with_a_code(server: Host, body, status, code):
    got, problem = await server.post("/api/tables", body)
    assert (got, problem["code"]) == (status, code)
    assert set(problem) == {"code", "detail"}


async def test_a_full_table_takes_nobody_else(server: Host):
    made = await server.make(seats=2)
    await server.sit(made["code"], "Ann")
    await server.sit(made["code"], "Ben")
    status, problem = await server.post(f"/api/tables/{made['code']}/seats", {"name": "Cid"})
    assert (status, problem["code"]) == (409, "full")


async def test_a_game_that_has_begun_takes_nobody_else(server: Host):
    guests = await server.table(people=2)
    status, problem = await server.post(f"/api/tables/{guests[0].view['code']}/seats", {"name": "Cid"})
    assert (status, problem["code"]) == (409, "begun")


async def test_joining_again_with_a_token_returns_the_same_seat_and_may_change_the_name(server: Host):
    made = await server.make()
    first = await server.sit(made["code"], "Ann")
    again = await server.sit(made["code"], "Anna", first["token"])
    assert again == first
    _, seen = await server.get(f"/api/tables/{made['code']}")
    assert [seat["name"] for seat in seen["seats"]] == ["Anna"]


async def test_a_token_of_another_table_gives_no_seat(server: Host):
    made, other = await server.make(), await server.make()
    taken = await server.sit(other["code"], "Ann")
    status, problem = await server.post(f"/api/tables/{made['code']}/seats", {"name": "Ann", "token": taken["token"]})
    assert (status, problem["code"]) == (403, "no-such-seat")


async def test_a_name_is_unique_at_a_table(server: Host):
    made = await server.make()
    await server.sit(made["code"], "Ann")
    status, problem = await server.post(f"/api/tables/{made['code']}/seats", {"name": "ANN"})
    assert (status, problem["code"]) == (409, "name-taken")


async def test_the_log_and_the_review_are_available_only_after_the_end(server: Host):
    host, other = await server.table(people=2, settings={"goal": 1})
    code = host.view["code"]
    for page in ("log", "review"):
        status, problem = await server.get(f"/api/tables/{code}/{page}")
        assert (status, problem["code"]) == (403, "not-over")
    await other.snap()
    await host.until_view(lambda view: view["status"] == "over")
    status, text = await server.get(f"/api/tables/{code}/log")
    assert status == 200
    assert '"game":"snap"' in text.splitlines()[0]
    assert any('"fair":{"arrived":' in line for line in text.splitlines())
    status, review = await server.get(f"/api/tables/{code}/review")
    assert (status, review) == (200, {"lines": len(text.splitlines()) - 1, "seats": 2})


async def test_the_link_comes_as_a_qr_code(server: Host):
    made = await server.make()
    status, svg = await server.get(f"/api/tables/{made['code']}/qr.svg")
    assert status == 200
    assert svg.startswith("<svg")


async def test_the_catalogue_and_the_rules_are_public(server: Host):
    status, games = await server.get("/api/games")
    assert status == 200
    assert games[0]["id"] == "snap"
    assert {"language", "goal", "seconds"} == {setting["name"] for setting in games[0]["settings"]}
    status, rules = await server.get("/api/rules/bottle")
    assert status == 200
    assert rules[0]["id"] == "BOT-01"
    status, translated = await server.get("/api/rules/bottle?language=uk")
    assert [rule["id"] for rule in translated] == [rule["id"] for rule in rules]
    assert "бірюзові кубики" in translated[0]["text"]
    assert (await server.get("/api/rules/bottle?language=xx"))[0] == 400
    assert (await server.get("/api/rules/chess"))[0] == 404


async def test_health_and_metrics_describe_the_server(server: Host):
    assert await server.get("/healthz") == (200, {"status": "ok"})
    host, _ = await server.table(people=2)
    await host.snap()
    assert "parlour_moves_total" in server.server.metrics.text({})


async def test_metrics_require_the_token(tmp_path):
    for token, shown, status in (
        (None, "Bearer None", 404),
        (None, "", 404),
        ("a", "", 404),
        ("a", "Bearer b", 404),
        ("a", "Bearer a", 200),
    ):
        options = ServerOptions(public=PublicOptions(metrics_token=token))
        server = Server(snap.CATALOGUE, snap.load, Store(f"sqlite:///{tmp_path}/parlour.db"), options)
        async with (
            running(server) as address,
            aiohttp.ClientSession() as session,
            session.get(f"{address}/metrics", headers={"Authorization": shown}) as answer,
        ):
            assert answer.status == status
            assert ("parlour_rooms 0\n" in await answer.text()) == (status == 200)


@pytest.mark.rule("LON-08")
def test_metrics_are_too_coarse_to_follow_a_table():
    time = [0.0]
    metrics = Metrics(lambda: time[0])
    outcome = set()
    for _ in range(99):
        metrics.games["snap"].moves += 1
        metrics.games["snap"].refused("no-word")
        metrics.committed(1, 0.01)
        time[0] += 60
        outcome.add(metrics.text({"rooms": 1}))
    assert len(outcome) == 1
    metrics.games["snap"].moves += 1
    time[0] += 59
    assert metrics.text({}) in outcome
    time[0] += 1
    assert 'parlour_moves_total{game="snap"} 100\n' in metrics.text({})


async def test_missing_pages_are_problems_in_json(server: Host):
    assert (await server.get("/api/nothing"))[0] == 404
    status, problem = await server.get("/api/tables/ABCDEF")
    assert (status, problem["code"]) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", b"", 404, "no-such-page"),
        ("GET", "/nothing.js", b"", 404, "no-such-page"),
        ("GET", "/assets/nothing", b"", 404, "no-such-page"),
        ("GET", "/a%00b", b"", 404, "no-such-page"),
        ("DELETE", "/api/games", b"", 405, "wrong-method"),
        ("POST", "/api/tables", b"[" * 70_000, 413, "too-big"),
        ("POST", "/api/tables", b'{"game":', 400, "unreadable"),
        ("POST", "/api/tables", b'{"game":"\xff"}', 400, "unreadable"),
    ],
)
async def test_every_failed_request_has_a_code(server: Host, method, path, body, status, code):
    async with server.session.request(method, URL(server.address + path, encoded=True), data=body) as answer:
        problem = await answer.json()
        assert (answer.status, problem["code"]) == (status, code)
        assert problem["detail"]
        assert ("Allow" in answer.headers) == (status == 405)


async def test_a_body_is_read_whatever_its_content_type(server: Host):
    async with server.session.post(f"{server.address}/api/tables", data=b'{"game":"snap"}') as answer:
        assert answer.status == 201


@pytest.mark.rule("COM-09")
async def test_the_owner_of_a_box_can_enter_all_its_cards(tmp_path):
    cards = json.loads(language("uk").path("games", "stars", "cards.json").read_bytes())
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/parlour.db"))
    async with running(server) as address, aiohttp.ClientSession() as session:
        box = {"game": "stars", "language": "uk", "settings": {"cards": cards}}
        async with session.post(f"{address}/api/tables", json=box) as answer:
            made = await answer.json()
        async with session.get(f"{address}/api/tables/{made['code']}") as answer:
            assert (await answer.json())["settings"]["cards"] == cards


async def test_links_use_https_behind_a_tls_proxy(tmp_path):
    options = ServerOptions(public=PublicOptions(behind_proxy=True))
    server = Server(snap.CATALOGUE, snap.load, Store(f"sqlite:///{tmp_path}/parlour.db"), options)
    reply = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    async with (
        running(server) as address,
        aiohttp.ClientSession() as session,
    ):
        async with session.post(f"{address}/api/tables", json={"game": "snap"}, headers=reply) as answer:
            made = await answer.json()
            assert answer.cookies["k"]["secure"]
        assert made["link"].partition("?k=")[0] == address.replace("http:", "https:") + f"/t/{made['code']}"
        async with session.post(f"{address}/api/tables", json={"game": "snap"}) as answer:
            assert not answer.cookies["k"]["secure"], "a browser would drop it"


@pytest.mark.parametrize(("host", "shown"), [("0.0.0.0", "localhost"), ("::1", "[::1]"), ("192.0.2.7", "192.0.2.7")])
def test_the_printed_address_can_be_opened(host, shown):
    assert app.shown(host) == shown


def test_every_rule_is_read_with_its_kind():
    assert rulebook.games() == ("common", *sorted(OURS))
    rules = {rule.id: rule for game in rulebook.games() for rule in rulebook.rules_of(game)}
    assert rules["BOT-08"].kind == "R"
    assert rules["COM-03"].text.endswith("an order of keys or a size.")
    assert rules["BOT-31"].kind == "S"
    assert "\n" not in rules["BOT-12"].text
