"""Message in a Bottle on four devices, from the address to the winner."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, viewport
from browser.lobby import says_there_is_none, seated, seated_with
from parlour.games.bottle import Shaken
from parlour.games.bottle.solver import answers, cover_answers
from parlour.lexicon import Lexicon

Arrive = Callable[..., Guest]
WORDS = Lexicon.load("en")
# Dice that always fall alike, so that one word fits every roll.
DICE = {
    "yellow": ["A"] * 6,
    "turquoise": [["E"] * 6, ["R"] * 6],
    "dark_blue": ["T"] * 6,
    "effects": ["base"] * 6,
}
EFFECTS = {
    "yellow": "The yellow letter inside",
    "cover": "Cover the bottle first!",
    "neck": "Start and end with the dice",
}


def dice_of(guest: Guest, count: int) -> list[tuple[str, str, int]]:
    """(letter, colour, distance) of each die, as a screen reader hears them: the yellow one first."""
    names = guest.labels(guest.page.get_by_role("img", name="from the neck"), count)
    found = [re.fullmatch(r"(\w), ([\w ]+), (\d+) from the neck", name) for name in names]
    read = [(m[1].lower(), m[2], int(m[3])) for m in found if m]
    order = {"yellow": 0, "turquoise": 1, "dark blue": 2}
    return sorted(read, key=lambda die: order[die[1]])


def effect_of(guest: Guest) -> str:
    """What the screen asks for now."""
    asked = guest.page.get_by_role("status").first.inner_text()
    return next((effect for effect, says in EFFECTS.items() if says in asked), "base")


def friends(arrive: Arrive, mode: str, count: int = 2, judge: str = "") -> list[Guest]:
    """`judge`: if not that of a table of friends, which leaves five seconds for an appeal after each round."""

    def choose_mode(host: Guest) -> None:
        host.page.get_by_role("radio", name=mode.capitalize(), exact=True).check()
        if judge:
            host.page.get_by_text("Customise").click()
            host.page.get_by_role("radio", name=judge).check()

    return seated(arrive, "bottle", ["Anna", "Boris", "Chen", "Dora"][:count], choose_mode)


def say(guest: Guest, word: str) -> None:
    guest.page.get_by_role("textbox", name="Your word").fill(word)
    guest.page.keyboard.press("Enter")


def win_round(winner: Guest, count: int, used: set[str]) -> None:
    """Name a right word, whatever the bottle asks for; or say that there is none."""
    dice, effect = dice_of(winner, count), effect_of(winner)
    letters = tuple(letter for letter, _, _ in dice)
    if effect == "cover":
        hand = winner.page.locator(".cover")
        assert hand.evaluate("one => one.getAnimations().length") == 0  # who wants less motion is called without any
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


@pytest.mark.parametrize(
    "mode, count, judge",
    [("classic", 4, "Dictionary"), ("easy", 2, ""), ("effects", 2, "Dictionary"), ("party", 2, "Dictionary")],
)
def test_friends_play_a_whole_game(arrive: Arrive, mode: str, count: int, judge: str) -> None:
    guests = friends(arrive, mode, count, judge)
    used: set[str] = set()
    winner = guests[1]
    for number in range(1, 30):
        for each in guests:
            each.sees(f"Round {number}")
        if number == 1:
            for each in guests:
                assert each.faults() == []
                assert each.fits_the_screen()
        win_round(winner, 4 if mode in ("classic", "effects") else 3, used)
        winner.sees(re.compile(rf"You win!|Round {number + 1}\b"))
        if winner.page.get_by_text("You win!").count():
            break
    winner.sees("You win!")
    for each in guests:
        if each is not winner:
            each.sees("Boris wins")
        each.sees("Round by round")
        assert each.faults() == []


def test_a_mistake_costs_what_cannot_be_read_does_not_and_who_only_watches_can_press_nothing(arrive: Arrive) -> None:
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
    expect(line).to_have_value("half a w")  # what others do leaves it alone
    dice = dice_of(boris, 3)
    boris.page.reload()
    boris.sees("Round 1")
    assert dice_of(boris, 3) == dice


def test_while_the_table_votes_the_bottle_stays_where_it_lies(arrive: Arrive) -> None:
    settings: dict[str, object] = {"judge": "table", "dice": DICE}
    anna, boris = seated_with(arrive, "bottle", ["Anna", "Boris"], settings, devices=[{"size": "phone"}] * 2)
    bottles = [each.page.locator(".bottle") for each in (anna, boris)]
    for size, speaker, voter, word in (("phone", boris, anna, "theatre"), ("laptop", anna, boris, "water")):
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
