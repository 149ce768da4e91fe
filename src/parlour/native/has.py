"""The compiled search for a word as a built-in Python function.

A call through ctypes would take longer than the search. So we make a built-in function, as extension modules do, using
only the layout of PyMethodDef and functions of the stable ABI.
"""

import ctypes
from collections.abc import Callable
from functools import cache

from parlour.native import kernels

_FUNCTIONS = ("PyUnicode_GetLength", "PyUnicode_AsUCS4", "PyBytes_AsString", "PyBool_FromLong")
"""The Python functions that the library calls, in the order of `words::Python`."""
_CHARACTERS = 2048
"""`words::CHARACTERS`: letters with larger code points are left to Python."""
_ONE_ARGUMENT = 8  # METH_O


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("about", ctypes.c_char_p),
    )


def has_in(signs: str, edges: Callable[[], bytes]) -> Callable[[str], bool] | None:
    """Return `has(word)` for a graph of words, or None if there is no library for them. A sign's code is its place."""
    library = kernels()
    if library is None or max(map(ord, signs)) >= _CHARACTERS:
        return None
    codes = bytearray(_CHARACTERS)
    for code, sign in enumerate(signs, 1):
        codes[ord(sign)] = code
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
    made: Callable[[str], bool] = make(ctypes.addressof(_method(library)), bytes(codes) + edges(), None)
    return made


@cache
def _method(library: ctypes.CDLL) -> _MethodDef:
    """Return the method definition. It is cached for ever, because the functions point to it."""
    addresses = [_address(ctypes.pythonapi[name]) for name in _FUNCTIONS]
    library.parlour_words_python((ctypes.c_void_p * len(addresses))(*addresses))
    return _MethodDef(b"has", _address(library.parlour_words_has), _ONE_ARGUMENT, None)


def _address(function: object) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value  # type: ignore[arg-type]
