"""Suggestions for misspelt words, and that they are quick."""

import time

import pytest

from parlour.lexicon import Lexicon

MEANT = [
    ("en", "elefant", "elephant"),
    ("en", "tounge", "tongue"),
    ("en", "collegue", "colleague"),
    ("en", "tomatoe", "tomato"),
    ("en", "brocolli", "broccoli"),
    ("uk", "окно", "вікно"),
    ("uk", "здание", "будівля"),
    ("uk", "кампютер", "комп'ютер"),
    ("uk", "рыба", "риба"),
    ("uk", "сонцэ", "сонце"),
    ("uk", "подъезд", "під'їзд"),
    ("en", "camaflage", "camouflage"),  # no slip or two explain it, but it has the same consonants
    ("en", "resturaunt", "restaurant"),
    ("uk", "стадийон", "стадіон"),
    ("uk", "картопльа", "картопля"),
    ("uk", "невеста", "наречена"),
    ("uk", "вечер", "вечір"),  # a form of вечеря, and a neighbour's word
    ("uk", "собако", "собака"),  # a word, but not one that the game takes
    ("en", "grapes", "grape"),
    ("de", "aepfel", "apfel"),
    ("de", "haustuer", "haustür"),  # no umlaut on the keyboard
    ("de", "fahrad", "fahrrad"),
    ("de", "rytmus", "rhythmus"),
    ("de", "schlüsel", "schlüssel"),
    ("de", "häuser", "haus"),
]
HOPELESS = [
    ("en", "unbeleivablewordage"),
    ("en", "qwzrtplkjhgf"),
    ("uk", "краснопердобило"),
    ("uk", "щзхгкшнвпр"),
    ("de", "unglaublichewortschöpfung"),
]


@pytest.mark.parametrize(("language", "typed", "meant"), MEANT)
def test_the_likeliest_slip_comes_first(language: str, typed: str, meant: str) -> None:
    lexicon = Lexicon.load(language)
    assert lexicon.verdict(typed, lexicon.is_singular_noun).suggestions[0] == meant


@pytest.mark.parametrize(("language", "typed"), [("en", "grapes"), ("uk", "собако"), ("de", "häuser")])
def test_accepted_words_get_no_suggestion(language: str, typed: str) -> None:
    lexicon = Lexicon.load(language)
    assert lexicon.verdict(typed).suggestions == ()
    assert lexicon.verdict(typed, lexicon.is_word).suggestions == ()


@pytest.mark.parametrize(("language", "typed"), HOPELESS)
def test_the_search_gives_up_soon_on_nonsense(language: str, typed: str) -> None:
    """The search has a limit of tries. The time limit is generous, because machines may be busy."""
    lexicon = Lexicon.load(language)
    lexicon.verdict(typed, lexicon.is_singular_noun)
    start = time.process_time()
    lexicon.verdict(typed, lexicon.is_singular_noun)
    assert time.process_time() - start < 0.04
