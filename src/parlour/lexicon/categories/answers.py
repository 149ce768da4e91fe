"""How answers are compared. A language pack may say more about its own in `answers.py` (class `Answers`)."""

import re
import unicodedata
from collections.abc import Container, Iterator
from functools import cache, lru_cache
from itertools import pairwise, product

from parlour.languages.found import language as installed

_APOSTROPHES = re.compile("[ʼ’‘`´ʹ′＇ʻ‛]")
_BREAKS = re.compile(r"[\s\-‐‑–—]+")


class Answers:
    """The rules of every language. A pack overrides those that differ in its language."""

    articles: tuple[str, ...] = ()
    """Words before an answer that change nothing, such as articles."""
    prepositions: tuple[str, ...] = ()
    """Words that follow the head of a phrase: a glass of water is a glass."""
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
        """Return a key that is equal for all spellings of an answer."""
        return answer.replace(" ", "").replace("'", "")

    def forms(self, answer: str) -> frozenset[str]:
        """Return the keys of all answers that count as a repetition of this one."""
        each = ([*self.singulars(word), *self.plurals(word)] for word in answer.split())
        return frozenset(self.identity(" ".join(words)) for words in product(*each))

    def spellings(self, answer: str) -> tuple[str, ...]:
        """Return the answer and its other spellings."""
        return (answer,)

    def heads(self, phrase: str) -> Iterator[str]:
        """Yield the words of a phrase that may be its head: the last, and the one before a preposition."""
        words = phrase.split()
        yield words[-1]
        yield from (before for before, word in pairwise(words) if word in self.prepositions)

    def singulars(self, answer: str) -> list[str]:
        """Return the answer and its possible singulars, some of which may be no words."""
        return [answer] if answer else []

    def plurals(self, answer: str) -> Iterator[str]:
        """Yield the possible plurals of the answer, some of which may be no words."""
        yield from ()

    def made_of(self, word: str) -> Iterator[str]:
        """Yield words from which this one may be derived, such as the table of a diminutive."""
        yield from ()

    def is_made_of(self, said: str, category: str, members: Container[str]) -> bool:
        """Whether an answer is derived by rule from a word of a category."""
        return False

    def is_abstract(self, word: str) -> bool:
        """Whether the form of a word shows that it is an abstract noun."""
        return False

    def may_be(self, said: str, category: str) -> bool | None:
        """Whether the form of an unlisted answer allows it to fit. None: the language has no rule for it."""
        return None


@cache
def answers_in(language: str) -> Answers:
    """Return how answers of a language are compared."""
    own = installed(language).module("answers")
    return own.Answers() if own else Answers()


def spoken(text: str, language: str) -> str:
    """Return an answer in lower case, with one space between words and no leading article."""
    return answers_in(language).spoken(text)


@lru_cache(maxsize=20_000)  # bots ask about every word of a category at every turn
def identity(answer: str, language: str) -> str:
    """Return what is equal for answers that are the same word in another spelling: ice cream, Ice-creams, icecream."""
    return answers_in(language).identity(answer)


@lru_cache(maxsize=2_000)
def forms(answer: str, language: str) -> frozenset[str]:
    """Return the identities of every answer that would be the same again: its singular, its plural."""
    return answers_in(language).forms(answer)
