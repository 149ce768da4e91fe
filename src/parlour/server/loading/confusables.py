"""Letters that look like others, so that a rude name is found in whatever letters it is written."""

import unicodedata
from collections.abc import Iterator
from itertools import product

_LATIN = {
    "a": "аα@4ɑᴀ",
    "b": "вβ8ʙɓ",
    "c": "сϲ¢ᴄƈ",
    "d": "ԁɗđᴅ",
    "e": "еєε3€ᴇ℮",
    "f": "ƒғϝꜰ",
    "g": "ɡ9ɢǥɠ",
    "h": "нһհʜħ",
    "i": "іι1!|ɪӏı",
    "j": "јϳᴊ",
    "k": "кκᴋƙ",
    "l": "1|!іιłʟӏ",
    "m": "мᴍɱ",
    "n": "пηɴŋ",
    "o": "оοσ0øᴏ",
    "p": "рρᴘ",
    "q": "ԛ9",
    "r": "гʀɼ",
    "s": "ѕ5$ꜱʂ",
    "t": "т7τ+ᴛŧ",
    "u": "υսμᴜџ",
    "v": "ѵνʋᴠ",
    "w": "ԝωɯᴡѡ",
    "x": "хχ×",
    "y": "уγүʏ¥",
    "z": "2ᴢƶ",
}
_CYRILLIC = {
    "а": "aα@4",
    "б": "6",
    "в": "bβ8",
    "е": "eε3",
    "з": "3",
    "и": "u",
    "і": "iι1!|l",
    "к": "kκ",
    "м": "m",
    "н": "h",
    "о": "oο0",
    "п": "n",
    "р": "pρ",
    "с": "cϲ",
    "т": "tτ7",
    "у": "yγ",
    "х": "xχ",
}
MOST = 64
"""How many readings of a word are tried."""


def readings(word: str) -> Iterator[str]:
    """The word itself, and what it may look like in Latin and in Cyrillic letters, with accents and without."""
    yield word
    plain = unicodedata.normalize("NFKC", word).casefold()
    bare = "".join(char for char in unicodedata.normalize("NFKD", plain) if unicodedata.category(char) != "Mn")
    for text in {plain, bare}:
        for signs in (_SEEN_AS_LATIN, _SEEN_AS_CYRILLIC):
            yield from _spelled([signs.get(char, char) for char in text])


def _spelled(choices: list[str]) -> Iterator[str]:
    """Every word that a choice for each letter spells; only the first for each, if they are too many."""
    count = 1
    for some in choices:
        count *= len(some)
    if count > MOST:
        choices = [some[0] for some in choices]
    yield from ("".join(letters) for letters in product(*choices))


def _seen_as(alphabet: dict[str, str]) -> dict[str, str]:
    """By a sign: the letters that it looks like."""
    found: dict[str, str] = {}
    for letter, alike in alphabet.items():
        for sign in alike:
            found[sign] = found.get(sign, "") + letter
    return found


_SEEN_AS_LATIN, _SEEN_AS_CYRILLIC = _seen_as(_LATIN), _seen_as(_CYRILLIC)
