"""What is known of a language after reading its sources: the raw material of its data files."""

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
    sources: dict[str, int]  # bits: which of the language's sources have the word
    rare: set[str] = field(default_factory=set)  # nouns that are hardly ever meant as nouns
    odd: set[str] = field(default_factory=set)  # words that nobody is shown unasked
