"""The offline dictionary (src/parlour/lexicon/pocket.py), made from the compiled files."""

import json
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from lexicon_build.places import words_of
from parlour.languages import Alphabet, languages
from parlour.lexicon import Lexicon
from parlour.lexicon.graph import edges_of, packed
from parlour.lexicon.packing import pack
from parlour.lexicon.pocket import CLASSES, EVERYDAY, EVERYDAY_ZIPF, GRAPH, NOUN, WORD
from parlour.lexicon.sources import Compiled

_SIGNS = 64


class Class(NamedTuple):
    """Everything that the dictionary says about a word."""

    flags: int
    code: str = ""
    cut: int = 0
    ending: str = ""


def build(into: Path) -> dict[str, int]:
    counts = {}
    for code, language in languages().items():
        folder = words_of(into, code)
        content = pack(_sections(code, language.alphabet, Compiled(language, folder)))
        (folder / "pocket").write_bytes(content)
        counts[f"bytes of {code}"] = len(content)
    return counts


def _sections(language: str, alphabet: Alphabet, compiled: Compiled) -> dict[int, bytes]:
    said = _said(compiled)
    common = sorted(Counter(said.values()).items(), key=lambda item: (-item[1], item[0]))
    numbers = {kind: number for number, (kind, _) in enumerate(common)}
    header = {
        "language": language,
        "hash": compiled.hash,
        "letters": alphabet.letters,
        "lookalikes": ["".join(signs) for signs in zip(*alphabet.lookalikes, strict=True)],
        **({"forms": ["".join(signs) for signs in zip(*alphabet.forms, strict=True)]} if alphabet.forms else {}),
        "apostrophe": alphabet.apostrophe,
        "classes": list(numbers),
    }
    spelled = sorted(alphabet.spell(word) + _signs_of(numbers[kind], alphabet) for word, kind in said.items())
    everyday = sorted(Lexicon(language, compiled).common(EVERYDAY_ZIPF, nouns=True))
    return {
        CLASSES: json.dumps(header, ensure_ascii=False).encode(),
        GRAPH: packed(edges_of(spelled)),
        EVERYDAY: "\n".join(everyday).encode(),
    }


def _said(compiled: Compiled) -> dict[str, Class]:
    """The verdict of `Lexicon.verdict`, without suggestions."""
    names = set(compiled.names)
    said = dict.fromkeys(compiled.abbreviations, Class(0, "abbreviation")) | dict.fromkeys(names, Class(0, "name"))
    said |= {word: _form(word, compiled, word in names) for word in compiled.words}
    return said | dict.fromkeys(compiled.nouns, Class(WORD | NOUN))


def _form(word: str, compiled: Compiled, is_name: bool) -> Class:
    if is_name:
        return Class(WORD, "name")
    code, cut, ending = compiled.way(word) or ("not-a-noun", 0, "")
    return Class(WORD, code, cut, ending)


def _signs_of(number: int, alphabet: Alphabet) -> bytes:
    """The number of a class, written after a spelling: two characters beyond the letters and the apostrophe."""
    first = len(alphabet.spelled_with) + 1
    high, low = divmod(number, _SIGNS - first)
    return bytes([first + high, first + low])
