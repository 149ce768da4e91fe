"""Tables outlive an upgrade: begun on one version, continued on another."""

import json

import aiohttp
import pytest
from msgspec.structs import replace

from parlour.core import Entry
from parlour.server.loading.game_loader import Load
from parlour.server.tokens import replay_of
from server import snap
from server.guests import Guest, Host, back, open_server


class NewVersion(snap.SnapGame, frozen=True):
    """Changed rules that make no difference to these games."""

    rules_version = 2


class OtherOutcome(snap.SnapGame, frozen=True):
    """Rules with which the same claims have other outcomes."""

    rules_version = 2

    def _close(self, state):
        return replace(state, scores=(1,) * len(state.scores), number=None, claims=()), (snap.Won((0, 1)),)


class KnowsTheOld(OtherOutcome, frozen=True):
    """The same, but games begun with the first rules are finished with them."""

    def by_rules(self, version):
        return snap.SnapGame(goal=self.goal, seconds=self.seconds) if version == 1 else self


class OtherWords:
    hash = "other"


NEW_VERSION = replace(snap.ENTRY, game=NewVersion)
OTHER_OUTCOME = replace(snap.ENTRY, game=OtherOutcome)


def other_words(_: str) -> OtherWords:
    return OtherWords()


async def play(folder, entry: Entry = snap.ENTRY, goal: int = 3, points: int = 1) -> list[Guest]:
    """Two people who play until the first has some points; then the server stops."""
    async with open_server(folder, entry=entry) as server:
        host, other = await server.table(people=2, settings={"goal": goal})
        for n in range(points):
            assert (await host.snap())["t"] == "ok"
            await host.until_view(lambda view, n=n: view["view"]["scores"] == [n + 1, 0])
        if points < goal:
            await host.until_view(lambda view: "snap" in view["asks"])
        return [host, other]


@pytest.mark.parametrize(
    ("entry", "load", "notice"),
    [(snap.ENTRY, other_words, "words-changed"), (NEW_VERSION, snap.load, "rules-changed")],
    ids=["words", "rules"],
)
async def test_a_game_with_compatible_rules_goes_on_and_its_players_are_informed(tmp_path, entry, load, notice):
    host, _ = await play(tmp_path)
    for _ in ("after the upgrade", "after one more stop"):
        async with open_server(tmp_path, entry=entry, load=load) as server:
            again = await back(server, host)
            assert (again.view["status"], again.view["notice"]) == ("playing", notice)
            assert again.view["view"]["scores"] == [1, 0]
    async with open_server(tmp_path, entry=entry, load=load) as server:
        again = await back(server, host)
        for score in (2, 3):
            await again.snap()
            await again.until_view(lambda view, score=score: view["view"]["scores"][0] == score)
        assert (await again.until_view(lambda view: view["status"] == "over"))["result"]["winners"] == [0]
        await again.host("again")
        anew = await again.until_view(lambda view: view["status"] == "playing")
        assert anew["notice"] is None, "it began with what is here now"


async def test_a_game_that_knows_the_rules_it_began_with_goes_on_by_them(tmp_path):
    host, _ = await play(tmp_path, goal=2)
    async with open_server(tmp_path, entry=replace(snap.ENTRY, game=KnowsTheOld)) as server:
        again = await back(server, host)
        assert (again.view["status"], again.view["notice"]) == ("playing", None)
        await again.snap()
        over = await again.until_view(lambda view: view["status"] == "over")
        assert over["view"]["scores"] == [2, 0]
        await again.host("again")
        await again.until_view(lambda view: view["status"] == "playing")
        await again.snap()
        await again.until_view(lambda view: view["view"]["scores"] == [1, 1])  # the next game has today's rules


async def test_logs_name_the_rules_they_continued_on(tmp_path):
    host, _ = await play(tmp_path, goal=2)
    async with open_server(tmp_path, entry=NEW_VERSION, load=other_words) as server:
        again = await back(server, host)
        await again.snap()
        await again.until_view(lambda view: view["status"] == "over")
        _, log = await server.get(f"/api/tables/{host.view['code']}/log")
        version = (await server.get("/api/version"))[1]["version"]
    heading, *lines = [json.loads(line) for line in log.splitlines()]
    assert (heading["rules"], heading["lexicon"], heading["version"]) == (1, "none", version)
    (change,) = heading["changes"]
    assert (change["rules"], change["lexicon"], change["version"]) == (2, "other", version)
    assert lines[change["line"]]["what"]["t"] == "act", "the first that was done after the upgrade"


async def test_a_game_that_no_longer_replays_is_stopped_and_the_host_can_start_over(tmp_path):
    host, other = await play(tmp_path)
    async with open_server(tmp_path, entry=OTHER_OUTCOME) as server:
        again, friend = await back(server, host), await back(server, other)
        for guest in (again, friend):
            seen = guest.view
            assert (seen["status"], seen["notice"], seen["view"], seen["asks"]) == ("stopped", "outdated", None, [])
            assert [seat["name"] for seat in seen["seats"]] == ["P0", "P1"]
            assert seen["seq"] == host.view["seq"], "events that were shown stay"
        assert (await friend.act({"t": "snap", "number": 1}))["code"] == "not-playing"
        assert (await friend.host("again"))["code"] == "not-host"
        assert (await again.host("again"))["t"] == "ok"
        anew = await friend.until_view(lambda view: view["status"] == "playing")
        assert (anew["notice"], anew["view"]["scores"], anew["number"]) == (None, [0, 0], 2)
        assert (await friend.snap())["t"] == "ok"


async def test_stopped_games_lead_back_to_the_lobby(tmp_path):
    host, _ = await play(tmp_path)
    async with open_server(tmp_path, entry=OTHER_OUTCOME) as server:
        again = await back(server, host)
        assert (await again.host("lobby"))["t"] == "ok"
        lobby = await again.until_view(lambda view: view["status"] == "lobby")
        assert lobby["notice"] is None


async def test_undecided_games_continue_on_the_old_version(tmp_path):
    host, _ = await play(tmp_path)
    async with open_server(tmp_path, entry=OTHER_OUTCOME) as server:
        await back(server, host)
        status, problem = await server.get(f"/api/tables/{host.view['code']}/log")
        assert (status, problem["code"]) == (403, "not-over"), "it may go on yet, and its secrets with it"
    async with open_server(tmp_path) as server:
        again = await back(server, host)
        assert (again.view["status"], again.view["view"]["scores"]) == ("playing", [1, 0])
        assert (await again.snap())["t"] == "ok"


async def test_a_finished_game_that_no_longer_replays_is_reported_and_keeps_its_log(tmp_path):
    host, _ = await play(tmp_path, goal=1)
    async with open_server(tmp_path, entry=OTHER_OUTCOME) as server:
        code = host.view["code"]
        status, problem = await server.get(f"/api/tables/{code}/review")
        assert (status, problem["code"]) == (410, "outdated")
        name = replay_of(code, 1, (await server.server.rooms.peek(code))[0].host)
        for path in ("", "/review", "?plain=uk"):
            status, problem = await server.get(f"/api/replays/{name}{path}")
            assert (status, problem["code"]) == (410, "outdated")
        again = await back(server, host)
        assert (again.view["status"], again.view["notice"], again.view["view"]) == ("over", "outdated", None)
        status, log = await server.get(f"/api/tables/{code}/log")
        assert (status, json.loads(log.splitlines()[0])["rules"]) == (200, 1)
        assert (await again.host("again"))["t"] == "ok"


@pytest.mark.parametrize(("entry", "load"), [(snap.ENTRY, other_words), (NEW_VERSION, snap.load)])
async def test_a_finished_game_that_still_replays_is_shown_as_before(tmp_path, entry: Entry, load: Load):
    host, _ = await play(tmp_path, goal=1)
    async with open_server(tmp_path, entry=entry, load=load) as server:
        again = await back(server, host)
        assert (again.view["status"], again.view["notice"]) == ("over", None)
        assert again.view["result"] == {"winners": [0], "scores": [1, 0]}


async def test_a_removed_game_is_reported_as_such(tmp_path):
    host, _ = await play(tmp_path)
    async with open_server(tmp_path, entry=replace(snap.ENTRY, id="chess")) as server:
        server.server.games.catalogue = {}
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await server.session.ws_connect(f"{server.address}/api/tables/{host.view['code']}/live")
        assert refused.value.status == 404


async def test_installed_versions_are_public(server: Host):
    status, outcome = await server.get("/api/version")
    assert (status, set(outcome)) == (200, {"version", "rules", "lexicon"})
    assert (outcome["rules"], outcome["lexicon"]) == ({"snap": 1}, {"en": "none", "de": "none", "uk": "none"})
