"""Lone Words on three devices: secret writing, the comparison, rows given up, to the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.friend import Friend, View
from browser.guest import KEYBOARD_UP, Guest, is_sound, is_sound_by_day_and_night, viewport, with_all_motion
from browser.lobby import ends_with_nothing, seated_with
from parlour.lexicon import Lexicon

Arrive = Callable[..., Guest]
WORDS = Lexicon.load("en")
# Dice that always show the same faces, so that there are words for every row.
DICE = {"faces": [[letter] * 6 for letter in "AELNRST"]}

# What a laptop shows beside the sheets while they are revealed row by row.
SHOW = """() => {
  window.seen = [];
  const look = () => window.seen.push({
    closed: document.querySelectorAll('li.closed').length,
    logged: /RATS/.test(document.querySelector('[role=log]')?.textContent ?? ''),
    possible: /What was possible/.test(document.querySelector('main')?.textContent ?? ''),
  });
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
}"""


def dice_of(guest: Guest) -> str:
    labels = guest.labels(guest.page.get_by_label("The dice").get_by_role("img"), 8)
    return "".join("*" if label.startswith("Joker") else label[0].lower() for label in labels)


def write(guest: Guest, word: str) -> None:
    guest.page.get_by_role("textbox", name="Your word").fill(word)
    guest.page.keyboard.press("Enter")
    expect(guest.button(f"Erase {word.upper()}")).to_be_visible()


def words_for(dice: str, length: int, skip: int) -> str:
    return [word for word in WORDS.spellable(dice, length=length) if WORDS.zipf(word) > 2][skip]


def choose_rows(guest: Guest, by_keys: bool = False) -> None:
    """Give up as many rows as required, the longest free ones."""
    free = guest.page.get_by_role("button", name=re.compile("squares.*free"))
    while guest.button("Cross out").is_disabled():
        row = free.and_(guest.page.locator("[aria-pressed=false]")).last
        if by_keys:
            guest.reach(row).page.keyboard.press("Space")
        else:
            row.click()
    act(guest, "Cross out", by_keys)


def act(guest: Guest, name: str, by_keys: bool) -> None:
    _ = guest.enter(name) if by_keys else guest.press(name)


def free_rows(view: View) -> list[int]:
    written = [view["sheets"], view["phase"].get("lines", [[]] * len(view["sheets"]))]
    taken = {line["row"] for lines in written for line in lines[view["you"]]}
    return [row for row in range(len(view["rows"])) if row not in taken]


def write_unseen(friend: Friend, word: str) -> Friend:
    view = friend.sees(lambda seen: "write" in seen["asks"])["view"]
    row = next(row for row in free_rows(view) if view["rows"][row]["squares"] == len(word))
    return friend.act("write", row=row, word=word)


def cross_out_unseen(friend: Friend) -> Friend:
    """Give up the longest free rows, and go on."""
    view = friend.sees(lambda seen: "give-up" in seen["asks"])["view"]
    return friend.act("give-up", rows=free_rows(view)[-view["phase"]["owed"][view["you"]] :]).act("go-on")


def test_three_friends_play_a_whole_game_with_one_of_them_on_a_keyboard(arrive: Arrive) -> None:
    settings: dict[str, object] = {"dice": DICE, "seconds": 180}
    devices = [{"size": "phone"}, {"size": "laptop"}]
    anna, boris = guests = seated_with(arrive, "lone", ["Anna", "Boris", "Chen"], settings, devices=devices)
    chen = anna.friend("Chen")
    they_write(anna, boris, words_for(dice_of(anna), 3, 2), words_for(dice_of(anna), 3, 3))
    is_sound_by_day_and_night(anna)
    is_sound(boris)
    chen.act("finish")
    for each in guests:
        act(each, "Done", each is boris)
    for each in guests:
        each.sees(re.compile("to cross out"))
    anna.sees(re.compile("word of the round|Anna, 3 points"))
    assert anna.faults() == []
    cross_out_unseen(chen)
    for each in guests:
        choose_rows(each, each is boris)
        act(each, "Next round", each is boris)
    seats = [chen, anna.friend(), boris.friend()]
    for _ in (2, 3):
        for seat in seats:
            seat.act("finish")
        for seat in seats:
            cross_out_unseen(seat)
    for each in guests:
        each.sees("Round 4 of 4")
    the_last_round(anna, boris, chen)


def they_write(anna: Guest, boris: Guest, first: str, second: str) -> None:
    write(anna, first)
    boris.sees("Write 3 words nobody else will: 0/3")  # her own words, but not those of others or their number
    expect(boris.button(re.compile("^Erase"))).to_have_count(0)
    expect(boris.page.get_by_role("textbox", name="Your word")).to_be_focused()
    boris.page.keyboard.type(second)
    boris.page.keyboard.press("Enter")
    expect(boris.button(re.compile("^Erase"))).to_have_count(1)


def the_last_round(anna: Guest, boris: Guest, chen: Friend) -> None:
    word = words_for(dice_of(anna), 4, 0)
    they_write(anna, boris, word, word)
    assert word not in str(chen.sees(lambda seen: "finish" in seen["asks"]))
    chen.act("finish")
    for each in (anna, boris):
        act(each, "Done", each is boris)
    for each in (anna, boris):
        each.sees("See the result")
        # In the last round all free rows are given up, so there is nothing to choose (LON-12).
        expect(each.button("Cross out")).to_have_count(0)
    chen.act("go-on")
    for each in (anna, boris):
        act(each, "See the result", each is boris)
    expect(boris.page.get_by_role("heading", name=re.compile("wins|You win|Shared"))).to_be_focused()
    for each in (anna, boris):
        each.sees(re.compile("wins|You win|Shared"))
        each.sees("Best words").sees("Round by round")
        assert each.page.get_by_text("Best words").count() == 1
        assert each.faults("moderate") == []
    boris.press("Play again")  # not the host: anybody may ask for a rematch
    chen.decide("ready")
    anna.sees("Boris and Chen want a rematch").press("Play again")
    anna.sees("Round 1 of 4")


def test_appeals_appear_at_their_word_and_reveal_nothing_early(
    arrive: Arrive,
) -> None:
    # All devices show the words at the same moments, so a slow one misses a quick reveal. With lasting results it is
    # slow.
    settings: dict[str, object] = {"dice": DICE, "seconds": 180, "judge": "appeal", "results_stay": True}
    devices = [{"size": "phone"}, {"size": "laptop"}]
    anna, boris = seated_with(arrive, "lone", ["Anna", "Boris", "Chen"], settings, devices=devices)
    chen = anna.friend("Chen")
    with_all_motion(boris)
    write(anna, "rats")
    line = boris.page.get_by_role("textbox", name="Your word")
    line.fill("te")
    chen.act("finish")
    anna.press("Done")
    boris.sees("Anna is done.")
    expect(line).to_have_value("te")  # moves of others don't change it
    boris.page.evaluate(SHOW)
    boris.press("Done").press("Leave it out")
    boris.sees("What was possible")
    expect(boris.page.get_by_role("log")).to_contain_text("RATS")
    shown = boris.page.evaluate("window.seen")
    assert any(one["closed"] for one in shown)
    assert not any(one["closed"] and (one["logged"] or one["possible"]) for one in shown)
    expect(anna.button(re.compile("^(Appeal|Object)"))).to_have_count(0)  # her word counts: nothing to appeal
    boris.press("Object: RATS")
    anna.sees("1 of 2 voted")
    boris.sees("Allow RATS?")
    boris.sees("By Anna. The dictionary says yes.")
    expect(boris.button("Don’t allow")).to_have_count(0)  # the objection was his vote (COM-30)
    assert boris.faults() == []
    boris.page.evaluate(SHOW)
    chen.act("cast-vote", valid=False)
    anna.sees("RATS doesn’t count: 0 : 2")
    anna.sees("Against: Boris and Chen")
    anna.press("Keep as a house word")
    assert anna.page.evaluate("JSON.parse(localStorage['parlour.house.en'])") == {"allow": [], "refuse": ["rats"]}
    anna.sees("voted down by the table")
    assert anna.faults() == []
    assert not any(one["closed"] for one in boris.page.evaluate("window.seen")), "the sheets are not unveiled again"
    expect(boris.button(re.compile("^(Appeal|Object)"))).to_have_count(0)


@pytest.mark.rule("COM-06")
def test_several_words_are_one_ballot_in_which_all_count_unless_tapped(arrive: Arrive) -> None:
    settings: dict[str, object] = {"dice": DICE, "seconds": 180, "judge": "table"}
    (chen,) = seated_with(arrive, "lone", ["Chen", "Anna", "Boris"], settings, devices=[{"dark": True}])
    others = [write_unseen(chen.friend(name), word) for name, word in (("Anna", "rats"), ("Boris", "lnt"))]
    for each in others:
        each.act("finish")
    ends_with_nothing(chen)
    chen.press(re.compile("^lnt Boris allowed", re.IGNORECASE))
    expect(chen.button(re.compile("^lnt Boris turned down", re.IGNORECASE))).to_be_visible()
    is_sound(chen)
    chen.press("Ready")
    for each in others:
        each.act("cast-vote", valid=True)
    chen.sees("LNT counts: 1 : 1, a tie, so it counts")
    chen.sees("RATS counts: 2 : 0")


def test_a_ukrainian_table_takes_an_apostrophe_and_shows_it_in_ukrainian(arrive: Arrive) -> None:
    anna = arrive("Ганна", language="uk").open()
    anna.page.locator("[data-game=lone]").get_by_role("button", name="З ботами").click()
    anna.sees("Раунд 1 з 4")
    assert anna.faults() == []
    anna.page.get_by_role("textbox", name="Ваше слово").fill("щщщщ")
    anna.page.keyboard.press("Enter")
    expect(anna.button("Стерти ЩЩЩЩ")).to_be_visible()


def test_refused_words_are_explained_near_the_input(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.locator("[data-game=lone]").get_by_role("button", name="With bots").click()
    line = anna.page.get_by_role("textbox", name="Your word")
    expect(line).to_be_focused()
    anna.resize(KEYBOARD_UP)
    for typed, says in (("ab c", "One word at a time."), ("zzzzzzzzz", "No 9-letter row left.")):
        line.fill(typed)
        anna.page.keyboard.press("Enter")
        notice = anna.page.get_by_role("alert").filter(has_text=says)
        expect(notice).to_be_in_viewport(ratio=1)
        expect(line).to_be_in_viewport(ratio=1)
        expect(line).to_be_focused()
    assert anna.fits_the_screen()


def test_a_shared_phone_never_shows_another_players_words(arrive: Arrive) -> None:
    anna = arrive("Anna", touch=True).open()
    anna.page.locator("[data-game=lone]").get_by_role("button", name="On one device").click()
    anna.press("Start")
    for name, word in (("Player 1", "zzz"), ("Player 2", "yyy")):
        anna.sees(f"Pass the device to {name}")
        expect(anna.page.get_by_text("ZZZ")).to_have_count(0)
        expect(anna.page.get_by_label("The dice")).to_have_count(0)
        assert anna.faults() == []
        expect(anna.button(f"I’m {name}")).to_be_focused()
        anna.page.keyboard.press("Enter")
        expect(anna.page.get_by_label("The dice").get_by_role("img")).to_have_count(8)
        anna.page.get_by_role("textbox", name="Your word").fill(word)
        assert anna.fits_the_screen()
        anna.page.keyboard.press("Enter")
        anna.sees("again if you’re sure.").page.keyboard.press("Enter")
        anna.press("Done")
    anna.sees("ZZZ").sees("YYY")
    expect(anna.page.get_by_text("Pass the device")).to_have_count(0)  # nothing is a secret now
    for name in ("Player 1", "Player 2"):
        anna.sees(f"{name}: cross out 3 rows.")
        choose_rows(anna)
    anna.press("Next round")  # one press is enough for everybody around the device (COM-24)
    anna.sees("Pass the device to Player 1")
    anna.open()  # the second game begins at once, with the same players
    anna.page.locator("[data-game=lone]").get_by_role("button", name="On one device").click()
    anna.sees("Pass the device to Player 1")


def test_switching_apps_loses_nothing_typed(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.locator("[data-game=lone]").get_by_role("button", name="On one device").click()
    anna.press("Table settings")
    anna.page.get_by_role("group", name="How do you meet?").get_by_role("radio", name="Own screens").check()
    anna.press("Start")
    anna.press("I’m Player 1")
    line = anna.page.get_by_role("textbox", name="Your word")
    line.fill("hou")
    anna.press(re.compile("^Player 2$"))
    anna.press("I’m Player 2")
    expect(line).to_have_value("")
    anna.press(re.compile("^Player 1$"))
    anna.press("I’m Player 1")
    expect(line).to_have_value("hou")


def test_missing_letters_are_marked_and_dice_can_be_tapped_and_shuffled(
    arrive: Arrive,
) -> None:
    phone: dict[str, object] = {"size": "phone", "touch": True}
    (anna,) = seated_with(arrive, "lone", ["Anna", "Boris"], {"dice": DICE, "seconds": 180}, devices=[phone])
    line = anna.page.get_by_role("textbox", name="Your word")
    line.press_sequentially("zeal")  # the joker is the Z
    expect(anna.page.get_by_text("on the dice.")).to_have_count(0)
    line.press_sequentially("b")
    anna.sees("No B on the dice.")
    assert anna.faults() == []
    line.press("Backspace")
    expect(anna.page.get_by_text("on the dice.")).to_have_count(0)
    line.fill("")
    dice = anna.page.get_by_label("The dice").get_by_role("button")
    for letter in "RATS":
        dice.filter(has=anna.page.get_by_role("img", name=letter, exact=True)).tap()
    expect(line).to_have_value("rats")
    expect(line).to_be_focused()
    dice.filter(has=anna.page.get_by_role("img", name="S, used")).tap()
    expect(line).to_have_value("rat")
    before = dice_of(anna)
    anna.button("Shuffle the dice").tap()
    assert dice_of(anna) != before
    assert sorted(dice_of(anna)) == sorted(before)
    expect(line).to_be_focused()
    assert anna.fits_the_screen()


@pytest.mark.rule("LON-24")
def test_players_on_paper_type_their_sheets_when_the_time_is_up(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "lone", ["Anna", "Boris"], {"dice": DICE, "paper": True}, devices=[{}])
    boris = anna.friend("Boris")
    anna.sees("Write on your paper.")
    expect(anna.page.get_by_role("textbox", name="Your word")).to_have_count(0)
    for size in ("laptop", "phone"):
        anna.resize(viewport(size))
        assert anna.faults() == []
    boris.act("finish")
    anna.press("Done")
    anna.sees("Type in your sheet: 0/4")
    write(anna, words_for(dice_of(anna), 3, 0))
    anna.sees("Type in your sheet: 1/4")
    boris.act("finish")
    anna.press("Done")
    anna.sees(re.compile("to cross out"))
