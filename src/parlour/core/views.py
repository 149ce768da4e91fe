"""The views of one moment as JSON. What all seats see is encoded once.

A game may have a method `own(state, seat)`. It returns the fields of a seat's view that differ from a spectator's, by
name: at least one, and not all. The other fields are encoded once, from the spectator's view, so nothing that only
another seat may see can be among them. The views of such a game are plain Structs: no tag, no renamed or omitted
fields. A game without `own` is encoded seat by seat. A law compares both ways for every game.
"""

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar

import msgspec

from parlour.core.game import AnyGame, Seat

_encode = msgspec.json.Encoder().encode


class Views:
    __slots__ = ("_common", "_game", "_own", "_state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._state = game, state
        self._own: Callable[[Any, Seat], dict[str, Any]] | None = getattr(game, "own", None)
        self._common: dict[tuple[str, ...], bytes] = {}
        """The end of the views of all seats that have the same fields of their own."""

    def of(self, seat: Seat | None) -> tuple[bytes, bytes]:
        """Return the view of a seat or a spectator as JSON, in two parts that are to be joined: the seat's own, and
        what it shares with others."""
        if seat is None or self._own is None:
            return _encode(self._game.view(self._state, seat)), b""
        own = self._own(self._state, seat)
        names = tuple(own)
        common = self._common.get(names)
        if common is None:
            common = self._common[names] = self._without(names)
        return _encode(own)[:-1], common

    def _without(self, names: tuple[str, ...]) -> bytes:
        """What a spectator sees without these fields."""
        view = self._game.view(self._state, None)
        fields = view.__struct_fields__
        own = {name: getattr(view, name) for name in names}
        if names == fields[: len(names)]:  # they are cut off, which is quicker than to pick the others
            return _encode(view)[len(_encode(own)) - 1 :]
        others = {name: getattr(view, name) for name in fields if name not in own}
        return b"," + _encode(others)[1:]


@cache
def only_you(seat: Seat | None) -> dict[str, Any]:
    """Return `own` for a seat that sees what a spectator sees: always the same dict, so it is known to be unchanged."""
    return {"you": seat}


A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")


def remembering_last(make: Callable[[A, B], T]) -> Callable[[A, B], T]:
    """Make a function remember its last result. It compares arguments by identity, because hashing a whole state
    takes longer than most of what is made of it."""
    last: tuple[A, B, T] | None = None

    @wraps(make)
    def remembered(first: A, second: B) -> T:
        nonlocal last
        known = last
        if known is None or known[0] is not first or known[1] is not second:
            last = known = (first, second, make(first, second))
        return known[2]

    return remembered
