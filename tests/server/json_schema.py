"""Checks values and HTTP answers against our schemas."""

import json
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012


class Schema:
    def __init__(self, whole: dict[str, Any]) -> None:
        self._validator = Draft202012Validator(whole)
        self._resolver = Registry().with_resource("", DRAFT202012.create_resource(whole)).resolver()

    def resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            schema = self._resolver.lookup(schema["$ref"]).contents
        return schema

    def problems(self, value: Any, schema: dict[str, Any]) -> list[str]:
        """Everything that is wrong with a value. References lead into the whole schema."""
        errors = self._validator.evolve(schema=schema).iter_errors(value)
        return [f"{error.json_path}: {error.message}" for error in errors]


class Description:
    """An HTTP API as described by OpenAPI."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self._whole, self._schema = whole, Schema(whole)

    def problems(self, method: str, path: str, status: int, kind: str, content: bytes) -> list[str]:
        """Everything that is wrong with an answer: status, content type and content."""
        answers = self._whole["paths"][path][method.lower()]["responses"]
        if str(status) not in answers and status < 400:
            return [f"{status} is no answer of {method} {path}"]
        kinds = self._schema.resolve(answers.get(str(status), answers["default"]))["content"]
        (named,) = kinds
        if named.partition(";")[0] != kind.partition(";")[0]:
            return [f"{kind} is not {named}"]
        schema = kinds[named].get("schema")
        return [] if schema is None else self._schema.problems(json.loads(content), schema)
