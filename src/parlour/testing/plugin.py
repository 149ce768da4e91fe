"""A plugin for pytest: `pytest --parlour-game GAME` tries the laws on an installed game, one test per law and setting.

`--parlour-plays FOLDER` replays the recorded plays of that game, and `--parlour-record` records them again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

GAME, PLAYS, RECORD = "--parlour-game", "--parlour-plays", "--parlour-record"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("parlour", "games of Parlour")
    group.addoption(GAME, action="append", default=[], metavar="GAME", help="Try the laws of Parlour on this game.")
    group.addoption(PLAYS, type=Path, metavar="FOLDER", help="Replay the recorded plays of the game in this folder.")
    group.addoption(RECORD, action="store_true", help="Record the plays in that folder anew.")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules of a game that a test proves")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the tests of each game before others choose from all tests (`-k`)."""
    for game in config.getoption(GAME):
        items += Laws.from_parent(session, name=f"parlour-{game}", nodeid=f"parlour::{game}", game=game).collect()


class Laws(pytest.Collector):
    """The laws and the recorded plays of one game."""

    def __init__(self, *, game: str, **given: Any) -> None:
        super().__init__(**given)
        from parlour.games import CATALOGUE

        if game not in CATALOGUE:
            raise pytest.UsageError(f"there is no game {game!r}; there are: {', '.join(CATALOGUE)}")
        self.entry = CATALOGUE[game]

    def collect(self) -> "list[pytest.Item]":
        return [*self._laws(), *self._plays()]

    def _laws(self) -> Iterator[pytest.Item]:
        from parlour.testing.checking import fault_in_opening
        from parlour.testing.laws import LAWS
        from parlour.testing.playing import Games
        from parlour.testing.report import Fault
        from parlour.testing.variants import variants_of

        for variant in variants_of(self.entry):
            unfit = fault_in_opening(variant)
            if isinstance(unfit, Fault):
                yield Opening.from_parent(self, name=f"opening[{variant.name}]", fault=unfit)
            elif unfit is None:
                games = Games(variant)
                for law in LAWS:
                    yield OneLaw.from_parent(self, name=f"{law.name}[{variant.name}]", law=law, games=games)

    def _plays(self) -> Iterator[pytest.Item]:
        from parlour.testing.plays import recipes_of

        if folder := self.config.getoption(PLAYS):
            for name, recipe in recipes_of(self.entry):
                yield Play.from_parent(self, name=f"play[{name}]", folder=folder, play=name, recipe=recipe)


class Failed(Exception):
    """A law or a play that failed, in words."""


class Test(pytest.Item):
    """A test that shows its failure in words, without a traceback."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        wrong = excinfo.value
        return str(wrong) if isinstance(wrong, Failed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.name


class Opening(Test):
    """A setting at which the game can't be opened or started."""

    def __init__(self, *, fault: Any, **given: Any) -> None:
        super().__init__(**given)
        self.fault = fault

    def runtest(self) -> None:
        _fail(self.fault)


class OneLaw(Test):
    """One law on the games of one setting."""

    def __init__(self, *, law: Any, games: Any, **given: Any) -> None:
        super().__init__(**given)
        self.law, self.games = law, games

    def runtest(self) -> None:
        from parlour.testing.checking import faults_of

        for fault in faults_of(self.law, self.games):
            _fail(fault)


class Play(Test):
    """A recorded play. It must replay to its end with the same text, unless it is recorded again."""

    parent: Laws

    def __init__(self, *, folder: Path, play: str, recipe: Any, **given: Any) -> None:
        super().__init__(**given)
        self.folder, self.play, self.recipe = folder, play, recipe

    def runtest(self) -> None:
        from parlour.replaying import replay
        from parlour.testing.plays import record, story

        entry, log, text = self.parent.entry, *(self.folder / f"{self.play}.{end}" for end in ("jsonl", "txt"))
        if self.config.getoption(RECORD):
            record(self.folder, entry, self.play, self.recipe)
        if not log.is_file():
            raise Failed(f"{log} is missing; {RECORD} writes it")
        table = replay(log.read_bytes().splitlines())
        if table.result is None:
            raise Failed(f"{log} does not replay to the end of a game")
        if story(entry, table, self.recipe.language) != text.read_text("utf-8"):
            raise Failed(f"{text} tells another story than the game does now; {RECORD} writes it anew")


def _fail(fault: Any) -> None:
    from parlour.testing.report import fault_in_words

    raise Failed("\n".join(fault_in_words(fault)))
