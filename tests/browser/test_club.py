"""A class or a club: a teacher's page, one link, tables that fill by themselves, and a projector."""

import csv
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.friend import Friend
from browser.guest import PATIENCE_MS, Guest, is_sound, viewport
from browser.handover import continued, link_of
from parlour.lexicon import Lexicon

Arrive = Callable[..., Guest]


def class_of(teacher: Guest, game: str, *, waits: bool = False, people: int = 2) -> str:
    """Make a class. Returns its link."""
    teacher.page.get_by_role("link", name="For a class or a club").click()
    teacher.page.get_by_role("radio", name=game).check()
    teacher.page.get_by_role("group", name="Table settings").wait_for()  # it moves the choices below
    teacher.page.get_by_role("group", name="People at a table").get_by_role("radio", name=str(people)).check()
    if waits:
        teacher.page.get_by_label("Wait for me after each round").check()
    is_sound(teacher)
    teacher.press("Create the link")
    teacher.page.wait_for_url("**/club/*")
    link = teacher.page.locator(".link")
    expect(link).to_have_text(re.compile(r"/c/\w{6}$"))
    return link.inner_text()


def projector_of(teacher: Guest) -> Page:
    """The projector's page, in a window of the teacher's own browser."""
    wall = teacher.page.context.new_page()
    wall.set_default_timeout(PATIENCE_MS)
    wall.set_viewport_size(viewport("wall"))
    wall.goto(f"{teacher.page.url}/screen")
    return wall


def come_in(pupil: Guest, link: str) -> Guest:
    pupil.open(link)
    pupil.page.get_by_label("Ваше ім’я").fill(pupil.name)
    pupil.press("Сісти")
    pupil.page.wait_for_url("**/t/*")
    return pupil


def test_a_teacher_leads_a_class_with_a_projector(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    link = class_of(teacher, "Letters Rebus", waits=True)
    wall = projector_of(teacher)
    anna, bohdan, vira = (
        come_in(arrive(name, size="phone", language="uk"), link) for name in ("Анна", "Богдан", "Віра")
    )
    tables = teacher.page.locator(".tables section")
    expect(tables).to_have_count(2)
    anna.sees("Гру розпочне вчитель").sees("Богдан")
    expect(anna.page.locator(".code, .qr, footer")).to_have_count(0)
    is_sound(teacher, anna)
    expect(wall.get_by_text("3 people at 2 tables")).to_be_visible()

    teacher.press("Add a bot")
    teacher.press("Start all")
    for pupil in (anna, bohdan, vira):
        pupil.sees("Раунд 1")
    expect(wall.get_by_text("Round 1 of")).to_have_count(2)
    teacher.press("Pause all")
    anna.sees("Пауза")
    teacher.press("Resume all")
    expect(teacher.button("Next round for all")).to_be_disabled()
    bohdan.friend().act("finish")
    anna.press("Готово")
    anna.page.get_by_role("dialog").get_by_role("button", name="Готово").click()  # nothing was laid, so Done asks
    anna.sees("Наступний раунд розпочне вчитель.")
    teacher.sees("1 of 2 tables ready")
    teacher.press("Next round for all")  # COM-23
    teacher.sees("Next round: 1 table. Still playing: 1.")
    expect(bohdan.button("Готово")).to_be_visible()

    late = come_in(arrive("Ганна", size="phone", language="uk"), link)
    expect(tables).to_have_count(3)
    teacher.press("Ганна: move or remove")
    there = vira.page.url.rpartition("/")[2]
    teacher.press("Move to table 2")
    late.page.wait_for_url(f"**/t/{there}")
    late.sees("Раунд 1")
    teacher.press("Богдан: move or remove")
    is_sound(teacher)
    teacher.press("Remove Богдан")
    anna.sees("Наступну гру розпочне вчитель.")
    expect(anna.button("Зіграти ще")).to_have_count(0)
    with teacher.page.expect_download() as file:
        teacher.press("Download results")
    assert re.fullmatch(r"parlour-\w{6}\.csv", file.value.suggested_filename)


def test_the_class_ends_on_a_podium(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    link = class_of(teacher, "Message in a Bottle")
    pupils = [come_in(arrive(name, size="phone", language="uk"), link) for name in ("Анна", "Богдан")]
    teacher.sees("Богдан")
    teacher.press("Start all")
    pupils[1].page.get_by_role("button", name="Меню").wait_for()
    wall = projector_of(teacher)
    expect(wall.get_by_text("Round 1")).to_be_visible()
    teacher.press("Анна: move or remove").press("Remove Анна")
    expect(wall.get_by_role("heading", name="Well played!")).to_be_visible()
    expect(wall.locator("li.place-1")).to_contain_text("Богдан")  # in the middle, on the highest step


def test_a_latecomer_gets_a_bots_seat_that_the_teacher_has_freed(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    link = class_of(teacher, "Lone Words")
    anna = come_in(arrive("Анна", language="uk"), link)
    teacher.press("Add a bot").press("Start all")
    anna.press("Меню").sees("Вийти з-за столу")
    expect(anna.button("Запросити друзів")).to_have_count(0)
    expect(anna.page.get_by_role("link", name="Великий екран")).to_have_count(0)
    late = come_in(arrive("Ганна", language="uk"), link)
    bot = teacher.page.locator(".tables section").first.get_by_role("button", name="move or remove").nth(1)
    bot.click()
    teacher.press(re.compile("^Free the seat of"))
    teacher.press("Ганна: move or remove").press("Move to table 1")
    late.page.wait_for_url(anna.page.url)
    expect(late.page.get_by_role("textbox", name="Ваше слово")).to_be_visible()
    teacher.press("Ганна: move or remove").press("Remove Ганна")
    expect(late.page.get_by_role("textbox")).to_have_count(0)
    late.open(late.page.url).sees("Це стіл класу")
    expect(late.page.get_by_role("textbox")).to_have_count(0)


COME = """async ([club, name]) => {
    const post = async (path, body) => (await fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
    const { code } = await post(`/api/clubs/${club}/place`, { name });
    return [code, (await post(`/api/tables/${code}/seats`, { name })).token];
}"""
"""A pupil without a screen comes in by the link of a class."""


def test_pupils_who_are_swapped_in_a_game_are_in_the_next_one_at_their_new_tables(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    link = class_of(teacher, "Message in a Bottle", people=3)
    code, pupils = link.rpartition("/")[2], []
    for name in ("Анна", "Богдан"):
        pupils.append(come_in(arrive(name, size="phone", language="uk"), link))
        for other in "12":
            teacher.friend_at(*teacher.page.evaluate(COME, [code, f"{name} {other}"]))
    anna, bohdan = pupils
    there, here = anna.page.url, bohdan.page.url
    teacher.press("Start all")
    for pupil in pupils:
        pupil.sees("Раунд 1")
    teacher.press("Анна: move or remove").sees("They join the next game there")
    teacher.press("Swap Анна and Богдан")
    for pupil, address in ((anna, here), (bohdan, there)):
        pupil.page.wait_for_url(address)
        pupil.sees("Ви граєте в наступній грі")
        teacher.sees(f"Also in the next game: {pupil.name}")
    is_sound(teacher, anna)


def lay_a_word(friend: Friend) -> None:
    """Lay the first word that the dice can spell. At a table of two, nobody can object to it alone."""
    view = friend.sees(lambda view: "arrange" in view["asks"])
    (own,) = (one for one in view["view"]["phase"]["builds"] if one["seat"] == view["you"])
    letters = [die["letter"].lower() for die in own["dice"]]
    word = min(Lexicon.load("en").spellable("".join(letters).replace("*", ""), length=3))
    laid = []
    for letter in word:
        die = letters.index(letter)
        letters[die] = ""
        laid.append({"die": die, "row": 3, "col": 3 + len(laid)})
    friend.act("arrange", dice=laid)


def test_a_class_of_eight_plays_to_the_end_led_from_two_devices(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    link = class_of(teacher, "Lone Words", people=4)
    code = link.rpartition("/")[2]
    wall = projector_of(teacher)
    friends = []
    anna = come_in(arrive("Анна", size="phone", language="uk"), link)
    for n in range(1, 7):
        if n == 4:
            bohdan = come_in(arrive("Богдан", size="phone", language="uk"), link)
        friends.append(teacher.friend_at(*teacher.page.evaluate(COME, [code, f"Pupil {n}"])))
    expect(wall.get_by_text("8 people at 2 tables")).to_be_visible()
    anna.sees("Стіл 1")
    bohdan.sees("Стіл 2")

    tablet = continued(arrive("Tablet", size="phone"), link_of(teacher))
    tablet.page.wait_for_url("**/club/*")
    tablet.press("Change the game")
    tablet.page.get_by_role("radio", name="Letters Rebus").check()
    tablet.page.get_by_role("radio", name="First time").check()
    tablet.page.get_by_label("Hourglass").fill("120")
    tablet.page.get_by_label("Wait for me after each round").check()
    tablet.press("Play this")
    for page in (teacher, tablet):
        page.sees("First time · English · 120 s · 4 at a table · waits for you after each round")
    anna.sees("Ребус").sees("Стіл 1").sees("Pupil 1")

    tablet.press("Анна: move or remove").press("Swap Анна and Богдан")
    anna.sees("Стіл 2").sees("Pupil 4")
    bohdan.sees("Стіл 1").sees("Pupil 1")
    teacher.press("Анна: move or remove").press("New table")
    anna.sees("Стіл 3")
    tablet.press("Богдан: move or remove").press("Move to table 3")
    bohdan.sees("Стіл 3").sees("Анна")
    teacher.sees(link)

    tablet.press("Show how to play")
    for page in (anna, bohdan):
        expect(page.page.get_by_role("dialog", name="Ваш перший раунд")).to_be_visible()
    expect(wall.get_by_role("img", name="Step 1 of 6")).to_be_visible()
    guided = tablet.page.get_by_role("dialog")
    guided.get_by_role("button", name="Next").click()
    expect(wall.get_by_role("img", name="Step 2 of 6")).to_be_visible()
    expect(anna.page.get_by_role("img", name="Крок 2 з 6")).to_be_visible()
    guided.get_by_role("button", name="Next").click()
    wall.get_by_role("dialog").get_by_role("button", disabled=True).nth(4).wait_for()  # it lays all five dice
    guided.get_by_role("button", name="Skip").click()
    expect(wall.get_by_role("dialog")).to_have_count(0)

    tablet.press("Start all")
    expect(wall.get_by_text("Round 1 of 3")).to_have_count(3)
    players = [anna.friend(), bohdan.friend(), *friends]
    for n in range(3):
        if not n:
            lay_a_word(players[0])
        for friend in players:
            friend.act("finish")
        teacher.sees("3 of 3 tables ready")
        if not n:
            expect(wall.get_by_role("heading", name="The class so far")).to_be_visible()
            expect(wall.get_by_role("listitem").filter(has_text="1.")).to_contain_text("Анна")
        if n < 2:
            (teacher, tablet)[n].press("Next round for all")
            expect(wall.get_by_text(f"Round {n + 2} of 3")).to_have_count(3)
    anna.sees("Це був останній раунд. Результат покаже вчитель.")
    tablet.press("Show the result for all")
    for page in (teacher, tablet):
        page.sees("The game is over.")
    expect(wall.get_by_text("The game is over.")).to_be_visible()
    expect(wall.get_by_role("heading", name="Well played!")).to_be_visible()
    anna.sees("Наступну гру розпочне вчитель.")
    with tablet.page.expect_download() as file:
        tablet.press("Download results")
    rows = list(csv.DictReader(file.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == 8
    assert {row["player"] for row in rows if row["won"] == "1"} == {"Анна"}
    assert {row["player"] for row in rows if row["words"]} == {"Анна"}
