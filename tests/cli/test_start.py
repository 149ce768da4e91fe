"""How the command starts."""

import subprocess
import sys

import pytest

from parlour.cli.start import main

pytestmark = pytest.mark.slow  # many short processes


class Impatience:
    """Someone presses Ctrl-C while the commands are being loaded."""

    def find_spec(self, name, path=None, target=None):
        if name == "parlour.cli.app":
            raise KeyboardInterrupt


def test_ctrl_c_during_loading_ends_the_command_silently(monkeypatch, capsys):
    monkeypatch.delitem(sys.modules, "parlour.cli.app", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Impatience(), *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")


def test_python_m_parlour_is_the_same_command(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["parlour", "--version"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("parlour ")


@pytest.mark.parametrize("words", [["stars", "score", "-h"], ["-h"]])
def test_data_of_games_is_loaded_on_demand(words):
    """Solvers, for example, are not needed for serving or playing."""
    program = f"""
import sys
from parlour.cli.app import app
app(["games"], standalone_mode=False)
assert "parlour.games.stars.commands" not in sys.modules
app({words}, standalone_mode=False)
assert "parlour.games.stars.commands" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_numpy_is_only_imported_by_what_needs_it():
    """numpy takes as long to import as everything else together."""
    program = """
import sys
from parlour.cli.app import app
for command in ("--version", "word carbon", "word carbn", "rules bottle"):
    app(command.split(), standalone_mode=False)
    assert "numpy" not in sys.modules, command
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
