"""Names of people at a table."""

import unicodedata

from parlour.core import Refused

LONGEST = 24
MARKS = 4
"""How many accents one letter may have: enough for every script."""
# Joiners build emoji and some scripts, but alone they make a name that nobody can see.
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_ALLOWED_INSIDE = {"\u200d", "\ufe0f"}
# Fillers that are letters by category and blank on screen.
_BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}


def read_name(text: str) -> str:
    """Clean up a name. Raises Refused unless it has 1 to 24 visible characters, without control or bidi characters or
    piles of accents."""
    if any(char in _BLANK or unicodedata.category(char) in _INVISIBLE for char in set(text) - _ALLOWED_INSIDE):
        raise Refused("bad-name", "a name has only characters that can be seen")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if "M" * (MARKS + 1) in "".join(unicodedata.category(char)[0] for char in name):
        raise Refused("bad-name", "too many accents on one letter")
    visible = [char for char in name if char not in _ALLOWED_INSIDE and unicodedata.category(char)[0] != "M"]
    if not any(char != " " for char in visible):
        raise Refused("bad-name", "a name needs a character that can be seen")
    if len(visible) > LONGEST or len(name) > 3 * LONGEST:
        raise Refused("bad-name", f"a name has at most {LONGEST} characters")
    return name


def likeness(name: str) -> str:
    """A key that is the same for names that look the same."""
    seen = "".join(char for char in name if char not in _ALLOWED_INSIDE)
    return unicodedata.normalize("NFKC", seen).casefold()
