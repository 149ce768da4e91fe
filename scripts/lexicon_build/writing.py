"""Writes an edition as files, sorted and undated, so that the same sources give the same bytes."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from lexicon_build.edition import Edition
from lexicon_build.places import words_of
from parlour.languages import language
from parlour.lexicon.column import columns
from parlour.lexicon.packing import pack
from parlour.lexicon.sources import ZIPF_STEP
from parlour.lexicon.words import Words


def write(edition: Edition, into: Path) -> dict[str, int]:
    """Writes every file of the language. Returns the counts."""
    alphabet = language(edition.language).alphabet
    words, nouns = Words.of(alphabet, edition.words), Words.of(alphabet, edition.nouns)
    zipf = {word: round(value / ZIPF_STEP) for word, value in edition.zipf.items()}
    files = {
        "words": words.pack(),
        "nouns": nouns.pack(),
        "names": Words.of(alphabet, edition.names).pack(),
        "abbreviations": Words.of(alphabet, edition.abbreviations).pack(),
        "zipf": pack(columns(zipf, words, nouns)),
        "tiers": pack(columns(edition.tiers, words, nouns)),
        "sources": pack(columns(edition.sources, words, nouns)),
        "origins": _origins(words, nouns, edition.origins),
        "rare": pack(columns(dict.fromkeys(edition.rare, 1), words, nouns)),
        "odd": pack(columns(dict.fromkeys(edition.odd, 1), words, nouns)),
    }
    folder = words_of(into, edition.language)
    for part, content in files.items():
        (folder / part).write_bytes(content)
    counts = _counts(edition)
    manifest = {"hash": hashlib.sha256(b"".join(files.values())).hexdigest()[:16], "counts": counts}
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")
    return counts


def _counts(edition: Edition) -> dict[str, int]:
    return {
        "words": len(edition.words),
        "singular nouns": len(edition.nouns),
        "singular nouns of 4 letters or more": sum(len(word) >= 4 for word in edition.nouns),
        "names": len(edition.names),
        "abbreviations": len(edition.abbreviations),
        "forms of other words": len(edition.origins),
        "nouns in a rare reading": len(edition.rare & edition.nouns),
        "words shown only to those who ask": len(edition.odd & edition.words),
        "words with a frequency": sum(value > 0 for value in edition.zipf.values()),
        **{f"words up to tier {tier}": sum(t <= tier for t in edition.tiers.values()) for tier in range(1, 6)},
    }


def _origins(words: Words, nouns: Words, origins: Mapping[str, tuple[str, str]]) -> bytes:
    ways = {word: _way(word, code, of) for word, (code, of) in origins.items()}
    numbered = {way: number for number, way in enumerate(sorted(set(ways.values())), 1)}
    listed = json.dumps([["", 0, ""], *numbered], ensure_ascii=False).encode()
    return pack({0: listed, **columns({word: numbered[way] for word, way in ways.items()}, words, nouns)})


def _way(word: str, code: str, of: str) -> tuple[str, int, str]:
    shared = 0
    while shared < min(len(word), len(of)) and word[shared] == of[shared]:
        shared += 1
    return code, len(word) - shared, of[shared:]
