"""Long measurements are stored, and the docs show their results."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from bench import fingerprint, levels

BENCH = Path(__file__).parents[2] / "bench"


def test_new_results_replace_the_stored_ones_of_their_unit_alone(tmp_path: Path) -> None:
    def play(many: int, pool: object, tick: object) -> dict[str, levels.Tally]:
        return {"2 beats 1": levels.Tally(many, many / 2, (1.0, 3.0))}

    file, (first, second) = tmp_path / "levels.json", (levels.Unit(name, "these", play) for name in ("lone", "rebus"))
    levels.measure([first, second], 50, 1, file)
    levels.measure([second], 20, 1, file)
    assert {name: kept.tallies["2 beats 1"].games for name, kept in levels.stored(file).items()} == {
        "lone": 50,
        "rebus": 20,
    }


def test_every_kind_of_game_is_measured_in_both_languages() -> None:
    names = {unit.name for unit in levels.units("", None)}
    assert {name.split()[0] for name in names} == {
        "bottle",
        "lone",
        "bookworm",
        "rebus",
    }  # A Message from the Stars is measured in points
    assert {name.removesuffix(" en") for name in names if name.endswith(" en")} == {
        name.removesuffix(" uk") for name in names if name.endswith(" uk")
    }
    assert [unit.name for unit in levels.units("rebus turns", "uk")] == ["rebus turns uk"]
    assert [unit.name for unit in levels.units("lone", "en")][-1] == "lone en, 5 beats 4"


def test_another_champion_leaves_the_games_of_beginners_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [fingerprint.fingerprint("lone", "en", pair) for pair in ((1, 2), (4, 5))]
    code, skills = fingerprint._sources("lone")
    monkeypatch.setattr(fingerprint, "_sources", lambda game: (code, [*skills[:4], "Skill(sight=1.0)"]))
    after = [fingerprint.fingerprint("lone", "en", pair) for pair in ((1, 2), (4, 5))]
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert len(skills) == 5
    monkeypatch.setattr(fingerprint, "_sources", lambda game: (code + "pass", skills))
    assert fingerprint.fingerprint("lone", "en", (1, 2)) != before[0]


def test_the_table_says_which_pairs_were_played_by_older_bots() -> None:
    first, second = levels.units("lone", "en")[:2]
    every = {
        first.name: levels.Kept(first.players, {"2 beats 1": levels.Tally(400, 270.0)}),
        second.name: levels.Kept("others", {"3 beats 2": levels.Tally(100, 80.0)}),
    }
    *_, line = levels.table(every)
    assert line == "| lone en | 100 | 68% (63–72) | 80% (71–87) **!** (older bots) | – | – |"


def test_the_plots_that_the_docs_show_are_drawn_from_the_results() -> None:
    from bench import pictures  # only now: matplotlib takes a second to import

    drawn = dict(pictures.figures((BENCH / "RESULTS.md").read_text("utf-8")))
    shown = "".join(page.read_text("utf-8") for page in (BENCH.parent / "docs").glob("*.md"))
    files = {path.stem: path for path in pictures.INTO.glob("bench-*.svg")}
    assert {*drawn} == {*re.findall(r"bench-\w+(?=\.svg)", shown)} == {*files}
    for file in files.values():
        assert ET.parse(file).getroot().tag.endswith("svg")
    assert all(figure.axes[0].get_yticklabels() for figure in drawn.values())
