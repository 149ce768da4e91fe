"""Bots of Letters Rebus: they build die by die, and the terminal's way to lay dice."""

from random import Random

import pytest

from parlour.core import Refused
from parlour.games.rebus import Arrange, Bot, CastVote, Finish, GoOn, Placed, RollAgain, read_move, tell, text
from parlour.games.rebus.solver import plan
from parlour.lexicon import Lexicon
from rules.rebus_scene import ROLL, RebusScene, laid

ENGLISH = Lexicon.load("en")


@pytest.mark.parametrize("level", range(1, 6))
def test_a_bot_lays_one_die_after_the_other_and_ends_with_a_legal_layout(level: int) -> None:
    scene = RebusScene(1, lexicon=ENGLISH, hourglass_seconds=600).rolled()
    bot, rng = Bot(ENGLISH, level), Random(level)
    sizes = []
    while scene.phase == "Working":
        thought = bot.think(scene.table.view(0), scene.table.wait.asks[0], rng)
        assert thought is not None
        assert 200 < thought.delay < 60_000
        scene.act(0, thought.move)
        if isinstance(thought.move, Arrange):
            sizes.append(len(thought.move.dice))
    assert sizes == list(range(1, len(sizes) + 1))
    assert len(sizes) > 5
    assert not any(scene.faults().values())
    assert scene.reading().apart == ()


@pytest.mark.rule("REB-09", "COM-08")
@pytest.mark.parametrize("star_letter", ["fixed", "free"])
def test_a_bot_that_takes_over_keeps_the_letter_of_a_laid_star(star_letter: str) -> None:
    scene = RebusScene(1, lexicon=ENGLISH, hourglass_seconds=600, star_letter=star_letter).rolled().lay(0, "qAT")
    bot, rng = Bot(ENGLISH, 3), Random(3)
    sizes = []
    while scene.phase == "Working":
        thought = bot.think(scene.table.view(0), scene.table.wait.asks[0], rng)
        assert thought is not None
        scene.act(0, thought.move)
        if isinstance(thought.move, Arrange):
            sizes.append(len(thought.move.dice))
    assert sizes == list(range(len(sizes)))
    assert len(sizes) > 5
    assert not any(scene.faults().values())


def test_a_bot_asks_for_a_new_roll_votes_and_goes_on() -> None:
    scene = RebusScene(3, mercy=True, judge="table", lexicon=ENGLISH).rolled("bcdfghknpqrstvw")
    bot, rng = Bot(ENGLISH, 1), Random(1)

    def move(seat: int) -> object:
        thought = bot.think(scene.table.view(seat), scene.table.wait.asks[seat], rng)
        return thought and thought.move

    assert move(0) == RollAgain()
    scene.act(0, RollAgain()).draw_again(ROLL).lay(0, "CAT....DGO").done(0)
    assert move(1) == CastVote(True, "cat")
    scene.act(1, CastVote(True, "cat"))
    assert move(1) == CastVote(False, "dgo")
    scene.act(1, CastVote(False)).act(2, CastVote(False))
    assert move(0) == GoOn()


def test_a_layout_on_paper_becomes_dice_word_by_word() -> None:
    placed = plan(("CaT", "..O"), "tcot*")
    assert [(place.die, place.letter) for place in placed] == [(1, None), (4, "a"), (0, None), (2, None)]
    assert {(place.row, place.col) for place in placed} == {(14, 14), (14, 15), (14, 16), (15, 16)}
    assert plan((), "tcot*") == ()


def test_a_typed_line_lays_a_word_and_crosses_dice_on_the_board() -> None:
    scene = RebusScene(1).rolled()

    def typed(line: str) -> object:
        return read_move(line, scene.table.view(0), scene.table.wait.asks[0])

    first = typed("cat")
    assert isinstance(first, Arrange)
    assert [(place.row, place.col) for place in first.dice] == [(15, 15), (15, 16), (15, 17)]
    scene.act(0, typed("across 11 11 cat"))  # type: ignore[arg-type]
    assert scene.state.builds[0].placed == laid("CAT")
    scene.act(0, typed("d 11 13 tone"))  # type: ignore[arg-type]
    assert scene.faults() == {"cat": None, "tone": None}
    assert typed("take 11 11") == Arrange(scene.state.builds[0].placed[1:])
    assert typed("clear") == Arrange(())
    assert typed("done") == Finish()
    star = typed("a 20 11 qat")
    assert isinstance(star, Arrange)
    assert Placed(14, 19, 10, "q") in star.dice
    for wrong, code in {"a 11 11 dog": "cannot-lay", "a x 1 dog": "off-the-board", "hm": "unreadable"}.items():
        with pytest.raises(Refused) as refused:
            typed(wrong)
        assert refused.value.code == code


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_views_and_events_have_texts_in_both_languages(language: str) -> None:
    scene = RebusScene(2).rolled().lay(0, ".C./DOG/.TX")
    names = ["Ada", "Boris"]
    assert "→DOG" in text(scene.table.view(1), names, language)
    scene.done(0).go_on()
    assert all(tell(event, names, language) for line in scene.table.log for event in line.events)
