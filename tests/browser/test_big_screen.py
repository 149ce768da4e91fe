"""The big screen: how it is accepted, what it says aloud, and what fills it (COM-31)."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import seated_with
from browser.test_bottle import DICE
from browser.test_lone import DICE as LETTERS

Arrive = Callable[..., Guest]
SPOKEN: dict[str, Any] = {"spoken": True, "dice": DICE}
VOICES = """languages => {
  window.said = [];
  const voices = languages.map((lang) => ({ lang }));
  const speaker = { getVoices: () => voices, cancel: () => null, speak: (one) => said.push(one.text) };
  Object.defineProperty(window, 'speechSynthesis', { value: speaker, configurable: true });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
"""A browser with voices for these languages that records what it says."""
TONES = """() => {
  window.tones = 0;
  const real = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1;
    return real.call(this);
  };
}"""
ON_TOP = """selector => {
  const scene = document.querySelector(selector);
  const places = [[0.5, 0.5], [0.02, 0.97], [0.5, 0.97], [0.97, 0.97], [0.5, 0.03]];
  const at = ([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight);
  return scene !== null && places.every((place) => scene.contains(at(place)));
}"""
"""Assert that a scene covers the screen including its foot."""
KEY = re.compile("/screen#[0-9a-f]{32}$")


def at_the_bottle(arrive: Arrive) -> tuple[Guest, Guest, Guest]:
    """The host's phone, a guest's phone, and a television that a stranger opened."""
    bob, anna = seated_with(arrive, "bottle", ["Bob", "Anna", "Chen"], SPOKEN, devices=[{"size": "phone"}] * 2)
    bob.friend().sees(lambda view: view["status"] == "playing")
    wall = arrive("Wall", size="wall").open(bob.page.url + "/screen")
    return bob, anna, wall


def scene(wall: Guest, name: str) -> None:
    wall.page.locator(f"[data-stage={name}]").wait_for()
    assert wall.faults() == []
    assert wall.fits_the_screen()


@pytest.mark.rule("COM-31")
def test_unknown_big_screens_change_no_phone_until_the_host_accepts_them(arrive: Arrive) -> None:
    bob, anna, wall = at_the_bottle(arrive)
    wall.sees("Bob can let this screen in.")
    expect(wall.page.locator("aside").get_by_text("Round 1: ")).not_to_be_in_viewport()  # all of it is above the scene
    bob.sees("A big screen wants to show this table.")
    is_sound(bob)
    expect(anna.page.get_by_text("A big screen wants")).to_have_count(0)
    for phone in (bob, anna):
        expect(phone.page.locator("html[data-staged]")).to_have_count(0)
    bob.press("Let it in")
    for phone in (bob, anna):
        expect(phone.page.locator("html[data-staged]")).to_have_count(1)
    expect(wall.page.get_by_text("can let this screen in")).to_have_count(0)
    wall.page.reload()
    wall.page.locator("aside").wait_for()
    expect(bob.page.get_by_text("A big screen wants")).to_have_count(0)


@pytest.mark.rule("COM-31")
def test_a_screen_opened_from_the_hosts_menu_is_accepted_at_once(arrive: Arrive) -> None:
    (bob,) = seated_with(arrive, "bottle", ["Bob", "Anna"], SPOKEN, devices=[{"size": "phone"}])
    bob.press("Menu")
    link = bob.page.get_by_role("link", name="Big screen")
    expect(link).to_have_attribute("href", KEY)
    with bob.page.context.expect_page() as opened:
        link.click()
    opened.value.locator("aside").wait_for()
    assert "#" not in opened.value.url, "nobody reads the key over a shoulder"
    expect(bob.page.locator("html[data-staged]")).to_have_count(1)
    expect(bob.page.get_by_text("A big screen wants")).to_have_count(0)
    opened.value.close()


@pytest.mark.rule("COM-31")
def test_one_tap_on_the_hosts_phone_turns_sound_on_and_the_announcer_speaks_the_tables_language(
    arrive: Arrive,
) -> None:
    bob, anna, wall = at_the_bottle(arrive)
    bob.press("Let it in").press("Menu")
    wall.page.evaluate(VOICES, ["uk-UA", "en-GB"])
    wall.sees("Sound")
    bob.page.get_by_role("button", name="Sound", exact=True).click()
    wall.sees("Press any key for sound")
    wall.page.keyboard.press("m")  # the first key only wakes the browser
    wall.sees("Sound on").sees("Announcer on")
    bob.sees("Sound on").sees("Announcer on")
    is_sound(bob)
    anna.friend().act("buzz")
    wall.page.wait_for_function("window.said.includes('Anna')")
    scene_of_buzzer(wall)
    wall.page.keyboard.press("a")
    bob.sees("Announcer off")
    bob.button("Announcer off").click()
    wall.sees("Announcer on")
    wall.page.keyboard.press("m")
    bob.page.get_by_role("button", name="Sound", exact=True).wait_for()


def scene_of_buzzer(wall: Guest) -> None:
    """Assert that only the face and the name are shown."""
    stage = wall.page.locator(".stage.name.whole")
    stage.wait_for()
    expect(stage.get_by_text("Anna")).to_be_visible()


def test_without_a_voice_for_the_tables_language_the_announcer_is_silent(arrive: Arrive) -> None:
    bob, anna, wall = at_the_bottle(arrive)
    bob.press("Let it in")
    wall.page.evaluate(VOICES, ["de-DE", "uk"])
    wall.sees("Sound")
    wall.page.keyboard.press("m")
    wall.sees("Announcer on")
    wall.watch_for(".stage")
    anna.friend().act("buzz")
    wall.has_seen("Anna")
    assert wall.page.evaluate("window.said") == []


def test_a_minute_of_writing_a_pause_and_a_vote_fill_the_big_screen(arrive: Arrive) -> None:
    settings: dict[str, object] = {"dice": LETTERS, "seconds": 180, "judge": "table"}
    (chen,) = seated_with(arrive, "lone", ["Chen", "Anna", "Boris"], settings, devices=[{"size": "phone"}])
    wall = arrive("Wall", size="wall").open(chen.page.url + "/screen")
    scene(wall, "minute")
    wall.page.evaluate(TONES)
    chen.press("Let it in")
    wall.page.keyboard.press("m")
    wall.page.wait_for_function("window.tones > 3")  # music plays, even if nobody acts
    expect(wall.page.get_by_role("img", name=re.compile("^[A-Z★]$"))).to_have_count(8)
    expect(wall.page.get_by_role("list", name="’s sheet")).to_have_count(0)  # sheets come at the reveal
    anna, boris, host = chen.friend("Anna"), chen.friend("Boris"), chen.friend()
    boris.act("write", row=0, word="lnt")
    boris.act("finish")
    wall.sees("Done!").sees("1 of 3 done")
    expect(wall.page.locator("aside").get_by_text("Boris is done")).not_to_be_in_viewport()

    host.decide("pause")
    wall.sees("Chen paused the game.")
    scene(wall, "pause")
    assert wall.page.evaluate(ON_TOP, "[data-stage=pause]"), "the roll is hidden in the footer too"
    host.decide("resume")

    anna.act("finish")
    host.act("finish")
    wall.sees("Vote on your phones").sees("Allow LNT?")
    scene(wall, "vote")
    assert wall.page.evaluate(ON_TOP, "[data-stage=vote]"), "nothing else lies over it"
    wall.watch_for(".stage, [data-stage=vote]")
    anna.act("cast-vote", valid=False)
    wall.has_seen("1 of 2 voted")
    host.act("cast-vote", valid=False)
    wall.has_seen("LNT doesn’t count")
    expect(wall.page.locator("[data-stage=vote]")).to_have_count(0)
    expect(wall.page.get_by_text("%")).to_have_count(0)


def test_between_two_games_the_big_screen_shows_the_next_one_and_who_takes_the_tour(arrive: Arrive) -> None:
    bob, _, wall = at_the_bottle(arrive)
    host = bob.friend()
    host.decide("pause", tour=True)
    wall.sees("Bob is taking the tour").sees("First time at Message in a Bottle. It takes a minute or two.")
    scene(wall, "pause")
    host.decide("lobby", game="lone", settings={})
    wall.sees("Next up")
    scene(wall, "between")
    expect(wall.page.get_by_role("heading", name="Lone Words")).to_be_visible()
    for step in wall.page.locator(".how li").all()[:2]:
        expect(step).to_be_visible()  # one after the other
        expect(wall.page.locator(".how li:visible")).to_have_count(1)
    assert wall.faults() == []
    code = bob.page.url.rpartition("/")[2]
    expect(wall.page.get_by_role("img", name=" ".join(code))).to_be_in_viewport(ratio=1)
    expect(wall.page.locator(".code img").first).to_be_in_viewport(ratio=1)
