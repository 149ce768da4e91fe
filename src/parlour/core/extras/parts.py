"""Which role and side each seat plays: by choice, by lot or whatever is left (COM-14)."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from parlour.core.game import Refused, Seat
from parlour.core.matching import find_partner

Wish = tuple[str, ...] | None
"""The chips that a player chose. An empty tuple means by lot, None whatever is left."""


class Part(Struct, frozen=True):
    """One part, with the chips that lead to it (`("team-1", "alien")`) and how many seats may play it."""

    chips: tuple[str, ...]
    least: int = 1
    most: int = 99

    @property
    def name(self) -> str:
        return " ".join(self.chips)


Parts = Mapping[str, tuple[Part, ...]]
"""The parts by the game's mode, in the order in which seats without a wish get them."""


class Cast(Struct, frozen=True):
    """Which seat would play which part now, and which parts are missing or chosen too often."""

    parts: tuple[Part | None, ...]
    """By seat. None: the lot decides later, or no part that this seat wants is left."""
    missing: tuple[Part, ...] = ()
    """The parts that still need a seat, once for each missing seat."""
    crowded: tuple[Part, ...] = ()
    """The parts that too many seats want."""

    @property
    def is_complete(self) -> bool:
        return not self.missing and not self.crowded


def rows_of(parts: Sequence[Part]) -> list[list[str]]:
    """Return rows of chips. A player chooses at most one of each row."""
    return [list(dict.fromkeys(row)) for row in zip(*(part.chips for part in parts), strict=True)]


def read_wish(parts: Sequence[Part], chips: Sequence[str]) -> tuple[str, ...]:
    """Return a wish in the order of the rows. Raises `Refused` if no part matches it."""
    if not any(set(chips) <= set(part.chips) for part in parts):
        raise Refused("no-such-part", "there is no such part at this table")
    return tuple(chip for row in rows_of(parts) for chip in row if chip in chips)


def cast(parts: Sequence[Part], wishes: Sequence[Wish], lot: Random | None = None) -> Cast:
    """Give each seat a part. Seats with a wish get theirs. The others get what is left, in the order of the seats, or
    by lot as soon as one of them asks for that. Without a `lot` to draw from these have no part yet."""
    wishes = [_meant(parts, wish) for wish in wishes]
    wanted = [[part for part in parts if set(wish or ()) <= set(part.chips)] for wish in wishes]
    is_drawn = any(wish is not None and not wish for wish in wishes)
    left = [seat for seat, wish in enumerate(wishes) if not wish]
    chose = sorted((seat for seat, wish in enumerate(wishes) if wish), key=lambda seat: len(wanted[seat]))
    order = chose + (lot.sample(left, len(left)) if is_drawn and lot is not None else left)
    held: dict[Seat, Part] = {}

    def able(part: Part) -> list[Seat]:
        seats = [seat for seat in order if part in wanted[seat] and held.get(seat) != part]
        return sorted(seats, key=lambda seat: seat in held)

    missing = [part for part in parts for _ in range(part.least) if not find_partner(part, able, held)]
    crowded = []
    for seat in order:
        if seat not in held:
            count = [*held.values()].count
            if free := [part for part in wanted[seat] if count(part) < part.most]:
                held[seat] = min(free, key=count)
            elif wanted[seat][0] not in crowded:
                crowded.append(wanted[seat][0])
    hidden = set(left) if is_drawn and lot is None else set()
    shown = tuple(None if seat in hidden else held.get(seat) for seat in range(len(wishes)))
    return Cast(shown, tuple(missing), tuple(crowded))


def _meant(parts: Sequence[Part], wish: Wish) -> Wish:
    """Return a wish without chips of another mode."""
    known = {chip for part in parts for chip in part.chips}
    return tuple(chip for chip in wish if chip in known) or None if wish else wish
