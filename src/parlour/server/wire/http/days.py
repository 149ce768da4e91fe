"""The daily rolls."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct


class DaysView(Struct, frozen=True):
    """`GET /api/days`: the server's date, its first daily roll, the seconds until the next, and the daily games."""

    today: str
    since: str
    seconds: int
    games: list[str]


class NewDayPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/days/{day}/{language}/{game}`. The device sends its key as a bearer token."""

    name: Annotated[str, Meta(max_length=200)]
    word: Annotated[str, Meta(max_length=200)] | None = None
    """The opening word, where the server has one."""


class DayPlayMade(Struct, frozen=True):
    """The table and the seat at which this device plays the roll."""

    code: str
    seat: int
    token: str


class DayState(Struct, frozen=True):
    """The result of the requesting device for one roll. `points`: null until its game is over."""

    state: Literal["new", "begun", "done"]
    counts: bool
    """Whether it counts in the ranking: begun on the day of the roll, and not one device too many of its address."""
    points: int | None


class DayResult(Struct, frozen=True):
    """`GET /api/days/{day}/{language}/{game}`: for devices that have played it, and for everybody after the day.

    `spread`: the number of people by points. `told`, `solution`: in the game's own form; null while the device may not
    know.
    """

    mine: DayState
    told: Raw | None
    solution: Raw | None
    spread: list[tuple[int, int]] | None
