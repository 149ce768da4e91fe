"""*Object* calls a vote on an accepted word, in every game that judges words (COM-30)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour.core import Refused
from parlour.core.court.events import VoteEnded
from parlour.core.court.vote import Judge
from parlour.core.round.phases import TakeDevice
from parlour.games.bookworm import Say
from parlour.games.bookworm.model.events import TakenBack
from parlour.games.bottle import Bot
from parlour.games.lone import Lone
from parlour.lexicon import Lexicon
from parlour.testing import Scene
from rules.bookworm_scene import BookwormScene
from rules.bottle_scene import BottleScene
from rules.lone_scene import FIVES, WORDS, LoneScene
from rules.rebus_scene import RebusScene

pytestmark = pytest.mark.rule("COM-30")


def bottle(seats: int, judge: Judge = "appeal", word: str = "robe") -> BottleScene:
    return BottleScene(seats, judge=judge).rolled("b r o" if word == "robe" else "t r e").win(0, word)


def lone(seats: int, judge: Judge = "appeal") -> Scene:
    scene = LoneScene(seats, judge=judge).rolled().write(0, (FIVES[0], "stone")).compare()
    return scene.wait(scene.state.phase.since)


def rebus(seats: int, judge: Judge = "appeal") -> Scene:
    return RebusScene(seats, judge=judge).rolled().lay(0, "CAT").done(0)


Open = Callable[..., Scene]
GAMES = pytest.mark.parametrize("table, word", [(bottle, "robe"), (lone, "stone"), (rebus, "cat")])


def questions(scene: Scene, seat: int, word: str) -> Scene:
    return scene.act(seat, _kind(scene, seat, "Appeal")(word))


def votes(scene: Scene, seat: int, valid: bool) -> Scene:
    return scene.act(seat, _kind(scene, seat, "CastVote")(valid))


def _kind(scene: Scene, seat: int, name: str) -> type[Any]:
    """Return a game's own kind of move."""
    return next(kind for kind in scene.table.wait.asks[seat] if kind.__name__ == name)


def ruling(scene: Scene) -> tuple[bool, tuple[tuple[int, bool], ...]]:
    (ended,) = scene.events(VoteEnded)
    return ended.valid, ended.votes


@GAMES
def test_an_objection_is_a_vote_and_a_second_one_overturns_the_word(table: Open, word: str) -> None:
    scene = table(3)
    assert "Appeal" not in scene.asked(0), "nobody objects to their own word"
    questions(scene, 1, word)
    assert [scene.asked(seat) & {"CastVote"} for seat in range(3)] == [set(), set(), {"CastVote"}]
    assert ruling(votes(scene, 2, False)) == (False, ((1, False), (2, False)))
    assert word in scene.table.view(1).refused, "the table can keep it as a house word"


@GAMES
def test_one_vote_or_a_tie_overturns_no_word(table: Open, word: str) -> None:
    assert ruling(votes(questions(table(3), 1, word), 2, True)) == (True, ((1, False), (2, True)))
    scene = questions(table(3), 1, word).wait()
    assert ruling(scene) == (True, ((1, False),)), "the other player abstained"
    assert "Appeal" not in scene.asked(2)


@GAMES
def test_two_players_must_both_agree(table: Open, word: str) -> None:
    scene = questions(table(2), 1, word)
    assert "CastVote" in scene.asked(0)
    assert ruling(votes(scene, 0, False)) == (False, ((1, False), (0, False)))
    assert ruling(votes(questions(table(2), 1, word), 0, True))[0]
    assert ruling(questions(table(2), 1, word).wait())[0], "silence is no consent"


@pytest.mark.parametrize("table", [bottle, lone, rebus])
@pytest.mark.parametrize("judge", ["dictionary", "table"])
def test_without_appeals_nobody_objects(table: Open, judge: Judge) -> None:
    assert "Appeal" not in table(2, judge).asked(1)


@pytest.mark.parametrize("seats, waits", [(3, True), (2, False)])
def test_the_next_round_waits_for_an_objection_only_if_the_others_can_carry_it(seats: int, waits: bool) -> None:
    scene = RebusScene(seats, judge="appeal").rolled().lay(0, "CAT").done(0)
    assert (scene.table.wait.rest == scene.table.at) != waits
    scene.go_on()
    assert (scene.phase == "Settled") == waits


def test_until_tomorrow_nobody_objects_because_a_vote_needs_everybody_at_once() -> None:
    with pytest.raises(Refused, match="not-until-tomorrow"):
        Lone(WORDS, way="tomorrow", judge="appeal")


def test_around_one_device_a_word_can_be_questioned_too() -> None:
    scene = RebusScene(2, judge="appeal", way="one_device")
    scene.act(0, TakeDevice())
    scene.rolled().lay(0, "CAT").done(0)
    assert not ruling(votes(questions(scene, 1, "cat"), 0, False))[0]


# Bookworm's objection is a doubt, even if its data judges.


def test_three_players_may_doubt_what_the_category_data_accept() -> None:
    scene = BookwormScene(3, judge="data").opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0)
    assert "Doubt" in scene.asked(0)
    scene.doubt(0).vote(s2=False)
    assert scene.events(TakenBack) == [TakenBack(1, "camel", 0)]


def test_two_players_and_answers_that_overrule_the_data_are_not_doubted() -> None:
    two = BookwormScene(2, judge="data").opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0)
    assert "Doubt" not in two.asked(0)
    sure = BookwormScene(3, judge="data").opened("c1 d1 e2 f1 g2 h2 m1")
    sure.act(1, Say("chair", 0, sure=True))
    assert "Doubt" not in sure.asked(0)


# Bots.


@pytest.mark.parametrize("word, allows", [("robe", True), ("true", False)])
def test_bots_vote_against_a_dictionary_word_only_if_it_is_hardly_a_noun(word: str, allows: bool) -> None:
    scene = questions(bottle(3, word=word), 1, word)
    thought = Bot(Lexicon.load("en"), 3).think(scene.table.view(2), scene.table.wait.asks[2], Random(1))
    assert thought is not None
    assert thought.move == _kind(scene, 2, "CastVote")(allows)
