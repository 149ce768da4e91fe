"""Descriptions of the fields of structs, from the docstrings under them."""

import ast
from inspect import getsource
from itertools import pairwise
from typing import Any

from msgspec import Struct


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
