"""What people take along from a game: a sentence a seat in both languages, and never more than a screen."""

from pathlib import Path

import pytest

from parlour.cli.terminal import log_files
from parlour.core import AnyStory, Story
from parlour.core.extras.highlights import MOST
from parlour.games import CATALOGUE, OURS
from parlour.games.rebus import lesson as lesson_of_rebus
from parlour.games.rebus.analysis import Everyday, Laid
from parlour.games.rebus.review import TurnReview
from parlour.games.stars import lesson as lesson_of_stars
from parlour.games.stars.bot.meaning import meaning_of
from parlour.games.stars.review import Better, Review, Told
from parlour.games.stars.review import review as review_of_stars
from parlour.games.stars.solver.guess import NOBODY
from parlour.languages import languages
from parlour.lexicon import Lexicon

PLAYS = Path(__file__).parents[1] / "plays"
LONGEST = 200
"""Letters of a sentence that is read on a phone at a glance."""
QUICK = ["bottle-default", "bottle-uk", "bottle-effects", "lone-default", "lone-uk", "bookworm-doubts", "bookworm-uk"]


def story_of(record: log_files.Record) -> AnyStory:
    return Story.replay(record.game, record.heading.seats, record.log)


@pytest.mark.parametrize("play", QUICK)
def test_every_seat_gets_a_sentence_and_the_game_its_best_words(play: str) -> None:
    record = log_files.load(PLAYS / f"{play}.jsonl")
    lessons = log_files.lesson_of(record, story_of(record))
    assert list(lessons) == list(languages())
    for lesson in lessons.values():
        assert len(lesson.said) == record.heading.seats
        assert all(0 < len(said) <= LONGEST and "{" not in said for said in lesson.said)
        assert 0 < len(lesson.words) <= MOST
        assert len({one.word for one in lesson.words}) == len(lesson.words)
    assert lessons["en"].words == lessons["uk"].words
    assert lessons["en"].said != lessons["uk"].said


def test_every_game_of_the_house_teaches_something() -> None:
    assert all(CATALOGUE[game].extras.review.lesson is not None for game in OURS)


# Letters Rebus and the stars look at their games for seconds: their sentences are read from reviews made by hand.


def _turn(seat: int, reached: int, best: int, everyday: int, bound: int | None = None) -> TurnReview:
    words = (Laid("cat", 5),) if seat == 0 else (Laid("stone", 9), Laid("cat", 4))
    common = Everyday(everyday, (), ("garden",), ("sea", "lantern"))
    return TurnReview(2, seat, "", reached, words, best, bound or best, 0.5, (), (), (), common)


def test_rebus_tells_where_everyday_words_would_have_been_more() -> None:
    game = CATALOGUE["rebus"].open(Lexicon.load, {"language": "en"})
    turns = (_turn(0, -3, 40, 30), _turn(0, 20, 40, 25), _turn(1, 40, 50, 31))
    told = lesson_of_rebus(Story(game, 3), turns, "en")
    assert told.said == (
        "Round 2 had 30 points in everyday words: LANTERN, GARDEN, SEA.",
        "No everyday crossword beats yours: you got 80% of the best there is.",
        "",  # who came after the last turn
    )
    found = lesson_of_rebus(Story(game, 1), (_turn(0, 40, 50, 31, bound=60),), "uk").said
    assert found == ("Простими словами краще не складеш: у вас 80 % від найкращого, що ми знайшли.",)


def _told(by: int, word: str, bits: float, expected: float, *better: Better) -> Told:
    return Told(0, "scientists", 1, word, 3, bits, expected, 9, 3.0, {}, NOBODY, better, by)


def test_the_stars_name_a_word_that_hints_too_and_promised_more() -> None:
    game = CATALOGUE["stars"].open(Lexicon.load, {"language": "en"})
    comet = Better("comet", 2.0, "star")
    learned = (
        _told(0, "moon", 0.5, 0.8, comet),
        _told(1, "sun", 3.0, 0.8, comet),  # it told more than the other promised
        _told(2, "dog", 2.5, 2.0),
    )
    told = {
        language: lesson_of_stars(Story(game, 4), Review(NOBODY, 9, 3.0, (learned,)), language)
        for language in ("en", "uk")
    }
    assert told["en"].said == ("COMET hints at STAR too, and promised more about the cipher than MOON.", "", "", "")
    assert told["uk"].said[0] == "COMET теж натякає на STAR, а про шифр обіцяло більше, ніж MOON."
    assert [(one.seat, one.word) for one in told["en"].words] == [(1, "sun"), (2, "dog"), (0, "moon")]


def test_the_stars_advise_no_word_that_hints_at_nothing_or_less_plainly() -> None:
    record = log_files.load(PLAYS / "stars-default.jsonl")
    story = story_of(record)
    state = story.state
    nearness = meaning_of(record.game.lexicon).nearness
    (learned,) = review_of_stars(story).teams
    assert [told.by for told in learned] == [sent.by for sent in state.teams[0].sent]
    for told in learned:
        message = record.game.referee.message_of(state, 0, told.side)
        plain = max(nearness(told.word, word) for word in message)
        for better in told.better:
            assert better.meant in message
            assert nearness(better.word, better.meant) >= plain
            assert better.bits >= 1.25 * told.expected
