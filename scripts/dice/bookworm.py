"""The letter dice and the category cards of Bookworm (BKW-01, BKW-02).

Counts how many everyday words (Zipf 3 or more) of an average category start with each letter. A letter gets one to
three faces by that number. Faces with the most words get one dot, the rarest three. Combined faces (CK, XY; ГҐ, ЇЙ; AÄ)
count for both their letters. Letters with almost no words (И, Ь; Є and Ю: one in four categories) have no face.

No die shows a letter twice, and all dice have about the same number of dots. Each card has one category of each level,
chosen so that they share few words.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from parlour.games.bookworm.components import WHITE, Face, shipped_cards, shipped_dice
from parlour.languages import ENGLISH
from parlour.languages.found import language as installed
from parlour.lexicon.categories import CATEGORIES, LEVELS, Categories, answered
from scripts.dice.search import Effort

EVERYDAY = 3.0
FACES, MOST = 42, 3
FEWEST = 7
"""How many letters there are on dice at least: no die shows a letter twice, but for small alphabets."""
ONE_DOT, TWO_DOTS = 18, 14
"""How many faces have one dot and two dots. The rest have three."""
KINDS = {
    "en": [*"abdefghijlmnopqrstuvwz", "ck", "xy"],
    "uk": [*"абвдежзіклмнопрстуфхцчшщя", "гґ", "їй"],
    "de": [*"bdefghijlmnprstvwz", "aä", "ck", "oö", "uü"],
}


def words_by_letter(language: str) -> dict[str, float]:
    """Return the number of everyday words in an average category, by kind of face."""
    categories, pack = Categories.load(language), installed(language)
    found = dict.fromkeys(KINDS.get(language) or pack.alphabet.letters, 0)
    least = EVERYDAY if pack.has("words", "commonness") else 0.0  # Answers by hand are everyday words.
    for category in CATEGORIES:
        for word in categories.words(category):
            kind = next((kind for kind in found if pack.alphabet.fold(word)[:1] in kind), None)
            if kind and categories.zipf(word) >= least:
                found[kind] += 1
    begun = {kind: count / max(1, len(answered(language))) for kind, count in found.items() if count}
    if len(begun) >= FEWEST:
        return begun
    print(f"{language}: too few answers in answers.json to choose faces by; all letters count alike", file=sys.stderr)
    return dict.fromkeys(found, 0.0)


def choose_faces(words: dict[str, float]) -> list[str]:
    """Give faces one by one to the kind that has the most words for each of its faces."""
    counts = dict.fromkeys(words, 1)
    most = max(MOST, -(-FACES // len(words)))
    while sum(counts.values()) < FACES:
        kind = max((kind for kind in counts if counts[kind] < most), key=lambda kind: words[kind] / counts[kind])
        counts[kind] += 1
    easiest_first = sorted(counts, key=lambda kind: -words[kind])
    return [kind for kind in easiest_first for _ in range(counts[kind])]


def with_dots(faces: list[str]) -> list[str]:
    """Add the dots. A letter has the same dots on all its faces."""
    dots = {face: 1 if n < ONE_DOT else 2 if n < ONE_DOT + TWO_DOTS else 3 for n, face in enumerate(faces)}
    return [f"{face}{dots[face]}" for face in faces]


def deal(faces: list[str], rng: Random, deals: int) -> list[list[str]]:
    """Return the most even of many deals."""
    best: list[list[str]] = []
    least = 1_000
    for _ in range(deals):
        shuffled = rng.sample(faces, len(faces))
        dice = [sorted(shuffled[6 * die : 6 * die + 6]) for die in WHITE]
        repeats = sum(len(set(die)) < 6 for die in dice)
        sums = [sum(Face.of(face).dots for face in die) for die in dice]
        if (badness := 10 * repeats + max(sums) - min(sums)) < least:
            best, least = dice, badness
    return best


def deal_cards(rng: Random) -> list[list[str]]:
    """Swap two categories of a level whenever that makes the cards more mixed."""
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


class Found(NamedTuple):
    white: list[list[str]]
    cards: list[list[str]]


class Study:
    effort = Effort(tries=4_000)

    def __init__(self, language: str) -> None:
        self.language, self.words = language, words_by_letter(language)

    def shipped(self) -> Found:
        white = [list(die) for die in shipped_dice(self.language).white]
        return Found(white, [list(card) for card in shipped_cards()])

    def search(self) -> Found:
        faces = with_dots(choose_faces(self.words))
        return Found(deal(faces, Random(7), self.effort.tries), deal_cards(Random(54)))

    def as_json(self, dice: Found) -> object:
        return dice._asdict() if self.language == ENGLISH else {"white": dice.white}  # All have the same cards.

    def figures(self, dice: Found) -> Iterator[str]:
        faces = [Face.of(face) for die in dice.white for face in die]
        yield f"{self.language}: {sum(face.dots for face in faces) / 6:.1f} dots in an average roll"
        for kind in sorted(self.words, key=lambda kind: -self.words[kind]):
            own = [face for face in faces if face.letters == kind]
            dots = "·" * (own[0].dots if own else 0)
            yield f"  {kind.upper():3} {self.words[kind]:5.1f} words  {len(own)} faces  {dots}"
