"""The stage on the big screen: great moments are large, phones say "look up", and nothing is cut off at the end."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import seated_with
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
