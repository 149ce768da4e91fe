"""What the lexicon says of a word: yes or no, and why. A reason is a code first, a text second."""

import msgspec

from parlour.languages import ENGLISH
from parlour.messages import catalogue


class Reason(msgspec.Struct, frozen=True):
    """Why a word is no singular noun, or no word at all: the message `reason-CODE`. `of`: what it comes from, or
    that was meant."""

    code: str
    of: str | None = None

    def text(self, language: str = ENGLISH) -> str:
        return catalogue(language).say(f"reason-{self.code}", of=self.of.upper() if self.of else "none")


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
    """Words that were probably meant, the likeliest first."""
    source: str | None = None
    """The sources that have the word."""
    rare: bool = False
    """Whether it is hardly ever meant as a noun, though it is one."""
