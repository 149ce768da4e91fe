"""Compiled functions and methods return the same as those in Python, and refuse wrong arguments."""

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.sights import changed
from parlour.native.compiled import in_python
from parlour.server.limits import Tokens
from parlour.server.live.frame_reader import unmasked
from parlour.server.wire import framed

NAMES = {"changed": changed, "framed": framed, "unmasked": unmasked, "Tokens": Tokens, "take": Tokens(1.0, 1.0).take}
is_compiled = changed is not in_python["changed"]
needs_module = pytest.mark.skipif(not is_compiled, reason="no compiler, or no headers of Python")

parts = st.lists(st.binary(max_size=40) | st.integers(60, 70_000).map(bytes), max_size=5)
values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from([1.0, "", "a", float("nan")]),
    lambda inner: st.tuples(inner, inner) | st.lists(inner, max_size=2),
    max_leaves=4,
)


@needs_module
@given(parts)
def test_frames_are_the_same(given: list[bytes]) -> None:
    assert framed(*given) == in_python["framed"](*given)


@needs_module
@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_the_same_where_the_header_grows(size: int) -> None:
    assert framed(b"", b"x" * size) == in_python["framed"](b"x" * size)


@needs_module
@given(st.binary(min_size=4, max_size=300), st.data())
def test_masks_are_removed_alike(frames: bytes, data: st.DataObject) -> None:
    start = data.draw(st.integers(4, len(frames)))
    end = data.draw(st.integers(start, len(frames)))
    assert unmasked(bytearray(frames), start, end) == in_python["unmasked"](bytearray(frames), start, end)


@needs_module
@given(st.lists(st.tuples(values, values), max_size=6))
def test_changes_are_the_same(pairs: list[tuple[Any, Any]]) -> None:
    names = tuple(f"field {n}" for n in range(len(pairs)))
    after, before = tuple(now for now, _ in pairs), tuple(was for _, was in pairs)
    found, wanted = changed(names, after, before), in_python["changed"](names, after, before)
    assert [(name, id(value)) for name, value in found.items()] == [(name, id(value)) for name, value in wanted.items()]


@needs_module
@given(
    st.sampled_from([(20, 60), (0.5, 1), (2 / 86_400, 15), (1e6, 1e6)]),
    st.lists(st.tuples(st.floats(0, 50), st.integers(0, 40) | st.floats(0, 40)), max_size=30),
)
def test_buckets_give_the_same(rate: tuple[float, float], acts: list[tuple[float, float]]) -> None:
    one, other, now = Tokens(*rate), in_python["Tokens"](*rate), 1e5
    assert one.take(now) == other.take(now)
    for later, much in acts:
        now += later
        assert (one.take(now, much), one.taken) == (other.take(now, much), other.taken)


class Grumpy:
    def __ne__(self, other: object) -> bool:
        raise LookupError


@needs_module
@pytest.mark.parametrize(
    ("name", "arguments", "error"),
    [
        ("framed", ("text",), TypeError),
        ("unmasked", (bytearray(8), 3, 8), ValueError),
        ("unmasked", (bytearray(8), 5, 4), ValueError),
        ("unmasked", (bytearray(8), 4, 9), ValueError),
        ("unmasked", (bytes(8), 4, 8), ValueError),
        ("unmasked", (bytearray(8), "4", 8), TypeError),
        ("unmasked", (bytearray(8), 4), TypeError),
        ("changed", (("a",), (1,), ()), ValueError),
        ("changed", (["a"], (1,), (2,)), ValueError),
        ("changed", (("a",), (1,)), TypeError),
        ("Tokens", (1.0,), TypeError),
        ("take", (), TypeError),
        ("take", ("now",), TypeError),
        ("take", (1.0, 1.0, 1.0), TypeError),
        ("changed", (("a",), (Grumpy(),), (Grumpy(),)), LookupError),
    ],
)
def test_wrong_arguments_raise(name: str, arguments: tuple[Any, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        NAMES[name](*arguments)


def test_without_kernels_the_functions_are_those_in_python() -> None:
    code = "from parlour.core.sights import changed; from parlour.native.compiled import in_python"
    code += "; raise SystemExit(changed is not in_python['changed'])"
    off = os.environ | {"PARLOUR_KERNELS": "off"}
    assert subprocess.run([sys.executable, "-c", code], env=off, timeout=60, check=False).returncode == 0
