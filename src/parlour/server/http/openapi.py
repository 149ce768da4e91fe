"""The HTTP API as OpenAPI 3.1, written from the types of the wire.

`GET /api/openapi.json` and `parlour schema --openapi` show it, and docs/api/openapi.json is a copy.
"""

import re
from functools import cache
from typing import Any

import msgspec
from aiohttp import web

from parlour import __version__
from parlour.server import wire
from parlour.server.http import about, api, boxes, classes, daily, devices, messages, previews, replays
from parlour.server.http.problems import RETRY_AFTER, STATUS
from parlour.server.http.routes import Operation, Routes
from parlour.server.tokens import ALPHABET, CODE_LENGTH

routes = Routes("server")
REFS = "#/components/schemas/{name}"
BEARER = "bearer"
PROBLEM = {"$ref": "#/components/responses/Problem"}
PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    "code": (
        "The code of a table, a class or a board, in upper or lower case.",
        {"pattern": f"^[{ALPHABET}{ALPHABET.lower()}]{{{CODE_LENGTH}}}$"},
    ),
    "day": ("A date by the server's calendar (UTC).", {"format": "date"}),
    "game": ("The id of a game.", {}),
    "at": ("The address of this server that the link leads to, if a host picked one of several.", {}),
    "k": ("The key of the link.", {}),
    "language": ("The code of an installed language.", {"default": "en"}),
    "paper": ("The size of the paper.", {"enum": ["a4", "letter"], "default": "a4"}),
    "parts": ("Parts of the client with `+` between them, or `all`.", {}),
    "plain": ("A language in which to add sentences.", {}),
    "replay": ("The name of a finished game.", {}),
    "version": ("The version of the texts, which the page names.", {}),
    "what": ("One thing to print; without it everything.", {}),
    "word": ("The word.", {}),
}


@routes.get("/api/openapi.json", "This description", dict[str, Any])
async def described(_: web.Request) -> msgspec.Raw:
    return _encoded()


_ALL = [one.routes for one in (about, api, boxes, classes, daily, devices, messages, previews, replays)] + [routes]
ROUTES = [route for one in _ALL for route in one]
OPERATIONS = {route: operation for one in _ALL for route, operation in one.operations.items()}
"""What each route takes and answers."""


@cache
def _encoded() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(openapi()))


@cache
def openapi() -> dict[str, Any]:
    used = (kind for one in OPERATIONS.values() for kind in (one.answer, one.takes) if _is_json(kind))
    kinds = [*dict.fromkeys(used), wire.Problem]
    found, components = msgspec.json.schema_components(kinds, ref_template=REFS)
    schemas = dict(zip(kinds, found, strict=True))
    paths: dict[str, Any] = {}
    for route, operation in OPERATIONS.items():
        method, path = route.split()
        name = "_".join(re.findall(r"\w+", route)).lower()
        paths.setdefault(path, {})[method.lower()] = {"operationId": name, **_describe(path, operation, schemas)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {"Problem": _problem(schemas)},
            "securitySchemes": {BEARER: {"type": "http", "scheme": "bearer"}},
        },
    }


def _is_json(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _describe(path: str, operation: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", path)
    described: dict[str, Any] = {
        "tags": [operation.topic],
        "summary": operation.summary,
        "parameters": [
            *(_parameter(name, "path") for name in names),
            *(_parameter(name, "query") for name in operation.query),
        ],
        "responses": {str(operation.status): _answer(operation, schemas), "default": PROBLEM},
    }
    if operation.takes is not None:
        content = {"application/json": {"schema": schemas[operation.takes]}}
        described["requestBody"] = {"required": True, "content": content}
    if operation.bearer:
        described["description"] = f"`Authorization: Bearer` is {operation.bearer}."
        described["security"] = [{BEARER: []}]
    return described


def _parameter(name: str, place: str) -> dict[str, Any]:
    says, more = PARAMETERS[name]
    is_needed = place == "path" or name == "word"
    own = {key: value for key, value in more.items() if place == "query" or key != "default"}
    return {"name": name, "in": place, "required": is_needed, "description": says, "schema": {"type": "string", **own}}


def _answer(operation: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    if operation.answer is None:
        return {"description": "Messages follow: see `parlour schema --socket`."}
    if isinstance(operation.answer, str):
        return {"description": operation.summary, "content": {operation.answer: {}}}
    return {"description": operation.summary, "content": {"application/json": {"schema": schemas[operation.answer]}}}


def _problem(schemas: dict[Any, Any]) -> dict[str, Any]:
    statuses = sorted({*STATUS.values(), 400})
    after = f"With {' and '.join(map(str, sorted(RETRY_AFTER)))}: seconds after which to try again."
    return {
        "description": f"Refused, with one of {', '.join(map(str, statuses))}.",
        "headers": {"Retry-After": {"description": after, "schema": {"type": "integer"}}},
        "content": {"application/json": {"schema": schemas[wire.Problem]}},
    }
