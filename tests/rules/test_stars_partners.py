"""Bots beside people: people decide, bots advise, and nothing is sent in the name of a person who is there."""

from random import Random

import pytest

from parlour.core.extras.presence import BotPlays, PersonAway, PersonHere
from parlour.games.stars.bot import Bot
from parlour.games.stars.model.moves import Agree, Ask, GuessWords, Hold, Propose
from rules.stars_scene import ENGLISH, StarsScene

HOUR = 3_600_000


def beside_a_bot(*bots: int, seats: int = 3, **settings: object) -> StarsScene:
    """The Alien has sent a word, and bots play these seats."""
    scene = StarsScene(seats, **settings).send(0, "chopper")
    for seat in bots:
        scene.act(seat, BotPlays())
    return scene


def sent(scene: StarsScene) -> list[str]:
    return [one.word for one in scene.team(seat=0).transmissions]


def desk(scene: StarsScene, seat: int = 1):
    return scene.team(seat=seat).scientists.desk


@pytest.mark.rule("STA-29")
def test_a_bots_idea_is_never_sent_by_time_while_a_person_is_there() -> None:
    scene = beside_a_bot(2).send(2, "river")
    assert scene.table.wait.until is None
    scene.wait(scene.table.at + HOUR)
    assert sent(scene) == ["chopper"]
    scene.agree(1)
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-29")
def test_guesses_of_a_bot_wait_too() -> None:
    scene = beside_a_bot(2)
    scene.decide(0, Propose("river"))
    for alien, scientist in (("hexagon", "puddle"), ("borax", "ocean"), ("zebra", "stream")):
        scene.send(0, alien).send(1, scientist)
    scene.aliens_guess()
    scene.act(2, GuessWords(scene.message("alien")))
    assert scene.table.wait.until is None
    scene.agree(1)
    assert scene.phase == "Deciphering"


@pytest.mark.rule("STA-29")
def test_it_is_sent_by_the_clock_when_its_person_left() -> None:
    scene = beside_a_bot(2).send(2, "river")
    scene.act(1, PersonAway(), scene.table.at + HOUR)
    assert scene.table.wait.until == scene.table.at + 60_000
    scene.wait()
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-29")
def test_it_waits_again_when_the_person_is_back() -> None:
    scene = beside_a_bot(2).send(2, "river")
    scene.act(1, PersonAway())
    scene.act(1, PersonHere(), scene.table.at + 50_000)
    assert scene.table.wait.until is None


@pytest.mark.rule("STA-29")
def test_agreeing_people_own_a_bots_idea() -> None:
    scene = beside_a_bot(3, seats=4).send(3, "river")
    at = scene.table.at + HOUR
    scene.act(1, Agree(1), at)
    assert scene.table.wait.until == at + 60_000
    assert desk(scene).sent_next == 1


@pytest.mark.rule("STA-29")
def test_anyone_on_the_side_can_hold_a_proposal() -> None:
    scene = StarsScene(4).send(0, "chopper").send(1, "river")
    assert desk(scene).sent_next == 1
    scene.act(2, Hold(1))
    assert scene.table.wait.until is None
    assert desk(scene).sent_next is None
    assert desk(scene).proposals[0].held == 2
    assert "Hold" not in scene.asked(3)
    scene.wait(scene.table.at + HOUR)
    assert sent(scene) == ["chopper"]
    scene.agree(3)
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-29")
def test_a_proposal_waits_only_as_long_as_its_holder_is_there() -> None:
    scene = StarsScene(4).send(0, "chopper").send(1, "river")
    scene.act(2, Hold(1))
    scene.act(2, PersonAway(), scene.table.at + HOUR)
    assert scene.table.wait.until == scene.table.at + 60_000


@pytest.mark.rule("STA-29")
def test_only_an_open_proposal_can_be_held() -> None:
    scene = StarsScene(4).send(0, "chopper")
    assert scene.refuses(1, Hold(1)) == "not-asked"
    scene.send(1, "river").send(2, "ocean")
    assert scene.refuses(3, Hold(9)) == "proposal-changed"
    scene.act(3, Hold(1))
    assert scene.refuses(1, Hold(1)) == "held-already"
    assert "Hold" not in scene.asked(0)


@pytest.mark.rule("STA-16")
def test_the_only_person_of_a_side_decides_at_once() -> None:
    scene = beside_a_bot(2, 3, seats=4).send(1, "river")
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-16")
def test_bots_do_not_outvote_people() -> None:
    scene = beside_a_bot(3, 4, 5, seats=6).send(3, "river").agree(4).agree(5).agree(1)
    assert sent(scene) == ["chopper"]
    scene.agree(2)
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-16")
def test_among_bots_alone_the_majority_decides_as_ever() -> None:
    scene = beside_a_bot(1, 2).send(1, "river").agree(2)
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-16")
def test_no_bot_is_captain_while_a_person_is_there() -> None:
    scene = beside_a_bot(1, seats=4, scientists_decide="captain").send(1, "river")
    assert desk(scene, 2) is not None
    assert scene.team(seat=2).scientists.captain == 2
    assert sent(scene) == ["chopper"]
    scene.agree(2)
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-16")
def test_a_seat_handed_to_a_bot_delays_nobody() -> None:
    scene = StarsScene(3).send(0, "chopper").send(1, "river")
    scene.act(2, BotPlays())
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-16")
def test_people_who_take_a_seat_back_support_nothing_yet() -> None:
    scene = beside_a_bot(2).send(2, "river")
    scene.act(2, PersonHere())
    assert desk(scene).proposals == ()


@pytest.mark.rule("STA-39")
def test_a_bot_is_silent_for_90_seconds() -> None:
    scene = beside_a_bot(2)
    thought = Bot(ENGLISH, 3).think(scene.table.view(2), scene.table.wait.asks[2], Random(1))
    assert thought is not None
    assert isinstance(thought.move, Propose)
    assert thought.delay == 90_000


@pytest.mark.rule("STA-39")
def test_a_bot_answers_at_once_when_asked() -> None:
    scene = beside_a_bot(2)
    before = scene.table.wait.asks[2]
    scene.act(1, Ask(2))
    assert scene.table.wait.asks[2] != before, "a bot is asked again when its question changes"
    assert desk(scene).asked == (2,)
    thought = Bot(ENGLISH, 3).think(scene.table.view(2), scene.table.wait.asks[2], Random(1))
    assert thought is not None
    assert thought.delay < 15_000
    assert scene.refuses(1, Ask(2)) == "not-asked"


@pytest.mark.rule("STA-39")
def test_a_bot_is_silent_after_people_proposed() -> None:
    scene = beside_a_bot(3, seats=4).send(1, "river")
    assert Bot(ENGLISH, 3).think(scene.table.view(3), scene.table.wait.asks[3], Random(1)) is None


@pytest.mark.rule("STA-39")
def test_only_other_scientists_of_the_side_are_asked() -> None:
    scene = beside_a_bot(3, seats=4)
    assert scene.refuses(1, Ask(0)) == scene.refuses(1, Ask(1)) == "no-such-scientist"
    scene.act(1, Ask(3))
    assert scene.refuses(1, Ask(3)) == "asked-already"


def test_the_proposer_of_a_word_is_known_to_their_own_side_until_the_end() -> None:
    scene = StarsScene(3).send(0, "chopper").send(1, "river").agree(2)
    assert [one.by for one in scene.team(seat=2).transmissions] == [None, 1]
    assert [one.by for one in scene.team(seat=0).transmissions] == [0, None]
    assert [one.by for one in scene.team().transmissions] == [None, None]


@pytest.mark.rule("STA-29")
def test_a_bots_idea_is_credited_to_the_person_who_agreed_first() -> None:
    scene = beside_a_bot(2).send(2, "river").agree(1)
    assert scene.team(seat=1).transmissions[-1].by == 1
