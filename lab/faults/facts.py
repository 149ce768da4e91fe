"""The expected results of a host's decisions: a small model beside the server's own."""

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

RECORD = "SELECT game, status, number, paused, seats, waiting FROM tables WHERE code = :code"
ENDING = "ending"
"""A game that a removed player may have ended: it is still being played, or over."""


class Seat(Struct, frozen=True):
    name: str
    """Empty for a bot of its own: the server names it."""
    bot: int | None = None
    host: bool = False
    left: bool = False
    extra: int = 100


class Facts(Struct, frozen=True):
    game: str
    status: str
    number: int
    paused: bool
    seats: tuple[Seat, ...]
    waiting: tuple[str, ...] = ()

    def fits(self, seen: "Facts") -> bool:
        """Whether a view or a record can show this state."""
        if self.status == ENDING and seen.status in ("playing", "over"):
            return replace(self, status=seen.status) == seen
        return self == seen


def of_view(view: dict[str, Any]) -> Facts:
    seats = tuple(
        Seat(
            "" if one["bot"] is not None and not one.get("stands_in") else one["name"],
            one["bot"],
            one["host"],
            one["left"],
            one.get("extra", 100),
        )
        for one in view["seats"]
    )
    waiting = tuple(view.get("waiting", ()))
    return Facts(view["game"], view["status"], view["number"], view["paused"], seats, waiting)


def of_record(game: str, status: str, number: int, paused: int, seats: str, waiting: str) -> Facts:
    """The facts of a stored record, as RECORD selects it."""
    sitters = tuple(
        Seat("" if one["token"] is None else one["name"], one["bot"], one["host"], one["left"], one["extra"])
        for one in json.loads(seats)
    )
    return Facts(game, status, number, bool(paused), sitters, tuple(one["name"] for one in json.loads(waiting)))


def decided(facts: Facts, do: dict[str, Any]) -> Facts:
    """The state after a decision that is accepted in this state."""
    seat = do.get("seat")
    match do["t"]:
        case "start":
            return replace(facts, status="playing", number=facts.number + 1, paused=False)
        case "again":
            return replace(_reseated(facts), status="playing", number=facts.number + 1, paused=False)
        case "lobby":
            return replace(_reseated(facts), status="lobby", paused=False, game=do.get("game", facts.game))
        case "pause" | "resume":
            return replace(facts, paused=do["t"] == "pause")
        case "bot" if seat is None:
            return replace(facts, seats=(*facts.seats, Seat("", do["level"])))
        case "bot":
            return _with(facts, seat, bot=do.get("level"))
        case "extra":
            return _with(facts, seat, extra=do["percent"])
        case "give":
            return replace(facts, seats=tuple(replace(one, host=n == seat) for n, one in enumerate(facts.seats)))
        case "remove" if facts.status == "lobby":
            return replace(facts, seats=(*facts.seats[:seat], *facts.seats[seat + 1 :]))
        case "remove":
            return replace(_with(facts, seat, left=True, bot=None), status=ENDING)
        case "sit":
            return replace(facts, seats=(*facts.seats, Seat(do["name"])))
        case "wait":
            return replace(facts, waiting=(*facts.waiting, do["name"]))
    raise ValueError(do)


def _with(facts: Facts, seat: int, **changes: Any) -> Facts:
    seats: Sequence[Seat] = facts.seats
    return replace(facts, seats=tuple(replace(one, **changes) if n == seat else one for n, one in enumerate(seats)))


def _reseated(facts: Facts) -> Facts:
    stayed = tuple(one for one in facts.seats if not one.left)
    return replace(facts, seats=(*stayed, *(Seat(name) for name in facts.waiting)), waiting=())
