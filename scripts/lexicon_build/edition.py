"""The contents of a language's sources, from which its data files are made."""

from dataclasses import dataclass, field

Origin = tuple[str, str]  # (code, the word it is a form of)


@dataclass
class Edition:
    language: str
    words: set[str]
    nouns: set[str]
    names: set[str]
    abbreviations: set[str]
    origins: dict[str, Origin]
    zipf: dict[str, float]
    tiers: dict[str, int]  # 1 (the core) to 5 (the rarities)
    sources: dict[str, int]  # bits: the sources that have the word
    rare: set[str] = field(default_factory=set)  # nouns that are hardly ever meant as nouns
    odd: set[str] = field(default_factory=set)  # words that are never shown unasked
