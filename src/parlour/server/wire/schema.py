"""Every message of the wire and of every game as one JSON Schema, for `parlour schema`."""

import ast
from collections.abc import Mapping
from inspect import getsource
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import Entry, Extras
from parlour.core.flat_names import flat_kind
from parlour.core.settings import describe
from parlour.languages import ENGLISH
from parlour.server.wire import http, messages, view_parts


def describe_fields(schema: dict[str, Any], kind: type[Struct]) -> None:
    """Add a description to each property of a struct's JSON Schema whose field has a docstring."""
    for name, text in _field_docs(kind).items():
        schema["properties"][name]["description"] = text


def _field_docs(kind: type[Struct]) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in kind.__mro__:
        if issubclass(base, Struct) and base is not Struct:
            (definition,) = ast.parse(getsource(base)).body
            assert isinstance(definition, ast.ClassDef)
            for field, text in pairwise(definition.body):
                match field, text:
                    case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(says))):
                        found.setdefault(name, " ".join(says.split()))
    return found


DRAFT = "https://json-schema.org/draft/2020-12/schema"
HTTP = (
    http.NewTable,
    http.NewSeat,
    http.NewClub,
    http.NewPlace,
    http.ClubMade,
    http.Placed,
    http.ClubView,
    http.TableMade,
    http.SeatTaken,
    http.TableView,
    http.BoxQuestion,
    http.BoxView,
    http.MovesView,
    http.ReplayView,
    http.ServerView,
    http.Pocket,
    http.Version,
    http.AboutView,
    http.Problem,
)


def schema(catalogue: Mapping[str, Entry]) -> dict[str, Any]:
    definitions: dict[str, Any] = {}
    top = {
        "to_server": _add(definitions, "", messages.ToServer),
        "to_client": _add(definitions, "", messages.ToClient),
        "http": _group({kind.__name__: _add(definitions, "", kind) for kind in HTTP}),
        "games": _group({id: _game(definitions, entry) for id, entry in catalogue.items()}),
    }
    return {"$schema": DRAFT, "title": "Wire", **_group(top), "$defs": dict(sorted(definitions.items()))}


def socket_schema() -> dict[str, Any]:
    """Return the schema of the WebSocket's messages. Moves, events and views depend on the game."""
    definitions: dict[str, Any] = {}
    top = {"to_server": _add(definitions, "", messages.ToServer), "to_client": _add(definitions, "", messages.ToClient)}
    for kind in (*vars(messages).values(), *vars(view_parts).values()):
        if isinstance(kind, type) and kind.__name__ in definitions:
            describe_fields(definitions[kind.__name__], kind)
    return {
        "$schema": DRAFT,
        "title": "WebSocket /api/tables/{code}/live",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in top],
        "$defs": {**top, **dict(sorted(definitions.items()))},
    }


def _game(definitions: dict[str, Any], entry: Entry) -> dict[str, Any]:
    """Return the schema of a game's moves, events, views, settings and findings. Names begin with the game's."""
    kinds: Any = entry.game
    prefix = entry.id.capitalize()
    parts = {"move": kinds.Moves, "event": kinds.Events, "view": kinds.View, "settings": flat_kind(entry.settings)}
    parts |= _findings(entry.extras)
    found = _group({name: _add(definitions, prefix, kind) for name, kind in parts.items()})
    _explain(definitions[f"{prefix}Settings"], entry)
    return found


def _findings(extras: Extras) -> dict[str, Any]:
    """Return the types of a game's review and roll of the day, where its functions have hints."""
    day = extras.day
    found = {"review": (extras.review.find, "return")}
    if day:
        found |= {"solution": (day.solve, "return"), "made": (day.shape, "made")}
    kinds = {name: getattr(function, "__annotations__", {}).get(hint) for name, (function, hint) in found.items()}
    return {name: kind for name, kind in kinds.items() if not isinstance(kind, str | None)}


def _explain(settings: dict[str, Any], entry: Entry) -> None:
    """Describe the settings of a game as the lobby does, in English."""
    for setting in describe(flat_kind(entry.settings)):
        if says := entry.explain(setting, ENGLISH):
            settings["properties"][setting.name]["description"] = says


def _add(definitions: dict[str, Any], prefix: str, kind: Any) -> dict[str, Any]:
    (found,), components = msgspec.json.schema_components([kind], ref_template="#/$defs/" + prefix + "{name}")
    for name, component in components.items():
        definitions[prefix + name] = {**component, "title": prefix + component.get("title", name)}
    return found


def _group(parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": parts, "required": list(parts), "additionalProperties": False}
