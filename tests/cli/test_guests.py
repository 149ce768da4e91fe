"""Games from outside: an installed package that names an entry point is in the catalogue, with its rules and texts."""

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from cli.terminal import several
from parlour.games import OURS

pytestmark = pytest.mark.slow  # many short processes

TESTS = Path(__file__).parents[1]
GAME = """
from msgspec.structs import replace
from parlour.core import Extras, Lobby
from server.snap import ENTRY as SNAP

NAMES, EXTRAS = {"en": "A Guest"}, Extras(lobby=Lobby(alone={"goal": 1}))
ENTRY = replace(SNAP, id="guest", names=NAMES, package=__name__, extras=EXTRAS)
"""
COMMANDS = '''
"""Snap in the terminal."""
import typer
from typing import Annotated
from parlour.core import Answer, Refused

def solve(number: Annotated[int, typer.Argument()]) -> Answer:
    """What to say."""
    if number < 0:
        raise Refused("unreadable", "numbers start at 0")
    return Answer({"snap": number}, (f"Snap {number}!",))

def cards() -> Answer:
    """How many there are."""
    return Answer(10, ("Ten.",))

def suits() -> Answer:
    """There are none."""
    return Answer(0, ("None.",))

COMMANDS = (cards, suits)
'''
FILES = {
    "guest/__init__.py": GAME,
    "guest/commands.py": COMMANDS,
    "guest/rules.md": "# A Guest — `guest`\n\n- GUE-01 D Whoever snaps first scores.\n",
    "guest/phrases.json": '{"en": {"about": "Snap first.", "typing": [["snap 3", "snap at 3"]]}}',
    "mute/__init__.py": GAME.replace('"guest"', '"mute"'),
    "mute/commands.py": "raise RuntimeError('out of order')",
    "play/__init__.py": GAME.replace('"guest"', '"play"'),
    "play/commands.py": COMMANDS,
    "scrawl/__init__.py": GAME.replace('"guest"', '"scrawl"'),
    "scrawl/phrases.json": '{"en": {"about": 7}}',
    "broken.py": "raise RuntimeError('not\\ntoday')",
}
POINTS = ["guest = guest:ENTRY"]


@pytest.fixture
def install(tmp_path):
    """A package as pip leaves it behind, with these entry points; then `parlour` with it."""

    def installed(*points: str):
        for name, text in (FILES | {"guest-1.dist-info/METADATA": "Name: guest\nVersion: 1\n"}).items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text)
        listed = "[parlour.games]\n" + "\n".join(points) + "\n"
        (tmp_path / "guest-1.dist-info" / "entry_points.txt").write_text(listed)

        env = os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(TESTS)))}

        def parlour(*words: str) -> subprocess.CompletedProcess[str]:
            command = [sys.executable, "-m", "parlour", *words]
            return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=env, input="")

        parlour.env = env
        parlour.several = lambda *commands: several(sys.executable, *commands, env=env)
        return parlour

    return installed


def test_a_guest_is_listed_with_its_own_texts(install):
    outcome = install(*POINTS)("games", "--json")
    assert outcome.stderr == ""
    guest = json.loads(outcome.stdout)[-1]
    assert (guest["id"], guest["name"], guest["name_uk"]) == ("guest", "A Guest", "A Guest")
    assert (guest["about"], guest["alone"]) == ({"en": "Snap first."}, {"goal": 1})


def test_one_language_is_enough_for_a_guest(install):
    asked = (("games",), ("rules", "guest", "--json"))
    outcome = install(*POINTS).several(
        *([*words, "--language", language] for words in asked for language in ("en", "uk"))
    )
    (_, english, _), (_, ukrainian, _), *rules = outcome
    assert "A Guest" in english
    assert "A Guest" in ukrainian
    for _, listed, _ in rules:
        assert json.loads(listed) == [{"id": "GUE-01", "kind": "D", "text": "Whoever snaps first scores."}]


def test_a_guest_is_played_and_simulated_in_the_terminal(install, tmp_path):
    parlour = install(*POINTS)
    played = parlour("play", "guest", "--language", "uk", "--log", str(tmp_path / "log"))
    assert (played.returncode, played.stderr) == (0, "")
    assert '"goal":1' in (tmp_path / "log").read_text()
    assert json.loads(parlour("simulate", "guest", "--games", "2", "--seed", "1", "--json").stdout)["games"] == 2


def test_the_server_offers_games_from_other_packages(install, tmp_path):
    env = install(*POINTS).env
    words = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urlopen(f"{address}/api/games") as games, urlopen(f"{address}/api/rules/guest?language=uk") as rules:
            assert json.load(games)[-1]["name"] == "A Guest"
            assert json.load(rules)[0]["id"] == "GUE-01"
        body = json.dumps({"game": "guest", "language": "uk"}).encode()
        with urlopen(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})) as made:
            assert made.status == 201
        server.terminate()


def test_a_guest_has_its_own_commands(install):
    solve = ["solve", "guest"]
    outcome = install(*POINTS).several([*solve, "3", "--json"], [*solve, "3"], ["guest", "cards"], [*solve, "--", "-1"])
    assert json.loads(outcome[0][1]) == {"snap": 3}
    assert [out for _, out, _ in outcome[1:3]] == ["Snap 3!\n", "Ten.\n"]
    assert outcome[3] == (2, "", "parlour: numbers start at 0\n")


LEFT_OUT = {
    "broken = broken:ENTRY": "broken (broken:ENTRY) is left out: RuntimeError: not today",
    "gone = nowhere:ENTRY": "gone (nowhere:ENTRY) is left out: ModuleNotFoundError: ",
    "bottle = guest:ENTRY": "bottle (guest:ENTRY) is left out: there is a game bottle already",
    "other = guest:ENTRY": "other (guest:ENTRY) is left out: it is no Entry with the id other",
    "scrawl = scrawl:ENTRY": "scrawl (scrawl:ENTRY) is left out: ValidationError: ",
    "snap = guest:GAME": "snap (guest:GAME) is left out: AttributeError: ",
}


def test_games_that_cannot_be_listed_are_left_out_with_one_line(install):
    """All of them together: no package hides another, or the guest's."""
    *some, last = LEFT_OUT
    outcome = install(*some, *POINTS, last)("games", "--json")
    assert outcome.returncode == 0
    lines = outcome.stderr.splitlines(keepends=True)
    assert len(lines) == len(LEFT_OUT)
    for says in LEFT_OUT.values():
        whole = says if says.endswith(" ") else f"{says}\n"
        (line,) = [line for line in lines if line.startswith(f"parlour: the game {whole}")]
        assert line.endswith("\n")
    assert [game["id"] for game in json.loads(outcome.stdout)] == [*OURS, "guest"]


def test_a_guest_with_broken_commands_leaves_those_of_others(install):
    parlour = install(*POINTS, "mute = mute:ENTRY", "play = play:ENTRY")
    (status, out, complaints), listed, played = parlour.several(["guest", "cards"], ["games"], ["play", "chess"])
    assert (status, out) == (0, "Ten.\n")
    assert sorted(complaints.splitlines()) == [
        "parlour: the commands of mute are left out: RuntimeError: out of order",
        "parlour: the commands of play are left out: parlour play means something else",
    ]
    assert "A Guest" in listed[1]
    assert "there is no game" in played[2]


def test_a_guest_without_a_package_has_no_texts_and_no_rules(install):
    games, rules = install("snap = server.snap:ENTRY").several(["games", "--json"], ["rules", "snap"])
    assert json.loads(games[1])[-1]["about"] == {}
    assert rules[2].startswith("parlour: there are no rules of 'snap'")
