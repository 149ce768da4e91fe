"""What all tests share. Tests don't time: no deadline, however busy the machine is."""

import gc

import pytest
from hypothesis import settings

from wild import WILD

# A change is judged by the change, not by the luck of the draw: new examples are for `make wild`.
settings.register_profile("parlour", max_examples=50 if WILD == 1 else 100 * WILD, deadline=None, derandomize=WILD == 1)
settings.load_profile("parlour")
# Thousands of tests are collected and kept. Looking through them for garbage takes a third of that time.
gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, or its workers would still be at it when all others are done."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
