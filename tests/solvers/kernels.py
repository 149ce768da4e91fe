"""The same tests for the compiled kernels and for their twins in numpy."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from parlour.native import in_use

KINDS = ("native", "numpy") if in_use() == "native" else ("numpy",)
"""Where there is no compiler there is one kind less to test."""


@contextmanager
def using(kind: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARLOUR_KERNELS", "on" if kind == "native" else "off")
        yield
