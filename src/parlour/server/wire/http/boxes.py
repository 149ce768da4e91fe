"""Custom boxes (COM-09)."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class BoxQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/box`: a custom box (COM-09), as values, as a file, or as a table's settings. `game`: the game
    that it must belong to."""

    box: dict[str, Any] | None = None
    toml: str | None = None
    settings: dict[str, Any] | None = None
    game: Annotated[str, Meta(max_length=32)] | None = None


class BoxProblem(Struct, frozen=True):
    """`at`: names of fields and indices of lists, from 0. `place`: the same for people, from 1."""

    at: tuple[str | int, ...]
    place: str
    says: str


class BoxView(Struct, frozen=True):
    """A box and its problems; without problems also its file and its settings for a table. `box` is null if it can't be
    recognised."""

    box: dict[str, Any] | None
    problems: list[BoxProblem]
    toml: str | None = None
    settings: dict[str, Any] | None = None
