"""The bits of all words by the kernel and from a sample, and how they are interrupted."""

import signal
from collections.abc import Iterator
from random import Random
from time import thread_time

import numpy as np
import pytest

from parlour.games.stars.components.cipher import Alphabet, alphabet_of
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.information import best_words, by_sample, compiled_information, information
from parlour.games.stars.solver.sheet import vocabulary_of
from parlour.games.stars.solver.space import Vocabulary, space_of
from parlour.lexicon import Lexicon
from solvers.kernels import KINDS, using
from wild import sample

native = pytest.mark.skipif("native" not in KINDS, reason="no compiler")
every_kind = pytest.mark.parametrize("kind", KINDS)

SMALL = Alphabet("ABCDEFGHIJKLMN", green="BEHK", black="ADGILN", red="CFJM")
AFTER = ([], [("mississippi", 4)], [("elephant", 0), ("submarine", -2)], [("chopper", -8), ("horcruxes", -16)])


def some_words(alphabet: Alphabet, rng: Random) -> list[str]:
    """Any letters at all, many times over, and words of one colour alone."""
    colours = (alphabet.letters, alphabet.green, alphabet.black + alphabet.red)
    made = ["".join(rng.choices(rng.choice(colours), k=rng.randint(1, 14))) for _ in sample(range(80), 2)]
    return [*made, "", alphabet.letters, alphabet.letters * 3, made[0][::-1], "é" + made[1]]


@native
@pytest.mark.rule("STA-28", "STA-08")
@pytest.mark.parametrize(
    "alphabet",
    [alphabet_of("en"), pytest.param(alphabet_of("uk"), marks=pytest.mark.slow), SMALL],
    ids=["en", "uk", "small"],
)
def test_the_kernel_is_exact(alphabet: Alphabet) -> None:
    rng = Random(3)
    words = some_words(alphabet, rng)
    vocabulary = Vocabulary.of(space_of(alphabet), words)
    for said in AFTER if "S" in alphabet.letters else [[], [(words[0], 0)], [(words[1], 0), (words[2], 0)]]:
        belief = Belief.before(alphabet, rng.choice(("cards", "uniform"))).observe_all(said)
        found = compiled_information(belief, vocabulary)
        np.testing.assert_allclose(found, [belief.bits(word) for word in words], atol=1e-9)


@native
@pytest.mark.rule("STA-28")
@pytest.mark.parametrize("said", [[], [("chopper", -8)], [("noon", 0)], [("chopper", -8), ("horcruxes", -16)]])
def test_letters_inform_independently(said: list[tuple[str, int]]) -> None:
    """Letters that no word distinguishes are computed once, which must change nothing."""
    alphabet = alphabet_of("en")
    belief = Belief.before(alphabet).observe_all(said)
    words = [letter * times + "chop" for letter in alphabet.letters for times in (1, 2, 3)]
    found = compiled_information(belief, Vocabulary.of(belief.space, words))
    np.testing.assert_allclose(found, [belief.bits(word) for word in words], atol=1e-9)


@native
@pytest.mark.rule("STA-28")
def test_equally_likely_letters_may_still_differ() -> None:
    """One of two letters is in trust, and one of two others. All are equally likely, but a word with both letters of a
    pair gives no information, and a word with one of each does."""
    a, b, c, d = alphabet_of("en").black[:4]
    belief = Belief.before(alphabet_of("en")).observe_all([(a + b, 1), (c + d, 1)])
    words = [a + b, c + d, a + c, b + d, a + d]
    found = compiled_information(belief, Vocabulary.of(belief.space, words))
    np.testing.assert_allclose(found, [belief.bits(word) for word in words], atol=1e-9)
    assert found is not None
    assert found[0] < 1e-9 < found[2]


@native
@pytest.mark.rule("STA-28")
@pytest.mark.slow
def test_a_sample_gives_everyday_words_nearly_the_same_bits() -> None:
    vocabulary = Vocabulary.of(space_of(alphabet_of("en")), vocabulary_of(Lexicon.load("en")).words[::9])
    belief = Belief.before(alphabet_of("en")).observe("chopper", -8)
    np.testing.assert_allclose(compiled_information(belief, vocabulary), by_sample(belief, vocabulary), atol=0.1)


@every_kind
@pytest.mark.rule("STA-28")
def test_impossible_scores_give_no_information(kind: str) -> None:
    belief = Belief.before(alphabet_of("en")).observe_all([("cat", 2), ("cat", -2)])
    vocabulary = Vocabulary.of(belief.space, ["dog", "mississippi", ""])
    with using(kind):
        assert information(belief, vocabulary).tolist() == pytest.approx([0.0, 0.0, 0.0])
        assert [bits for _, bits in best_words(belief, vocabulary, 2)] == pytest.approx([0.0, 0.0])


@every_kind
def test_an_empty_vocabulary_has_no_bits(kind: str) -> None:
    belief = Belief.before(alphabet_of("en"))
    with using(kind):
        assert information(belief, Vocabulary.of(belief.space, [])).tolist() == []
        assert best_words(belief, Vocabulary.of(belief.space, []), 3) == []


@every_kind
def test_failing_watchers_raise_and_are_dropped(kind: str) -> None:
    belief = Belief.before(alphabet_of("en")).observe("chopper", -8)
    vocabulary, outcome = vocabulary_of(Lexicon.load("en")), []

    def tired(done: int, total: int) -> None:
        outcome.append((done, total))
        raise RuntimeError("tired")

    with using(kind), pytest.raises(RuntimeError, match="tired"):
        information(belief, vocabulary, tired)
    assert len(outcome) == 1
    assert 0 < outcome[0][0] < outcome[0][1] == len(vocabulary.words)


@native
def test_the_kernel_looks_up_every_few_milliseconds_of_its_work() -> None:
    """So an interruption takes less than the 0.2 seconds that Ctrl-C may take."""
    belief, vocabulary = Belief.before(alphabet_of("en")), vocabulary_of(Lexicon.load("en"))
    looks = [thread_time()]
    information(belief, vocabulary, lambda done, total: looks.append(thread_time()))
    assert max(np.diff(looks)) < 0.2


@pytest.fixture
def soon_interrupted() -> Iterator[None]:
    """Send Ctrl-C after 50 ms of CPU time."""
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.signal(signal.SIGVTALRM, before)


@every_kind
def test_ctrl_c_stops_it(kind: str, soon_interrupted: None) -> None:
    belief, vocabulary = Belief.before(alphabet_of("en")), vocabulary_of(Lexicon.load("en"))

    def search() -> None:
        while True:
            information(belief, vocabulary)

    with using(kind), pytest.raises(KeyboardInterrupt):
        search()
