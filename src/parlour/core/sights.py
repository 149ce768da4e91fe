"""What has changed in the views of seats from one moment to the next.

Only for games with a method `own` (see core/views.py): their views have the same fields at all times.
"""

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from parlour.core.game import AnyGame, Seat

_encode = msgspec.json.Encoder().encode


class Sight(dict[Seat | None, dict[str, Any]]):
    """What everybody sees of one moment: by seat the fields that it sees otherwise than a spectator, and `common`, what
    a spectator sees. Both are made when they are asked for."""

    __slots__ = ("_common", "_game", "_state", "beside")

    def __init__(self, game: AnyGame, state: Any, beside: bytes = b"") -> None:
        """`beside`: what is shown beside the views, encoded."""
        self._game, self._state, self.beside = game, state, beside
        self._common: Any = None

    def __missing__(self, seat: Seat | None) -> dict[str, Any]:
        own = self[seat] = {} if seat is None else self._game.own(self._state, seat)  # type: ignore[attr-defined]
        return own

    def follows(self, before: "Sight") -> bool:
        """Whether what has changed since then can be seen in the fields of the game's views."""
        return self._game is before._game and hasattr(self._game, "own")

    @property
    def common(self) -> Any:
        if self._common is None:
            self._common = self._game.view(self._state, None)
        return self._common


class Changes:
    """From one sight to a later one of the same game."""

    __slots__ = ("_after", "_before", "_common", "_tail")

    def __init__(self, before: Sight, after: Sight, tail: bytes = b"") -> None:
        """`tail`: what follows every change, so that it is joined to the common part once."""
        self._before, self._after, self._tail = before, after, tail
        self._common: dict[tuple[str, ...], tuple[bytes, bytes]] = {}

    def of(self, seat: Seat | None) -> tuple[bytes, bytes] | None:
        """Return the changed fields of a seat's view as JSON, in two parts that are to be joined: the seat's own, and
        what it shares with others. The tail follows them. Returns None if the seat has other fields of its own than
        before."""
        own, was = self._after[seat], self._before[seat]
        names = tuple(own)
        if own is not was and names != tuple(was):
            return None
        common = self._common.get(names)
        if common is None:
            common = self._common[names] = self._of_all(names)
        if own is was:
            return b"{", common[0]
        mine = {name: value for name, value in own.items() if value is not was[name] and differs(value, was[name])}
        return (_encode(mine)[:-1], common[1]) if mine else (b"{", common[0])

    def _of_all(self, without: tuple[str, ...]) -> tuple[bytes, bytes]:
        """The changed fields that all seats with these fields of their own see alike, and the tail: as they follow
        nothing, and as they follow other fields."""
        before, after = self._before.common, self._after.common
        now, then = astuple(after), astuple(before)
        others = compress(zip(after.__struct_fields__, now, then, strict=True), map(is_not, now, then))
        changed = {name: value for name, value, was in others if name not in without and differs(value, was)}
        alone = _encode(changed)[1:] + self._tail
        return alone, b"," + alone if changed else alone


def differs(value: object, before: object) -> bool:
    """Whether their JSON may differ. Python takes 1 and True for equal, JSON does not."""
    return value is not before and (type(value) is not type(before) or value != before)
