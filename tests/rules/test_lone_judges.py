"""Who judges in Lone Words: the table by vote, or the dictionary with appeals (COM-06)."""

import pytest

from parlour.core import encode
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.games.lone import Appeal, CastVote, GoOn
from parlour.games.lone.model import Overturned, TimeUp
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, LoneScene

pytestmark = pytest.mark.rule("COM-06")


def voting_table(seats: int = 3) -> LoneScene:
    scene = LoneScene(seats, judge="table").rolled()
    scene.write(0, (0, "nto"), (FIVES[0], "stone")).write(1, (0, "nto"), (FOURS[0], "nest")).compare()
    return scene


def test_at_a_voting_table_every_word_is_voted_on_at_once_by_those_who_did_not_write_it() -> None:
    scene = voting_table()
    assert scene.phase == "Voting"
    assert scene.events(TimeUp) == [TimeUp(1)]
    assert [(event.word, event.seats) for event in scene.events(VoteCalled)] == [
        ("nto", (0, 1)),
        ("stone", (0,)),
        ("nest", (1,)),
    ]
    assert scene.refuses(0, CastVote(True, "stone")) == "may-not-vote"
    assert scene.refuses(0, CastVote(True, "cat")) == "no-such-vote"
    scene.act(2, CastVote(False, "nto")).act(2, CastVote(True)).act(0, CastVote(True)).act(1, CastVote(False))
    assert scene.phase == "Compared"
    assert [(event.word, event.valid) for event in scene.events(VoteEnded)] == [
        ("nto", False),
        ("stone", True),
        ("nest", True),
    ]
    assert (scene.line(0, "nto").why, scene.line(0, "nto").reason) == ("no-word", "voted-down")
    assert scene.scores == (8, 5, 0), "one for and one against is a tie, and a tie makes it valid"


def test_who_is_absent_abstains_after_fifteen_seconds() -> None:
    scene = voting_table()
    assert scene.table.wait.until == scene.table.at + 15_000
    scene.act(2, CastVote(False, "nto")).wait()
    assert scene.scores == (8, 5, 0)


def test_votes_are_hidden_until_they_are_counted_and_nobody_votes_twice() -> None:
    scene, other = voting_table(4), voting_table(4)
    scene.act(2, CastVote(True, "nto"))
    other.act(2, CastVote(False, "nto"))
    assert encode(scene.table.view(3)) == encode(other.table.view(3))
    assert scene.refuses(2, CastVote(True, "nto")) == "voted-already"


def test_a_ruling_of_the_table_holds_for_the_game_and_can_be_kept() -> None:
    scene = voting_table()
    scene.act(2, CastVote(True)).act(0, CastVote(True)).act(1, CastVote(True))
    assert scene.table.view(0).allowed == ("nto", "stone", "nest")
    scene.give_up(2, *SIXES, SEVEN).go_on().rolled().write(2, (0, "nto")).compare()
    assert scene.phase == "Compared", "no second vote"
    assert scene.line(2, "nto").why == "earlier"


def test_a_word_the_dice_cannot_make_needs_no_vote() -> None:
    scene = LoneScene(judge="table").rolled("tensoca").write(0, (FIVES[0], "stars")).compare()
    assert scene.line(0, "stars").why == "not-on-dice"


def appealing_table() -> LoneScene:
    return LoneScene(judge="appeal").rolled().write(0, (0, "nto")).write(1, (FIVES[0], "stone")).compare()


def test_an_appeal_is_voted_on_and_an_overturned_ruling_counts_as_if_the_judge_had_said_so() -> None:
    scene = appealing_table()
    assert scene.line(0, "nto").points == 0
    until = scene.table.wait.until
    scene.act(0, Appeal("nto"))
    assert scene.asked(0) == set()
    scene.act(1, CastVote(True)).act(2, CastVote(True))
    assert [(event.word, event.valid) for event in scene.events(Overturned)] == [("nto", True)]
    assert scene.scores == (3, 8, 0)
    assert scene.table.wait.until == until + 2_000, "the clocks stood still while the vote ran"
    assert scene.refuses(1, Appeal("nto")) == "no-such-ruling", "one appeal a ruling"


def test_a_valid_word_may_be_appealed_too() -> None:
    scene = appealing_table().act(2, Appeal("stone")).act(0, CastVote(False)).act(2, CastVote(False))
    assert scene.scores == (0, 0, 0)
    assert scene.line(1, "stone").reason == "voted-down"


def test_an_appeal_comes_within_five_seconds_and_the_next_roll_waits_so_long() -> None:
    scene = appealing_table()
    began = scene.table.at
    scene.go_on()
    assert scene.phase == "Compared"
    assert scene.table.wait.until == began + 5_000
    late = appealing_table()
    assert late.refuses(2, Appeal("nto"), at=late.table.at + 5_001) == "no-such-ruling"
    assert late.refuses(2, Appeal("cat")) == "no-such-ruling"
    began = late.table.at
    for seat in range(3):
        late.act(seat, GoOn(), at=began + 6_000)
    assert late.phase == "Rolling"


def test_a_removed_voter_is_not_waited_for() -> None:
    scene = appealing_table().act(0, Appeal("nto")).act(1, CastVote(True))
    scene.leave(2)
    assert scene.phase == "Compared"
    assert scene.scores == (3, 8, 0)


def test_what_can_be_appealed_and_until_when_is_in_sight_where_appeals_are_played_and_only_there() -> None:
    scene = appealing_table()
    shown = scene.table.view(2).phase
    assert (shown.appealable, shown.appeal_until) == (("nto", "stone"), scene.table.at + 5_000)
    for judge in ("dictionary", "table"):
        plain = LoneScene(judge=judge).rolled().write(0, (0, "nto")).compare()
        shown = (plain.wait() if plain.phase == "Voting" else plain).table.view(2).phase
        assert (shown.appealable, shown.appeal_until) == ((), None)
    empty = LoneScene(judge="appeal").rolled().compare()
    assert empty.asked(0) == {"GoOn", "GiveUp"}, "nothing was ruled on"


@pytest.mark.rule("LON-10")
def test_a_word_over_the_number_was_not_ruled_on() -> None:
    scene = LoneScene(judge="appeal").rolled().hand_in(0, (0, "ten"), (1, "sea"), (3, "nest"), (4, "tens"))
    assert scene.compare().refuses(1, Appeal("tens")) == "no-such-ruling"


@pytest.mark.rule("COM-03")
def test_words_lie_open_in_the_order_of_the_rows_so_nobody_learns_which_was_first() -> None:
    lines = [(0, "ten"), (FOURS[0], "nest"), (FIVES[0], "stone")]
    one, other = (LoneScene().rolled().write(0, *order).compare() for order in (lines, lines[::-1]))
    assert encode(one.table.view(1)) == encode(other.table.view(1))
