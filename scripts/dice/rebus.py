"""The fifteen dice of Letters Rebus (REB-01, REB-02).

Each letter is on as many of the 88 faces as its share among the letters of everyday words of two to eight letters asks
for, and on at least one. Ґ and the German Q are so rare that they are left to the stars. Of all 90 faces 32 are vowels
(36 %). Values go from 1 to 10 with the logarithm of the share.

The search deals the faces onto the dice many times. Six dice get four vowels and the others one or none, which keeps
rolls without vowels rare. No die has a letter twice. It keeps the deal with which a quick search with everyday words
lays the greatest share of the highest possible score (twice all values).

The dice that ship:
    en  vowels 36 %, 3 to 8 vowels or stars in 94 % of rolls, mercy in 0.3 %, 43 points a roll, everyday words lay 83 %
    uk  vowels 36 %, 3 to 8 vowels or stars in 93 % of rolls, mercy in 0.4 %, 47 points a roll, everyday words lay 80 %
    de  vowels 36 %, 3 to 8 vowels or stars in 94 % of rolls, mercy in 0.3 %, 50 points a roll, everyday words lay 89 %
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from random import Random

import numpy as np

from parlour.games.rebus.components import STAR, Dice, shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon
from scripts.dice.search import Effort, everyday

EVERYDAY = 3.3
LEFT_OUT = {"uk": "ґ", "de": "q"}
CONSONANT_FACES, VOWEL_FACES = 56, 32
VOWELS_A_DIE = (4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 0)
STAR_DICE = (7, 14)


def shares(words: Lexicon) -> dict[str, float]:
    counted = Counter("".join(map(words.letters, words.words())))
    return {letter: max(counted[letter], 1) / counted.total() for letter in words.alphabet.letters}


def values(share: dict[str, float], left_out: str) -> dict[str, int]:
    """Return 1 for the commonest letter, 10 for the rarest, and values by the logarithm in between."""
    rolled = [share[letter] for letter in share if letter not in left_out]
    step = log(max(rolled) / min(rolled)) / 9
    return {letter: min(10, 1 + round(log(max(rolled) / share[letter]) / step)) for letter in share}


def faces(share: dict[str, float], wanted: str, count: int) -> list[str]:
    """Return `count` faces for these letters: one each, then more for the letters that need them most."""
    have = dict.fromkeys(wanted, 1)
    while sum(have.values()) < count:
        have[max(wanted, key=lambda letter: share[letter] / have[letter])] += 1
    return [letter for letter in wanted for _ in range(have[letter])]


def deal(vowels: Sequence[str], consonants: Sequence[str], rng: Random) -> list[str]:
    """Deal the faces onto the dice. A letter is twice on a die only if there are too few letters."""
    dice = [STAR if die in STAR_DICE else "" for die in range(15)]
    consonants_a_die = [6 - own - (die in STAR_DICE) for die, own in enumerate(VOWELS_A_DIE)]
    for rooms, pile in (([*VOWELS_A_DIE], vowels), (consonants_a_die, consonants)):
        for letter in sorted(pile, key=lambda letter: (-pile.count(letter), letter)):
            free = [die for die in range(15) if rooms[die]]
            die = min(free, key=lambda die: (dice[die].count(letter), -rooms[die], rng.random()))
            rooms[die] -= 1
            dice[die] += letter
    return dice


def reached(words: Lexicon, dice: Dice, rolls: int, seed: int) -> list[float]:
    """Return, for each roll, the share of the highest possible score that a quick search with everyday words lays."""
    rng = Random(seed)
    found = []
    for _ in range(rolls):
        roll = dice.roll(rng)
        looks = iter(range(60))
        best = best_layout(words, roll, dice.value, enough=lambda looks=looks: next(looks, None) is None)
        stars = sum(dice.value[star] for star in best.stars)
        found.append(max(0, best.score) / (2 * (stars + sum(dice.value.get(letter, 0) for letter in roll))))
    return found


class Study:
    effort = Effort(starts=16, rolls=60)

    def __init__(self, language: str) -> None:
        least = EVERYDAY - installed(language).inflected
        known = everyday(Lexicon.load(language), least, range(2, 9))
        self.language, self.words = language, Lexicon.of(known, language=language)

    def shipped(self) -> Dice:
        return shipped_dice(self.language)

    def search(self) -> Dice:
        alphabet, share = self.words.alphabet.letters, shares(self.words)
        rolled = [letter for letter in alphabet if letter not in LEFT_OUT.get(self.language, "")]
        own_vowels = "".join(letter for letter in rolled if letter in installed(self.language).alphabet.vowels)
        others = "".join(letter for letter in rolled if letter not in installed(self.language).alphabet.vowels)
        vowels, consonants = faces(share, own_vowels, VOWEL_FACES), faces(share, others, CONSONANT_FACES)
        value = {letter.upper(): worth for letter, worth in values(share, LEFT_OUT.get(self.language, "")).items()}
        candidates = []
        for seed in range(self.effort.starts):
            dealt = deal(vowels, consonants, Random(seed))
            ordered = (sorted(die, key=(alphabet + STAR).index) for die in dealt)
            candidates.append(Dice(tuple(tuple("".join(die).upper()) for die in ordered), value))
        return max(candidates, key=lambda dice: float(np.mean(reached(self.words, dice, self.effort.rolls, seed=1))))

    def as_json(self, dice: Dice) -> object:
        return {"faces": dice.faces, "values": dice.values}

    def figures(self, dice: Dice) -> Iterator[str]:
        vowels, rng = installed(self.language).alphabet.vowels, Random(1)
        drawn = [dice.roll(rng) for _ in range(20_000)]
        counts = np.array([sum(letter in vowels + STAR for letter in roll) for roll in drawn])
        every = [face.casefold() for die in dice.faces for face in die]
        found = np.array(reached(self.words, dice, self.effort.rolls, seed=2))
        usual = np.mean((counts > 2) & (counts < 9))
        stars = np.mean([STAR in roll for roll in drawn])
        worth = np.mean([sum(dice.value.get(letter, 0) for letter in roll) for roll in drawn])
        worst = np.quantile(found, 0.1)
        yield f"{self.language}: vowels on {sum(face in vowels for face in every) / len(every):.0%} of the faces"
        yield f"  vowels and stars in a roll: {counts.mean():.1f} on average, 3 to 8 in {usual:.0%}"
        yield f"  at most one (mercy): {np.mean(counts < 2):.2%} of rolls; a star in {stars:.0%}"
        yield f"  points on the dice: {worth:.0f} on average"
        yield f"  everyday words lay {found.mean():.0%} of the highest possible score, {worst:.0%} in the worst tenth"
