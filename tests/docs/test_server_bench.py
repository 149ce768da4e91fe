"""The server benchmark alternates between variants and marks invalid figures."""

import sys
from pathlib import Path

import pytest

from bench import server
from lab.interpreters import describe
from lab.load.measuring import Asked, void_because

ROOT = Path(__file__).parents[2]


def test_two_variants_are_measured_alternately():
    given = server.options_of(["--python", "one", "--python", "other", "--turns", "2", "--rooms", "8"])
    runs = list(server.runs_of(given))
    assert [variant.python for variant, _ in runs] == ["one", "other", "one", "other"]
    assert {asked for _, asked in runs} == {Asked(8, 8, 10.0)}


def test_one_variant_is_measured_at_two_loads():
    given = server.options_of([])
    assert [(asked.rooms, asked.rate) for _, asked in server.runs_of(given)] == [(400, 1000), (2000, 2000)]


def test_a_checkout_is_named_in_the_table(tmp_path):
    given = server.options_of(["--tree", str(ROOT), "--tree", str(tmp_path / "before")])
    here, before = server.variants_of(given)
    assert "of before" in str(before)
    assert " of " not in str(here)


@pytest.mark.parametrize(
    ("late", "p99", "gather", "why"),
    [
        (0, 9.0, 6.0, None),
        (3, 9.0, 6.0, "3 late"),
        (0, 16.0, 6.0, "p99 over 15 ms"),
        (0, 16.0, 20.0, None),
    ],
)
def test_a_figure_is_void_if_a_move_was_late_or_p99_is_off(late, p99, gather, why):
    assert void_because(late, p99, gather) == why


def test_an_interpreter_is_described_by_version_and_build():
    said = describe(sys.executable)
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in said
    assert "PGO" in said
    assert "LTO" in said
