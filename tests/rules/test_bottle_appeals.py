"""Appeals against the dictionary, at all kinds of moments (COM-06)."""

import pytest

from parlour.games.bottle.model.events import Erred, Overturned, RoundEnded
from parlour.games.bottle.model.moves import CastVote, Say
from parlour.games.bottle.steps import rounds
from rules.bottle_scene import BottleScene

pytestmark = pytest.mark.rule("COM-06")


def appealing(seats: int = 3, **settings: object) -> BottleScene:
    return BottleScene(seats, judge="appeal", **settings).rolled("b r o")


def test_players_ruled_out_stay_silent_this_round() -> None:
    scene = appealing(3, shorter_word=True).say(0, "carbon", at=1_000).wait()
    scene.say(1, "cobra", at=3_000).wait()
    scene.say(0, "robe", at=4_000).wait()
    assert scene.diamonds == (2, 1, 1)
    scene.appeal(2, "carbon", at=5_000).vote(1, False)
    assert 0 in scene.state.out
    assert scene.phase == "ToBeat"
    scene.wait()
    assert scene.diamonds == (0, 2, 1)
    assert "robe" not in scene.state.used


def test_the_time_for_other_appeals_stops_during_one() -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).say(1, "brazzo", at=2_000).appeal(0, "brozzo", at=3_000)
    scene.act(1, CastVote(False), at=4_000).act(2, CastVote(False), at=5_000).act(3, CastVote(False), at=12_000)
    assert [ruling.until for ruling in scene.table.view(0).rulings] == [7_000 + 9_000]
    scene.appeal(1, "brazzo", at=16_000).vote(0, True).vote(2, True).vote(3, True)
    scene.wait()
    assert scene.diamonds == (0, 2, 1, 1)


@pytest.mark.parametrize("fits", [True, False])
def test_an_earlier_ruling_may_still_be_appealed_after_a_later_one_fell(fits: bool) -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).say(1, "brazzo", at=2_000).appeal(1, "brazzo", at=3_000)
    scene.act(0, CastVote(True), at=3_100).act(2, CastVote(True), at=3_200).act(3, CastVote(True), at=3_300)
    assert scene.diamonds == (0, 2, 1, 1)
    scene.appeal(0, "brozzo", at=4_000).vote(1, fits).vote(2, fits).vote(3, fits)
    scene.wait()
    assert scene.diamonds == ((2, 1, 1, 1) if fits else (0, 2, 1, 1))


def test_earlier_votes_still_count_when_the_game_goes_back_before_them() -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).say(1, "brazzo", at=1_200).appeal(1, "brazzo", at=3_000)
    scene.act(0, CastVote(True), at=3_100).act(2, CastVote(True), at=3_200).act(3, CastVote(True), at=3_300)
    scene.appeal(0, "brozzo", at=4_000).vote(1, True).vote(2, True).vote(3, True)
    scene.wait()
    assert scene.diamonds == (2, 2, 1, 1)  # both words were of the same moment, and both are right
    assert scene.state.rulings == ()


def test_everyone_who_said_a_word_is_its_speaker_and_shares_one_vote() -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).say(1, "brozzo", at=1_200).appeal(0, "brozzo")
    assert scene.table.view(3).phase.speakers == (0, 1)
    assert scene.refuses(1, CastVote(True)) == "not-asked"
    scene.vote(2, True).vote(3, True)
    assert scene.events(Overturned) == [Overturned("brozzo", True)]
    scene.wait()
    assert scene.diamonds == (2, 2, 1, 1)
    assert scene.table.view(0).rulings == ()


def test_a_shorter_word_restarts_the_countdown_under_the_new_ruling() -> None:
    scene = appealing(3, shorter_word=True).say(0, "carbon", at=1_000).wait()
    scene.say(1, "brozo", at=3_000).appeal(1, "brozo", at=4_000)
    scene.act(0, CastVote(True), at=5_000).act(2, CastVote(True), at=9_000)
    assert scene.phase == "ToBeat"
    assert scene.state.phase.holders == (1,)
    assert scene.table.wait.until == 3_000 + 5_000 + 10_000
    scene.wait()
    assert scene.diamonds == (1, 2, 1)


def test_an_appeal_stops_a_no_word_countdown_and_a_word_allowed_refutes_it() -> None:
    upheld = appealing(3).no_word(0, at=1_000).say(1, "brozzo", at=4_000).appeal(1, "brozzo", at=6_000)
    upheld.act(0, CastVote(False), at=8_000).act(2, CastVote(False), at=10_000)
    assert upheld.phase == "Denied"
    assert upheld.table.wait.until == 11_000 + 4_000
    overturned = appealing(3).no_word(0, at=1_000).say(1, "brozzo", at=4_000).appeal(1, "brozzo", at=6_000)
    overturned.vote(0, True).vote(2, True).wait()
    assert overturned.diamonds == (0, 2, 1)


def test_covering_no_word_continues_with_an_allowed_word() -> None:
    scene = BottleScene(3, judge="appeal", mode="party", shorter_word=True).rolled("b r o", "cover")
    scene.no_word(0, at=1_000).cover(1, at=4_000).wait()
    scene.say(1, "banana", at=5_000).say(1, "rzzzz", at=7_000)
    assert scene.phase == "Denied"
    assert scene.diamonds == (1, 0, 1)
    scene.appeal(1, "rzzzz", at=8_000).act(0, CastVote(True), at=9_000).act(2, CastVote(True), at=10_000)
    assert scene.phase == "Covering"
    assert scene.table.wait.until == 4_000 + 24_000 + 2_000
    assert scene.diamonds == (1, 1, 1)
    scene.say(1, "orange", at=12_000)
    assert scene.events(RoundEnded) == [RoundEnded((1,))]
    assert scene.diamonds == (0, 2, 1)


def test_a_word_of_a_cover_that_falls_lets_the_countdown_go_on() -> None:
    scene = BottleScene(3, judge="appeal", mode="party").rolled("b r o", "cover").no_word(0, at=1_000)
    scene.cover(1, at=4_000).wait()
    scene.say(1, "banana", at=5_000).say(1, "rabbit", at=6_000).say(1, "orange", at=7_000)
    assert scene.diamonds == (0, 2, 1)
    scene.appeal(0, "rabbit", at=8_000).act(2, CastVote(False), at=10_000)
    assert scene.diamonds == (1, 0, 1)
    assert scene.phase == "Denied"
    assert scene.table.wait.until == 11_000 + (6_000 - 4_000) + (10_000 - 8_000)
    assert scene.state.used == ("banana",)


def test_the_eighth_diamond_is_taken_back_with_the_word_that_won_it() -> None:
    scene = appealing(3).with_diamonds(7, 1, 1).win(0, "robe")
    scene.appeal(1, "robe").vote(2, False)
    assert scene.diamonds == (6, 1, 1)
    assert scene.table.result is None
    scene.win(1, "carbon").wait()
    assert scene.table.result is None


def test_in_gentle_play_a_word_that_falls_costs_no_diamond() -> None:
    scene = appealing(3, gentle=True).win(0, "robe").appeal(1, "robe").vote(2, False)
    assert scene.diamonds == (1, 1, 1)
    assert scene.events(Erred)[0].cost == 0
    assert scene.refuses(0, Say("carbon")) == "not-asked"


@pytest.mark.rule("COM-06")
def test_one_vote_alone_overturns_no_word_that_the_dictionary_allows() -> None:
    scene = appealing(3).win(0, "robe").appeal(1, "robe").wait()
    assert scene.diamonds == (2, 1, 1), "nobody else voted"
    both = appealing(3).win(0, "robe").appeal(1, "robe").vote(2, False)
    assert both.diamonds == (0, 1, 1)


@pytest.mark.rule("BOT-20", "BOT-21")
def test_a_vote_pauses_the_countdown_of_its_word() -> None:
    scene = BottleScene(3, judge="table", shorter_word=True).rolled("b r o").say(0, "carbon", at=1_000).wait()
    scene.act(1, CastVote(True), at=5_000).act(2, CastVote(True), at=14_000)
    assert scene.phase == "ToBeat"
    assert scene.table.wait.until == 11_000 + (14_000 - 1_300)


@pytest.mark.rule("BOT-20", "BOT-21")
def test_votes_in_a_row_delay_it_by_their_total_time() -> None:
    scene = BottleScene(4, judge="table", shorter_word=True).rolled("b r o")
    scene.say(0, "cobra", at=1_000).say(1, "labor", at=1_100).wait()
    scene.act(1, CastVote(False), at=2_000).act(2, CastVote(False), at=3_000).act(3, CastVote(False), at=6_300)
    scene.act(0, CastVote(True), at=7_000).act(2, CastVote(True), at=8_000).act(3, CastVote(True), at=9_300)
    assert scene.phase == "ToBeat"
    assert scene.table.wait.until == 11_100 + (9_300 - 1_300)


def test_table_rulings_last_for_the_rest_of_the_game() -> None:
    scene = appealing(4).say(0, "brozzo").appeal(0, "brozzo").vote(1, False).vote(2, False).vote(3, False)
    scene.say(1, "brozzo")
    assert scene.events(Erred)[0].fault.code == "voted-down"
    assert "Appeal" not in scene.asked(1)
    upheld = appealing(3).win(0, "robe").appeal(1, "robe").vote(2, True)
    assert upheld.state.allowed == ("robe",)
    assert upheld.table.view(2).allowed == ("robe",)


def test_clocks_that_stopped_for_one_appeal_count_it_for_the_next() -> None:
    scene = appealing(4, shorter_word=True).say(0, "carbon", at=1_000).wait()
    scene.say(1, "brozo", at=2_000).say(2, "cobra", at=3_000).wait()
    scene.appeal(1, "brozo", at=4_000)
    scene.act(0, CastVote(False), at=5_000).act(2, CastVote(False), at=6_000).act(3, CastVote(False), at=13_000)
    scene.appeal(3, "cobra", at=14_000)
    scene.act(0, CastVote(False), at=15_000).act(1, CastVote(False), at=18_000)
    assert scene.phase == "ToBeat"
    assert scene.state.phase.holders == (0,)
    assert scene.table.wait.until == 11_000 + 9_000 + 4_000


def test_inputs_since_an_earlier_ruling_are_remembered_once() -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).say(1, "brazzo", at=2_000).appeal(1, "brazzo", at=3_000)
    scene.vote(0, True).vote(2, True).vote(3, True)
    (earlier,) = scene.state.rulings  # the table has voted on the other word
    assert [stamped.what.seat for stamped in earlier.inputs] == [0, 1]


def test_old_rulings_stay_when_a_later_one_is_overturned() -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).say(1, "brozzo", at=4_000).appeal(1, "brozzo", at=7_000)
    assert scene.table.view(3).phase.speakers == (1,)
    scene.vote(0, True).vote(2, True).vote(3, True).wait()
    assert scene.diamonds == (0, 2, 1, 1)


@pytest.mark.parametrize("at", [1_500, 4_200, 5_900])
def test_results_of_a_new_ruling_show_before_the_next_roll(at: int) -> None:
    scene = appealing(4).say(0, "brozzo", at=1_000).appeal(0, "brozzo", at=at)
    scene.act(1, CastVote(True), at=7_000).act(2, CastVote(True), at=8_000).act(3, CastVote(True), at=9_000)
    scene.table.advance(9_000 + 300)
    assert scene.phase == "Settled"
    assert scene.diamonds == (2, 1, 1, 1)
    assert scene.table.wait.until >= 9_000 + rounds.BREATH


def test_overdue_alarms_ring_under_the_new_ruling() -> None:
    scene = BottleScene(3, judge="appeal", mode="party").rolled("b r o", effect="cover").cover(0, at=1_000)
    scene.say(0, "banana", at=2_000).say(0, "banana", at=2_000).cover(1, at=2_000).appeal(2, "banana", at=2_400)
    scene.act(1, CastVote(False), at=3_400)
    assert scene.phase == "Covering"
    assert scene.table.wait.until == 2_000 + 1_000 + 3 * 8_000
