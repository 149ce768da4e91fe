"""Votes, ballots and rulings: the court that all games share (COM-06)."""

import pytest

from parlour.core import Refused, Vote
from parlour.core.court.procedure import FIRST, SECOND, TODAY, Ballots, Standing
from parlour.core.court.vote import VoteView
from parlour.core.round.court import by_vote, check_appeal, counted, resumed, until_all_are_ready, with_ready
from parlour.core.round.phases import LiesOpen, RoundState

pytestmark = pytest.mark.rule("COM-06")


def shown(since: int = 1_000, until: int = 21_000, ready: tuple[int, ...] = ()) -> LiesOpen:
    return LiesOpen(since=since, until=until, ready=ready)


def with_rulings(
    allowed: tuple[str, ...] = (), refused: tuple[str, ...] = (), unvoted: tuple[str, ...] = ()
) -> RoundState:
    return RoundState(seats=3, phase=None, allowed=allowed, refused=refused, unvoted=unvoted)


def refusal(do: object, *args: object) -> str:
    with pytest.raises(Refused) as caught:
        do(*args)  # type: ignore[operator]
    return caught.value.code


@pytest.mark.parametrize("ballots, valid", [("+", True), ("-", False), ("+-", True), ("+--", False)])
def test_the_majority_of_votes_cast_decides_and_a_tie_makes_the_word_valid(ballots: str, valid: bool) -> None:
    vote = Vote((0, 1, 2, 3), 15_000)
    for seat, ballot in enumerate(ballots):
        vote = vote.cast(seat, ballot == "+")
    assert vote.says_valid(unvoted=not valid) == valid


@pytest.mark.parametrize("ruled", [True, False])
def test_without_votes_an_appealed_ruling_stays_and_is_not_a_house_ruling(ruled: bool) -> None:
    appealed = Ballots.on_appeal(Standing("ten", (0,), ruled), "", Vote((1, 2), 17_000))
    ruling, outcome = counted(TODAY, with_rulings(), appealed)
    assert (ruling, outcome[0].valid) == (with_rulings(unvoted=("ten",)), ruled)
    assert by_vote(ruling) == ((), ())
    first = counted(FIRST, with_rulings(), appealed)[1]
    assert first[0].valid, "games begun by the first rules go on by them"


def test_a_tie_of_votes_that_were_cast_makes_an_appealed_word_valid() -> None:
    refused = Standing("ten", (0,), False)
    vote = TODAY.vote_on(refused, 0, (0, 1, 2), 17_000)
    tied = Ballots.on_appeal(refused, "", vote).cast(1, None, True).cast(2, None, False)
    assert counted(TODAY, with_rulings(), tied)[0] == with_rulings(allowed=("ten",))


def test_players_appeal_for_their_own_refused_words_and_object_to_those_of_others() -> None:
    rulings = [
        Standing("nto", (0,), False),
        Standing("ten", (0,), True),
        Standing("net", (1,), True),
        Standing("sea", (0, 1), True, matters=False),
    ]
    here = (0, 1, 2)
    assert [TODAY.appealable_by(seat, rulings, here) for seat in here] == [("nto", "net"), ("ten",), ("ten", "net")]
    assert TODAY.any_may_appeal((1,), rulings)
    assert not TODAY.any_may_appeal((1,), rulings[:1])
    assert SECOND.appealable_by(1, rulings, (0, 1)) == (), "of two players nobody could object"
    assert FIRST.appealable_by(1, rulings, here) == ("nto", "ten", "net", "sea")


def test_several_words_are_one_list_and_one_move() -> None:
    ballots = Ballots.open([("ten", (0,)), ("net", (1,)), ("sea", (2,))], (0, 1, 2), 2_000)
    assert refusal(ballots.cast_all, 0, ("tan",)) == "no-such-vote"
    ballots = ballots.cast_all(0, ("net", "ten")).cast(1, "sea", False).cast_all(1, ())
    assert [item.vote.ballots for item in ballots.items] == [((1, True),), ((0, False),), ((0, True), (1, False))]
    assert refusal(ballots.cast_all, 0, ()) == "voted-already"
    assert ballots.cast_all(2, ()).is_complete


def test_everyone_has_one_vote_but_speakers_have_none() -> None:
    vote = Vote((1, 2), 15_000).cast(1, True)
    assert refusal(vote.cast, 1, False) == "voted-already"
    assert refusal(vote.cast, 0, False) == "may-not-vote"
    assert (vote.waiting_for, vote.is_complete) == ((2,), False)


def test_players_who_leave_are_not_waited_for_and_their_votes_count() -> None:
    vote = Vote((1, 2, 3), 15_000).cast(2, False).without(2).without(1)
    assert (vote.voters, vote.waiting_for, vote.ballots) == ((2, 3), (3,), ((2, False),))
    assert vote.without(3).is_complete
    assert not vote.without(3).says_valid(unvoted=True)


def test_views_of_a_vote_hide_ballots_and_their_order() -> None:
    one = Vote((1, 2, 3), 15_000).cast(3, True).cast(1, False)
    other = Vote((1, 2, 3), 15_000).cast(1, True).cast(3, True)
    assert VoteView.of(one) == VoteView.of(other) == VoteView((1, 2, 3), (1, 3))


def test_each_word_has_its_own_vote_and_all_end_together() -> None:
    ballots = Ballots.open([("ten", (0,)), ("net", (1, 2))], (0, 1, 2, 3), 2_000)
    assert (ballots.until, ballots.waiting_for) == (17_000, (0, 1, 2, 3))
    assert [item.vote.voters for item in ballots.items] == [(1, 2, 3), (0, 3)]
    ballots = ballots.cast(3, "net", False)
    assert ballots.waiting_for == (0, 1, 2, 3)
    ballots = ballots.cast(3, None, True)
    assert [item.vote.ballots for item in ballots.items] == [((3, True),), ((3, False),)]
    assert refusal(ballots.cast, 3, None, True) == "voted-already"
    assert refusal(ballots.cast, 3, "net", True) == "voted-already"
    assert refusal(ballots.cast, 0, "ten", True) == "may-not-vote"
    assert refusal(ballots.cast, 0, "tan", True) == "no-such-vote"
    assert ballots.without(0).without(1).waiting_for == (2,)


def test_a_word_that_all_used_needs_no_vote() -> None:
    ballots = Ballots.open([("ten", (0, 1))], (0, 1), 2_000)
    assert ballots.is_complete
    assert counted(TODAY, with_rulings(), ballots)[0] == with_rulings(allowed=("ten",), unvoted=("ten",))


def test_table_rulings_accumulate() -> None:
    ballots = Ballots.open([("ten", (0,)), ("net", (1,))], (0, 1), 2_000).cast(1, None, False)
    ruled, outcome = counted(TODAY, with_rulings(("sea",), ("tan",)), ballots)
    assert ruled == with_rulings(("sea", "net"), ("tan", "ten"), ("net",))
    assert by_vote(ruled) == (("sea",), ("tan", "ten")), "nobody voted on NET"
    assert [(vote.word, vote.valid, vote.votes) for vote in outcome] == [
        ("ten", False, ((1, False),)),
        ("net", True, ()),
    ]


def test_appeals_begin_when_all_is_shown_and_include_the_last_millisecond() -> None:
    check_appeal(shown(), "ten", ("ten",), 6_000, 1_000)
    check_appeal(shown(), "ten", ("ten",), 6_000, 6_000)
    assert refusal(check_appeal, shown(), "ten", ("ten",), 6_000, 999) == "not-shown-yet"
    assert refusal(check_appeal, shown(), "ten", ("ten",), 6_000, 6_001) == "no-such-ruling"
    assert refusal(check_appeal, shown(), "net", ("ten",), 6_000, 5_000) == "no-such-ruling"
    assert refusal(check_appeal, shown(), "ten", ("ten",), None, 5_000) == "no-such-ruling"


def test_all_clocks_stop_while_the_table_votes() -> None:
    assert resumed(FIRST, shown(ready=(1,)), 2_000, 9_000) == shown(8_000, 28_000, (1,))


def test_after_a_vote_everybody_has_time_to_read_its_result() -> None:
    assert resumed(TODAY, shown(ready=(1,)), 2_000, 9_000) == shown(8_000, 28_000, ())
    assert resumed(TODAY, shown(), 20_500, 30_000) == shown(10_500, 35_000, ())


def test_nobody_is_ready_twice_and_the_order_stays_secret() -> None:
    phase = with_ready(with_ready(shown(), 2), 0)
    assert phase.ready == (0, 2)
    assert refusal(with_ready, phase, 2) == "ready-already"


def test_the_game_goes_on_when_everyone_present_is_ready() -> None:
    phase = shown(ready=(0, 2))
    assert until_all_are_ready(phase, (0, 1, 2), None, 1_000) == phase
    assert until_all_are_ready(phase, (0, 2), None, 1_000) is None


def test_with_appeals_play_resumes_after_the_appeal_time() -> None:
    phase = shown(ready=(0, 1))
    assert until_all_are_ready(phase, (0, 1), 6_000, 3_000) == shown(1_000, 6_000, (0, 1))
    assert until_all_are_ready(phase, (0, 1), 6_000, 6_000) == shown(1_000, 6_000, (0, 1))
    assert until_all_are_ready(phase, (0, 1), 6_000, 6_001) is None
    assert until_all_are_ready(shown(1_000, 4_000, (0, 1)), (0, 1), 6_000, 3_000) == shown(1_000, 4_000, (0, 1))


@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("votes, valid", [((), True), ((False,), True), ((False, True), True), ((False, False), False)])
def test_rejecting_a_dictionary_word_takes_two_votes_whoever_judges_first(votes: tuple[bool, ...], valid: bool) -> None:
    vote = Vote((1, 2, 3), 15_000, tuple(enumerate(votes, 1)))
    assert TODAY.is_valid(vote, ruled=None, known=True) == TODAY.is_valid(vote, ruled=True) == valid
    assert SECOND.is_valid(Vote((1, 2, 3), 15_000, ((1, False),)), ruled=None, known=True) is False
