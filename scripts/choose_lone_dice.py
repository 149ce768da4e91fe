"""Measures the dice and the sheet of Lone Words, and searches for better dice (LON-02, LON-03, COM-09).

    scripts/choose-lone-dice             the figures of the dice that ship
    scripts/choose-lone-dice --search    a new set for each language, and its figures

Everyday words have a Zipf frequency of 3.3 or more. What is wanted, for a roll of seven letter dice and the joker: a
word of seven letters in a third to a half of the rolls, a word of six in most, and enough choice on the short rows that
four people can each have a word alone. Faces are exchanged one at a time and a better set is kept, from several
beginnings; a set with more different letters is better, so that no two rolls feel the same.

What the sheet does with it: four players take, from the everyday words of a roll, three each by chance, common words
more likely, on the dearest rows they found a word for; the mean, the deviation and the share of words that are alone.

The dice that ship:
    en  a word of 7 in 38 % of rolls, of 6 in 83 %, of 5 in 98 %; 58 points a game, deviation 13, 88 % of words alone
    uk  a word of 7 in 38 % of rolls, of 6 in 85 %, of 5 in 98 %; 53 points a game, deviation 13, 89 % of words alone
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev

from parlour.games.lone.components import JOKER, LETTER_DICE, Dice, Row, shipped_dice, shipped_sheet
from parlour.lexicon import Lexicon, letters

EVERYDAY = 3.3
LENGTHS = (3, 4, 5, 6, 7)
LEFT_OUT = {"en": "q", "uk": "ґщфц"}


class Everyday:
    def __init__(self, language: str) -> None:
        lexicon = Lexicon.load(language)
        common = {word: lexicon.zipf(word) for word in lexicon.words() if 3 <= len(letters(word)) <= 7}
        self.zipf = {word: zipf for word, zipf in common.items() if zipf >= EVERYDAY}
        self.words = Lexicon.of(self.zipf, language=language)
        counted = Counter("".join(letters(word) for word in self.zipf))
        self.letters = [letter for letter, _ in counted.most_common() if letter not in LEFT_OUT[language]]

    def counts(self, roll: str) -> dict[int, int]:
        return {length: len(self.words.spellable(roll + JOKER, length=length)) for length in LENGTHS}


Figures = dict[int, float]


def measure(everyday: Everyday, dice: Sequence[str], rolls: int) -> Figures:
    """For each length the share of rolls that have a word."""
    rng = Random(1)
    drawn = ["".join(rng.choice(die) for die in dice) for _ in range(rolls)]
    found = everyday.words.spellable
    return {length: fmean(bool(found(roll + JOKER, length=length)) for roll in drawn) for length in (6, 7)}


def badness(figures: Figures, dice: Sequence[str]) -> float:
    different = len(set("".join(dice)))
    return 10 * abs(figures[7] - 0.42) + 10 * max(0.0, 0.85 - figures[6]) - 0.05 * different


def search(everyday: Everyday, rng: Random, tries: int, rolls: int) -> list[str]:
    weights = [1 / (n + 4) for n in range(len(everyday.letters))]
    best = ["".join(_some(everyday.letters, weights, rng)) for _ in range(LETTER_DICE)]
    least = badness(measure(everyday, best, rolls), best)
    for _ in range(tries):
        die, face = rng.randrange(LETTER_DICE), rng.randrange(6)
        letter = rng.choice(everyday.letters)
        if letter in best[die]:
            continue
        changed = [*best]
        changed[die] = best[die][:face] + letter + best[die][face + 1 :]
        worse = badness(measure(everyday, changed, rolls), changed)
        if worse <= least:
            best, least = changed, worse
    return best


def _some(pool: Sequence[str], weights: Sequence[float], rng: Random) -> list[str]:
    chosen: list[str] = []
    while len(chosen) < 6:
        letter = rng.choices(pool, weights)[0]
        if letter not in chosen:
            chosen.append(letter)
    return chosen


def spread(everyday: Everyday, dice: Dice, games: int) -> tuple[float, float, float]:
    """Four players of everyday words: points a game, their deviation, and the share of words alone."""
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
    """Three words on the best rows that something was found for; a long row takes luck to see."""
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


def show(language: str, everyday: Everyday, dice: Dice) -> None:
    rng = Random(2)
    drawn = [everyday.counts(dice.roll(rng)) for _ in range(1000)]
    different = len({face for die in dice.faces for face in die})
    print(f"{language}: {len(everyday.zipf)} everyday words, {different} different letters")
    for length in LENGTHS:
        some = fmean(counts[length] > 0 for counts in drawn)
        many = fmean(counts[length] for counts in drawn)
        print(f"  {length} letters: possible in {some:.0%} of rolls, {many:.0f} words on average")
    mean, deviation, alone = spread(everyday, dice, 60)
    print(f"  four players: {mean:.0f} points a game, deviation {deviation:.0f}, {alone:.0%} of words alone")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", action="store_true", help="search for new dice")
    parser.add_argument("--tries", type=int, default=400, help="exchanges from each beginning")
    parser.add_argument("--beginnings", type=int, default=3)
    parser.add_argument("--rolls", type=int, default=300)
    options = parser.parse_args()
    for language in LEFT_OUT:
        everyday = Everyday(language)
        dice = None if options.search else shipped_dice(language)
        if dice is None:
            found = [search(everyday, Random(n), options.tries, options.rolls) for n in range(options.beginnings)]
            best = min(found, key=lambda dice: badness(measure(everyday, dice, 4 * options.rolls), dice))
            alphabet = everyday.words.alphabet.letters
            dice = Dice(tuple(tuple("".join(sorted(die, key=alphabet.index)).upper()) for die in best))
            print(json.dumps({"faces": dice.faces}, ensure_ascii=False))
        show(language, everyday, dice)


if __name__ == "__main__":
    main()
