"""How answers are compared. A language pack may say more about its own in `answers.py` (class `Answers`)."""

import re
import unicodedata
from collections.abc import Container, Iterator
from functools import cache
from itertools import pairwise, product

from parlour.languages.found import language as installed

_APOSTROPHES = re.compile("[ʼ’‘`´ʹ′＇ʻ‛]")
_BREAKS = re.compile(r"[\s\-‐‑–—]+")


class Answers:
    """The rules of every language. A pack overrides those that differ in its language."""

    articles: tuple[str, ...] = ()
    """Words that may stand before an answer and change nothing."""
    prepositions: tuple[str, ...] = ()
    """Words that stand behind what a phrase is: a glass of water is a glass."""
    keeps_apostrophe = True

    def spoken(self, text: str) -> str:
        """Return an answer as it is said: lower case, one space between words, no leading article."""
        text = _APOSTROPHES.sub("'", unicodedata.normalize("NFC", text).casefold())
        if not self.keeps_apostrophe:
            text = text.replace("'", "")
        words = [word for word in _BREAKS.split(text) if word]
        while len(words) > 1 and words[0] in self.articles:
            words = words[1:]
        return " ".join(words)

    def identity(self, answer: str) -> str:
        """Return what is equal for answers that are the same word in another spelling."""
        return answer.replace(" ", "").replace("'", "")

    def forms(self, answer: str) -> frozenset[str]:
        """Return the identities of every answer that would be the same again."""
        each = ([*self.singulars(word), *self.plurals(word)] for word in answer.split())
        return frozenset(self.identity(" ".join(words)) for words in product(*each))

    def spellings(self, answer: str) -> tuple[str, ...]:
        """Return the answer and how else it is spelled."""
        return (answer,)

    def heads(self, phrase: str) -> Iterator[str]:
        """Yield the words of a phrase that may say what it is: the last, and the one before a preposition."""
        words = phrase.split()
        yield words[-1]
        yield from (before for before, word in pairwise(words) if word in self.prepositions)

    def singulars(self, answer: str) -> list[str]:
        """Return the answer and what it may be the plural of; some of it is no word at all."""
        return [answer] if answer else []

    def plurals(self, answer: str) -> Iterator[str]:
        """Yield what may be the plural of the answer; some of it is no word at all."""
        yield from ()

    def made_of(self, word: str) -> Iterator[str]:
        """Yield words that everybody may have made this one of: of a small table, the table."""
        yield from ()

    def is_made_of(self, said: str, category: str, members: Container[str]) -> bool:
        """Whether an answer is made by rule of a word that a category holds."""
        return False

    def is_abstract(self, word: str) -> bool:
        """Whether a word is an idea by its form, and so no thing."""
        return False

    def may_be(self, said: str, category: str) -> bool | None:
        """Whether an answer that is in no list may fit, by its form alone. None: the language has no rule for it."""
        return None


@cache
def answers_in(language: str) -> Answers:
    """Return how answers of a language are compared."""
    own = installed(language).module("answers")
    return own.Answers() if own else Answers()
