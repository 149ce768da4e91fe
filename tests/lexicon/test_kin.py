"""Derived words for STA-12 and STA-13: pairs judged by hand, with the classic traps."""

from itertools import permutations
from pathlib import Path

import pytest

from parlour.lexicon.kin import CODES, relation


def pairs() -> list[list[str]]:
    """Each pair with its language and the code of its kinship, or `-` for none: language, code, card, word."""
    return [line.split("\t") for line in _read("kin.tsv")]


@pytest.mark.rule("STA-13")
def test_a_word_that_contains_or_derives_from_the_cards_word_is_its_kin() -> None:
    kin = [(relation(card, word, language), code, card, word) for language, code, card, word in pairs() if code != "-"]
    assert len(kin) > 700
    assert [each for each in kin if each[0] is None or (each[0].code, each[0].card) != each[1:3]] == []
    assert {code for _, code, _, _ in kin} <= set(CODES)


@pytest.mark.rule("STA-13")
def test_words_alike_by_meaning_or_spelling_are_not_kin() -> None:
    strangers = [(card, word, language) for language, code, card, word in pairs() if code == "-"]
    assert len(strangers) > 190
    assert [each for each in strangers if relation(*each) is not None] == []


@pytest.mark.rule("STA-13")
def test_a_card_word_of_two_letters_may_be_part_of_another() -> None:
    assert relation("ox", "boxer", "en") is None
    assert relation("ox", "oxen", "en") is not None


def test_the_refusal_says_which_word_links_the_two() -> None:
    kin = relation("mouse", "mice", "en")
    assert kin is not None
    assert kin.through == "mouse"


@pytest.mark.slow
@pytest.mark.rule("STA-13")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_everyday_families_are_kin_in_every_direction(language: str) -> None:
    families = [line.split() for line in _read(f"families-{language}.txt")]
    pairs = [pair for family in families for pair in permutations(family, 2)]
    assert [pair for pair in pairs if relation(*pair, language) is None] == []


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_everyday_look_alikes_are_not_kin(language: str) -> None:
    pairs = [line.split() for line in _read(f"strangers-{language}.txt")]
    assert [pair for pair in pairs if relation(*pair, language) is not None] == []


def _read(name: str) -> list[str]:
    lines = Path(__file__).with_name(name).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]
