"""The roll of the day: the same for everybody, once per device, and secret until its day."""

import json
import sys

import pytest
from msgspec.structs import replace

from parlour.core import Day, DayScore, Extras
from parlour.core.extras.day import chance_of
from parlour.server.days import day_rolls
from parlour.server.days.households import FEW
from parlour.server.options import PublicOptions
from parlour.server.storage.store import Store
from server import snap
from server.guests import Guest, Host, open_server

MINE, YOURS = "a key that nobody guesses", "another key of another one"
MIDNIGHT = 1_794_787_200_000
"""2026-11-16, the first millisecond."""
DAY_MS = 86_400_000
TODAY, YESTERDAY, TOMORROW = "2026-11-16", "2026-11-15", "2026-11-17"
DAY = Day(
    settings={"goal": 2},
    solve=lambda table: {"number": table.state.number},
    score=lambda table: DayScore(table.log[-1].at, [line.what.result.number for line in table.log[:1]]),
)
ENTRY = replace(snap.ENTRY, extras=Extras(day=DAY))


async def ask(server: Host, path: str, key: str = MINE, **headers: str) -> tuple[int, dict]:
    headers |= {"Authorization": f"Bearer {key}"} if key else {}
    async with server.session.get(f"{server.address}/api/days{path}", headers=headers) as answer:
        return answer.status, json.loads(await answer.text())


async def sit(
    server: Host, key: str = MINE, day: str = TODAY, language: str = "en", **headers: str
) -> tuple[int, dict]:
    headers |= {"Authorization": f"Bearer {key}"}
    path = f"{server.address}/api/days/{day}/{language}/snap"
    async with server.session.post(path, json={"name": "Ann"}, headers=headers) as answer:
        return answer.status, json.loads(await answer.text())


async def enter(server: Host, key: str = MINE, day: str = TODAY, language: str = "en", **headers: str) -> Guest:
    status, made = await sit(server, key, day, language, **headers)
    assert status == 201, made
    guest = await server.enter(made["code"], made["token"])
    await guest.until_view()
    return guest


async def finish(guest: Guest) -> None:
    while (score := guest.view["view"]["scores"][0]) < 2:
        await snap_once(guest, score + 1)


async def snap_once(guest: Guest, score: int) -> None:
    await guest.snap()
    await guest.until_view(lambda view: view["view"]["scores"] == [score])


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the best result, however busy the machine is."""
    monkeypatch.setattr(day_rolls, "SOLUTION_SECONDS", 60.0)


@pytest.fixture
async def server(tmp_path):
    async with open_days(tmp_path) as host:
        yield host


def open_days(folder, at: int = MIDNIGHT, since: str = "2026-11-10", **more):
    store = more.pop("store", None) or Store(f"sqlite:///{folder}/parlour.db")
    store.open()
    store.days.secret("the secret of this server", since)
    return _Open(open_server(folder, entry=ENTRY, store=store, **more), at)


class _Open:
    """A server with a fixed date."""

    def __init__(self, opened, at: int) -> None:
        self._opened, self._at = opened, at

    async def __aenter__(self) -> Host:
        host = await self._opened.__aenter__()
        host.server.days.read_wall = lambda: self._at
        return host

    async def __aexit__(self, *wrong) -> None:
        await self._opened.__aexit__(*wrong)


async def test_the_day_is_the_servers_and_says_when_the_next_one_begins(server: Host):
    server.server.days.read_wall = lambda: MIDNIGHT + DAY_MS - 90_000
    outcome = (await ask(server, ""))[1]
    assert outcome == {"today": TODAY, "since": "2026-11-10", "seconds": 90, "games": ["snap"]}


@pytest.mark.parametrize("day", [TOMORROW, "2027-01-01", "9999-12-31"])
async def test_future_days_stay_secret(server: Host, day):
    before = server.server.store.admin.overview()
    answers = [await ask(server, f"/{day}/en/snap"), await ask(server, f"/{day}/en"), await sit(server, day=day)]
    for status, problem in answers:
        assert (status, problem["code"]) == (404, "no-such-day")
        assert TODAY in problem["detail"]
    assert server.server.store.admin.overview() == before


@pytest.mark.parametrize(
    "day", ["2026-11-09", "0001-01-01", "20261116", "2026-11-16 ", "2026-13-01", "yesterday", "..."]
)
async def test_invalid_days_and_days_before_the_first_are_refused(server: Host, day):
    assert (await sit(server, day=day))[0] == 404
    assert (await ask(server, f"/{day}/en/snap"))[1]["code"] == "no-such-day"


async def test_all_have_the_same_dice_and_languages_and_days_have_their_own(server: Host):
    one, other = await enter(server), await enter(server, YOURS)
    assert one.view["code"] != other.view["code"]
    assert one.view["view"]["number"] == other.view["view"]["number"]
    dice = {
        tuple(chance_of(server.server.games.secret, day, language, "snap")(draw).getrandbits(64) for draw in range(2))
        for day in (TODAY, YESTERDAY, TOMORROW)
        for language in ("en", "uk")
    }
    assert len(dice) == 6
    assert len({number for pair in dice for number in pair}) == 12


async def test_a_device_plays_once_and_comes_back_to_the_same_table(server: Host):
    guest = await enter(server)
    again = await enter(server)
    assert again.view["code"] == guest.view["code"]
    await finish(guest)
    assert (await enter(server)).view["status"] == "over"
    for do in ("again", "lobby", "start"):
        assert (await guest.host(do))["code"] == "of-the-day"
    assert (await guest.host("bot", seat=0, level=5))["code"] == "of-the-day"
    assert (await guest.host("set", settings={"goal": 1}))["code"] == "of-the-day"


async def test_the_best_and_the_others_are_shown_after_the_end_and_not_before(server: Host):
    other = await enter(server, YOURS)
    await finish(other)
    hidden = {"told": None, "solution": None, "spread": None}
    assert (await ask(server, f"/{TODAY}/en/snap"))[1] == {"mine": _state("new"), **hidden}
    guest = await enter(server)
    assert (await ask(server, f"/{TODAY}/en/snap"))[1] == {"mine": _state("begun"), **hidden}
    assert (await ask(server, f"/{TODAY}/en/snap", ""))[1]["solution"] is None
    number = guest.view["view"]["number"]
    await finish(guest)
    outcome = (await ask(server, f"/{TODAY}/en/snap"))[1]
    assert outcome["mine"]["state"] == "done"
    assert outcome["told"] == [number]
    assert outcome["solution"] == {"number": number}
    assert sum(people for _, people in outcome["spread"]) == 2
    assert (await ask(server, f"/{TODAY}/en"))[1] == {"snap": outcome["mine"]}
    assert (await ask(server, f"/{TODAY}/uk"))[1] == {"snap": _state("new")}


def _state(state: str, counts: bool = True) -> dict:
    return {"state": state, "counts": counts, "points": None}


async def test_past_days_are_open_but_no_longer_count(server: Host):
    guest = await enter(server, day=YESTERDAY)
    assert (await ask(server, f"/{YESTERDAY}/en/snap", ""))[1]["solution"] == {"number": guest.view["view"]["number"]}
    await finish(guest)
    outcome = (await ask(server, f"/{YESTERDAY}/en/snap"))[1]
    assert (outcome["mine"]["state"], outcome["mine"]["counts"], outcome["spread"]) == ("done", False, [])


async def test_a_game_that_outlasts_its_day_counts_for_the_day_it_began_on(server: Host):
    guest = await enter(server)
    server.server.days.read_wall = lambda: MIDNIGHT + DAY_MS
    await finish(guest)
    outcome = (await ask(server, f"/{TODAY}/en/snap"))[1]
    assert outcome["mine"]["counts"] is True
    assert len(outcome["spread"]) == 1


async def test_all_of_it_survives_a_restart(tmp_path):
    async with open_days(tmp_path) as server:
        guest = await enter(server)
        await snap_once(guest, 1)
        code, number = guest.view["code"], guest.view["view"]["number"]
        first = server.server.games.secret
    async with open_days(tmp_path, since="2020-01-01") as server:
        assert server.server.games.secret == first
        assert server.server.days.since == "2026-11-10"
        again = await enter(server)
        again.ids = guest.ids
        assert (again.view["code"], again.view["view"]["number"]) == (code, number)
        stranger = await enter(server, YOURS)
        await snap_once(stranger, 1)
        assert stranger.view["view"]["number"] == number  # the second draw is the same after a restart as well
        await snap_once(again, 2)
    async with open_days(tmp_path) as server:  # nobody waited for the best, but it is found later
        assert (await ask(server, f"/{TODAY}/en/snap"))[1]["mine"]["state"] == "done"


async def test_results_are_ready_for_the_first_visitor_of_today_and_tomorrow(tmp_path, monkeypatch):
    async with open_days(tmp_path) as server:
        assert (await sit(server))[0] == 201
    async with open_days(tmp_path) as server:  # a restarted server has nothing prepared
        await server.server.days.prepare()

        def late(*_):
            raise AssertionError("who comes would have to wait for it")

        monkeypatch.setattr(day_rolls, "shake_for", late)
        assert (await sit(server, YOURS))[0] == 201
        server.server.days.read_wall = lambda: MIDNIGHT + DAY_MS
        assert (await sit(server, day=TOMORROW))[0] == 201
        assert (await ask(server, f"/{TOMORROW}/en/snap"))[1]["solution"] is None, "ready, but shown to nobody"


async def test_device_names_differ_per_roll_and_are_not_keys(server: Host):
    await enter(server)
    await enter(server, language="uk")
    await enter(server, day=YESTERDAY)
    kept = server.server.store.days
    names = [kept.played(day, language, [name]) for day, language, name in _devices(kept)]
    assert all(len(found) == 1 for found in names)
    devices = {device for _, _, device in _devices(kept)}
    assert len(devices) == 3
    assert MINE not in devices


def _devices(kept) -> list[tuple[str, str, str]]:
    with kept._engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql("SELECT day, language, device FROM day_plays")]


@pytest.mark.parametrize("key", ["", "short", "x" * 65])
async def test_a_key_that_could_be_guessed_is_refused(server: Host, key):
    assert (await sit(server, key))[1]["code"] == "unreadable"


async def test_a_game_that_is_not_played_by_the_day_is_refused(tmp_path):
    async with open_server(tmp_path) as server:
        today = (await ask(server, ""))[1]["today"]
        assert (await sit(server, day=today))[1]["code"] == "no-such-game"
        assert (await ask(server, ""))[1]["games"] == []


async def test_known_results_are_shown_while_the_best_is_computed(server: Host, monkeypatch: pytest.MonkeyPatch):
    guest = await enter(server)
    await finish(guest)

    async def nothing_yet(which: object) -> None:
        return None

    monkeypatch.setattr(server.server.days.rolls, "solution", nothing_yet)
    outcome = (await ask(server, f"/{TODAY}/en/snap"))[1]
    assert (outcome["mine"]["state"], outcome["solution"], len(outcome["spread"])) == ("done", None, 1)


async def test_daily_points_follow_the_field(tmp_path, monkeypatch: pytest.MonkeyPatch):
    def among(solution: dict, plays: list, shares: list) -> list[DayScore]:
        return [DayScore(len(plays), {"number": solution["number"], "own": own}) for own in plays]

    monkeypatch.setattr(sys.modules[__name__], "ENTRY", replace(ENTRY, extras=Extras(day=replace(DAY, among=among))))
    async with open_days(tmp_path, options=PublicOptions(behind_proxy=True)) as server:
        guest, other = await enter(server), await enter(server, YOURS, **address(2))
        await finish(guest)
        alone = (await ask(server, f"/{TODAY}/en/snap"))[1]
        assert (alone["mine"]["points"], alone["spread"]) == (1, [[1, 1]])
        await finish(other)
        together = (await ask(server, f"/{TODAY}/en/snap"))[1]
        assert (together["mine"]["points"], together["spread"]) == (2, [[2, 2]])
        assert together["told"]["number"] == together["solution"]["number"]
        assert (await ask(server, f"/{TODAY}/en"))[1]["snap"]["points"] == 2
        server.server.days.read_wall = lambda: MIDNIGHT + DAY_MS
        late = "a third key that came too late"
        await finish(await enter(server, late))
        text = (await ask(server, f"/{TODAY}/en/snap", late))[1]
        assert (text["mine"]["points"], text["mine"]["counts"], text["spread"]) == (3, False, [[2, 2]])


def address(n: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"192.0.2.{n}"}


def key(n: int) -> str:
    return f"a key of a made-up device {n}"


@pytest.fixture
async def town(tmp_path):
    """A server whose players have different addresses."""
    async with open_days(tmp_path, options=PublicOptions(behind_proxy=True)) as host:
        yield host


async def results(server: Host, n: int, home: int) -> dict:
    return (await ask(server, f"/{TODAY}/en/snap", key(n), **address(home)))[1]


@pytest.mark.rule("LON-27")
async def test_few_devices_of_one_address_count(town: Host):
    for n in range(FEW + 2):
        await finish(await enter(town, key(n), **address(1)))
    await finish(await enter(town, key(99), **address(2)))
    outcome = await results(town, 99, 2)
    assert sum(people for _, people in outcome["spread"]) == FEW + 1


@pytest.mark.rule("LON-27")
async def test_the_devices_of_one_address_weigh_as_much_as_one_person(town: Host, monkeypatch: pytest.MonkeyPatch):
    seen: list[list[float]] = []

    def among(solution: dict, plays: list, shares: list[float]) -> list[DayScore]:
        seen.append(sorted(shares))
        return [DayScore(1, own) for own in plays]

    monkeypatch.setattr(town.server.days.rolls, "day_of", lambda _: replace(DAY, among=among))
    for n, home in enumerate((1, 1, 2)):
        await finish(await enter(town, key(n), **address(home)))
    await results(town, 2, 2)
    assert seen == [[0.5, 0.5, 1.0]]


@pytest.mark.rule("LON-27")
async def test_a_throw_away_key_learns_the_best_only_where_nobody_counts_from_then_on(town: Host):
    await finish(await enter(town, key(0), **address(1)))
    assert (await results(town, 0, 1))["solution"] is not None
    await finish(await enter(town, key(1), **address(1)))
    second = await results(town, 1, 1)
    assert (second["mine"]["counts"], sum(people for _, people in second["spread"])) == (False, 1)
    assert second["solution"] is not None, "this address knows it anyway"


@pytest.mark.rule("LON-27")
async def test_games_that_are_being_played_stop_counting_once_their_address_knows_the_best(town: Host):
    first, elsewhere = await enter(town, key(0), **address(1)), await enter(town, key(1), **address(2))
    await finish(await enter(town, key(2), **address(1)))
    await finish(await enter(town, key(3), **address(1)))
    assert (await results(town, 2, 1))["solution"] is not None
    await finish(first)
    await finish(elsewhere)
    counting = [(await results(town, n, home))["mine"]["counts"] for n, home in ((0, 1), (1, 2), (2, 1), (3, 1))]
    assert counting == [False, True, True, True]


async def test_uncounted_devices_see_no_solution_early(town: Host):
    for n in range(FEW):
        assert (await sit(town, key(n), **address(1)))[0] == 201
    await finish(await enter(town, key(98), **address(1)))
    hidden = await results(town, 98, 1)
    assert (hidden["mine"]["state"], hidden["solution"], hidden["spread"]) == ("done", None, None)
    town.server.days.read_wall = lambda: MIDNIGHT + DAY_MS
    assert (await results(town, 98, 1))["solution"] is not None


@pytest.mark.rule("LON-27")
async def test_a_review_of_todays_roll_is_shown_only_where_its_results_are(tmp_path, monkeypatch: pytest.MonkeyPatch):
    extras = Extras(day=DAY, review=snap.ENTRY.extras.review)
    monkeypatch.setattr(sys.modules[__name__], "ENTRY", replace(ENTRY, extras=extras))

    async def review(guest: Guest, home: int) -> int:
        path = f"{town.address}/api/tables/{guest.view['code']}/review"
        async with town.session.get(path, headers=address(home)) as answer:
            return answer.status

    async with open_days(tmp_path, options=PublicOptions(behind_proxy=True)) as town:
        first, *_, last = [await enter(town, key(n), **address(1)) for n in range(FEW + 1)]
        assert await review(first, 1) != 200, "it is not over"
        await finish(last)
        assert await review(last, 1) == 400, "it does not count, and nobody there knows the results"
        second = await enter(town, key(50), **address(2))
        throw_away = await enter(town, key(51), **address(2))
        await finish(throw_away)
        assert await review(throw_away, 2) == 200
        await finish(second)
        assert not (await results(town, 50, 2))["mine"]["counts"], "its household knew what was possible"


async def test_no_address_is_stored(town: Host):
    await finish(await enter(town, key(0), **address(77)))
    with town.server.store.days._engine.connect() as connection:
        (row,) = connection.exec_driver_sql("SELECT * FROM day_plays")
    assert "192.0.2" not in str(row)
    assert len(row.household) == 16
