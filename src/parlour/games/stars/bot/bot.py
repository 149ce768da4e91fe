"""Bots on both sides. A clue has to say two things at once: which word is meant, and something about the cipher."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct

from parlour.core import Asks, Millis, Move, Thought
from parlour.core.bot import at_level
from parlour.games.stars.bot.clues import Hinter
from parlour.games.stars.bot.meaning import Nearness, meaning_of, read_message
from parlour.games.stars.bot.plan import Planner
from parlour.games.stars.components.cipher import Alphabet, Cipher, alphabet_of
from parlour.games.stars.components.cipher_draw import CipherDraw, draw_cipher
from parlour.games.stars.model.moves import Agree, GuessLetters, GuessWords, Propose, SetCipher, Talk, Transmit
from parlour.games.stars.model.state import Proposal
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.joint import Expected, Known, Told
from parlour.games.stars.text import idea
from parlour.games.stars.view import SideView, TeamView, View
from parlour.lexicon import Lexicon

Scored = tuple[tuple[str, int], ...]


class Skill(Struct, frozen=True):
    """How good a bot is at each part of the game."""

    choice: float
    """The share of all fitting clues that it considers."""
    insight: float
    """The value of a bit about the cipher, in points."""
    memory: float
    """The share of transmissions that it takes into account when it deduces."""
    fog: float
    """How much it misjudges what clues have to do with words."""
    plans: bool = False
    """Whether it has its whole message in mind, or one word after the other."""


SKILLS = (
    Skill(choice=0.23, insight=0.0, memory=0.38, fog=0.2),
    Skill(choice=0.3, insight=0.06, memory=0.52, fog=0.17),
    Skill(choice=0.4, insight=0.1, memory=0.62, fog=0.14),
    Skill(choice=0.6, insight=0.15, memory=0.72, fog=0.13, plans=True),
    Skill(choice=1.0, insight=0.2, memory=0.86, fog=0.0, plans=True),
)
"""Each level beats the one below in about two games of three (bench/levels.py). What they keep in mind makes most of
it: what their words tell helps the other team too, and words of a message are hardly ever misread."""


class Bot:
    """It keeps nothing between two thoughts: all that it knows is in its view."""

    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.skill = at_level(SKILLS, level)
        self.language = lexicon.language
        self.alphabet = alphabet_of(lexicon.language)
        self.meaning = meaning_of(lexicon)
        self.hinter = Hinter(lexicon, self.meaning, self.skill.choice)
        self.planner = Planner(self.hinter, self.skill.insight)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        if SetCipher in asks:
            cipher = draw_cipher(self.alphabet, "uniform", rng)
            return _after(rng, 6, SetCipher(cipher.trust, cipher.amplify, cipher.suspicion))
        if Transmit in asks:
            return _after(rng, 12, Transmit(self._clue(view, rng), sure=True))
        if GuessWords in asks and view.side == "alien":
            return _after(rng, 10, GuessWords(self._message(view, rng)))
        if view.side == "scientists" and {Propose, GuessWords, GuessLetters} & {*asks}:
            return self._as_scientist(view, asks, rng)
        return None

    def _as_scientist(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        """What a colleague has proposed last is fine; only where nobody has does it make a proposal of its own."""
        newest = _newest(view)
        if newest is not None:
            if view.you not in newest.agreed or sides_of(view)[0].captain == view.you:
                return _after(rng, 5, Agree(newest.number))
            return self._explain(view, newest.word, rng) if Talk in asks and newest.seat == view.you else None
        if Propose in asks:
            return _after(rng, 14, Propose(self._clue(view, rng), sure=True))
        if GuessWords in asks:
            return _after(rng, 10, GuessWords(self._message(view, rng)))
        guess = self._letters(view, rng)
        return _after(rng, 12, GuessLetters(guess.trust, guess.amplify, guess.suspicion))

    def _explain(self, view: View, word: str | None, rng: Random) -> Thought | None:
        """Colleagues hear once what a proposal is meant for."""
        own, _ = sides_of(view)
        assert own.card is not None
        assert own.card.message is not None
        assert own.desk is not None
        if word is None or any(said.seat == view.you and word.upper() in said.text for said in own.desk.talk):
            return None
        meant = max(own.card.message, key=lambda secret: self.meaning.nearness(word, secret))
        bits = belief_of(self.alphabet, view.cipher_draw, heard(view)).bits(word)
        return _after(rng, 2, Talk(idea(self.language, word, meant, bits)))

    # The cipher.

    def _clue(self, view: View, rng: Random) -> str:
        own, _ = sides_of(view)
        assert own.card is not None
        sent = [one.word for one in _team(view).transmissions if one.side == own.side]
        belief = belief_of(self.alphabet, view.cipher_draw, heard(view))
        known = Known.before(belief, view.cipher) if view.cipher else None
        if self.skill.plans:
            left = max(1, view.rounds - len(sent))

            def told(words: Sequence[str]) -> Told:
                return known or Expected.before(belief, words)

            return self.planner.message(own.card, sent, left, told, rng)[0]

        def tells(word: str) -> float:
            if not self.skill.insight:
                return 0.0
            return self.skill.insight * (known.and_(word).bits if known else belief.bits(word))

        return self.hinter.hint(own.card, sent, tells, rng)

    def _letters(self, view: View, rng: Random) -> Cipher:
        scored = heard(view)
        kept = rng.sample(scored, int(self.skill.memory * len(scored) + rng.random()))
        return belief_of(self.alphabet, view.cipher_draw, tuple(sorted(kept))).guess()

    # The message.

    def _message(self, view: View, rng: Random) -> tuple[str, ...]:
        _, partners = sides_of(view)
        assert partners.card is not None
        clues = [one.word for one in _team(view).transmissions if one.side == partners.side]
        chances = read_message(partners.card.columns, clues, self._blurred(rng))
        return tuple(
            max(zip(column, row, strict=True), key=lambda one: one[1])[0]
            for column, row in zip(partners.card.columns, chances.tolist(), strict=True)
        )

    def _blurred(self, rng: Random) -> Nearness:
        if not self.skill.fog:
            return self.meaning.nearness
        return lambda clue, word: self.meaning.nearness(clue, word) + rng.gauss(0, self.skill.fog)


def _team(view: View) -> TeamView:
    assert view.team is not None
    return view.teams[view.team]


def sides_of(view: View) -> tuple[SideView, SideView]:
    """The seat's own side and its partners."""
    team = _team(view)
    return (team.alien, team.scientists) if view.side == "alien" else (team.scientists, team.alien)


def heard(view: View) -> Scored:
    """Every transmission that this seat knows, of either team."""
    return tuple((one.word, one.score) for team in view.teams for one in team.transmissions)


@lru_cache(maxsize=8)
def belief_of(alphabet: Alphabet, draw: CipherDraw, scored: Scored) -> Belief:
    return Belief.before(alphabet, draw).observe_all(scored)


def _newest(view: View) -> Proposal | None:
    desk = sides_of(view)[0].desk
    return max(desk.proposals, key=lambda one: one.number, default=None) if desk else None


def _after(rng: Random, seconds: float, move: Move) -> Thought:
    """People take their time, some more than others."""
    delay: Millis = round(1000 * seconds * rng.lognormvariate(0.0, 0.35))
    return Thought(move, delay)
