"""Recorded games have not changed: every log replays to the same events and sentences."""

from pathlib import Path

import pytest

from parlour import CATALOGUE, replay
from parlour.games import OURS
from parlour.testing.plays import story
from plays import sentences
from plays.recipes import recipes

HERE = Path(__file__).parent
OLD = sorted((HERE / "old").glob("*.jsonl"))
"""Games as they were once played and stored. They are never made again and must replay for ever."""


@pytest.mark.rule("COM-01")
@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_an_old_game_replays_to_its_end(file: Path) -> None:
    assert replay(file.read_bytes().splitlines()).result is not None


@pytest.mark.rule("COM-01")
@pytest.mark.parametrize("name", recipes())
def test_a_kept_game_replays_to_its_end_with_the_same_texts(name: str) -> None:
    entry, recipe = recipes()[name]
    table = replay((HERE / f"{name}.jsonl").read_bytes().splitlines())
    assert table.result is not None
    kept = (HERE / f"{name}.txt").read_text("utf-8")
    assert story(entry, table, recipe.language) == kept


@pytest.mark.parametrize("game", sentences.tellable())
def test_the_client_is_given_the_sentences_of_today(game: str) -> None:
    """`scripts/make-plays --tell` writes them, and web/tests/games/sentences.test.ts compares."""
    assert sentences.file_of(game).read_text("utf-8") == sentences.written(game)


def test_every_kept_game_has_its_recipe() -> None:
    assert {file.stem for file in HERE.glob("*.jsonl")} == set(recipes())


@pytest.mark.parametrize("game", OURS)
def test_every_mode_of_every_game_has_a_kept_game(game: str) -> None:
    kept = [recipe.settings for entry, recipe in recipes().values() if entry.id == game]
    assert {} in kept
    assert set(CATALOGUE[game].modes) <= {
        settings.get("mode", getattr(CATALOGUE[game].settings(), "mode", None)) for settings in kept
    }
