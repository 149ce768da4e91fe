"""Letters Rebus when all play at once (REB-16), mercy (REB-17), and who judges (COM-06)."""

from random import Random

import pytest

from parlour.core import encode
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.games.rebus import Appeal, CastVote, RollAgain
from parlour.games.rebus.model import DiceRolled, Overturned
from parlour.lexicon import HouseWords
from rules.rebus_scene import ROLL, RebusScene

BARREN = "bcdfghknpqrstvw"


@pytest.mark.rule("REB-16")
def test_in_turns_the_others_watch_the_layout_grow() -> None:
    scene = RebusScene(3).rolled().lay(0, "CAT")
    for watcher in (None, 1, 2):
        build = scene.table.view(watcher).phase.builds[0]
        assert (build.seat, len(build.placed), build.reading.across) == (0, 3, 5)


@pytest.mark.rule("REB-16")
def test_together_each_has_a_roll_of_their_own_at_the_same_time() -> None:
    scene = RebusScene(2, pace="together").rolled(ROLL, ROLL[::-1])
    assert [scene.asked(seat) for seat in (0, 1)] == [{"Arrange", "Finish"}] * 2
    assert scene.table.view(0).phase.builds[0].dice != scene.table.view(1).phase.builds[0].dice
    assert scene.events(DiceRolled)[0].rolls == ()
    rolls = RebusScene(3, pace="together").table.wait.chance.draw(Random(1)).rolls
    assert len({roll for _, roll in rolls}) == 3


@pytest.mark.rule("REB-16")
def test_duplicate_means_the_same_roll_for_all() -> None:
    scene = RebusScene(3, pace="duplicate")
    rolls = scene.table.wait.chance.draw(Random(1)).rolls
    assert [seat for seat, _ in rolls] == [0, 1, 2]
    assert len({roll for _, roll in rolls}) == 1
    assert scene.rolled().events(DiceRolled)[0].rolls == ((0, ROLL), (1, ROLL), (2, ROLL)), "it is no secret"


@pytest.mark.rule("REB-16", "COM-03")
@pytest.mark.parametrize("pace", ["together", "duplicate"])
def test_layouts_are_hidden_from_each_other_until_the_glass_is_empty(pace: str) -> None:
    scene = RebusScene(3, pace=pace).rolled()
    hidden = [encode(scene.table.view(seat)) for seat in (None, 1, 2)]
    waiting = scene.table.wait
    for drawing in ("C", "CAT", ".C./DOG/.T.", ""):
        scene.lay(0, drawing)
        assert scene.last_events == (), "an event would tell that something was laid"
        assert [encode(scene.table.view(seat)) for seat in (None, 1, 2)] == hidden
        assert (scene.table.wait.asks, scene.table.wait.until) == (waiting.asks, waiting.until)
    scene.lay(0, "CAT").done(0)
    assert scene.table.view(1).phase.finished == (0,)
    assert all(build.seat == 1 for build in scene.table.view(1).phase.builds)
    scene.done(1, 2)
    assert [turn.seat for turn in scene.table.view(1).phase.turns] == [0, 1, 2]


@pytest.mark.rule("REB-16")
def test_the_round_ends_early_when_all_are_done_and_all_are_scored() -> None:
    scene = RebusScene(2, pace="together", negative_turns="keep").rolled().lay(0, "CAT").lay(1, "DOG").done(0)
    scene.lay(0, "COT")
    assert scene.done(1).phase == "Working", "who lays on is not done"
    scene.done(0)
    assert scene.phase == "Settled"
    scene.go_on()
    assert (scene.state.round, scene.table.view(None).totals) == (2, (-15, -15))


@pytest.mark.rule("REB-17")
def test_a_roll_with_at_most_one_vowel_may_be_rolled_again_while_the_glass_runs() -> None:
    scene = RebusScene(1, mercy=True).rolled(BARREN)
    assert scene.asked(0) == {"Arrange", "Finish", "RollAgain"}
    scene.act(0, RollAgain(), at=40_000).draw_again(BARREN[:13] + "a" + "b")
    assert scene.events(DiceRolled)[0].rolls == ((0, BARREN[:13] + "ab"),), "who watches sees the new roll"
    assert scene.table.wait.until == 90_000, "the glass does not stop"
    scene.act(0, RollAgain()).draw_again(BARREN[:13] + "a*")
    assert scene.asked(0) == {"Arrange", "Finish"}, "a star counts as a vowel"
    assert scene.refuses(0, RollAgain()) == "not-asked"
    assert RebusScene(1).rolled(BARREN).asked(0) == {"Arrange", "Finish"}


@pytest.mark.rule("REB-17")
def test_a_shared_roll_is_rolled_again_when_all_want_it() -> None:
    scene = RebusScene(2, mercy=True, pace="duplicate").rolled(BARREN).act(0, RollAgain())
    assert scene.phase == "Working"
    assert scene.table.view(1).phase.wants_again == (0,)
    assert (scene.asked(0), scene.asked(1)) == ({"Arrange", "Finish"}, {"Arrange", "Finish", "RollAgain"})
    scene.act(1, RollAgain()).draw_again(ROLL, ROLL)
    assert {build.roll for build in scene.state.builds} == {ROLL}


@pytest.mark.rule("REB-17")
def test_rolling_again_takes_done_back() -> None:
    scene = RebusScene(2, mercy=True, pace="together").rolled(BARREN).done(0)
    scene.act(0, RollAgain()).draw_again(ROLL)
    assert scene.table.view(1).phase.finished == ()
    assert scene.done(1).phase == "Working"


def voting_table() -> RebusScene:
    return RebusScene(3, judge="table").rolled().lay(0, ".C./DAG/.T.").done(0)


@pytest.mark.rule("COM-06")
def test_at_a_voting_table_the_others_vote_on_every_word_at_once() -> None:
    scene = voting_table()
    assert [event.word for event in scene.events(VoteCalled)] == ["dag", "cat"]
    assert scene.asked(0) == set()
    scene.act(1, CastVote(False, "dag")).act(1, CastVote(True)).act(2, CastVote(False))
    assert [(event.word, event.valid) for event in scene.events(VoteEnded)] == [("dag", False), ("cat", True)]
    assert scene.faults() == {"dag": "no-word", "cat": None}
    assert scene.reading().across + scene.reading().down == 5


@pytest.mark.rule("COM-06")
def test_absent_players_abstain_and_without_any_vote_a_word_is_valid() -> None:
    scene = voting_table()
    assert scene.table.wait.until == scene.table.at + 15_000
    scene.wait()
    assert scene.faults() == {"dag": None, "cat": None}
    assert scene.table.view(1).allowed == (), "nobody voted"
    assert scene.table.view(1).unvoted == ("dag", "cat")
    scene.rolled().lay(1, "DAG").done(1)
    assert scene.phase == "Settled", "a ruling holds for the game"


@pytest.mark.rule("COM-06")
def test_one_vote_overturns_no_word_of_the_dictionary() -> None:
    scene = voting_table().act(1, CastVote(False)).wait()
    assert scene.faults() == {"dag": "no-word", "cat": None}
    scene = RebusScene(2, judge="table").rolled().lay(0, ".C./DAG/.T.").done(0)
    assert [event.word for event in scene.events(VoteCalled)] == ["dag"]


@pytest.mark.rule("COM-06")
def test_alone_at_a_voting_table_every_word_is_valid() -> None:
    assert RebusScene(1, judge="table").rolled().lay(0, "DAG").done(0).faults() == {"dag": None}


@pytest.mark.rule("COM-06")
def test_an_appeal_overturns_a_ruling_and_the_layout_is_judged_again() -> None:
    scene = RebusScene(3, judge="appeal", negative_turns="keep").rolled().lay(0, "DAG").done(0)
    assert scene.faults() == {"dag": "no-word"}
    until = scene.table.wait.until
    scene.act(0, Appeal("dag")).act(1, CastVote(True)).act(2, CastVote(True))
    assert scene.events(Overturned)[0].turns[0].points == 5 - 20
    assert scene.table.wait.until == until + 2_000
    assert scene.refuses(1, Appeal("dag")) == "not-asked", "one appeal a ruling, and there was no other word"
    scene.wait()
    assert scene.state.table[0][0] == -15


@pytest.mark.rule("COM-06")
def test_appeals_are_possible_for_ten_seconds_before_the_next_roll() -> None:
    scene = RebusScene(3, judge="appeal").rolled().lay(0, "CAT").done(0)
    ended = scene.table.at
    scene.go_on()
    assert (scene.phase, scene.table.wait.until) == ("Settled", ended + 10_000)
    late = RebusScene(3, judge="appeal").rolled().lay(0, "CAT").done(0)
    assert late.refuses(1, Appeal("cat"), at=late.table.at + 10_001) == "no-such-ruling"
    assert late.refuses(1, Appeal("dog")) == "no-such-ruling"
    assert RebusScene(3).rolled().lay(0, "CAT").done(0).refuses(1, Appeal("cat")) == "not-asked"


@pytest.mark.rule("COM-06")
def test_house_words_overrule_the_dictionary_and_need_no_vote() -> None:
    house = HouseWords(allow=("dag",), refuse=("cat",))
    assert RebusScene(house=house).rolled().lay(0, "DAG/C../A../T..").faults()["dag"] is None
    voting = RebusScene(3, judge="table", house=house).rolled().lay(0, "CAT").done(0)
    assert voting.faults() == {"cat": "no-word"}
    appealed = RebusScene(3, judge="appeal", house=house).rolled().lay(0, "CAT").done(0)
    appealed.act(0, Appeal("cat")).act(1, CastVote(True)).act(2, CastVote(True))
    assert appealed.faults() == {"cat": None}, "the table stands above its house words"


@pytest.mark.rule("COM-08")
def test_a_removed_seat_is_not_waited_for_when_all_build_or_vote() -> None:
    scene = RebusScene(3, pace="together").rolled().done(0, 1).leave(2)
    assert scene.phase == "Settled"
    assert [turn.seat for turn in scene.state.phase.turns] == [0, 1]
    voting = voting_table().act(1, CastVote(True)).leave(2)
    assert voting.phase == "Settled"
