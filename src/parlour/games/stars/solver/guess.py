"""The final guess of letters (STA-20): three, two and one different letters whose chances add up to the most.

It is an assignment problem. Five other letters at most can stand in a group's way, so only the six best letters of each
group can take part in the best guess, and those few are tried all."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import AMPLIFY, SUSPICION, TRUST, Cipher, is_valid
from parlour.games.stars.solver.space import Space

CLOSE = 1e-12


def best_guess(space: Space, marginals: NDArray[np.float64]) -> Cipher:
    """A guess needs no valid colours to be right in most of its letters; of equally good ones a valid one is taken."""
    letters = space.alphabet.letters
    best, groups = _best_of_all(marginals)
    guess = Cipher(*("".join(letters[number] for number in sorted(group)) for group in groups))
    if is_valid(space.alphabet, guess):
        return guess
    worth, cipher = _best_valid(space, marginals)
    return cipher if worth >= best - CLOSE else guess


def _best_of_all(marginals: NDArray[np.float64]) -> tuple[float, tuple[tuple[int, ...], ...]]:
    choices = []
    for chances, size in zip(marginals, (TRUST, AMPLIFY, SUSPICION), strict=True):
        candidates = np.argsort(-chances, kind="stable")[:6].tolist()
        choices.append([(float(chances[list(group)].sum()), group) for group in combinations(candidates, size)])
    best = (-1.0, ((), (), ()))
    for trust_worth, trust in choices[0]:
        for amplify_worth, amplify in choices[1]:
            if set(trust) & set(amplify):
                continue
            worth, suspicion = next(one for one in choices[2] if not set(one[1]) & {*trust, *amplify})
            best = max(best, (trust_worth + amplify_worth + worth, (trust, amplify, suspicion)), key=lambda one: one[0])
    return best


def _best_valid(space: Space, marginals: NDArray[np.float64]) -> tuple[float, Cipher]:
    """The best valid cipher: for every cell the likeliest suspicion letter that it leaves free."""
    chances, order = marginals[2], np.argsort(-marginals[2], kind="stable")
    worth = marginals[0][space.trust].sum(axis=1)[:, None] + marginals[1][space.amplify].sum(axis=1)
    suspicion = np.full(space.free.shape, -1, np.int8)
    for letter in order.tolist():
        allows = (space.free >> letter) & 1
        suspicion[(suspicion < 0) & (allows != 0)] = letter
    worth = np.where(suspicion < 0, -1.0, worth + chances[suspicion])
    trust_set, amplify_set = np.unravel_index(int(worth.argmax()), worth.shape)
    return float(worth.max()), space.cipher(int(trust_set), int(amplify_set), int(suspicion[trust_set, amplify_set]))
