"""Family words: at some tables what nobody should meet in a class is refused, with the reason.

Where a dictionary decides, such words are house words. Here are the games in which people say what they like.
"""

from collections.abc import Callable
from typing import Annotated

from parlour.core.game import Refused
from parlour.core.settings import says

Family = Annotated[
    bool,
    says(
        "Family words: what nobody should meet in a class is refused.",
        "Сімейні слова: чого в класі не кажуть, того не приймають.",
    ),
]


def check_family(text: str, is_polite: Callable[[str], bool]) -> None:
    """Word by word, and run together."""
    words = "".join(sign if sign.isalpha() else " " for sign in text.casefold()).split()
    if not all(map(is_polite, (*words, "".join(words)))):
        raise Refused("not-polite", "this table plays with family words: choose another one")
