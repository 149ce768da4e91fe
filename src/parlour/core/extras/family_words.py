"""Family words: a table may refuse words that do not belong in a classroom.

Where a dictionary decides, it leaves such words out. This is for games in which people may say anything.
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
    """Raise `Refused` if a text has an impolite word in it, also if its words are run together."""
    words = "".join(sign if sign.isalpha() else " " for sign in text.casefold()).split()
    if not all(map(is_polite, (*words, "".join(words)))):
        raise Refused("not-polite", "this table plays with family words: choose another one")
