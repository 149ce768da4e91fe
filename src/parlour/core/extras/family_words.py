"""Family words: what is refused at a table where people may say what they like."""

from collections.abc import Callable

from parlour.core.game import Refused

Family = bool


def check_family(text: str, is_polite: Callable[[str], bool]) -> None:
    """Raise Refused("not-polite") for a rude word, also if spaces hide it."""
    words = "".join(sign if sign.isalpha() else " " for sign in text.casefold()).split()
    if not all(map(is_polite, (*words, "".join(words)))):
        raise Refused("not-polite", "this table plays with family words: choose another one")
