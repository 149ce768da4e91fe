"""What may be sent in A Message from the Stars."""

import pytest

from parlour.games.stars.rules.legal import Legality, judge_transmission
from parlour.lexicon import Lexicon

EN, UK = Lexicon.load("en"), Lexicon.load("uk")
CARD = ("sun", "heat", "mouse", "elephant", "president", "strong", "sunflower", "mirror", "die")
CARD_UK = ("кіт", "рука", "сонце", "ніч", "вчитель")


def judge(word: str, *before: str) -> Legality:
    return judge_transmission(word, CARD, before, EN)


@pytest.mark.rule("STA-12")
@pytest.mark.parametrize("word", ["solar", "pachyderm", "Dumbo", "rodent", "reflection", "petal", "senate", "muscular"])
def test_any_other_word_may_be_sent(word: str) -> None:
    ruling = judge(word)
    assert (ruling.legal, ruling.code, ruling.because) == (True, "", "")


@pytest.mark.rule("STA-12")
@pytest.mark.parametrize("disguise", ["sun", "SUN", " Sun ", "sUn"])
def test_words_of_the_players_own_card_are_refused_in_any_case(disguise: str) -> None:
    ruling = judge(disguise)
    assert (ruling.legal, ruling.code) == (False, "card-word")


@pytest.mark.rule("STA-12")
@pytest.mark.parametrize("disguise", ["sún", "su\u0301n", "ＳＵＮ", "s\u200bun", "s-u-n", "s.u.n", "ѕun"])
def test_accents_signs_and_other_scripts_disguise_no_word(disguise: str) -> None:
    assert not judge(disguise).legal


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(
    ("word", "code", "card"),
    [
        ("sunset", "card-contains", "sun"),
        ("theater", "card-contains", "heat"),
        ("mice", "card-derives", "mouse"),
        ("preside", "card-derives", "president"),
        ("strength", "card-derives", "strong"),
        ("death", "card-derives", "die"),
        ("elephantine", "card-contains", "elephant"),
        ("presidential", "card-contains", "president"),
        ("mirrored", "card-contains", "mirror"),
    ],
)
def test_kin_of_card_words_is_refused_by_name(word: str, code: str, card: str) -> None:
    ruling = judge(word)
    assert (ruling.legal, ruling.code) == (False, code)
    assert card.upper() in ruling.because


@pytest.mark.rule("STA-13")
def test_a_part_of_a_card_word_may_be_sent() -> None:
    assert judge_transmission("sun", ("sunflower", "mirror"), (), EN).legal


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("two words", "space"),
        ("route66", "digit"),
        ("merry-go-round", "hyphen"),
        ("a" * 31, "too-long"),
        ("a" * 10_000, "too-long"),
        ("x", "too-short"),
        ("", "empty"),
        ("   ", "empty"),
        ("wоrld", "mixed-scripts"),
        ("слово", "other-script"),
        ("wow!", "sign"),
        ("🚀", "sign"),
        ("a\x00b", "sign"),
    ],
)
def test_only_words_of_2_to_30_letters_are_allowed(text: str, code: str) -> None:
    ruling = judge(text)
    assert (ruling.legal, ruling.code, ruling.needs_confirm) == (False, code, False)
    assert ruling.text("en")
    assert ruling.text("uk")


@pytest.mark.rule("STA-13")
def test_words_of_two_and_of_thirty_letters_are_allowed() -> None:
    assert judge("ox").legal
    assert judge("a" * 30).legal


@pytest.mark.rule("STA-14")
@pytest.mark.parametrize("word", ["blorptastic", "pachyderrm"])
def test_an_unknown_word_may_be_sent_once_it_is_confirmed(word: str) -> None:
    ruling = judge(word)
    assert ruling.legal
    assert ruling.needs_confirm
    assert word.upper() in ruling.because


@pytest.mark.rule("STA-14")
@pytest.mark.parametrize("word", ["Paris", "london", "Shakespeare", "NASA", "galaxy"])
def test_names_and_known_words_need_no_confirming(word: str) -> None:
    ruling = judge(word)
    assert ruling.legal
    assert not ruling.needs_confirm


@pytest.mark.rule("STA-14")
def test_unknown_words_that_reveal_a_card_word_are_refused() -> None:
    assert judge("sunblorp").code == "card-contains"


@pytest.mark.rule("STA-17")
def test_the_same_word_is_not_sent_twice_by_one_side() -> None:
    assert judge("GALAXY", "galaxy").code == "sent-twice"
    assert judge("galaxies", "galaxy").legal


@pytest.mark.rule("STA-08", "STA-13")
@pytest.mark.parametrize("word", ["кота", "котячий", "ручний", "нічний", "сонячний", "Cонце", "учитель", "сонцелюб"])
def test_a_ukrainian_table_is_judged_by_ukrainian_words(word: str) -> None:
    ruling = judge_transmission(word, CARD_UK, (), UK)
    assert not ruling.legal
    assert ruling.kin is not None
    assert ruling.kin.card.upper() in ruling.text("uk")


@pytest.mark.rule("STA-08", "STA-13")
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("муркотіти", ""),
        ("п'ять", ""),
        ("світило", ""),
        ("cat", "other-script"),
        ("мяwко", "mixed-scripts"),
        ("ї", "too-short"),
    ],
)
def test_ukrainian_words_are_read_letter_by_letter(word: str, code: str) -> None:
    assert judge_transmission(word, CARD_UK, (), UK).code == code


@pytest.mark.rule("STA-13")
def test_an_apostrophe_is_not_a_letter() -> None:
    assert judge_transmission("б'" + "а" * 29, CARD_UK, (), UK).code != "too-long"
    assert judge_transmission("б'" + "а" * 30, CARD_UK, (), UK).code == "too-long"
