"""Chooses the faces of Bookworm's letter dice, and deals the categories onto cards (BKW-01, BKW-02, COM-09).

    scripts/choose-bookworm-dice            the figures of the dice that ship
    scripts/choose-bookworm-dice --write    chooses dice and cards anew, and writes them beside the game

What is counted: how many everyday words (Zipf 3 or more) of a category start with a letter, on average over all
categories. A letter gets faces by that, one at least and three at most; and dots by scarcity: the faces that find the
most words get one dot, the rarest three. Combined faces (CK, XY; ГҐ, ЇЙ) count for both their letters. Letters with
next to no words (И, Ь; Є and Ю: one in four categories) have no face. No die shows a letter twice, and all dice have
about the same number of dots. On a card are three categories that share as few words as can be, one of each level.
"""

import argparse
import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random

from parlour.games import bookworm
from parlour.games.bookworm.components import WHITE, Face, shipped_dice
from parlour.lexicon.categories import CATEGORIES, LEVELS, Categories

EVERYDAY = 3.0
FACES, MOST = 42, 3
ONE_DOT, TWO_DOTS = 18, 14  # so many faces; the rest have three
KINDS = {
    "en": [*"abdefghijlmnopqrstuvwz", "ck", "xy"],
    "uk": [*"абвдежзіклмнопрстуфхцчшщя", "гґ", "їй"],
}
HOME = Path(bookworm.__file__).parent


def words_by_letter(language: str) -> dict[str, float]:
    """By kind of face: everyday words in an average category."""
    categories = Categories.load(language)
    found = dict.fromkeys(KINDS[language], 0)
    for category in CATEGORIES:
        for word in categories.words(category):
            kind = next((kind for kind in found if word[0] in kind), None)
            if kind and categories.zipf(word) >= EVERYDAY:
                found[kind] += 1
    return {kind: count / len(CATEGORIES) for kind, count in found.items()}


def choose_faces(words: dict[str, float]) -> list[str]:
    """Faces go one by one to the kind with the most words a face it has."""
    counts = dict.fromkeys(words, 1)
    while sum(counts.values()) < FACES:
        kind = max((kind for kind in counts if counts[kind] < MOST), key=lambda kind: words[kind] / counts[kind])
        counts[kind] += 1
    easiest_first = sorted(counts, key=lambda kind: -words[kind])
    return [kind for kind in easiest_first for _ in range(counts[kind])]


def with_dots(faces: list[str]) -> list[str]:
    """A letter has the same dots on all its faces."""
    dots = {face: 1 if n < ONE_DOT else 2 if n < ONE_DOT + TWO_DOTS else 3 for n, face in enumerate(faces)}
    return [f"{face}{dots[face]}" for face in faces]


def deal(faces: list[str], rng: Random) -> list[list[str]]:
    """The most even of many deals."""
    best: list[list[str]] = []
    least = 1_000
    for _ in range(4_000):
        shuffled = rng.sample(faces, len(faces))
        dice = [sorted(shuffled[6 * die : 6 * die + 6]) for die in WHITE]
        repeats = sum(len(set(die)) < 6 for die in dice)
        sums = [sum(Face.of(face).dots for face in die) for die in dice]
        if (badness := 10 * repeats + max(sums) - min(sums)) < least:
            best, least = dice, badness
    return best


def deal_cards(rng: Random) -> list[list[str]]:
    """Swaps two categories of a level as long as the cards get more mixed."""
    english = Categories.load("en")
    words = {category: set(english.words(category)) for category in CATEGORIES}
    columns = [[key for key, category in CATEGORIES.items() if category.level == level] for level in LEVELS]

    def likeness(card: Sequence[str]) -> float:
        return max(len(words[a] & words[b]) / min(len(words[a]), len(words[b])) for a, b in combinations(card, 2)) ** 2

    for _ in range(20_000):
        column = rng.choice(columns[1:])
        one, other = rng.sample(range(len(column)), 2)
        before = [[col[row] for col in columns] for row in (one, other)]
        column[one], column[other] = column[other], column[one]
        after = [[col[row] for col in columns] for row in (one, other)]
        if sum(map(likeness, after)) > sum(map(likeness, before)):
            column[one], column[other] = column[other], column[one]
    return [list(card) for card in zip(*columns, strict=True)]


def write() -> None:
    dice = {lang: {"white": deal(with_dots(choose_faces(words_by_letter(lang))), Random(7))} for lang in KINDS}
    rows = [
        f'  "{lang}": {{"white": [\n' + ",\n".join(f"    {_json(die)}" for die in dice[lang]["white"]) for lang in dice
    ]
    (HOME / "dice.json").write_text("{\n" + "\n  ]},\n".join(rows) + "\n  ]}\n}\n", "utf-8")
    cards = ",\n".join(f"  {_json(card)}" for card in deal_cards(Random(54)))
    (HOME / "cards.json").write_text(f"[\n{cards}\n]\n", "utf-8")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def tell(language: str) -> None:
    words = words_by_letter(language)
    faces = [Face.of(face) for die in shipped_dice(language).white for face in die]
    print(f"{language}: {sum(face.dots for face in faces) / 6:.1f} dots in an average roll")
    for kind in sorted(words, key=lambda kind: -words[kind]):
        own = [face for face in faces if face.letters == kind]
        print(f"  {kind.upper():3} {words[kind]:5.1f} words  {len(own)} faces  {'·' * (own[0].dots if own else 0)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="choose anew and write dice.json and cards.json")
    if parser.parse_args().write:
        write()
    for language in KINDS:
        tell(language)


if __name__ == "__main__":
    main()
