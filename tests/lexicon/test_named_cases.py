"""Rulings that players reported: words and pairs with the right answers of `parlour word` and the rules of kin."""

import pytest

from parlour.lexicon import Lexicon
from parlour.lexicon.categories import Categories
from parlour.lexicon.kin import relation

GERMAN_INTERJECTIONS = [
    "aha",
    "na",
    "tja",
    "hm",
    "igitt",
    "hey",
    "pfui",
    "ach",
    "oh",
    "au",
    "nanu",
    "hoppla",
    "juhu",
    "autsch",
    "pst",
    "uff",
]


@pytest.mark.rule("BOT-44")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "true simple impossible religious looking keeping dug shook"), ("de", "nichts acht sein soll")],
)
def test_nouns_that_are_hardly_ever_meant_as_nouns_are_marked(language, words):
    lexicon = Lexicon.load(language)
    for word in words.split():
        verdict = lexicon.verdict(word)
        assert (verdict.singular, verdict.rare) == (True, True), word
        assert word not in lexicon.common(2.0, nouns=True)


@pytest.mark.rule("BOT-44")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "bottle bear drill tailor cold drink house walk swim dressing building individual orange"),
        ("de", "haus gen elf essen leben morgen recht band"),
        ("uk", "кіт вікно мати сон море"),
    ],
)
def test_everyday_nouns_are_not_marked(language, words):
    lexicon = Lexicon.load(language)
    assert [word for word in words.split() if not lexicon.is_singular_noun(word) or lexicon.is_rare_noun(word)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "goonies notre dowf yeggmen google wales jagger dickens panama"),
        ("uk", "сайті іміджу мерседес бондаренко франції гавно"),
        ("de", "häusern manschaft facebook auslands"),
    ],
)
def test_rare_words_names_and_odd_cases_are_never_shown(language, words):
    lexicon = Lexicon.load(language)
    shown = lexicon.shown()
    assert [word for word in words.split() if word in shown and lexicon.is_polite(word)] == []


@pytest.mark.parametrize("word", ["heddle", "niello", "boerewors", "marae", "craic", "braai", "lineout"])
def test_rare_and_regional_english_nouns_are_nouns(word):
    assert Lexicon.load("en").is_singular_noun(word)


def test_a_brand_is_not_a_noun():
    assert not Lexicon.load("en").is_word("tiktok")


@pytest.mark.parametrize(
    "word", ["manschaft", "gesellschaf", "stehgreif", "geschäftstelle", "räuberisch", "woodstock", "schaustücke"]
)
def test_words_wrongly_derived_in_german_are_not_nouns(word):
    assert not Lexicon.load("de").is_singular_noun(word)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("louis", "name"),
        ("kleist", "name"),
        ("perlfluss", "name"),
        ("http", "abbreviation"),
        ("kwh", "abbreviation"),
    ],
)
def test_german_names_and_abbreviations_are_not_words(word, code):
    assert Lexicon.load("de").verdict(word).reason.code == code


@pytest.mark.parametrize(
    "word",
    [
        *("niederselters", "kaiserdamm", "riefenstahl", "greenspan", "seidensticker", "baumgärtner", "rehbinder"),
        *("lautensack", "grünkraut", "winkelhock", "partypoker", "nickelback"),
    ],
)
def test_german_compounds_that_are_names_are_not_nouns(word):
    assert not Lexicon.load("de").is_singular_noun(word)


def test_a_german_adjective_is_not_a_compound():
    assert not Lexicon.load("de").is_singular_noun("altersgerechter")


@pytest.mark.parametrize("word", ["piston", "flint", "poolparty", "gerichtsgutachten", "tilgungsfonds", "morgenpost"])
def test_german_nouns_that_look_like_names_or_plurals_are_nouns(word):
    assert Lexicon.load("de").is_singular_noun(word)


@pytest.mark.parametrize("word", ["räuberisch", "räuberische", "knackig", "erstmalig", "schwerelos"])
def test_german_adjectives_are_words_but_not_nouns(word):
    verdict = Lexicon.load("de").verdict(word)
    assert (verdict.valid, verdict.noun) == (True, False)


@pytest.mark.parametrize(
    "word", ["festvortrag", "zeitunterschied", "magenspiegelung", "erfolgsdruck", "nachmittagsbetreuung"]
)
def test_german_compounds_that_people_write_are_nouns(word):
    assert Lexicon.load("de").is_singular_noun(word)


@pytest.mark.parametrize("word", GERMAN_INTERJECTIONS)
def test_german_interjections_are_words(word):
    assert Lexicon.load("de").is_word(word)


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ("tolpatsch", "tollpatsch"),
        ("bettuch", "betttuch"),
        ("stillegung", "stilllegung"),
        ("schiffahrt", "schifffahrt"),
        ("stengel", "stängel"),
        ("känguruh", "känguru"),
    ],
)
def test_old_german_spellings_are_refused_with_todays(old, today):
    verdict = Lexicon.load("de").verdict(old)
    assert (verdict.valid, verdict.name, verdict.suggestions) == (False, False, (today,))


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(
    ("language", "card", "word"),
    [
        ("de", "hand", "händler"),
        ("de", "hand", "aushändigen"),
        ("de", "hand", "linkshänder"),
        ("de", "raum", "geräumig"),
        ("de", "raum", "aufzuräumen"),
        ("de", "mord", "selbstmörder"),
        ("uk", "товкти", "товкач"),
        ("uk", "малий", "малюк"),
        ("uk", "літо", "улітку"),
        ("uk", "віл", "волик"),
        ("uk", "дорога", "дороговказ"),
    ],
)
def test_derived_words_are_kin(language, card, word):
    assert relation(card, word, language)


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(
    ("language", "card", "word"),
    [
        ("de", "schokolade", "lade"),
        ("de", "gazelle", "elle"),
        ("de", "rand", "verändern"),
        ("uk", "нога", "ніж"),
        ("uk", "просити", "просо"),
        ("uk", "дорогий", "дороговказ"),
    ],
)
def test_words_that_look_alike_by_accident_are_not_kin(language, card, word):
    assert relation(card, word, language) is None


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(
    ("language", "card", "word", "base"), [("en", "keys", "monkey", "key"), ("uk", "секрети", "секретар", "секрет")]
)
def test_the_reason_names_the_base_form_that_a_word_contains(language, card, word, base):
    kin = relation(card, word, language)
    assert kin is not None
    assert (kin.code, kin.through) == ("contains-base", base)


@pytest.mark.parametrize(
    ("language", "category", "words"),
    [
        ("en", "wheels", "gear"),
        ("en", "pirate", "cards song"),
        ("uk", "ship", "музика обід туман"),
    ],
)
def test_bots_give_no_weak_answers(language, category, words):
    assert set(words.split()).isdisjoint(Categories.load(language).words(category))


@pytest.mark.parametrize("word", ["lehrerin", "ärztin", "köchin", "bäuerin", "kauffrau", "pilotin", "tischlerin"])
def test_german_words_for_women_are_jobs(word):
    assert Categories.load("de").fits(word, "job") == "yes"


@pytest.mark.parametrize(
    ("category", "words"),
    [
        ("fragile", "stein hammer kissen panzer"),
        ("wooden", "stein kissen kuh stahl"),
        ("flies", "hammer elefant kissen handtuch"),
        ("beach", "hammer kuh zug nagel"),
        ("office", "elefant kuh wolke panzer"),
        ("kitchen", "elefant wolke zug kamel"),
    ],
)
def test_german_things_that_clearly_do_not_fit_are_refused(category, words):
    categories = Categories.load("de")
    assert {word: categories.fits(word, category) for word in words.split()} == dict.fromkeys(words.split(), "no")


def test_obsolete_nouns_never_turn_common_nouns_into_plurals():
    """Webster has sagum and visum; marked as plurals there, herbivora are no singular noun."""
    lexicon = Lexicon.load("en")
    assert [
        word for word in ["saga", "visa", "quota", "basilica", "alga", "nova"] if not lexicon.is_singular_noun(word)
    ] == []
    assert not lexicon.is_singular_noun("herbivora")
