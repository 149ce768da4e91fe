"""Who judges: the dictionary, the table, or the dictionary with appeals (COM-06); and house words."""

import pytest

from parlour.core import Table
from parlour.core.court.events import VoteEnded
from parlour.core.table import by_rules
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.events import Erred, Overturned, RoundEnded
from parlour.games.bottle.model.moves import CastVote, Say
from parlour.lexicon import HouseWords
from rules.bottle_scene import BottleScene

pytestmark = pytest.mark.rule("COM-06")


def voting_table(seats: int = 3, **settings: object) -> BottleScene:
    return BottleScene(seats, judge="table", **settings).rolled("b r o")


def appealing_table(seats: int = 3, **settings: object) -> BottleScene:
    return BottleScene(seats, judge="appeal", **settings).rolled("b r o")


def test_the_dictionary_decides_at_once() -> None:
    scene = BottleScene(2).rolled("b r o").say(0, "brozzo")
    assert scene.events(Erred)[0].fault.code == "unknown"
    assert scene.asked(1) == {"Say", "CallNoWord", "Pass", "ShakeNow"}


def test_at_a_voting_table_the_others_vote_and_the_speaker_does_not() -> None:
    scene = voting_table().say(0, "brozzo").wait()
    assert scene.phase == "Voting"
    assert scene.refuses(0, CastVote(True)) == "not-asked"
    scene.vote(1, True).vote(2, True)
    assert scene.events(RoundEnded) == [RoundEnded((0,))]


def test_voted_down_it_is_a_mistake_and_the_race_goes_on() -> None:
    scene = voting_table().say(0, "robe").wait()
    scene.vote(1, False).vote(2, False)
    assert scene.diamonds == (0, 1, 1)
    assert scene.phase == "Open"
    scene.say(1, "robe")
    assert scene.events(Erred)[0].fault.code == "voted-down"


def test_a_tie_makes_the_word_valid_and_one_vote_more_against_does_not() -> None:
    scene = voting_table(3).say(0, "brozzo").wait()
    scene.vote(1, True).vote(2, False)
    assert scene.diamonds == (2, 1, 1)
    scene = voting_table(4).say(0, "brozzo").wait()
    scene.vote(1, True).vote(2, False).vote(3, False)
    assert scene.diamonds == (0, 1, 1, 1)


@pytest.mark.parametrize(
    "votes, diamonds", [({}, 2), ({1: False}, 2), ({1: False, 2: True}, 2), ({1: False, 2: False}, 0)]
)
def test_the_table_needs_two_votes_against_a_word_of_the_dictionary(votes: dict[int, bool], diamonds: int) -> None:
    scene = voting_table(4).say(0, "robe").wait()
    for seat, valid in votes.items():
        scene.vote(seat, valid)
    assert scene.wait().diamonds[0] == diamonds


def test_two_players_vote_only_on_words_that_the_dictionary_lacks() -> None:
    scene = voting_table(2).say(0, "robe").wait()
    assert (scene.phase, scene.diamonds, scene.events(VoteEnded)) == ("Settled", (2, 1), [])
    assert voting_table(2).say(0, "brozzo").wait().vote(1, False).diamonds == (0, 1)


def test_dictionary_words_of_two_of_three_speakers_need_no_vote() -> None:
    scene = voting_table(3).say(0, "robe", at=1_000).say(1, "robe", at=1_100).wait()
    assert (scene.phase, scene.diamonds) == ("Settled", (2, 2, 1))


def test_a_covering_player_of_two_needs_no_vote_for_words_of_the_dictionary() -> None:
    scene = BottleScene(2, judge="table", mode="party").rolled("b r o", "cover").covered(0).say(0, "bird")
    assert scene.phase == "Covering"


def test_by_the_second_rules_one_vote_was_enough_against_any_word() -> None:
    table = Table(by_rules(voting_table().table.game, 2), 2)
    table.draw(Shaken(("b", "r", "o"), (0, 1, 2)), 0)
    table.act(0, Say("robe"), 1_000)
    table.advance(2_000)
    table.act(1, CastVote(False), 3_000)
    assert table.state.diamonds == (0, 1)


def test_an_absent_voter_abstains_after_fifteen_seconds() -> None:
    scene = voting_table(4).say(0, "brozzo", at=1_000).wait()
    assert scene.table.wait.until == 1_300 + 15_000
    scene.vote(1, False).wait()
    assert scene.events(VoteEnded) == [VoteEnded("brozzo", False, ((1, False),))]
    assert scene.diamonds == (0, 1, 1, 1)


def test_nobody_votes_twice_and_votes_are_hidden_until_the_end() -> None:
    scene = voting_table(4).say(0, "brozzo").wait()
    scene.vote(1, False)
    assert scene.last_events == ()
    assert scene.table.view(2).phase.vote.voted == (1,)
    assert "False" not in str(scene.table.view(2).phase.vote)
    assert scene.refuses(1, CastVote(True)) == "not-asked"


def test_a_missing_letter_is_a_fact_and_not_for_the_table() -> None:
    scene = voting_table().say(0, "table")
    assert scene.events(Erred)[0].fault.code == "letter-missing"


def test_clocks_stop_while_a_vote_runs() -> None:
    scene = voting_table(3).no_word(0, at=1_000).say(1, "brozzo", at=4_000).wait()
    scene.act(0, CastVote(False), at=10_000).act(2, CastVote(False), at=12_300)
    assert scene.phase == "Denied"
    assert scene.table.wait.until == 11_000 + (12_300 - 4_300)


def test_the_next_word_of_a_moment_is_judged_when_the_shortest_falls() -> None:
    scene = voting_table(3).say(0, "robe", at=1_000).say(1, "carbon", at=1_100).wait()
    scene.vote(1, False).vote(2, False)
    assert scene.phase == "Voting"
    scene.vote(0, True).vote(2, True)
    assert scene.diamonds == (0, 2, 1)


def test_each_word_of_a_cover_is_for_the_table_too() -> None:
    scene = BottleScene(2, judge="table", mode="party").rolled("b r o", "cover").covered(0).say(0, "bzzzz")
    scene.vote(1, True)
    assert scene.phase == "Covering"
    scene.say(0, "rzzzz")
    scene.vote(1, False)
    assert scene.diamonds == (0, 1)


def test_a_mistake_may_be_appealed_and_becomes_a_right_word() -> None:
    scene = appealing_table().say(0, "brozzo", at=1_000)
    assert scene.diamonds == (0, 1, 1)
    scene.appeal(0, "brozzo", at=3_000).vote(1, True).vote(2, True)
    assert scene.events(Overturned) == [Overturned("brozzo", True)]
    scene.wait()
    assert scene.diamonds == (2, 1, 1)


def test_a_right_word_may_be_appealed_and_becomes_a_mistake() -> None:
    scene = appealing_table().win(0, "robe")
    assert scene.diamonds == (2, 1, 1)
    scene.appeal(1, "robe").vote(2, False)
    assert scene.diamonds == (0, 1, 1)
    assert scene.phase == "Open"
    scene.win(1, "carbon")
    assert scene.diamonds == (0, 2, 1)


def test_an_upheld_ruling_is_final() -> None:
    scene = appealing_table().win(0, "robe")
    scene.appeal(1, "robe").vote(2, True)
    assert scene.diamonds == (2, 1, 1)
    assert "Appeal" not in scene.asked(1)


def test_appeals_are_possible_for_five_seconds_before_the_next_roll() -> None:
    scene = appealing_table().say(0, "robe", at=1_000).wait()
    assert scene.table.wait.until == 1_300 + 5_000
    scene.appeal(1, "robe", at=6_300)
    assert scene.phase == "Appealed"
    scene = appealing_table().say(0, "brozzo", at=1_000)
    from parlour.games.bottle.model.moves import Appeal

    assert scene.refuses(0, Appeal("brozzo"), at=6_001) == "no-such-ruling"


def test_others_just_as_quick_win_when_the_first_word_is_rejected() -> None:
    scene = appealing_table().say(0, "robe", at=1_000).say(1, "carbon", at=1_200).wait()
    assert scene.diamonds == (2, 1, 1)
    scene.appeal(2, "robe").vote(1, False)
    scene.wait()
    assert scene.diamonds == (0, 2, 1)


def test_a_later_winner_gives_way_to_an_earlier_word_that_was_wronged() -> None:
    scene = appealing_table().say(0, "brozzo", at=1_000).say(1, "carbon", at=2_000).wait()
    assert scene.diamonds == (0, 2, 1)
    scene.appeal(0, "brozzo", at=4_000).vote(1, True).vote(2, True)
    scene.wait()
    assert scene.diamonds == (2, 1, 1)


def test_the_eighth_diamond_waits_for_an_appeal() -> None:
    scene = appealing_table(2).with_diamonds(7, 1).win(0, "robe")
    assert scene.table.result is None
    scene.wait()
    assert scene.table.result.winners == (0,)


def test_a_fact_cannot_be_appealed() -> None:
    scene = appealing_table().say(0, "table")
    assert "Appeal" not in scene.asked(0)


def test_house_words_are_allowed_or_refused_on_top_of_the_dictionary() -> None:
    house = HouseWords(allow=("brozzo",), refuse=("robe",))
    scene = BottleScene(2, house=house).rolled("b r o").win(0, "brozzo")
    assert scene.diamonds == (2, 1)
    scene.rolled("b r o").say(0, "robe")
    assert len(scene.events(Erred)) == 1


def test_house_words_need_no_vote() -> None:
    scene = BottleScene(2, judge="table", house=HouseWords(allow=("brozzo",))).rolled("b r o").win(0, "brozzo")
    assert scene.diamonds == (2, 1)


def test_a_vote_goes_on_without_a_seat_that_left() -> None:
    scene = voting_table(3).say(0, "brozzo").wait()
    scene.vote(1, True)
    scene.leave(2)
    assert scene.diamonds == (2, 1, 1)


def test_a_seat_that_left_during_an_appeal_is_gone_afterwards() -> None:
    scene = appealing_table(4).say(0, "brozzo")
    scene.appeal(0, "brozzo")
    scene.leave(3)
    scene.vote(1, False).vote(2, False)
    assert scene.asked(3) == set()
    assert scene.refuses(3, Say("robe")) == "not-asked"
