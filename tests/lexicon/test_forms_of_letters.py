"""Variants of a letter: dice show the letter, and words are shown as they are written."""

import pytest

from cli.terminal import run
from lexicon.packs import small_pack
from parlour.core.trial import fault_in
from parlour.games import CATALOGUE, OURS
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.rules import roll_fault
from parlour.games.lone.rules import can_make
from parlour.games.stars.components.cipher import Cipher, alphabet_of
from parlour.games.stars.rules.scores import score
from parlour.languages import Alphabet
from parlour.lexicon import Lexicon
from parlour.lexicon.sources import Listed, compile_lists, parts_of

SPANISH = Alphabet("abcdefghijklmnñopqrstuvwxyz", vowels="aeiou", forms=tuple(zip("áéíóúü", "aeiouu", strict=True)))


@pytest.fixture(scope="module")
def hebrew(tmp_path_factory):
    with small_pack(tmp_path_factory.mktemp("he"), "he") as pack:
        yield pack


def lexicon_of(words, alphabet=SPANISH):
    """A dictionary of a language with variants of letters. Only its alphabet differs from the English one."""
    made = Lexicon("en", Listed(alphabet, set(words), set(words), {"está": 6.0}))
    made.alphabet = alphabet
    return made


def test_words_are_found_by_their_letters_and_shown_as_they_are_written():
    words = lexicon_of(["canción", "esta", "está", "niño"])
    assert [*words.spellable("cancionx")] == ["canción"]
    assert [*words.containing("cc")] == ["canción"]
    assert [*words.starting("canci")] == ["canción"]
    assert words.is_spelling("cancion")
    assert not words.is_word("cancion")
    assert words.letters("canción") == "cancion"


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    ("typed", "read"),
    [("CANCION", "canción"), ("Canción", "canción"), ("esta", "esta"), ("ESTÁ", "está"), ("gato", "gato")],
)
def test_typing_without_marks_finds_the_word(typed, read):
    assert lexicon_of(["canción", "esta", "está"]).read(typed) == read


def test_greek_keeps_its_final_sigma():
    greek = Alphabet("αβγδεζηθικλμνξοπρστυφχψω", forms=(("ς", "σ"), ("ό", "ο")))
    assert [lexicon_of(["λόγος"], greek).read(typed) for typed in ("λόγος", "ΛΟΓΟΣ", "λογος")] == ["λόγος"] * 3


@pytest.mark.parametrize("form", [("á", "ä"), ("a", "e"), ("áá", "a")])
def test_a_form_is_a_single_character_of_a_letter(form):
    with pytest.raises(ValueError, match="can't be a form of"):
        Alphabet("abcdefghijklmnopqrstuvwxyz", forms=(form,))


def test_every_game_can_be_played_with_final_letters(hebrew):
    assert [fault_in(CATALOGUE[game], "he", Lexicon.load) for game in OURS] == [None] * len(OURS)


def test_compiled_lists_keep_the_forms(hebrew):
    compile_lists(hebrew)
    words = Lexicon("he", parts_of(hebrew))
    assert words.is_word("מלך")
    assert not words.is_word("מלכ")
    assert words.read("מלכ") == "מלך"
    assert "מלך" in words.spellable("מלכ")


@pytest.mark.rule("BOT-06")
def test_the_bottle_takes_a_final_letter_for_its_die(hebrew):
    words = Lexicon.load("he")
    shaken = Shaken(("ל", "נ", "ו", "ח"), (1, 2, 3, 4))
    assert roll_fault(words.letters("שולחן"), shaken, "each") is None
    assert roll_fault("שולחן", shaken, "each") is not None


@pytest.mark.rule("LON-07")
def test_a_row_of_lone_words_takes_a_final_letter_for_its_die(hebrew):
    words = Lexicon.load("he")
    assert can_make(words.letters("לימון"), "לימונ")
    assert words.read("לימונ") == "לימון"


@pytest.mark.rule("REB-05")
def test_dice_in_a_row_are_a_word_with_a_final_letter(hebrew):
    assert Lexicon.load("he").is_spelling("שולחנ")


@pytest.mark.rule("BKW-05")
def test_an_answer_starts_with_the_letter_of_its_die(hebrew):
    words = Lexicon.load("he")
    assert words.letters("כתף")[0] == "כ"


@pytest.mark.rule("STA-10")
def test_a_final_letter_scores_as_its_letter(hebrew):
    alphabet = alphabet_of("he")
    assert score(alphabet.spelled("מלך"), Cipher("כלמ", "בג", "ד")) == 3


def test_bots_play_every_game_of_it_to_the_end(hebrew):
    """Hebrew has no small letters, which Letters Rebus uses to mark stars."""
    for game in OURS:
        run("simulate", game, "language=he", *["--games", "1", "--players", "2", "--seed", "1", "--workers", "1"])
