"""The final guess of letters (STA-20, STA-28): the possible cipher whose letters have the highest total probability."""

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.solver.space import Indices, Masks, Space

NOBODY = Cipher("", "", "")
"""The guess if no cipher gives these scores, as typed ones may."""


def best_guess(space: Space, marginals: NDArray[np.float64], trust: Indices, amplify: Indices, masks: Masks) -> Cipher:
    """Return the best guess: every live cell (a trust set and an amplify set) is rated with its best suspicion
    letter."""
    if not len(masks):
        return NOBODY
    suspicion = np.full(len(masks), -1, np.intp)
    for letter in np.argsort(-marginals[2], kind="stable").tolist():
        suspicion[(suspicion < 0) & ((masks >> letter) & 1 != 0)] = letter
    sets = marginals[0][space.trust].sum(axis=1), marginals[1][space.amplify].sum(axis=1)
    best = int((sets[0][trust] + sets[1][amplify] + marginals[2][suspicion]).argmax())
    return space.cipher(int(trust[best]), int(amplify[best]), int(suspicion[best]))
