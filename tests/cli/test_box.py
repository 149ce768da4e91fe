"""`parlour box`, and `--box` where games are played, simulated and printed."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.terminal import complaint, data, run, typed
from parlour.games import CATALOGUE


@pytest.fixture
def mine(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(run("box", "ours", "lone").stdout.replace('name = "Lone Words"', 'name = "Attic"'))
    return file


@pytest.mark.parametrize("game", [game for game, entry in CATALOGUE.items() if entry.extras.box is not None])
def test_our_box_as_a_file_is_valid(game, tmp_path):
    file = tmp_path / "ours.toml"
    file.write_text(run("box", "ours", game, "--language", "uk").stdout)
    assert run("box", "check", str(file)).stdout.startswith(f"{file}: ")
    assert data("box", "check", str(file)) == {"file": str(file), "problems": []}


def test_the_box_in_the_documents_is_right():
    file = Path(__file__).parents[2] / "docs" / "boxes" / "attic.toml"
    assert run("box", "check", str(file)).stdout == f"{file}: Lone Words, en: Attic, 1987\n"


@pytest.mark.rule("COM-09")
def test_all_faults_are_reported_with_file_and_place(mine):
    mine.write_text(mine.read_text().replace('"A", "G", "I"', '"A", "Ж", "7"').replace("points = 17", "points = 0"))
    assert run("box", "check", str(mine), status=1).stdout == (
        f"{mine}: sheet.12.points: must be a number from 1 to 100\n"
    )
    mine.write_text(mine.read_text().replace("points = 0", "points = 17"))
    assert run("box", "check", str(mine), "--language", "uk", status=1).stdout == (
        f"{mine}: dice.faces.1.2: «Ж» — не літера мови цієї коробки\n"
        f"{mine}: dice.faces.1.3: «7» — не літера мови цієї коробки\n"
    )
    line = complaint("play", "lone", "--box", str(mine))
    assert (
        line
        == f"parlour: {mine}: dice.faces.1.2: “Ж” isn’t a letter of this box’s language (and 1 more: parlour box check)"
    )


def test_bots_play_with_a_box_and_it_can_be_printed(mine, tmp_path):
    mine.write_text(mine.read_text().replace('["A", "G", "I", "L", "O", "Y"]', '["E", "E", "E", "E", "E", "E"]'))
    assert data("simulate", "lone", "--box", str(mine), "--games", "1", "--workers", "1", "--seed", "3")["games"] == 1
    pdf = tmp_path / "lone.pdf"
    run("print", "lone", "--box", str(mine), "--what", "labels", "-o", str(pdf))
    assert PdfReader(pdf).pages[0].extract_text().count("E") >= 6


@pytest.mark.rule("COM-09")
def test_a_game_in_the_terminal_keeps_the_box_in_its_log(mine, tmp_path):
    log = tmp_path / "game.jsonl"
    typed("", "play", "lone", "--box", str(mine), "--log", str(log))
    heading = json.loads(log.read_text().splitlines()[0])
    assert heading["settings"]["box"] == "Attic"
    assert heading["settings"]["dice"]["faces"][0] == ["A", "G", "I", "L", "O", "Y"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b'game = "lone"\nlanguage', "mine.toml: the file ends too early: a part of it is missing"),
        (b"\xff\xfe\x00", "this is no text in UTF-8"),
        (b"#" * 500_000, "a box can have up to 48 kB; this file is bigger"),
        (b'game = "bottle"', "game: this is a box for Message in a Bottle, not for Lone Words"),
        (
            b'game = "lone"\nlanguage = "en"\nname = "x"\ncard = []',
            "card: there’s no such field; the fields are: game, ",
        ),
    ],
)
def test_bad_files_end_with_one_line(text, says, mine):
    mine.write_bytes(text)
    assert says in complaint("play", "lone", "--box", str(mine))


def test_boxes_in_another_language_and_missing_files_are_reported(mine, tmp_path):
    assert complaint("play", "lone", "--box", str(mine), "--language", "uk").endswith("this box is in en, not in uk")
    assert "No such file" in complaint("play", "lone", "--box", str(tmp_path / "nowhere.toml"))
