"""Message in a Bottle with friends: a phone each, and a screen on the wall."""

import re

from playwright.sync_api import expect

from browser.guest import Guest
from parlour.games.bottle import Shaken
from parlour.games.bottle.solver import answers
from parlour.lexicon import Lexicon
from walks.album import Shoot
from walks.stage import PHONE, TYPING, WALL, Arrive

LINE = re.compile("Your word|Ваше слово")
DIE = re.compile(r"(.), ([^,]+), (?:(\d+) from the neck|відстань від шийки (\d+))")
NO_WORD = re.compile("^(There’s none!|Такого слова немає!)")
COLOURS = ("yellow", "жовтий", "turquoise", "бірюзовий", "dark blue", "темно-синій")


def walk(arrive: Arrive, shoot: Shoot) -> None:
    anna = arrive("Anna").open()
    shoot("The first page", phone=anna)
    anna.page.locator("[data-game=bottle]").get_by_role("button", name=re.compile("With friends|З друзями")).click()
    anna.page.wait_for_url("**/t/*")
    boris, wall = _others_come(arrive, anna, shoot)
    anna.press(re.compile("^(Start|Почати)$"))
    _settled(wall, 1)
    shoot("The dice have landed; everyone sees them at once", phone=anna, wall=wall)

    anna.page.set_viewport_size(TYPING)
    nonsense = "".join(roll_of(anna).letters) * 2
    say(anna, nonsense)
    expect(anna.page.get_by_role("alert").filter(has_text=nonsense.upper())).to_be_visible()
    shoot("A wrong word: why, what it costs, and the way to appeal", phone=anna)  # there are five seconds for it
    anna.press(re.compile("Appeal|Оскаржити"))
    expect(boris.button(re.compile("^(Allow|Зарахувати)$"))).to_be_visible()
    shoot("She appeals; the table votes", phone=anna, friend=boris, wall=wall)
    boris.press(re.compile("^(Don’t allow|Не зараховувати)$"))
    anna.sees(re.compile("You’re out|Ви поза грою"))
    shoot("Voted down: out until the next shake", phone=anna, wall=wall)
    play(anna, boris, wall, shoot)


def _others_come(arrive: Arrive, anna: Guest, shoot: Shoot) -> tuple[Guest, Guest]:
    field = anna.page.get_by_role("textbox", name=re.compile("Your name|Ваше ім’я"))
    field.fill("Anna" if language_of(anna) == "en" else "Ганна")
    field.press("Tab")
    anna.page.get_by_text(re.compile("More settings|Інші налаштування")).click()
    shoot("The host's lobby", phone=anna)
    judge = anna.page.get_by_role("radio", name=re.compile("^(Appeals|Оскарження)$"))
    judge.check(force=True)
    wall = arrive("Wall", WALL).open(anna.page.url + "/screen")
    boris = arrive("Boris").open(anna.page.url)
    shoot("The lobby on the wall, and the door for a friend", wall=wall, friend=boris)
    boris.page.get_by_role("textbox").fill("Boris" if language_of(anna) == "en" else "Борис")
    boris.press(re.compile("^(Sit down|Сісти)$"))
    expect(anna.button(re.compile("^(Start|Почати)$"))).to_be_enabled()
    shoot("All are in", phone=anna, friend=boris, wall=wall)
    return boris, wall


def play(anna: Guest, boris: Guest, wall: Guest, shoot: Shoot) -> None:
    """Play to the end: Boris wins while Anna is out, then Anna, with one "No word" that is wrong."""
    words, used = Lexicon.load(language_of(anna)), set[str]()
    for number in range(1, 40):
        # A phone with its keyboard up has no room for the number, so look at the wall.
        expect(wall.page.get_by_text(round_of(number)).or_(wall.page.locator(".result")).first).to_be_visible()
        if wall.page.locator(".result").count():
            break
        _settled(wall, number)
        best = max((w for w in answers(words, roll_of(anna)) if w not in used), key=words.zipf, default="")
        if number == 3:
            boris.press(NO_WORD)
            anna.sees(re.compile("Ten seconds to prove|Десять секунд"))
            shoot("Boris says there is no word", phone=anna, friend=boris, wall=wall)
        if number == 2:
            anna.page.get_by_role("textbox", name=LINE).fill(best[:3])
            shoot("Typing", phone=anna)
        used.add(best)
        say(boris if number in (1, 4, 6) else anna, best)
        expect(anna.page.locator(".big-word, .result").first).to_be_visible()
        anna.page.wait_for_timeout(800)  # the letters land one after another
        if number < 4:
            shoot("The winning word", phone=anna, friend=boris, wall=wall)
    anna.page.set_viewport_size(PHONE)
    expect(wall.page.locator(".result")).to_be_visible()
    shoot("The end of the game", phone=anna, friend=boris, wall=wall)
    anna.page.locator("main").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    shoot("The rounds that were played", phone=anna)


def language_of(guest: Guest) -> str:
    return str(guest.page.evaluate("document.documentElement.lang"))


def say(guest: Guest, word: str) -> None:
    """Type a word, or press "No word" if it is empty."""
    if not word:
        guest.press(NO_WORD)
        return
    guest.page.get_by_role("textbox", name=LINE).fill(word)
    guest.page.keyboard.press("Enter")


def round_of(number: int) -> re.Pattern[str]:
    return re.compile(rf"^(Round|Раунд) {number}$")


def _settled(guest: Guest, number: int) -> None:
    guest.sees(round_of(number))
    expect(guest.page.get_by_role("img", name=DIE)).to_have_count(4)
    guest.page.wait_for_timeout(600)  # until the dice stand still


def roll_of(guest: Guest) -> Shaken:
    labels = guest.labels(guest.page.get_by_role("img", name=DIE), 4)
    dice = sorted((m for label in labels if (m := DIE.fullmatch(label))), key=lambda m: COLOURS.index(m[2]))
    return Shaken(tuple(m[1].lower() for m in dice), tuple(int(m[3] or m[4]) for m in dice), "base")
