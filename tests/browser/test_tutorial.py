"""The game of docs/a-new-game.md, in a copy of the tree, on the plain table: a person and a bot play it to the end."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import serving
from browser.guest import Drawer, Guest
from browser.lobby import OPEN
from tutorial.page import Tree


@pytest.fixture(scope="module")
def drawer(chromium: Browser, sound: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Drawer]:
    """Devices that know the server of that tree, and no other."""
    tree = Tree(tmp_path_factory.mktemp("tutorial") / "parlour")
    with serving(tmp_path_factory.mktemp("server"), str(tree.folder / "src")) as address:
        yield Drawer(chromium, address, sound)


@pytest.mark.parametrize(
    ("language", "size", "no_word", "word", "refused", "over"),
    [
        ("en", "phone", "kettel", "kettle", "not in the dictionary", r"The leaf lay at [A-Z]+\. Won by"),
        ("uk", "laptop", "казкка", "казка", "немає у словнику", r"Листок лежав на слові [А-ЯІЇЄҐ’']+\. Перемога:"),
    ],
    ids=["en", "uk"],
)
def test_a_person_and_a_bot_play_it_without_a_line_of_typescript(
    arrive: Callable[..., Guest], language: str, size: str, no_word: str, word: str, refused: str, over: str
) -> None:
    anna = arrive("Anna", size=size, language=language).open()
    expect(anna.page.locator("[data-game=leaf]").first).to_be_visible()
    table = {"game": "leaf", "language": language, "settings": {"rounds": 1, "seconds": 120}, "bots": [{"level": 1}]}
    anna.open(f"/t/{anna.page.evaluate(OPEN, table | {'name': 'Anna'})}")
    anna.press(re.compile("^(Start|Почати)$"))
    for typed, seen in ((no_word, refused), (word, word.upper())):
        anna.page.get_by_role("textbox", name=re.compile("^(At the word|На слові)")).fill(typed)
        anna.press(re.compile("^(Open the book|Розгорнути книгу)$"))
        anna.sees(re.compile(seen))
        assert anna.faults() == []
    anna.sees(re.compile(over))
    assert anna.faults() == []
    assert anna.fits_the_screen()
