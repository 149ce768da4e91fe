"""Who judges in Lone Words: the table by vote, or the dictionary with appeals (COM-06)."""

import pytest

from parlour.core import encode
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.core.court.vote import CastVotes
from parlour.games.lone import Appeal, CastVote, GoOn
from parlour.games.lone.model import Overturned, TimeUp
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, LoneScene

pytestmark = pytest.mark.rule("COM-06")


def voting_table(seats: int = 3) -> LoneScene:
    scene = LoneScene(seats, judge="table").rolled()
    scene.write(0, (0, "nto"), (FIVES[0], "stone")).write(1, (0, "nto"), (FOURS[0], "nest")).compare()
    return scene


def test_at_a_voting_table_non_writers_vote_on_every_word_at_once() -> None:
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


def test_absent_players_abstain_after_fifteen_seconds() -> None:
    scene = voting_table()
    assert scene.table.wait.until == scene.table.at + 15_000
    scene.act(2, CastVote(False, "nto")).wait()
    assert scene.scores == (8, 5, 0)


def test_only_two_votes_overturn_a_word_of_the_dictionary() -> None:
    scene = voting_table(4)
    scene.act(2, CastVote(False)).act(3, CastVote(False, "stone")).wait()
    assert [(event.word, event.valid) for event in scene.events(VoteEnded)] == [
        ("nto", False),
        ("stone", False),
        ("nest", True),
    ]


def test_two_players_vote_only_on_words_that_the_dictionary_lacks() -> None:
    scene = voting_table(2)
    assert scene.phase == "Compared", "both wrote NTO, so nobody can vote on it"
    scene = LoneScene(2, judge="table").rolled().write(0, (0, "nto"), (FIVES[0], "stone")).compare()
    assert [event.word for event in scene.events(VoteCalled)] == ["nto"]
    scene.act(1, CastVote(False))
    assert scene.scores == (8, 0)


def test_votes_are_hidden_until_they_are_counted_and_nobody_votes_twice() -> None:
    scene, other = voting_table(4), voting_table(4)
    scene.act(2, CastVote(True, "nto"))
    other.act(2, CastVote(False, "nto"))
    assert encode(scene.table.view(3)) == encode(other.table.view(3))
    assert scene.refuses(2, CastVote(True, "nto")) == "voted-already"


def test_a_table_ruling_lasts_for_the_game_and_can_be_kept() -> None:
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


def test_an_appeal_is_voted_on_and_an_overturned_ruling_counts_like_the_judges_own() -> None:
    scene = appealing_table()
    assert scene.line(0, "nto").points == 0
    until = scene.table.wait.until
    scene.act(0, Appeal("nto"))
    assert scene.asked(0) == set()
    scene.act(1, CastVote(True)).act(2, CastVote(True))
    assert [(event.word, event.valid) for event in scene.events(Overturned)] == [("nto", True)]
    assert scene.scores == (3, 8, 0)
    assert scene.table.wait.until == until + 2_000, "the clocks stood still while the vote ran"
    assert scene.refuses(2, Appeal("nto")) == "no-such-ruling", "one appeal a ruling"


def test_a_valid_word_may_be_appealed_too() -> None:
    scene = appealing_table().act(2, Appeal("stone")).act(0, CastVote(False))
    assert scene.scores == (0, 0, 0)
    assert scene.line(1, "stone").reason == "voted-down"


def test_appeals_are_possible_for_ten_seconds_after_the_last_word() -> None:
    scene = appealing_table()
    shown = scene.state.phase.since
    assert shown == scene.table.at + 3 * 450, "a word of each sheet, one after another"
    assert scene.refuses(0, Appeal("nto"), at=shown - 1) == "not-shown-yet"
    scene.go_on()
    assert scene.phase == "Compared"
    assert scene.table.wait.until == shown + 10_000
    late = appealing_table()
    shown = late.state.phase.since
    assert late.refuses(0, Appeal("nto"), at=shown + 10_001) == "no-such-ruling"
    assert late.refuses(2, Appeal("cat"), at=shown) == "no-such-ruling"
    for seat in range(3):
        late.act(seat, GoOn(), at=shown + 11_000)
    assert late.phase == "Rolling"


def test_with_lasting_results_each_word_has_its_moment() -> None:
    def showing(*, results_stay: bool) -> int:
        scene = LoneScene(results_stay=results_stay).rolled().write(0, (0, "nto")).compare()
        return scene.table.view(2).phase.unveiling

    assert (showing(results_stay=False), showing(results_stay=True)) == (3 * 450, 3 * 1_500)


def test_a_vote_does_not_repeat_the_reveal() -> None:
    scene = appealing_table()
    scene.act(0, Appeal("nto"), at=scene.state.phase.since + 9_000).act(1, CastVote(True)).act(2, CastVote(True))
    assert scene.table.view(2).phase.shown_at < scene.table.at


def test_without_votes_the_dictionary_decides() -> None:
    scene = appealing_table().act(0, Appeal("nto")).wait()
    assert [(event.word, event.valid, event.votes) for event in scene.events(VoteEnded)] == [("nto", False, ())]
    assert (scene.line(0, "nto").reason, scene.scores) == ("unknown", (0, 8, 0))
    view = scene.table.view(0)
    assert (view.allowed, view.refused, view.unvoted) == ((), (), ("nto",)), "nothing that a family would keep"
    assert scene.refuses(0, Appeal("nto")) == "no-such-ruling"


def test_a_ballot_says_who_wrote_the_word_and_why_the_dictionary_refused_it() -> None:
    (ballot,) = appealing_table().act(0, Appeal("nto")).table.view(1).phase.ballots
    assert (ballot.word, ballot.speakers, ballot.ruled, ballot.reason) == ("nto", (0,), False, "unknown")


def test_players_appeal_for_their_word_and_object_to_others() -> None:
    scene = LoneScene(judge="appeal").rolled()
    scene.write(0, (0, "nto"), (1, "ten"), (FIVES[0], "stone")).write(1, (0, "ten"), (1, "sea")).compare()
    assert [scene.table.view(seat).phase.appealable for seat in (0, 1, 2, None)] == [
        ("nto", "sea"),
        ("stone",),
        ("sea", "stone"),
        (),
    ], "TEN scores for nobody, whatever the table says"
    assert scene.refuses(1, Appeal("nto"), at=scene.state.phase.since) == "no-such-ruling"


def test_one_move_votes_on_all_words() -> None:
    scene = voting_table().act(2, CastVotes(("nto",))).act(0, CastVotes()).act(1, CastVotes())
    assert [(event.word, event.valid) for event in scene.events(VoteEnded)] == [
        ("nto", False),
        ("stone", True),
        ("nest", True),
    ]


def test_a_removed_voter_is_not_waited_for() -> None:
    scene = appealing_table().act(0, Appeal("nto")).act(1, CastVote(True))
    scene.leave(2)
    assert scene.phase == "Compared"
    assert scene.scores == (3, 8, 0)


def test_open_appeals_and_their_deadline_are_shown_only_where_appeals_are_played() -> None:
    scene = appealing_table()
    shown = scene.table.view(2).phase
    assert (shown.appealable, shown.appeal_until) == (("stone",), shown.shown_at + 10_000)
    for judge in ("dictionary", "table"):
        plain = LoneScene(judge=judge).rolled().write(0, (0, "nto")).compare()
        shown = (plain.wait() if plain.phase == "Voting" else plain).table.view(2).phase
        assert (shown.appealable, shown.appeal_until) == ((), None)
    empty = LoneScene(judge="appeal").rolled().compare()
    assert empty.asked(0) == {"GoOn", "GiveUp"}, "nothing was ruled on"


@pytest.mark.rule("LON-10")
def test_surplus_words_are_not_ruled_on() -> None:
    scene = LoneScene(judge="appeal").rolled().hand_in(0, (0, "ten"), (1, "sea"), (3, "nest"), (4, "tens"))
    scene.compare()
    assert scene.refuses(1, Appeal("tens"), at=scene.state.phase.since) == "no-such-ruling"


@pytest.mark.rule("COM-03")
def test_words_are_shown_in_the_order_of_the_rows_so_nobody_learns_which_was_first() -> None:
    lines = [(0, "ten"), (FOURS[0], "nest"), (FIVES[0], "stone")]
    one, other = (LoneScene().rolled().write(0, *order).compare() for order in (lines, lines[::-1]))
    assert encode(one.table.view(1)) == encode(other.table.view(1))
