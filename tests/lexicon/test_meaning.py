"""What a word means, shown by a tap after its ruling."""

import json

import pytest

from cli.terminal import run
from parlour.languages import language as installed
from parlour.lexicon import Lexicon


@pytest.fixture(scope="module")
def en() -> Lexicon:
    return Lexicon.load("en")


@pytest.fixture(scope="module")
def uk() -> Lexicon:
    return Lexicon.load("uk")


def test_an_english_word_has_its_kind_its_base_a_meaning_and_a_link(en: Lexicon) -> None:
    geese = en.meaning("Geese")
    assert (geese.word, geese.base, geese.kinds[0]) == ("geese", "goose", "noun")
    assert "birds" in geese.lines[0].says
    assert (geese.lines[0].of, geese.link) == ("goose", "https://en.wiktionary.org/wiki/goose")
    assert en.meaning("ran").base == "run"
    assert en.meaning("bottle").base is None
    assert "porcelain" in en.meaning("china").lines[0].says  # no country


def test_a_ukrainian_word_has_its_kind_its_base_and_a_link(uk: Lexicon) -> None:
    outcome = {word: uk.meaning(word) for word in ("коти", "бігала", "велику", "стіл")}
    assert [one.base for one in outcome.values()] == ["кіт", "бігати", "великий", None]
    assert [one.kinds for one in outcome.values()] == [("noun",), ("verb",), ("adjective",), ("noun",)]
    assert outcome["стіл"].link == "https://uk.wiktionary.org/wiki/%D1%81%D1%82%D1%96%D0%BB"


def test_frequency_is_described_in_words(en: Lexicon) -> None:
    assert [en.meaning(word).common for word in ("house", "zyzzyva")] == ["everyday", "unmet"]


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_rude_and_unknown_words_get_no_meaning(language: str) -> None:
    lexicon, lines = Lexicon.load(language), installed(language).path("blocklist.txt").read_text("utf-8").splitlines()
    rude = [entry for line in lines if (entry := line.partition("#")[0].strip()) and "*" not in entry]
    for word in (*rude, "", "🙂", "a" * 500, "щjщ", "зzз"):
        outcome = lexicon.meaning(word)
        assert (outcome.kinds, outcome.base, outcome.lines, outcome.common, outcome.source, outcome.link) == (
            (),
            None,
            (),
            *[None] * 3,
        )


@pytest.mark.slow
def test_no_meaning_is_rude_or_cut_off(en: Lexicon) -> None:
    for word in en.common(5.0):
        for line in en.meaning(word).lines:
            assert 0 < len(line.says) <= 450
            assert "…" not in line.says
            assert line.says.count("(") == line.says.count(")")
            assert all(map(en.is_polite, line.says.lower().split()))


def test_the_terminal_reports_it_too() -> None:
    printed = run("word", "geese", "--meaning").stdout.splitlines()
    assert printed[1] == "  a form of GOOSE"
    assert printed[2].startswith("  noun GOOSE: ")
    rows = json.loads(run("word", "коти", "--language", "uk", "--meaning", "--json").stdout)
    assert rows[0]["meaning"]["base"] == "кіт"
