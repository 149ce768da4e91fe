"""Bookworm: The Dice Game on two and on six devices: words, thefts, doubts, votes, stacks, in both languages."""

import re
from collections.abc import Callable, Sequence
from time import sleep

import pytest
from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import Guest, is_sound_by_day_and_night
from browser.lobby import at_one_device, seated_with

Arrive = Callable[..., Guest]
CARD = ["animal", "opens", "poison"]
DICE = {"en": ["a1", "a3", "b1", "ck2", "d1", "e2", "xy3"], "uk": ["в1", "к1", "с1", "м1", "гґ2", "їй3", "л2"]}
PHONES: list[dict[str, object]] = [{"size": "phone", "dark": number % 2 == 1} for number in range(2)]


def owners_box(language: str, side: str = "turn") -> dict[str, object]:
    """A box whose dice always show the same faces, so that a test knows its words beforehand."""
    return {"white": [[face] * 6 for face in DICE[language]], "special": [side] * 6}


def seated(
    arrive: Arrive, names: Sequence[str], language: str = "en", phones: int = 2, **settings: object
) -> list[Guest]:
    """The first players have phones, alternating light and dark. The first one is the host and the first Bookworm."""
    chosen = {"dice": owners_box(language), "cards": [CARD], "seconds": 120, "first_bookworm": 1} | settings
    return seated_with(arrive, "bookworm", names, chosen, language, PHONES[:phones])


def led(arrive: Arrive, **settings: object) -> tuple[Guest, Friend]:
    """Boris has a phone and the turn. Anna has no device and has chosen animals."""
    (boris,) = seated(arrive, ["Boris", "Anna"], phones=1, **{"first_bookworm": 2, "special_die": False} | settings)
    return boris, boris.friend("Anna").act("pick", line=0)


def say(guest: Guest, word: str, key: str = "Enter") -> None:
    """Name a word in the player's turn, and take the die with a key."""
    guest.sees(re.compile("Your turn|Ваш хід"))
    guest.page.get_by_role("textbox", name=re.compile("Your word|Ваше слово")).fill(word)
    guest.page.keyboard.press(key)


def holds(guest: Guest, seat: int, die: str) -> None:
    """Assert that the player's place shows the die to screen readers."""
    place = guest.page.locator(f"[data-seat='{seat}']")
    expect(place.get_by_role("img", name=die).or_(place.get_by_role("button", name=die))).to_be_visible()


def go_round(one: Guest, names: Sequence[str], words: Sequence[str]) -> None:
    """The shared device turns to one player after another, and each names a word."""
    for number, word in enumerate(words):
        one.sees(f"{names[number % len(names)]}, your turn")
        one.page.keyboard.type(word)
        one.page.keyboard.press("Enter")


def scrolls(guest: Guest) -> bool:
    return bool(
        guest.page.evaluate(
            "document.documentElement.scrollHeight > innerHeight"
            " || document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight"
        )
    )


def test_two_friends_play_a_round_with_a_slip_a_doubt_and_a_theft(arrive: Arrive) -> None:
    anna, boris = seated(arrive, ["Anna", "Boris"], special_die=False)
    anna.press("An animal")
    say(boris, "the aardvark", "2")  # an article does not count; takes the second of two dice
    anna.sees("AARDVARK")
    anna.page.get_by_role("button", name="AARDVARK", exact=True).click()
    expect(anna.page.get_by_role("dialog", name="AARDVARK")).to_contain_text("noun")
    anna.page.keyboard.press("Escape")
    holds(anna, 1, "A, 1 dot")

    boris.press("I meant A, 3 dots")
    anna.press("Fine")
    holds(anna, 1, "A, 3 dots")

    say(anna, "banana")
    for each in (anna, boris):
        each.watch_for(".banner")
    # The outcome waits for the reason, on a slow connection longer than it is shown.
    boris.page.route("**/api/beside/**", lambda route: (sleep(6), route.continue_()))
    boris.press(re.compile("I doubt it.*BANANA"))  # with two players, the lists decide (BKW-32)
    for each in (anna, boris):
        each.has_seen("Our list has BANANA under “A fruit or berry”, not under “An animal”.", "Against: Boris", "Why?")
    anna.press("Suggest a house answer")
    boris.press("Agree: BANANA fits")  # from then on it does, here and in their next games (BKW-40)
    for each in (anna, boris):
        each.sees("House answer: BANANA fits “An animal”.")
        assert each.page.evaluate("JSON.parse(localStorage['parlour.house.en']).allow") == ["animal: banana"]
    assert anna.faults() == []
    say(anna, "bee")
    holds(boris, 0, "B, 1 dot")

    boris.page.get_by_role("textbox", name="Your word").fill("bat")
    boris.press("Take B, 1 dot from Anna")
    holds(anna, 1, "B, 1 dot")
    holds(anna, 0, "1 Bookworm card")

    seats = (anna.friend(), boris.friend())
    for number, word in enumerate(("cat", "dog", "eel", "yak")):
        seats[number % 2].act("say", word=word)
    say(anna, "ant")
    for each in (anna, boris):
        each.sees("Round 1 is over")
        assert each.faults() == []
    expect(anna.page.get_by_role("table")).to_contain_text("6")
    expect(anna.page.get_by_role("table")).to_contain_text("8")
    for each in (anna, boris):
        each.press("Next round")
    anna.sees("You’re the Bookworm")


def test_dice_are_printed_in_the_language_of_the_table_whoever_reads_them(arrive: Arrive) -> None:
    boris, _ = led(arrive, dice=owners_box("en", "a-z"), special_die=True)
    for language, turn in (("en", "Your turn"), ("uk", "Ваш хід")):
        boris.page.evaluate(
            "language => localStorage.setItem('parlour.settings', JSON.stringify({language}))", language
        )
        boris.page.reload()
        boris.sees(turn)
        expect(boris.page.get_by_text("A–Z").first).to_be_visible()  # Latin letters, for both
        expect(boris.page.get_by_text("А–Я", exact=True)).to_have_count(0)


def test_three_friends_vote_and_see_how_it_ended(arrive: Arrive) -> None:
    anna, chen = seated(arrive, ["Anna", "Chen", "Boris"], special_die=False, first_bookworm=2)
    chen.press("An animal")
    anna.friend("Boris").act("say", word="banana")
    chen.press(re.compile("I doubt it.*BANANA"))
    chen.sees("Does BANANA fit")
    expect(chen.button("It doesn’t")).to_have_count(0)  # the doubt was a vote
    assert anna.faults() == []
    for each in (anna, chen):
        each.watch_for(".banner")
    anna.press("It fits")
    for each in (anna, chen):
        each.has_seen("BANANA fits: 1 : 1, a tie, so it fits")
    holds(anna, 2, "B, 1 dot")


def test_a_shared_device_turns_to_the_player_who_names_a_word(arrive: Arrive) -> None:
    white = [[face] * 6 for face in ("a3", "b3", "ck3", "d3", "e3", "f3", "g3")]
    box: dict[str, object] = {"dice": {"white": white}, "cards": [CARD], "seconds": 120}
    names = ["Anna", "Boris", "Chen"]
    one = at_one_device(
        arrive("Anna"), "bookworm", names, box | {"one_device": True, "first_bookworm": 1, "special_die": False}
    )
    line = one.page.get_by_role("textbox", name="Your word")
    one.sees("Anna is the first Bookworm").press("I’m Anna")
    one.sees("Anna, you’re the Bookworm").press("An animal")

    one.sees("Boris, your turn")
    one.page.keyboard.type("banana")
    one.page.keyboard.press("Enter")
    one.sees("Chen, your turn")
    one.page.keyboard.type("cat")  # and while Chen types, somebody has a doubt
    one.press(re.compile("Somebody doubts.*BANANA"))
    one.sees("Does BANANA fit").sees("one tap for all")
    assert one.faults() == []
    one.watch_for(".banner").press("It doesn’t")
    one.has_seen("BANANA doesn’t fit").sees("Boris, your turn")
    expect(line).to_have_value("")
    one.page.keyboard.type("bee")
    one.page.keyboard.press("Enter")
    one.sees("Chen, your turn")
    expect(line).to_have_value("cat")  # typed before the vote, and still there
    assert one.faults() == []
    one.page.keyboard.press("Enter")

    go_round(one, ["Anna", "Boris", "Chen"], ["dog", "eel", "fox", "gnu", "ape"])
    one.press("Next round")  # one tap for all of them
    one.sees("Boris, you’re the Bookworm").press("An animal")
    go_round(one, ["Chen", "Anna", "Boris"], ["ape", "bear", "cow"])
    one.sees("Chen, your turn")


def test_with_large_letters_the_dice_and_the_line_stay_within_reach(arrive: Arrive) -> None:
    anna, _ = led(arrive, dice=owners_box("en", "n-o-t"), special_die=True)
    anna.sees("Your turn")
    for percent in (150, 200):
        anna.page.evaluate("percent => { document.documentElement.style.fontSize = percent + '%' }", percent)
        expect(anna.page.get_by_role("textbox", name="Your word")).to_be_in_viewport(ratio=0.7)
        die = anna.page.get_by_role("button", name="Choose B, 1 dot from the middle")
        die.scroll_into_view_if_needed()
        box = die.bounding_box()
        assert box is not None
        assert box["height"] >= 24
        assert anna.fits_the_screen()
        assert anna.faults() == []
    anna.press("Choose B, 1 dot from the middle")
    anna.page.keyboard.type("bear")
    anna.page.keyboard.press("Enter")
    holds(anna, 0, "B, 1 dot")


def test_dice_can_be_tapped_before_the_word(arrive: Arrive) -> None:
    boris, anna = led(arrive)
    boris.sees("Your turn")
    boris.press("Choose A, 3 dots from the middle")
    boris.sees("Now a word for A, 3 dots")
    boris.page.keyboard.type("bear")  # the line is ready; but this is no word for that die
    boris.page.keyboard.press("Enter")
    boris.sees("This die doesn’t show its first letter.")
    boris.page.get_by_role("textbox", name="Your word").fill("ape")
    boris.page.keyboard.press("Enter")
    holds(boris, 0, "A, 3 dots")
    anna.act("say", word="bee")
    boris.press("Choose B, 1 dot from Anna")
    boris.page.keyboard.type("bat")
    boris.page.keyboard.press("Enter")
    holds(boris, 0, "B, 1 dot")


def test_saying_no_word_shows_possible_words_to_all(arrive: Arrive) -> None:
    boris, anna = led(arrive)
    say(boris, "bear")
    anna.act("no-word")
    boris.sees("Anna had no word: −2")
    boris.sees("Words you could have used")
    could = boris.page.get_by_role("region", name="Words you could have used")
    expect(could.get_by_role("listitem").filter(has_text=re.compile("D, 1 dot:.*DOG"))).to_be_visible()
    is_sound_by_day_and_night(boris)


def test_six_phones_show_everyone_around_the_dice_without_scrolling(arrive: Arrive) -> None:
    names = ["Anna", "Boris", "Chen", "Dora", "Emil", "Fatima"]
    anna, boris = guests = seated(arrive, names, dice=owners_box("en", "stack"))
    anna.press("An animal")
    say(boris, "ape")
    anna.friend("Chen").act("say", word="ant", die=1)
    for name, word in (("Dora", "badger"), ("Emil", "cow"), ("Fatima", "dog")):
        anna.friend(name).act("say", word=word)
    say(anna, "elk")
    boris.sees("Your turn")
    boris.page.get_by_role("textbox", name="Your word").fill("aardvark")
    anna.sees("only the top one of a stack")
    for each in guests:
        expect(each.page.locator("[data-seat]")).to_have_count(6)
        assert each.fits_the_screen()
        assert not scrolls(each)
        assert each.faults() == []
    boris.press(re.compile("Take A, .* from Chen"))
    anna.page.reload()
    holds(anna, 1, "A, 3 dots")


@pytest.mark.parametrize("side", ["turn", "new-category"])
def test_a_ukrainian_table_turns_the_green_die_and_takes_a_new_category(arrive: Arrive, side: str) -> None:
    hanna, oleh = seated(arrive, ["Ганна", "Олег"], "uk", dice=owners_box("uk", side))
    hanna.press("Тварина")
    if side == "turn":
        hanna.sees("Поверніть особливий кубик")
        assert hanna.faults() == []
        assert not scrolls(hanna)
        hanna.press(re.compile("^Стос"))
        oleh.sees("взяти можна лише верхній")
        say(oleh, "їжак")
        holds(hanna, 1, "Ї або Й, 3 крапки")
    else:
        say(oleh, "вовк")
        hanna.press(re.compile("^Нова категорія$"))  # the newest line of the log names it too
        hanna.sees("Оберіть нову категорію")
        hanna.page.get_by_role("list", name="Картка категорій").get_by_role("button").last.click()
        oleh.sees("Ваш хід")
        assert oleh.faults() == []


def test_refusals_appear_near_the_input_and_can_be_overruled(arrive: Arrive) -> None:
    boris, anna = led(arrive, judge="data")
    say(boris, "zebra")
    boris.sees("No die shows its first letter.")
    say(boris, "banana")
    boris.sees("Our list says it doesn’t fit.")
    boris.press("It fits!")
    holds(boris, 0, "B, 1 dot")
    anna.act("say", word="cat")
    say(boris, "bananas")
    boris.sees("Already named in this round.")


@pytest.mark.rule("COM-17")
def test_the_big_screen_shows_the_table_and_a_bot_plays_for_a_late_player(arrive: Arrive) -> None:
    anna, boris = seated(arrive, ["Anna", "Boris"], dice=owners_box("en", "a-z"), seconds=8)
    wall = arrive("Wall", size="wall").open(anna.page.url.rstrip("/") + "/screen")
    wall.sees("Anna")
    anna.press("An animal")
    wall.sees("An animal")
    expect(wall.page.get_by_role("textbox")).to_have_count(0)
    boris.sees("Boris had no word")  # nobody is at a keyboard, so the shortest time runs out
    anna.sees("Boris hasn’t moved.").press("Let a bot play")
    boris.sees("A bot is playing for Boris.").press("Take my seat back")
    for each in (anna, boris):
        expect(each.page.get_by_text("A bot is playing for Boris.")).to_have_count(0)
    anna.press("Score sheet")
    expect(anna.page.get_by_role("dialog").get_by_role("table")).to_contain_text("−2")
    assert anna.faults() == []
    assert wall.faults() == []
