"""What spares people trouble: no rude words at a family's table, and vowels in the first roll (COM-34)."""

from collections.abc import Callable
from random import Random

from parlour.core.game import AnyGame, Chance, Draw, Refused
from parlour.core.table import Luck

Family = bool


def check_family(text: str, is_polite: Callable[[str], bool]) -> None:
    """Raise Refused("not-polite") for a rude word, also if spaces hide it."""
    words = "".join(sign if sign.isalpha() else " " for sign in text.casefold()).split()
    if not all(map(is_polite, (*words, "".join(words)))):
        raise Refused("not-polite", "this table plays with family words: choose another one")


VOWELS = 2
TRIES = 100
"""A box of one's own may have no such roll."""


def kind_luck(game: AnyGame, seats: int, rng: Random, vowels: str) -> Luck:
    """Return the luck of a table's first game: its first roll of letters is a kind one, all others are as they fall."""
    chance: Chance | None = game.wait(game.start(seats)).chance

    def luck(draws: int) -> Random:
        for _ in range(TRIES if draws == 0 and chance is not None else 0):
            seed = rng.getrandbits(64)
            if chance is not None and is_kind(chance.draw(Random(seed)), vowels):
                return Random(seed)
        return rng

    return luck


def is_kind(draw: Draw, vowels: str) -> bool:
    """Return whether each roll has enough vowels. What is no roll of letters is kind as well."""
    return all(sum(letter in vowels for letter in roll) >= VOWELS for roll in draw.letter_rolls)
