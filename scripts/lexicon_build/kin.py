"""Compiles derivations: WordNet's lemmas and links for English, the affix dictionary for Ukrainian."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lexicon_build import sources
from lexicon_build.kin_spelling import alike
from lexicon_build.places import words_of
from lexicon_build.tables import table
from lexicon_build.ukrainian.kin import ukrainian
from parlour.lexicon.packing import pack
from parlour_en.kinship.wordnet import EXCEPTIONS, FAMILIES, LEMMAS, NEIGHBOURS, PARTS

_SYMBOLS = frozenset("+\\<")  # derivationally related, pertains to or is derived from, participle of
_PART_OF = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}


def build(into: Path) -> dict[str, int]:
    """Writes `kin` of both languages. Returns the counts."""
    sections, counts = english()
    (words_of(into, "en") / "kin").write_bytes(pack(sections))
    uk_sections, uk_counts = ukrainian()
    (words_of(into, "uk") / "kin").write_bytes(pack(uk_sections))
    return counts | uk_counts


def english() -> tuple[dict[int, bytes], dict[str, int]]:
    lemmas = {part: {lemma.lower() for lemma in sources.wordnet_lemmas(part)} for part in PARTS}
    exceptions = sorted(_exceptions())
    families, neighbours = _families(_linked() | alike(set().union(*lemmas.values())))
    sections = {LEMMAS[part]: "\n".join(sorted(lemmas[part])).encode() for part in PARTS}
    sections[EXCEPTIONS] = "\n".join(exceptions).encode()
    sections[FAMILIES] = "\n".join(" ".join(family) for family in families).encode()
    sections[NEIGHBOURS] = "\n".join(f"{a} {b}" for a, b in neighbours).encode()
    counts = {
        "English lemmas": len(set().union(*lemmas.values())),
        "irregular forms": len(exceptions),
        "derivational families": len(families),
        "words in families": sum(map(len, families)),
        "neighbouring families": len(neighbours),
    }
    return sections, counts


def _exceptions() -> Iterator[str]:
    for part in PARTS:
        forms: dict[str, list[str]] = {}
        for form, lemma in sources.wordnet_exceptions(part):
            forms.setdefault(form, []).append(lemma)
        yield from (f"{part} {form} {' '.join(found)}" for form, found in forms.items())


class _Synset(NamedTuple):
    words: list[str]
    links: list[tuple[str, str, int, int]]  # (part, offset, number of our word, number of theirs)


def _synsets() -> dict[tuple[str, str], _Synset]:
    found: dict[tuple[str, str], _Synset] = {}
    for part in PARTS:
        for line in sources.wordnet(f"data.{part}"):
            if not line.startswith(" "):
                fields = line.split(" | ")[0].split()
                found[part, fields[0]] = _synset(fields)
    return found


def _synset(fields: list[str]) -> _Synset:
    count = int(fields[3], 16)
    words = [fields[4 + 2 * n].split("(")[0].lower() for n in range(count)]
    start = 5 + 2 * count
    pointers = [fields[at : at + 4] for at in range(start, start + 4 * int(fields[start - 1]), 4)]
    links = [
        (_PART_OF[part], offset, int(ends[:2], 16), int(ends[2:], 16))
        for symbol, offset, part, ends in pointers
        if symbol in _SYMBOLS
    ]
    return _Synset(words, links)


def _linked() -> set[tuple[str, str]]:
    synsets = _synsets()
    pairs: set[tuple[str, str]] = set()
    for synset in synsets.values():
        for part, offset, own, other in synset.links:
            if own and other:
                a, b = sorted((synset.words[own - 1], synsets[part, offset].words[other - 1]))
                if a != b and a.isalpha() and b.isalpha():
                    pairs.add((a, b))
    return pairs


def _families(pairs: set[tuple[str, str]]) -> tuple[list[list[str]], list[tuple[int, int]]]:
    """Linked words with the same beginning are one family ("sun" and "solar" are not). Where a link joins words that
    are alike only inside (culture, sociocultural), the families stay two and are noted as neighbours, or they would
    swallow each other."""
    pairs = pairs - {tuple(sorted(pair.split())) for pair in table("en-kin-apart")}
    together: dict[str, set[str]] = defaultdict(set)
    for a, b in pairs:
        if _begin_alike(a, b):
            together[a].add(b)
            together[b].add(a)
    near = sorted((a, b) for a, b in pairs if not _begin_alike(a, b) and _longest_run(a, b) >= 4)
    families = _connected(together, {word for pair in near for word in pair})
    number = {word: n for n, family in enumerate(families) for word in family}
    beside = {(min(number[a], number[b]), max(number[a], number[b])) for a, b in near if number[a] != number[b]}
    return families, sorted(beside)


def _connected(together: dict[str, set[str]], others: set[str]) -> list[list[str]]:
    seen: set[str] = set()
    families: list[list[str]] = []
    for word in sorted(together.keys() | others):
        if word not in seen:
            family, queue = {word}, [word]
            while queue:
                fresh = together.get(queue.pop(), set()) - family
                family |= fresh
                queue += fresh
            seen |= family
            families.append(sorted(family))
    return families


def _begin_alike(a: str, b: str) -> bool:
    common = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return common >= min(3, len(a) - 1, len(b) - 1) and common >= 2


def _longest_run(a: str, b: str) -> int:
    runs = (end - start for start in range(len(a)) for end in range(start + 1, len(a) + 1) if a[start:end] in b)
    return max(runs, default=0)
