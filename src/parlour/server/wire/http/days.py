"""The daily rolls, and boards of friends who play them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from parlour.languages import ENGLISH
from parlour.server.wire.values import check_installed


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


BoardKey = Annotated[str, Meta(max_length=64)]


class NewBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/boards`: a board for the daily rolls in one language."""

    language: str = ENGLISH
    word: Annotated[str, Meta(max_length=200)] | None = None
    """The opening word, where the server has one."""

    def __post_init__(self) -> None:
        check_installed(self.language)


class BoardMade(Struct, frozen=True):
    """A board's code, and the key without which nobody finds it."""

    code: str
    key: str


class BoardVisit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/boards/{code}`: join a board, or look at it as a member. The device sends its key of the daily
    rolls as a bearer token."""

    key: BoardKey
    name: Annotated[str, Meta(max_length=200)]


class BoardLeave(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/boards/{code}/leave`"""

    key: BoardKey


class PastRoll(Struct, frozen=True):
    """A roll that may be seen. `told`: what was made of it, in the game's own form."""

    points: int
    told: Raw | None


class BoardMember(Struct, frozen=True):
    """A member and the rolls that they finished on their day, by game."""

    name: str
    me: bool
    today: dict[str, int | None]
    """Points; null while the asking device has not played this roll."""
    yesterday: dict[str, PastRoll]
    answers: dict[str, PastRoll]
    """Of today: one's own rolls, and those of others that the asking device has played too."""


class BoardView(Struct, frozen=True):
    """What a member sees of a board."""

    code: str
    language: str
    day: str
    streak: int
    """Days in a row on which at least two members played. Today counts once it has two."""
    members: list[BoardMember]
