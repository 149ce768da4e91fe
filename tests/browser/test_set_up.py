"""A house as its host set it up: in a folder of somebody's host."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import serving
from browser.guest import Drawer, Guest

BASE = "/games/parlour"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("set-up")
    with serving(data, str(data), PARLOUR_BASE=BASE) as address:
        yield address


@pytest.fixture(scope="module")
def drawer(chromium: Browser, house: str) -> Drawer:
    return Drawer(chromium, house)


def test_a_table_opens_and_plays_in_the_folder_of_the_house(arrive: Callable[..., Guest]) -> None:
    anna = arrive("Anna").open("")  # without its last stroke
    anna.press("Against bots")
    anna.page.wait_for_url(f"**{BASE}/t/*")
    anna.press("Start")
    neck = anna.page.get_by_role("img", name="from the neck").first
    expect(neck).to_be_visible()
    anna.page.reload()
    expect(neck).to_be_visible()
    screen = arrive("Wall", size="laptop").open(anna.page.url + "/watch")
    expect(screen.page.get_by_role("img", name="from the neck").first).to_be_visible()
    anna.page.goto(f"{anna.house}/nowhere")
    anna.page.get_by_role("link").first.click()
    expect(anna.page.get_by_role("article").first).to_be_visible()
    assert anna.page.url == f"{anna.house}/"


def test_the_worker_of_the_page_keeps_to_its_folder_and_serves_there(chromium: Browser, house: str) -> None:
    context = chromium.new_context(service_workers="allow")
    page = context.new_page()
    page.goto(f"{house}/")
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{house}/"
    page.goto(f"{house}/settings")
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    expect(page.get_by_role("group").first).to_be_visible()
    context.close()
