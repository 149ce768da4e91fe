"""The letter dice of Message in a Bottle (BOT-02).

Counts, over every possible roll, how often no everyday noun answers it. An everyday noun has at least four letters and
a Zipf frequency of at least 3.3 in English and German, and 2.8 in Ukrainian, where a noun's uses are spread over its
cases: 7,000 to 8,000 nouns in each language, which adults find without thinking.

The aims:

- "No word" is right in 3-8 % of classic rolls and in less than 1 % of easy ones.
- The effects *yellow* and *neck* have no more rolls without a word than that.
- Every letter begins enough nouns for *cover*.
- The dice have as many different letters as all this allows.

The dark blue die takes its letters from the rarer half, the others from the commoner one. The search exchanges one face
at a time.

The dice that ship ("no word" for everyday nouns):
    en  classic 5.0 %  easy 0 %  neck 5.1 %  yellow 0 %
    uk  classic 4.9 %  easy 0 %  neck 3.2 %  yellow 2.8 %
    de  classic 5.0 %  easy 0 %  neck 4.6 %  yellow 2.8 %
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from parlour.games.bottle.components import shipped_dice
from parlour.languages import ENGLISH
from parlour.languages.alphabet import LONGEST
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon
from scripts.dice.search import Effort, climb, everyday

EVERYDAY = 3.3
COMMON = {"en": 15, "uk": 17, "de": 15}
"""The number of most common letters for the bright dice. The rest are for the dark blue one."""
BEGINS = 40
"""How many everyday nouns each letter on a face must begin."""
FEWEST = 12
"""How many letters are on dice at least, also if they begin few nouns: a die has six different ones."""
Set = tuple[str, str, str, str]
"""Yellow, turquoise, turquoise and dark blue: six letters each."""


@dataclass(frozen=True)
class Figures:
    """Shares of rolls without an everyday noun. `narrow`: the share of classic rolls with one to three nouns."""

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
    """The nouns that everybody knows, as bit masks with one bit per noun."""

    def __init__(self, language: str) -> None:
        lexicon = Lexicon.load(language)
        known = everyday(lexicon, EVERYDAY - installed(language).inflected, range(4, LONGEST + 1), nouns=True)
        nouns = [lexicon.letters(noun) for noun in known]
        self.count = len(nouns)
        self.has: Counter[str] = Counter()  # key: a letter, repeated as often as the noun must have it
        self.inside: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()  # key: first and last letter
        self.begins: Counter[str] = Counter()
        for number, noun in enumerate(nouns):
            self._enter(noun, 1 << number)
        self.letters = sorted(lexicon.alphabet.letters, key=lambda letter: -self.has[letter].bit_count())
        usual = sorted(self.letters, key=lambda letter: -self.begins[letter])
        fit = {letter for letter in usual if self.begins[letter] >= BEGINS} | {*usual[:FEWEST]}
        self.fit = [letter for letter in self.letters if letter in fit]

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


def shipped(language: str) -> Set:
    return tuple("".join(faces).casefold() for faces in shipped_dice(language).letter_dice(4))


class Study:
    effort = Effort(starts=4, tries=1500)

    def __init__(self, language: str) -> None:
        self.language, self.everyday = language, Everyday(language)

    def shipped(self) -> Set:
        return shipped(self.language)

    def search(self) -> Set:
        found = [self._climbed(Random(start)) for start in range(self.effort.starts)]
        return min(found, key=self._badness)

    def _climbed(self, rng: Random) -> Set:
        common = set(self.everyday.letters[: COMMON.get(self.language, len(self.everyday.letters) // 2 + 2)])
        bright = [letter for letter in self.everyday.fit if letter in common]
        dark = [letter for letter in self.everyday.fit if letter not in common]
        bright, dark = bright + dark[: max(0, 6 - len(bright))], [*bright[len(bright) - max(0, 6 - len(dark)) :], *dark]
        pools = (bright, bright, bright, dark)
        start = tuple("".join(rng.sample(pool, 6)) for pool in pools)
        return climb(start, lambda dice: _exchange(dice, pools, rng), self._badness, self.effort.tries)

    def _badness(self, dice: Set) -> float:
        return self.everyday.measure(dice).badness

    def as_json(self, dice: Set) -> object:
        yellow, *turquoise, dark_blue = (list(die.upper()) for die in dice)
        effects = shipped_dice(ENGLISH).effects
        return {"yellow": yellow, "turquoise": turquoise, "dark_blue": dark_blue, "effects": effects}

    def figures(self, dice: Set) -> Iterator[str]:
        found = self.everyday.measure(dice)
        yield f"{self.language}: {self.everyday.count} everyday nouns, {found.letters} different letters"
        yield "  dice: " + " ".join("".join(sorted(die)).upper() for die in dice)
        yield f"  no word:  classic {found.classic:.2%}   easy {found.easy:.2%}   neck {found.neck:.2%}"
        yield f"            yellow {found.yellow:.2%} with four dice, {found.party_yellow:.2%} with three"
        yield f"  one to three words: {found.narrow:.1%} of classic rolls"


def _exchange(dice: Set, pools: tuple[list[str], ...], rng: Random) -> Set | None:
    """Return the dice with another letter on one face; None if a small alphabet has no other letter for that die."""
    die = rng.randrange(4)
    old, others = rng.choice(dice[die]), [letter for letter in pools[die] if letter not in dice[die]]
    return (*dice[:die], dice[die].replace(old, rng.choice(others)), *dice[die + 1 :]) if others else None
