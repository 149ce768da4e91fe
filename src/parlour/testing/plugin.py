"""A plugin for pytest: `pytest --parlour-game GAME` tries the laws on an installed game, one test per law and setting.

`--parlour-plays FOLDER` replays the recorded plays of that game, and `--parlour-record` records them again.
"""

from collections.abc import Callable, Iterator
from functools import partial
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
                yield Test.from_parent(self, name=f"opening[{variant.name}]", run=partial(_fail, unfit))
            elif unfit is None:
                games = Games(variant)
                for law in LAWS:
                    yield Test.from_parent(self, name=f"{law.name}[{variant.name}]", run=partial(_try, law, games))

    def _plays(self) -> Iterator[pytest.Item]:
        from parlour.testing.plays import recipes_of

        if folder := self.config.getoption(PLAYS):
            for name, recipe in recipes_of(self.entry):
                yield Test.from_parent(self, name=f"play[{name}]", run=partial(self._replay, folder, name, recipe))

    def _replay(self, folder: Path, name: str, recipe: Any) -> None:
        """A recorded play must replay to its end with the same text, unless it is recorded again."""
        from parlour.replaying import replay
        from parlour.testing.plays import record, story

        log, text = (folder / f"{name}.{end}" for end in ("jsonl", "txt"))
        if self.config.getoption(RECORD):
            record(folder, self.entry, name, recipe)
        if not log.is_file():
            raise Failed(f"{log} is missing; {RECORD} writes it")
        table = replay(log.read_bytes().splitlines())
        if table.result is None:
            raise Failed(f"{log} does not replay to the end of a game")
        if story(self.entry, table, recipe.language) != text.read_text("utf-8"):
            raise Failed(f"{text} tells another story than the game does now; {RECORD} writes it anew")


class Failed(Exception):
    """A law or a play that failed, in words."""


class Test(pytest.Item):
    """A test that shows its failure in words, without a traceback."""

    def __init__(self, *, run: Callable[[], None], **given: Any) -> None:
        super().__init__(**given)
        self.run = run

    def runtest(self) -> None:
        self.run()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        wrong = excinfo.value
        return str(wrong) if isinstance(wrong, Failed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.name


def _try(law: Any, games: Any) -> None:
    from parlour.testing.checking import faults_of

    for fault in faults_of(law, games):
        _fail(fault)


def _fail(fault: Any) -> None:
    from parlour.testing.report import fault_in_words

    raise Failed("\n".join(fault_in_words(fault)))
