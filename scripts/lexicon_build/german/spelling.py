"""How German words are spelled on dice: small letters, Ä Ö Ü as letters of their own, ß as ss, no other accents."""

import re
import unicodedata

_UMLAUTS = "äöü"
SPELLING = re.compile(f"[a-z{_UMLAUTS}]{{1,40}}")
"""Longer ones are jokes and titles of laws."""


def spelled(word: str) -> str | None:
    """The word as players spell it, or None if a character is not a letter (T-Shirt)."""
    plain = "".join(map(_plain, unicodedata.normalize("NFC", word).casefold()))
    return plain if SPELLING.fullmatch(plain) else None


def _plain(sign: str) -> str:
    return sign if sign in _UMLAUTS else unicodedata.normalize("NFD", sign)[0]
