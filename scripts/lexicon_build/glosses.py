"""Compiles the meanings of English words, one line for each part of speech: WordNet's first meaning that is suitable
for everybody."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from lexicon_build import sources
from lexicon_build.places import words_of
from parlour.lexicon import Lexicon
from parlour.lexicon.meaning import KINDS, section_of
from parlour.lexicon.packing import pack

_EXAMPLE = re.compile(r';\s*"|\s*"|;\s*--')
_RUDE = re.compile(
    r"\b(obscene|offensive|vulgar|slur|disparag\w+|derogatory|copulat\w+|buttocks|genital\w*|sexual\w*)\b",
    re.IGNORECASE,
)


def build(into: Path) -> dict[str, int]:
    """Writes `glosses` of English. Returns the counts."""
    lexicon, meanings = Lexicon.load("en"), defaultdict(list)
    counts = sources.wordnet_readings()
    for part in KINDS:
        synsets = dict(_synsets(part))
        for line in sources.wordnet(f"index.{part}"):
            lemma, *_ = fields = line.split()
            if line[:1] != " " and lemma.isalpha() and lexicon.is_word(lemma) and lexicon.is_polite(lemma):
                for offset in fields[-int(fields[2]) :]:
                    names, gloss = synsets[offset]
                    if lemma in names and _is_fit(gloss, lexicon):
                        meanings[lemma].append((-counts[lemma, part], part, gloss))
                        break
    sections: dict[int, list[str]] = defaultdict(list)
    for lemma in sorted(meanings):
        fields = [field for _, part, gloss in sorted(meanings[lemma]) for field in (part, gloss)]
        sections[section_of(lemma, lexicon.alphabet.letters)].append("\t".join([lemma, *fields]))
    (words_of(into, "en") / "glosses").write_bytes(
        pack({key: ("\n" + "\n".join(lines) + "\n").encode() for key, lines in sections.items()})
    )
    return {"words with a meaning": len(meanings), "meanings": sum(map(len, meanings.values()))}


def _synsets(part: str) -> Iterator[tuple[str, tuple[set[str], str]]]:
    """By its place: the words as they are written (a name is no word of ours) and their meaning without examples."""
    for line in sources.wordnet(f"data.{part}"):
        if line[:1] != " ":
            fields, _, gloss = line.partition(" | ")
            words = fields.split()
            names = {words[4 + 2 * n].split("(")[0] for n in range(int(words[3], 16))}
            yield words[0], (names, _without_examples(gloss.strip()))


def _without_examples(gloss: str) -> str:
    """The whole meaning. A bracket is dropped with its example."""
    meaning = _EXAMPLE.split(gloss, maxsplit=1)[0]
    if meaning.count("(") > meaning.count(")"):
        meaning = meaning.rpartition("(")[0]
    return meaning.strip(" ;:")


def _is_fit(gloss: str, lexicon: Lexicon) -> bool:
    return bool(gloss) and not _RUDE.search(gloss) and all(map(lexicon.is_polite, re.findall(r"[a-z]+", gloss.lower())))
