"""The message cards that ship with the game, and custom ones."""

import json
from copy import deepcopy
from itertools import chain, combinations, islice
from statistics import median
from typing import Any

import pytest

from parlour.core import Refused
from parlour.core.components import read_components
from parlour.games.stars.components.cards import COLUMNS, GAP, ROWS, Card, Cards, shipped_cards, shipped_clues
from parlour.games.stars.components.cipher import alphabet_of
from parlour.games.stars.rules.legal import judge_transmission
from parlour.lexicon import Lexicon
from parlour.lexicon.association import Association
from parlour.lexicon.kin import relation

LANGUAGES = ("en", "uk")


def words_on_cards(language: str) -> list[tuple[Card, str]]:
    return [(card, word) for card in shipped_cards(language).every for word in card.words]


@pytest.mark.rule("STA-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_twenty_four_cards_for_each_side(language: str) -> None:
    cards = shipped_cards(language)
    assert len(cards.alien) == len(cards.scientists) == 24
    assert len({card.sentence for card in cards.every}) == 48


@pytest.mark.rule("STA-02", "STA-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_a_sentence_with_three_gaps_and_eighteen_different_words(language: str) -> None:
    for card in shipped_cards(language).every:
        assert card.sentence.count(GAP) == COLUMNS == len(card.columns)
        assert {len(column) for column in card.columns} == {ROWS}
        assert len(set(card.words)) == COLUMNS * ROWS


@pytest.mark.rule("STA-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_known_polite_and_unrelated(language: str) -> None:
    lexicon = Lexicon.load(language)
    for card, word in words_on_cards(language):
        assert lexicon.is_word(word), word
        assert lexicon.is_polite(word), word
        assert not [other for other in card.words if other != word and relation(word, other, language)], word


@pytest.mark.rule("STA-03", "STA-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_can_be_hinted_at_without_naming_it_or_hinting_at_another(language: str) -> None:
    lexicon, clues = Lexicon.load(language), shipped_clues(language)
    for card, word in words_on_cards(language):
        others = {clue for other in card.words if other != word for clue in clues[other]}
        fair = [clue for clue in clues[word] if clue not in others]
        legal = (clue for clue in fair if judge_transmission(clue, card.words, (), lexicon).legal)
        assert len([*islice(legal, 3)]) == 3, (word, clues[word])


@pytest.mark.slow
@pytest.mark.rule("STA-12", "STA-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_forbids_a_clue_for_a_word_on_it(language: str) -> None:
    lexicon, clues = Lexicon.load(language), shipped_clues(language)
    forbidden = [
        (card.id, word, clue)
        for card, word in words_on_cards(language)
        for clue in clues[word]
        if not judge_transmission(clue, card.words, (), lexicon).legal
    ]
    assert forbidden == []


@pytest.mark.rule("STA-03")
def test_the_words_of_an_english_column_are_not_easily_confused() -> None:
    association = Association.load("en")
    assert association is not None
    for column in chain.from_iterable(card.columns for card in shipped_cards("en").every):
        for word, other in combinations(column, 2):
            assert (association.similarity(word, other) or 0) < 0.55, (word, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_cover_exactly_the_card_words(language: str) -> None:
    lexicon, cards, clues = Lexicon.load(language), shipped_cards(language), shipped_clues(language)
    assert set(clues) == {word for card in cards.every for word in card.words}
    for clue in chain.from_iterable(clues.values()):
        assert lexicon.read(clue) == clue
        assert lexicon.is_polite(clue)


def test_a_message_fills_the_gaps_in_order() -> None:
    card = shipped_cards("en").alien[2]
    filled = card.sentence.replace(GAP, "{}").format("DENTIST", "GUITAR", "SNOW")
    assert filled == "Take me to your DENTIST. I have brought a GUITAR made of pure SNOW."
    assert all(word in column for word, column in zip(("dentist", "guitar", "snow"), card.columns, strict=True))


@pytest.mark.rule("STA-05", "STA-08")
def test_letters_are_coloured_by_how_common_they_are() -> None:
    words = chain.from_iterable((word, *clues) for word, clues in shipped_clues("uk").items())
    letters = "".join(words).upper()
    alphabet = alphabet_of("uk")
    counts = [[letters.count(letter) for letter in colour] for colour in (alphabet.green, alphabet.black, alphabet.red)]
    assert min(counts[0]) > median(counts[1])
    assert min(counts[1]) > median(counts[2])


@pytest.mark.rule("STA-05", "STA-08")
def test_a_ukrainian_cipher_has_as_many_green_and_black_letters_to_choose_from_as_an_english_one() -> None:
    english, ukrainian = alphabet_of("en"), alphabet_of("uk")
    assert len(ukrainian.letters) == 33
    assert (len(english.green), len(english.black)) == (len(ukrainian.green), len(ukrainian.black)) == (9, 11)


def card(name: str, start: int) -> dict[str, Any]:
    words = [chr(97 + n) + chr(97 + start) for n in range(COLUMNS * ROWS)]
    columns = [words[at : at + ROWS] for at in range(0, len(words), ROWS)]
    return {"id": name, "sentence": "A ___ has a ___ and a ___.", "columns": columns}


DECK = [card("one", 0), card("two", 1)]
GOOD = {"language": "en", "alien": DECK, "scientists": DECK}


def changed(path: tuple[Any, ...], value: Any) -> bytes:
    cards: Any = deepcopy(json.loads(json.dumps(GOOD)))
    spot = cards
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    return json.dumps(cards).encode()


@pytest.mark.rule("COM-09")
def test_a_table_can_bring_its_own_cards() -> None:
    cards = read_components(json.dumps(GOOD).encode(), "box.json", Cards, "bad-cards")
    assert cards.alien[0].words[0] == "aa"


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("language",), "fr", "language"),
        (("alien",), [], "alien"),
        (("alien", 0, "sentence"), "Only a ___.", "card one: the sentence needs 3 gaps (___), not 1"),
        (("alien", 0, "columns", 1), ["few"], "columns"),
        (("alien", 0, "columns", 2, 5), "aa", "card one: 'aa' stands on it twice"),
        (("alien", 1, "columns", 0, 0), "two words", "card two: “two words”: "),
        (("alien", 1, "columns", 0, 0), "x", "card two: “x”: a word has two or more"),
        (("alien", 1, "columns", 0, 0), "Sun", "card two: “Sun”: a word has two or more lower-case"),
        (("alien", 1, "columns", 0, 0), 7, "columns"),
        (("alien", 1, "id"), "one", "two cards of a side are named one"),
        (("alien", 1, "colour"), "green", "colour"),
    ],
)
def test_wrong_cards_get_an_error_that_names_the_file_the_entry_and_the_fault(path: Any, value: Any, says: str) -> None:
    with pytest.raises(Refused) as refused:
        read_components(changed(path, value), "box.json", Cards, "bad-cards")
    assert refused.value.code == "bad-cards"
    assert refused.value.detail.startswith("box.json")
    assert says in refused.value.detail


@pytest.mark.rule("COM-09")
def test_files_that_are_not_json_are_reported() -> None:
    with pytest.raises(Refused, match=r"box\.json"):
        read_components(b"{", "box.json", Cards, "bad-cards")
