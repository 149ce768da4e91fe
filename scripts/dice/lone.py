"""The letter dice and the sheet of Lone Words (LON-02, LON-03).

Everyday words have a Zipf frequency of at least 3.3. The aims, for a roll of seven letter dice and the joker:

- A word of seven letters in a third to a half of the rolls, a word of six in most.
- Enough choice on the short rows that four people can each find a word of their own.
- Many different letters, so that no two rolls feel the same.

The search exchanges one face at a time.

The sheet is measured by four simulated players. Each takes three everyday words of a roll, common words more often, on
the rows with the most points. The figures are the mean, the deviation and the share of words that only one player has.

The dice that ship:
    en  a word of 7 in 38 % of rolls, of 6 in 83 %, of 5 in 98 %; 58 points a game, deviation 13, 88 % of words alone
    uk  a word of 7 in 38 % of rolls, of 6 in 85 %, of 5 in 98 %; 53 points a game, deviation 13, 89 % of words alone
    de  a word of 7 in 43 % of rolls, of 6 in 86 %, of 5 in 99 %; 57 points a game, deviation 15, 85 % of words alone
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, pstdev

from parlour.games.lone.components import JOKER, LETTER_DICE, Dice, Row, shipped_dice, shipped_sheet
from parlour.lexicon import Lexicon
from scripts.dice.search import Effort, climb, everyday

EVERYDAY = 3.3
LENGTHS = (3, 4, 5, 6, 7)
LEFT_OUT = {"en": "q", "uk": "ґщфц", "de": "qxyj"}


class Everyday:
    def __init__(self, language: str) -> None:
        lexicon = Lexicon.load(language)
        self.zipf = everyday(lexicon, EVERYDAY, LENGTHS)
        self.words = Lexicon.of(self.zipf, language=language)
        counted = Counter("".join(map(lexicon.letters, self.zipf)))
        self.letters = [letter for letter, _ in counted.most_common() if letter not in LEFT_OUT.get(language, "")]

    def counts(self, roll: str) -> dict[int, int]:
        return {length: len(self.words.spellable(roll + JOKER, length=length)) for length in LENGTHS}


Figures = dict[int, float]


def measure(everyday: Everyday, dice: Sequence[str], rolls: int) -> Figures:
    """Return the share of rolls that have a word of six and of seven letters."""
    rng = Random(1)
    drawn = ["".join(rng.choice(die) for die in dice) for _ in range(rolls)]
    found = everyday.words.spellable
    return {length: fmean(bool(found(roll + JOKER, length=length)) for roll in drawn) for length in (6, 7)}


def badness(figures: Figures, dice: Sequence[str]) -> float:
    different = len(set("".join(dice)))
    return 10 * abs(figures[7] - 0.42) + 10 * max(0.0, 0.85 - figures[6]) - 0.05 * different


def _some(pool: Sequence[str], weights: Sequence[float], rng: Random) -> list[str]:
    chosen: list[str] = []
    while len(chosen) < 6:
        letter = rng.choices(pool, weights)[0]
        if letter not in chosen:
            chosen.append(letter)
    return chosen


def spread(everyday: Everyday, dice: Dice, games: int) -> tuple[float, float, float]:
    """Return the mean points of a simulated game for four, their deviation, and the share of words alone."""
    rng = Random(3)
    points, alone = [], []
    for _ in range(games):
        totals, free = [0] * 4, [list(shipped_sheet()) for _ in range(4)]
        for _ in range(4):
            roll = dice.roll(rng)
            written = [_written(everyday, roll, rows, rng) for rows in free]
            counted = Counter(word for lines in written for word, _ in lines)
            for seat, lines in enumerate(written):
                totals[seat] += sum(row.points for word, row in lines if counted[word] == 1)
            alone += [counted[word] == 1 for lines in written for word, _ in lines]
        points += totals
    return fmean(points), pstdev(points), fmean(alone)


def _written(everyday: Everyday, roll: str, rows: list[Row], rng: Random) -> list[tuple[str, Row]]:
    """Return three words on the best rows that the player finds a word for. Long words are found less often."""
    lines: list[tuple[str, Row]] = []
    for row in sorted(rows, key=lambda row: -row.points):
        found = list(everyday.words.spellable(roll + JOKER, length=row.squares))
        seen = [word for word in found if rng.random() < 0.02 * 2 ** (everyday.zipf[word] - 3.3)]
        fresh = [word for word in seen if word not in {word for word, _ in lines}]
        if fresh and len(lines) < 3:
            lines.append((rng.choice(fresh), row))
    for _, row in lines:
        rows.remove(row)
    for row in sorted(rows, key=lambda row: row.points)[: 3 - len(lines)]:
        rows.remove(row)
    return lines


class Study:
    effort = Effort(starts=3, tries=400, rolls=300)

    def __init__(self, language: str) -> None:
        self.language, self.everyday = language, Everyday(language)

    def shipped(self) -> Dice:
        return shipped_dice(self.language)

    def search(self) -> Dice:
        found = [self._climbed(Random(start)) for start in range(self.effort.starts)]
        best = min(found, key=lambda dice: self._badness(dice, 4 * self.effort.rolls))
        alphabet = self.everyday.words.alphabet.letters
        return Dice(tuple(tuple("".join(sorted(die, key=alphabet.index)).upper()) for die in best))

    def _climbed(self, rng: Random) -> list[str]:
        pool = self.everyday.letters
        weights = [1 / (n + 4) for n in range(len(pool))]
        start = ["".join(_some(pool, weights, rng)) for _ in range(LETTER_DICE)]
        return climb(
            start,
            lambda dice: _exchange(dice, pool, rng),
            lambda dice: self._badness(dice, self.effort.rolls),
            self.effort.tries,
        )

    def _badness(self, dice: Sequence[str], rolls: int) -> float:
        return badness(measure(self.everyday, dice, rolls), dice)

    def as_json(self, dice: Dice) -> object:
        return {"faces": dice.faces}

    def figures(self, dice: Dice) -> Iterator[str]:
        rng = Random(2)
        drawn = [self.everyday.counts(dice.roll(rng)) for _ in range(1000)]
        different = len({face for die in dice.faces for face in die})
        yield f"{self.language}: {len(self.everyday.zipf)} everyday words, {different} different letters"
        for length in LENGTHS:
            some = fmean(counts[length] > 0 for counts in drawn)
            many = fmean(counts[length] for counts in drawn)
            yield f"  {length} letters: possible in {some:.0%} of rolls, {many:.0f} words on average"
        mean, deviation, alone = spread(self.everyday, dice, 60)
        yield f"  four players: {mean:.0f} points a game, deviation {deviation:.0f}, {alone:.0%} of words alone"


def _exchange(dice: list[str], pool: Sequence[str], rng: Random) -> list[str] | None:
    """Put another letter on one face. Returns None if the die has the letter already."""
    die, face = rng.randrange(LETTER_DICE), rng.randrange(6)
    letter = rng.choice(pool)
    if letter in dice[die]:
        return None
    return [*dice[:die], dice[die][:face] + letter + dice[die][face + 1 :], *dice[die + 1 :]]
