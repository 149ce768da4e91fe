"""The categories: enough of them, enough words on enough letters, and sensible answers to "does it fit?"."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from lexicon.draws import drawn
from parlour.lexicon import Lexicon, Unreadable
from parlour.lexicon.categories import CATEGORIES, LEVELS, Categories, forms, identity, spoken

LANGUAGES = ("en", "uk", "de")
EVERYDAY = 3.0
BY_HAND = Path(__file__).parents[2] / "scripts" / "lexicon_build" / "categories_by_hand"


@pytest.fixture(params=LANGUAGES)
def categories(request: pytest.FixtureRequest) -> Categories:
    return Categories.load(request.param)


def test_there_are_three_levels_of_at_least_54_categories_each() -> None:
    counts = Counter(category.level for category in CATEGORIES.values())
    assert set(counts) == set(LEVELS)
    assert min(counts.values()) >= 54


def test_every_category_has_a_unique_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = [category.name(language) for category in CATEGORIES.values()]
        assert len(set(names)) == len(names)
        assert all(name.strip() == name and name[0].isupper() for name in names)


def test_each_category_offers_12_everyday_words_on_10_first_letters(categories: Categories) -> None:
    for key in CATEGORIES:
        everyday = [word for word in categories.words(key) if categories.zipf(word) >= EVERYDAY]
        assert len(everyday) >= 12, key
        assert len({word[0] for word in everyday}) >= 10, key


def test_the_most_common_words_come_first(categories: Categories) -> None:
    for key in CATEGORIES:
        commonness = [categories.zipf(word) for word in categories.words(key)]
        assert commonness == sorted(commonness, reverse=True)


def test_bot_answers_are_readable_and_fit(categories: Categories) -> None:
    lexicon = Lexicon.load(categories.language)
    for key in CATEGORIES:
        for word in categories.words(key):
            parts = word.split(" ")
            assert 1 <= len(parts) <= 3, (key, word)
            try:
                assert [lexicon.read(part) for part in parts] == parts
            except Unreadable as unreadable:  # pragma: no cover
                pytest.fail(f"{key}: {word}: {unreadable}")
            assert categories.fits(word, key) == "yes"


def test_no_blocked_word_is_offered(categories: Categories) -> None:
    lexicon = Lexicon.load(categories.language)
    for key in CATEGORIES:
        assert all(lexicon.is_polite(part) for word in categories.words(key) for part in word.split())


def test_the_compiled_words_are_those_written_by_hand() -> None:
    for level in LEVELS:
        for key, entry in tomllib.loads((BY_HAND / f"{level}.toml").read_text("utf-8")).items():
            known, also = CATEGORIES[key], tuple(entry.get("also", ()))
            assert (known.level, known.also) == (level, also)
            assert (known.closed, known.thorough) == (entry.get("closed", False), entry.get("thorough", False))
            for language in ("en", "uk"):
                written = {spoken(word, language) for word in entry[f"words_{language}"].split(",")}
                assert set(Categories.load(language).words(key)) <= written
        for key, words in tomllib.loads((BY_HAND / f"de-{level}.toml").read_text("utf-8")).items():
            assert set(Categories.load("de").words(key)) <= {spoken(word, "de") for word in words.split(",")}


def test_german_has_25_answers_in_each_category() -> None:
    assert min(len(Categories.load("de").words(key)) for key in CATEGORIES) >= 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_accepted_answers_are_wider_than_bots_answers(language: str) -> None:
    more = tomllib.loads((BY_HAND / f"more-{language}.toml").read_text("utf-8"))
    assert set(more) <= set(CATEGORIES)
    for key, text in more.items():
        words = [spoken(word, language) for word in text.split(",")]
        assert len(set(words)) == len(words), key
        assert not set(words) & set(Categories.load(language).words(key)), key


def test_disjoint_category_lists_exist() -> None:
    written = tomllib.loads((BY_HAND / "apart.toml").read_text("utf-8"))
    lists = {name for names in written["groups"].values() for name in names.split()}
    asked = {name for names in written["apart"].values() for name in names.split()} - set(written["groups"])
    assert lists | asked | set(written["apart"]) <= set(CATEGORIES)


@pytest.mark.parametrize(
    "answer, category, fit",
    [
        ("apple", "fruit", "yes"),
        ("tamarind", "fruit", "yes"),  # only in WordNet
        ("hammer", "fruit", "no"),
        ("quickly", "fruit", "no"),
        ("okapi", "animal", "yes"),
        ("sunday", "animal", "no"),
        ("fork", "kitchen", "yes"),
        ("happiness", "kitchen", "no"),
        ("elephant", "kitchen", "no"),
        ("paris", "city", "yes"),
        ("the Netherlands", "country", "yes"),
        ("qwertyuiop", "fruit", "unsure"),
        ("button", "round", "yes"),
        ("freedom", "lose", "yes"),
        ("paris", "country", "no"),  # all countries are listed
        ("airplane", "big", "yes"),
        ("flat tire", "late", "yes"),
        ("flat tyre", "late", "yes"),
        ("paper clip", "office", "yes"),
        ("paperclip", "office", "yes"),
        ("carrot juice", "drink", "yes"),  # a kind of juice
        ("ant", "big", "no"),
        ("feather", "heavy", "no"),
        ("star fruit", "fruit", "yes"),
        ("salmon", "colour", "yes"),
        ("oregano", "kitchen", "yes"),  # all spices can be in a kitchen
        ("quartz", "collect", "yes"),
        ("kitten", "tool", "no"),  # no animal is a spice
    ],
)
def test_english_answers_are_judged(answer: str, category: str, fit: str) -> None:
    assert Categories.load("en").fits(answer, category) == fit


@pytest.mark.parametrize(
    "answer, category, fit",
    [
        ("яблуко", "fruit", "yes"),
        ("молоток", "fruit", "no"),
        ("стіл", "animal", "no"),
        ("Київ", "capital", "yes"),
        ("білий ведмідь", "animal", "yes"),
        ("абракадабрище", "fruit", "unsure"),
        ("колесо", "round", "yes"),
        ("Париж", "country", "no"),
        ("Олена", "country", "no"),
        ("сережки", "accessory", "yes"),
        ("віз", "vehicle", "yes"),
        ("собака", "fruit", "no"),
        ("жирафа", "house", "no"),
        ("Франція", "city", "no"),
        ("майоран", "kitchen", "yes"),
    ],
)
def test_ukrainian_answers_are_judged(answer: str, category: str, fit: str) -> None:
    assert Categories.load("uk").fits(answer, category) == fit


@pytest.mark.parametrize(
    "answer, category, fit",
    [
        ("Apfel", "fruit", "yes"),
        ("ein Hund", "animal", "yes"),
        ("Karottensaft", "drink", "yes"),
        ("Straßenbahn", "vehicle", "yes"),
        ("Café", "building", "yes"),
        ("ubahn", "vehicle", "yes"),
        ("quietscheblau", "colour", "yes"),
        ("Klavier", "animal", "no"),
        ("Liebe", "kitchen", "no"),
        ("Gartenbank", "fruit", "no"),
        ("Tisch", "language", "no"),
        ("Schwarzwald", "country", "no"),
        ("bairisch", "language", "yes"),
        ("kentisch", "language", "unsure"),
        ("Abrakadabrus", "fruit", "unsure"),
    ],
)
def test_german_answers_are_judged(answer: str, category: str, fit: str) -> None:
    assert Categories.load("de").fits(answer, category) == fit


@pytest.mark.parametrize(
    "language, answer, category",
    [
        ("de", "Hunde", "animal"),
        ("de", "Äpfel", "fruit"),
        ("de", "Häuser", "big"),
        ("de", "Kraut", "garden"),
        ("en", "The Polar-Bears", "animal"),
        ("en", "mice", "animal"),
        ("en", "wolves", "animal"),
        ("en", "cherries", "fruit"),
        ("en", "stamp", "collect"),
        ("uk", "яблука", "fruit"),
        ("uk", "ведмеді", "animal"),
        ("uk", "коти", "animal"),
        ("uk", "орли", "bird"),
        ("uk", "огірки", "vegetable"),
        ("uk", "марка", "collect"),
    ],
)
def test_plural_and_singular_are_one(language: str, answer: str, category: str) -> None:
    assert Categories.load(language).fits(answer, category) == "yes"


def test_one_typing_slip_is_understood() -> None:
    english, ukrainian = Categories.load("en"), Categories.load("uk")
    assert english.meant("bannana", "fruit") == "banana"
    assert english.meant("aplpe", "fruit") == "apple"
    assert ukrainian.meant("яблко", "fruit") == "яблуко"
    assert english.meant("banana", "fruit") is None
    assert english.meant("hammer", "fruit") is None


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["", " ", "-", "'", "the", "🐙", "а" * 10_000, "7", "\u0301", "\x00"])
def test_every_question_has_an_answer(categories: Categories, answer: str) -> None:
    assert categories.fits(answer, "fruit") in ("no", "unsure")
    categories.meant(answer[:200], "fruit")
    identity(answer, categories.language)
    forms(answer, categories.language)


@pytest.mark.parametrize(
    "language, one, other",
    [
        ("de", "U-Bahn", "ubahn"),
        ("de", "der Fluß", "Flüsse"),
        ("de", "Kinder", "das Kind"),
        ("en", "ice cream", "Icecreams"),
        ("en", "the wolf", "Wolves"),
        ("en", "T-shirt", "t shirt"),
        ("en", "bull's eye", "Bulls Eye"),
        ("en", "doughnuts", "donut"),
        ("en", "aluminium", "aluminum"),
        ("uk", "М’яч", "м'яч"),
        ("uk", "чау-чау", "Чау чау"),
    ],
)
def test_another_spelling_is_the_same_answer(language: str, one: str, other: str) -> None:
    assert identity(spoken(one, language), language) == identity(spoken(other, language), language)


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("білочка", "animal"),
        ("тигреня", "animal"),
        ("водичка", "drink"),
        ("продавчиня", "job"),
        ("вчителька", "job"),
        ("вчитель музики", "job"),
        ("лікар-терапевт", "job"),
        ("чай з лимоном", "drink"),
        ("Наталочка", "girl"),
        ("темно-синій", "colour"),
        ("жовтуватий", "colour"),
        ("англійська мова", "language"),
    ],
)
def test_ukrainian_derivations_of_listed_words_fit(answer: str, key: str) -> None:
    assert Categories.load("uk").fits(answer, key) == "yes"


def test_diminutives_need_the_same_meaning() -> None:
    assert Categories.load("uk").fits("носок", "body") == "no"  # a sock is no small nose


@pytest.mark.parametrize(
    ("answer", "key"), [("сузальська", "language"), ("ожиновий", "colour"), ("Вербовецький", "writer")]
)
def test_things_that_nobody_can_list_are_not_refused(answer: str, key: str) -> None:
    assert Categories.load("uk").fits(answer, key) != "no"


def test_a_phrase_is_judged_by_the_part_before_its_preposition() -> None:
    assert Categories.load("en").fits("cup of tea", "kitchen") == "yes"


@pytest.mark.slow
@pytest.mark.parametrize(("language", "aim"), [("en", 0.05), ("uk", 0.07), ("de", 0.05)])
def test_few_wrong_answers_drawn_at_random_pass(language: str, aim: float) -> None:
    found = list(drawn(language))
    wrong, passed = sum(len(one.wrong) for one in found), [answer for one in found for answer in one.passed]
    assert len(passed) / wrong <= aim, passed
