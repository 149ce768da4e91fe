"""Short functions that every move calls, compiled if the library of kernels is also a module of Python.

They take and return Python's own objects, so a call costs a tenth of a call through `ctypes`.
"""

import sysconfig
from collections.abc import Callable
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any, TypeVar

from parlour.native import kernels
from parlour.native.build import LIBRARY

F = TypeVar("F", bound=Callable[..., Any])

in_python: dict[str, Callable[..., Any]] = {}
"""The functions under `@compiled`, for tests that compare them with the compiled ones."""


def compiled(function: F) -> F:
    """Replace a function with the compiled one of the same name in `objects.hpp`, if there is one. Both do the same."""
    in_python[function.__name__] = function
    found: F = getattr(_module(), function.__name__, function)
    return found


@cache
def _module() -> object:
    """Return the library as a module. Returns None if there is no library or it was built without Python's headers."""
    if kernels() is None or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return None
    loader = ExtensionFileLoader("kernels", str(Path(__file__).with_name(LIBRARY)))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    try:
        return module_from_spec(spec)
    except ImportError:
        return None
