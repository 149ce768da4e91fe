"""The languages that are installed. Each is a package of its own, found by an entry point (docs/a-new-language.md)."""

from parlour.languages.alphabet import Alphabet, Unreadable, letters
from parlour.languages.found import NoSuchLanguage, language, languages
from parlour.languages.language import ENGLISH, Language
from parlour.languages.texts import in_language, isolated, keyed

__all__ = [
    "ENGLISH",
    "Alphabet",
    "Language",
    "NoSuchLanguage",
    "Unreadable",
    "in_language",
    "isolated",
    "keyed",
    "language",
    "languages",
    "letters",
]
