"""Whether values are as a JSON Schema says: the part of JSON Schema that our own schemas use, and no keyword more."""

import json
import re
from typing import Any

TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
SAYS_NOTHING = {"title", "description", "default", "discriminator", "format", "$schema", "$defs"}


class Schema:
    def __init__(self, whole: dict[str, Any]) -> None:
        self.whole = whole

    def resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            found: Any = self.whole
            for step in schema["$ref"].removeprefix("#/").split("/"):
                found = found[step]
            schema = found
        return schema

    def problems(self, value: Any, schema: dict[str, Any], at: str = "") -> list[str]:
        """Everything that is wrong with a value. Raises KeyError for a keyword that nobody checks."""
        schema = self.resolve(schema)
        checked = sorted(schema.keys() - SAYS_NOTHING)
        return [problem for keyword in checked for problem in CHECKS[keyword](self, value, schema, at)]


def _type(_: Schema, value: Any, schema: dict[str, Any], at: str) -> list[str]:
    is_right = isinstance(value, TYPES[schema["type"]]) and not (
        isinstance(value, bool) and schema["type"] != "boolean"
    )
    return [] if is_right else [f"{at}: {value!r:.60} is no {schema['type']}"]


def _any_of(own: Schema, value: Any, schema: dict[str, Any], at: str) -> list[str]:
    tries = [own.problems(value, one, at) for one in schema["anyOf"]]
    return [] if [] in tries else [f"{at}: {value!r:.60} is none of {len(tries)}", *min(tries, key=len)]


def _properties(own: Schema, value: Any, schema: dict[str, Any], at: str) -> list[str]:
    inside = schema["properties"].items() if isinstance(value, dict) else ()
    return [one for name, kind in inside if name in value for one in own.problems(value[name], kind, f"{at}.{name}")]


def _additional(own: Schema, value: Any, schema: dict[str, Any], at: str) -> list[str]:
    more = value.keys() - schema.get("properties", {}).keys() if isinstance(value, dict) else set()
    kind = schema["additionalProperties"]
    if isinstance(kind, bool):
        return [] if kind or not more else [f"{at}: unknown {sorted(more)}"]
    return [one for name in more for one in own.problems(value[name], kind, f"{at}.{name}")]


def _items(own: Schema, value: Any, schema: dict[str, Any], at: str) -> list[str]:
    rest = value[len(schema.get("prefixItems", ())) :] if isinstance(value, list) else []
    if isinstance(schema["items"], bool):
        return [] if schema["items"] or not rest else [f"{at}: too many items"]
    return [one for n, item in enumerate(rest) for one in own.problems(item, schema["items"], f"{at}[{n}]")]


def _prefix(own: Schema, value: Any, schema: dict[str, Any], at: str) -> list[str]:
    pairs = zip(value, schema["prefixItems"], strict=False) if isinstance(value, list) else ()
    return [one for n, (item, kind) in enumerate(pairs) for one in own.problems(item, kind, f"{at}[{n}]")]


def _unless(is_wrong: Any) -> Any:
    return lambda _, value, schema, at: [f"{at}: {value!r:.60} is wrong"] if is_wrong(value, schema) else []


def _of(kinds: Any, is_wrong: Any) -> Any:
    return _unless(lambda value, schema: isinstance(value, kinds) and is_wrong(value, schema))


CHECKS = {
    "type": _type,
    "anyOf": _any_of,
    "properties": _properties,
    "additionalProperties": _additional,
    "items": _items,
    "prefixItems": _prefix,
    "required": _of(dict, lambda value, schema: not set(schema["required"]) <= value.keys()),
    "enum": _unless(lambda value, schema: value not in schema["enum"]),
    "minItems": _of(list, lambda value, schema: len(value) < schema["minItems"]),
    "maxItems": _of(list, lambda value, schema: len(value) > schema["maxItems"]),
    "minLength": _of(str, lambda value, schema: len(value) < schema["minLength"]),
    "maxLength": _of(str, lambda value, schema: len(value) > schema["maxLength"]),
    "pattern": _of(str, lambda value, schema: not re.search(schema["pattern"], value)),
    "minimum": _of((int, float), lambda value, schema: value < schema["minimum"]),
    "maximum": _of((int, float), lambda value, schema: value > schema["maximum"]),
}


class Description:
    """An HTTP API as OpenAPI describes it."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self._whole, self._schema = whole, Schema(whole)

    def problems(self, method: str, path: str, status: int, kind: str, content: bytes) -> list[str]:
        """What is wrong with an answer, by its status, content type and content."""
        answers = self._whole["paths"][path][method.lower()]["responses"]
        if str(status) not in answers and status < 400:
            return [f"{status} is no answer of {method} {path}"]
        kinds = self._schema.resolve(answers.get(str(status), answers["default"]))["content"]
        (named,) = kinds
        if named.partition(";")[0] != kind.partition(";")[0]:
            return [f"{kind} is not {named}"]
        schema = kinds[named].get("schema")
        return [] if schema is None else self._schema.problems(json.loads(content), schema)
