"""Reasons of rulings."""

import pytest

from parlour.lexicon import HouseWords, Lexicon, Reason

EN, UK = Lexicon.load("en"), Lexicon.load("uk")


@pytest.mark.parametrize(
    "typed, says",
    [
        ("GRAPES", "the plural of GRAPE"),
        ("PARIS", "a name"),
        ("SCISSORS", "has no singular"),
        ("RUNNIG", "not in the dictionary (did you mean RUNNING?)"),
        ("xqzvw", "not in the dictionary"),
        ("quickly", "not a noun"),
        ("NASA", "an abbreviation"),
        ("children", "the plural of CHILD"),
        ("leaves", "the plural of LEAF"),
        ("r2d2", "has a digit in it"),
        ("believes", "not a noun"),
        ("the-poor", "has a hyphen"),
        ("poor", "not a noun"),
        ("believing", "not a noun"),
        ("john", "a name"),
        ("knows", "not a noun"),
        ("does", "not a noun"),
        ("its", "not a noun"),
        ("discusses", "not a noun"),
        ("yikes", "not a noun"),
        ("pavillion", "not in the dictionary (did you mean PAVILION?)"),
        ("yolo", "an abbreviation"),
        ("livingroom", "not in the dictionary"),
    ],
)
def test_english_reasons(typed, says):
    assert EN.verdict(typed).reason.text("en") == says


@pytest.mark.parametrize(
    "typed, says",
    [
        ("СТОЛИ", "множина слова СТІЛ"),
        ("столом", "форма слова СТІЛ"),
        ("Київ", "власна назва"),
        ("ножиці", "не має однини"),
        ("гарно", "не іменник"),
        ("вакно", "немає у словнику (може, ВІКНО?)"),
        ("року", "форма слова РІК"),
        ("питанні", "форма слова ПИТАННЯ"),
        ("кошенята", "множина слова КОШЕНЯ"),
        ("курчата", "множина слова КУРЧА"),
        ("велика", "не іменник"),
        ("сорок", "не іменник"),
        ("кг", "скорочення"),
        ("шевчук", "власна назва"),
        ("коли", "не іменник"),
        ("окно", "немає у словнику (може, ВІКНО?)"),
    ],
)
def test_ukrainian_reasons(typed, says):
    assert UK.verdict(typed).reason.text("uk") == says


def test_a_singular_noun_needs_no_reason():
    verdict = EN.verdict(" Bottle ")
    assert verdict.word == "bottle"
    assert (verdict.valid, verdict.noun, verdict.singular, verdict.name) == (True, True, True, False)
    assert verdict.zipf > 4
    assert verdict.reason is None


def test_the_suggestion_is_the_most_common_word_one_slip_away():
    words = Lexicon.of(["cat", "cart", "care"], zipf={"cart": 3.0, "care": 5.0, "cat": 4.0})
    assert words.verdict("caret").reason == Reason("unknown", "care")
    assert words.verdict("caxt").reason == Reason("unknown", "cat")
    assert words.verdict("xxxxxx").reason == Reason("unknown")


@pytest.mark.parametrize(
    "typed, meant",
    [("мяч", "м'яч"), ("сімя", "сім'я"), ("мясо", "м'ясо"), ("пятниця", "п'ятниця"), ("помідорр", "помідор")],
)
def test_missing_apostrophes_are_corrected(typed, meant):
    assert UK.verdict(typed).reason == Reason("unknown", meant)


@pytest.mark.parametrize("typed, meant", [("neice", "niece"), ("carrott", "carrot"), ("tatoo", "tattoo")])
def test_swapped_and_doubled_letters_are_suggested_first(typed, meant):
    assert EN.verdict(typed).reason == Reason("unknown", meant)


@pytest.mark.parametrize(
    "word, of", [("чергові", "черговий"), ("поранені", "поранений"), ("батьки", "батько"), ("миші", "миша")]
)
def test_adjectival_and_masculine_nouns_in_o_have_plurals_too(word, of):
    assert UK.verdict(word).reason == Reason("plural", of)


@pytest.mark.slow
def test_no_word_of_the_block_list_is_ever_suggested():
    blocked = [word for word in EN.words() if len(word) > 4 and not EN.is_polite(word)][:200]
    assert blocked
    for word in blocked:
        suggested = EN.verdict(word + "q").reason.of
        assert suggested is None or EN.is_polite(suggested)


def test_people_may_play_any_listed_word():
    assert all(EN.verdict(word).valid for word in list(EN.words())[::5000] if not EN.is_polite(word))


@pytest.mark.parametrize("word", ["be", "ox", "xi", "ad"])
def test_two_letter_words_are_a_list_of_our_own(word):
    assert EN.is_word(word)


@pytest.mark.parametrize("word", ["xx", "zz", "bc", "qq", "b"])
def test_letters_and_symbols_are_not_words(word):
    assert not EN.is_word(word)


@pytest.mark.parametrize("word", ["мл", "мс", "кг", "см", "км", "грн", "тв"])
def test_ukrainian_abbreviations_are_not_words(word):
    assert UK.verdict(word).reason == Reason("abbreviation")
    assert not UK.is_word(word)


@pytest.mark.parametrize("word", ["", "\0", "cat\0", "\ud800", "c" * 10_000, "кіт", "cat "])
def test_every_question_has_an_answer(word):
    assert not EN.is_word(word)
    assert not EN.is_singular_noun(word)
    assert EN.zipf(word) == 0


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("elefant", "elephant"),
        ("tounge", "tongue"),
        ("collegue", "colleague"),
        ("tomatoe", "tomato"),
        ("brocolli", "broccoli"),
        ("rythm", "rhythm"),
    ],
)
def test_the_likeliest_slip_of_the_ear_comes_first(typed, meant):
    assert EN.verdict(typed).suggestions[0] == meant


@pytest.mark.parametrize("typed, meant", [("окно", "вікно"), ("карандаш", "олівець"), ("бебліотека", "бібліотека")])
def test_words_of_neighbouring_languages_are_translated(typed, meant):
    assert UK.verdict(typed).suggestions[0] == meant


def test_a_game_gets_suggestions_that_it_would_take():
    assert all(map(EN.is_singular_noun, EN.verdict("runnning", EN.is_singular_noun).suggestions))


@pytest.mark.parametrize(
    "lexicon, word, source",
    [(EN, "horse", "SCOWL 2020, WordNet 3.0"), (EN, "captcha", "our tables"), (UK, "проєкція", "hunspell-uk 2022")],
)
def test_every_word_names_its_writers(lexicon, word, source):
    assert lexicon.verdict(word).source == source


def test_the_source_of_a_house_word_is_the_house():
    assert EN.with_house(HouseWords(allow=("gloop",))).verdict("gloop").source == "house"


@pytest.mark.parametrize("word", ["пизда", "блядь", "жопа", "дупа"])
def test_rude_words_are_words_for_people_and_not_for_bots(word):
    assert UK.is_singular_noun(word)
    assert not UK.is_polite(word)


@pytest.mark.parametrize("word", ["farther", "farthing", "craps", "negroni"])
def test_harmless_words_are_free(word):
    assert EN.is_polite(word)


@pytest.mark.parametrize("one, other", [("грунт", "ґрунт"), ("гава", "ґава"), ("гудзик", "ґудзик"), ("агрус", "аґрус")])
def test_typing_without_the_rarest_letter_is_understood(one, other):
    assert UK.is_singular_noun(one)
    assert UK.is_singular_noun(other)


@pytest.mark.parametrize("word", ["проєкція", "лавреат", "віцепрем'єр", "експрезидент", "деканка", "легінь", "смерд"])
def test_spellings_of_2019_words_for_women_dialect_and_old_words_are_nouns(word):
    assert UK.is_singular_noun(word)


@pytest.mark.parametrize("word", ["ютуб", "мерседес", "ковальчук", "коваленко", "марина"])
def test_ukrainian_brands_and_surnames_are_names(word):
    verdict = Lexicon.load("uk").verdict(word)
    assert (verdict.singular, verdict.reason.code) == (False, "name")


@pytest.mark.parametrize("word", ["вареник", "козак", "наполеон", "ксерокс", "фламенко", "бунчук", "поліщук"])
def test_ukrainian_nouns_that_resemble_names_are_nouns(word):
    assert Lexicon.load("uk").verdict(word).singular
