"""The deduction compared with a slow one in which every cipher is a row and scores are counted by letter."""

import json
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from parlour.games.stars.components.cipher import Alphabet, Cipher, alphabet_of, is_valid
from parlour.games.stars.rules.scores import score
from parlour.games.stars.solver import information, joint
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.space import Vocabulary, space_of
from wild import sample

ENGLISH = alphabet_of("en")
SMALL = Alphabet("ABCDEFGHIJKLMN", green="BEHK", black="ADGILN", red="CFJM")
FIRST = "elephant quixotry mississippi submarine kayak bookkeeper rhythms volcano strengths hovercraft"
OTHER = """
jazz of a apple banana onomatopoeia vexed zoology perpendicular cat dog moon feedback umbrella juxtapose wizard assesses
hullabaloo queue puppyhood dizzyingly committee whippersnapper exoskeleton vivacious mummy
"""
FIRST_WORDS = FIRST.split()
WORDS = [*FIRST_WORDS, *OTHER.split()]
MANY = [("elephant", 2), ("submarine", -2), ("bookkeeper", 4), ("volcano", 1)]
"""Scores that leave few ciphers."""

CASES = json.loads(Path(__file__).with_name("stars-cases.json").read_text("utf-8"))
"""Counts and chances that all deductions must produce: ours, the slow one, and the client's."""


class Slow:
    """All ciphers of an alphabet, each as two numbers: its trust letters, and the others (amplify, suspicion)."""

    def __init__(self, alphabet: Alphabet) -> None:
        self.letters = alphabet.letters
        self.colour = np.array([("green", "black", "red").index(alphabet.colours[letter]) for letter in self.letters])
        rows = self._every_cipher()
        self.three = (len(self.letters),) * 3
        self.trust, self.others = (
            np.ravel_multi_index(tuple(rows[part]), self.three) for part in (slice(3), slice(3, 6))
        )
        kinds = self._kinds(rows)
        chances = printed_chances(alphabet)
        self.prior = {
            "cards": np.array([chances[divmod(kind, 3)] for kind in range(12)])[kinds] / np.bincount(kinds)[kinds],
            "uniform": np.full(len(self), 1 / len(self)),
        }
        self.scores = cache(self._scores)

    def __len__(self):
        return len(self.trust)

    @property
    def rows(self):
        """Six letter numbers per cipher: three trust, two amplify, one suspicion."""
        parts = (np.unravel_index(part, self.three) for part in (self.trust, self.others))
        return np.stack([slot for part in parts for slot in part], axis=1)

    def _every_cipher(self):
        """The six letters of every combination as columns, without invalid ones."""
        is_red = (self.colour == 2).astype(np.int8)
        greens, darks = (np.flatnonzero(which).astype(np.int8) for which in (self.colour == 0, self.colour != 0))
        pairs = np.array(list(combinations(darks, 2)), np.int8)
        each = np.indices((len(greens), len(pairs), len(greens), len(darks), len(self.letters)), np.int16, sparse=True)
        a, b, c, d, e = greens[each[0]], pairs[each[1], 0], pairs[each[1], 1], greens[each[2]], darks[each[3]]
        s = each[4].astype(np.int8)
        reds = is_red[b] + is_red[c] + is_red[e] + is_red[s]
        fits = (d != a) & (e != b) & (e != c) & (reds <= 1)
        for other in (a, b, c, d, e):
            fits = fits & (s != other)
        return np.array([np.broadcast_to(slot, fits.shape)[fits] for slot in (a, b, c, d, e, s)], np.intp)

    def _kinds(self, rows):
        """The place of the red letter, and the colour of the suspicion letter."""
        return (self.colour[rows] == 2).T @ np.array([0, 1, 1, 0, 2, 3]) * 3 + self.colour[rows[5]]

    def _scores(self, word):
        times = np.array([word.upper().count(letter) for letter in self.letters], np.int16)
        first, second, third = times[:, None, None], times[:, None], times
        size, sign = first + second + third, np.where(third > 0, -1, 1) * (1 << (first + second))
        return size.ravel()[self.trust] * sign.astype(np.int16).ravel()[self.others]

    def posterior(self, scored, draw):
        kept, left = np.arange(len(self)), self
        for word, points in scored:
            fits = np.flatnonzero((self.scores if left is self else left._scores)(word) == points)
            kept, left = kept[fits], left._few(fits)
        chances = self.prior[draw][kept]
        return left, chances / chances.sum()

    def _few(self, kept):
        few = object.__new__(Slow)
        few.letters, few.three, few.trust, few.others = self.letters, self.three, self.trust[kept], self.others[kept]
        return few

    def marginals(self, chances):
        trust, others = (
            np.bincount(part, chances, len(self.letters) ** 3).reshape(self.three) for part in (self.trust, self.others)
        )
        slots = [[part.sum(axis=tuple({0, 1, 2} - {slot})) for slot in range(3)] for part in (trust, others)]
        return np.array([sum(slots[0]), slots[1][0] + slots[1][1], slots[1][2]])

    def bits(self, word, chances):
        scores = self._scores(word)
        by_score = np.bincount(scores - scores.min(), chances)
        return -sum(p * np.log2(p) for p in by_score.tolist() if p > 0)


def printed_chances(alphabet):
    """Fill the slots G D D G D S: a letter goes into the first free one that fits; a second red one is dropped."""
    decks = Counter({(tuple(len(part) for part in (alphabet.green, alphabet.black, alphabet.red)), "......"): 1.0})
    found = Counter()
    while decks:
        after = Counter()
        for (deck, slots), chance in decks.items():
            for colour in (colour for colour in range(3) if deck[colour]):
                rest = tuple(left - (place == colour) for place, left in enumerate(deck))
                free = [place for place in ((0, 3, 5) if colour == 0 else (1, 2, 4, 5)) if slots[place] == "."]
                fits = free and not (colour == 2 and "2" in slots)
                filled = slots[: free[0]] + str(colour) + slots[free[0] + 1 :] if fits else slots
                after[rest, filled] += chance * deck[colour] / sum(deck)
        decks = Counter({key: chance for key, chance in after.items() if "." in key[1]})
        for (_, slots), chance in after.items():
            if "." not in slots:
                found[(0, 1, 1, 0, 2, 3)[slots.index("2")] if "2" in slots else 0, int(slots[5])] += chance
    return found


@pytest.fixture(scope="module")
def english():
    return Slow(ENGLISH)


@pytest.fixture(scope="module")
def small():
    return Slow(SMALL)


def some_case(slow, rng, words):
    """A cipher, the scores of one to four words under it, and a draw."""
    row = rng.randrange(len(slow))
    few = slow._few(np.array([row]))
    said = [rng.choice(FIRST_WORDS), *rng.sample(words, rng.choice((0, 1, 1, 2, 2, 2, 3, 3)))]
    return [(word, int(few._scores(word)[0])) for word in said], rng.choice(("cards", "uniform"))


def worth(marginals, letters, guess: Cipher):
    places = [[letters.index(letter) for letter in group] for group in (guess.trust, guess.amplify, guess.suspicion)]
    return sum(marginals[group, place] for group, some in enumerate(places) for place in some)


def check(slow, alphabet, scored, draw, word):
    belief = Belief.before(alphabet, draw).observe_all(scored)
    left, chances = slow.posterior(scored, draw)
    assert belief.ciphers == len(left)
    assert belief.entropy == pytest.approx(-(chances * np.log2(chances)).sum(), abs=1e-9)
    marginals = left.marginals(chances)
    np.testing.assert_allclose(belief.marginals, marginals, atol=1e-12)
    assert belief.bits(word) == pytest.approx(left.bits(word, chances), abs=1e-9)
    return belief, marginals


@pytest.mark.slow
@pytest.mark.rule("STA-28", "STA-07")
def test_random_beliefs_are_the_same_as_by_brute_force(english):
    rng = Random(5)
    for _ in sample(range(200), 4):
        scored, draw = some_case(english, rng, WORDS)
        check(english, ENGLISH, scored, draw, rng.choice(WORDS))


@pytest.mark.rule("STA-07")
@pytest.mark.parametrize("draw", ["cards", "uniform"])
def test_before_any_transmission_all_ciphers_have_their_prior(english, draw):
    check(english, ENGLISH, [], draw, "submarine")


@pytest.mark.rule("STA-08")
def test_random_beliefs_of_another_alphabet_are_the_same_as_by_brute_force(small):
    rng = Random(6)
    for _ in sample(range(60), 2):
        scored, draw = some_case(small, rng, WORDS)
        check(small, SMALL, scored, draw, rng.choice(WORDS))


@pytest.mark.rule("STA-20", "STA-28")
@pytest.mark.parametrize("alphabet, cases", [(ENGLISH, 10), (SMALL, 25)], ids=["english", "small"])
def test_the_best_guess_is_possible_and_no_possible_cipher_is_right_in_more_letters(alphabet, cases, request):
    slow, rng = request.getfixturevalue("english" if alphabet is ENGLISH else "small"), Random(7)
    for _ in range(cases):
        scored, draw = some_case(slow, rng, WORDS)
        belief = Belief.before(alphabet, draw).observe_all(scored)
        guess = belief.guess()
        assert is_valid(alphabet, guess)
        assert [score(word, guess) for word, _ in scored] == [points for _, points in scored]
        left, _ = slow.posterior(scored, draw)
        best = sum(belief.marginals[group][left.rows[:, slot]] for slot, group in enumerate((0, 0, 0, 1, 1, 2))).max()
        assert worth(belief.marginals, alphabet.letters, guess) == pytest.approx(best, abs=1e-12)


@pytest.mark.slow
@pytest.mark.rule("STA-28")
@pytest.mark.parametrize("alphabet", [ENGLISH, SMALL], ids=["english", "small"])
def test_the_bits_of_a_vocabulary_match_those_of_single_words(alphabet):
    rng, slow_words = Random(9), sample(sorted({*WORDS, "zz", "pepper", "sees", "jinx"}), 2)
    vocabulary = Vocabulary.of(space_of(alphabet), slow_words)
    for said in ([], [("mississippi", 4)], [("elephant", 0), ("submarine", -2)], [("volcano", 1), ("kayak", 0)], MANY):
        belief = Belief.before(alphabet, rng.choice(("cards", "uniform"))).observe_all(said)
        if belief.ciphers:
            slow = [belief.bits(word) for word in slow_words]
            exact = 1e-9 if belief.ciphers <= joint.MOST else 0.1
            np.testing.assert_allclose(information.by_sample(belief, vocabulary), slow, atol=exact)


@pytest.mark.rule("STA-28")
def test_the_best_next_words_are_those_with_most_bits(english):
    belief = Belief.before(ENGLISH).observe("chopper", -8)
    left, chances = english.posterior([("chopper", -8)], "cards")
    slow = sorted(((left.bits(word, chances), word) for word in WORDS), reverse=True)[:5]
    steps: list[tuple[int, int]] = []
    found = information.best_words(
        belief, Vocabulary.of(belief.space, WORDS), 5, progress=lambda done, total: steps.append((done, total))
    )
    assert [word for word, _ in found] == [word for _, word in slow]
    assert [bits for _, bits in found] == pytest.approx([bits for bits, _ in slow], abs=1e-9)
    assert steps[-1] == (len(WORDS), len(WORDS))


@pytest.mark.rule("STA-28", "STA-07", "STA-08")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['draw']}-{len(case['scored'])}")
def test_the_kept_cases_are_met(case):
    belief = Belief.before(alphabet_of(case["language"]), case["draw"]).observe_all(case["scored"])
    assert belief.ciphers == case["ciphers"]
    assert belief.entropy == pytest.approx(case["entropy"], abs=1e-8)
    for letter, chances in belief.letters().items():
        assert [chances.trust, chances.amplify, chances.suspicion] == pytest.approx(case["letters"][letter], abs=1e-8)
    found = worth(belief.marginals, belief.space.alphabet.letters, belief.guess())
    assert found == pytest.approx(case["guess"], abs=1e-8)
    for word, bits in case["bits"].items():
        assert belief.bits(word) == pytest.approx(bits, abs=1e-8)


@pytest.mark.rule("STA-28", "STA-07")
def test_the_slow_deduction_meets_the_kept_cases_too(english):
    for case in (case for case in CASES if case["language"] == "en"):
        left, chances = english.posterior(case["scored"], case["draw"])
        assert len(left) == case["ciphers"]
        kept = np.array([case["letters"][letter] for letter in ENGLISH.letters]).T
        np.testing.assert_allclose(left.marginals(chances), kept, atol=1e-8)
        for word, bits in case["bits"].items():
            assert left.bits(word, chances) == pytest.approx(bits, abs=1e-8)
