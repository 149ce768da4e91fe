"""Short functions and methods that every move calls, compiled if the library of kernels is a module of Python too.

They take and return Python's own objects, so a call costs a tenth of a call through `ctypes`.
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any, TypeVar

from parlour.native import kernels
from parlour.native.build import LIBRARY

F = TypeVar("F", bound=Callable[..., Any])

in_python: dict[str, Callable[..., Any]] = {}
"""What is under `@compiled`, for tests that compare it with what is compiled."""


def compiled(function: F) -> F:
    """Replace a function or class with the compiled one of the same name in `objects.hpp`, if there is one."""
    in_python[function.__name__] = function
    found: F = getattr(_module(), function.__name__, function)
    return found


@cache
def _module() -> object:
    """Return the library as a module. Returns None if there is no library or it was built without Python's headers."""
    has_no_gil = "t" in getattr(sys, "abiflags", "")  # such a Python lays out its objects in another way
    if kernels() is None or has_no_gil:
        return None
    file = str(Path(__file__).with_name(LIBRARY))
    loader = ExtensionFileLoader("kernels", file)
    try:
        module = module_from_spec(ModuleSpec("kernels", loader, origin=file))
    except ImportError:
        return None
    loader.exec_module(module)
    return module
