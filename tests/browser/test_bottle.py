"""Message in a Bottle on four devices, from the address to the winner."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import Guest, is_sound, is_sound_by_day_and_night, viewport
from browser.lobby import SEAT, says_there_is_none, seated, seated_with
from parlour.games.bottle import Shaken
from parlour.games.bottle.solver import answers, cover_answers
from parlour.lexicon import Lexicon

Arrive = Callable[..., Guest]
WORDS = Lexicon.load("en")
# Dice that always show the same faces, so that one word fits every roll.
DICE = {
    "yellow": ["A"] * 6,
    "turquoise": [["E"] * 6, ["R"] * 6],
    "dark_blue": ["T"] * 6,
    "effects": ["base"] * 6,
}
EFFECTS = {
    "yellow": "The yellow letter inside",
    "cover": "Cover the bottle first!",
    "neck": "Start with the die nearest",
}


def dice_of(guest: Guest, count: int) -> list[tuple[str, str, int]]:
    """(letter, colour, distance) of each die, as in its accessible name, the yellow one first."""
    names = guest.labels(guest.page.get_by_role("img", name="from the neck"), count)
    found = [re.fullmatch(r"(\w), ([\w ]+), (\d+) from the neck", name) for name in names]
    read = [(m[1].lower(), m[2], int(m[3])) for m in found if m]
    order = {"yellow": 0, "turquoise": 1, "dark blue": 2}
    return sorted(read, key=lambda die: order[die[1]])


def effect_of(guest: Guest) -> str:
    """Return what the screen asks for."""
    asked = guest.page.get_by_role("status").first.inner_text()
    return next((effect for effect, says in EFFECTS.items() if says in asked), "base")


def two_of_four(arrive: Arrive) -> list[Guest]:
    """A phone and a laptop, and two players without a device. The dictionary judges, so no round waits for appeals."""

    def fill_up(host: Guest) -> None:
        for name in ("Chen", "Dora"):
            host.page.evaluate(SEAT, [host.page.url.rpartition("/")[2], name])
        host.page.get_by_role("radio", name="Classic", exact=True).check()
        host.page.get_by_text("Customise").click()
        host.page.get_by_role("radio", name="Dictionary").check()

    return seated(arrive, "bottle", ["Anna", "Boris"], fill_up)


def say(guest: Guest, word: str) -> None:
    guest.page.get_by_role("textbox", name="Your word").fill(word)
    guest.page.keyboard.press("Enter")


def win_round(winner: Guest, count: int, used: set[str]) -> None:
    """Name a right word for the roll, or call "no word" if there is none."""
    dice, effect = dice_of(winner, count), effect_of(winner)
    letters = tuple(letter for letter, _, _ in dice)
    if effect == "cover":
        hand = winner.page.locator(".cover")
        assert hand.evaluate("one => one.getAnimations().length") == 0  # reduced motion shows no pulse
        winner.press(re.compile("Cover the bottle"))
        winner.sees("Your hand is on the bottle")
        for letter in letters:
            word = next(word for word in cover_answers(WORDS, letter) if word not in used)
            used.add(word)
            say(winner, word)
            winner.sees(re.compile(f"finds {word}", re.IGNORECASE))
        return
    roll = Shaken(letters, tuple(distance for _, _, distance in dice), effect)  # type: ignore[arg-type]
    word = next((word for word in answers(WORDS, roll) if word not in used), None)
    if word is None:
        says_there_is_none(winner)
        return
    used.add(word)
    say(winner, word)


def win_the_rest(winner: Friend, used: set[str]) -> None:
    """Name right words from round 2 on, until the game is over."""
    while not (seen := winner.sees(lambda seen: seen["result"] or "say" in seen["asks"]))["result"]:
        letters, distances = zip(*((die["letter"], die["distance"]) for die in seen["view"]["dice"]), strict=True)
        word = next((word for word in answers(WORDS, Shaken(letters, distances, "base")) if word not in used), None)
        used.add(word or "")
        _ = winner.act("say", word=word) if word else winner.act("call-no-word")


def test_friends_play_a_whole_game(arrive: Arrive) -> None:
    anna, boris = guests = two_of_four(arrive)
    for each in guests:
        each.sees("Round 1")
        is_sound_by_day_and_night(each)
    used: set[str] = set()
    win_round(boris, 4, used)
    boris.sees("Round 2")
    win_the_rest(boris.friend(), used)
    boris.sees("You win!")
    anna.sees("Boris wins")
    for each in guests:
        each.sees("Round by round")
        is_sound_by_day_and_night(each)


@pytest.mark.parametrize(
    "mode, effect, dice", [("easy", "base", 3), ("effects", "cover", 4), ("effects", "neck", 4), ("party", "yellow", 3)]
)
def test_each_mode_and_effect_can_be_played(arrive: Arrive, mode: str, effect: str, dice: int) -> None:
    settings = {"mode": mode, "judge": "dictionary", "dice": DICE | {"effects": [effect] * 6}}
    (anna,) = seated_with(arrive, "bottle", ["Anna", "Boris"], settings, devices=[{"size": "laptop"}])
    anna.sees("Round 1")
    is_sound(anna)
    anna.resize(viewport("phone"))
    is_sound(anna)
    assert effect_of(anna) == effect
    win_round(anna, dice, set())
    anna.sees("Round 2")


def test_mistakes_cost_diamonds_but_unreadable_words_do_not(arrive: Arrive) -> None:
    anna, boris = seated_with(arrive, "bottle", ["Anna", "Boris"], {"mode": "party"})
    watcher = arrive("Eva", size="wall").open(anna.page.url.rstrip("/") + "/watch")
    watcher.sees("Round 1")
    expect(watcher.page.get_by_role("textbox", name="Your word")).to_have_count(0)
    assert watcher.faults() == []
    say(boris, "two words")
    boris.sees("One word at a time.")
    expect(boris.page.get_by_role("textbox", name="Your word")).to_be_enabled()
    line = anna.page.get_by_role("textbox", name="Your word")
    line.fill("half a w")
    say(boris, "grapes")
    anna.sees(re.compile("GRAPES", re.IGNORECASE))
    expect(line).to_have_value("half a w")  # moves of others don't change it
    dice = dice_of(boris, 3)
    boris.page.reload()
    boris.sees("Round 1")
    assert dice_of(boris, 3) == dice


def test_the_bottle_stays_in_place_while_the_table_votes(arrive: Arrive) -> None:
    settings: dict[str, object] = {"judge": "table", "dice": DICE}
    anna, boris = seated_with(arrive, "bottle", ["Anna", "Boris"], settings, devices=[{"size": "phone"}] * 2)
    bottles = [each.page.locator(".bottle") for each in (anna, boris)]
    for size, speaker, voter, word in (("phone", boris, anna, "teatre"), ("laptop", anna, boris, "watter")):
        for each in (anna, boris):
            each.resize(viewport(size))
            dice_of(each, 4)
        before = [bottle.bounding_box() for bottle in bottles]
        say(speaker, word)
        voter.sees(f"Allow {word.upper()}?")
        speaker.sees("0 of 1 voted")
        assert [bottle.bounding_box() for bottle in bottles] == before, size
        assert voter.faults() == []
        voter.press("Allow" if size == "phone" else "Don’t allow")
        speaker.sees("Round 2" if size == "phone" else "You’re out")


@pytest.mark.parametrize("size, dark", [("phone", True), ("laptop", False)])
def test_in_ukrainian_every_screen_from_the_lobby_to_the_table_is_accessible(
    arrive: Arrive, size: str, dark: bool
) -> None:
    anna = arrive("Ганна", size=size, dark=dark, language="uk").open()
    anna.page.locator("[data-game=bottle]").get_by_role("button", name="З друзями").click()
    anna.sees("За столом")
    assert anna.faults() == []
    anna.open()
    anna.page.locator("[data-game=bottle]").get_by_role("button", name="З ботами").click()
    anna.sees("Раунд 1")
    assert anna.faults() == []
    assert anna.fits_the_screen()
    anna.page.get_by_role("textbox", name="Ваше слово").fill("два слова")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("alert").filter(has_text="слов")).to_be_visible()
