"""Every look-up against a plain scan, on word lists of all kinds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.languages import language as installed
from parlour.lexicon import HouseWords, Lexicon, letters
from parlour.lexicon.packing import Sections
from parlour.lexicon.words import Words

UKRAINIAN, GERMAN = installed("uk").alphabet, installed("de").alphabet


LETTERS = {"en": "abcde", "uk": "абєіїґ", "de": "aänöu"}


def lists(language):
    word = st.text(LETTERS[language], min_size=1, max_size=7)
    if language == "uk":
        word = st.builds(lambda a, b: f"{a}'{b}", word, word) | word
    return st.lists(word, max_size=40)


def in_order(words):
    order = {letter: place for place, letter in enumerate(GERMAN.letters + UKRAINIAN.letters)}
    return sorted(words, key=lambda word: (len(letters(word)), [order[sign] for sign in letters(word)], word))


def spells(dice, word):
    lacking = Counter(letters(word)) - Counter(dice.replace("*", ""))
    return lacking.total() <= dice.count("*")


every = pytest.mark.parametrize("language", ["en", "uk", "de"])


@every
@given(data=st.data())
def test_words_are_sorted_by_length_then_alphabet(language, data):
    words = set(data.draw(lists(language)))
    lexicon = Lexicon.of(words, language=language)
    found = lexicon.words()
    assert list(found) == in_order(words)
    assert len(found) == len(words)
    assert [found[at] for at in range(len(found))] == list(found)
    assert found[1:4] == list(found)[1:4]
    assert all(lexicon.is_word(word) for word in words)


@every
@given(data=st.data())
def test_no_other_word_is_a_word(language, data):
    words = set(data.draw(lists(language)))
    other = data.draw(st.text(LETTERS[language] + "'", max_size=8))
    lexicon = Lexicon.of(words, language=language)
    assert lexicon.is_word(other) == (other in words)
    assert (other in lexicon.words()) == (other in words)


@every
@given(data=st.data())
def test_containing_agrees_with_a_scan(language, data):
    words = set(data.draw(lists(language)))
    wanted = data.draw(st.text(LETTERS[language], max_size=4))
    length = data.draw(st.none() | st.integers(1, 9))
    expected = {w for w in words if Counter(wanted) <= Counter(letters(w)) and length in (None, len(letters(w)))}
    assert list(Lexicon.of(words, language=language).containing(wanted, length=length)) == in_order(expected)


@every
@given(data=st.data())
def test_spellable_agrees_with_a_scan(language, data):
    words = set(data.draw(lists(language)))
    dice = data.draw(st.text(LETTERS[language] + "*", max_size=9))
    length = data.draw(st.none() | st.integers(1, 9))
    expected = {word for word in words if spells(dice, word) and length in (None, len(letters(word)))}
    assert list(Lexicon.of(words, language=language).spellable(dice, length=length)) == in_order(expected)


@pytest.mark.slow
@every
@given(data=st.data())
def test_starting_and_ending_agree_with_a_scan(language, data):
    words = set(data.draw(lists(language)))
    part = data.draw(st.text(LETTERS[language], max_size=3))
    lexicon = Lexicon.of(words, language=language)
    assert list(lexicon.starting(part)) == in_order(w for w in words if letters(w).startswith(part))
    assert list(lexicon.ending(part)) == in_order(w for w in words if letters(w).endswith(part))


def test_frequencies_and_tiers_choose_words():
    lexicon = Lexicon.load("en")
    common = lexicon.common(5, nouns=True)
    assert "house" in common
    assert "aardvark" not in common
    assert all(lexicon.zipf(word) >= 5 for word in common)
    assert lexicon.tier("house") == 1
    assert lexicon.tier("house") < lexicon.tier("aardwolf")
    sizes = [len(lexicon.vocabulary(tier)) for tier in range(1, 6)]
    assert sizes == sorted(sizes)
    assert sizes[-1] == len(lexicon.words())


def test_a_list_may_have_its_own_frequencies():
    lexicon = Lexicon.of(["cat", "house"], zipf={"cat": 5.1, "dog": 6.0})
    assert list(lexicon.common(5)) == ["cat"]
    assert lexicon.zipf("cat") == 5.1
    assert lexicon.zipf("dog") == 0


@every
@given(data=st.data())
def test_packed_lists_answer_like_plain_ones(language, data):
    words = set(data.draw(lists(language)))
    other = data.draw(st.text(LETTERS[language] + "'", max_size=8))
    packed = Words(installed(language).alphabet, Sections(Words.of(installed(language).alphabet, words).pack()))
    assert list(packed) == in_order(words)
    assert (other in packed) == (other in words)
    assert [packed.word(packed.number(word)) for word in words] == list(words)
    assert (packed.number(other) is None) == (other not in words)


@pytest.mark.slow
@pytest.mark.parametrize("kernels", ["on", "off"])
@given(data=st.data())
def test_packed_lists_with_many_words_of_one_length_give_the_same_answers(kernels, data):
    word = st.text("аб", min_size=7, max_size=7) | st.just("абабаб'а")
    words, other = data.draw(st.sets(word, min_size=30)), data.draw(st.text("аб'\0", max_size=8))
    packed = Words(UKRAINIAN, Sections(Words.of(UKRAINIAN, words).pack()))
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PARLOUR_KERNELS", kernels)
        assert all(map(packed.has, words))
        assert packed.has(other) == (other in words)
    assert [packed.word(packed.number(word)) for word in words] == list(words)


@every
def test_every_shipped_noun_is_a_word(language):
    lexicon = Lexicon.load(language)
    nouns = lexicon.words(nouns=True)
    assert all(map(lexicon.is_singular_noun, nouns))
    assert not all(map(lexicon.is_word, (noun[::-1] for noun in nouns)))


@pytest.mark.parametrize("strange", ["", "\ud800", "a\0b", "\0", "x" * 300, "кіт\n", "'", "пять"])
def test_unknown_words_are_rejected(strange):
    assert not any(Lexicon.load(language).is_word(strange) for language in ("en", "uk"))
    assert strange not in Lexicon.load("uk").words()


def test_limited_searches_return_the_beginning_of_the_full_list():
    found = Lexicon.load("en").containing("zz")
    everything = list(found)
    assert found[:3] == everything[:3]
    assert found[3:5] == everything[3:5]
    assert found[-2:] == everything[-2:]
    assert found[::-1] == everything[::-1]
    assert list(found.at_least(9)) == [word for word in everything if len(word) >= 9]


@pytest.mark.parametrize("language, word, typed", [("en", "carbon", "CARBON"), ("uk", "пам'ять", "Пам’ять")])
def test_words_and_letters_may_be_typed_in_any_case(language, word, typed):
    lexicon = Lexicon.load(language)
    assert lexicon.is_word(typed)
    assert lexicon.is_singular_noun(typed)
    asked = (lexicon.zipf, lexicon.tier, lexicon.source)
    assert [ask(typed) for ask in asked] == [ask(word) for ask in asked]
    some = letters(word)[:3]
    for find in (lexicon.containing, lexicon.starting, lexicon.ending, lexicon.spellable):
        assert len(find(some.upper())) == len(find(some))
    assert word in lexicon.spellable(typed.upper() + "*")


@every
def test_impossible_words_are_rejected(language):
    lexicon = Lexicon.load(language)
    assert not any(map(lexicon.is_word, ["", " ", "c4rbon", "two words", "x" * 999]))
    assert not lexicon.containing("b1")


@every
@given(data=st.data())
def test_a_list_with_rulings_equals_the_list_of_its_words(language, data):
    before, allow, refuse = (data.draw(lists(language)) for _ in range(3))
    common = dict.fromkeys(data.draw(st.lists(st.sampled_from(before))) if before else [], 4.0)
    nouns, word = data.draw(lists(language)), data.draw(st.text(LETTERS[language], max_size=7))
    house = HouseWords(tuple(allow), tuple(refuse))
    ruled = Lexicon.of([*before, *nouns], nouns, language, common).with_house(house)
    now = {*before, *nouns, *allow} - {*refuse}
    plain = Lexicon.of(now, {*nouns, *allow} - {*refuse}, language, common)
    for noun in (False, True):
        assert list(ruled.words(nouns=noun)) == list(plain.words(nouns=noun))
        assert list(ruled.common(3, nouns=noun)) == list(plain.common(3, nouns=noun))
        assert list(ruled.spellable(word, nouns=noun)) == list(plain.spellable(word, nouns=noun))
    assert [one for one in now if not ruled.is_word(one)] == []
    assert [one for one in refuse if ruled.is_word(one)] == []
    assert [one for one in map(letters, now) if not ruled.is_spelling(one)] == []
