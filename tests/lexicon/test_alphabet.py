"""Typed text becomes a word, or can't be read (COM-05)."""

import pytest

from parlour.languages import Alphabet
from parlour.languages import language as installed
from parlour.lexicon import Lexicon, Unreadable, letters
from parlour.lexicon.verdict import Reason
from parlour.messages.files import layer

ENGLISH, UKRAINIAN = installed("en").alphabet, installed("uk").alphabet


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    "typed, read",
    [("  Bottle ", "bottle"), ("BOTTLE", "bottle"), ("queen", "queen"), ("\tcat\n", "cat")],
)
def test_english_is_folded_and_trimmed(typed, read):
    assert ENGLISH.read(typed) == read


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize("apostrophe", "'’ʼ`‘´")
def test_all_apostrophes_are_equal(apostrophe):
    assert UKRAINIAN.read(f"П{apostrophe}ЯТЬ") == "п'ять"


@pytest.mark.rule("COM-05")
def test_an_apostrophe_uses_no_die():
    assert letters("п'ять") == "пять"


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize("typed, read", [("мiсто", "місто"), ("Kит", "кит"), ("HОВИНА", "новина"), ("їжaк", "їжак")])
def test_latin_look_alikes_are_read_as_cyrillic_among_cyrillic_letters(typed, read):
    assert UKRAINIAN.read(typed) == read


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Straße", "strasse"),
        ("STRASSE", "strasse"),
        ("STRAẞE", "strasse"),
        ("ÄPFEL", "äpfel"),
        ("a\u0308pfel", "äpfel"),
        ("Café", "cafe"),
        ("CAFE\u0301", "cafe"),
        ("aepfel", "aepfel"),
    ],
)
def test_german_has_umlauts_as_letters_ss_for_sharp_s_and_no_other_accents(typed, read):
    assert installed("de").alphabet.read(typed) == read


@pytest.mark.rule("COM-05")
def test_words_in_latin_letters_stay_latin():
    with pytest.raises(Unreadable, match="no letter of this language"):
        UKRAINIAN.read("cop")


@pytest.mark.rule("COM-05")
def test_letters_written_as_letter_and_accent_are_composed():
    assert UKRAINIAN.read("и\u0306од") == "йод"
    assert UKRAINIAN.read("і\u0308жак") == "їжак"


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    "language, typed, code",
    [
        ("en", "", "empty"),
        ("en", " \n", "empty"),
        ("en", "a" * 10_000, "too-long"),
        ("en", "🙂", "sign"),
        ("en", "cat🙂", "sign"),
        ("en", "r2d2", "digit"),
        ("en", "well-known", "hyphen"),
        ("en", "two words", "space"),
        ("en", "café", "accent"),
        ("en", "e\u0301clair", "accent"),
        ("en", "don't", "sign"),
        ("en", "кит", "other-script"),
        ("en", "cкt", "mixed-scripts"),
        ("en", "c\x00t", "sign"),
        ("en", "c\u200bt", "sign"),
        ("en", "\udc80", "sign"),
        ("en", "straþe", "foreign-letter"),
        ("uk", "замо\u0301к", "accent"),
        ("uk", "рыба", "foreign-letter"),
        ("uk", "qзавод", "mixed-scripts"),
        ("uk", "'ять", "apostrophe"),
        ("uk", "п''ять", "apostrophe"),
        ("de", "łódź", "foreign-letter"),
        ("de", "T-Shirt", "hyphen"),
    ],
)
def test_unreadable_input_has_a_stable_code(language, typed, code):
    with pytest.raises(Unreadable) as unreadable:
        installed(language).alphabet.read(typed)
    assert unreadable.value.code == code
    assert unreadable.value.detail


@pytest.mark.parametrize(
    "text", ["", "x" * 10_000, "🙂", "aб", "e\u0301", "\x07", "\udcff", "1", "\u202e", "ﬁ", "İ", "\ufeff"]
)
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_bad_input_gets_a_reason_and_never_a_traceback(language, text):
    verdict = Lexicon.load(language).verdict(text)
    assert not verdict.valid
    assert verdict.reason is not None
    assert verdict.reason.text("en")
    assert verdict.reason.text("uk")


@pytest.mark.parametrize("text", ["", "x" * 10_000, "🙂", "aб", "\udcff", "\x00", "п'"])
def test_questions_about_unreadable_words_are_answered_no(text):
    lexicon = Lexicon.load("uk")
    assert not lexicon.is_word(text)
    assert not lexicon.is_singular_noun(text)
    assert lexicon.zipf(text) == 0
    assert not lexicon.containing("🙂")


def test_every_reason_has_a_text_in_both_languages():
    codes = [name.removeprefix("reason-") for name in layer("en").entries if name.startswith("reason-")]
    assert len(codes) > 10
    for code in codes:
        assert Reason(code, "слово").text("uk") != Reason(code, "слово").text("en")


@pytest.mark.parametrize("letters", [("a", "b", "sz"), "abccs", "ab1", "a\u0301b"])
def test_letters_of_two_characters_are_refused_in_one_sentence(letters):
    with pytest.raises(ValueError, match=r"^“.+”: a letter is one sign .* letters of two signs are not supported, "):
        Alphabet(letters)


def test_a_letter_whose_capital_is_read_as_another_letter_is_refused():
    with pytest.raises(ValueError, match=r"^“ı”: its capital “I” is read as “i”$"):
        Alphabet("abcçdefgğhıijklmnoöprsştuüvyz", vowels="aeıioöuü")


def test_an_alphabet_knows_its_letters_without_marks():
    assert Alphabet("aąbcćdeęlłoóuzźż").marked == {"a": "ą", "c": "ć", "e": "ę", "l": "ł", "o": "ó", "z": "źż"}
