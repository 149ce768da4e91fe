"""The number of examples for each property: the same few in every clone, fewer in `make check`, many new ones in `make
wild`."""

import os
from collections.abc import Iterable
from math import ceil
from typing import TypeVar

from hypothesis import settings

T = TypeVar("T")

WILD = float(os.environ.get("TEST_EXAMPLES", "1"))
"""A multiple of the examples in `make test`."""


def tries(examples: int) -> settings:
    return settings(max_examples=ceil(examples * WILD))


def sample(values: Iterable[T], step: int) -> list[T]:
    """Return every `step`th of some values. `make wild` tries all of them."""
    return list(values)[:: step if WILD <= 1 else 1]
