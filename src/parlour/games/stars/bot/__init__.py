"""Bots for both sides. A clue hints at a secret word, and its score tells about the cipher."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct

from parlour.core import Asks, Millis, Move, Thought
from parlour.core.bot import at_level
from parlour.games.stars.bot.clues import Hinter
from parlour.games.stars.bot.meaning import PLAINEST, STRAY, Nearness, meaning_of, read_message
from parlour.games.stars.bot.plan import Planner
from parlour.games.stars.components.cipher import Alphabet, Cipher, CipherDraw, alphabet_of, draw_cipher
from parlour.games.stars.model.moves import Agree, GuessLetters, GuessWords, Propose, SetCipher, Talk, Transmit
from parlour.games.stars.model.state import Transmission
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.joint import Expected, Known, Outlook
from parlour.games.stars.text import idea
from parlour.games.stars.view import DeskView, View, sides_of, team_of
from parlour.lexicon import Lexicon

PATIENCE: Millis = 90_000
"""How long a bot beside people waits before it proposes something unasked (STA-39)."""
USUAL_BITS, MOST_STRAY, LATE = 2.5, 0.6, 0.6
"""How much a word usually promises about the cipher, the highest chance that it hints at nothing, and how much of that
chance is gone at the end of the game."""
BELOW_PLAIN = PLAINEST - 0.1
"""How close other words than synonyms, kinds and opposites can seem by mistake."""
Scored = tuple[tuple[str, int], ...]


class Skill(Struct, frozen=True):
    """How good a bot is at each part of the game."""

    choice: float
    """The share of all suitable clues that it considers."""
    insight: float
    """The value of a bit about the cipher, in points."""
    ideas: int
    """How many possible ciphers it compares before it guesses the best of them. 0 for all."""
    blur: float
    """How near a confusion may be: words are mixed up if their closeness to a clue differs by less than twice this."""
    plans: bool = False
    """Whether it plans all words of its message together, not one by one."""


SKILLS = (
    Skill(choice=0.23, insight=-0.1, ideas=1, blur=0.62),
    Skill(choice=0.3, insight=0.0, ideas=1, blur=0.48),
    Skill(choice=0.4, insight=0.06, ideas=1, blur=0.32),
    Skill(choice=0.6, insight=0.12, ideas=1, blur=0.18, plans=True),
    Skill(choice=1.0, insight=0.5, ideas=0, blur=0.0, plans=True),
)
"""Higher levels score more points (bench/stars.py --games). No level guesses a cipher that the scores rule out."""


class Bot:
    """A bot keeps nothing between two moves: everything that it knows is in its view."""

    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.skill = at_level(SKILLS, level)
        self.language = lexicon.language
        self.alphabet = alphabet_of(lexicon.language)
        self.meaning = meaning_of(lexicon)
        self.hinter = Hinter(lexicon, self.meaning, self.skill.choice)
        self.planner = Planner(self.hinter, self.skill.insight)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        if SetCipher in asks:
            return _after(rng, 6, SetCipher(*draw_cipher(self.alphabet, "uniform", rng).groups))
        if Transmit in asks:
            return _after(rng, 12, Transmit(self._clue(view, rng), sure=True))
        if GuessWords in asks and view.side == "alien":
            return _after(rng, 10, GuessWords(self._message(view, rng)))
        if view.side == "scientists" and {Propose, GuessWords, GuessLetters} & {*asks}:
            return self._as_scientist(view, asks, rng)
        return None

    def _as_scientist(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        """Agree to the newest proposal. If there is none, make one."""
        if is_beside_people(view):
            return self._beside_people(view, asks, rng)
        newest = max(desk_of(view).proposals, key=lambda one: one.number, default=None)
        if newest is not None:
            if view.you not in newest.agreed or sides_of(view)[0].captain == view.you:
                return _after(rng, 5, Agree(newest.number))
            return self._explain(view, newest.word, rng) if Talk in asks and newest.seat == view.you else None
        return _after(rng, 12, self._idea(view, asks, rng))

    def _beside_people(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        """Propose when asked, or when people have proposed nothing for PATIENCE. The decision is theirs (STA-39)."""
        desk = desk_of(view)
        own = next((one for one in desk.proposals if view.you in one.agreed), None)
        if own is not None:
            return self._explain(view, own.word, rng) if Talk in asks and own.seat == view.you else None
        if view.you in desk.asked:
            return _after(rng, 3, self._idea(view, asks, rng))
        return None if desk.proposals else Thought(self._idea(view, asks, rng), PATIENCE)

    def _idea(self, view: View, asks: Asks, rng: Random) -> Move:
        if Propose in asks:
            return Propose(self._clue(view, rng), sure=True)
        if GuessWords in asks:
            return GuessWords(self._message(view, rng))
        return GuessLetters(*self._letters(view, rng).groups)

    def _explain(self, view: View, word: str | None, rng: Random) -> Thought | None:
        """Tell the side, once, which secret word a proposal hints at."""
        own, _ = sides_of(view)
        assert own.card is not None
        assert own.card.message is not None
        if word is None or any(said.seat == view.you and word.upper() in said.text for said in desk_of(view).talk):
            return None
        meant = max(own.card.message, key=lambda secret: self.meaning.nearness(word, secret))
        bits = belief_of(self.alphabet, view.cipher_draw, heard(view)).bits(word)
        return _after(rng, 2, Talk(idea(self.language, word, meant, bits)))

    # The cipher.

    def _clue(self, view: View, rng: Random) -> str:
        own, _ = sides_of(view)
        assert own.card is not None
        sent = [one.word for one in team_of(view).transmissions if one.side == own.side]
        belief = belief_of(self.alphabet, view.cipher_draw, heard(view))
        known = Known.before(belief, view.cipher) if view.cipher else None
        if self.skill.plans:
            left = max(1, view.rounds - len(sent))

            def outlook(words: Sequence[str]) -> Outlook:
                return known or Expected.before(belief, words)

            return self.planner.message(own.card, sent, left, outlook, rng)[0]

        def tells(word: str) -> float:
            if not self.skill.insight:
                return 0.0
            return self.skill.insight * (known.and_(word).bits if known else belief.bits(word))

        return self.hinter.hint(own.card, sent, tells, rng)

    def _letters(self, view: View, rng: Random) -> Cipher:
        """Return a guess. Low levels consider few ciphers, but only ciphers that fit all scores (STA-40)."""
        belief = belief_of(self.alphabet, view.cipher_draw, heard(view))
        return belief.guess_among(self.skill.ideas, rng) if self.skill.ideas else belief.guess()

    # The message.

    def _message(self, view: View, rng: Random) -> tuple[str, ...]:
        _, partners = sides_of(view)
        assert partners.card is not None
        sent = [one for one in team_of(view).transmissions if one.side == partners.side]
        near = self._blurred(rng)
        chances = read_message(partners.card.columns, [one.word for one in sent], near, self._strays(view, sent))
        return tuple(
            max(zip(column, row, strict=True), key=lambda one: one[1])[0]
            for column, row in zip(partners.card.columns, chances.tolist(), strict=True)
        )

    def _strays(self, view: View, sent: Sequence[Transmission]) -> list[float]:
        """Return the chance of each word to hint at nothing. A word that promised much about the cipher may have been
        sent for that alone, and late in the game people make sure that every secret word has a hint."""
        every, chances = team_of(view).transmissions, []
        for one in sent:
            before = tuple((other.word, other.score) for other in every[: every.index(one)])
            bits = belief_of(self.alphabet, view.cipher_draw, before).bits(one.word)
            late = (one.round - 1) / view.rounds
            chances.append(min(MOST_STRAY, STRAY * bits / USUAL_BITS) * (1 - late * LATE))
        return chances

    def _blurred(self, rng: Random) -> Nearness:
        """Return how close words seem to a bot of this level. No level misses a synonym, a kind or an opposite."""
        blur, nearness, is_plain = self.skill.blur, self.meaning.nearness, self.meaning.is_plain
        if not blur:
            return nearness

        def seen(clue: str, word: str) -> float:
            close = nearness(clue, word)
            error = rng.uniform(-blur, blur)
            return close if is_plain(clue, word) else min(close + error, max(close, BELOW_PLAIN))

        return seen


def heard(view: View) -> Scored:
    """Return every transmission that this seat knows, of either team."""
    return tuple((one.word, one.score) for team in view.teams for one in team.transmissions)


@lru_cache(maxsize=8)
def belief_of(alphabet: Alphabet, draw: CipherDraw, scored: Scored) -> Belief:
    return Belief.before(alphabet, draw).observe_all(scored)


def desk_of(view: View) -> DeskView:
    desk = sides_of(view)[0].desk
    assert desk is not None
    return desk


def is_beside_people(view: View) -> bool:
    """Whether a person plays on this bot's side. The server says which seats bots play."""
    own = sides_of(view)[0]
    bots = desk_of(view).bots
    return view.you in bots and any(seat not in bots and seat not in view.gone for seat in own.seats)


def _after(rng: Random, seconds: float, move: Move) -> Thought:
    """Return a move with a delay around `seconds`, as people's delays vary."""
    delay: Millis = round(1000 * seconds * rng.lognormvariate(0.0, 0.35))
    return Thought(move, delay)
