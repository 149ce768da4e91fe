"""The compiled kernels: a plain C library, which is optional.

If `kernels()` returns None, callers use numpy instead. It takes longer, and for Letters Rebus it finds a good layout
without a proof. `PARLOUR_KERNELS=off` in the environment turns the library off.
"""

import ctypes
import os
from functools import cache
from pathlib import Path
from typing import Literal

from parlour.native.build import LIBRARY

ABI = 6


def kernels() -> ctypes.CDLL | None:
    return None if os.environ.get("PARLOUR_KERNELS", "on") == "off" else _loaded()


def in_use() -> Literal["native", "numpy"]:
    return "native" if kernels() else "numpy"


@cache
def _loaded() -> ctypes.CDLL | None:
    """Return the library, or None if it is missing, made for another machine or has another ABI."""
    file = Path(__file__).with_name(LIBRARY)
    try:
        library = ctypes.CDLL(str(file))
        return library if library.parlour_abi() == ABI else None
    except (OSError, AttributeError):
        return None
