"""Settings of a table: a frozen Struct a game, each field with a sentence that explains it."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Meta, Struct, inspect

from parlour.core.game import Refused


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose. The default of every field plays the printed rule."""


T = TypeVar("T", bound=Settings)
LONGEST = 200
"""Of what was given, a complaint repeats no more: its end says where it stands."""


def says(en: str, uk: str, **limits: Any) -> Meta:
    """The line that explains a setting to a host, in both languages."""
    return Meta(description=en, extra={"uk": uk}, **limits)


def read_settings(kind: type[T], given: Mapping[str, object], *, from_text: bool = False) -> T:
    """Check what a table asked for. `from_text` reads "on", "3" and the like, as a command line gives them."""
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
    """One setting as a client draws it. `values`: a list to choose from, or the bounds of a number."""

    name: str
    default: Any
    values: list[Any] | dict[str, int] | None
    says: str
    says_uk: str


def describe(kind: type[Settings]) -> list[Setting]:
    match inspect.type_info(kind):
        case inspect.StructType(fields=fields):
            return [_describe_field(field) for field in fields]
        case other:
            raise TypeError(f"{other} is no Struct")


def _describe_field(field: inspect.Field) -> Setting:
    kind: Any = field.type
    en = uk = ""
    if isinstance(kind, inspect.Metadata):
        en, uk = (kind.extra_json_schema or {}).get("description", ""), (kind.extra or {}).get("uk", "")
        kind = kind.type
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory
    default = default() if callable(default) else default
    return Setting(field.encode_name, msgspec.to_builtins(default), _values_of(kind), en, uk)


def _values_of(kind: Any) -> list[Any] | dict[str, int] | None:
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return {"min": low, "max": high}
        case _:
            return None
