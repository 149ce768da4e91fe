"""Long measurements continue where they stopped, and the docs show their results."""

import argparse
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from bench import fingerprint, levels, pictures, resume

BENCH = Path(__file__).parents[2] / "bench"


def asked(games: int, **more: object) -> argparse.Namespace:
    return argparse.Namespace(**{"games": games, "minutes": 5.0, "workers": 1, "sure": False, **more})


def test_the_next_sitting_plays_the_games_that_the_last_one_did_not(tmp_path: Path) -> None:
    played: list[range] = []

    def play(first: int, many: int, pool: object, tick: object) -> dict[str, resume.Tally]:
        played.append(range(first, first + many))
        return {"2 beats 1": resume.Tally(many, many / 2, (1.0, 3.0))}

    store, unit = resume.Store(tmp_path / "kept.json"), resume.Unit("lone en", "these", 1, play)
    resume.continue_league([unit], store, asked(20), (0.6, 0.75))
    resume.continue_league([unit], store, asked(50), (0.6, 0.75))
    assert [number for some in played for number in some] == list(range(50))
    assert store.read()["lone en"].tallies["2 beats 1"] == resume.Tally(50, 25.0, (1.0, 3.0))
    resume.continue_league([unit], store, asked(50), (0.6, 0.75))
    assert len(played) == 3

    others = resume.Unit("lone en", "others", 1, play)
    resume.continue_league([others], store, asked(20), (0.6, 0.75))
    assert played[-1] == range(20)
    assert store.read()["lone en"].games == 20


def test_what_is_clear_needs_no_more_games(tmp_path: Path) -> None:
    def play(first: int, many: int, pool: object, tick: object) -> dict[str, resume.Tally]:
        return {"2 beats 1": resume.Tally(many, float(many), (1.0, 3.0))}

    store, unit = resume.Store(tmp_path / "kept.json"), resume.Unit("lone en", "these", 1, play)
    resume.continue_league([unit], store, asked(400, sure=True), (0.6, 0.75))
    assert store.read()["lone en"].games == 2 * resume.CHUNK


def test_every_kind_of_game_is_measured_in_both_languages() -> None:
    names = {unit.name for unit in levels.units("", None)}
    assert {name.split()[0] for name in names} == {
        "bottle",
        "lone",
        "bookworm",
        "rebus",
    }  # of the stars, points are measured
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
        first.name: resume.Kept(first.players, {"2 beats 1": resume.Tally(400, 270.0)}),
        second.name: resume.Kept("others", {"3 beats 2": resume.Tally(100, 80.0)}),
    }
    *_, line = levels.table(every)
    assert line == "| lone en | 100 | 68% (63–72) | 80% (71–87) **!** (older bots) | – | – |"


def test_the_plots_that_the_docs_show_are_drawn_from_the_results() -> None:
    drawn = dict(pictures.figures((BENCH / "RESULTS.md").read_text("utf-8")))
    shown = "".join(page.read_text("utf-8") for page in (BENCH.parent / "docs").glob("*.md"))
    files = {path.stem: path for path in pictures.INTO.glob("bench-*.svg")}
    assert {*drawn} == {*re.findall(r"bench-\w+(?=\.svg)", shown)} == {*files}
    for file in files.values():
        assert ET.parse(file).getroot().tag.endswith("svg")
    assert all(figure.axes[0].get_yticklabels() for figure in drawn.values())
