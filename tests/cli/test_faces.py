"""The interface for other programs: --json output of every command has the documented shape."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from cli.terminal import complaint, data, run
from parlour.cli.hosting import running
from parlour.games import CATALOGUE
from parlour.server.http import hosts
from parlour.server.options import PublicOptions, ServerOptions

pytestmark = pytest.mark.slow  # many short processes

LETTERS = {"trust", "amplify", "suspicion"}


def parlour(*words: str, out: int = subprocess.PIPE, **settings: str) -> subprocess.CompletedProcess[str]:
    command, env = [sys.executable, "-m", "parlour", *words], os.environ | settings
    return subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, timeout=300, check=False, env=env)


def test_the_schema_is_json_with_and_without_the_option():
    assert data("schema") == json.loads(run("schema").stdout)
    assert {"to_server", "to_client", "http", "games"} <= set(data("schema")["properties"])


def test_the_catalogue_has_the_shape_that_it_promises():
    for game in data("games"):
        assert {"id", "name", "players", "minutes", "modes", "settings"} <= set(game)
        assert [type(part) for part in game["players"]] == [int, int]
        assert all({"name", "default", "values", "says"} <= set(setting) for setting in game["settings"])


def test_verdicts_and_finds_have_the_shape_that_they_promise():
    (verdict,) = data("word", "grapes")
    assert {"word", "valid", "noun", "singular", "name", "zipf", "reason"} <= set(verdict)
    assert data("find", "--containing", "zx", "--limit", "1").keys() == {"count", "words"}


def test_solvers_have_the_shape_that_they_promise():
    assert data("solve", "bottle", "broc").keys() == {"count", "words"}
    assert data("solve", "bottle", "broc", "--effect", "cover")["words"].keys() == {"B", "R", "O", "C"}
    (row,) = data("solve", "lone", "carbone*", "--rows", "4")["rows"]
    assert {"length", "word", "worth"} <= set(row)
    layout = data("solve", "rebus", "car*", "--seconds", "1")
    promised = {"score", "bound", "proven", "grid", "across", "down", "unused", "stars", "seconds"}
    assert promised <= set(layout)
    assert sum(sign.islower() for line in layout["grid"] for sign in line) == len(layout["stars"])


def test_the_companion_has_the_shape_that_it_promises():
    cipher = ("--trust", "EPH", "--amplify", "RX", "--suspicion", "O")
    scored = data("stars", "score", "CHOPPER", "HORCRUXES", "BORAX", *cipher)
    assert scored == [
        {"word": "CHOPPER", "score": -8},
        {"word": "HORCRUXES", "score": -16},
        {"word": "BORAX", "score": 0},
    ]
    assert data("stars", "draw").keys() == LETTERS
    sheet = data("stars", "deduce", "chopper=-8", "--bits", "CAT,dog")
    assert {"ciphers", "entropy", "letters", "guess", "next", "bits"} <= set(sheet)
    assert sheet["bits"].keys() == {"CAT", "dog"}
    assert sheet["guess"].keys() == sheet["letters"]["A"].keys() == LETTERS
    assert [one.keys() for one in data("stars", "legal", "sunset", "--card", "SUN")] == [{"word", "legal", "because"}]


@pytest.mark.parametrize("game", list(CATALOGUE))
def test_a_seed_gives_the_same_games_again(game):
    words = ("simulate", game, "--games", "1", "--seed", "3", "--set", "language=uk")
    first = data(*words)
    assert {"games", "wins", "length", "scores"} <= set(first)
    assert {"rounds", "minutes"} <= set(first["length"])
    assert data(*words) == first


def test_a_closed_pipe_is_not_reported_as_an_error():
    read, write = os.pipe()
    os.close(read)
    for words in (["rules"], ["rules", "--json"]):
        assert parlour(*words, out=write).stderr == ""
    os.close(write)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device here")
def test_a_full_disk_is_reported_in_one_line():
    with open("/dev/full", "w") as full:
        assert parlour("games", "--json", out=full.fileno()).stderr == "parlour: No space left on device\n"


def test_a_terminal_without_the_letters_gets_a_hint():
    printed = parlour("word", "кафе", "--language", "uk", PYTHONIOENCODING="ascii")
    assert (printed.returncode, printed.stderr) == (0, "")
    assert "zipf" in printed.stdout
    refused = parlour("find", "--containing", "фа", PYTHONIOENCODING="ascii")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_typed_text_is_shown_as_it_is_and_styles_nothing():
    printed = run("stars", "legal", "[/x]", "a\x1b[31mb", "\udcff", "--card", "SUN").stdout
    assert printed.startswith("[/x]: ")
    assert "\x1b" not in printed


def test_the_version_is_printed():
    assert run("--version").stdout.startswith("parlour ")


def test_an_unusable_data_folder_is_named(tmp_path):
    file = tmp_path / "data"
    file.touch()
    refused = complaint("serve", "--port", "0", "--data", str(file))
    assert refused == f"parlour: can't use the data folder {file} (--data): File exists"


def test_the_address_for_phones_or_how_to_get_one_is_printed_once(capsys, monkeypatch):
    monkeypatch.setattr(hosts, "_route", lambda *_: "192.0.2.7")
    hosts._looked_up.cache_clear()

    def announced(host: str, **options: Any) -> list[str]:
        running.announce(ServerOptions(host=host, public=PublicOptions(**options)), "http://localhost:8000/base")
        first, *others = capsys.readouterr().out.splitlines()
        assert first == "Parlour is open at http://localhost:8000/base"
        return others

    assert announced("0.0.0.0") == ["On your network: http://192.0.2.7:8000/base"]
    hint = "For a link and a QR code that phones can open, start the server with "
    assert announced("127.0.0.1") == announced("localhost") == [hint + "parlour serve --host 0.0.0.0"]
    assert announced("::1", opened_by="make play HOST=0.0.0.0") == [hint + "make play HOST=0.0.0.0"]
    assert announced("127.0.0.1", name="play.example") == announced("127.0.0.1", behind_proxy=True) == []
    hosts._looked_up.cache_clear()
