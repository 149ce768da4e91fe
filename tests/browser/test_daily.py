"""The roll of the day: found on the home page, played once, kept, and compared with the best."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import ends_with_nothing

Arrive = Callable[..., Guest]
MARK = re.compile(r"^0 (points|of \d+)$")
"""Wait for the best result, which takes longer on a busy machine."""


def test_the_roll_of_the_day_is_played_once_and_kept(arrive: Arrive) -> None:
    anna = arrive("Anna", size="phone").open("/")
    page = anna.page
    page.get_by_role("link", name="Today’s roll").click()
    is_sound(anna)
    page.get_by_role("link", name="Play: Letters Rebus").click()
    anna.press("Start")
    anna.sees("Round 1 of 1")
    page.reload()  # the game goes on by itself
    anna.sees("Round 1 of 1")
    expect(page.get_by_role("button", name="Menu")).to_have_count(0)
    ends_with_nothing(anna)
    anna.press("See the result")
    expect(page.get_by_role("heading", name=MARK)).to_be_visible()
    anna.sees("You’re the first today.")
    is_sound(anna)
    page.reload()
    expect(page.get_by_role("heading", name=MARK)).to_be_visible()
    expect(anna.button("Start")).to_have_count(0)
    page.get_by_role("link", name="All of today’s rolls").click()
    anna.sees("0 points")
    tomorrow = page.evaluate("new Date(Date.now() + 864e5).toISOString().slice(0, 10)")
    olha = arrive("Olha", size="laptop", language="uk").open(f"/daily/{tomorrow}")
    olha.sees("На цей день тут немає кидка")
    olha.complaints.clear()  # the browser itself logs the 404
    olha.page.get_by_role("link", name="Сьогодні").click()
    olha.sees("Один кидок на день для кожної гри")
    is_sound(olha)
    shake_the_bottle(olha)


def shake_the_bottle(olha: Guest) -> None:
    """Play five shakes, visiting another page in mid-game."""
    page = olha.page
    page.get_by_role("link", name="Грати: Послання в пляшці").click()
    olha.press("Почати")
    for shake in range(1, 6):
        olha.sees(f"Кидок {shake} з 5")
        if shake == 2:
            page.reload()
            olha.sees("Кидок 2 з 5")
        olha.press("Далі")
    expect(page.get_by_role("heading", name="0 балів")).to_be_visible()
    expect(page.get_by_role("heading", name="Кидок за кидком")).to_be_visible()
    is_sound(olha)


def test_words_a_card_and_a_cipher_of_the_day(arrive: Arrive) -> None:
    anna = arrive("Anna", size="phone").open("/daily")
    page = anna.page

    def begin(game: str) -> None:
        page.get_by_role("link", name=f"Play: {game}").click()
        anna.press("Start")

    begin("Lone Words")
    anna.sees("Round 1 of 1")
    ends_with_nothing(anna)
    expect(page.get_by_role("heading", name="0 points")).to_be_visible()
    expect(page.get_by_role("heading", name="What our bots wrote")).to_be_visible()
    is_sound(anna)
    page.get_by_role("link", name="All of today’s rolls").click()
    begin("Bookworm")
    anna.sees("each die: its dots + 2")
    anna.sees("If you don’t pick in time")
    page.get_by_role("button", name="easy").click()
    anna.press("No word")
    expect(page.get_by_role("heading", name=re.compile(r"^0 of \d+ points$"))).to_be_visible()
    expect(page.get_by_role("heading", name="Words for these dice")).to_be_visible()
    is_sound(anna)
    page.get_by_role("link", name="All of today’s rolls").click()
    begin("A Message from the Stars")
    anna.sees("Cipher of the day")
    page.reload()  # the same words wait
    anna.sees("Cipher of the day")
    is_sound(anna)


def test_a_link_opens_its_own_roll_whatever_the_language_of_the_phone(arrive: Arrive) -> None:
    olha = arrive("Olha", size="phone", language="uk").open("/daily")
    day = olha.page.evaluate("fetch('/api/days').then((found) => found.json()).then(({today}) => today)")
    olha.open(f"/daily/{day}/lone?language=en").sees("Мова цього кидка: англійська")
    is_sound(olha)
    olha.press("Почати")
    expect(olha.page.locator(".die .letter").first).to_have_text(re.compile("^[A-Z]$", re.IGNORECASE))


def test_an_invitation_opens_the_board_with_its_rolls_and_everybodys_stars(arrive: Arrive) -> None:
    anna = arrive("Anna", size="laptop").open("/daily")
    anna.press("Start a board")
    anna.page.get_by_role("textbox", name="Your name").fill("Anna")
    anna.press("Start a board")
    anna.sees("Nobody else is here yet")
    board = anna.page.get_by_role("article")
    board.get_by_role("link", name="Message in a Bottle").click()  # nobody at this address knows its results yet
    anna.press("Start")
    for shake in range(1, 6):
        anna.sees(f"Shake {shake} of 5")
        anna.press("Next shake")
    anna.sees("Next roll in")
    anna.sees("1 day in a row")
    anna.open("/daily")
    expect(board.get_by_role("img", name="0 stars")).to_be_visible()
    link = anna.page.evaluate("JSON.parse(localStorage.getItem('parlour.boards'))[0]")
    olha = arrive("Olha", size="phone", language="uk").open(f"/daily?with={link['code']}-{link['key']}")
    olha.page.get_by_role("textbox").first.fill("Olha")
    top = olha.page.get_by_role("main").get_by_role("heading").first
    expect(top).to_have_text("З друзями")
    is_sound(olha)
    olha.press("Приєднатися")
    olha.sees("Кидки, мова: англійська")
    expect(olha.page.get_by_role("article").get_by_text("Anna").first).to_be_visible()
    assert "language=en" in (olha.page.get_by_role("article").get_by_role("link").first.get_attribute("href") or "")
    is_sound(anna, olha)
