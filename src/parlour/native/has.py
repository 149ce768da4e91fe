"""The search for a word in the compiled library, as a function of Python's own.

Called through ctypes it would take longer than it searches. So Python makes a built-in function of it, as it does for
its own modules; that needs only the layout of PyMethodDef and names that are in the stable ABI.
"""

import ctypes
from collections.abc import Callable
from functools import cache

from parlour.native import kernels

_FUNCTIONS = (
    "PyUnicode_GetLength",
    "PyUnicode_ReadChar",
    "PyTuple_GetItem",
    "PyList_Size",
    "PyList_GetItem",
    "PyBytes_AsString",
    "PyBytes_Size",
    "PyObject_CallFunctionObjArgs",
    "PyBool_FromLong",
)
"""In the order of `words::Python`."""
_ONE_ARGUMENT = 8  # METH_O


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("about", ctypes.c_char_p),
    )


class NativeSearch:
    """Whatever is not opened, and what is not spelled in plain letters, is left to `otherwise`."""

    def __init__(self, letters: str, longest: int, otherwise: Callable[[str], bool]) -> None:
        codes = bytearray(max(map(ord, letters)) + 1)
        for code, letter in enumerate(letters, 1):
            codes[ord(letter)] = code
        self._texts = [b""] * (longest + 1)
        self._indexes = [b""] * (longest + 1)
        self._self = (bytes(codes), self._texts, self._indexes, otherwise)

    def open(self, length: int, text: bytes) -> None:
        """The sorted words of a length, with end marks."""
        library = kernels()
        if library is not None:
            self._indexes[length] = _index(library, text, length)
            self._texts[length] = text

    def has(self) -> Callable[[str], bool] | None:
        """`has(word)`; None where there is no library."""
        library = kernels()
        if library is None:
            return None
        make = ctypes.pythonapi.PyCFunction_NewEx
        make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        made: Callable[[str], bool] = make(ctypes.addressof(_method(library)), self._self, None)
        return made


def _index(library: ctypes.CDLL, text: bytes, length: int) -> bytes:
    size = library.parlour_words_index
    size.restype, size.argtypes = ctypes.c_int64, (ctypes.c_char_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
    rows = len(text) // (length + 1)
    index = (ctypes.c_uint32 * size(text, rows, length, None))()
    size(text, rows, length, index)
    return bytes(index)


@cache
def _method(library: ctypes.CDLL) -> _MethodDef:
    """Kept for ever: the functions that are made of it point to it."""
    addresses = [_address(ctypes.pythonapi[name]) for name in _FUNCTIONS]
    library.parlour_words_python((ctypes.c_void_p * len(addresses))(*addresses))
    return _MethodDef(b"has", _address(library.parlour_words_has), _ONE_ARGUMENT, None)


def _address(function: object) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value  # type: ignore[arg-type]
