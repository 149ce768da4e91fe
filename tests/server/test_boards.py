"""Boards of friends: today's results only for members who have played, and nothing for people without the link."""

from datetime import date

import pytest

from parlour.lexicon import Lexicon
from parlour.server.days import boards
from parlour.server.days.boards import AT_LEAST, days_together, played_on_day, streak_until
from parlour.server.storage.board_records import PlayedDay
from server.guests import Host
from server.test_days import DAY_MS, MIDNIGHT, MINE, YOURS, enter, finish, open_days

THIRD = "a third key that nobody has"
Answer = tuple[int, dict]


@pytest.fixture
async def server(tmp_path):
    async with open_days(tmp_path, load=Lexicon.load) as host:
        yield host


async def post(server: Host, path: str, body: dict, device: str = MINE) -> Answer:
    headers = {"Authorization": f"Bearer {device}"}
    async with server.session.post(f"{server.address}/api/boards{path}", json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def make(server: Host) -> dict:
    status, made = await post(server, "", {"language": "en"})
    assert status == 201, made
    return made


async def visit(server: Host, board: dict, device: str = MINE, name: str = "Ann", **more: str) -> Answer:
    return await post(server, f"/{board['code']}", {"key": board["key"], "name": name, **more}, device)


async def play(server: Host, device: str, **more: str) -> None:
    guest = await enter(server, device, **more)
    await finish(guest)


def on_day(server: Host, number: int) -> None:
    server.server.days.read_wall = lambda: MIDNIGHT + number * DAY_MS


def answers(view: dict) -> dict:
    return {one["name"]: set(one["answers"]) for one in view["members"]}


def today(view: dict) -> dict:
    return {one["name"]: one["today"] for one in view["members"]}


async def test_todays_results_are_hidden_until_one_has_played_the_same_roll(server: Host):
    board = await make(server)
    await visit(server, board)
    await visit(server, board, YOURS, "Ben")
    await play(server, YOURS)
    assert today((await visit(server, board))[1]) == {"Ann": {}, "Ben": {"snap": None}}
    guest = await enter(server, MINE)
    hidden = (await visit(server, board))[1]
    assert today(hidden)["Ben"] == {"snap": None}
    assert answers(hidden)["Ben"] == set()
    await finish(guest)
    view = (await visit(server, board))[1]
    assert answers(view) == {"Ann": {"snap"}, "Ben": {"snap"}}  # words too, once one has played
    seen = today(view)
    assert seen["Ben"]["snap"] is not None
    assert seen["Ann"]["snap"] is not None


async def test_yesterdays_words_are_shown_to_members_who_did_not_play(server: Host):
    board = await make(server)
    await visit(server, board, YOURS, "Ben")
    await play(server, YOURS)
    on_day(server, 1)
    _, view = await visit(server, board)
    ben = next(one for one in view["members"] if one["name"] == "Ben")
    assert ben["today"] == {}
    assert set(ben["yesterday"]["snap"]) == {"points", "told"}
    assert ben["yesterday"]["snap"]["told"]


async def test_rolls_played_later_do_not_count_for_their_day(server: Host):
    board = await make(server)
    await visit(server, board)
    await visit(server, board, YOURS, "Ben")
    on_day(server, 1)
    for device in (MINE, YOURS):
        await play(server, device)
    _, view = await visit(server, board)
    assert all(one["yesterday"] == {} for one in view["members"])
    assert view["streak"] == 0


async def test_the_group_has_a_streak_while_two_play_each_day(server: Host):
    board, streaks = await make(server), []
    for number in range(3):
        on_day(server, number)
        day = str(server.server.days.today)
        for device, name in ((MINE, "Ann"), (YOURS, "Ben")):
            await visit(server, board, device, name)
            await play(server, device, day=day)
        streaks.append((await visit(server, board))[1]["streak"])
    assert streaks == [1, 2, 3]
    on_day(server, 3)
    assert (await visit(server, board))[1]["streak"] == 3
    on_day(server, 4)
    assert (await visit(server, board))[1]["streak"] == 0


async def test_boards_need_the_key_of_the_link(server: Host):
    board = await make(server)
    await visit(server, board)
    for wrong in ({**board, "key": "WRONGWRONG"}, {**board, "key": ""}, {**board, "code": "NONONO"}):
        status, problem = await visit(server, wrong, YOURS, "Ben")
        assert (status, problem["code"]) == (404, "no-such-board")
    assert [one["name"] for one in (await visit(server, board))[1]["members"]] == ["Ann"]


async def test_wrong_links_are_counted_and_the_right_one_still_works(server: Host):
    board = await make(server)
    statuses = [(await visit(server, {**board, "key": f"K{n}"}))[0] for n in range(17)]
    assert statuses[0] == 404
    assert statuses[-1] == 429
    assert (await visit(server, board))[0] == 200


async def test_a_board_has_a_limit_of_members(server: Host, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(boards, "MOST_MEMBERS", 2)
    board = await make(server)
    await visit(server, board)
    await visit(server, board, YOURS, "Ben")
    status, problem = await visit(server, board, THIRD, "Cleo")
    assert (status, problem["code"]) == (409, "full")
    assert (await visit(server, board, YOURS, "Benjamin"))[0] == 200


@pytest.mark.parametrize(
    ("name", "code"), [("", "bad-name"), ("x" * 25, "bad-name"), ("ANN", "name-taken"), ("shit", "rude-name")]
)
async def test_names_are_checked_as_at_a_table(server: Host, name: str, code: str):
    board = await make(server)
    await visit(server, board)
    assert (await visit(server, board, YOURS, name))[1]["code"] == code
    assert len((await visit(server, board))[1]["members"]) == 1


async def test_unreadable_visits_are_refused(server: Host):
    board = await make(server)
    assert (await visit(server, board, "short"))[1]["code"] == "unreadable"
    assert (await visit(server, board, more="x"))[1]["code"] == "unreadable"
    assert (await post(server, "", {"language": "xx"}))[0] == 400


async def test_leaving_members_are_forgotten(server: Host):
    board = await make(server)
    await visit(server, board)
    await visit(server, board, YOURS, "Ben")
    await play(server, YOURS)
    assert (await post(server, f"/{board['code']}/leave", {"key": board["key"]}, YOURS))[0] == 200
    assert today((await visit(server, board))[1]) == {"Ann": {}}


async def test_boards_that_nobody_opens_are_deleted(server: Host):
    board = await make(server)
    _, view = await visit(server, board)
    assert view["members"]
    server.server.store.forgetting.forget(2**53)
    assert (await visit(server, board))[0] == 404


def test_a_day_counts_with_two_members_and_today_is_not_missed_yet():
    def played(day: int, *members: str) -> list[PlayedDay]:
        return [PlayedDay(f"2026-11-{day}", member, True, None) for member in members]

    found = days_together([*played(12, "a", "b"), *played(13, "a"), *played(14, "a", "b", "c"), *played(15, "b", "c")])
    assert AT_LEAST == 2
    assert found == {"2026-11-12", "2026-11-14", "2026-11-15"}
    assert [streak_until(date(2026, 11, day), found) for day in (15, 16, 17)] == [2, 2, 0]


def test_a_household_that_no_longer_counts_has_still_played_on_the_day():
    assert played_on_day("2026-11-16", False, MIDNIGHT + DAY_MS - 1)
    assert not played_on_day("2026-11-16", False, MIDNIGHT + DAY_MS)
    assert not played_on_day("2026-11-16", False, None)
    assert played_on_day("2026-11-16", True, None)
