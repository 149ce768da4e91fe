"""A class or a club: a teacher's page, one link, tables that fill by themselves, and a projector."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.guest import PATIENCE_MS, Guest, is_sound, viewport

Arrive = Callable[..., Guest]


def class_of(teacher: Guest, game: str, *, waits: bool = False) -> str:
    """Make a class with two people at a table. Returns its link."""
    teacher.page.get_by_role("link", name="For a class or a club").click()
    teacher.page.get_by_role("radio", name=game).check()
    teacher.page.get_by_role("group", name="People at a table").get_by_role("radio", name="2").check()
    if waits:
        teacher.page.get_by_label("Wait for me after each round").check()
    is_sound(teacher)
    teacher.press("Create the link")
    teacher.page.wait_for_url("**/club/*")
    link = teacher.page.locator(".link")
    expect(link).to_contain_text("/c/")
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
    anna.press("Готово")
    anna.page.get_by_role("dialog").get_by_role("button", name="Готово").click()  # nothing was laid: it asks
    anna.sees("Наступний раунд розпочне вчитель.")
    teacher.sees("1 of 2 tables ready")
    teacher.press("Next round for all")  # COM-23
    teacher.sees("Next round: 1 table. Still playing: 1.")
    expect(bohdan.button("Готово")).to_be_visible()

    late = come_in(arrive("Ганна", size="phone", language="uk"), link)
    expect(tables).to_have_count(3)
    teacher.press("Ганна: move or remove")
    there = vira.page.url.rpartition("/")[2]
    teacher.press(f"Move to table {there}")
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
    expect(wall.get_by_role("list").first).to_contain_text("Богдан")
