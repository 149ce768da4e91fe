"""How a family's rulings change the words of one length: which go and where others come. No other is looked at."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parlour.lexicon.masks import flags_of, mask_of

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Change:
    """All numbers are in ascending order."""

    gone: tuple[int, ...]
    """The words that go."""
    come: tuple[int, ...]
    """For each word that comes, how many of those that stay are before it."""

    def rows(self, rows: "NDArray[Any]", new: "NDArray[Any]") -> "NDArray[Any]":
        """Return rows, one for each word, as they are afterwards. `new`: those of the words that come."""
        import numpy as np

        return np.insert(np.delete(rows, self.gone, axis=0), self.come, new, axis=0)

    def mask(self, mask: int, count: int) -> int:
        """Return a mask of `count` words as one of the words afterwards, without those that come."""
        import numpy as np

        return mask_of(np.insert(np.delete(flags_of(mask, count), self.gone), self.come, values=False))

    def numbers(self, before: Iterable[int]) -> list[int]:
        """Return the numbers that words have afterwards. None of them goes."""
        import numpy as np

        left = np.array([*before], np.int64)
        left -= np.searchsorted(np.array(self.gone, np.int64), left)
        left += np.searchsorted(np.array(self.come, np.int64), left, side="right")
        return [*map(int, left)]
