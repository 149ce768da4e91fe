"""The replay page: for players, for people with the link, and from a file."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.guest import Guest, is_sound
from browser.heaps import take
from browser.lobby import seated_with
from parlour.cli.terminal import log_files
from parlour.core import Story

Arrive = Callable[..., Guest]
PLAYS = Path(__file__).parents[1] / "plays"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Lone Words as a file, with everybody's views."""
    path = tmp_path_factory.mktemp("kept") / "lone.jsonl"
    record = log_files.load(PLAYS / "lone-two.jsonl")
    story = Story.replay(record.game, record.heading.seats, record.log)
    log_files.save_reel(path, record, story, ["Anna", "Boris"])
    return path


def at_moment(page: Page, number: int) -> None:
    expect(page.get_by_role("slider", name="Moment")).to_have_value(str(number))


def test_players_watch_the_replay_and_show_it_to_a_friend(arrive: Arrive) -> None:
    (boris,) = seated_with(arrive, "pebbles", ["Boris", "Anna"], {"pebbles": 2}, devices=[{"size": "laptop"}])
    wall = arrive("Wall", size="laptop").open(boris.page.url + "/watch")
    take(boris, 2, "Left")
    boris.friend("Anna").act("take", pebbles=1, heap="right")
    take(boris, 1, "Right")
    wall.sees(re.compile("wins"))
    expect(wall.page.get_by_role("link", name="Watch the replay")).to_have_count(0)
    boris.page.evaluate("navigator.canShare = () => true")
    boris.page.evaluate("navigator.share = (what) => { window.gave = what; return Promise.resolve() }")
    boris.press("Share the result")
    is_sound(boris)
    expect(boris.button("Save picture")).to_be_visible()  # the replay has been made by now
    boris.press(re.compile("^Share$"))
    given = boris.page.evaluate("({text: gave.text, size: gave.files[0].size, type: gave.files[0].type})")
    assert given["text"].startswith("Parlour · Pebbles\n👑 ")
    assert "/replay/" not in given["text"]  # only a sharer who wants it includes the link to the whole game
    assert (given["type"], given["size"] > 5_000) == ("image/png", True)
    boris.press("Close")
    boris.page.get_by_role("link", name="Watch the replay").click()
    boris.sees("Before the first move.")
    boris.press("Forward")
    boris.sees("Boris takes 2 from the left heap.")
    boris.page.wait_for_url("**/replay/*#1.1")
    is_sound(boris)
    friend = arrive("Olha", size="phone", language="uk").open(boris.page.url)
    friend.sees("Boris takes 2 from the left heap.")  # the game itself speaks English alone
    for _ in ("Anna", "Boris"):
        friend.press("Уперед")
    expect(friend.button("Уперед")).to_be_disabled()
    expect(friend.page.get_by_role("region", name="Чим закінчилося")).to_contain_text("Boris")
    is_sound(friend)


def test_a_replay_file_is_shown_from_every_seat_without_the_server(arrive: Arrive, kept: Path) -> None:
    anna = arrive("Anna", size="laptop").open("/replay")
    is_sound(anna)
    page, choose = anna.page, anna.page.locator("input[type=file]")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    for text, says in (
        ("hello", "This isn’t a Parlour game"),
        ((PLAYS / "lone-two.jsonl").read_text(), "This log holds what happened, but not what was seen."),
        (kept.read_text().replace('"reel":1', '"reel":9', 1), "made by a newer version of Parlour"),
        (kept.read_text().replace('"game":"lone"', '"game":"chess"', 1), "This server doesn’t have that game"),
    ):
        choose.set_input_files({"name": "game.jsonl", "mimeType": "", "buffer": text.encode()})
        anna.sees(says)
    whole = kept.read_bytes()
    choose.set_input_files({"name": "game.jsonl", "mimeType": "", "buffer": whole[: len(whole) // 2]})
    anna.sees("This file is incomplete")
    anna.open("/replay")
    choose.set_input_files(kept)
    at_moment(page, 0)
    page.keyboard.press("ArrowRight")
    at_moment(page, 1)
    expect(page.get_by_role("region", name="Anna")).to_be_visible()  # "All": both sheets are secret now
    expect(page.get_by_role("region", name="Boris")).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    at_moment(page, 2)
    is_sound(anna)
    anna.press(re.compile("^Boris$"))
    expect(page.get_by_role("region", name="Anna")).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)  # nothing to type into
    page.keyboard.press("ArrowDown")
    anna.sees(re.compile("one of a kind"))
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="How it ended")).to_be_visible()
    page.get_by_text("For next time").click()
    anna.sees(re.compile("of the words|Empty rows|of the possible points|that common words"))
    page.get_by_text("What was possible").click()
    anna.sees(re.compile("of the possible points"))
    is_sound(anna)
    page.keyboard.press("Home")
    at_moment(page, 0)
    assert set(asked) <= {"GET"}  # nothing was uploaded
