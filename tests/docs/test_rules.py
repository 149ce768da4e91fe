"""The rules say the same in every language: the same ids and kinds, numbers, settings and codes."""

import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour import rulebook
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, language

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "rules.py"))
differences, cited_in = SCRIPT["differences"], SCRIPT["cited_in"]
GROUPED = re.compile(r"(?<=\d)[,.\u00a0](?=\d{3}\b)")
SCRIPTS = {"uk": "[а-яіїєґ]", "de": "[a-zäöüß]"}
in_every_language = pytest.mark.parametrize(
    ("code", "game"), [(code, game) for code in SCRIPTS for game in rulebook.games()]
)


def translated(game: str, code: str) -> list[tuple[rulebook.Rule, rulebook.Rule]]:
    """Return each rule of a game with its translation."""
    return list(zip(rulebook.rules_of(game), rulebook.rules_of(game, code), strict=True))


def facts(text: str) -> dict[str, list[str]]:
    """Facts that translations must keep. Each language groups thousands in its own way."""
    return {
        "numbers": sorted(re.findall(r"\d+", GROUPED.sub("", text))),
        "settings": re.findall(r"S\(.*?\)", text),
        "codes": sorted(re.findall(r"`.*?`", text)),
        "kinds": re.findall(r"\b[RDS]\b", text),
    }


@in_every_language
def test_a_rule_has_the_same_id_kind_numbers_and_settings_in_every_language(code, game):
    for english, other in translated(game, code):
        assert (other.id, other.kind) == (english.id, english.kind)
        assert facts(other.text) == facts(english.text), english.id


@in_every_language
def test_a_translated_rule_is_written_in_that_language(code, game):
    for english, other in translated(game, code):
        assert other.text != english.text
        assert len(re.findall(SCRIPTS[code], other.text)) > len(english.text) / 3, english.id


@pytest.mark.parametrize("code", SCRIPTS)
def test_a_game_has_the_same_name_in_its_rules_and_the_catalogue(code):
    for game, entry in CATALOGUE.items():
        if entry.title(code) != entry.title(ENGLISH):
            title = language(code).path("rules", f"{game}.md").read_text().splitlines()[0]
            assert title == f"# {entry.title(code)} — `{game}`"


def copy_rules(into: Path) -> None:
    shutil.copytree(ROOT / "rules", into, dirs_exist_ok=True)
    shutil.copytree(language("uk").path("rules"), into / "uk")


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        ("uk/bottle.md", "- BOT-05 R", "- R", "BOT-05 is R in bottle.md and no rule in uk/bottle.md"),
        ("bottle.md", "- BOT-05 R", "- R", "BOT-05 is no rule in bottle.md and R in uk/bottle.md"),
        ("uk/lone.md", "- LON-20 R", "- LON-20 D", "LON-20 is R in lone.md and D in uk/lone.md"),
        ("uk/README.md", "- COM-02 D", "- COM-01 D", "COM-01 stands 2 times in uk/README.md"),
        ("stars.md", "- STA-17 D", "- STA-16 D", "STA-16 stands 2 times in stars.md"),
    ],
)
def test_missing_duplicate_and_changed_rules_are_found(tmp_path, file, before, after, says):
    copy_rules(tmp_path)
    assert list(differences(tmp_path, {"uk": tmp_path / "uk"})) == []
    changed = (tmp_path / file).read_text().replace(before, after)
    (tmp_path / file).write_text(changed)
    assert says in differences(tmp_path, {"uk": tmp_path / "uk"})


def test_untranslated_rules_of_a_whole_game_are_reported(tmp_path):
    copy_rules(tmp_path)
    (tmp_path / "uk" / "rebus.md").unlink()
    found = differences(tmp_path, {"uk": tmp_path / "uk"})
    assert sum("REB-" in problem for problem in found) == len(rulebook.rules_of("rebus"))


def test_a_rule_is_cited_by_its_whole_id_and_a_range_names_its_ends_alone(tmp_path):
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.py").write_text('"""Words (BOT-06, BOT-07)."""\n# BOT-10 to BOT-12; ABOT-13, BOT-1\n')
    assert cited_in(tmp_path) == {"BOT-06", "BOT-07", "BOT-10", "BOT-12"}


@pytest.mark.slow
def test_the_table_names_the_tests_of_every_rule():
    done = subprocess.run([ROOT / "scripts" / "rules", "--table"], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [rule.id for rule in every_rule()]
    assert "    tests/rules/test_bottle.py::" in done.stdout


def every_rule() -> list[rulebook.Rule]:
    return [rule for file in sorted((ROOT / "rules").glob("*.md")) for rule in SCRIPT["rules_of"](file)]
