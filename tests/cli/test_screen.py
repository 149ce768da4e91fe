"""What the terminal shows by itself: the prompt is always visible, and help is one line away."""

import io
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from rich.console import Console

from cli.terminal import typed
from parlour.cli.terminal.phrases import how_to_type
from parlour.cli.terminal.screen import Drawn
from parlour.cli.terminal.session import Closed, People, Session, Shown
from parlour.core import Refused, Table
from parlour.core.schedule import Bots
from parlour.core.typed import read_move
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

PARLOUR = Path(sys.executable).with_name("parlour")


def drawn(shown: Shown, height: int) -> list[str]:
    console = Console(file=io.StringIO(), width=40, height=height, force_terminal=True, color_system=None)
    people = People([0], ["Ann"], "en")
    with console.capture() as captured:
        console.print(Drawn(console, CATALOGUE["bottle"], people)._drawn(shown))
    return captured.get().splitlines()


def moment(text: str, said: list[str]) -> Shown:
    return Shown(drawing=text, text=text, said=tuple(said), left=3.0, span=9.0, typing=0, line="glo", refused="")


@pytest.mark.parametrize("height", [12, 24, 50])
def test_long_lines_never_push_the_prompt_off_the_screen(height):
    lines = drawn(moment("the bottle", [f"{n} " + "a long tale " * 9 for n in range(30)]), height)
    assert len(lines) <= height
    assert any(line.startswith("Ann › glo") for line in lines)


def test_tall_games_lose_their_first_lines_but_keep_the_prompt():
    lines = drawn(moment("\n".join(f"row {n}" for n in range(40)), []), 20)
    assert len(lines) <= 20
    assert "row 39" in [line.strip() for line in lines]
    assert lines[-1].startswith("Ann › glo")


def session(game: str, *typed: str) -> Session:
    entry = CATALOGUE[game]
    opened = entry.open(Lexicon.load, {})
    keys = list(typed)
    one = Session(entry, opened, People([0, 1], ["Ann", "Ben"], "en"), Bots({}, Random(1)), lambda: 1000, Random(1))
    with suppress(Closed):
        one.run(lambda wait: keys.pop(0) if keys else "\x04", type("Blind", (), {"show": lambda self, shown: None})())
    return one


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_game_takes_the_help_command_for_a_word(game):
    before = len(session(game).table.log)
    asked = session(game, "/help\n")
    assert set(how_to_type("en", CATALOGUE[game])) <= set(asked.said)
    assert len(asked.table.log) == before


@pytest.mark.parametrize("game", CATALOGUE)
def test_enter_alone_is_not_a_mistake(game):
    one = session(game, "\n", "1\n")
    assert len(one.table.log) == len(session(game).table.log)
    assert session(game, "\n").refused == ""


def test_between_rounds_the_last_line_says_how_to_go_on():
    done = session("lone", "1 done\n", "2 done\n", "1 give 1 2 3 4\n", "2 give 1 2 3 4\n").shown()
    assert done.goes_on
    assert drawn(done, 30)[-1].startswith("Enter: continue · ")
    assert not session("lone").shown().goes_on


def test_leave_has_its_own_line():
    assert session("bottle", "/quit\n", "1 pass\n").table.log == session("bottle").table.log


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_commands_in_the_help_work(game, language):
    entry = CATALOGUE[game]
    opened = entry.open(Lexicon.load, {"language": language})
    table = Table(opened, max(2, entry.players[0]), Random(1))
    seat = next(iter(table.wait.asks))
    for way in how_to_type(language, entry):
        typed = way.split("  ")[0].split(",")[0].replace("Enter", "")
        try:
            assert read_move(entry, typed, table.view(seat), get_args(opened.Moves) or (opened.Moves,))
        except Refused as refused:
            assert refused.code != "unreadable", typed


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="no signals of this kind here")
def test_ctrl_c_leaves_keeps_the_game_and_says_so(tmp_path):
    log = tmp_path / "game.jsonl"
    # Children of a background shell ignore the signal. This restores it, however the tests are run.
    hearing = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    )
    words = [sys.executable, "-c", hearing, PARLOUR, "play", "bottle", "--log", log]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate(timeout=300)
    assert (running.returncode, errors) == (130, b"")
    assert log.exists()
    assert b"parlour replay" in out


def test_a_piped_game_begins_with_the_board():
    printed = typed("", "play", "bottle", "--players", "2", "--set", "mode=easy")
    assert printed.index("╭") < printed.index("Round 1: ")
