"""The cipher, its scores, and tips that follow from the deduction."""

import pytest

from parlour.core import Refused
from parlour.games.stars.components.cipher import Alphabet, Cipher, alphabet_of, read_cipher, read_groups
from parlour.games.stars.rules.scores import score
from parlour.games.stars.solver.belief import Belief

ENGLISH, UKRAINIAN = alphabet_of("en"), alphabet_of("uk")
PRINTED = Cipher("EHP", "RX", "O")


@pytest.mark.rule("STA-05")
def test_the_english_letters_have_the_printed_colours():
    assert ENGLISH.green == "AEILNORST"
    assert ENGLISH.black == "BCDFGHMPUWY"
    assert ENGLISH.red == "JKQVXZ"


@pytest.mark.rule("STA-08")
def test_the_33_ukrainian_letters_have_one_colour_each():
    assert len(UKRAINIAN.letters) == 33
    assert sorted(UKRAINIAN.colours) == sorted("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ")


@pytest.mark.rule("STA-08", "COM-09")
@pytest.mark.parametrize("green, black, red", [("AB", "CDE", "F"), ("ABC", "DEFG", "GH"), ("ABC", "DEFG", "")])
def test_wrong_colours_are_named(green, black, red):
    with pytest.raises(ValueError, match="letters"):
        Alphabet("ABCDEFGH", green, black, red)


@pytest.mark.rule("STA-10")
@pytest.mark.parametrize("word, expected", [("chopper", -8), ("horcruxes", -16), ("borax", 0), ("CHOPPER", -8)])
def test_the_three_printed_scores(word, expected):
    assert score(word, PRINTED) == expected


@pytest.mark.rule("STA-10")
def test_each_occurrence_adds_or_doubles_and_suspicion_counts_once():
    assert score("eee", PRINTED) == 3
    assert score("err", PRINTED) == 4
    assert score("hoop", PRINTED) == -2
    assert score("rex", PRINTED) == 4


@pytest.mark.rule("STA-10", "COM-05")
def test_an_apostrophe_counts_for_nothing():
    assert score("п'ять", Cipher("ПЯД", "ТЬ", "О")) == 8


@pytest.mark.rule("STA-04", "STA-07")
@pytest.mark.parametrize(
    "groups, code",
    [
        (("EPH", "R", "O"), "wrong-number-of-letters"),
        (("EPH", "RX", "OS"), "wrong-number-of-letters"),
        (("EPH", "RX", ""), "wrong-number-of-letters"),
        (("EPH", "RP", "O"), "letter-twice"),
        (("EPH", "RX", "E"), "letter-twice"),
        (("EP1", "RX", "O"), "unknown-letter"),
        (("EPЯ", "RX", "O"), "unknown-letter"),
        (("EAP", "RX", "O"), "wrong-colours"),
        (("DPH", "RX", "O"), "wrong-colours"),
        (("EPH", "RA", "O"), "wrong-colours"),
        (("EPX", "RJ", "O"), "wrong-colours"),
        (("EPX", "RB", "J"), "wrong-colours"),
    ],
)
def test_a_cipher_set_by_hand_is_checked(groups, code):
    with pytest.raises(Refused) as refused:
        read_cipher(ENGLISH, *groups)
    assert refused.value.code == code


@pytest.mark.rule("STA-04")
def test_a_cipher_set_by_hand_may_come_in_any_order_and_case():
    assert read_cipher(ENGLISH, "peh", "xr", "o") == PRINTED


@pytest.mark.rule("STA-20")
def test_a_guess_needs_six_letters_but_no_valid_colours():
    assert read_groups(ENGLISH, "EAP", "RX", "O") == Cipher("AEP", "RX", "O")


def after(*scored):
    return Belief.before(ENGLISH).observe_all(scored).letters()


@pytest.mark.rule("STA-28")
def test_tip_a_score_of_0_rules_its_letters_out_of_trust():
    letters = after(("borax", 0))
    assert all(letters[letter].trust == 0 for letter in "BORAX")
    assert all(letters[letter].trust > 0 for letter in "EPHJ")
    assert letters["O"].suspicion > 0


@pytest.mark.rule("STA-28")
def test_tip_an_odd_score_rules_its_letters_out_of_amplify():
    letters = after(("comet", 3))
    assert all(letters[letter].amplify == 0 for letter in "COMET")
    assert letters["R"].amplify > 0


@pytest.mark.rule("STA-28")
def test_tip_a_negative_score_puts_suspicion_among_its_letters():
    letters = after(("comet", -2))
    assert sum(letters[letter].suspicion for letter in "COMET") == pytest.approx(1)
    assert all(letters[letter].suspicion == 0 for letter in letters if letter not in "COMET")


@pytest.mark.rule("STA-28")
def test_a_positive_score_rules_its_letters_out_of_suspicion():
    letters = after(("comet", 2))
    assert all(letters[letter].suspicion == 0 for letter in "COMET")


@pytest.mark.rule("STA-28")
def test_tip_a_6_that_two_green_letters_alone_could_make_has_an_amplify_letter():
    """N and O are both green, so they can't both be trust: 6 must be 3 trust letters doubled once."""
    word = "onion" + "no" * 1
    belief = Belief.before(ENGLISH).observe(word, 6)
    letters = belief.letters()
    assert sum(letters[letter].amplify for letter in "NOI") >= 1 - 1e-12
    assert letters["N"].trust + letters["O"].trust == pytest.approx(1)


@pytest.mark.rule("STA-28")
def test_tip_once_the_red_letter_is_known_all_others_are_out():
    letters = after(("zzz", 3))
    assert letters["Z"].trust == pytest.approx(1)
    assert all(sum((letters[red].trust, letters[red].amplify, letters[red].suspicion)) == 0 for red in "JKQVX")


@pytest.mark.rule("STA-28")
def test_scores_that_no_cipher_gives_leave_nothing():
    belief = Belief.before(ENGLISH).observe("borax", 0).observe("borax", 1)
    assert belief.ciphers == 0
    assert belief.entropy == 0
    assert belief.bits("chopper") == 0
