"""Bots of five levels, which plan a layout and then lay it die by die at human speed."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache, partial
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Asks, Thought
from parlour.core.bot import at_level
from parlour.core.court.vote import Finish
from parlour.core.round.bot import routine
from parlour.games.rebus.components import Placed
from parlour.games.rebus.model import Arrange, RollAgain, is_same_roll
from parlour.games.rebus.solver import Known, Solution, plan, quick_layout
from parlour.games.rebus.view import Building, BuildView, View
from parlour.lexicon import Lexicon


class Skill(Struct, frozen=True):
    share: float
    """The share of a language's everyday words that the bot knows, the most common first."""
    same: float
    """The share if all players build from the same roll. Levels are closer then, because luck plays no part."""
    pace: float
    """How long everything takes, relative to an adult who plays now and then."""


SKILLS = (
    Skill(share=0.173, same=0.271, pace=1.4),
    Skill(share=0.243, same=0.332, pace=1.2),
    Skill(share=0.348, same=0.41, pace=1.0),
    Skill(share=0.49, same=0.519, pace=0.85),
    Skill(share=0.714, same=0.714, pace=0.7),
)
"""Each level beats the one below in about two of three games (bench/levels.py). Points grow with the logarithm of the
share."""
COMMONEST, EVERYDAY = 8.0, 2.5
"""Zipf frequencies: no word is more common than the first, and rarer words than the second are not everyday words."""
BEAM = 5
"""How many half-built layouts a bot of any level considers: few, so that weak bots find a great layout now and then."""
WIDTHS = (5, 3, 1)
"""Look for a wide layout first, then for a narrow one, then for a single column."""
LOOKS = 3
"""How many layouts a bot tries at most until one uses more than half of the dice."""


class Bot:
    """`Bot(lexicon, level)`, level 1 (a beginner) to 5 (a master)."""

    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.lexicon = lexicon
        self.skill = at_level(SKILLS, level)
        self._roll: tuple[int, str] = (0, "")
        self._plan: tuple[Placed, ...] = ()

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        match view.phase:
            case Building() as phase if RollAgain in asks:
                return Thought(RollAgain(), self._pause(3, rng)) if view.you not in phase.wants_again else None
            case Building() as phase if Arrange in asks and view.you not in phase.finished:
                own = next(build for build in phase.builds if build.seat == view.you)
                return self._lay(view, own, rng)
            case _:
                return routine(view, asks, self.lexicon.is_spelling, partial(self._pause, rng=rng))

    def _lay(self, view: View, own: BuildView, rng: Random) -> Thought:
        """Lay the next die of the plan, which is made once per roll. Dice that someone else laid are removed first."""
        roll = "".join(die.letter for die in own.dice)
        if self._roll != (view.round, roll):
            self._roll, self._plan = (view.round, roll), self._planned(view, own, rng)
        laid = len(own.placed)
        if own.placed != self._plan[:laid]:
            return Thought(Arrange(()), self._pause(4, rng))
        if laid >= len(self._plan):
            return Thought(Finish(), self._pause(4, rng))
        opens_word = laid == 0 or not _touches(self._plan[laid], self._plan[laid - 1])
        return Thought(Arrange(self._plan[: laid + 1]), self._pause(5.5 if opens_word else 1.6, rng))

    def _planned(self, view: View, own: BuildView, rng: Random) -> tuple[Placed, ...]:
        fixed = dict(own.stars)
        roll = "".join(fixed.get(die.id, die.letter) for die in own.dice)
        share = self.skill.same if is_same_roll(view.pace) else self.skill.share
        best = plan(self._thought_out(_known(self.lexicon, share).spellable(roll), roll, view, rng).rows, roll)
        return tuple(replace(one, letter=one.letter or fixed.get(one.die)) for one in best)

    def _thought_out(self, words: Sequence[str], roll: str, view: View, rng: Random) -> Solution:
        """Return the first layout that uses more than half of the dice, or the best of a few."""
        ideas: list[Solution] = []
        for _ in range(LOOKS):
            idea = quick_layout(
                words, roll, view.values, shortest=view.shortest, beam=BEAM, widths=WIDTHS, seed=rng.getrandbits(32)
            )
            ideas.append(idea)
            if 2 * len(plan(idea.rows, roll)) > len(roll):
                break
        return max(ideas, key=lambda idea: idea.score)

    def _pause(self, seconds: float, rng: Random) -> int:
        return int(1000 * seconds * self.skill.pace * rng.lognormvariate(0, 0.4))


@lru_cache(maxsize=32)
def _known(lexicon: Lexicon, share: float) -> Known:
    """Return the vocabulary of this share of a language; all bots of a level use the same one."""
    wanted, bounds = share * len(lexicon.common(EVERYDAY)), np.arange(COMMONEST, EVERYDAY, -0.01).tolist()
    rarest = bounds[bisect_left(bounds, wanted, key=lambda bound: len(lexicon.common(bound)), hi=len(bounds) - 1)]
    return Known(map(lexicon.letters, filter(lexicon.is_polite, lexicon.common(rarest))), lexicon.alphabet.letters)


def _touches(one: Placed, other: Placed) -> bool:
    return abs(one.row - other.row) + abs(one.col - other.col) == 1
