"""What dice lack at least when they are split into groups, against trying every split."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from parlour.games.rebus.solver.groups import IMPOSSIBLE, MOST_GROUPS, lacking_in_groups
from parlour.games.rebus.solver.hand import STAR, take

VALUES = {"a": 1, "b": 3, "c": 4, "d": 2}


def least(dice: str, groups: int, words: set[str], values: dict[str, int]) -> int:
    """Every split, one die after the other: alone, or in one of the words that it may be part of."""

    @cache
    def tried(left: tuple[str, ...], wanted: int) -> int:
        if not left:
            return 0 if wanted <= 0 else IMPOSSIBLE
        die, others = left[0], left[1:]
        alone = min(values.values()) if die == STAR else values[die]
        found = alone + tried(others, wanted - 1)
        for word in words:
            for rest in _without(left, word):
                if len(rest) < len(left) and Counter(rest)[die] < Counter(left)[die]:
                    found = min(found, tried(rest, wanted - 1))
        return min(found, IMPOSSIBLE)

    return tried(tuple(sorted(dice)), groups)


def _without(dice: tuple[str, ...], word: str) -> set[tuple[str, ...]]:
    """All ways to take the dice of a word: a star may serve for any of its letters."""
    left = {dice}
    for letter in word:
        left = {
            tuple(sorted((Counter(some) - Counter([die])).elements()))
            for some in left
            for die in (letter, STAR)
            if die in some
        }
    return left


@pytest.mark.parametrize("stars", [0, 1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_no_split_lacks_less(seed: int, stars: int) -> None:
    rng = Random(seed)
    words = {"".join(rng.choice("abcd") for _ in range(rng.choice([2, 3, 4]))) for _ in range(6)}
    roll = "".join(rng.choice("abcd") for _ in range(6 - stars)) + STAR * stars
    words = {word for word in words if _without(tuple(roll), word)}
    hand, longest = take(roll, VALUES), rng.choice([3, 4])
    found = lacking_in_groups(hand, sorted(words), longest)
    short = {word for word in words if len(word) <= longest}
    for part in rng.sample(range(len(found)), min(25, len(found))):
        for groups in range(MOST_GROUPS + 1):
            assert found[part, groups] == least(hand.dice(part), groups, short, VALUES), (
                hand.dice(part),
                groups,
                short,
            )


def test_more_groups_never_lack_less_and_longer_words_never_more() -> None:
    words = ["ab", "abc", "abcd", "cd", "dab"]
    hand = take("aabbccdd", VALUES)
    short, long = (lacking_in_groups(hand, words, longest) for longest in (2, 4))
    assert (short >= long).all()
    assert (long[:, 1:] >= long[:, :-1]).all()
