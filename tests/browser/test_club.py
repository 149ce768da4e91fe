"""A class or a club: a teacher's page, one link, and tables that fill by themselves."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, is_sound

Arrive = Callable[..., Guest]


def test_a_teacher_makes_a_link_pupils_come_in_and_all_tables_start_and_stand(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    teacher.page.get_by_role("link", name="For a class or a club").click()
    teacher.page.get_by_label("Game").select_option("rebus")
    teacher.page.get_by_label("People at a table").select_option("2")
    is_sound(teacher)
    teacher.press("Create the link")
    teacher.page.wait_for_url("**/club/*")
    link = teacher.page.locator(".link")
    expect(link).to_contain_text("/c/")
    pupils = [arrive(name, size="phone", language="uk").open(link.inner_text()) for name in ("Анна", "Богдан")]
    for pupil in pupils:
        pupil.page.get_by_label("Ваше ім’я").fill(pupil.name)
        pupil.press("Сісти")
        pupil.page.wait_for_url("**/t/*")
    expect(teacher.page.locator(".tables section")).to_have_count(1)
    teacher.sees("Анна").sees("Богдан")
    is_sound(teacher)
    teacher.press("Start all")
    for pupil in pupils:
        pupil.sees("Раунд 1")
    teacher.press("Pause all")
    pupils[0].sees("Пауза")
    teacher.press("Resume all")
    expect(teacher.button("Next round for all")).to_be_disabled()
    pupils[0].press("Готово").page.get_by_role("dialog").get_by_role("button", name="Готово").click()
    teacher.press("Next round for all")  # COM-23
    teacher.sees("Next round: 1 table.")
    expect(pupils[1].button("Готово")).to_be_visible()
    with teacher.page.expect_download() as file:
        teacher.press("Download results")
    assert re.fullmatch(r"parlour-\w{6}\.csv", file.value.suggested_filename)
