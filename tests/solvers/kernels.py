"""Runs the same test with the compiled kernels and with numpy."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from parlour.native import in_use

KINDS = ("native", "numpy") if in_use() == "native" else ("numpy",)
"""Without a compiler only numpy is tested."""
needs_kernel = pytest.mark.skipif("native" not in KINDS, reason="no compiler")


@contextmanager
def using(kind: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARLOUR_KERNELS", "on" if kind == "native" else "off")
        yield
