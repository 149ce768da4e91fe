"""What has changed in the views of seats from one moment to the next.

Only for games with a method `own` (see core/views.py): their views have the same fields at all times. Such a game may
also have a method `is_common(state)`: whether every seat sees what a spectator sees, but for `you`. Then no seat is
asked for its own fields.
"""

from typing import Any

import msgspec
from msgspec.structs import astuple

from parlour.core.game import AnyGame, Seat
from parlour.core.views import only_you
from parlour.native.compiled import compiled

_encode = msgspec.json.Encoder().encode


class Sight:
    """What everybody sees of one moment. All of it is made when it is asked for."""

    __slots__ = ("_common", "_game", "_own", "_state", "beside", "is_common")

    def __init__(self, game: AnyGame, state: Any, beside: bytes = b"") -> None:
        """`beside`: what is shown beside the views, encoded."""
        self._game, self._state, self.beside = game, state, beside
        self._own: dict[Seat, dict[str, Any]] = {}
        self._common: Any = None
        ask = getattr(game, "is_common", None)
        self.is_common: bool = ask is not None and ask(state)

    def own(self, seat: Seat | None) -> dict[str, Any]:
        """Return the fields that a seat sees otherwise than a spectator."""
        if seat is None:
            return {}
        own = self._own.get(seat)
        if own is None:
            own = only_you(seat) if self.is_common else self._game.own(self._state, seat)  # type: ignore[attr-defined]
            self._own[seat] = own
        return own

    @property
    def common(self) -> Any:
        """What a spectator sees."""
        if self._common is None:
            self._common = self._game.view(self._state, None)
        return self._common

    def follows(self, before: "Sight") -> bool:
        """Whether what has changed since then can be seen in the fields of the game's views."""
        return self._game is before._game and hasattr(self._game, "own")


class Changes:
    """From one sight to a later one of the same game."""

    __slots__ = ("_after", "_before", "_changed", "_encoded", "_same", "_tail", "for_all")

    def __init__(self, before: Sight, after: Sight, tail: bytes = b"") -> None:
        """`tail`: what follows every change."""
        self._before, self._after, self._tail = before, after, tail
        was, now = before.common, after.common
        self._changed = changed(now.__struct_fields__, astuple(now), astuple(was))
        """What changes for a spectator."""
        self._same = _encode(self._changed) + tail
        self.for_all = self._same if before.is_common and after.is_common else None
        """What every seat is shown, if all see the same."""
        self._encoded: dict[tuple[str, ...], bytes] = {}
        """The same without fields that some seats see otherwise."""

    def of(self, seat: Seat | None) -> bytes | None:
        """Return the changed fields of a seat's view as JSON, and the tail. Returns None if the seat has other fields
        of its own than before."""
        was, own = self._before.own(seat), self._after.own(seat)
        if own.keys() != was.keys():
            return None
        names = tuple(own)
        shared = self._same if self._changed.keys().isdisjoint(names) else self._without(names)
        mine = {name: value for name, value in own.items() if differs(value, was[name])}
        if not mine:
            return shared
        return _encode(mine)[:-1] + (b"" if shared.startswith(b"{}") else b",") + shared[1:]

    def _without(self, names: tuple[str, ...]) -> bytes:
        """What changes for a spectator, without these fields, and the tail."""
        encoded = self._encoded.get(names)
        if encoded is None:
            others = {name: value for name, value in self._changed.items() if name not in names}
            encoded = self._encoded[names] = _encode(others) + self._tail
        return encoded


def differs(value: object, before: object) -> bool:
    """Whether their JSON may differ. Python takes 1 and True for equal, JSON does not."""
    return value is not before and (type(value) is not type(before) or value != before)


@compiled
def changed(names: tuple[str, ...], after: tuple[Any, ...], before: tuple[Any, ...]) -> dict[str, Any]:
    """Return the values that differ, by name."""
    return {name: value for name, value, was in zip(names, after, before, strict=True) if differs(value, was)}
