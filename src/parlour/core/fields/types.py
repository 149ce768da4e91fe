"""The field of a type."""

from collections.abc import Mapping
from functools import cache
from inspect import cleandoc
from itertools import chain
from typing import Any, get_args

import msgspec
from msgspec import UNSET, Struct, inspect
from msgspec.structs import replace

from parlour.core.fields import field as kinds
from parlour.core.fields.field import Field, NamedField
from parlour.core.game import OTHER_SEAT, SEAT

Inside = tuple[type, ...]
"""The structs around a type. A struct inside itself would never end."""


def field_of(kind: Any) -> Field:
    return _read(inspect.type_info(kind), ())


@cache
def parts_of(kind: type[Struct]) -> tuple[NamedField, ...]:
    """Return the fields of a Struct in their order."""
    match field_of(kind):
        case kinds.GroupField(parts=parts):
            return parts
        case other:
            raise TypeError(f"{kind} is no Struct but {other}")


def form_of(kind: type[Struct], called: Mapping[str, str]) -> NamedField:
    """Return the form for a kind of move. `called`: what a game calls it and its fields, `say` and `say.word`."""
    tag = str(kind.__struct_config__.tag)
    parts = tuple(replace(part, label=called.get(f"{tag}.{part.name}", part.label)) for part in parts_of(kind))
    says = "" if tag in called else cleandoc(kind.__doc__ or "")
    return NamedField(tag, kinds.GroupField(parts), called.get(tag) or in_words(tag), says)


def kinds_of(union: Any) -> list[type[Any]]:
    """Return the kinds of move of `game.Moves`, or the kinds of draw of `game.Draws`."""
    return list(get_args(union)) or [union]


def in_words(name: str) -> str:
    """Return a name in the code as people would write it: `pick_a_die` -> "Pick a die"."""
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _read(info: inspect.Type, inside: Inside) -> Field:
    match info:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            format = (extra or {}).get("format")
            return kinds.PlayerField(format == OTHER_SEAT) if format in (SEAT, OTHER_SEAT) else _read(inner, inside)
        case inspect.BoolType():
            return kinds.SwitchField()
        case inspect.IntType() | inspect.FloatType():
            return _number(info)
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            return kinds.TextField(least or 0, most, pattern)
        case inspect.LiteralType(values=values):
            return kinds.ChoiceField(tuple(values))
        case inspect.EnumType(cls=cls):
            return kinds.ChoiceField(tuple(one.value for one in cls))
        case inspect.UnionType(types=types):
            return _union(types, inside)
        case inspect.CollectionType(item_type=item, min_length=least, max_length=most):
            return kinds.SeriesField(_read(item, inside), least or 0, most)
        case inspect.TupleType(item_types=items):
            return _tuple(tuple(_read(item, inside) for item in items))
        case inspect.DictType(key_type=key, value_type=value):
            return kinds.TableField(_read(key, inside), _read(value, inside))
        case inspect.StructType(cls=cls, fields=fields) if cls not in inside:
            return kinds.GroupField(tuple(_part(field, (*inside, cls)) for field in fields))
        case _:
            return kinds.AnythingField()


def _number(info: inspect.IntType | inspect.FloatType) -> kinds.NumberField:
    """Limits that are not included are those of the next whole numbers; of other numbers they are left to msgspec."""
    is_whole = isinstance(info, inspect.IntType)
    above = info.gt + 1 if is_whole and info.gt is not None else info.gt
    below = info.lt - 1 if is_whole and info.lt is not None else info.lt
    return kinds.NumberField(above if info.ge is None else info.ge, below if info.le is None else info.le, is_whole)


def _tuple(items: tuple[Field, ...]) -> Field:
    if items and all(item == items[0] for item in items):
        return kinds.SeriesField(items[0], len(items), len(items))
    return kinds.RowField(tuple(NamedField(f"{at}", item, f"{at + 1}") for at, item in enumerate(items)))


def _union(types: tuple[inspect.Type, ...], inside: Inside) -> Field:
    """Return one field for all: null makes it optional, choices are joined, and tags tell structs apart."""
    some = [one for one in types if not isinstance(one, inspect.NoneType)]
    found = _one_of(some, inside)
    return found if len(some) == len(types) else kinds.MaybeField(found)


def _one_of(types: list[inspect.Type], inside: Inside) -> Field:
    fields = [_read(one, inside) for one in types]
    if len(fields) == 1:
        return fields[0]
    values = [field.values for field in fields if isinstance(field, kinds.ChoiceField)]
    if len(values) == len(fields):
        return kinds.ChoiceField(tuple(chain.from_iterable(values)))
    tagged = [one for one in types if isinstance(one, inspect.StructType) and one.tag_field is not None]
    if len(tagged) < len(types):
        return kinds.AnythingField()
    parts = (NamedField(str(one.tag), field, in_words(str(one.tag))) for one, field in zip(tagged, fields, strict=True))
    return kinds.EitherField(tagged[0].tag_field or "", tuple(parts))


def _part(field: inspect.Field, inside: Inside) -> NamedField:
    meta = field.type if isinstance(field.type, inspect.Metadata) else None
    schema, extra = (meta and meta.extra_json_schema) or {}, (meta and meta.extra) or {}
    preset = _preset(field)
    return NamedField(
        field.encode_name,
        _read(field.type, inside),
        schema.get("title") or in_words(field.encode_name),
        schema.get("description", ""),
        preset,
        is_optional=not field.required and preset is UNSET,
        texts=extra.get("says", UNSET),
    )


def _preset(field: inspect.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return UNSET if field.default in (msgspec.NODEFAULT, UNSET) else msgspec.to_builtins(field.default)
