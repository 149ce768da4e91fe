"""Comparing a plain value with its field: everything that is wrong, where msgspec stops at the first problem."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.fields import field as kinds
from parlour.core.fields.field import Field, NamedField

Path = tuple[str | int, ...]
"""Names of fields and indices of lists, from the outside in."""
ANY_SEAT = kinds.NumberField(0)


class Problem(Struct, frozen=True):
    """What is wrong, and where. `of`: values for its sentence; names may differ by language."""

    at: Path
    code: str
    of: Mapping[str, str | float | Mapping[str, str]] = {}


def faults(field: Field, value: Any, at: Path = ()) -> Iterator[Problem]:
    match field:
        case kinds.MaybeField(of=one):
            yield from faults(one, value, at) if value is not None else ()
        case kinds.GroupField() | kinds.TableField() | kinds.EitherField() if not isinstance(value, dict):
            yield Problem(at, "not-table")
        case kinds.GroupField(parts=parts):
            yield from _in_group(parts, value, at)
        case kinds.TableField(of=one):
            for name, inside in value.items():
                yield from faults(one, inside, (*at, name))
        case kinds.EitherField():
            yield from _in_either(field, value, at)
        case kinds.SeriesField() | kinds.RowField() if not isinstance(value, list):
            yield Problem(at, "not-list")
        case kinds.SeriesField(of=one, least=least, most=most):
            yield from _in_list([one] * len(value), least, most, value, at)
        case kinds.RowField(parts=parts):
            yield from _in_list([part.field for part in parts], len(parts), len(parts), value, at)
        case kinds.ChoiceField(values=values):
            yield from _not_one_of(values, at) if value not in values else ()
        case kinds.SwitchField():
            yield from _not_one_of(("true", "false"), at) if type(value) is not bool else ()
        case kinds.TextField():
            yield from _in_text(field, value, at)
        case kinds.NumberField() | kinds.PlayerField():
            yield from _in_number(field if isinstance(field, kinds.NumberField) else ANY_SEAT, value, at)


def _not_one_of(values: Sequence[object], at: Path) -> Iterator[Problem]:
    yield Problem(at, "not-one-of", {"there": ", ".join(map(str, values))})


def _in_either(field: kinds.EitherField, value: dict[str, Any], at: Path) -> Iterator[Problem]:
    chosen = next((part for part in field.parts if part.name == value.get(field.tag)), None)
    if chosen is None:
        yield from _not_one_of([part.name for part in field.parts], (*at, field.tag))
    else:
        yield from faults(chosen.field, {name: one for name, one in value.items() if name != field.tag}, at)


def _in_group(parts: tuple[NamedField, ...], value: dict[str, Any], at: Path) -> Iterator[Problem]:
    known = {part.name: part for part in parts}
    for name in value:
        if name not in known:
            yield Problem((*at, name), "unknown-field", {"there": ", ".join(known)})
    for name, part in known.items():
        if name in value:
            yield from faults(part.field, value[name], (*at, name))
        elif part.is_needed:
            yield Problem((*at, name), "missing")


def _in_list(inside: list[Field], least: int, most: int | None, value: list[Any], at: Path) -> Iterator[Problem]:
    if least == most and len(value) != least:
        yield Problem(at, "wrong-number", {"n": least, "are": len(value)})
    elif len(value) < least:
        yield Problem(at, "too-few", {"n": least, "are": len(value)})
    elif most is not None and len(value) > most:
        yield Problem(at, "too-many", {"n": most, "are": len(value)})
    for place, (one, given) in enumerate(zip(inside, value, strict=False)):
        yield from faults(one, given, (*at, place))


def _in_text(field: kinds.TextField, value: Any, at: Path) -> Iterator[Problem]:
    if not isinstance(value, str):
        yield Problem(at, "not-text")
    elif field.least and not value:
        yield Problem(at, "empty")
    elif len(value) < field.least:
        yield Problem(at, "too-short", {"n": field.least})
    elif field.most is not None and len(value) > field.most:
        yield Problem(at, "too-long", {"n": field.most})
    elif not value.isprintable():
        yield Problem(at, "unprintable")
    elif field.pattern is not None and not re.search(field.pattern, value):
        yield Problem(at, "unfit")


def _in_number(field: kinds.NumberField, value: Any, at: Path) -> Iterator[Problem]:
    if type(value) is not int and (field.is_whole or type(value) is not float):
        yield Problem(at, "not-number")
    elif not field.holds(value):
        code = "too-low" if field.most is None else "too-high" if field.least is None else "out-of-range"
        yield Problem(at, code, {"low": field.least or 0, "high": field.most or 0})
