"""Ways to play: how people meet at a table, and what else a table chooses that is no rule."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args

from msgspec import Struct

from parlour.core.extras.box.kit import BoxName
from parlour.core.game import DAY, TOMORROW, Millis, Refused, Seat
from parlour.core.real_dice import Rolls

Way = Literal["together", "one_device", "tomorrow", "day", "shared_roll"]
"""Everybody has a screen; one device goes round; everyone plays within a day (COM-18); today's roll alone; the roll of
a friend alone (COM-29). A table is played in exactly one way."""
WAYS: tuple[Way, ...] = get_args(Way)
ALONE = ("day", "shared_roll")
"""The ways for one person."""
OwnTime = Literal["tomorrow"]
"""The pace that views show where everyone plays when they like."""
P = TypeVar("P")


class Terms(Struct, frozen=True, kw_only=True):
    """What a way means for a game's other choices: rules and options, by name."""

    needs: Mapping[str, Any] = {}
    """The values that this way requires."""
    suggests: Mapping[str, Any] = {}
    """The values that a lobby proposes along with this way. They don't count as changes of a preset."""


class Option(Struct, frozen=True):
    """An option of a table that a game offers, with its type and its usual value."""

    name: Literal["roll", "results_stay", "rolls", "house", "box", "parts"]
    kind: Any
    default: Any


RESULTS_STAY = Option("results_stay", bool, False)
REAL_DICE = Option("rolls", Rolls, "table")
OWN_BOX = Option("box", BoxName, "")


def house_words(kind: type) -> Option:
    return Option("house", kind, kind())


class Offers(Struct, frozen=True, kw_only=True):
    """What a game offers its tables beside its rules. Every game can be played together."""

    ways: Mapping[Way, Terms] = {}
    options: tuple[Option, ...] = ()

    def needs(self, way: Way) -> dict[str, Any]:
        """Return the values that a way requires. Real dice need somebody who sees them (COM-13, COM-18)."""
        own = self.ways.get(way, Terms()).needs
        return {**own, "rolls": "table"} if way == "tomorrow" and REAL_DICE in self.options else dict(own)


class TableOptions(Struct, frozen=True, kw_only=True):
    """What a table chooses that is no rule. Options that its game does not offer have their defaults."""

    way: Way = "together"
    roll: Any = None
    """The dice of a shared roll, in the game's own type (COM-29)."""
    results_stay: bool = False
    """Whether results stay until people go on (COM-24)."""
    rolls: Rolls = "table"
    """Whether people roll real dice (COM-13)."""
    house: Any = None
    """The family's own rulings on words, in the type of the game's lexicon."""
    box: BoxName = ""
    """The name of a box of one's own (COM-09)."""
    parts: tuple[str, ...] = ()
    """What each seat plays (COM-14)."""

    @property
    def is_one_device(self) -> bool:
        return self.way == "one_device"

    @property
    def is_later(self) -> bool:
        """Whether everyone plays when they like, within a day (COM-18)."""
        return self.way == "tomorrow"

    @property
    def is_alone(self) -> bool:
        """Whether one person plays the roll of the day, or a shared one."""
        return self.way in ALONE

    @property
    def is_unhurried(self) -> bool:
        """Whether results stay: around one device, or because the table chose so (COM-24)."""
        return self.is_one_device or self.results_stay

    def day_or(self, usual: Millis) -> Millis:
        """Return a day where everyone plays when they like, else the usual time (COM-18)."""
        return DAY if self.is_later else usual

    def unhurried_or(self, usual: Millis) -> Millis:
        """Return the time for results that stay, else the usual time (COM-24)."""
        return UNHURRIED if self.is_unhurried else usual

    def pace_or(self, usual: P) -> P | OwnTime:
        return TOMORROW if self.is_later else usual

    def known(self, seat: Seat) -> Seat | None:
        """Return who acts, or None around one device, where nobody knows whose hand it is."""
        return None if self.is_one_device else seat

    def check_seats(self, seats: int, fewest: int, most: int) -> None:
        """Raise Refused unless this many can play: one alone, else as many as the game is for."""
        if self.is_alone and seats != 1:
            raise Refused("wrong-number-of-seats", "today's roll and a shared one are for one player")
        if not self.is_alone and not fewest <= seats <= most:
            raise Refused("wrong-number-of-seats", f"this game is for {fewest} to {most} players")


TOGETHER = TableOptions()
"""Together, with nothing else chosen."""


def check_needs(way: Way, needs: Mapping[str, Any], chosen: Any) -> None:
    """Raise Refused if a table chose something that does not go with its way."""
    for name, value in needs.items():
        if getattr(chosen, name) == value:
            continue
        if way == "tomorrow":
            raise Refused("not-until-tomorrow", f"{name} needs everybody at once: it does not go with tomorrow")
        if way == "shared_roll":
            raise Refused("bad-setting", f"a shared roll is played alone and once: {name} must be {value}")
        raise Refused("bad-setting", f"{name} must be {value} where the way is {way}")


UNHURRIED: Millis = 3_600_000
"""How long results stay at most where nobody is hurried. Then the game goes on anyway, or it might never end."""
