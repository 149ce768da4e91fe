"""The chance of each cipher, derived as fractions and checked by dealing."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from parlour.games.stars.components.cipher import (
    KINDS,
    Alphabet,
    Cipher,
    Kind,
    alphabet_of,
    count_ciphers,
    deal,
    draw_cipher,
    how_many,
    is_valid,
    kind_chances,
    prior,
)
from parlour.games.stars.solver.space import space_of
from wild import sample

ENGLISH, UKRAINIAN = alphabet_of("en"), alphabet_of("uk")


def kind_of(alphabet: Alphabet, cipher: Cipher) -> Kind:
    for place in ("trust", "amplify", "suspicion"):
        if set(getattr(cipher, place)) & set(alphabet.red):
            return Kind(place, alphabet.colours[cipher.suspicion])
    return Kind("nowhere", alphabet.colours[cipher.suspicion])


@pytest.mark.rule("STA-04", "STA-07")
def test_there_are_1888920_english_ciphers():
    assert count_ciphers(ENGLISH) == 1_888_920
    assert sum(int(mask).bit_count() for mask in space_of(ENGLISH).free.ravel()) == 1_888_920


@pytest.mark.rule("STA-08")
def test_ukrainian_ciphers_are_counted_by_their_own_colours():
    assert count_ciphers(UKRAINIAN) == sum(int(mask).bit_count() for mask in space_of(UKRAINIAN).free.ravel())


@pytest.mark.rule("STA-06", "STA-07")
@pytest.mark.parametrize("alphabet", [ENGLISH, UKRAINIAN], ids=["en", "uk"])
@pytest.mark.parametrize("draw", ["cards", "uniform", "chosen"])
def test_the_chances_of_all_ciphers_add_up_to_exactly_one(alphabet, draw):
    assert sum(chance * how_many(alphabet, kind) for kind, chance in prior(alphabet, draw).items()) == 1


@pytest.mark.rule("STA-07")
def test_the_printed_draw_favours_a_red_letter_in_trust():
    chances = kind_chances(ENGLISH)
    red_in_trust = sum(chance for kind, chance in chances.items() if kind.red == "trust")
    ciphers = sum(how_many(ENGLISH, kind) for kind in KINDS if kind.red == "trust")
    assert float(red_in_trust) == pytest.approx(0.6, abs=0.01)
    assert ciphers / count_ciphers(ENGLISH) == pytest.approx(0.4, abs=0.01)


@pytest.mark.rule("STA-07")
def test_the_seven_kinds_are_weighted_against_a_uniform_draw():
    weights = sorted(chance * count_ciphers(ENGLISH) for chance in prior(ENGLISH, "cards").values())
    assert len(weights) == 7
    assert (float(weights[0]), float(weights[-1])) == pytest.approx((0.6103, 1.5954), abs=1e-4)
    assert prior(ENGLISH, "cards")[Kind("nowhere", "black")] == Fraction(323, 994593600)


@pytest.mark.rule("STA-06", "STA-07")
@pytest.mark.parametrize("alphabet", [ENGLISH, pytest.param(UKRAINIAN, marks=pytest.mark.slow)], ids=["en", "uk"])
def test_dealt_ciphers_are_spread_as_derived(alphabet):
    rng, deals = Random(11), len(sample(range(20_000), 4))
    found = Counter(kind_of(alphabet, draw_cipher(alphabet, "cards", rng)) for _ in range(deals))
    for kind, chance in kind_chances(alphabet).items():
        spread = (float(chance * (1 - chance)) / deals) ** 0.5
        assert found[kind] / deals == pytest.approx(float(chance), abs=4 * spread)


@pytest.mark.slow
@pytest.mark.rule("STA-07")
def test_uniform_ciphers_are_spread_evenly():
    rng, draws = Random(12), len(sample(range(20_000), 4))
    found = Counter(kind_of(ENGLISH, draw_cipher(ENGLISH, "uniform", rng)) for _ in range(draws))
    for kind in KINDS:
        chance = how_many(ENGLISH, kind) / count_ciphers(ENGLISH)
        assert found[kind] / draws == pytest.approx(chance, abs=4 * (chance * (1 - chance) / draws) ** 0.5)


@pytest.mark.rule("STA-04", "STA-06")
@pytest.mark.parametrize("alphabet", [ENGLISH, UKRAINIAN], ids=["en", "uk"])
@pytest.mark.parametrize("draw", ["cards", "uniform"])
def test_every_drawn_cipher_is_valid(alphabet, draw):
    rng = Random(13)
    assert all(is_valid(alphabet, draw_cipher(alphabet, draw, rng)) for _ in range(500))


@pytest.mark.rule("STA-06")
def test_letters_go_to_the_next_matching_free_slot_from_left_to_right():
    assert deal(ENGLISH, "EPHRXO" + "ABCDFGIJKLMNQSTUVWYZ") == Cipher("EHP", "RX", "O")


@pytest.mark.rule("STA-06")
def test_second_red_letters_and_misfits_go_to_the_bottom():
    # X is the one red letter; the greens A and I find their slots full once O is suspicion.
    assert deal(ENGLISH, "EXRJOAIKPHBCDFGLMNQSTUVWYZ") == Cipher("EPX", "HR", "O")


@pytest.mark.rule("STA-06")
def test_suspicion_may_be_of_any_colour():
    assert deal(ENGLISH, "EPHRBX" + "ACDFGIJKLMNOQSTUVWYZ").suspicion == "X"
    assert deal(ENGLISH, "EPHRBC" + "ADFGIJKLMNOQSTUVWXYZ").suspicion == "C"
    assert deal(ENGLISH, "EPHRBA" + "CDFGIJKLMNOQSTUVWXYZ").suspicion == "A"
