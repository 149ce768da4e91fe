"""Until tomorrow (COM-18 to COM-22): days, own clocks, absent players, and secrets."""

import pytest

from parlour.core import Refused, Table, encode
from parlour.core.game import DAY, waited_for
from parlour.core.round.phases import Look, Looked
from parlour.games.bookworm import Bookworm, ChangeCategory, NoWord, Say, Turned
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.model.events import Doubted
from parlour.games.lone import Lone
from parlour.games.lone.model import DiceRolled, Unveiled
from parlour.games.rebus import Rebus
from parlour.games.rebus.model import Scored
from parlour.games.stars.game import Stars
from parlour.games.stars.model.draws import Dealt, Hand
from parlour.games.stars.model.events import LetPass
from parlour.games.stars.model.moves import Note, Propose, Transmit
from rules.bookworm_scene import ANIMALS, FRUIT, BookwormScene
from rules.lone_scene import WORDS, LoneScene
from rules.rebus_scene import ROLL, RebusScene
from rules.stars_scene import ENGLISH, PRINTED, StarsScene

HOUR = DAY // 24


def rebus(seats: int = 3) -> RebusScene:
    return RebusScene(seats, pace="tomorrow", rounds=3, negative_turns="keep").rolled()


def lone(seats: int = 3) -> LoneScene:
    return LoneScene(seats, pace="tomorrow").rolled()


@pytest.mark.rule("COM-18")
@pytest.mark.parametrize("scene", [rebus(), lone()], ids=["rebus", "lone"])
def test_asked_players_have_a_day(scene: RebusScene | LoneScene) -> None:
    assert [scene.asked(seat) for seat in range(3)] == [{"Look"}] * 3
    assert (scene.table.wait.until, scene.table.wait.until_for(1), scene.table.wait.span_for(1)) == (DAY, DAY, DAY)


@pytest.mark.rule("COM-18")
@pytest.mark.parametrize(
    ("game", "together"),
    [
        (Rebus, {"judge": "appeal"}),
        (Rebus, {"rolls": "ours"}),
        (Rebus, {"one_device": True}),
        (Rebus, {"mercy": True}),
        (Lone, {"judge": "table"}),
        (Lone, {"paper": True}),
        (Bookworm, {"one_device": True}),
        (Stars, {"rolls": "ours"}),
    ],
)
def test_simultaneous_rules_do_not_combine_with_it(game: type, together: dict[str, object]) -> None:
    game(WORDS, **together)
    with pytest.raises(Refused, match="not-until-tomorrow"):
        game(WORDS, pace="tomorrow", **together)


@pytest.mark.rule("COM-19", "REB-21")
def test_looking_starts_only_the_players_own_timer() -> None:
    scene = rebus().act(1, Look(), at=5 * HOUR)
    assert scene.events(Looked) == [Looked(1, 5 * HOUR + 90_000)]
    assert [scene.asked(seat) for seat in range(3)] == [{"Look"}, {"Arrange", "Finish"}, {"Look"}]
    wait = scene.table.wait
    assert [wait.until_for(seat) for seat in range(3)] == [DAY, 5 * HOUR + 90_000, DAY]
    assert [wait.span_for(seat) for seat in range(3)] == [DAY, 90_000, DAY]
    assert scene.table.view(0).phase.clocks == ((1, 5 * HOUR + 90_000),), "a clock is no secret"
    scene.wait()
    assert (scene.asked(1), scene.table.view(None).phase.finished) == (set(), (1,)), "what lies when it is empty counts"
    assert scene.table.wait.until == DAY


@pytest.mark.rule("COM-19", "LON-28")
def test_everybody_has_the_whole_time_from_their_own_look() -> None:
    scene = lone().act(2, Look(), at=HOUR)
    assert scene.table.wait.until_for(2) == HOUR + 60_000
    scene.write(2, (0, "ten"), (3, "sent"), (4, "coat"))
    scene.act(0, Look(), at=HOUR + 30_000)
    assert scene.table.wait.until_for(0) == HOUR + 90_000
    scene.wait(HOUR + 60_000)
    assert (scene.asked(2), scene.asked(0)) == (set(), {"Write", "Erase", "Jot", "HandIn", "Finish"})


@pytest.mark.rule("COM-19")
@pytest.mark.parametrize("make", [rebus, lone], ids=["rebus", "lone"])
def test_looking_in_the_last_minute_still_gives_the_whole_time(make) -> None:
    scene = make().act(0, Look(), at=DAY - 1_000)
    scene.wait(DAY)
    assert (scene.asked(0) >= {"Finish"}, scene.asked(1), scene.asked(2)) == (True, set(), set())
    scene.wait()
    assert scene.phase == "Rolling", "and then the round is over"


@pytest.mark.rule("COM-19")
@pytest.mark.parametrize("make", [rebus, lone], ids=["rebus", "lone"])
def test_finished_work_is_final(make) -> None:
    scene = make().act(0, Look())
    assert scene.refuses(0, Look()) == "not-asked"
    finish = next(kind for kind in scene.table.wait.asks[0] if kind.__name__ == "Finish")
    scene.act(0, finish())
    assert scene.asked(0) == set()


@pytest.mark.rule("COM-19", "COM-03", "REB-21")
def test_the_roll_and_the_layouts_of_others_never_leave_the_table() -> None:
    scene = rebus()
    covered = [encode(scene.table.view(seat)) for seat in (None, 1, 2)]
    assert all(not scene.table.view(seat).phase.builds for seat in (None, 0, 1, 2)), "nobody has looked"
    assert not any(ROLL.encode() in encode(line.events) for line in scene.table.log), "no event gives the roll away"
    scene.act(0, Look())
    looked = [encode(scene.table.view(seat)) for seat in (None, 1, 2)]
    assert [len(view) for view in looked] == [len(looked[0]), *(len(view) for view in looked[1:])]
    for view in looked:
        assert b'"dice"' not in view
    waits = scene.table.wait
    for drawing in ("C", "CAT", ".C./DOG/.T.", ""):
        scene.lay(0, drawing)
        assert scene.last_events == ()
        assert [encode(scene.table.view(seat)) for seat in (None, 1, 2)] == looked
        assert (scene.table.wait.asks, scene.table.wait.known) == (waits.asks, waits.known)
    scene.lay(0, "CAT").done(0).act(1, Look())
    assert {build.seat for build in scene.table.view(1).phase.builds} == {1}, "who has played is seen, not what"
    assert covered != looked, "that somebody looks is no secret"


@pytest.mark.rule("COM-19", "COM-03", "LON-28")
def test_the_dice_and_the_words_of_others_never_leave_the_table() -> None:
    scene = lone()
    assert [scene.table.view(seat).dice for seat in (None, 0, 1, 2)] == [()] * 4
    scene.act(0, Look())
    assert [len(scene.table.view(seat).dice) for seat in (None, 0, 1, 2)] == [0, 8, 0, 0]
    others = [encode(scene.table.view(seat)) for seat in (None, 1, 2)]
    scene.write(0, (0, "ten"), (3, "sent"))
    assert scene.last_events == ()
    assert [encode(scene.table.view(seat)) for seat in (None, 1, 2)] == others
    assert not any(isinstance(event, DiceRolled) for line in scene.table.log for event in line.events)


@pytest.mark.rule("REB-21")
def test_the_round_is_scored_and_the_next_rolled_when_all_have_played() -> None:
    scene = rebus(2)
    for seat, drawing in ((0, "CAT"), (1, ".C./DOG/.T.")):
        scene.act(seat, Look(), at=(seat + 1) * HOUR).lay(seat, drawing).done(seat)
    assert [turn.seat for turn in scene.events(Scored)[0].turns] == [0, 1]
    assert (scene.phase, scene.state.round) == ("Rolling", 2)
    scene.rolled()
    assert [turn.points for turn in scene.table.view(0).phase.last] == [row[0] for row in scene.state.table]
    scene.act(0, Look())
    assert scene.table.view(0).phase.last == (), "now the dice have the screen"
    assert scene.table.wait.until_for(1) == 2 * HOUR + 1_010 + DAY, "a new round, a new day"


@pytest.mark.rule("LON-28")
def test_sheets_are_compared_at_once_and_missing_words_cost_the_cheapest_rows() -> None:
    scene = lone(2)
    for seat, words in ((0, [(3, "sent"), (4, "coat"), (6, "stone")]), (1, [(3, "nest")])):
        scene.act(seat, Look()).write(seat, *words)
        scene.act(seat, next(kind for kind in scene.table.wait.asks[seat] if kind.__name__ == "Finish")())
    assert [event.round for event in scene.events(Unveiled)] == [1]
    assert scene.phase == "Rolling"
    assert [one.row for one in scene.state.sheets[1]] == [3, 0, 1, 2]


@pytest.mark.rule("COM-20", "REB-21")
def test_players_who_missed_a_round_have_no_turn_in_it_and_are_not_waited_for() -> None:
    scene = rebus()
    for seat in (0, 1):
        scene.act(seat, Look()).lay(seat, "CAT").done(seat)
    assert scene.state.round == 1, "the day is not over"
    scene.wait(DAY)
    assert (scene.state.round, scene.state.table[2][0]) == (2, None)
    scene.rolled()
    for seat in (0, 1):
        scene.act(seat, Look()).done(seat)
    assert scene.state.round == 3, "this one ended without them"
    scene.rolled().act(2, Look())
    for seat in (0, 1):
        scene.act(seat, Look()).done(seat)
    assert scene.state.round == 3, "who is back is waited for"
    scene.done(2)
    assert scene.phase == "Over"


@pytest.mark.rule("COM-20", "LON-28")
def test_a_round_of_lone_words_does_not_wait_for_players_who_missed_the_last_one() -> None:
    scene = lone().act(0, Look()).wait(DAY)
    assert scene.state.absent == (1, 2)
    LoneScene.rolled(scene).act(0, Look()).wait()
    assert scene.state.round == 2
    assert isinstance(scene.state.phase, type(LoneScene(3).state.phase)), "the next dice are rolled"


@pytest.mark.rule("COM-21")
@pytest.mark.parametrize("make", [rebus, lone], ids=["rebus", "lone"])
def test_two_days_without_a_look_end_the_game(make) -> None:
    scene = make().wait(DAY)
    assert (scene.phase, scene.state.round, scene.table.wait.until) == ("Working", 1, 2 * DAY)
    assert [scene.asked(seat) for seat in range(3)] == [{"Look"}] * 3, "the same dice, for everybody"
    scene.wait(2 * DAY)
    assert scene.phase == "Over"
    assert scene.table.result is not None


@pytest.mark.rule("COM-21")
@pytest.mark.parametrize("make", [rebus, lone], ids=["rebus", "lone"])
def test_silent_days_are_counted_from_the_last_player_who_came(make) -> None:
    scene = make().wait(DAY).act(0, Look()).wait(2 * DAY)
    assert scene.phase == "Rolling", "this round was played"
    scene.rolled().wait(3 * DAY + HOUR)
    assert scene.phase == "Working", "one day without anybody since"


@pytest.mark.rule("COM-21", "COM-08")
def test_a_day_survives_its_last_player_leaving() -> None:
    scene = lone().act(0, Look()).wait(DAY)
    LoneScene.rolled(scene).leave(0).wait(scene.table.at + DAY)
    assert scene.phase == "Working"
    scene.wait(scene.table.at + DAY)
    assert scene.phase == "Over"


@pytest.mark.rule("COM-21")
@pytest.mark.parametrize(("game", "version"), [(Rebus, 3), (Lone, 2)])
def test_with_older_rules_one_such_day_ended_the_game(game: type, version: int) -> None:
    older = game(WORDS, pace="tomorrow").by_rules(version)
    assert (older.round.patience, game(WORDS).round.patience) == (1, 2)


@pytest.mark.rule("COM-21", "BKW-36")
def test_two_days_in_a_row_without_a_move_end_a_bookworm_until_tomorrow() -> None:
    scene = BookwormScene(2, pace="tomorrow").opened()
    assert scene.table.wait.until == scene.table.at + DAY
    scene.wait()
    assert scene.phase == "Scored", "a day without a word is a failure"
    scene.wait().draw(Turned(FRUIT))
    assert scene.phase == "Picking"
    scene.wait()
    assert (scene.phase, scene.table.result is not None) == ("Over", True)


@pytest.mark.rule("COM-21")
def test_saying_no_word_counts_as_playing_bookworm_over_days() -> None:
    scene = BookwormScene(2, pace="tomorrow")
    for card in (ANIMALS, FRUIT):
        scene.opened(card=card).act(scene.turn, NoWord())
        assert scene.phase == "Scored", "somebody is there"
        scene.wait()


@pytest.mark.rule("COM-21")
@pytest.mark.parametrize("move", [Say("date"), NoWord(), ChangeCategory()], ids=lambda move: type(move).__name__)
def test_every_move_of_bookworm_counts_as_activity(move) -> None:
    scene = BookwormScene(3, pace="tomorrow", green_only=True).opened().wait().opened(side="new-category", card=FRUIT)
    assert (scene.phase, scene.state.silent) == ("Naming", 1)
    assert scene.act(scene.turn, move).state.silent == 0


@pytest.mark.rule("COM-22")
def test_only_players_who_can_still_vote_are_on_turn_in_a_vote() -> None:
    scene = BookwormScene(4, pace="tomorrow").opened().say(1, "cat").doubt(0)
    assert waited_for(scene.table.wait) == (2, 3), "the doubt was a vote, and nobody votes on a word of their own"
    assert waited_for(scene.vote(s3=True).table.wait) == (2,)


@pytest.mark.rule("COM-21")
def test_a_day_is_active_only_with_a_vote() -> None:
    scene = BookwormScene(4, pace="tomorrow").opened().say(1, "cat").doubt(0)
    voted = BookwormScene(4, pace="tomorrow").opened().say(1, "cat").doubt(0).vote(s2=True)
    assert (scene.state.silent, voted.state.silent) == (0, 0)
    assert (scene.wait().phase, scene.state.silent) == ("Naming", 1)
    assert scene.wait().phase == "Over"


@pytest.mark.rule("COM-21", "BKW-36")
def test_words_without_points_count_as_activity() -> None:
    scene = BookwormScene(2, pace="tomorrow")
    for card in (ANIMALS, FRUIT):
        scene.opened(side="a-z", card=card)
        scene.say(scene.turn, "zebu" if card == ANIMALS else "zante", SPECIAL).wait()
        assert max(scene.state.sheet[-1].points) <= 0, "the A–Z die brings none"
        assert scene.phase == "Scored", "somebody plays"


@pytest.mark.rule("BKW-36")
def test_a_word_may_be_doubted_until_the_next_one_and_the_last_of_a_round_for_an_hour() -> None:
    scene = BookwormScene(3, pace="tomorrow").opened().say(1, "cat").doubt(0, at=20 * HOUR)
    assert (scene.phase, scene.table.wait.until) == ("Voting", 20 * HOUR + DAY)
    scene = BookwormScene(3, pace="tomorrow").opened().say(1, "cat").say(2, "dog").doubt(0)
    assert scene.events(Doubted)[0].word == "dog", "the word before it stands"
    last = BookwormScene(2, pace="tomorrow").opened().each("cat", "dog", "eel", "fox", "goat", "horse", "mouse")
    assert (last.phase, last.table.wait.until) == ("Ending", last.table.at + HOUR)


@pytest.mark.rule("BKW-36")
def test_voted_down_players_get_another_day() -> None:
    scene = BookwormScene(2, pace="tomorrow").opened().say(1, "cup").doubt(0, at=20 * HOUR)
    assert (scene.phase, scene.turn) == ("Naming", 1), "of two one vote is all"
    assert scene.table.wait.until == scene.table.at + DAY


@pytest.mark.rule("STA-33", "STA-37")
def test_a_step_of_the_stars_lasts_a_day_and_then_sends_the_proposal() -> None:
    scene = StarsScene(4, pace="tomorrow")
    assert (scene.table.wait.until, scene.table.wait.until_for(None), scene.table.wait.span) == (DAY, DAY, DAY)
    scene.act(0, Transmit("chopper"), at=5 * HOUR)
    assert scene.table.wait.until == 5 * HOUR + DAY, "the next step has a day from when it began"
    scene.act(1, Propose("river"), at=20 * HOUR)
    scene.act(2, Propose("ocean"), at=21 * HOUR)
    assert scene.table.wait.until == 5 * HOUR + DAY, "nobody can tell by the clock that something is proposed"
    scene.wait()
    assert [one.word for one in scene.state.teams[0].sent] == ["chopper", "river"], "the oldest of what has as many"
    assert "Transmit" in scene.asked(0)
    assert scene.table.wait.until == 5 * HOUR + 2 * DAY


@pytest.mark.rule("STA-37")
def test_a_side_without_a_word_passes_and_is_asked_again() -> None:
    scene = StarsScene(3, pace="tomorrow")
    scene.wait()
    assert scene.events(LetPass) == [LetPass(0, "alien", (0,))]
    assert scene.state.teams[0].sent == ()
    scene.decide(0, Propose("river"))
    assert "Transmit" in scene.asked(0)
    assert scene.table.wait.until == scene.table.at + DAY


@pytest.mark.rule("STA-37", "STA-07")
def test_without_a_choice_the_drawn_cipher_is_used() -> None:
    scene = StarsScene(3, pace="tomorrow", cipher_draw="chosen")
    assert scene.phase == "Enciphering"
    scene.wait()
    assert (scene.phase, scene.state.cipher) == ("AliensWrite", PRINTED)


@pytest.mark.rule("STA-37")
def test_only_the_team_without_an_answer_passes() -> None:
    scene = StarsScene(4, pace="tomorrow", mode="teams")
    aliens = [team.alien.seats[0] for team in scene.state.teams]
    scene.send(aliens[0], "chopper").wait()
    assert [one.team for one in scene.events(LetPass)] == [1]
    assert [len(team.sent) for team in scene.state.teams] == [1, 0]
    assert scene.state.idle == 0


@pytest.mark.rule("STA-37", "STA-21")
def test_a_guess_that_nobody_made_has_no_points_and_the_others_count() -> None:
    scene = StarsScene(3, pace="tomorrow").play_rounds().aliens_guess()
    scene.wait()
    assert scene.phase == "Deciphering"
    scene.decipher()
    assert scene.table.result is not None
    assert scene.table.result.scores == (9, 9, 9)


@pytest.mark.rule("STA-38", "COM-21")
@pytest.mark.parametrize("played", [StarsScene(3, pace="tomorrow"), StarsScene(3, pace="tomorrow").play_rounds()])
def test_two_steps_without_activity_end_the_game(played: StarsScene) -> None:
    played.wait()
    assert played.table.result is None
    played.wait()
    assert played.phase == "Over"
    assert played.table.result is not None
    assert played.table.result.scores == (0, 0, 0)


@pytest.mark.rule("STA-38")
def test_days_in_a_row_are_counted_from_the_last_answer() -> None:
    scene = StarsScene(3, pace="tomorrow")
    scene.wait()
    scene.decide(0, Propose("river")).wait()
    assert scene.phase == "ScientistsWrite"
    assert scene.table.result is None


@pytest.mark.rule("STA-33")
def test_with_the_second_rules_no_side_has_a_deadline() -> None:
    table = Table(Stars(ENGLISH, pace="tomorrow").by_rules(2), 3)
    hand = (Hand(0, (1, 2, 3)),)
    table.draw(Dealt(hand, hand, PRINTED), 0)
    assert table.wait.until is None
    table.act(0, Transmit("chopper"), 3 * DAY)
    table.act(1, Propose("river"), 4 * DAY)
    assert table.wait.until == 5 * DAY


@pytest.mark.rule("COM-22")
def test_players_the_table_waits_for_are_on_turn() -> None:
    scene = rebus().act(1, Look()).done(1)
    assert waited_for(scene.table.wait) == (0, 2)
    worms = BookwormScene(3, pace="tomorrow").opened().say(1, "cat")
    assert "Doubt" in worms.asked(0)
    assert waited_for(worms.table.wait) == (2,), "a doubt is nobody's turn"
    stars = StarsScene(3, pace="tomorrow").act(1, Note("hm"))
    assert "Note" in stars.asked(1)
    assert waited_for(stars.table.wait) == (0,)
