"""Responses about games, words and rules. Other layers supply the values; these are only their types."""

from typing import Any, Literal

from msgspec import Struct

from parlour.core.fields.field import NamedField
from parlour.core.ways import Way
from parlour.server.wire.http import Problem


class PartView(Struct, frozen=True):
    """A role or side that seats choose in the lobby (COM-14)."""

    chips: list[str]
    least: int
    most: int


class RangeView(Struct, frozen=True):
    """The least and the greatest number that a setting may be."""

    min: float
    max: float


class SettingView(Struct, frozen=True):
    """A setting of a game. `says_uk` and so on: the same in another installed language."""

    name: str
    default: Any
    values: list[Any] | RangeView | None
    """The values to choose from, or null for anything that is no choice and no number."""
    kind: Literal["rule", "way", "option"]
    says: str


class TermsView(Struct, frozen=True):
    """What a way to play means for rules and options: values that it needs, and those that a lobby proposes with it."""

    way: Way
    needs: dict[str, Any]
    suggests: dict[str, Any]


class GameView(Struct, frozen=True):
    """One of `GET /api/games`. `name_uk` and so on: its name in another installed language."""

    id: str
    name: str
    players: tuple[int, int]
    minutes: int
    modes: list[str]
    ways: list[TermsView]
    about: dict[str, str]
    bots: int
    alone: dict[str, Any]
    first: dict[str, Any]
    presets: dict[str, dict[str, Any]]
    parts: dict[str, list[PartView]]
    undrawn: list[str]
    box: list[str]
    kit: list[NamedField]
    languages: list[str]
    settings: list[SettingView]


class ReasonView(Struct, frozen=True):
    """Why a word is no singular noun, or no word at all. `of`: the word that it comes from, or that was meant."""

    code: str
    of: str | None


class WordView(Struct, frozen=True):
    """`GET /api/word`: the dictionary's verdict."""

    word: str
    valid: bool
    noun: bool
    singular: bool
    name: bool
    zipf: float
    """How common the word is: the logarithm of its frequency in a billion words."""
    reason: ReasonView | None
    suggestions: list[str]
    source: str | None
    rare: bool
    """Whether it is hardly ever meant as a noun, though it is one."""


class MeaningLine(Struct, frozen=True):
    kind: str
    of: str
    says: str


class MeaningView(Struct, frozen=True):
    """`GET /api/meaning`"""

    word: str
    valid: bool
    kinds: list[str]
    base: str | None
    lines: list[MeaningLine]
    common: str | None
    source: str | None
    link: str | None


class Health(Struct, frozen=True, omit_defaults=True):
    """`GET /healthz` and `GET /readyz`. `but`: something that the people who run the server should look at."""

    status: str
    but: Problem | None = None
