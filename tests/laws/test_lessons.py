"""Lessons: a sentence for each seat in both languages, and never more than a screen."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.cli.terminal import log_files
from parlour.core import AnyStory, Story
from parlour.core.extras.highlights import MOST
from parlour.games import CATALOGUE, OURS
from parlour.games.rebus.analysis import Everyday, Laid
from parlour.games.rebus.review import TurnReview
from parlour.games.rebus.review import lesson as lesson_of_rebus
from parlour.games.stars.analysis import HINTS, Read
from parlour.games.stars.bot.meaning import PLAINEST, meaning_of
from parlour.games.stars.components.cards import Side
from parlour.games.stars.review import Learned, Review
from parlour.games.stars.review import lesson as lesson_of_stars
from parlour.games.stars.review import review as review_of_stars
from parlour.games.stars.rules.sides import partners
from parlour.games.stars.solver.belief import NOBODY
from parlour.languages import languages
from parlour.lexicon import Lexicon
from parlour.replaying import Record

PLAYS = Path(__file__).parents[1] / "plays"
LONGEST = 200
"""The most letters of a sentence that can be read on a phone at a glance."""
QUICK = ["bottle-default", "bottle-uk", "bottle-effects", "lone-default", "lone-uk", "bookworm-doubts", "bookworm-uk"]


def story_of(record: Record) -> AnyStory:
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


def test_every_game_of_ours_teaches_something() -> None:
    assert all(CATALOGUE[game].extras.review.lesson is not None for game in OURS)


# Letters Rebus and the stars need seconds for a review, so their sentences are tested with reviews made by hand.


def _turn(seat: int, reached: int, best: int, everyday: int, bound: int | None = None) -> TurnReview:
    words = (Laid("cat", 5),) if seat == 0 else (Laid("stone", 9), Laid("cat", 4))
    common = Everyday(everyday, (), ("garden",), ("sea", "lantern"))
    return TurnReview(2, seat, "", reached, words, best, bound or best, 0.5, (), (), (), common)


def test_rebus_reports_where_everyday_words_would_have_scored_more() -> None:
    game = CATALOGUE["rebus"].open(Lexicon.load, {"language": "en"})
    turns = (_turn(0, -3, 40, 30), _turn(0, 20, 40, 25), _turn(1, 40, 50, 31))
    outcome = lesson_of_rebus(Story(game, 3), turns, "en")
    assert outcome.said == (
        "Round 2 had 30 points in everyday words: LANTERN, GARDEN, SEA.",
        "No everyday crossword beats this: 80% of the best with familiar words.",
        "",  # players who came after the last turn
    )
    found = lesson_of_rebus(Story(game, 1), (_turn(0, 40, 50, 31, bound=60),), "uk").said
    assert found == ("Простими словами краще не складеш: 80 % від найкращого, що ми знайшли.",)


def _learned(by: int, word: str, bits: float, side: Side = "scientists") -> Learned:
    return Learned(0, side, 1, word, 3, bits, bits, 90, 9, 3.0, {}, NOBODY, by)


def _advised(read: tuple[Read, ...], *learned: Learned, language: str = "en") -> tuple[str, ...]:
    game = CATALOGUE["stars"].open(Lexicon.load, {"language": "en"})
    return lesson_of_stars(Story(game, 3), Review(NOBODY, 90, 3.0, (learned,), (read,)), language).said


MISREAD = Read("scientists", "vegetables", "mosquitoes", "broccoli", 1, None)
GAP = Read("scientists", "gold", "snow", None, None, "ingot")
RIGHT = Read("scientists", "moon", "moon", "crater", 2, None)


def test_the_stars_report_misreadings_and_words_without_a_hint() -> None:
    sent = (_learned(1, "broccoli", 0.2), _learned(2, "crater", 3.3))
    assert _advised((MISREAD, GAP, RIGHT), *sent) == (
        "",  # the Alien sent nothing
        "BROCCOLI was read as MOSQUITOES. Nothing pointed at GOLD. INGOT would have.",
        "Nothing pointed at GOLD. INGOT would have. CRATER left 9 of 90 possible ciphers.",
    )
    german = _advised((MISREAD, GAP, RIGHT), *sent, language="de")[1]
    assert german == "BROCCOLI wurde als MOSQUITOES gelesen. Auf GOLD deutete nichts hin. INGOT hätte gepasst."
    ukrainian = _advised((MISREAD, GAP, RIGHT), *sent, language="uk")[2]
    assert ukrainian.startswith("На GOLD ніщо не натякало. Підійшло б INGOT. Слово CRATER лишило 9 з 90")


def test_the_stars_suggest_nothing_where_every_word_had_a_hint() -> None:
    assert _advised((RIGHT,), _learned(2, "crater", 0.5))[2] == "Every word of your message was understood."
    no_better = replace(GAP, better=None)
    assert _advised((no_better,), _learned(2, "crater", 0.5))[2] == "Nothing pointed at GOLD."


@pytest.mark.parametrize("play", ["stars-default", "stars-de", "stars-uk"])
def test_every_number_and_word_of_the_stars_comes_from_the_log(play: str) -> None:
    record = log_files.load(PLAYS / f"{play}.jsonl")
    story = story_of(record)
    state = story.state
    nearness = meaning_of(record.game.lexicon).nearness
    found = review_of_stars(story)
    (learned,), (read,) = found.teams, found.read
    assert [outcome.by for outcome in learned] == [sent.by for sent in state.teams[0].sent]
    assert [outcome.before for outcome in learned] == [found.ciphers, *(outcome.ciphers for outcome in learned)][:-1]
    assert all(outcome.expected == outcome.bits for outcome in learned if outcome.side == "alien")
    for one in read:
        team, sent = state.teams[0], [outcome for outcome in learned if outcome.side == one.side]
        assert one.meant in record.game.referee.message_of(state, 0, one.side)
        assert one.guessed in team.at(partners(one.side)).words
        assert one.hint is None or (one.hint, one.by) in [(outcome.word, outcome.by) for outcome in sent]
        assert one.hint is None or nearness(one.hint, one.meant) >= HINTS
        assert one.better is None or (one.hint is None and not one.is_right)
        assert one.better is None or nearness(one.better, one.meant) >= PLAINEST
