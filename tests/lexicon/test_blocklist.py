"""Words that bots never say."""

from __future__ import annotations

import pytest

from parlour.languages import language as installed
from parlour.lexicon import Lexicon
from parlour.lexicon.blocklist import is_polite


@pytest.mark.parametrize("word", ["fucking", "BITCH", "faggots", "raped", "bullshit", "nazi"])
def test_a_bot_never_says_a_slur_or_an_obscenity(word: str) -> None:
    assert not is_polite(word, "en")


@pytest.mark.parametrize("word", ["жид", "Кацапи", "курва", "гівно", "зґвалтування", "дебіл"])
def test_a_bot_never_swears_in_ukrainian(word: str) -> None:
    assert not is_polite(word, "uk")


INNOCENT_EN = (
    "snigger squawk injunction therapist grape drape classic assassin cocktail cockatoo pansy tart "
    "document kite method analysis buckram condominium lynchpin woggle damsel pelican frog gay lesbian"
)


@pytest.mark.parametrize("word", INNOCENT_EN.split())
def test_an_innocent_word_that_only_looks_like_one_is_polite(word: str) -> None:
    assert is_polite(word, "en")


INNOCENT_UK = (
    "бульбашка нігерієць туркотати підорожник педикюр гімн лайнер заблукати стервʼятник вирахуй хрін "
    "сучасний потвора карлик метис повіяти дупло секстант калина серпанок"
)


@pytest.mark.parametrize("word", INNOCENT_UK.split())
def test_an_innocent_ukrainian_word_that_only_looks_like_one_is_polite(word: str) -> None:
    assert is_polite(word, "uk")


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_the_list_has_no_entry_twice(language: str) -> None:
    lines = installed(language).path("blocklist.txt").read_text("utf-8").splitlines()
    entries = [line for line in lines if line and not line.startswith("#")]
    assert len(entries) == len(set(entries)) > 200


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_impolite_words_are_found_without_a_full_scan(language: str) -> None:
    lexicon = Lexicon.load(language)
    every = [word for word in lexicon.words(nouns=True) if not lexicon.is_polite(word)]
    assert sorted(lexicon.impolite(nouns=True)) == sorted(every)
    assert set(lexicon.impolite()) > set(every), "forms of them too"
