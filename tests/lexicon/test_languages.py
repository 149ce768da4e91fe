"""Installed languages, and languages with hardly any data."""

import sys
from importlib.metadata import EntryPoint

import pytest

from parlour.core.components import shipped_in
from parlour.games import CATALOGUE
from parlour.languages import Alphabet, Language, NoSuchLanguage, found, language, languages
from parlour.lexicon import Lexicon, blocklist, hearing, meaning, suggestion
from parlour.lexicon.association import Association
from parlour.lexicon.categories import CATEGORIES, Categories, answers, members, table
from parlour.lexicon.kin import relation
from parlour.lexicon.kin.families import kindred
from parlour.version import __version__

FIND = found.languages.__wrapped__
CACHED = (
    Lexicon.load, Association.load, Categories.load, kindred, blocklist.blocked, meaning._sections, hearing.ear,
    suggestion._translations, answers.answers_in, table.names_in,
)  # fmt: skip


@pytest.fixture
def bare(tmp_path, monkeypatch):
    """A language of two plain files, installed for one test."""
    folder = tmp_path / "parlour_bare"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "words.txt").write_text("# by frequency\nton not\t5\nnoon tonnot\n", "utf-8")
    (folder / "nouns.txt").write_text("ton noon\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    __import__("parlour_bare")
    pack = Language(code="xx", name="Bare", package="parlour_bare", alphabet=Alphabet("not", vowels="o"))
    everything = dict(languages()) | {"xx": pack}
    monkeypatch.setattr(found, "languages", lambda: everything)
    monkeypatch.setattr(found, "_by_name", lambda _: None)
    yield pack
    del sys.modules["parlour_bare"]
    for cached in CACHED:
        cached.cache_clear()


def test_english_comes_first_and_every_language_has_its_own_name():
    assert next(iter(languages())) == "en"
    assert list(languages())[1:] == sorted(list(languages())[1:])
    assert [language(code).name for code in ("en", "uk")] == ["English", "Українська"]


def test_a_missing_language_is_reported_with_the_installed_ones():
    with pytest.raises(NoSuchLanguage, match=r"the language 'xx' is not installed; installed: en, "):
        Lexicon.load("xx")


@pytest.mark.parametrize(
    ("points", "why"),
    [
        (["xx = no_such_package:language"], "ModuleNotFoundError: No module named 'no_such_package'"),
        (["xx = parlour_en:language"], "it is no Language with the code xx"),
        (["en = parlour.version:__version__"], "it is no Language with the code en"),
        (["en = parlour_en:language", "en = parlour_en:language"], "there is a language en already"),
    ],
)
def test_unusable_packs_are_left_out_with_one_line(monkeypatch, capsys, points, why):
    listed = [EntryPoint(*map(str.strip, point.split("=")), group=found.GROUP) for point in points]
    monkeypatch.setattr(found, "points", lambda _: listed)
    assert [*FIND()] in ([], ["en"])
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(f"is left out: {why}")
    assert line.startswith(f"parlour: the language {listed[-1].name} ({listed[-1].value}) ")


def test_a_pack_for_a_newer_parlour_says_which(monkeypatch, capsys, bare):
    newer = Language(code="xx", name="", package="parlour_bare", alphabet=bare.alphabet, needs="99.0")
    sys.modules["parlour_bare"].language = newer
    monkeypatch.setattr(found, "points", lambda _: [EntryPoint("xx", "parlour_bare:language", found.GROUP)])
    assert not FIND()
    assert f"it needs Parlour 99.0 or newer, and this is {__version__}" in capsys.readouterr().err


def test_plain_lists_are_a_dictionary(bare):
    lexicon = Lexicon.load("xx")
    assert [*lexicon.words(), *lexicon.words(nouns=True)] == ["not", "ton", "noon", "tonnot", "ton", "noon"]
    assert (lexicon.zipf("ton"), lexicon.zipf("noon")) == (5.0, 0.0)
    assert lexicon.verdict("not").reason.text("xx") == "not a noun"
    assert lexicon.verdict("notn").suggestions


def test_unreadable_lines_of_a_list_are_named(bare):
    bare.path("nouns.txt").write_text("ton\nnight\n", "utf-8")
    with pytest.raises(ValueError, match=r"xx: nouns.txt line 2: “[gi]” is no letter"):
        Lexicon.load("xx")


def test_missing_language_data_has_a_fallback(bare):
    lexicon = Lexicon.load("xx")
    assert lexicon.is_polite("ton"), "no blocklist"
    assert lexicon.meaning("ton").link == "https://xx.wiktionary.org/wiki/ton"
    assert Association.load("xx") is None
    assert relation("ton", "tonnot", "xx").code == "contains", "no kinship of its own"
    assert relation("ton", "noon", "xx") is None
    assert lexicon.pocket() is None
    assert lexicon.source("ton") == "word list"


def test_without_answers_the_table_votes_in_every_category(bare):
    categories = Categories.load("xx")
    assert {categories.fits(word, key) for key in CATEGORIES for word in ("ton", "not", "tttt")} == {"unsure"}
    assert categories.words("animal") == ()
    assert CATEGORIES["animal"].name("xx") == "An animal"


def test_answers_written_by_hand_count_and_others_are_unsure(bare):
    bare.path("answers.json").write_text('{"animal": "Noon, ton not"}', "utf-8")
    categories = Categories.load("xx")
    assert [categories.fits(answer, "animal") for answer in ("noon", "TON-NOT", "not")] == ["yes", "yes", "unsure"]
    assert members.answered("xx") == {"animal"}


def test_tables_of_kin_need_no_rules(bare):
    bare.path("kinship").mkdir()
    bare.path("kinship", "irregular.txt").write_text("ton noon\n", "utf-8")
    bare.path("kinship", "families.txt").write_text("not: non*\n", "utf-8")
    assert relation("ton", "noon", "xx").code == "irregular"
    assert relation("not", "nonton", "xx").code == "stem"


def test_a_game_without_its_dice_or_cards_is_not_offered(bare):
    assert not any(CATALOGUE[game].is_in("xx") for game in ("bottle", "lone", "stars", "rebus", "bookworm"))
    with pytest.raises(ValueError, match=r"the language xx has no dice.json for bottle"):
        shipped_in("xx", "bottle", "dice.json", dict)


def test_words_typed_without_accents_are_suggested(bare, monkeypatch):
    polish = Language(code="xx", name="", package="parlour_bare", alphabet=Alphabet("aąćeęlłńoóśwzźż", vowels="aąeęoó"))
    bare.path("nouns.txt").unlink()
    bare.path("words.txt").write_text("żółw\nłza\n", "utf-8")
    monkeypatch.setattr(found, "languages", lambda: {**languages(), "xx": polish})
    lexicon = Lexicon.load("xx")
    assert [lexicon.verdict(typed).suggestions for typed in ("ZOLW", "lza")] == [("żółw",), ("łza",)]
