"""`help()` shows the docstring of a class without its fields."""

import inspect

import pytest
from msgspec import Struct

import parlour

CLASSES = {name: kind for name in parlour.__all__ if inspect.isclass(kind := getattr(parlour, name))}
STRUCTS = [name for name, kind in CLASSES.items() if issubclass(kind, Struct)]


@pytest.mark.parametrize("name", STRUCTS)
def test_the_docstring_of_a_class_names_all_its_fields(name):
    kind = getattr(parlour, name)
    assert [field for field in kind.__struct_fields__ if f"`{field}`" not in (kind.__doc__ or "")] == []


@pytest.mark.parametrize("name", [name for name in parlour.__all__ if callable(getattr(parlour, name))])
def test_everything_that_can_be_called_has_a_docstring(name):
    assert getattr(parlour, name).__doc__
