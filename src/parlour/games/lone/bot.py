"""Bots of five levels, which see more or fewer of the words in the dice and write them at human speed."""

from collections.abc import Collection, Iterator
from random import Random

from msgspec import Struct

from parlour.core import Asks, Millis, Thought
from parlour.core.bot import at_level
from parlour.core.court.vote import Finish
from parlour.core.round.bot import routine
from parlour.games.lone.components import JOKER
from parlour.games.lone.model import GiveUp, Pencil, Write
from parlour.games.lone.rules import cheapest, used_rows
from parlour.games.lone.solver import PULL, SHREWD_PULL, Offer, assigned, offers
from parlour.games.lone.view import Compared, View, Writing
from parlour.lexicon import Lexicon, letters


class Skill(Struct, frozen=True):
    rarest: float
    """Words below this Zipf frequency are unknown."""
    sight: float
    """The chance to see a word of four letters and Zipf 4 in the dice. Rarer and longer words are harder to see."""
    pace: float
    """How long everything takes, relative to an adult who plays now and then."""
    slips: float
    """How often it writes a word that the dice can't make."""
    is_shrewd: bool = False
    """Expects others to look beyond the nearest words too, so that any word likely to be alone will do, and writes the
    most valuable words first in case the time runs out."""


SKILLS = (
    Skill(rarest=3.82, sight=0.098, pace=1.5, slips=0.05),
    Skill(rarest=3.6, sight=0.12, pace=1.25, slips=0.04),
    Skill(rarest=3.45, sight=0.143, pace=1.0, slips=0.02),
    Skill(rarest=3.2, sight=0.21, pace=0.85, slips=0.01),
    Skill(rarest=2.92, sight=0.365, pace=0.7, slips=0.0, is_shrewd=True),
)


MIX = 0.3
"""How much less likely to score than the best a word may be and still be written, so that bots vary."""


class Bot:
    """`Bot(lexicon, level)`, level 1 (a beginner) to 5 (a master)."""

    def __init__(self, lexicon: Lexicon, level: int, skill: Skill | None = None) -> None:
        self.lexicon = lexicon
        self.skill = skill or at_level(SKILLS, level)
        self._round: tuple[int, str] = (0, "")
        self._plan: list[tuple[int, str]] = []

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        match view.phase:
            case Pencil() | Writing() if view.you in view.finished:
                return None
            case Pencil() if Finish in asks:
                plan = self._plan_of(view, rng)  # written on paper whole, one line after the other (LON-24)
                return Thought(Finish(), self._pause(3, rng) + sum(self._time_for(word, rng) for _, word in plan))
            case Writing(copying=is_copied) if Write in asks:
                return self._write(view, is_copied, rng)
            case Compared(owed=owed) if GiveUp in asks and view.you is not None:
                taken = used_rows(view.sheets[view.you]) | {line.row for line in view.draft}
                return Thought(GiveUp(cheapest(view.rows, taken, owed[view.you])), self._pause(4, rng))
            case _:
                return routine(
                    view, asks, self.lexicon.is_spelling, lambda seconds: self._pause(seconds, rng), reading=6
                )

    def _plan_of(self, view: View, rng: Random) -> list[tuple[int, str]]:
        dice = "".join(die.letter for die in view.dice)
        if self._round != (view.round, dice):
            self._round, self._plan = (view.round, dice), self._planned(view, dice, rng)
        return self._plan

    def _write(self, view: View, is_copied: bool, rng: Random) -> Thought:
        """Write the plan line by line, then finish."""
        written = {line.row for line in view.draft}
        left = [line for line in self._plan_of(view, rng) if line[0] not in written]
        if not left or len(written) >= view.words_a_round:  # a person may have written before the bot took over
            return Thought(Finish(), self._pause(3, rng))
        row, word = left[0]
        return Thought(Write(row, word), self._pause(2, rng) if is_copied else self._time_for(word, rng))

    def _planned(self, view: View, dice: str, rng: Random) -> list[tuple[int, str]]:
        assert view.you is not None
        taken = used_rows(view.sheets[view.you])
        others = [sheet for seat, sheet in enumerate(view.sheets) if seat != view.you]
        blocked = {letters(line.word or "") for sheet in others for line in sheet if line.is_written}
        known, likelier = self._known(dice), SHREWD_PULL if self.skill.is_shrewd else PULL
        offered = offers(known, self.lexicon.zipf, view.rows, len(others), view.words_a_round, likelier)
        seen = {length: self._seen(some, rng) for length, some in offered.items()}
        found = assigned(view.rows, taken, seen, blocked, view.words_a_round)
        plan = [(one.worth, one.row, one.word) for one in found if one.take and one.word]
        rng.shuffle(plan)
        if self.skill.is_shrewd:
            plan.sort(key=lambda line: -line[0])
        written: list[tuple[int, str]] = []
        for _, row, word in plan:
            rest = {word for _, _, word in plan} | {word for _, word in written}
            written.append((row, self._slip(word, dice, rest, rng)))
        return written

    def _known(self, dice: str) -> Iterator[str]:
        found = self.lexicon.spellable(dice) & self.lexicon.common(self.skill.rarest)
        return filter(self.lexicon.is_polite, found)

    def _seen(self, offered: list[Offer], rng: Random) -> list[Offer]:
        """Choose one of the best words. Ties are broken at random, or all bots would write the same."""
        seen = [one for one in offered if self._sees(one, rng)]
        if self.skill.is_shrewd:
            return sorted(seen, key=lambda one: -one.alone - rng.uniform(0, MIX))
        return sorted(seen, key=lambda one: (-round(one.alone, 2), rng.random()))

    def _sees(self, offer: Offer, rng: Random) -> bool:
        chance: float = self.skill.sight * 1.8 ** (offer.zipf - 4) * 0.75 ** (len(letters(offer.word)) - 4)
        return rng.random() < chance

    def _slip(self, word: str, dice: str, planned: Collection[str], rng: Random) -> str:
        """Return a word with one letter too many that is not in the plan: nobody writes a word twice (LON-18)."""
        if rng.random() >= self.skill.slips:
            return word
        same = (other for other in self._known(dice + JOKER) if len(letters(other)) == len(letters(word)))
        near = [other for other in same if other not in planned]
        return rng.choice(near) if near else word

    def _time_for(self, word: str, rng: Random) -> Millis:
        """Return how long it takes to find and write a word: log-normal, longer for long and rare words."""
        seconds = 8.0 * 1.25 ** (len(letters(word)) - 4) * 1.15 ** (4.5 - self.lexicon.zipf(word))
        return self._pause(seconds, rng, spread=0.5)

    def _pause(self, seconds: float, rng: Random, spread: float = 0.3) -> Millis:
        return int(1000 * seconds * self.skill.pace * rng.lognormvariate(0, spread))
