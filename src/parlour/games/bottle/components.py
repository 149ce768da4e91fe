"""The bottle and its dice: two turquoise letter dice, a yellow, a dark blue and an effect die (BOT-01, BOT-02)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import ClassVar, Literal, cast

from msgspec import Struct

from parlour.core import Draw, Handful, Shown, die
from parlour.core.components import Faces, shipped_in

DIAMONDS = 45
TO_WIN = 8
SHORTEST = 4
DISTANCES = 10
"""The places along the bottle. With ten, dice are sometimes equally far from the neck, like real ones."""

Effect = Literal["base", "neck", "yellow", "cover"]
Colour = Literal["yellow", "turquoise", "dark-blue"]
COLOURS: tuple[Colour, ...] = ("yellow", "turquoise", "turquoise", "dark-blue")


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """One set of dice; players may use their own (COM-09)."""

    yellow: Faces
    turquoise: tuple[Faces, Faces]
    dark_blue: Faces
    effects: tuple[Effect, Effect, Effect, Effect, Effect, Effect]

    def letter_dice(self, count: int) -> tuple[Faces, ...]:
        """Return the first dice in a fixed order; three dice leave out the dark blue one (BOT-03)."""
        return (self.yellow, *self.turquoise, self.dark_blue)[:count]


class Shaken(Draw, frozen=True):
    """What a shake shows: letters, distances from the neck, and the effect if its die is used."""

    letters: tuple[str, ...]
    distances: tuple[int, ...]
    effect: Effect = "base"

    @property
    def letter_rolls(self) -> tuple[Sequence[str], ...]:
        return (self.letters,)


class Shake(Struct, frozen=True):
    """The bottle is shaken (BOT-05)."""

    kind: ClassVar[type[Draw]] = Shaken
    dice: Dice
    letter_dice: int
    with_effect: bool
    given: Shaken | None = None
    """A shared roll (COM-29), in place of a new one."""

    def draw(self, rng: Random) -> Shaken:
        if self.given is not None:
            return self.given
        letters = tuple([rng.choice(faces).casefold() for faces in self.dice.letter_dice(self.letter_dice)])
        distances = tuple([rng.choice(range(DISTANCES)) for _ in letters])
        return Shaken(letters, distances, rng.choice(self.dice.effects) if self.with_effect else "base")

    @property
    def handfuls(self) -> tuple[Handful, ...]:
        """The real dice to type in (COM-13), marked by colour, in their order from the neck."""
        faces = self.dice.letter_dice(self.letter_dice)
        letters = tuple(die(colour, one) for colour, one in zip(COLOURS, faces, strict=False))
        effect = (die("effect", self.dice.effects),) if self.with_effect else ()
        return (Handful(letters + effect, lying=len(letters)),)

    def read(self, handful: Handful, shown: Shown) -> Shaken:
        letters = shown.faces[: handful.lying]
        apart = (DISTANCES - 1) / (handful.lying - 1)
        place = 0
        far: dict[int, int] = {}
        for number in shown.order:
            place += bool(far) and number not in shown.level  # level dice are as far as the one before (BOT-26)
            far[number] = int(apart * place)
        distances = tuple(far[number] for number in range(handful.lying))
        return Shaken(letters, distances, cast(Effect, shown.faces[-1]) if self.with_effect else "base")

    def roll(self, handful: Handful, rng: Random) -> Shaken:
        return self.draw(rng)


@cache
def shipped_dice(language: str) -> Dice:
    return shipped_in(language, "bottle", "dice.json", Dice)
