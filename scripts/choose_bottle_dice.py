"""Measures the letter dice of Message in a Bottle, and searches for better ones (BOT-02, COM-09).

    scripts/choose-bottle-dice             the figures of the dice that ship
    scripts/choose-bottle-dice --search    a new set for each language, and its figures

What is counted, over every roll there is: how often no everyday noun answers it. An everyday noun has four letters or
more and a Zipf frequency of at least 3.3 in English and 2.8 in Ukrainian, where a noun's uses are shared out among its
cases: some 7,000 to 8,000 nouns in each, what grown-ups have ready without thinking.

What is wanted: "no word" right in 3-8 % of classic rolls (a live call) and in under 1 % of easy ones; the same live
call, and no more than that, under the effects *yellow* and *neck*; every letter begins enough nouns for *cover*; and as
many different letters as all this allows. The dark blue die takes its letters from the rarer half, the others from the
commoner one. Faces are exchanged one at a time and a better set is kept, from several beginnings.

The dice that ship ("no word" for everyday nouns):
    en  classic 5.0 %  easy 0 %  neck 5.1 %  yellow 0 %
    uk  classic 4.9 %  easy 0 %  neck 3.2 %  yellow 2.8 %
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from parlour.games.bottle.components import Dice, shipped_dice
from parlour.lexicon import Lexicon, letters

EVERYDAY = {"en": 3.3, "uk": 2.8}
COMMON = {"en": 15, "uk": 17}  # this many of the commonest letters are for the bright dice, the rest for the dark one
BEGINS = 40  # everyday nouns that a face's letter must begin
Set = tuple[str, str, str, str]  # yellow, turquoise, turquoise, dark blue: six letters each


@dataclass(frozen=True)
class Figures:
    """Shares of rolls that no everyday noun answers, and how many of the classic ones have but one to three."""

    classic: float
    easy: float
    yellow: float
    party_yellow: float
    neck: float
    narrow: float
    letters: int

    @property
    def badness(self) -> float:
        return (
            10 * abs(self.classic - 0.05)
            + 40 * max(0.0, self.easy - 0.004)
            + 2 * max(0.0, self.yellow - 0.06)
            + 2 * max(0.0, self.party_yellow - 0.04)
            + 2 * max(0.0, self.neck - 0.05)
            - 0.03 * self.letters
        )


class Everyday:
    """The nouns that everybody knows, as bit masks: one bit a noun."""

    def __init__(self, language: str) -> None:
        lexicon = Lexicon.load(language)
        nouns = [
            letters(noun)
            for noun in lexicon.words(nouns=True)
            if len(letters(noun)) >= 4 and lexicon.zipf(noun) >= EVERYDAY[language]
        ]
        self.count = len(nouns)
        self.has: Counter[str] = Counter()  # key: a letter as often as it must be there
        self.inside: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()  # key: first and last letter
        self.begins: Counter[str] = Counter()
        for number, noun in enumerate(nouns):
            self._enter(noun, 1 << number)
        self.letters = sorted(lexicon.alphabet.letters, key=lambda letter: -self.has[letter].bit_count())
        self.fit = [letter for letter in self.letters if self.begins[letter] >= BEGINS]

    def _enter(self, noun: str, bit: int) -> None:
        for letter, times in Counter(noun).items():
            for n in range(1, times + 1):
                self.has[letter * n] |= bit
        for letter in set(noun[1:-1]) - {noun[0], noun[-1]}:
            self.inside[letter] |= bit
        self.ends[noun[0] + noun[-1]] |= bit
        self.begins[noun[0]] += 1

    def answers(self, roll: tuple[str, ...]) -> int:
        mask = -1
        for letter, times in Counter(roll).items():
            mask &= self.has[letter * times]
        return mask.bit_count()

    def answers_yellow(self, roll: tuple[str, ...]) -> int:
        mask = self.inside[roll[0]]
        for letter in roll[1:]:
            mask &= ~self.has[letter]
        return mask.bit_count()

    def measure(self, dice: Set) -> Figures:
        classic = [self.answers(roll) for roll in product(*dice)]
        easy = [self.answers(roll) for roll in product(*dice[:3])]
        yellow = [self.answers_yellow(roll) for roll in product(*dice)]
        party = [self.answers_yellow(roll) for roll in product(*dice[:3])]
        neck = [self.ends[a + b] | self.ends[b + a] for one, two in _pairs(dice) for a, b in product(one, two)]
        return Figures(
            classic=_share(count == 0 for count in classic),
            easy=_share(count == 0 for count in easy),
            yellow=_share(count == 0 for count in yellow),
            party_yellow=_share(count == 0 for count in party),
            neck=_share(mask == 0 for mask in neck),
            narrow=_share(1 <= count <= 3 for count in classic),
            letters=len(set("".join(dice))),
        )


def _pairs(dice: Set) -> Iterator[tuple[str, str]]:
    return ((one, two) for n, one in enumerate(dice) for two in dice[n + 1 :])


def _share(flags: Iterator[bool]) -> float:
    every = list(flags)
    return sum(every) / len(every)


def search(everyday: Everyday, language: str, rng: Random, tries: int) -> Set:
    common = set(everyday.letters[: COMMON[language]])
    bright = [letter for letter in everyday.fit if letter in common]
    dark = [letter for letter in everyday.fit if letter not in common]
    pools = (bright, bright, bright, dark)
    best = tuple("".join(rng.sample(pool, 6)) for pool in pools)
    least = everyday.measure(best).badness
    for _ in range(tries):
        changed = _exchange(best, pools, rng)
        badness = everyday.measure(changed).badness
        if badness <= least:
            best, least = changed, badness
    return best


def _exchange(dice: Set, pools: tuple[list[str], ...], rng: Random) -> Set:
    die = rng.randrange(4)
    old = rng.choice(dice[die])
    new = rng.choice([letter for letter in pools[die] if letter not in dice[die]])
    return (*dice[:die], dice[die].replace(old, new), *dice[die + 1 :])


def shipped(language: str) -> Set:
    dice: Dice = shipped_dice(language)
    return tuple("".join(faces).casefold() for faces in dice.letter_dice(4))


def show(language: str, everyday: Everyday, dice: Set) -> None:
    figures = everyday.measure(dice)
    print(f"{language}: {everyday.count} everyday nouns, {figures.letters} different letters")
    print("  dice: " + " ".join("".join(sorted(die)).upper() for die in dice))
    print(f"  no word:  classic {figures.classic:.2%}   easy {figures.easy:.2%}   neck {figures.neck:.2%}")
    print(f"            yellow {figures.yellow:.2%} with four dice, {figures.party_yellow:.2%} with three")
    print(f"  one to three words: {figures.narrow:.1%} of classic rolls")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", action="store_true", help="search for new dice")
    parser.add_argument("--tries", type=int, default=1500, help="exchanges from each beginning")
    parser.add_argument("--beginnings", type=int, default=4)
    options = parser.parse_args()
    for language in EVERYDAY:
        everyday = Everyday(language)
        dice = shipped(language)
        if options.search:
            found = [search(everyday, language, Random(n), options.tries) for n in range(options.beginnings)]
            dice = min(found, key=lambda one: everyday.measure(one).badness)
            print(json.dumps([list(die.upper()) for die in dice], ensure_ascii=False))
        show(language, everyday, dice)


if __name__ == "__main__":
    main()
