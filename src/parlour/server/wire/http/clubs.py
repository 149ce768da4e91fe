"""Classes: one link for the tables of many people."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.languages import ENGLISH
from parlour.server.wire.values import SeatNumber, Status, check_installed
from parlour.server.wire.view_parts import SeatView


class ClubChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/{code}`: what a class plays from now on, at tables of `size` people. Each table begins it with
    `follow`. `family`: rude words are refused. `waits`: after each round, tables wait until the teacher goes on
    (COM-23)."""

    game: Annotated[str, Meta(max_length=32)]
    size: SeatNumber
    language: str = ENGLISH
    settings: dict[str, Any] = {}
    family: bool = True
    waits: bool = False

    def __post_init__(self) -> None:
        check_installed(self.language)


class NewClub(ClubChoice, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs`: one link for all tables of a class."""

    word: Annotated[str, Meta(max_length=200)] | None = None


class ClubMade(Struct, frozen=True):
    code: str
    link: str
    token: str


class NewPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/{code}/place`"""

    name: Annotated[str, Meta(max_length=200)]


class Placed(Struct, frozen=True):
    """The table to sit down at. If it has filled up meanwhile, ask again."""

    code: str


class ClubTable(Struct, frozen=True):
    """A table of a class, with the host's token. Tables are called by their place in the list, from 1."""

    code: str
    token: str
    status: Status
    paused: bool
    number: int
    seats: list[SeatView]


class ClubView(Struct, frozen=True):
    """`GET /api/clubs/{code}`. Without a token, `tables` is empty; with a projector's, its tokens are."""

    code: str
    game: str
    language: str
    size: int
    link: str
    tables: list[ClubTable]
    settings: dict[str, Any] = {}
    """For the teacher: as they were chosen."""
    family: bool = False
    waits: bool = False
    screen: str = ""
    """For the teacher: the token of a projector, which can only show."""
