"""The terminal uses the language of its table in every text that players read."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import parlour
from cli.terminal import data, run, typed
from parlour.cli.terminal.phrases import refusal
from parlour.core import Refused
from parlour.games import CATALOGUE, bookworm, bottle
from parlour.games.bookworm import ChangeCategory, TurnSide

PACKAGE = Path(parlour.__file__).parent
BEFORE_A_GAME = {"bad-cards", "bad-dice", "bad-level", "bad-setting", "no-such-alien", "no-such-part", "wrong-parts"}
BEFORE_A_GAME |= {"bad-box", "no-box", "bad-components"}
BY_CHANCE = {"bad-roll", "no-such-card", "no-such-cipher", "wrong-cards", "wrong-number-of-seats", "wrong-roll"}


@cache
def codes_in(folder: Path) -> set[str]:
    """Return all codes of refusals in the source."""
    texts = (text for file in folder.rglob("*.py") if "Refused(" in (text := file.read_text()))
    calls = (node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    refused = (node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Refused")
    return {str(node.args[0].value) for node in refused if isinstance(node.args[0], ast.Constant)}


@pytest.mark.parametrize("game", CATALOGUE)
def test_refusals_of_games_are_translated_into_ukrainian(game):
    codes = (codes_in(PACKAGE / "games" / game) | codes_in(PACKAGE / "core")) - BEFORE_A_GAME - BY_CHANCE
    assert len(codes) > 10
    refusals = {code: refusal("uk", CATALOGUE[game], Refused(code, "in English")) for code in sorted(codes)}
    assert {code: outcome for code, outcome in refusals.items() if not re.search("[а-яіїє]", outcome)} == {}


def test_a_word_is_judged_in_its_own_language():
    printed = run("word", "--language", "uk", "стіл", "столи", "абвг", "ко7т", status=1).stdout
    assert not re.search("[a-z]", re.sub("zipf|(i|hun)spell-uk", "", printed))
    assert run("find", "--language", "uk", "--containing", "щщщщ").stdout == "Жодного слова.\n"
    assert data("word", "--language", "uk", "столи")[0]["code"] == "plural"


def test_the_catalogue_is_printed_in_ukrainian():
    printed = run("games", "--language", "uk").stdout
    assert "Послання в пляшці · гравців: 2–6" in printed
    assert "Якою мовою слова, кубики й картки." in printed


def test_the_language_option_works_as_in_other_commands(tmp_path):
    log = tmp_path / "log"
    printed = typed("", "play", "bottle", "--players", "2", "--language", "uk", "--log", str(log))
    assert "Раунд 1" in printed
    assert '"language":"uk"' in log.read_text()


def test_the_companion_speaks_ukrainian():
    assert run("stars", "draw", "--language", "uk").stdout.startswith("довіра ")
    assert "найкращий здогад: довіра" in run("stars", "deduce", "комета=2", "--language", "uk").stdout
    assert run("stars", "legal", "комета", "--card", "сонце", "--language", "uk").stdout == "комета: можна\n"


@pytest.mark.parametrize("typed", ["слова немає", "Слова нема", "нема слова", "no word", "-"])
def test_no_word_is_phrased_naturally(typed):
    read = CATALOGUE["bottle"].extras.terminal.read_move
    assert read is not None
    assert read(typed, None, (bottle.Say, bottle.CallNoWord)) == bottle.CallNoWord()


@pytest.mark.parametrize(
    ("typed", "side"),
    [
        ("а–я", "a-z"),
        ("нот", "n-o-t"),
        ("Н·О·Т", "n-o-t"),
        ("останній кубик", "last-die"),
        ("last die", "last-die"),
        ("стос", "stack"),
        ("нова категорія", "new-category"),
        ("new", "new-category"),
    ],
)
def test_the_special_die_is_turned_by_the_name_of_a_side(typed, side):
    read = CATALOGUE["bookworm"].extras.terminal.read_move
    assert read is not None
    assert read(typed, None, (TurnSide,)) == TurnSide(side)
    assert read("нова", None, (bookworm.Say, ChangeCategory)) == ChangeCategory()
