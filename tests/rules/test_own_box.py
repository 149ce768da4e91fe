"""Custom boxes: contents, errors, files, and games played with them."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import Table, codec_of, encode, heading_of, write_log
from parlour.core.codec import Heading
from parlour.core.extras.box import check
from parlour.core.extras.box.check import check_box, our_box, place_of, problem_in_words, settings_of
from parlour.core.extras.box.kit import Problem
from parlour.core.extras.box.toml import LARGEST, NoToml, read_toml, write_toml
from parlour.core.fields.check import faults
from parlour.core.league.league import play_out
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

BOXED = [game for game, entry in CATALOGUE.items() if entry.extras.box is not None]
BOXES = [(game, language) for game in BOXED for language in ("en", "uk")]


def ours(game: str, language: str = "en") -> dict[str, Any]:
    return our_box(CATALOGUE[game], language)


def changed(game: str, *steps: str | int, to: Any) -> dict[str, Any]:
    """Our box with one value changed, or, with `...`, removed."""
    box = inside = ours(game)
    for step in steps[:-1]:
        inside = inside[step]  # type: ignore[index]
    if to is ...:
        del inside[steps[-1]]  # type: ignore[arg-type]
    else:
        inside[steps[-1]] = to  # type: ignore[index]
    return box


def wrong(box: dict[str, Any], wanted: str | None = None) -> dict[str, str]:
    """The errors by their place."""
    return {place_of(one.at): one.code for one in check_box(CATALOGUE, box, wanted).problems}


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize(("game", "language"), BOXES)
def test_our_own_box_is_valid_and_equals_playing_without_one(game: str, language: str) -> None:
    entry, checked = CATALOGUE[game], check_box(CATALOGUE, ours(game, language), game)
    assert checked.problems == ()
    opened: Any = entry.open(Lexicon.load, settings_of(checked))
    plain: Any = entry.open(Lexicon.load, {"language": language})
    assert opened.lexicon.language == language
    seats = max(2, entry.players[0])
    first, second = (Table(one, seats, Random(7)).log[0].what for one in (opened, plain))
    assert encode(first) == encode(second), "the same dice roll the same"


@pytest.mark.parametrize(("game", "language"), BOXES)
def test_a_box_file_is_read_as_it_was_written(game: str, language: str) -> None:
    box = ours(game, language)
    text = write_toml(CATALOGUE[game], box)
    assert read_toml(text) == box
    assert max(map(len, text.splitlines())) < 330, "lines that people can read"
    explained = CATALOGUE[game].texts(language).box
    assert all(f"# {explained[part]}" in text for part in ("file", *CATALOGUE[game].describe()["box"]))


@pytest.mark.slow
@given(
    name=st.text(st.characters(exclude_categories=("C", "Zl", "Zp", "Zs")), min_size=1, max_size=40),
    line=st.text(st.characters(exclude_categories=("C", "Zl", "Zp", "Zs")), min_size=1, max_size=80),
)
def test_printable_text_survives_a_file(name: str, line: str) -> None:
    box = {**ours("bookworm"), "name": name, "cards": [[line, "B", "C"]]}
    checked = check_box(CATALOGUE, box)
    if checked.problems:  # a character that becomes longer when it is composed
        return
    assert checked.box is not None
    assert read_toml(write_toml(CATALOGUE["bookworm"], checked.box)) == checked.box


@pytest.mark.slow
@pytest.mark.rule("COM-09")
@pytest.mark.parametrize("game", BOXED)
def test_a_game_with_a_custom_box_replays_from_its_log_alone(game: str) -> None:
    entry, box = CATALOGUE[game], {**ours(game), "name": "Attic, 1987"}
    match game:
        case "bottle":
            box["dice"]["yellow"] = ["E"] * 6
        case "stars":
            box["cards"]["alien"][0]["sentence"] = "A ___, a ___ and a ___ from the attic."
        case "bookworm":
            box["cards"] = box["cards"][:20]
        case _:
            box["dice"]["faces"][0] = ["E"] * 6
    lexicon = Lexicon.load("en")
    opened = entry.open(Lexicon.load, settings_of(check_box(CATALOGUE, box, game)))
    table = play_out(opened, [entry.bot(lexicon, 3) for _ in range(2)], Random(5))
    lines = [*write_log(heading_of(table, "en", lexicon.hash), table.log)]
    heading = msgspec.json.decode(lines[0], type=Heading)
    assert heading.settings["box"] == "Attic, 1987"
    again = entry.open(Lexicon.load, {**heading.settings, "language": heading.language})
    codec = codec_of(type(again))
    assert encode(Table.replay(again, 2, [codec.line(line) for line in lines[1:]]).state) == encode(table.state)


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize(
    ("box", "found"),
    [
        (changed("lone", "dice", "faces", 2, 4, to="Ж"), {"dice.faces.3.5": "not-letter"}),
        (changed("lone", "dice", "faces", 2, 4, to="ab"), {"dice.faces.3.5": "too-long"}),
        (changed("lone", "dice", "faces", 2, 4, to=""), {"dice.faces.3.5": "empty"}),
        (changed("lone", "dice", "faces", 2, 4, to=7), {"dice.faces.3.5": "not-text"}),
        (changed("lone", "dice", "faces", 6, to=...), {"dice.faces": "wrong-number"}),
        (changed("lone", "dice", "faces", 6, to="ABCDEF"), {"dice.faces.7": "not-list"}),
        (changed("lone", "dice", "sides", to=[]), {"dice.sides": "unknown-field"}),
        (changed("lone", "dice", "faces", to=...), {"dice.faces": "missing"}),
        (changed("lone", "dice", to=3), {"dice": "not-table"}),
        (changed("lone", "sheet", 11, "points", to=101), {"sheet.12.points": "out-of-range"}),
        (changed("lone", "sheet", 11, "points", to=True), {"sheet.12.points": "not-number"}),
        (changed("lone", "cards", to=[]), {"cards": "unknown-field"}),
        (changed("lone", "name", to=""), {"name": "empty"}),
        (changed("lone", "name", to="x" * 41), {"name": "too-long"}),
        (changed("lone", "name", to="a\nb"), {"name": "unprintable"}),
        (changed("lone", "name", to=...), {"name": "missing"}),
        (changed("lone", "language", to="xx"), {"language": "not-one-of"}),
        (changed("lone", "language", to=...), {"language": "missing"}),
        (changed("lone", "game", to="chess"), {"game": "not-one-of"}),
        (changed("lone", "game", to=...), {"game": "missing"}),
        ({"game": "lone", "language": "en", "name": "Nothing"}, {"": "no-part"}),
        (changed("bottle", "dice", "dark_blue", 0, to="é"), {"dice.dark_blue.1": "not-letter"}),
        (changed("bottle", "dice", "turquoise", 1, 5, to="7"), {"dice.turquoise.2.6": "not-letter"}),
        (changed("bottle", "dice", "effects", 0, to="bottom"), {"dice.effects.1": "not-one-of"}),
        (changed("rebus", "dice", "faces", 0, 0, to="*"), {"dice.faces": "stars"}),
        (changed("rebus", "dice", "faces", 7, 0, to="*"), {"dice.faces.8": "one-star"}),
        (changed("rebus", "dice", "values", "Q", to=...), {"dice.values.Q": "no-value"}),
        (changed("rebus", "dice", "values", "Q", to=11), {"dice.values.Q": "out-of-range"}),
        (changed("rebus", "dice", "values", "Ї", to=1), {"dice.values.Ї": "not-letter"}),
        (changed("bookworm", "dice", "white", 0, 0, to="CK"), {"dice.white.1.1": "no-face"}),
        (changed("bookworm", "dice", "white", 0, 0, to="CK4"), {"dice.white.1.1": "no-face"}),
        (changed("bookworm", "dice", "white", 0, 0, to="Ї1"), {"dice.white.1.1": "not-letter"}),
        (changed("bookworm", "dice", "special", 0, to="spin"), {"dice.special.1": "not-one-of"}),
        (changed("bookworm", "cards", 3, 1, to=" "), {"cards.4.2": "empty"}),
        (changed("bookworm", "cards", to=[]), {"cards": "too-few"}),
        (changed("bookworm", "cards", to=[["A", "B", "C"]] * 301), {"cards": "too-many"}),
        (changed("stars", "cards", "alien", 0, "sentence", to="___ and ___"), {"cards.alien.1.sentence": "gaps"}),
        (changed("stars", "cards", "alien", 1, "id", to="A01"), {"cards.alien.2.id": "id-twice"}),
        (
            changed("stars", "cards", "scientists", 0, "columns", 2, 5, to="x-ray"),
            {"cards.scientists.1.columns.3.6": "no-word"},
        ),
        (
            changed("stars", "cards", "alien", 0, "columns", 1, 0, to="Saucer"),
            {"cards.alien.1.columns.2.1": "word-twice"},
        ),
    ],
    ids=lambda value: " ".join(f"{place} {code}" for place, code in value.items()) if "game" not in value else "",
)
def test_every_fault_is_found_at_its_place(box: dict[str, Any], found: dict[str, str]) -> None:
    checked = check_box(CATALOGUE, box)
    assert wrong(box) == found
    assert checked.settings is None
    for problem in checked.problems:
        for language in ("en", "uk"):
            assert 0 < len(problem_in_words(problem, language, checked.entry)) < 200


def test_all_faults_are_reported_at_once() -> None:
    box = changed("lone", "dice", "faces", 0, to=["Ж", "1", "a", "b", "c", "d"])
    box["dice"]["faces"][6][5] = "Ї"
    assert [*wrong(box)] == ["dice.faces.1.1", "dice.faces.1.2", "dice.faces.7.6"]


@pytest.mark.rule("COM-09")
def test_a_box_of_another_game_is_named() -> None:
    (problem,) = check_box(CATALOGUE, ours("bottle"), "lone").problems
    assert problem_in_words(problem, "en") == "this is a box for Message in a Bottle, not for Lone Words"
    assert problem_in_words(problem, "uk") == "це коробка до гри «Послання в пляшці», а не «Самотні слова»"


@pytest.mark.rule("COM-09")
def test_gaps_in_a_box_are_filled_with_ours() -> None:
    box = ours("bookworm")
    del box["dice"]
    settings = settings_of(check_box(CATALOGUE, box))
    assert settings["dice"] is None
    assert len(settings["cards"]) == len(box["cards"])


def test_known_categories_are_translated_and_others_kept() -> None:
    box = {**ours("bookworm", "uk"), "cards": [["тварина", "A crime or something to do with it", "На горищі"]]}
    assert settings_of(check_box(CATALOGUE, box))["cards"] == [["animal", "crime", "На горищі"]]


def test_letters_may_be_typed_small_and_with_spaces_around_them() -> None:
    small = deepcopy(ours("rebus"))
    small["dice"]["faces"] = [[f" {face.lower()} " for face in die] for die in small["dice"]["faces"]]
    assert settings_of(check_box(CATALOGUE, small)) == settings_of(check_box(CATALOGUE, ours("rebus")))


@pytest.mark.parametrize(
    ("text", "code", "of"),
    [
        ('game = "lone', "cut-short", {}),
        ('game = "lone"\nname =\n', "no-toml-at", {"line": 2, "column": 7}),
        ('game = "lone"\ndice = [["A",', "cut-short", {}),
        ('game = "lone"\ngame = "lone"\n', "no-toml-at", {"line": 2, "column": 14}),
        ('name = """\nx"""', "one-line", {"line": 1}),
        ("x" * LARGEST + "\n", "too-big", {"n": 48}),
        ("#" + "x" * 500_000, "too-big", {"n": 48}),
        (".".join("a" * 20_000) + " = 1", "no-toml-at", {"line": 1, "column": 1}),
        ("a = " + "[" * 20_000, "no-toml", {}),
        ("PK\x03\x04 a zip of it", "no-toml-at", {"line": 1, "column": 3}),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 12 else "",
)
def test_files_that_are_not_boxes_are_reported_with_the_line(text: str, code: str, of: dict[str, int]) -> None:
    with pytest.raises(NoToml) as raised:
        read_toml(text)
    assert (raised.value.problem.code, raised.value.problem.of) == (code, of)
    assert problem_in_words(raised.value.problem, "uk")


@pytest.mark.rule("COM-09")
def test_problem_lists_end_at_100(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Problem] = []

    def counted(*what: Any) -> Iterator[Problem]:
        for fault in faults(*what):
            looked.append(fault)
            yield fault

    monkeypatch.setattr(check, "faults", counted)
    box = {"game": "bookworm", "language": "en", "name": "x", "cards": [1] * 20_000}
    assert len(check_box(CATALOGUE, box).problems) == len(looked) == check.MOST
