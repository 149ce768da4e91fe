"""Settings of a table: each game has a frozen Struct of them, and every field explains itself to the host."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct

from parlour.core.fields.field import ChoiceField, Field, NumberField, SwitchField
from parlour.core.fields.types import parts_of
from parlour.core.game import Refused
from parlour.core.ways import Offers
from parlour.languages import ENGLISH


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules that a table may choose. The defaults play the standard rules: of a printed game, the printed ones."""

    offers: ClassVar[Offers] = Offers()
    """What the game offers its tables beside its rules: ways to play, and options."""


T = TypeVar("T", bound=Settings)
_FORMER = (ENGLISH, "uk")
LONGEST = 200
"""How many characters of msgspec's own message a refusal repeats. The end of that message names the field."""


def says(*former: str, within: tuple[int, int] | None = None, **texts: Any) -> Meta:
    """Describe a setting: `within` holds the lowest and the highest number that a table may choose.

    Its sentence is the message `GAME-setting-NAME.says`. A game without messages may give it here, by language:
    `says(en="…", uk="…")`.
    """
    if former:  # Games of the version before: says("English", "Українською", ge=1, le=12).
        return Meta(description=former[0], extra={"says": dict(zip(_FORMER, former, strict=False))}, **texts)
    least, most = within or (None, None)
    return Meta(description=texts.get(ENGLISH), ge=least, le=most, extra={"says": texts})


def read_settings(kind: type[T], given: Mapping[str, object], *, from_text: bool = False) -> T:
    """Return the settings that a table asked for. `from_text` reads "on", "3" and the like from a command line.

    Raises Refused("bad-setting"), which names the setting and what it may be.
    """
    try:
        return msgspec.convert(dict(given), kind, strict=not from_text)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-setting", _explained(kind, given, str(wrong))) from None


def _explained(kind: type[Settings], given: Mapping[str, object], wrong: str) -> str:
    """Which setting is wrong, and what it may be."""
    known = {setting.name: setting.values for setting in describe(kind)}
    for name in given:
        if name not in known:
            return f"there is no setting {name!r:.40}; there are: {', '.join(known)}"
    name = wrong.rpartition("$.")[2].rstrip("`")
    match known.get(name):
        case [False, True]:
            return f"{name} is on or off, not {given[name]!r:.40}"
        case list() as values:
            return f"{name} is one of {', '.join(map(str, values))}, not {given[name]!r:.40}"
        case {"min": low, "max": high}:
            return f"{name} is a number from {low} to {high}, not {given[name]!r:.40}"
        case _:
            return wrong if len(wrong) <= LONGEST else f"{wrong[: LONGEST // 2]}…{wrong[-LONGEST // 2 :]}"


class Setting(Struct, frozen=True):
    """One setting, as a lobby or a terminal offers it."""

    name: str
    default: Any
    values: list[Any] | dict[str, int] | None
    """The choices, the bounds of a number, or None where any value of its type will do."""
    says: Mapping[str, str]
    """The sentence that explains it, by language, where it is no message."""

    def describe(self) -> dict[str, Any]:
        """Return what `parlour games --json` and `GET /api/games` show, beside the sentence that explains it."""
        return {"name": self.name, "default": self.default, "values": self.values}


@cache
def describe(kind: type[Settings]) -> tuple[Setting, ...]:
    """Return the settings of a game in the order of their fields."""
    return tuple(
        Setting(one.name, None if one.preset is UNSET else one.preset, _values_of(one.field), one.texts or {})
        for one in parts_of(kind)
    )


def _values_of(field: Field) -> list[Any] | dict[str, int] | None:
    match field:
        case ChoiceField(values=values):
            return list(values)
        case SwitchField():
            return [False, True]
        case NumberField(least=int(low), most=int(high)):
            return {"min": low, "max": high}
        case _:
            return None
