"""German words in English: the dictionary of Ding (Debian trans-de-en), and the parts of compounds."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from lexicon_build.association.links import Links, linked
from lexicon_build.association.translated import Translations

_FILE = Path("/usr/share/trans/de-en")
_NOTES = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|/[^;|]*|<[^>]*>")
_WORD = re.compile("[a-zäöüß]+")
_LATER = 0.7
_FILLERS = frozenset(("etw", "jd", "jdm", "jdn", "jds", "sich", "to", "sb", "sth"))


def translations() -> Iterator[tuple[str, str, float]]:
    """Return (word, English phrase, weight) triples. Later translations weigh less."""
    if not _FILE.exists():
        raise SystemExit(f"{_FILE} is missing: apt install trans-de-en")
    for line in _FILE.read_text("utf-8").splitlines():
        left, _, right = line.partition("::")
        if not line.startswith("#") and right:
            yield from _entry(left, right)


def _entry(left: str, right: str) -> Iterator[tuple[str, str, float]]:
    """Read the first part of an entry. The others are plurals, inflected forms and examples."""
    phrases = _phrases(right.split("|", maxsplit=1)[0])
    for word in _phrases(left.split("|", maxsplit=1)[0]):
        if _WORD.fullmatch(word):
            for place, phrase in enumerate(phrases[:4]):
                yield word.replace("ß", "ss"), phrase, _LATER**place


def _phrases(side: str) -> list[str]:
    phrases = (re.sub(r"[^\w' -]", " ", phrase).lower().split() for phrase in _NOTES.sub("", side).split(";"))
    return [" ".join(word for word in phrase if word not in _FILLERS) for phrase in phrases if phrase]


_AS_PARTS, _MOST_AS_PARTS = 14, 26


def compound_links(words: Iterable[str], known: Translations) -> Links:
    """Return links between the two parts of compounds: vanilla and ice cream in VANILLEEIS. Parts of many compounds say
    less."""
    pairs = {parts for word in words if (parts := _parts(word, known))}
    often = Counter(part for parts in pairs for part in parts)
    return linked((*parts, _as_parts(min(often[part] for part in parts))) for parts in sorted(pairs))


def _as_parts(compounds: int) -> float:
    return min(_MOST_AS_PARTS, _AS_PARTS * (1 + 2 / compounds**0.5))


_LINKS = ("", "s", "es", "n", "en", "e", "er")
_SHORTEST = 3
_HEAD, _MODIFIER = 1.0, 0.8


def of_parts(words: Iterable[str], known: Translations) -> Translations:
    """Return translations of compounds that have none: those of their two parts."""
    found = ((word, _parts(word, known)) for word in words if word not in known)
    return {word: _joined(known[first], known[head]) for word, parts in found if parts for first, head in [parts]}


def _parts(word: str, known: Translations) -> tuple[str, str] | None:
    """Return the modifier and the head. The longest head wins."""
    for cut in range(_SHORTEST, len(word) - _SHORTEST):
        first, head = word[:cut], word[cut:]
        for link in _LINKS if head in known else ():
            if first.endswith(link) and first.removesuffix(link) in known and len(first) - len(link) >= _SHORTEST:
                return first.removesuffix(link), head
    return None


def _joined(first: dict[str, float], head: dict[str, float]) -> dict[str, float]:
    return {word: _HEAD * weight for word, weight in list(head.items())[:2]} | {
        word: _MODIFIER * weight for word, weight in list(first.items())[:2]
    }
