"""Common rules (COM) that are about all games rather than one."""

import ast
import json
import re
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour import rulebook
from parlour.core import Refused, Table, describe
from parlour.games import CATALOGUE
from parlour.games.bottle import Bottle, CallNoWord, Say
from parlour.languages import languages
from parlour.lexicon import Lexicon

SOURCE = Path(parlour.__file__).parent
BANNED = {"time", "datetime", "asyncio", "threading", "os", "socket", "logging", "secrets"}


def imports_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text())
    whole = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    parts = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    return whole | parts


@pytest.mark.rule("COM-01", "COM-02")
@pytest.mark.parametrize("room", ["core", "lexicon", "games"])
def test_rules_use_no_clock_randomness_or_network(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        for name in imports_of(file):
            assert name.split(".")[0] not in BANNED, f"{file.name} imports {name}"
            assert not name.startswith("random.") or name == "random.Random", f"{file.name} imports {name}"
            assert name != "random", f"{file.name} imports random whole"


@pytest.mark.rule("COM-01")
def test_chance_enters_the_log_as_outcomes() -> None:
    game = Bottle(Lexicon.load("en"))
    table = Table(game, seats=2, rng=Random(5))
    table.act(0, CallNoWord(), at=100)
    again = Table.replay(game, 2, table.log)
    assert again.state == table.state
    assert again.state.roll == table.state.roll


@pytest.mark.rule("COM-07")
def test_the_rules_ignore_the_order_of_seats() -> None:
    """The same moves lead to the same state, whether a person or a bot made them."""
    game = Bottle(Lexicon.load("en"))
    bot = CATALOGUE["bottle"].bot(Lexicon.load("en"), 5)
    by_bot, by_hand = Table(game, 2, Random(3)), Table(game, 2, Random(3))
    thought = bot.think(by_bot.view(0), by_bot.wait.asks[0], Random(1))
    by_bot.act(0, thought.move, 5_000)
    by_hand.act(0, type(thought.move)(**{n: getattr(thought.move, n) for n in thought.move.__struct_fields__}), 5_000)
    assert by_bot.state == by_hand.state


@pytest.mark.rule("COM-08")
def test_disconnecting_is_not_an_input_and_clocks_run_on() -> None:
    table = Table(Bottle(Lexicon.load("en")), seats=2, rng=Random(3))
    table.act(0, CallNoWord(), at=1_000)
    table.advance(60_000)
    assert table.state.round > 1


@pytest.mark.rule("COM-10")
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_table_plays_in_english_unless_it_asks_for_ukrainian(game: str) -> None:
    entry, asked_for = CATALOGUE[game], list[str]()

    def load(language: str) -> Lexicon:
        asked_for.append(language)
        return Lexicon.load(language)

    entry.open(load, {})
    entry.open(load, {"language": "uk"})
    assert asked_for == ["en", "uk"]
    assert next(setting for setting in entry.all_settings if setting.name == "language").default == "en"
    with pytest.raises(Refused, match="bad-setting"):
        entry.open(Lexicon.load, {"language": "xx"})


@pytest.mark.rule("COM-10")
def test_a_ukrainian_table_judges_ukrainian_words() -> None:
    from parlour.games.bottle import Shaken

    table = Table(Bottle(Lexicon.load("uk"), mode="easy"), seats=2)
    table.draw(Shaken(("к", "н", "г"), (0, 1, 2)))
    table.act(0, Say("Книга"), at=1_000)
    table.advance(1_300)
    assert table.state.diamonds == (2, 1)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_wrong_setting_is_refused_and_named(game: str) -> None:
    with pytest.raises(Refused, match="nonsense"):
        CATALOGUE[game].open(Lexicon.load, {"nonsense": 1})


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_setting_explains_itself_in_every_language(game: str) -> None:
    entry = CATALOGUE[game]
    for setting in entry.all_settings:
        assert all(entry.explain(setting, language) for language in languages()), setting.name


NAMED = [
    pytest.param(game, *found.groups(), id=f"{rule.id}-{found[1]}")
    for game in CATALOGUE
    for rule in rulebook.rules_of(game)
    for found in re.finditer(r"S\((\w+), (.+?)\)", rule.text)
]
WRITTEN = {"on": "true", "off": "false"}


@pytest.mark.rule("BOT-07", "BOT-12", "BOT-20", "BOT-31", "BOT-33", "LON-04", "LON-18", "STA-07", "STA-16", "STA-28")
@pytest.mark.rule("REB-04", "REB-07", "REB-08", "REB-09", "REB-13", "REB-16", "REB-17", "BKW-03", "BKW-11")
@pytest.mark.parametrize("game, name, default", NAMED)
def test_a_table_that_chooses_nothing_plays_by_the_defaults_of_the_rules(game: str, name: str, default: str) -> None:
    (setting,) = (one for one in CATALOGUE[game].all_settings if one.name == name)
    assert json.loads(json.dumps(setting.default)) == json.loads(WRITTEN.get(default, default))


@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("game", ["bottle", "lone", "rebus"])
def test_the_dictionary_judges_unless_the_table_wants_to(game: str) -> None:
    (setting,) = (one for one in describe(CATALOGUE[game].settings) if one.name == "judge")
    assert (setting.default, set(setting.values)) == ("dictionary", {"dictionary", "table", "appeal"})


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("level", [0, 6])
def test_bots_have_five_levels(game: str, level: int) -> None:
    with pytest.raises(Refused, match="bad-level: bots have the levels 1 to 5"):
        CATALOGUE[game].bot(Lexicon.load("en"), level)
