"""A rematch is asked for, not imposed; a countdown precedes it; and a ceremony ends the evening (COM-27)."""

import contextlib
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from parlour.core import Extras
from parlour.core.extras.highlights import Feat
from parlour.server.room.evening import evening
from parlour.server.room.evening.ceremony import cards_of
from parlour.server.storage.records import Evening, Memory, Sitter, TableRecord
from parlour.server.storage.store import Store
from server import snap
from server.guests import Guest, Host, back, open_server

pytestmark = pytest.mark.rule("COM-27")
ONE = {"goal": 1}


def feats(table) -> Iterator[Feat]:
    """Every point is a word named by its line's number. The last snap was the quickest."""
    for n, line in enumerate(table.log):
        for event in line.events:
            if isinstance(event, snap.Snapped):
                yield Feat("fastest", event.seat, line.at)
                yield Feat("word", event.seat, n, "snap")
                yield Feat("stolen", event.seat, 1)


ENTRY = replace(snap.ENTRY, extras=Extras(feats=feats))


@pytest.fixture(autouse=True)
def quick_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "COUNT", 200)


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path, entry=ENTRY) as host:
        yield host


async def over(guest: Guest, *others: Guest) -> None:
    """Let one of them win, and wait until all see it."""
    await guest.hush()
    await guest.snap()
    for one in (guest, *others):
        await one.until_view(lambda view: view["status"] == "over")


def ready(view: dict) -> list[bool]:
    return [seat.get("ready", False) for seat in view["seats"]]


async def test_a_rematch_begins_when_everybody_who_is_here_wants_it(server: Host):
    host, other, third = await server.table(people=3, settings=ONE)
    await over(other, host, third)
    assert (await other.host("again", settings={"goal": 2}))["code"] == "not-host"
    assert (await other.host("lobby"))["code"] == "not-host"
    assert (await other.host("ready"))["t"] == "ok"
    view = await host.until_view(lambda view: any(ready(view)))
    assert (ready(view), view["status"], view["starts"]) == ([False, True, False], "over", None)
    assert (await third.host("again"))["t"] == "ok", "from a guest it asks too"
    assert (await host.host("ready"))["t"] == "ok"
    counted = await other.until_view(lambda view: view["starts"] is not None)
    assert (counted["status"], 0 < counted["starts"] - counted["now"] <= 200) == ("over", True)
    begun = await other.until_view(lambda view: view["number"] == 2)
    assert (begun["status"], begun["starts"], ready(begun)) == ("playing", None, [False] * 3)
    assert (await other.host("ready"))["code"] == "not-over"


async def test_the_host_may_change_settings_for_the_rematch(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    await over(host, other)
    assert (await other.host("ready", settings={"goal": 2}))["code"] == "not-host"
    assert (await host.host("ready", settings={"goal": 0}))["code"] == "bad-setting"
    await host.host("ready", settings={"goal": 2})
    await other.host("ready")
    assert (await other.until_view(lambda view: view["number"] == 2))["settings"]["goal"] == 2


async def test_leavers_are_not_waited_for(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    await over(host, other)
    await host.host("ready")
    await other.leave()
    await host.until_view(lambda view: view["number"] == 2)


async def test_a_countdown_is_stopped_by_anybody_who_wants_to_wait(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    await over(host, other)
    await host.host("ready")
    await other.host("ready")
    await host.until_view(lambda view: view["starts"] is not None)
    assert (await other.host("ready", on=False))["t"] == "ok"
    view = await host.until_view(lambda view: view["starts"] is None)
    assert (view["number"], ready(view)) == (1, [True, False])
    await other.host("ready")
    await host.until_view(lambda view: view["number"] == 2)


async def test_the_host_need_not_wait(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    await over(host, other)
    assert (await host.host("again"))["t"] == "ok"
    await other.until_view(lambda view: view["number"] == 2)


async def test_a_start_is_counted_down_if_somebody_else_is_there(server: Host):
    host, other = await server.table(people=2, start=False)
    assert (await host.host("start", count=True))["t"] == "ok"
    assert (await other.until_view(lambda view: view["starts"] is not None))["status"] == "lobby"
    await other.until_view(lambda view: view["status"] == "playing")
    alone, *_ = await server.table(people=1, start=False)
    assert (await alone.host("start", count=True))["t"] == "ok"
    await alone.until_view(lambda view: view["status"] == "playing")
    assert not any(message.get("starts") for message in alone.messages)


async def test_a_paused_race_goes_on_after_a_countdown_that_anybody_can_stop(server: Host):
    host, other = await server.table(people=2)
    await host.host("pause")
    await other.until_view(lambda view: view["paused"])
    await host.host("resume", count=True)
    await other.until_view(lambda view: view["starts"] is not None)
    await other.host("ready", on=False)
    assert (await host.until_view(lambda view: view["starts"] is None))["paused"]
    await host.host("resume", count=True)
    await other.until_view(lambda view: not view["paused"])


async def test_the_host_unveils_the_evenings_awards_one_by_one(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    assert (await host.host("ceremony", cards=0))["code"] == "not-over"
    await over(other, host)
    assert (await other.host("ceremony", cards=0))["code"] == "not-host"
    assert (await host.host("ceremony", cards=0))["t"] == "ok"
    assert (await other.until_view(lambda view: view["ceremony"]))["ceremony"] == {
        "of": 5,
        "cards": [],
        "games": ["snap"],
    }
    await host.host("ceremony", cards=9)
    view = await other.until_view(lambda view: view["ceremony"]["cards"])
    kinds = [card["kind"] for card in view["ceremony"]["cards"]]
    assert kinds == ["fastest", "company", "stolen", "word", "crowns"], "everybody has one before anybody has two"
    assert [card["names"] for card in view["ceremony"]["cards"]] == [["P1"], ["P0"], *3 * [["P1"]]]
    assert view["ceremony"]["cards"][3]["word"] == "snap"
    assert view["ceremony"]["cards"][4] == {"kind": "crowns", "names": ["P1"], "value": 1}


async def test_the_evening_remembers_the_best_of_all_its_games_and_survives_a_restart(tmp_path):
    async with open_server(tmp_path, entry=ENTRY) as server:
        host, other = await server.table(people=2, settings=ONE)
        await over(other, host)
        await host.host("again")
        await host.until_view(lambda view: view["number"] == 2)
        await over(host)
        await host.host("ceremony", cards=9)
        cards = (await host.until_view(lambda view: view["ceremony"]))["ceremony"]["cards"]
    assert [card["names"] for card in cards if card["kind"] in ("stolen", "crowns")] == [["P1", "P0"], ["P0", "P1"]]
    async with open_server(tmp_path, entry=ENTRY) as server:
        assert (await back(server, host)).view["ceremony"]["cards"] == cards


@pytest.mark.parametrize(("cards", "crowns"), [(0, [0, 1]), (None, [0, 1]), (5, [0, 0])])
async def test_after_the_last_card_a_new_evening_begins(server: Host, cards, crowns):
    host, other = await server.table(people=2, settings=ONE)
    await over(other, host)
    await host.host("ceremony", cards=0)
    await host.host("ceremony", cards=cards)
    await host.host("lobby")
    view = await other.until_view(lambda view: view["status"] == "lobby")
    assert ([seat["crowns"] for seat in view["seats"]], view["ceremony"]) == (crowns, None)
    assert (await host.host("ceremony", cards=0)).get("code") == ("not-over" if cards else None)


def test_everybody_gets_an_award_before_anybody_gets_a_second_one() -> None:
    people = tuple(Sitter(name, token=name, crowns=name == "Bo") for name in ("Ada", "Bo", "Cy", "Di", "Ed"))
    memories = (
        *(Memory("fastest", name, "bottle", ms, word) for name, ms, word in [("Bo", 900, "bat"), ("Ada", 1200, "cat")]),
        *(Memory("word", name, "bottle", len(word), word) for name, word in [("Bo", "theatre"), ("Ada", "cats")]),
        Memory("blunder", "Cy", "lone", 4, "gnah"),
        Memory("blunder", "Bo", "lone", 5, "gnaah"),
    )
    evening = Evening(games=2, memories=memories)
    record = TableRecord(
        code="ABCD", game="lone", language="en", settings={}, size=4, host="0", seats=people, evening=evening
    )
    cards = [(card.kind, card.names, card.word) for card in cards_of(record)]
    assert cards == [
        ("fastest", ["Bo"], "bat"),
        ("own", ["Ada"], "cats"),
        ("brave", ["Cy"], "gnah"),
        ("company", ["Di", "Ed"], ""),
        ("blunder", ["Bo"], "gnaah"),
        ("word", ["Bo"], "theatre"),
        ("crowns", ["Bo"], ""),
    ]


def test_equal_feats_share_a_card_but_two_finest_words_have_one_each() -> None:
    people = tuple(Sitter(name, token=name) for name in ("Ada", "Bo"))
    stolen = [Memory("stolen", name, "bookworm", 2) for name in ("Ada", "Bo")]
    words = [Memory("finest", name, "lone", 1, word) for name, word in [("Ada", "moon"), ("Bo", "cheese")]]
    evening = Evening(games=1, memories=(*stolen, *words))
    record = TableRecord(
        code="ABCD", game="lone", language="en", settings={}, size=2, host="0", seats=people, evening=evening
    )
    cards = [(card.kind, card.names, card.word) for card in cards_of(record)]
    assert cards[:3] == [
        ("stolen", ["Ada", "Bo"], ""),
        ("finest", ["Ada"], "moon"),
        ("finest", ["Bo"], "cheese"),
    ]


async def test_all_games_of_an_evening_can_be_seen_again_by_its_players(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    code = host.view["code"]
    await over(other, host)
    await host.host("again")
    await host.until_view(lambda view: view["number"] == 2)
    await over(host, other)
    status, found = await server.get(f"/api/tables/{code}/replay", {"Authorization": f"Bearer {other.token}"})
    assert (status, len(set(found["evening"])), found["evening"][-1]) == (200, 2, found["replay"])
    for name in found["evening"]:
        assert (await server.get(f"/api/replays/{name}"))[0] == 200


async def test_forgotten_players_are_in_no_ceremony(tmp_path):
    async with open_server(tmp_path, entry=ENTRY) as server:
        host, other = await server.table(people=2, settings=ONE)
        await over(other, host)
        code = host.view["code"]
    with contextlib.closing(Store(f"sqlite:///{tmp_path}/parlour.db")) as store:
        store.open()
        assert store.admin.forget_person(code, lambda name: name == "P1") > 0
        assert {one.name for one in store.find(code).evening.memories} == {"Player 2"}
