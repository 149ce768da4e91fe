"""Which words are linked, and how strongly: from dictionaries, in addition to vectors learned from texts."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

MOST = 90
_KEPT = 50  # links a word, the strongest

Links = dict[str, dict[str, int]]
"""By word: linked words, each with its strength from 1 to 90."""


def linked(pairs: Iterable[tuple[str, str, float]]) -> Links:
    """Return links in both directions. The strongest link of a pair counts."""
    found: Links = defaultdict(dict)
    for word, other, strength in pairs:
        if word != other and strength >= 1:
            for one, two in ((word, other), (other, word)):
                found[one][two] = max(found[one].get(two, 0), round(strength))
    return found


def together(*parts: Mapping[str, Mapping[str, int]]) -> Links:
    """Return links with their strengths added up."""
    found: Links = defaultdict(dict)
    for part in parts:
        for word, others in part.items():
            for other, strength in others.items():
                found[word][other] = min(MOST, found[word].get(other, 0) + strength)
    return found


def strongest(links: Links) -> Links:
    """Return the strongest links of each word. A link stays if either of its words keeps it."""
    kept: Links = defaultdict(dict)
    for word, others in links.items():
        for other in sorted(others, key=lambda other: (-others[other], other))[:_KEPT]:
            kept[word][other] = kept[other][word] = others[other]
    return kept
