"""Links from the thesauri of LibreOffice (Debian mythes-de, mythes-uk): synonyms, kinds and opposites."""

import re
from collections import defaultdict
from collections.abc import Iterator, Set
from pathlib import Path

from lexicon_build.association.links import Links, linked

_FILES = {"de": "th_de_DE_v2.dat", "uk": "th_uk_UA_v2.dat"}
_FOLDER = Path("/usr/share/mythes")
_NOTE = re.compile(r"\([^)]*\)")
_SYNONYM, _KIND, _LOOSE = 30, 28, 14
_FIRST = 4
_MANY = 25  # in a longer group most are synonyms of the first word only


def thesaurus_links(language: str, words: Set[str]) -> Links:
    return linked(pair for pair in _pairs(language) if pair[0] in words and pair[1] in words)


def synonyms(language: str) -> dict[str, list[str]]:
    """Return the first synonyms of each word, without broader words and opposites."""
    found: dict[str, list[str]] = defaultdict(list)
    for word, other, strength in _pairs(language):
        if strength == _SYNONYM and other != word and len(found[word]) < _FIRST:
            found[word].append(other)
    return found


def _pairs(language: str) -> Iterator[tuple[str, str, float]]:
    head = ""
    for line in _lines(language):
        if not line.startswith(("|", "-|", "(")):
            head = _plain(line.split("|")[0])
            continue
        meanings = [term for term in line.split("|")[1:] if term]
        for term in meanings:
            yield head, _plain(term), _strength(term, len(meanings))


def _strength(term: str, count: int) -> float:
    if "begriff)" in term or "(Antonym)" in term:
        return _KIND
    return _SYNONYM if count <= _MANY else _LOOSE


def _lines(language: str) -> list[str]:
    path = _FOLDER / _FILES[language]
    if not path.exists():
        raise SystemExit(f"{path} is missing: apt install mythes-{language}")
    return path.read_text("utf-8").splitlines()[1:]


def _plain(term: str) -> str:
    return _NOTE.sub("", term).strip().lower().replace("ß", "ss").replace("’", "'")
