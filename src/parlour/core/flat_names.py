"""The flat names of everything that a table chooses: rules, its way and its options side by side.

In memory a table has rules (its game's `Settings`) and `TableOptions`. Records, headings of logs, classes, links and
callers of 0.2 know flat names: `one_device`, `pace`, `day` and `roll` for the way. This file is the only one that
translates between the two. A game from another package may have such names among its own settings; they stay there.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, cast, get_args, get_type_hints

from msgspec import Struct, defstruct
from msgspec.structs import asdict, replace

from parlour.core.game import TOMORROW, AnyGame, Refused
from parlour.core.settings import Setting, Settings, read_settings
from parlour.core.ways import WAYS, TableOptions, Way, check_needs

T = TypeVar("T", bound=Settings)
WAY = "way"
FLAT_WAYS: Mapping[Way, Mapping[str, object]] = {
    "one_device": {"one_device": True},
    "tomorrow": {"pace": TOMORROW},
    "day": {"day": True},
}
"""The flat name of each way. A shared roll is named by the roll itself."""


def flat_kind(kind: type[T]) -> type[T]:
    """Return a game's settings with the flat names of its ways and options among them."""
    return cast(type[T], _flat_kind(kind))


@cache
def _flat_kind(kind: type[Settings]) -> type[Struct]:
    ways, own = kind.offers.ways, get_type_hints(kind, include_extras=True)
    fields: list[tuple[str, Any, Any]] = []
    if "tomorrow" in ways and TOMORROW not in get_args(own.get("pace")):
        paces = get_args(own["pace"]) if "pace" in own else ("now",)
        fields.append(("pace", Literal[(*paces, TOMORROW)], paces[0]))
    fields += [(name, bool, False) for name in ("one_device", "day") if name in ways and name not in own]
    fields += [(one.name, one.kind, one.default) for one in kind.offers.options if one.name not in own]
    return defstruct("Settings", fields, bases=(kind,), module=kind.__module__, frozen=True, kw_only=True)


def kind_of(setting: Setting) -> Literal["rule", "way", "option"]:
    """Return what a flat name is about: a rule, the way of the table, or another option of it."""
    is_pace = setting.values == ["now", TOMORROW]
    if is_pace or setting.name in ("one_device", "day", "roll"):
        return "way"
    return "option" if setting.name in ("language", *TableOptions.__struct_fields__) else "rule"


def ways_of(kind: type[Settings]) -> tuple[Way, ...]:
    """Return the ways in which a game can be played."""
    hints = get_type_hints(flat_kind(kind))
    is_there = {
        "together": True,
        "one_device": "one_device" in hints,
        "tomorrow": TOMORROW in get_args(hints.get("pace")),
        "day": "day" in hints,
        "shared_roll": "roll" in hints,
    }
    return tuple(way for way in WAYS if is_there[way])


def way_of(flat: Mapping[str, Any]) -> Way:
    """Return the way of a table from its flat names. The day wins over one device, which it ignores."""
    if flat.get("pace") == TOMORROW:
        return "tomorrow"
    if flat.get("roll"):
        return "shared_roll"
    return "day" if flat.get("day") else "one_device" if flat.get("one_device") else "together"


def read_flat(kind: type[T], given: Mapping[str, object], *, from_text: bool = False) -> T:
    """Return everything that a table asked for, by flat names. `given` may name the way as `way`, too.

    Raises Refused for values that can't be, or that don't go together.
    """
    way = given.get(WAY)
    flat = read_settings(flat_kind(kind), given if way is None else _named(kind, given, way), from_text=from_text)
    if way is not None and way_of(asdict(flat)) != way:
        raise Refused("bad-setting", f"these settings don't go with the way {way}")
    return join(*split(kind, flat)) if kind.offers.ways else flat


def read_table(kind: type[T], given: Mapping[str, object]) -> tuple[T, TableOptions]:
    """Return the rules and the options of a table. `given` has flat names, or `way`. Raises Refused."""
    return split(kind, read_flat(kind, given))


def split(kind: type[T], flat: T) -> tuple[T, TableOptions]:
    """Return flat settings as rules and options. Raises Refused if they name two ways, or one that needs others."""
    way, needs = _only_way(flat), kind.offers.needs
    own = {name: getattr(flat, name) for name in kind.__struct_fields__}
    if way == "tomorrow" and "pace" in needs(way):  # the flat name of the way has replaced the rule
        own["pace"] = needs(way)["pace"]
        flat = replace(flat, pace=own["pace"])
    check_needs(way, needs(way), flat)
    return kind(**own), TableOptions(way=way, **{one.name: getattr(flat, one.name) for one in kind.offers.options})


def join(rules: T, options: TableOptions) -> T:
    """Return rules and options by their flat names."""
    flat, offers = flat_kind(type(rules)), rules.offers
    chosen: dict[str, Any] = asdict(rules) | {one.name: getattr(options, one.name) for one in offers.options}
    flags: dict[Way, bool] = {"one_device": options.is_one_device, "day": options.is_alone}
    chosen |= {name: is_on for name, is_on in flags.items() if name in offers.ways}
    if options.is_later:
        chosen["pace"] = TOMORROW
    return flat(**chosen)


def flat_of(game: AnyGame) -> Settings:
    """Return everything that the table of a game chose, by flat names."""
    options, rules = getattr(game, "options", None), cast(Settings, game.settings)
    return join(rules, options) if isinstance(options, TableOptions) else rules


def changed(kind: type[Settings], before: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return flat settings with changes. A new `way` replaces the former one, with what it needs."""
    if WAY not in given:
        return {**before, **given}
    unchanged = {name: value for name, value in before.items() if name not in ("one_device", "day", "roll")}
    if TOMORROW in (unchanged.get("pace"), given[WAY]):
        unchanged.pop("pace", None)
    return {**unchanged, **(kind.offers.needs(given[WAY]) if given[WAY] in WAYS else {}), **given}


def _named(kind: type[Settings], given: Mapping[str, object], way: object) -> dict[str, object]:
    """Return settings with the flat names of a way, and with what it needs."""
    ways = ways_of(kind)
    if way not in ways:
        raise Refused("bad-setting", f"way is one of {', '.join(ways)}, not {way!r:.40}")
    names = {"day": True} if way == "shared_roll" and "day" in ways else dict(FLAT_WAYS.get(way, ()))
    needs = kind.offers.needs(way)
    others = {
        name: value for name, value in given.items() if name != WAY and (name not in needs or needs[name] != value)
    }
    return {**needs, **names, **others}


def _only_way(flat: Settings) -> Way:
    """Return the way that flat settings name. Raises Refused if they name two that exclude each other."""
    named = asdict(flat)
    way = way_of(named)
    if way == "tomorrow":
        check_needs(way, {name: False for name in ("one_device", "day") if name in named}, flat)
    if named.get("roll") and "day" in named:
        check_needs("shared_roll", {"day": True}, flat)
    return "shared_roll" if named.get("roll") else way
