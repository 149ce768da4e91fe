"""Measures the fifteen dice of Letters Rebus, and deals out new ones (REB-01, REB-02, COM-09).

    scripts/choose-rebus-dice             the figures of the dice that ship
    scripts/choose-rebus-dice --search    a new set for each language, and its figures

Letters are on as many of the 88 faces as their share among the letters of everyday words of two to eight letters asks
for (each such word counts once), every letter at least once; Ґ is so rare that it is left to the stars. 32 of the 90
faces are vowels (36 %). Values go from 1 to 10 with the logarithm of that share.

How the faces are dealt out is found by trying. Six dice get four vowels and the others one or none, which keeps
rolls without vowels rare, and no die has a letter twice. Of many deals the one is kept in which a quick search with
everyday words alone lays the greatest share of what its rolls could score at most (two times all values).

The dice that ship:
    en  vowels 36 %, 3 to 8 vowels or stars in 94 % of rolls, mercy in 0.3 %, 43 points a roll, everyday words lay 83 %
    uk  vowels 36 %, 3 to 8 vowels or stars in 93 % of rolls, mercy in 0.4 %, 47 points a roll, everyday words lay 80 %
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from math import log
from random import Random

import numpy as np

from parlour.games.rebus.components.dice import STAR, VOWELS, Dice, shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.lexicon import Lexicon, letters

EVERYDAY = {"en": 3.3, "uk": 2.8}
LEFT_OUT = {"en": "", "uk": "ґ"}
CONSONANT_FACES, VOWEL_FACES = 56, 32
VOWELS_A_DIE = (4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 0)
STAR_DICE = (7, 14)


def everyday_words(language: str) -> dict[str, float]:
    lexicon = Lexicon.load(language)
    return {
        word: lexicon.zipf(word)
        for word in lexicon.words()
        if lexicon.zipf(word) >= EVERYDAY[language] and 2 <= len(letters(word)) <= 8
    }


def shares(words: Sequence[str], alphabet: str) -> dict[str, float]:
    counted = Counter("".join(letters(word) for word in words))
    return {letter: max(counted[letter], 1) / counted.total() for letter in alphabet}


def values(share: dict[str, float], left_out: str) -> dict[str, int]:
    """1 for the commonest letter, 10 for the rarest, by the logarithm in between."""
    rolled = [share[letter] for letter in share if letter not in left_out]
    step = log(max(rolled) / min(rolled)) / 9
    return {letter: min(10, 1 + round(log(max(rolled) / share[letter]) / step)) for letter in share}


def faces(share: dict[str, float], wanted: str, count: int) -> list[str]:
    """So many faces for these letters: one each, the others by largest need."""
    have = dict.fromkeys(wanted, 1)
    while sum(have.values()) < count:
        have[max(wanted, key=lambda letter: share[letter] / have[letter])] += 1
    return [letter for letter in wanted for _ in range(have[letter])]


def deal(vowels: Sequence[str], consonants: Sequence[str], rng: Random) -> list[str]:
    """The faces dealt onto the dice, no letter twice on one."""
    while True:
        dice = [STAR if die in STAR_DICE else "" for die in range(15)]
        rooms = [(die, kind) for die in range(15) for kind in _kinds(die)]
        if all(_put(dice, rooms, kind, pile, rng) for kind, pile in (("v", vowels), ("c", consonants))):
            return dice


def _kinds(die: int) -> str:
    vowels = VOWELS_A_DIE[die]
    return "v" * vowels + "c" * (6 - vowels - (die in STAR_DICE))


def _put(dice: list[str], rooms: list[tuple[int, str]], kind: str, pile: Sequence[str], rng: Random) -> bool:
    free = [die for die, wanted in rooms if wanted == kind]
    for letter in sorted(pile, key=lambda letter: (-pile.count(letter), letter)):
        open_dice = [die for die in free if letter not in dice[die]]
        if not open_dice:
            return False
        die = rng.choice(open_dice)
        free.remove(die)
        dice[die] += letter
    return True


def reached(words: Lexicon, dice: Dice, rolls: int, seed: int) -> list[float]:
    """What share of the most thinkable points a quick search with everyday words lays, roll by roll."""
    rng = Random(seed)
    found = []
    for _ in range(rolls):
        roll = dice.roll(rng)
        looks = iter(range(60))
        best = best_layout(words, roll, dice.value, enough=lambda looks=looks: next(looks, None) is None)
        stars = sum(dice.value[star] for star in best.stars)
        found.append(max(0, best.score) / (2 * (stars + sum(dice.value.get(letter, 0) for letter in roll))))
    return found


def show(language: str, words: Lexicon, dice: Dice, rolls: int) -> None:
    vowels = VOWELS[language]
    rng = Random(1)
    drawn = [dice.roll(rng) for _ in range(20_000)]
    counts = np.array([sum(letter in vowels + STAR for letter in roll) for roll in drawn])
    every = [face.casefold() for die in dice.faces for face in die]
    share = sum(face in vowels for face in every) / len(every)
    found = np.array(reached(words, dice, rolls, seed=2))
    usual = np.mean((counts > 2) & (counts < 9))
    stars = np.mean([STAR in roll for roll in drawn])
    worth = np.mean([sum(dice.value.get(letter, 0) for letter in roll) for roll in drawn])
    print(f"{language}: vowels on {share:.0%} of the faces")
    print(f"  vowels and stars in a roll: {counts.mean():.1f} on average, 3 to 8 in {usual:.0%}")
    print(f"  at most one (mercy): {np.mean(counts < 2):.2%} of rolls; a star in {stars:.0%}")
    print(f"  points on the dice: {worth:.0f} on average")
    print(f"  laid with everyday words: {found.mean():.0%} of the most thinkable", end=", ")
    print(f"{np.quantile(found, 0.1):.0%} in the worst tenth")


def search(language: str, words: Lexicon, everyday: Sequence[str], deals: int, rolls: int) -> Dice:
    alphabet = Lexicon.load(language).alphabet.letters
    share = shares(everyday, alphabet)
    rolled = "".join(letter for letter in alphabet if letter not in LEFT_OUT[language])
    own_vowels = "".join(letter for letter in rolled if letter in VOWELS[language])
    others = "".join(letter for letter in rolled if letter not in VOWELS[language])
    vowels, consonants = faces(share, own_vowels, VOWEL_FACES), faces(share, others, CONSONANT_FACES)
    value = {letter.upper(): worth for letter, worth in values(share, LEFT_OUT[language]).items()}
    candidates = []
    for seed in range(deals):
        dealt = deal(vowels, consonants, Random(seed))
        ordered = (sorted(die, key=(alphabet + STAR).index) for die in dealt)
        candidates.append(Dice(tuple(tuple("".join(die).upper()) for die in ordered), value))
    return max(candidates, key=lambda dice: float(np.mean(reached(words, dice, rolls, seed=1))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", action="store_true", help="deal out new dice")
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--rolls", type=int, default=60)
    options = parser.parse_args()
    for language in EVERYDAY:
        everyday = everyday_words(language)
        words = Lexicon.of(everyday, language=language)
        dice = shipped_dice(language)
        if options.search:
            dice = search(language, words, list(everyday), options.deals, options.rolls)
            print(json.dumps({"faces": dice.faces, "values": dice.values}, ensure_ascii=False))
        show(language, words, dice, options.rolls)


if __name__ == "__main__":
    main()
