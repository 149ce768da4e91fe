"""What the server says of itself: its languages, versions and packages, its errors, and what is wrong with a box."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from parlour.core.fields.field import NamedField


class LanguageView(Struct, frozen=True):
    """One of `GET /api/languages`: an installed language, and the games that can be played in it."""

    code: str
    name: str
    """What the language calls itself."""
    direction: Literal["ltr", "rtl"]
    games: list[str]


class MovesView(Struct, frozen=True):
    """`GET /api/games/{game}/moves`: for a client that does not draw the game, a form for each kind of move by its tag,
    and a sentence for each refusal code. `{detail}` in one is replaced by the refusal's own."""

    forms: list[NamedField]
    refused: dict[str, str]


class ServerView(Struct, frozen=True):
    """`GET /api/house`: the message of the day by language, whether opening a table needs a word, and links."""

    message: dict[str, str] | None
    opening_word: bool
    push: str | None = None
    """The key that browsers subscribe to notices with (Web Push); null if the server sends none."""
    addresses: list[str] = []
    """Addresses of the server that other devices can open, the most likely first."""
    opened_by: str | None = None
    """Without such an address: the command that gives the server one."""


class Pocket(Struct, frozen=True):
    """`GET /api/pocket`, by language: the hash and the size of the offline dictionary at `/api/pocket/{language}`
    (src/parlour/lexicon/pocket.py)."""

    hash: str
    bytes: int


class Version(Struct, frozen=True):
    """`GET /api/version`: the versions of Parlour and of each game's rules, and the hash of each language's words."""

    version: str
    rules: dict[str, int]
    lexicon: dict[str, str]


class PackageView(Struct, frozen=True):
    """An installed package: Parlour, a language or a game from outside."""

    name: str
    version: str
    licence: str
    """As an SPDX expression."""
    notice: str
    """Whose data it contains and under which licences, in full."""


class AboutView(Struct, frozen=True):
    """`GET /api/about`. `keep_days`: a table that nobody uses for this many days is deleted."""

    keep_days: int
    packages: list[PackageView]


class Problem(Struct, frozen=True):
    """Every error over HTTP."""

    code: str
    detail: str


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
