"""Answers as people say them: "The Polar-Bears" is the polar bear. Also which answers count as the same."""

from functools import lru_cache

from parlour.lexicon.categories.answers import answers_in


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
