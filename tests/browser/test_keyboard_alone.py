"""A whole game with nothing but a keyboard, and the focus where it belongs."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import Guest, is_sound, viewport
from browser.lobby import seated_with
from parlour.lexicon import Lexicon

Arrive = Callable[..., Guest]
WORDS = Lexicon.load("en")


def test_a_rebus_game_from_the_first_roll_to_a_rematch(arrive: Arrive) -> None:
    settings = {"pace": "duplicate", "hourglass_seconds": 600, "rounds": 3}
    (anna,) = seated_with(arrive, "rebus", ["Anna"], settings, devices=[{"size": "laptop"}])
    words = []
    for next_up in ("Next round", "See the result"):
        dice = anna.labels(anna.page.get_by_label("Dice in your hand").get_by_role("button"), 15)
        letters = "".join(die[0].lower() for die in dice if not die.startswith("Star"))
        words.append(max(WORDS.spellable(letters, length=4, nouns=True), key=WORDS.zipf))
        anna.page.keyboard.type(words[-1])
        expect(anna.page.locator(".tile.right")).to_have_count(4)
        anna.enter("Done")
        # Four letters score less than the unused dice cost, so it asks.
        anna.reach(anna.page.get_by_role("dialog").get_by_role("button", name="Done")).page.keyboard.press("Enter")
        expect(anna.page.locator(":focus")).to_have_count(1)
        anna.enter(next_up)
        if next_up == "Next round":
            anna.friend().act("finish").act("go-on")  # a round without a word
            anna.sees("Round 3 of 3")
    headline = anna.page.get_by_role("heading", name=re.compile("No points|You win|Nobody scored"))
    expect(headline).to_be_focused()
    best = anna.page.get_by_text("Best words")
    expect(best).to_be_visible()
    # If every round was entered as 0, no round decided anything.
    if "You win" not in headline.inner_text():
        expect(anna.page.get_by_text("The moment that decided it")).to_have_count(0)
    lines = anna.page.locator("section", has=best).get_by_role("listitem")
    expect(lines).to_have_count(2)
    assert {line.split()[0].lower() for line in lines.all_inner_texts()} == set(words)
    assert anna.faults("moderate") == []
    anna.enter("Play again")
    anna.sees("Round 1 of 3")


def test_a_bottle_game_goes_on_at_the_line_and_ends_at_the_headline(arrive: Arrive) -> None:
    box = {"yellow": ["A"] * 6, "turquoise": [["E"] * 6, ["R"] * 6], "dark_blue": ["T"] * 6, "effects": ["base"] * 6}
    (anna,) = seated_with(arrive, "bottle", ["Anna", "Boris"], {"dice": box}, devices=[{"size": "laptop"}])
    line = anna.page.get_by_role("textbox", name="Your word")
    for number, word in ((1, "theatre"), (2, "water"), (7, "quarter")):
        if number == 7:
            seat = anna.sees("Round 3").friend()
            for other in ("heart", "earth", "tear", "rate"):
                seat.act("say", word=other)
        anna.page.get_by_text(f"Round {number}", exact=True).wait_for()
        expect(line).to_be_focused()
        anna.page.keyboard.type(word)
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="You win!")).to_be_focused()


def test_a_bookworm_game_from_the_category_to_the_sheet_and_the_best_words(arrive: Arrive) -> None:
    white = [[face] * 6 for face in ("a3", "b3", "ck3", "d3", "e3", "f3", "g3")]
    box: dict[str, object] = {"dice": {"white": white}, "cards": [["animal", "opens", "poison"]], "seconds": 120}
    settings = box | {"first_bookworm": 1, "special_die": False}
    (anna,) = seated_with(arrive, "bookworm", ["Anna", "Boris"], settings, devices=[{"size": "laptop"}])
    boris = anna.friend("Boris")
    anna.enter("An animal")
    go_round(anna, boris, ["ant", "bee", "cat", "dog", "eel", "fox", "goat"], is_first=False)
    anna.sees("Round 1 is over")
    assert anna.faults("moderate") == []
    anna.enter("Next round")
    boris.act("go-on").act("pick", line=0)  # the player who ended the round is the next Bookworm
    go_round(anna, boris, ["ape", "bat", "cow", "deer", "emu", "frog", "gnu"], is_first=True)
    expect(anna.page.get_by_role("heading", name="Shared win")).to_be_focused()
    anna.page.locator("section", has=anna.page.locator("#review")).locator("summary").last.click()
    anna.page.get_by_role("heading", name="How the dice moved").wait_for()
    for size in ("laptop", "phone"):
        anna.resize(viewport(size))
        is_sound(anna)


def go_round(anna: Guest, boris: Friend, words: list[str], is_first: bool) -> None:
    """The players name words in turns. The line has the focus when it is Anna's turn."""
    for number, word in enumerate(words):
        if (number % 2 == 0) != is_first:
            boris.act("say", word=word)
            continue
        anna.sees("Your turn")
        expect(anna.page.get_by_role("textbox", name="Your word")).to_be_focused()
        anna.page.keyboard.type(word)
        anna.page.keyboard.press("Enter")
