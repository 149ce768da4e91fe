"""Everyday words, and a search by small random changes, the same for every game."""

from collections.abc import Callable, Collection
from typing import NamedTuple, TypeVar

from parlour.lexicon import Lexicon

Dice = TypeVar("Dice")
KNOWN = 8_000
"""About how many words of a list without frequencies stand for the everyday ones."""


def everyday(lexicon: Lexicon, least: float, lengths: Collection[int], *, nouns: bool = False) -> dict[str, float]:
    """Return the words that everybody knows, with their frequency (Zipf): those of at least `least`.

    Nobody knows 100,000 words. So of a list without frequencies every n-th word is taken.
    """
    listed = lexicon.common(least, nouns=True) if nouns else lexicon.words()
    common = {word: zipf for word in listed if (zipf := lexicon.zipf(word)) >= least}
    fit = [word for word in common or lexicon.words(nouns=nouns) if len(lexicon.letters(word)) in lengths]
    return {word: common.get(word, least) for word in (fit if common else fit[:: len(fit) // KNOWN or 1])}


class Effort(NamedTuple):
    """How long to search. Games ignore the numbers that they do not need."""

    starts: int = 1
    tries: int = 0
    rolls: int = 0


def climb(start: Dice, change: Callable[[Dice], Dice | None], badness: Callable[[Dice], float], tries: int) -> Dice:
    """Change the dice `tries` times and keep every change that makes them no worse. `change` may return None."""
    best, least = start, badness(start)
    for _ in range(tries):
        changed = change(best)
        if changed is not None and (bad := badness(changed)) <= least:
            best, least = changed, bad
    return best
