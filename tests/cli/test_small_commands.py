"""Small features of the command line: solvers name each other, clocks and legends are translated."""

import pytest

from cli.terminal import complaint, data, run
from parlour.cli.terminal.screen import clock
from parlour.messages import either, listed
from parlour.server.storage import engines


def test_solving_stars_points_to_its_page() -> None:
    assert "parlour stars deduce" in complaint("solve", "stars", "planet=4", "--next", "3")
    assert "stars" not in run("solve", "--help").stdout


def test_all_answers_of_a_category_for_the_dice_shown() -> None:
    answer = data("solve", "bookworm", "animal", "b c", "--used", "bear")
    assert answer["category"] == "animal"
    assert answer["words"].keys() == {"B", "C"}
    assert "cat" in answer["words"]["C"]
    assert "bear" not in answer["words"]["B"]
    assert answer["count"] == sum(map(len, answer["words"].values()))
    assert run("solve", "bookworm", "Тварина", "к", "--language", "uk").stdout.startswith("К  ")


def test_a_joker_lists_all_letters() -> None:
    assert len(data("solve", "bookworm", "animal", "*")["words"]) == 26


def test_unknown_categories_and_letters_are_reported() -> None:
    assert "there is no category 'animla'; there are: animal" in complaint("solve", "bookworm", "animla", "b")
    assert "is no letter" in complaint("solve", "bookworm", "animal", "б")
    assert "which letters" in complaint("solve", "bookworm", "animal", " ")


@pytest.mark.parametrize(("language", "says"), [("en", "84.9 s"), ("uk", "84,9 с"), ("de", "84,9 s")])
def test_a_clock_is_written_as_in_the_language(language: str, says: str) -> None:
    assert clock(84.94, 90, language).plain.endswith(says)


@pytest.mark.parametrize(
    ("language", "all_of", "one_of"),
    [("en", "A, B, and C", "A, B, or C"), ("uk", "A, B і C", "A, B або C"), ("de", "A, B und C", "A, B oder C")],
)
def test_three_names_are_a_list(language: str, all_of: str, one_of: str) -> None:
    assert (listed(["A", "B", "C"], language), either(["A", "B", "C"], language)) == (all_of, one_of)


def test_the_legend_names_only_the_kinds_of_rules_that_there_are() -> None:
    assert "R: printed" in run("rules", "bottle").stdout


def test_simulate_does_not_count_rules_of_the_day() -> None:
    assert "BOT-41" not in data("simulate", "bottle", "--games", "3", "--seed", "1", "--workers", "1")["rules"]


def test_without_a_driver_the_package_that_has_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("No module named 'psycopg'", name="psycopg")

    monkeypatch.setattr(engines, "create_engine", without)
    assert 'pip install "parlour[postgres]"' in complaint("tables", "--database", "postgresql://nobody@127.0.0.1/x")
    assert 'pip install "parlour[postgres]"' in complaint("serve", "--database", "postgresql://nobody@127.0.0.1/x")
