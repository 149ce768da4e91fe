"""Comparing a plain value with a type: everything that is wrong with it, each with its place.

msgspec stops at the first problem and reports it for programmers. Somebody who types in ninety faces wants to see all
problems.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from parlour.core.extras.box.kit import Path, Problem


def faults(kind: Any, value: Any, at: Path) -> Iterator[Problem]:
    yield from _faults(inspect.type_info(kind), value, at)


def _faults(kind: inspect.Type, value: Any, at: Path) -> Iterator[Problem]:
    match kind:
        case inspect.Metadata(type=inner):
            yield from _faults(inner, value, at)
        case inspect.StructType(fields=fields):
            yield from _in_table(fields, value, at)
        case inspect.TupleType(item_types=kinds):
            yield from _in_list(kinds, value, at, len(kinds), len(kinds))
        case inspect.VarTupleType(item_type=one, min_length=least, max_length=most):
            kinds = (one,) * (len(value) if isinstance(value, list) else 0)
            yield from _in_list(kinds, value, at, least, most)
        case inspect.DictType(value_type=one):
            yield from _in_dict(one, value, at)
        case inspect.LiteralType(values=values):
            if value not in values:
                yield Problem(at, "not-one-of", {"there": ", ".join(map(str, values))})
        case inspect.StrType(min_length=least, max_length=most):
            yield from _in_text(value, at, least or 0, most)
        case inspect.IntType(ge=low, le=high):
            yield from _in_number(value, at, low, high)
        case other:
            raise TypeError(f"no box is made of {other}")


def _in_table(fields: tuple[inspect.Field, ...], value: Any, at: Path) -> Iterator[Problem]:
    if not isinstance(value, dict):
        yield Problem(at, "not-table")
        return
    known = {field.encode_name: field for field in fields}
    for name in value:
        if name not in known:
            yield Problem((*at, name), "unknown-field", {"there": ", ".join(known)})
    for name, field in known.items():
        if name in value:
            yield from _faults(field.type, value[name], (*at, name))
        elif field.required:
            yield Problem((*at, name), "missing")


def _in_dict(kind: inspect.Type, value: Any, at: Path) -> Iterator[Problem]:
    if not isinstance(value, dict):
        yield Problem(at, "not-table")
        return
    for name, inside in value.items():
        yield from _faults(kind, inside, (*at, name))


def _in_list(
    kinds: tuple[inspect.Type, ...], value: Any, at: Path, least: int | None, most: int | None
) -> Iterator[Problem]:
    if not isinstance(value, list):
        yield Problem(at, "not-list")
        return
    if least is not None and least == most and len(value) != least:
        yield Problem(at, "wrong-number", {"n": least, "are": len(value)})
    elif least is not None and len(value) < least:
        yield Problem(at, "too-few", {"n": least, "are": len(value)})
    elif most is not None and len(value) > most:
        yield Problem(at, "too-many", {"n": most, "are": len(value)})
    for place, (kind, inside) in enumerate(zip(kinds, value, strict=False)):
        yield from _faults(kind, inside, (*at, place))


def _in_text(value: Any, at: Path, least: int, most: int | None) -> Iterator[Problem]:
    if not isinstance(value, str):
        yield Problem(at, "not-text")
    elif least and not value:
        yield Problem(at, "empty")
    elif most is not None and len(value) > most:
        yield Problem(at, "too-long", {"n": most})
    elif not value.isprintable():
        yield Problem(at, "unprintable")


def _in_number(value: Any, at: Path, low: int | None, high: int | None) -> Iterator[Problem]:
    if type(value) is not int:
        yield Problem(at, "not-number")
    elif (low is not None and value < low) or (high is not None and value > high):
        yield Problem(at, "out-of-range", {"low": low or 0, "high": high or 0})
