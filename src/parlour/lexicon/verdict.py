"""What the lexicon says of a word: yes or no, and why. A reason is a code first, a text second."""

import msgspec

_TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "plural": "plural of {of}",
        "plural-only": "has no singular",
        "form": "a form of {of}",
        "not-a-noun": "not a noun",
        "name": "a name",
        "abbreviation": "an abbreviation",
        "unknown": "not in the dictionary",
        "refused": "not allowed at this table",
        "empty": "there is no word",
        "too-long": "too long to be a word",
        "mixed-scripts": "letters of two scripts in one word",
        "other-script": "not the letters of this language",
        "foreign-letter": "a letter that this language does not have",
        "accent": "an accent can't be read",
        "digit": "a digit can't stand in a word",
        "space": "one word at a time",
        "hyphen": "a hyphen can't stand in a word",
        "apostrophe": "the apostrophe must stand between two letters",
        "sign": "a sign that is no letter",
    },
    "uk": {
        "plural": "множина від {of}",
        "plural-only": "не має однини",
        "form": "форма слова {of}",
        "not-a-noun": "не іменник",
        "name": "власна назва",
        "abbreviation": "скорочення",
        "unknown": "немає у словнику",
        "refused": "за цим столом не приймається",
        "empty": "слова немає",
        "too-long": "задовго як на слово",
        "mixed-scripts": "літери двох абеток в одному слові",
        "other-script": "літери не цієї мови",
        "foreign-letter": "літера, якої в цій мові немає",
        "accent": "наголос чи значок над літерою не читається",
        "digit": "цифра не може стояти в слові",
        "space": "лише одне слово за раз",
        "hyphen": "дефіс не може стояти в слові",
        "apostrophe": "апостроф стоїть лише між двома літерами",
        "sign": "знак, що не є літерою",
    },
}
CODES = tuple(_TEXTS["en"])


class Reason(msgspec.Struct, frozen=True):
    """Why a word is no singular noun, or no word at all; `of` is the word that it comes from or was meant."""

    code: str
    of: str | None = None

    def text(self, language: str = "en") -> str:
        text = _TEXTS[language][self.code].format(of=(self.of or "").upper())
        return f"{text} ({self.of.upper()}?)" if self.code == "unknown" and self.of else text


class Verdict(msgspec.Struct, frozen=True):
    """`valid`: any word of the dictionary; `noun`: a noun in any form; `singular`: a singular noun
    (BOT-06); `name`: known as a name alone; no reason means that it is a singular noun."""

    word: str
    valid: bool = False
    noun: bool = False
    singular: bool = False
    name: bool = False
    zipf: float = 0.0
    reason: Reason | None = None
    suggestions: tuple[str, ...] = ()
    """What was probably meant by a word that is none, the likeliest first."""
    source: str | None = None
    """Who has the word."""
