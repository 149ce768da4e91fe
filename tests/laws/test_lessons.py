"""What people take along from a game: a sentence a seat in both languages, and never more than a screen."""

from pathlib import Path

import pytest

from parlour.cli import log_files
from parlour.core.lesson import MOST
from parlour.games import CATALOGUE, OURS

PLAYS = Path(__file__).parents[1] / "plays"
LONGEST = 200
"""Letters of a sentence that is read on a phone at a glance."""
QUICK = ["bottle-default", "bottle-uk", "bottle-effects", "lone-default", "lone-uk", "bookworm-doubts", "bookworm-uk"]


@pytest.mark.parametrize("play", QUICK)
def test_every_seat_gets_a_sentence_and_the_game_its_best_words(play: str) -> None:
    record = log_files.load(PLAYS / f"{play}.jsonl")
    lessons = log_files.lesson_of(record)
    assert list(lessons) == ["en", "uk"]
    for lesson in lessons.values():
        assert len(lesson.said) == record.heading.seats
        assert all(0 < len(said) <= LONGEST and "{" not in said for said in lesson.said)
        assert 0 < len(lesson.words) <= MOST
        assert len({one.word for one in lesson.words}) == len(lesson.words)
    assert lessons["en"].words == lessons["uk"].words
    assert lessons["en"].said != lessons["uk"].said


def test_every_game_of_the_house_teaches_something() -> None:
    assert all(CATALOGUE[game].lesson is not None for game in OURS)
