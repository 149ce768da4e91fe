"""Bookworm's doubts and votes, and one person among bots."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour import replay
from parlour.games.bookworm import Bot, CastVote, Doubt, Keep, Say
from parlour.games.bookworm.beside import Answer, beside
from parlour.games.bookworm.model.events import HouseAnswer, TakenBack, VoteEnded
from parlour.lexicon import HouseWords, Lexicon
from parlour.lexicon.categories import Categories
from rules.bookworm_scene import FRUIT, BookwormScene

UKRAINIAN = Lexicon.load("uk")


# The referee marks, and decides nothing.


@pytest.mark.rule("BKW-12")
@pytest.mark.parametrize("word, fit", [("camel", "yes"), ("chair", "no"), ("cmnjyx", "unsure")])
def test_a_word_that_nobody_doubts_counts_even_if_the_data_disagree(word: str, fit: str) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, word, 0)
    assert scene.table.view(2).said[-1].mark.fit == fit
    assert scene.dice_of(1) == (0,)
    assert scene.turn == 2


def test_a_word_one_letter_off_gets_a_suggestion() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "crocodle", 0)
    assert scene.table.view(0).said[-1].mark.meant == "crocodile"
    assert scene.say(2, "dig").table.view(0).said[-1].mark.meant is None  # a word, if not an animal


# Doubts and votes.


@pytest.mark.rule("BKW-12")
def test_a_doubt_calls_a_vote_of_all_but_the_speaker() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(3)
    assert scene.phase == "Voting"
    view = scene.table.view(1)
    assert view.phase.vote.voters == (0, 2, 3)
    assert view.phase.by == 3
    assert scene.refuses(1, CastVote(True)) == "not-asked"


@pytest.mark.rule("BKW-12")
def test_the_majority_decides_and_a_word_voted_down_goes_back_with_its_die() -> None:
    scene = BookwormScene(4).opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel").say(2, "chair")
    assert scene.worms == (0, 1, 0, 0)
    scene.doubt(0).vote(s1=True, s3=False)
    assert scene.events(VoteEnded) == [VoteEnded("chair", False, ((0, False), (1, True), (3, False)))]
    assert scene.events(TakenBack) == [TakenBack(2, "chair", 0)]
    assert scene.dice_of(1) == (0,)
    assert scene.worms == (0, 0, 0, 0)
    assert scene.turn == 2
    assert scene.refuses(2, Say("chairs", 0)) == "voted-down"
    assert scene.say(2, "cat").dice_of(2) == (0,)


@pytest.mark.rule("BKW-12", "BKW-06")
def test_a_word_that_was_voted_down_may_be_named_in_the_next_round() -> None:
    scene = BookwormScene().opened().say(1, "cherry").doubt(0).vote(s2=False).wait()
    scene.opened(card=FRUIT)
    assert scene.say(scene.turn, "cherry").state.said[-1].word == "cherry"


@pytest.mark.rule("BKW-12")
def test_a_tie_means_that_it_fits() -> None:
    scene = BookwormScene().opened().say(1, "chair").doubt(2).vote(s0=True)
    assert scene.events(VoteEnded)[0].fits
    assert scene.dice_of(1) == (0,)
    assert scene.turn == 2


@pytest.mark.rule("BKW-12")
def test_a_word_accepted_by_vote_is_shown_as_fitting() -> None:
    scene = BookwormScene().opened().say(1, "chair")
    assert scene.table.view(0).said[-1].mark.fit == "no"
    scene.doubt(2).vote(s0=True)
    view = scene.table.view(0)
    assert view.said[-1].mark.fit == "yes"
    assert view.last is not None
    assert view.last.word.mark.fit == "yes"
    assert [word.mark.fit for word in scene.say(2, "dog").table.view(0).said] == ["yes", "yes"]


@pytest.mark.rule("BKW-12")
def test_an_absent_voter_abstains_when_15_seconds_have_passed() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(2)
    called = scene.table.at
    scene.wait(called + 14_999)
    assert scene.phase == "Voting"
    scene.wait(called + 15_000)
    assert scene.events(VoteEnded) == [VoteEnded("chair", True, ((2, False),))], "one vote is not enough (BKW-32)"


@pytest.mark.rule("BKW-32")
def test_a_doubt_is_its_doubters_vote_against() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(2)
    assert scene.table.view(0).phase.vote.voted == (2,)
    assert scene.refuses(2, CastVote(True)) == "not-asked"
    scene.vote(s0=True, s3=True)
    assert scene.events(VoteEnded) == [VoteEnded("chair", True, ((2, False), (0, True), (3, True)))]


@pytest.mark.rule("BKW-32")
def test_a_word_falls_only_if_two_voted_and_more_against_it_than_for_it() -> None:
    alone = BookwormScene().opened().say(1, "chair").doubt(2).wait()
    assert alone.events(VoteEnded) == [VoteEnded("chair", True, ((2, False),))]
    both = BookwormScene().opened().say(1, "camel").doubt(2).vote(s0=False)
    assert both.events(VoteEnded) == [VoteEnded("camel", False, ((2, False), (0, False)))]
    assert both.turn == 1


@pytest.mark.rule("BKW-32")
@pytest.mark.parametrize("word, fits", [("camel", True), ("chair", False), ("cmnjyx", True)])
def test_for_two_players_sure_data_decide_at_once(word: str, fits: bool) -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").say(1, word, 0).doubt(0)
    (ended,) = scene.events(VoteEnded)
    assert ended.fits == fits
    assert bool(scene.events(TakenBack)) != fits
    assert scene.turn == (0 if fits else 1)


@pytest.mark.rule("BKW-32")
@pytest.mark.parametrize(
    ("language", "word", "fit", "under"),
    [
        ("en", "banana", "no", "fruit"),
        ("uk", "банан", "no", "fruit"),
        ("de", "banane", "no", "fruit"),
        ("en", "camels", "yes", None),
        ("en", "cmnjyx", "unsure", None),
    ],
)
def test_our_lists_name_the_category_of_a_doubted_word(language, word, fit, under) -> None:
    question = msgspec.json.encode({"category": "animal", "answer": word})
    answer = beside(Lexicon.load(language), question)
    assert isinstance(answer, Answer)
    assert (answer.fit, answer.under and answer.under.id) == (fit, under)


@pytest.mark.rule("BKW-32")
def test_a_log_of_the_first_rules_in_which_a_doubt_was_no_vote_still_replays() -> None:
    old = Path(__file__).parents[1] / "plays" / "old" / "bookworm-doubts.jsonl"
    assert replay(old.read_bytes().splitlines()).game.rules_version == 1
    assert BookwormScene().table.game.rules_version == 4


@pytest.mark.rule("BKW-40")
def test_two_players_agree_on_a_house_answer_after_the_data_decided() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").say(1, "chair", 0)
    assert "Keep" not in scene.asked(0)
    scene.doubt(0)
    scene.act(1, Keep())
    assert "Keep" not in scene.asked(1)
    assert scene.refuses(1, Say("chair", 0)) == "voted-down", "a suggestion alone changes nothing"
    scene.act(0, Keep())
    assert scene.say(1, "chair", 0).state.said[-1].mark.fit == "yes"
    assert scene.doubt(0).events(VoteEnded)[-1].fits


@pytest.mark.rule("BKW-40")
def test_a_suggestion_lasts_until_the_end_of_its_round_and_an_agreement_longer() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0).doubt(0)
    assert "Keep" in scene.asked(0)
    ended = scene.wait().table.view(0)
    assert ended.house == HouseAnswer(ended.category, "camel", fits=False, agreed=())
    scene.wait()
    assert scene.table.view(0).house is None


@pytest.mark.rule("BKW-40")
def test_with_three_players_the_others_vote() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "chair", 0).doubt(0).vote(s2=True)
    assert all("Keep" not in scene.asked(seat) for seat in range(3))


@pytest.mark.rule("BKW-40")
@pytest.mark.parametrize("word, fit", [("chair", "yes"), ("chairs", "yes"), ("camel", "no"), ("cat", "yes")])
def test_house_answers_outdo_the_category_data_in_one_category(word: str, fit: str) -> None:
    house = HouseWords(allow=("animal: chair", "fruit: camel", "gloop"), refuse=("animal: camel", "fruit: cat"))
    scene = BookwormScene(house=house).opened("c1 d1 e2 f1 g2 h2 m1").say(1, word, 0)
    assert scene.state.said[-1].mark.fit == fit
    assert Lexicon.load("en").with_house(house).house == HouseWords(allow=("gloop",))


@pytest.mark.rule("BKW-12")
def test_a_word_may_be_doubted_for_five_seconds() -> None:
    scene = BookwormScene().opened().say(1, "chair")
    spoken = scene.table.at
    assert scene.table.view(0).last.doubt_until == spoken + 5_000
    assert scene.refuses(0, Doubt(), at=spoken + 5_001) == "no-doubt-now"
    scene = BookwormScene().opened().say(1, "chair")
    assert scene.doubt(0, at=scene.table.at + 5_000).phase == "Voting"


@pytest.mark.rule("BKW-12")
def test_once_the_next_player_has_spoken_it_is_their_word_that_is_doubted() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "chair").say(2, "dog").doubt(1)
    assert scene.last_events[0].word == "dog"


@pytest.mark.rule("BKW-12")
def test_the_end_of_a_round_waits_for_doubts() -> None:
    scene = BookwormScene().opened().each("camel", "dog", "elephant", "fox", "goat", "horse", "moon")
    ended = scene.table.at
    scene.wait(ended + 4_999)
    assert scene.phase == "Ending"
    scene.doubt(0, at=ended + 5_000).vote(s2=False)
    assert scene.phase == "Naming"
    assert scene.turn == 1
    scene.say(1, "mouse").wait(scene.table.at + 5_000)
    assert scene.phase == "Scored"


@pytest.mark.rule("BKW-12")
def test_after_a_vote_the_speaker_goes_on_with_the_time_that_was_left() -> None:
    scene = BookwormScene().opened()
    began = scene.table.at
    scene.say(1, "chair", at=began + 3_000).doubt(0).vote(s2=False)
    assert scene.state.phase.until == scene.table.at + 12_000


@pytest.mark.rule("BKW-12")
def test_after_a_vote_at_least_five_seconds_are_left() -> None:
    scene = BookwormScene().opened()
    scene.say(1, "chair", at=scene.table.at + 14_000).doubt(0).vote(s2=False)
    assert scene.state.phase.until == scene.table.at + 5_000
    scene.wait()
    assert scene.state.sheet[0].ended_by == 1


@pytest.mark.rule("BKW-12")
def test_the_next_players_clock_stops_while_the_table_votes() -> None:
    scene = BookwormScene().opened().say(1, "camel")
    spoken = scene.table.at
    scene.doubt(0, at=spoken + 2_000)
    scene.act(2, CastVote(True), at=spoken + 8_000)
    assert scene.turn == 2
    assert scene.state.phase.until == spoken + 15_000 + 6_000


@pytest.mark.rule("BKW-12")
def test_a_word_that_was_voted_on_cannot_be_doubted_again() -> None:
    scene = BookwormScene().opened().say(1, "camel").doubt(0).vote(s2=True)
    assert "Doubt" not in scene.asked(0)
    assert scene.table.view(0).last.doubt_until is None


def test_each_player_has_one_vote() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(0).vote(s2=False)
    assert scene.refuses(2, CastVote(True)) == "not-asked"


def test_running_votes_are_hidden() -> None:
    one = BookwormScene(4).opened().say(1, "chair").doubt(0).vote(s2=False)
    other = BookwormScene(4).opened().say(1, "chair").doubt(0).vote(s2=True)
    for seat in (None, 0, 1, 3):
        assert one.table.view(seat) == other.table.view(seat)


# One person and bots.


@pytest.mark.rule("BKW-13")
def test_a_bot_only_gives_answers_from_its_category_data() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1")
    words = set(Categories.load("en").words("animal"))
    for seed in range(20):
        thought = Bot(scene.table.game.referee.words, 5).think(scene.table.view(1), (Say,), Random(seed))
        assert thought is not None
        assert thought.move.word in words


@pytest.mark.rule("BKW-13")
@pytest.mark.parametrize("word, fits", [("camel", True), ("chair", False), ("cmnjyx", True)])
def test_a_bot_votes_by_the_data(word: str, fits: bool) -> None:
    scene = BookwormScene().opened().say(1, word).doubt(2)
    thought = Bot(scene.table.game.referee.words, 3).think(scene.table.view(0), (CastVote,), Random(1))
    assert thought is not None
    assert thought.move == CastVote(fits)


@pytest.mark.rule("BKW-13")
def test_judged_by_the_data_a_misfit_is_refused_and_the_speaker_may_overrule_it() -> None:
    scene = BookwormScene(judge="data").opened("c1 d1 e2 f1 g2 h2 m1")
    assert scene.refuses(1, Say("chair", 0)) == "does-not-fit"
    scene.act(1, Say("chair", 0, sure=True))
    assert scene.dice_of(1) == (0,)
    assert "Doubt" not in scene.asked(0)
    assert scene.say(2, "dmnjyx").dice_of(2) == (1,)  # the data don't know it: it stands
    scene.act(0, Say("envelope", 2, sure=True))  # without limit
    assert scene.dice_of(0) == (2,)
