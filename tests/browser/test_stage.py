"""The stage on the big screen: great moments are large, phones say "look up", and nothing is cut off at the end."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import Guest
from browser.lobby import OPEN, seated_with
from browser.stars import WORDS
from browser.test_bottle import DICE

Arrive = Callable[..., Guest]
CUT_OFF = """() => {
  const foot = document.querySelector('aside').getBoundingClientRect().top;
  const seen = (one) => one.checkVisibility() && !one.children.length;
  const leaves = [...document.querySelectorAll("main *")].filter(seen);
  const low = leaves.filter((one) => one.textContent.trim() && one.getBoundingClientRect().bottom > foot + 1);
  return low.map((one) => one.textContent);
}"""
TO_WIN = 8


def test_match_point_the_winner_and_a_whole_end_on_the_big_screen(arrive: Arrive) -> None:
    settings = {"spoken": True, "dice": DICE}
    (bob,) = seated_with(arrive, "bottle", ["Bob", "Anna"], settings, devices=[{"size": "phone"}])
    anna = bob.friend("Anna")
    wall = arrive("Wall", size="wall").open(bob.page.url + "/screen")
    expect(wall.page.locator("aside").get_by_text("Sound")).to_be_visible()
    wall.watch_for(".stage")
    bob.watch_for("[role=status]")
    bob.friend().decide("screen")
    wall.page.keyboard.press("m")
    wall.sees("Sound on")
    bob.button("I’ve got a word!").click()
    anna.act("heard", right=True)
    bob.page.get_by_role("img", name="2 diamonds").first.wait_for()
    unseen = bob.friend()
    for _ in range(2, TO_WIN):
        unseen.act("buzz")
        anna.act("heard", right=True)
    wall.has_seen("Bob", "Bob needs one more", "Bob wins!")
    bob.has_seen("Look at the screen!")
    expect(wall.page.get_by_role("heading", name="Bob wins!").first).to_be_visible()
    wall.page.wait_for_function(f"() => ({CUT_OFF})().length === 0")
    assert wall.faults() == []
    expect(wall.page.locator(".stage")).to_have_count(0)
    assert wall.page.evaluate(CUT_OFF) == []


def own_side(friend: Friend) -> tuple[list[str], dict[str, str]]:
    """The message of a player's side, and the cipher for the Alien's."""
    view = friend.sees(lambda seen: seen["status"] == "playing")["view"]
    return view["teams"][0][view["side"]]["card"]["message"], view["cipher"]


def test_the_stars_show_a_minute_of_writing_and_the_shared_end_page(arrive: Arrive) -> None:
    wall = arrive("Wall", size="wall")
    table = {"game": "stars", "settings": {"hard": True}, "name": "Anna", "others": ["Boris"]}
    code = wall.page.evaluate(OPEN, table)
    wall.open(f"/t/{code}/screen").sees("Anna")
    seats = json.loads(wall.page.evaluate("code => localStorage[`parlour.seats.${code}`]", code))
    anna, boris = (wall.friend_at(code, seat["token"]) for seat in seats)
    anna.decide("start")
    is_alien = anna.sees(lambda seen: seen["status"] == "playing")["view"]["side"] == "alien"
    alien, scientist = (anna, boris) if is_alien else (boris, anna)
    minute = wall.page.locator("[data-stage=minute]")
    expect(minute.get_by_text("The Aliens look for a word")).to_be_visible()
    expect(minute.get_by_text("0 of 1 done")).to_be_visible()
    assert wall.faults() == []
    alien.act("transmit", word=WORDS["en"][0])
    expect(minute.get_by_text("The Scientists look for a word")).to_be_visible()
    for number, word in enumerate(WORDS["en"][1:6]):
        (alien if number % 2 else scientist).act("transmit" if number % 2 else "propose", word=word)
    (secret, cipher), (ours, _) = own_side(alien), own_side(scientist)
    alien.act("guess-words", words=ours)
    scientist.act("guess-words", words=secret)
    scientist.act("guess-letters", **cipher)
    end = wall.page.locator("[data-stage=end]")
    expect(end.get_by_text("12 of 12")).to_be_visible()
    expect(end.get_by_role("list").first).to_contain_text("Boris")
    assert wall.faults() == []
    assert wall.page.evaluate(CUT_OFF) == []
