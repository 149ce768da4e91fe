"""Words that people type at the terminal."""

from functools import cache

from parlour.languages import languages
from parlour.messages import catalogue


@cache
def typed(package: str, name: str) -> tuple[str, ...]:
    """Return what people may type for something, in any language: all words of the messages `name`.

    The words of a message have commas between them: `across, a`.
    """
    listed = (catalogue(language, package).say(name) for language in languages())
    return tuple(dict.fromkeys(word.strip() for words in listed for word in words.split(",")))
