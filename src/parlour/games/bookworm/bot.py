"""Bots of five levels, which know more or fewer words of a category and judge dice more or less well."""

import math
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from parlour.core import Asks, Millis, Thought
from parlour.core.bot import at_level
from parlour.games.bookworm import view as seen
from parlour.games.bookworm.analysis import by_letter, unsaid
from parlour.games.bookworm.components import Line, Side
from parlour.games.bookworm.model.moves import Agree, CastVote, ChangeCategory, Doubt, GoOn, NoWord, Pick, Say, TurnSide
from parlour.games.bookworm.rules.taking import ANY, TO_WIN, letters_of
from parlour.games.bookworm.solver import Foresight, Option, Position, chance_of, options
from parlour.games.bookworm.view import View
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import Categories


class Skill(Struct, frozen=True):
    share: float
    """How many words of a category it knows, the most common ones. A limit by frequency would differ between languages,
    because inflected forms share the uses of a word."""
    recall: float
    """How many of the words it knows it thinks of in a turn."""
    pace: float
    """How long everything takes, relative to an adult who plays now and then."""
    haze: float
    """The error of its estimate of a die, in points (a standard deviation)."""
    eye: float
    """How often it doubts a word that clearly does not fit: beginners know fewer words, but doubt as often."""
    ahead: int = 0
    """How many moves it looks ahead. 0: it only compares the points of a die with the best answer to it."""


# Each level beats the one below in about two games of three (bench/levels.py).
SKILLS = (
    Skill(share=0.71, recall=0.412, pace=1.3, haze=1.67, eye=0.8),
    Skill(share=0.755, recall=0.467, pace=1.15, haze=1.25, eye=0.85),
    Skill(share=0.81, recall=0.53, pace=1.0, haze=0.85, eye=0.9),
    Skill(share=0.85, recall=0.575, pace=0.9, haze=0.45, eye=0.95),
    Skill(share=0.855, recall=0.58, pace=0.8, haze=0.0, eye=0.98, ahead=2),
)
ANY_ROUND, LAST_ROUND = 0.5, 5.0
"""The value, in points, of ending a round when ahead and of not ending it when behind."""
LIFELINES: tuple[Side, ...] = ("a-z", "new-category")
CONTESTS: tuple[Side, ...] = ("last-die", "n-o-t", "stack")
"""Sides that help players who are short of words, and sides that help the others."""


class Bot:
    """`Bot(lexicon, level)`, level 1 (a beginner) to 5 (a master)."""

    def __init__(self, lexicon: Lexicon, level: int, skill: Skill | None = None) -> None:
        self.skill = skill or at_level(SKILLS, level)
        self.level = level
        self.categories = Categories.load(lexicon.language)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        match view.phase:
            case seen.Voting(vote=vote) if CastVote in asks:
                waits = view.you in vote.voters and view.you not in vote.voted
                return Thought(CastVote(not _is_misfit(view)), self._pause(2, rng)) if waits else None
            case seen.Picking() if Pick in asks:
                return Thought(Pick(self._pick(view.card, rng)), self._pause(3, rng))
            case seen.TurningSide() if TurnSide in asks:
                sides = CONTESTS if self.level >= 3 else LIFELINES
                return Thought(TurnSide(rng.choice(sides)), self._pause(3, rng))
            case seen.Swapping() if Agree in asks:
                return Thought(Agree(), self._pause(1, rng))
            case _ if GoOn in asks:
                return Thought(GoOn(), self._pause(2.5, rng))
            case _ if Doubt in asks and _is_misfit(view) and rng.random() < self.skill.eye:
                return Thought(Doubt(), self._pause(1.5, rng))
            case _ if Say in asks:
                return self._speak(view, asks, rng)
            case _:
                return None

    # Choosing.

    def _pick(self, card: Sequence[Line], rng: Random) -> int:
        """Return the category of which it knows the most words, with some noise."""
        known = (1 if line.id is None else len(self._known(line.id)) for line in card)
        riches = [math.sqrt(count) * rng.lognormvariate(0, 0.35) for count in known]
        return max(range(len(card)), key=riches.__getitem__)

    # Speaking.

    def _speak(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        """Choose a word for the die that seems to be worth the most."""
        assert view.you is not None
        in_mind = [word for word in self._fresh(view) if rng.random() < self.skill.recall]
        position = Position.of(view, view.you)
        found = options(position, self.categories.language, by_letter(in_mind))
        if not found:
            return self._give_up(asks, rng)
        if self.skill.ahead:
            option = self._foreseen(view, position, found)
        else:
            haze = self.skill.haze
            option = max(found, key=lambda one: one.value + _eagerness(position, one.die) + rng.gauss(0, haze))
        word = option.words[0]
        return Thought(Say(word, option.die), self._search(word, len(found), rng))

    def _foreseen(self, view: View, position: Position, found: Sequence[Option]) -> Option:
        """Return the die after which it wins the game most often; of equals the one with the most points."""
        left = by_letter(self._fresh(view))
        language = self.categories.language
        counts = {
            die.id: sum(len(left.get(letter, ())) for letter in (left if die.letters == ANY else die.letters))
            for die in view.dice
            if letters_of(die.id, position.faces, position.side, language)
        }
        foresight = Foresight(
            faces=position.faces,
            side=position.side,
            totals=position.totals,
            order=tuple(seat for seat in range(len(view.worms)) if seat not in view.gone),
            chances={die: chance_of(count) for die, count in counts.items()},
        )
        return max(
            found,
            key=lambda option: (
                round(foresight.after(position.spread, position.seat, option.die, self.skill.ahead)[position.seat], 6),
                option.value,
            ),
        )

    def _give_up(self, asks: Asks, rng: Random) -> Thought | None:
        """Give up early, so that nobody has to wait until its time has run out (BKW-31)."""
        if ChangeCategory in asks:
            return Thought(ChangeCategory(), self._pause(7, rng))
        return Thought(NoWord(), self._pause(9, rng)) if NoWord in asks else None

    def _fresh(self, view: View) -> list[str]:
        """Return the words that it knows and that were not named yet."""
        if view.category is None or view.category.id is None:
            return []
        fresh = unsaid(self.categories, view.category.id, (*(said.word for said in view.said), *view.voted_down))
        known = frozenset(self._known(view.category.id))
        return [word for word in fresh if word in known]

    def _known(self, category: str) -> Sequence[str]:
        words = self.categories.words(category)
        return words[: round(self.skill.share * len(words))]

    def _search(self, word: str, choices: int, rng: Random) -> Millis:
        """Return how long it thinks: longer for rare words, and for words for the only die that it has a word for."""
        rarity = 4.5 - self.categories.zipf(word)
        return self._pause(2.2 * math.pow(1.35, rarity) * (1 + 1.5 / choices), rng)

    def _pause(self, seconds: float, rng: Random) -> Millis:
        return int(1000 * seconds * self.skill.pace * rng.lognormvariate(0, 0.4))


def _is_misfit(view: View) -> bool:
    """Whether the last word does not fit, by the category data (BKW-13)."""
    return view.last is not None and view.last.word.mark.fit == "no"


def _eagerness(position: Position, die: int) -> float:
    """Return the value of ending the round: positive for the leader, negative for others, more if it ends the game."""
    totals = position.totals_after(die)
    if totals is None:
        return 0.0
    ahead = totals[position.seat] >= max(totals)
    return (1 if ahead else -1) * (LAST_ROUND if max(totals) >= TO_WIN else ANY_ROUND)
