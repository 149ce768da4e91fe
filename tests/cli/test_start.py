"""How the command begins."""

import subprocess
import sys

import pytest

from parlour.cli.start import main


class Impatience:
    """Someone presses Ctrl-C while the commands are being loaded."""

    def find_spec(self, name, path=None, target=None):
        if name == "parlour.cli.app":
            raise KeyboardInterrupt


def test_ctrl_c_while_it_loads_ends_it_without_a_word(monkeypatch, capsys):
    monkeypatch.delitem(sys.modules, "parlour.cli.app", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Impatience(), *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")


def test_it_is_the_same_command(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["parlour", "--version"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("parlour ")


@pytest.mark.parametrize("words, are_read", [(["games"], False), (["stars", "score", "-h"], True), (["-h"], True)])
def test_what_games_bring_along_is_read_only_when_it_is_asked_for(words, are_read):
    """Solvers, and much else that serving or playing does not need."""
    program = f"""
import sys
from parlour.cli.app import app
app({words}, standalone_mode=False)
print("parlour.games.stars.commands" in sys.modules)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == str(are_read)


@pytest.mark.parametrize("command", ["--version", "word carbon", "word carbn", "rules bottle"])
def test_numpy_is_only_imported_by_what_needs_it(command):
    """It takes as long to import as everything else together."""
    program = f"""
import sys
from parlour.cli.app import app
app({command.split()}, standalone_mode=False)
print("numpy" in sys.modules)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == "False"
