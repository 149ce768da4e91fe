"""The information of several words together, and messages planned as a whole."""

from random import Random

import pytest

from parlour.games.stars import Bot, shipped_cards
from parlour.games.stars.components.cipher import CipherDraw, alphabet_of, draw_cipher
from parlour.games.stars.rules.scores import score
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.joint import MOST, Expected, Known
from parlour.games.stars.view import CardView
from parlour.lexicon import Lexicon
from parlour.lexicon.kin import relation
from wild import sample

ENGLISH = alphabet_of("en")
WORDS = ["submarine", "kayak", "elephant", "jazz", "of", "mississippi"]


@pytest.mark.rule("STA-28", "STA-07")
@pytest.mark.parametrize("draw", ["cards", "uniform"])
def test_a_known_cipher_gives_the_leftover_words(draw: CipherDraw) -> None:
    rng, before = Random(4), Belief.before(ENGLISH, draw)
    for _ in range(4):
        cipher = draw_cipher(ENGLISH, draw, rng)
        said = [(word, score(word, cipher)) for word in rng.sample(WORDS, 3)]
        outcome = Known.before(before, cipher)
        for word, _ in said:
            outcome = outcome.and_(word)
        assert outcome.bits == pytest.approx(before.entropy - before.observe_all(said).entropy, abs=1e-9)


@pytest.mark.rule("STA-28")
def test_information_of_two_words_adds_up() -> None:
    belief = Belief.before(ENGLISH).observe_all([("chopper", -8), ("horcruxes", -16)])
    assert belief.ciphers < MOST
    outcome = Expected.before(belief, WORDS)
    for first in WORDS:
        assert outcome.and_(first).bits == pytest.approx(belief.bits(first), abs=1e-9)
        for second in WORDS:
            then = sum(p * belief.observe(first, points).bits(second) for points, p in belief.scores(first).items())
            assert outcome.and_(first).and_(second).bits == pytest.approx(belief.bits(first) + then, abs=1e-9)


def test_some_ciphers_represent_all_of_them() -> None:
    belief = Belief.before(ENGLISH)
    outcome = Expected.before(belief, WORDS)
    for word in WORDS:
        assert outcome.and_(word).bits == pytest.approx(belief.bits(word), abs=0.05)
        assert outcome.and_(word).and_(word).bits == outcome.and_(word).bits


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize("rounds", [3, 4])
def test_a_planned_message_hints_at_all_three_words_without_repeats(level: int, language: str, rounds: int) -> None:
    bot, rng = Bot(Lexicon.load(language), level), Random(level)
    alphabet = alphabet_of(language)
    for card in sample(rng.choices(shipped_cards(language).every, k=3), 3):
        seen = CardView(card.sentence, card.columns, tuple(rng.choice(column) for column in card.columns))
        text = Known.before(Belief.before(alphabet), draw_cipher(alphabet, "cards", rng))
        plan = bot.planner.message(seen, [], rounds, lambda words, text=text: text, rng)
        assert len(plan) == rounds
        assert bot.hinter.hinted(seen, plan) == {*seen.message}
        assert all(relation(one, other, language) is None for one in plan for other in plan if one != other)


@pytest.mark.slow
def test_a_message_planned_as_a_whole_reveals_more_than_words_planned_one_by_one() -> None:
    """With a few cards. Both weigh the clarity of words in the same way."""
    bot, rng, gained = Bot(Lexicon.load("en"), 5), Random(8), 0.0
    for card in rng.choices(shipped_cards("en").every, k=9):
        seen = CardView(card.sentence, card.columns, tuple(rng.choice(column) for column in card.columns))
        before = Known.before(Belief.before(ENGLISH), draw_cipher(ENGLISH, "cards", rng))
        by_steps, sent = before, []
        for _ in range(4):
            known = by_steps

            def tells(word: str, known: Known = known) -> float:
                return bot.skill.insight * (known.and_(word).bits - known.bits)

            sent.append(bot.hinter.hint(seen, sent, tells, rng))
            by_steps = by_steps.and_(sent[-1])
        plan = bot.planner.message(seen, [], 4, lambda words, before=before: before, rng)
        planned = before
        for word in plan:
            planned = planned.and_(word)
        plainness = [sum(bot.hinter.plainness(seen, word) for word in words) for words in (plan, sent)]
        gained += 2.2 * (plainness[0] - plainness[1]) + bot.skill.insight * (planned.bits - by_steps.bits)
    assert gained > 0
