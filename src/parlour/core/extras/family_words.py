"""Settings for words: house words where a dictionary decides, family words where people say what they like."""

from collections.abc import Callable
from typing import Annotated

from parlour.core.game import Refused
from parlour.core.settings import says

HOUSE_WORDS = says(
    en="Words that this table allows or refuses on top of the dictionary.",
    uk="Слова, які цей стіл дозволяє чи забороняє понад словник.",
)
Family = Annotated[
    bool,
    says(
        en="Family words: what nobody should meet in a class is refused.",
        uk="Сімейні слова: чого в класі не кажуть, того не приймають.",
    ),
]


def check_family(text: str, is_polite: Callable[[str], bool]) -> None:
    """Raise Refused("not-polite") for a rude word, also if spaces hide it."""
    words = "".join(sign if sign.isalpha() else " " for sign in text.casefold()).split()
    if not all(map(is_polite, (*words, "".join(words)))):
        raise Refused("not-polite", "this table plays with family words: choose another one")
