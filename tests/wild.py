"""How many examples a property is tried with: the same few in every clone, or many new ones with `make wild`."""

import os
from collections.abc import Iterable
from typing import TypeVar

from hypothesis import settings

T = TypeVar("T")

WILD = int(os.environ.get("PARLOUR_WILD", "1"))


def tries(examples: int) -> settings:
    return settings(max_examples=examples * WILD)


def sample(values: Iterable[T], step: int) -> list[T]:
    """Return every `step`th of some values. `make wild` tries all of them."""
    return list(values)[:: step if WILD == 1 else 1]
