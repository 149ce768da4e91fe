"""The fields of a move as people type them: players by name, numbers, choices, words. Errors are sentences."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct, inspect

from parlour.core.game import OTHER_SEAT, SEAT, Move, Refused, Seat, kebab
from parlour.languages import ENGLISH
from parlour.messages import catalogue, either

WRONG = "typed-wrong"
Taken = tuple[Any, str]
"""A value, and what is left of the line."""


class Typist(Struct, frozen=True):
    """Who types at a table: the names of its seats, their language, and what the game calls the fields of its moves."""

    names: Sequence[str] = ()
    language: str = ENGLISH
    labels: Mapping[str, str] = {}
    you: Seat | None = None

    def wrong(self, message: str, **values: Any) -> Refused:
        return Refused(WRONG, catalogue(self.language).say(f"plain-typed-{message}", **values))

    def no_player(self, kind: inspect.Type) -> Refused:
        """Ask for one of the players that a field can hold."""
        but = self.you if _format(kind) == OTHER_SEAT else None
        names = [name for seat, name in enumerate(self.names) if seat != but]
        return self.wrong("player", names=either(names, self.language))


def pattern(kind: type[Move]) -> str:
    """Return how a move is typed: its name and its fields, "take PEBBLES HEAP"."""
    return " ".join([kebab(kind.__name__), *map(str.upper, kind.__struct_fields__)])


def read_fields(kind: type[Move], text: str, typist: Typist) -> Move:
    """Return a move whose fields are typed in their order. Raises Refused with a sentence."""
    values: dict[str, Any] = {}
    fields = _fields(kind)
    for at, field in enumerate(fields):
        text = text.strip()
        if not text:
            if field.required:
                raise _missing(kind, field, typist)
            break
        values[field.name], text = _take(kind, field, text, at == len(fields) - 1, typist)
    if text.strip():
        raise typist.wrong("pattern", pattern=pattern(kind))
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError:
        raise typist.wrong("pattern", pattern=pattern(kind)) from None


def _missing(kind: type[Move], field: inspect.Field, typist: Typist) -> Refused:
    """A player or a choice that is missing is asked for by name; anything else by the pattern of the move."""
    told = _explained(kind, field, typist)
    return typist.wrong("pattern", pattern=pattern(kind)) if told is None else told


def _take(kind: type[Move], field: inspect.Field, text: str, is_last: bool, typist: Typist) -> Taken:
    wanted = _bare(field.type)
    if is_seat(field.type):
        return _read_seat(text, typist, field.type)
    typed, _, rest = (text, "", "") if is_last else text.partition(" ")
    if isinstance(wanted, inspect.CollectionType | inspect.VarTupleType):
        return _read_list(kind, field, wanted.item_type, text, typist), ""
    return _convert(kind, field, typed, typist), rest


def _read_list(kind: type[Move], field: inspect.Field, item: inspect.Type, text: str, typist: Typist) -> Any:
    """Several players or values have commas or spaces between them."""
    if is_seat(item):
        seats = []
        while text := text.strip(" ,"):
            seat, text = _read_seat(text, typist, item)
            seats.append(seat)
        return seats
    return _convert(kind, field, text.replace(",", " ").split(), typist)


def _read_seat(text: str, typist: Typist, kind: inspect.Type) -> Taken:
    """Read a player's name, which may have spaces in it, its beginning, or the number of their seat from 1."""
    by_name = {name.casefold(): seat for seat, name in enumerate(typist.names)}
    by_number = {str(seat + 1): seat for seat in range(len(typist.names))}
    folded = text.casefold()
    for known in (by_name, by_number):
        for name in sorted(known, key=len, reverse=True):
            if folded == name or folded.startswith((f"{name} ", f"{name},")):
                return known[name], text[len(name) :]
    begun, _, rest = text.replace(",", " ").partition(" ")
    seats = [seat for name, seat in by_name.items() if name.startswith(begun.casefold())]
    if len(seats) != 1:
        raise typist.no_player(kind)
    return seats[0], rest


def _convert(kind: type[Move], field: inspect.Field, typed: Any, typist: Typist) -> Any:
    typed = _choice(field, typed) if isinstance(typed, str) else typed
    try:
        return msgspec.convert(typed, _hints(kind)[field.name], strict=False)
    except msgspec.ValidationError:
        raise _explained(kind, field, typist) or typist.wrong("pattern", pattern=pattern(kind)) from None


def _choice(field: inspect.Field, typed: str) -> str:
    """Capital letters make no difference to a choice."""
    match _bare(field.type):
        case inspect.LiteralType(values=values):
            return next((one for one in map(str, values) if one.casefold() == typed.casefold()), typed)
        case _:
            return typed


def _explained(kind: type[Move], field: inspect.Field, typist: Typist) -> Refused | None:
    """Say what a field wants, or return None if there is nothing simple to say."""
    label = typist.labels.get(f"{kebab(kind.__name__)}.{field.name}") or field.name.replace("_", " ").capitalize()
    if is_seat(field.type):
        return typist.no_player(field.type)
    match _bare(field.type):
        case inspect.LiteralType(values=values):
            return typist.wrong("choice", field=label, choices=either([str(one) for one in values], typist.language))
        case inspect.IntType(ge=int(low), le=int(high)):
            return typist.wrong("range", field=label, low=low, high=high)
        case inspect.IntType():
            return typist.wrong("number", field=label)
        case inspect.StrType(max_length=int(most)):
            return typist.wrong("long", field=label, most=most)
        case _:
            return None


def is_seat(kind: inspect.Type) -> bool:
    """Return whether a field holds a Seat, also one that may be missing."""
    return _format(kind) in (SEAT, OTHER_SEAT)


def _format(kind: inspect.Type) -> str | None:
    match kind:
        case inspect.Metadata(extra_json_schema=dict() as extra):
            return extra.get("format")
        case inspect.UnionType(types=types):
            return next(filter(None, map(_format, types)), None)
        case _:
            return None


def _bare(kind: inspect.Type) -> inspect.Type:
    match kind:
        case inspect.Metadata(type=inner):
            return _bare(inner)
        case inspect.UnionType(types=types):
            some = [one for one in types if not isinstance(one, inspect.NoneType)]
            return _bare(some[0]) if len(some) == 1 else kind
        case _:
            return kind


@cache
def _fields(kind: type[Move]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return tuple(found.fields)


_hints: Callable[[type[Move]], dict[str, Any]] = cache(lambda kind: get_type_hints(kind, include_extras=True))
