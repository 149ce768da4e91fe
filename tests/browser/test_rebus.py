"""Letters Rebus by drag, by touch and by typing; dice never get lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import KEYBOARD_UP, Guest, is_sound, viewport
from browser.lobby import ends_with_nothing, seated_with, set_up_anew

Arrive = Callable[..., Guest]
LONG: dict[str, object] = {"hourglass_seconds": 600}
# Hides the page, and records how it calls its player back.
LOOK_ELSEWHERE = """() => {
  window.called = [];
  Object.defineProperty(document, 'hidden', { get: () => true });
  const sound = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    called.push('sound');
    return sound.call(this);
  };
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) {
      called.push(`${title}: ${body}`);
    }
    close() {}
  };
}"""


def hand(guest: Guest) -> Locator:
    return guest.page.get_by_label("Dice in your hand").get_by_role("button")


def table(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The table with the dice")


def felt(guest: Guest) -> Locator:
    return table(guest).get_by_role("button")


def plain(guest: Guest) -> Locator:
    """Dice without stars."""
    return hand(guest).filter(has_not_text="★")


def type_dice(guest: Guest, count: int) -> None:
    """Lays this many dice in a row from the keyboard, and waits until the server has read them."""
    labels = [label for label in guest.labels(hand(guest), 15) if not label.startswith("Star")]
    guest.page.get_by_label("Type a word onto the table").focus()
    for label in labels[:count]:
        guest.page.keyboard.type(label[0].lower())
    expect(felt(guest)).to_have_count(count)
    expect(table(guest).locator(".right, .wrong")).to_have_count(count if count > 1 else 0)


def places(guest: Guest) -> list[object]:
    """The positions of everything that can be tapped."""
    found = guest.page.locator("[role=region], [aria-label='Dice in your hand'] li, .tools > *")
    assert found.count() > 15
    return list(found.evaluate_all("all => all.map((one) => ({...one.getBoundingClientRect().toJSON()}))"))


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_the_table(arrive: Arrive, **device: object) -> Guest:
    """Anna alone with her dice, with time for the slowest machine."""
    (anna,) = seated_with(arrive, "rebus", ["Anna"], {"pace": "duplicate", **LONG}, devices=[device])
    expect(hand(anna)).to_have_count(15)
    return anna


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_dice_can_be_dragged_and_typed_without_jumping(arrive: Arrive, size: str) -> None:
    anna = at_the_table(arrive, size=size)
    is_sound(anna)
    mouse = anna.page.mouse
    mouse.move(*middle(plain(anna).first))
    mouse.down()
    mouse.move(*middle(table(anna)), steps=4)
    mouse.up()
    expect(felt(anna)).to_have_count(1)
    expect(hand(anna)).to_have_count(14)
    mouse.move(*middle(felt(anna)))
    mouse.down()
    anna.sees("unused =")  # a view that arrives in the middle of a drag
    mouse.move(5, 5, steps=4)  # dropped outside the felt
    mouse.up()
    expect(hand(anna)).to_have_count(15)
    anna.press("Undo")
    expect(felt(anna)).to_have_count(1)
    anna.press("Clear")
    anna.sees("Lay words across and down.")

    before = places(anna)
    type_dice(anna, 8)
    anna.sees("unused =")
    assert places(anna) == before
    anna.page.keyboard.type("й")  # no die shows it, and a star can't stand for it here
    anna.sees(re.compile("There’s no die for that letter|That’s not a letter at this table"))
    expect(felt(anna)).to_have_count(8)
    assert places(anna) == before
    anna.press("Clear")
    anna.sees("Lay words across and down.")
    assert places(anna) == before


def test_a_host_chooses_the_pace_and_one_tap_lays_a_die(arrive: Arrive) -> None:
    anna = arrive("Anna", touch=True).open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="With bots").click()
    set_up_anew(anna).press("Table settings").page.get_by_text("Customise").click()
    anna.page.get_by_role("radio", name="Same roll").check(force=True)
    anna.press("Start")
    expect(hand(anna)).to_have_count(15)
    plain(anna).first.tap()
    expect(felt(anna)).to_have_count(1)


def test_a_word_laid_by_taps_stays_in_sight_on_a_phone(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "rebus", ["Anna", "Boris"], LONG, devices=[{"size": "phone"}])
    for count in range(1, 5):
        plain(anna).first.click()
        expect(felt(anna)).to_have_count(count)
    for die in felt(anna).all():
        expect(die).to_be_in_viewport(ratio=0.9)


def test_in_turns_others_watch_live_and_absent_players_are_called_back(arrive: Arrive) -> None:
    anna, boris = seated_with(arrive, "rebus", ["Anna", "Boris"], LONG)
    expect(hand(anna)).to_have_count(15)
    boris.sees("Anna’s turn")
    boris.page.evaluate("localStorage.setItem('parlour.settings', JSON.stringify({notes: true, language: 'en'}))")
    type_dice(anna, 1)
    for _ in range(2):
        expect(boris.page.get_by_role("img", name="Anna’s crossword").locator(".tile")).to_have_count(1)
        expect(boris.page.get_by_label("Dice in Anna’s hand").get_by_role("listitem")).to_have_count(14)
        boris.page.reload()
    assert boris.faults() == []
    expect(boris.page).to_have_title("Anna’s turn · Letters Rebus · Parlour")
    ends_with_nothing(anna)
    for each in (anna, boris):
        each.sees("Let’s see your crosswords")
        assert each.faults() == []
    boris.press("Next turn")
    boris.page.evaluate(LOOK_ELSEWHERE)
    anna.press("Next turn")
    expect(boris.page).to_have_title("Your turn · Letters Rebus · Parlour")
    boris.page.wait_for_function("() => called.includes('sound') && called.includes('Your turn: Letters Rebus')")
    assert boris.page.evaluate("called.filter((one) => one !== 'sound').length") == 1


def test_a_ukrainian_table_has_ukrainian_dice_and_words(arrive: Arrive) -> None:
    anna = arrive("Ганна", language="uk").open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="З ботами").click()
    dice = anna.labels(anna.page.get_by_label("Кубики у вас у руці").get_by_role("button"), 15)
    assert all(re.match(r"[А-ЯІЇЄҐ], |Зірка", die) for die in dice)
    assert anna.faults() == []


def test_one_device_goes_round_and_the_timer_waits_for_the_next_player(arrive: Arrive) -> None:
    anna = arrive("Anna", touch=True).open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="On one device").click()
    anna.press("Start")
    for name, next_up in (("Player 1", "Next turn"), ("Player 2", "Next round")):
        anna.sees(f"Pass the device to {name}")
        assert anna.faults() == []
        anna.press(f"I’m {name}")
        expect(hand(anna)).to_have_count(15)
        ends_with_nothing(anna)
        anna.press(next_up)  # one press is enough for everybody around the device (COM-24)
    anna.sees("Pass the device to Player 1")


def test_typing_on_a_laptop_needs_no_focus_and_survives_a_reload(arrive: Arrive) -> None:
    anna = at_the_table(arrive, size="laptop")
    letters = [label[0] for label in anna.labels(hand(anna), 15) if not label.startswith("Star")]
    with anna.page.expect_websocket() as opened:
        anna.page.reload()
    expect(hand(anna)).to_have_count(15)
    keys = anna.page.keyboard
    for letter in letters[:3]:
        keys.press(letter.lower())
    expect(felt(anna)).to_have_count(3)
    keys.press("Backspace")
    expect(felt(anna)).to_have_count(2)
    expect(anna.button("Typing across")).to_be_visible()
    keys.press("ArrowDown")  # it turns, and lays nothing
    expect(anna.button("Typing down")).to_be_visible()
    keys.press(letters[2].lower())
    expect(felt(anna)).to_have_count(3)
    anna.press("Clear")
    expect(felt(anna)).to_have_count(0)
    anna.press("Undo")
    expect(felt(anna)).to_have_count(3)
    with opened.value.expect_event("framesent", lambda frame: str(frame).count('"die"') == 2):
        anna.press("Take one die back")
    expect(felt(anna)).to_have_count(2)
    anna.page.reload()
    expect(felt(anna)).to_have_count(2)
    expect(hand(anna)).to_have_count(13)


def test_taps_keep_the_keyboard_open_and_refusals_appear_on_the_felt(
    arrive: Arrive,
) -> None:
    anna = at_the_table(arrive, size="phone", touch=True)
    box = anna.page.get_by_label("Type a word onto the table")
    box.tap()
    anna.resize(KEYBOARD_UP)
    for count in (1, 2, 3):
        plain(anna).first.tap()
        expect(felt(anna)).to_have_count(count)
        expect(box).to_be_focused()
    lefts = felt(anna).evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
    assert sorted(set(lefts)) == sorted(lefts)
    anna.page.keyboard.type("й")
    notice = anna.page.get_by_role("alert").filter(has_text=re.compile("There’s no die|That’s not a letter"))
    expect(notice.locator("span")).to_be_in_viewport(ratio=1)
    expect(box).to_be_in_viewport(ratio=1)
    anna.resize(viewport("phone"))
    table(anna).tap()  # once the table has its new size
    anna.press("Take one die back")
    expect(box).to_be_focused()

    anna.press("Clear")
    type_dice(anna, 1)
    anna.sees("more to break even")
    ends_with_nothing(anna)
    anna.sees("Scored as 0: a round can’t cost you points.")
    cell = anna.page.get_by_role("row", name=re.compile("^1 ")).get_by_role("cell")
    expect(cell).to_have_text("0")  # this round is in the table at once
    expect(anna.page.get_by_role("heading", name="What was possible")).to_be_visible()
    expect(anna.page.get_by_text(re.compile("Everyday words: [0-9]+ points"))).to_be_visible()


def test_without_live_checks_no_word_is_judged_before_the_end(arrive: Arrive) -> None:
    settings: dict[str, object] = {"pace": "duplicate", "live": False, **LONG}
    (anna,) = seated_with(arrive, "rebus", ["Anna"], settings, devices=[{"size": "phone"}])
    labels = [label for label in anna.labels(hand(anna), 15) if not label.startswith("Star")]
    for label in labels[:3]:
        anna.page.keyboard.press(label[0].lower())
    expect(felt(anna)).to_have_count(3)
    expect(table(anna).locator(".right, .wrong")).to_have_count(0)
    expect(anna.page.get_by_text("unused =")).to_have_count(0)
    anna.press("Done")
    anna.sees("unused =")


def test_one_player_alone_is_one_tap_from_the_dice(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="Alone").click()
    anna.sees("Round 1 of 5")
    expect(hand(anna)).to_have_count(15)


@pytest.mark.rule("COM-06")
@pytest.mark.rule("COM-30")
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_an_objection_and_its_result_are_visible_at_any_scroll_position(arrive: Arrive, size: str) -> None:
    faces = [[letter] * 6 for letter in "CAT" + "E" * 10] + [["E"] * 5 + ["*"]] * 2
    box = {"faces": faces, "values": dict.fromkeys("CATE", 1)}
    settings: dict[str, object] = {"pace": "duplicate", "judge": "appeal", "dice": box, **LONG}
    (boris,) = seated_with(arrive, "rebus", ["Boris", "Anna", "Chen"], settings, devices=[{"size": size}])
    anna, chen = boris.friend("Anna"), boris.friend("Chen")
    anna.act("arrange", dice=[{"die": die, "row": 7, "col": 5 + die} for die in range(3)]).act("finish")
    chen.act("finish")
    boris.friend().act("finish")
    boris.press("Object: CAT")
    expect(boris.page.get_by_role("heading", name="Allow CAT?")).to_be_in_viewport(ratio=1)
    chen.act("cast-vote", valid=False)
    expect(boris.button("Keep as a house word")).to_be_in_viewport(ratio=1)
    boris.page.get_by_title("What does it mean?").filter(has_text="CAT").last.click()
    expect(boris.page.get_by_role("dialog")).to_contain_text("What counts?")  # it was voted down


def test_possible_words_appear_below_after_the_appeal_time(arrive: Arrive) -> None:
    settings: dict[str, object] = {"pace": "duplicate", "rounds": 3, "hourglass_seconds": 300}
    (anna,) = seated_with(arrive, "rebus", ["Anna", "Boris"], settings, devices=[{"size": "phone"}])
    anna.friend("Boris").act("finish")
    ends_with_nothing(anna)
    sheet = anna.page.locator("section.sheet", has_text="Anna").first
    before = sheet.bounding_box()
    possible = anna.page.get_by_role("heading", name="What was possible")
    expect(possible).to_be_attached()
    assert sheet.bounding_box() == before
    expect(anna.button("Next round")).to_be_in_viewport(ratio=1)
    below, above = possible.bounding_box(), sheet.bounding_box()
    assert below
    assert above
    assert below["y"] > above["y"]
