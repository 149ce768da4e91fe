"""A language that is written from right to left: all five games in the small Hebrew of tests/packs."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import serving
from browser.guest import Drawer, Guest, Size, viewport
from browser.lobby import OPEN
from lexicon.packs import PACKS, add_entry_point

Arrive = Callable[..., Guest]
GAMES = ("bottle", "lone", "stars", "rebus", "bookworm")
SIZES: tuple[Size, ...] = ("phone", "laptop")
UNNAMED = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/\\u2066.*[A-Za-z]{3}/s.test(text.data) && text.parentElement.closest('[lang]').lang !== 'en')
      found.push(text.parentElement.outerHTML);
  return found;
}"""
"""English texts that a screen reader would speak as Hebrew."""
FROM_LEFT = """(row) => [...row.children].map((one) => [one.getBoundingClientRect().left, one.textContent.trim()])
  .sort((a, b) => a[0] - b[0]).map((one) => one[1]).filter(Boolean).join('')"""
"""The text of a row of boxes, from left to right."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("hebrew")
    shutil.copytree(PACKS / "parlour_he", data / "parlour_he", ignore=shutil.ignore_patterns("__pycache__"))
    add_entry_point(data, "he")
    with serving(data, str(data)) as address:
        yield address


@pytest.fixture(scope="module")
def drawer(chromium: Browser, server: str, sound: Path) -> Drawer:
    return Drawer(chromium, server, sound)


def at_a_table(guest: Guest, game: str) -> Guest:
    """Somebody at a Hebrew table with bots, in a running game."""
    table = {"game": game, "language": "he", "name": guest.name, "bots": [{"level": 3}]}
    guest.open(f"/t/{guest.page.evaluate(OPEN, table)}").press("מתחילים")
    guest.page.locator(f"[data-game={game}] .screen").first.wait_for()
    return guest


def test_the_logo_reads_parlour_and_the_page_runs_from_right_to_left(arrive: Arrive) -> None:
    noa = arrive("Noa", language="he").open()
    expect(noa.page.locator("html")).to_have_attribute("dir", "rtl")
    logo = noa.page.locator("h1").first
    assert logo.evaluate(FROM_LEFT) == "Parlour"
    expect(noa.button("HE, עברית")).to_have_text("HE")
    assert noa.fits_the_screen()
    assert noa.faults() == []


def test_texts_that_are_not_translated_are_isolated_and_named_as_english(arrive: Arrive) -> None:
    noa = arrive("Noa", language="he").open()
    english = noa.page.get_by_text("Race to name one word").first
    expect(english).to_have_attribute("lang", "en", timeout=20_000)
    assert (english.text_content() or "").strip().startswith("\u2066")
    ranges = noa.page.get_by_text("–").all_text_contents()
    assert ranges
    assert all("\u20662–" in text or "\u20661–" in text for text in ranges)
    assert noa.page.evaluate(UNNAMED) == []
    table = {"game": "lone", "language": "he", "name": noa.name, "bots": [{"level": 3}]}
    noa.open(f"/t/{noa.page.evaluate(OPEN, table)}")
    noa.page.get_by_role("button", name="מתחילים").wait_for()
    assert noa.page.evaluate(UNNAMED) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_fits_the_screen_and_its_arrows_turn(arrive: Arrive, game: str) -> None:
    noa = at_a_table(arrive("נועה", language="he"), game)
    for size in SIZES:
        noa.resize(viewport(size))
        assert noa.fits_the_screen(), size
        assert noa.faults() == [], size
        back = noa.page.locator("header svg.turns").first
        assert back.evaluate("one => getComputedStyle(one).scale") == "-1 1"


def test_words_on_the_felt_and_on_the_sheet_run_from_right_to_left(arrive: Arrive) -> None:
    noa = at_a_table(arrive("נועה", language="he", size="laptop"), "lone")
    noa.page.locator("input.word").first.fill("שולח")
    row = noa.page.locator("li.chosen > button").first
    assert row.evaluate(FROM_LEFT) == "חלוש"


def test_a_range_of_letters_loads_its_font_when_a_page_shows_it(arrive: Arrive) -> None:
    noa = arrive("Noa").open()
    noa.page.evaluate("document.querySelector('h1').insertAdjacentHTML('afterend', '<h2 id=more>żółw λόγος</h2>')")
    noa.page.wait_for_function("""() => {
      const loaded = [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.unicodeRange).join();
      return loaded.includes('U+100-2BA') && loaded.includes('U+370-377');
    }""")
