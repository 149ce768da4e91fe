"""Buzz and speak: people in one room press buzzers, and say their words aloud."""

from itertools import pairwise
from random import Random

import pytest

from parlour import play_out
from parlour.core import Refused, Table, codec_of, encode
from parlour.core.real_dice import Lots
from parlour.games.bottle import Bot, Bottle, read_move
from parlour.games.bottle.model.events import Awarded, Buzzed, Contested, Erred, Refuted, RuledByEar, Said
from parlour.games.bottle.model.moves import Appeal, Buzz, CallNoWord, Heard, Say
from parlour.games.bottle.text import text
from rules.bottle_scene import ENGLISH, BottleScene


def room(seats: int = 3, **settings: object) -> BottleScene:
    return BottleScene(seats, **{"mode": "easy", "spoken": True, **settings})


@pytest.mark.rule("BOT-37")
def test_only_the_first_to_press_speaks() -> None:
    scene = room().rolled("b r o")
    assert scene.asked(0) == {"Buzz", "CallNoWord", "Pass", "ShakeNow"}
    scene.buzz(1, at=1_000)
    assert scene.refuses(0, Buzz(), at=1_001) == "not-asked"
    assert scene.asked(1) == {"Say"}
    assert "Buzz" not in scene.asked(0) | scene.asked(2)
    assert scene.refuses(0, CallNoWord()) == "not-asked"
    assert scene.refuses(2, Say("robe")) == "not-asked"


@pytest.mark.rule("BOT-37")
def test_simultaneous_presses_go_to_the_poorer_then_by_lot() -> None:
    scene = room().with_diamonds(2, 1, 3).rolled("b r o")
    scene.buzz(0, at=1_000).buzz(1, at=1_000).wait()
    assert scene.events(Buzzed) == [Buzzed(1)]
    scene = room().rolled("b r o").buzz(0, at=1_000)
    scene.buzz(2, at=1_000).wait()
    assert scene.table.wait.chance == Lots((0, 2))
    scene.lot(2)
    assert scene.events(Buzzed) == [Buzzed(2)]


@pytest.mark.rule("BOT-37")
def test_without_the_setting_nobody_buzzes() -> None:
    scene = BottleScene(2).rolled("b r o")
    assert "Buzz" not in scene.asked(0)
    scene = BottleScene(2, mode="party").rolled("b r o", "cover").covered(0)
    assert scene.asked(1) == set()


@pytest.mark.rule("BOT-38")
def test_the_spoken_word_is_typed_and_wins_at_once() -> None:
    scene = room().rolled("b r o").buzzed(1).say(1, "carbon")
    assert scene.events(Said)[0].word == "carbon"
    assert scene.events(Awarded) == [Awarded(1, 2)]
    assert scene.state.used == ("carbon",)


@pytest.mark.rule("BOT-38")
def test_a_wrong_word_is_a_mistake_and_the_buzzers_are_free_for_the_others() -> None:
    scene = room().rolled("b r o").buzzed(1).say(1, "table")
    assert scene.events(Erred)[0].fault.code == "letter-missing"
    assert scene.diamonds == (1, 0, 1)
    assert scene.asked(1) == set()
    assert "Buzz" in scene.asked(0)


@pytest.mark.rule("BOT-38")
def test_fifteen_seconds_without_a_word_are_a_mistake() -> None:
    scene = room().rolled("b r o").buzz(1, at=1_000).wait()
    assert scene.table.wait.until == 16_000
    assert scene.table.wait.span == 15_000
    scene.wait()
    assert scene.events(Erred) == [Erred(1, "", scene.events(Erred)[0].fault, 1)]
    assert scene.events(Erred)[0].fault.code == "silent"
    assert scene.phase == "Open"


@pytest.mark.rule("BOT-38", "BOT-32")
def test_the_countdown_of_no_word_stops_while_somebody_speaks() -> None:
    scene = room().rolled("b r o").no_word(0, at=1_000).buzz(1, at=5_000).wait()
    scene.say(1, "table", at=12_000)
    assert scene.phase == "Denied"
    assert scene.table.wait.until == 11_000 + 7_000
    scene.buzzed(2).say(2, "carbon")
    assert scene.events(Refuted) == [Refuted(0, 1)]
    assert scene.diamonds == (0, 0, 2)


@pytest.mark.rule("BOT-38")
def test_a_shorter_word_is_buzzed_for_too() -> None:
    scene = room(shorter_word=True).rolled("b r o").buzzed(0).say(0, "carbon")
    assert scene.events(Contested) == [Contested((0,), 6)]
    assert scene.asked(0) == set()
    assert scene.asked(1) == {"Buzz"}
    scene.buzzed(1)
    assert scene.refuses(1, Say("boredom")) == "not-shorter"
    scene.say(1, "robe")
    assert scene.events(Awarded) == [Awarded(1, 2)]


@pytest.mark.rule("BOT-38", "COM-06")
def test_the_table_votes_on_a_typed_word_where_it_judges() -> None:
    scene = room(judge="table").rolled("b r o").buzzed(1).say(1, "brozzo")
    assert scene.phase == "Voting"
    scene.vote(0, False).vote(2, False)
    assert scene.events(Erred)[0].seat == 1
    assert scene.phase == "Open"


@pytest.mark.rule("BOT-38", "COM-06")
def test_an_appeal_reverses_a_ruling_on_a_spoken_word() -> None:
    scene = room(judge="appeal").rolled("b r o").buzzed(1).say(1, "brozzo")
    assert scene.diamonds == (1, 0, 1)
    scene.buzzed(2).say(2, "carbon")
    scene.appeal(1, "brozzo").vote(0, True).vote(2, True)
    assert scene.diamonds == (1, 2, 1)


@pytest.mark.rule("BOT-39")
def test_the_others_may_rule_by_ear_and_right_wins() -> None:
    scene = room().rolled("b r o").buzzed(1)
    assert scene.asked(0) == scene.asked(2) == {"Heard"}
    scene.heard(0, True)
    assert scene.events(RuledByEar) == [RuledByEar(1, by=0, right=True)]
    assert scene.events(Awarded) == [Awarded(1, 2)]
    assert scene.state.used == ()
    assert scene.table.game.view(scene.state, 0).phase.by_ear


@pytest.mark.rule("BOT-39")
def test_wrong_by_ear_is_a_mistake() -> None:
    scene = room().rolled("b r o").buzzed(1).heard(2, False)
    assert scene.events(Erred)[0].cost == 1
    assert scene.events(Erred)[0].fault.code == "by-ear"
    assert scene.asked(1) == {"TakeBack"}


@pytest.mark.rule("BOT-39")
def test_right_by_ear_refutes_no_word() -> None:
    scene = room().rolled("b r o").no_word(0).buzzed(1).heard(0, True)
    assert scene.diamonds == (0, 2, 1)


@pytest.mark.rule("BOT-39")
def test_all_words_of_a_covered_bottle_are_ruled_on_together() -> None:
    scene = room(mode="party").rolled("b r o", "cover").covered(0)
    assert scene.asked(1) == {"Heard"}
    scene.heard(1, True)
    assert scene.diamonds == (2, 1, 1)
    scene.rolled("b r o", "cover").covered(1).heard(0, False)
    assert scene.diamonds == (2, 0, 1)
    assert "Cover" in scene.asked(0)


@pytest.mark.rule("BOT-39")
def test_spoken_rulings_are_off_where_lengths_count() -> None:
    scene = room(shorter_word=True).rolled("b r o").buzzed(1)
    assert scene.refuses(0, Heard(True)) == "not-asked"


@pytest.mark.rule("BOT-39", "COM-11")
def test_a_ruling_is_about_the_word_that_was_heard() -> None:
    scene = room().rolled("b r o").buzzed(1)
    before = scene.table.moment
    scene.heard(0, False).buzzed(2)
    assert scene.table.moment != before


@pytest.mark.rule("BOT-39")
def test_spoken_words_cannot_be_appealed() -> None:
    scene = room(judge="appeal").rolled("b r o").buzzed(1).heard(0, True)
    assert scene.refuses(2, Appeal("carbon")) in ("not-asked", "no-such-ruling")


@pytest.mark.rule("BOT-37", "COM-08")
def test_leaving_while_speaking_frees_the_buzzers() -> None:
    scene = room().rolled("b r o").buzzed(1).leave(1)
    assert scene.phase == "Open"
    assert "Buzz" in scene.asked(0)


@pytest.mark.rule("BOT-37")
def test_terminals_expect_buzz_before_a_word() -> None:
    scene = room().rolled("b r o")
    view, asks = scene.table.game.view(scene.state, 0), scene.table.wait.asks[0]
    with pytest.raises(Refused) as refused:
        read_move("carbon", view, asks)
    assert refused.value.code == "buzz-first"
    assert read_move("buzz", view, asks) == Buzz()
    scene.buzzed(0)
    assert read_move("carbon", scene.table.game.view(scene.state, 0), scene.table.wait.asks[0]) == Say("carbon")
    assert read_move("wrong", scene.table.game.view(scene.state, 1), scene.table.wait.asks[1]) == Heard(False)


@pytest.mark.slow
@pytest.mark.rule("BOT-40")
def test_bots_buzz_and_say_their_word_within_two_seconds() -> None:
    game = Bottle(ENGLISH, mode="party", spoken=True)
    table = play_out(game, [Bot(ENGLISH, level) for level in (2, 3, 5)], Random(7))
    assert table.result
    moves = [(line.at, line.what.move) for line in table.log if hasattr(line.what, "move")]
    assert any(isinstance(move, Buzz) for _, move in moves)
    assert not any(isinstance(move, Heard) for _, move in moves)
    for (pressed, move), (said, then) in pairwise(moves):
        if isinstance(move, Buzz) and isinstance(then, Say):
            assert said - pressed <= 2_000
    stored = [encode(line) for line in table.log]
    again = Table.replay(game, 3, map(codec_of(Bottle).line, stored))
    assert encode(again.state) == encode(table.state)


@pytest.mark.rule("BOT-37")
@pytest.mark.parametrize(("language", "says"), [("en", "Press the buzzer"), ("uk", "Тисніть дзвінок")])
def test_the_terminal_asks_for_the_buzzer_not_for_a_word(language: str, says: str) -> None:
    shown = text(room().rolled("b r o").table.view(0), ["Anna", "Bob", "Chen"], language)
    assert says in shown
    assert "Name a word" not in shown
