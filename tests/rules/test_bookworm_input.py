"""Bookworm: bad input is refused with a code of its own, nothing changes, and the clock goes on (COM-04)."""

import pytest

from parlour.core import Act, Move, Refused
from parlour.games.bookworm import SPECIAL, Doubt, Pick, Say, Swap, TurnSide, read_move
from parlour.lexicon import Lexicon
from rules.bookworm_scene import BookwormScene

UKRAINIAN = Lexicon.load("uk")


@pytest.mark.parametrize(
    "move, code",
    [
        (Say("zebra"), "starts-with-no-die"),
        (Say("zebra", 0), "starts-with-no-die"),
        (Say("dog", 0), "wrong-letter"),
        (Say("dog", 9), "no-such-die"),
        (Say("dog", -1), "no-such-die"),
        (Say("", 0), "empty"),
        (Say("  the ", 0), "starts-with-no-die"),
        (Say("c" * 200, 0), "too-long"),
        (Say("cat and mouse game", 0), "too-many-words"),
        (Say("c4t", 0), "digit"),
        (Say("кіт", 0), "other-script"),
        (Say("🐙", 0), "sign"),
        (Say("café", 0), "accent"),
    ],
    ids=lambda value: str(value)[:40],
)
@pytest.mark.rule("COM-04", "COM-05")
def test_impossible_answers_are_refused_with_a_specific_code(move: Say, code: str) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1")
    until = scene.state.phase.until
    assert scene.refuses(1, move) == code
    assert scene.state.phase.until == until


def test_it_is_refused_to_speak_out_of_turn() -> None:
    scene = BookwormScene().opened()
    assert scene.refuses(2, Say("camel")) == "not-asked"
    with pytest.raises(Refused, match="not-asked"):
        scene.table.game.step(scene.state, Act(2, Say("camel")), 5)


def test_ukrainian_apostrophes_and_look_alikes_are_read() -> None:
    scene = BookwormScene(lexicon=UKRAINIAN).opened("х1 к1 а1 б1 в1 д1 е1")
    assert scene.say(1, "хом’як").state.said[-1].mark.fit == "yes"
    assert scene.say(2, "Кiт").state.said[-1].word == "кіт"  # with a Latin i


@pytest.mark.rule("BKW-06", "COM-04")
@pytest.mark.parametrize(
    "first, again",
    [
        ("chili", "Chilli"),
        ("ice cream", "icecream"),
        ("ice cream", "an ice-cream"),
        ("children", "the child"),
        ("firemen", "fireman"),
        ("feet", "Foot"),
        ("cherries", "cherry"),
        ("mouse", "mice"),
    ],
)
def test_another_spelling_number_or_article_makes_no_new_word(first: str, again: str) -> None:
    scene = BookwormScene(2).opened("c1 c1 f2 f1 i2 i2 m1", side="a-z")
    scene.say(1, first, scene.state.spread.display[_shows(scene, first)])
    until = scene.state.phase.until
    assert scene.refuses(0, Say(again, SPECIAL)) == "said-before"
    assert scene.state.phase.until == until


def _shows(scene: BookwormScene, word: str) -> int:
    return next(number for number, face in enumerate(scene.state.faces) if word[0] in face.letters)


@pytest.mark.rule("COM-04")
def test_a_refusal_costs_neither_the_turn_nor_its_time() -> None:
    scene = BookwormScene().opened()
    began = scene.table.at
    for move in (Say("zebra"), Say("dog", 0), Say(""), Say("d" * 200), Say("dog", 42)):
        scene.refuses(1, move, at=began + 14_000)
    assert scene.say(1, "dog", at=began + 15_000).dice_of(1) == (1,)
    assert scene.refuses(2, Say("Dogs")) == "said-before"
    scene.wait()
    assert scene.state.sheet[0].ended_by == 2
    assert scene.table.at == began + 30_000


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize("length, code", [(100, "starts-with-no-die"), (101, "too-long"), (200, "too-long")])
def test_answers_have_at_most_a_hundred_characters(length: int, code: str) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1")
    assert scene.refuses(1, Say(f"{'z' * (length // 2 - 1)} {'z' * (length - length // 2)}")) == code


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_only_seated_players_act(seat: int) -> None:
    assert BookwormScene().opened().refuses(seat, Say("dog")) == "not-asked"


@pytest.mark.parametrize(
    "line, move",
    [
        ("otter", Say("otter")),
        ("Polar bear 3", Say("polar bear", 2)),
        ("otter #8!", Say("otter", SPECIAL, sure=True)),
        ("swap 5", Swap(4)),
        ("swap ²", Say("swap ²")),
        ("doubt", Doubt()),
        ("?", Doubt()),
        ("", Say("")),
    ],
)
def test_a_typed_line_is_a_move(line: str, move: Move) -> None:
    scene = BookwormScene().opened()
    assert read_move(line, scene.table.view(1), (Say, Swap, Doubt)) == move


def test_a_typed_number_picks_a_category_and_a_name_turns_the_side() -> None:
    view = BookwormScene().opened(side="turn").table.view(0)
    assert read_move("2", view, (Pick,)) == Pick(1)
    assert read_move("²", view, (Pick,)) == Say("²")
    assert read_move("st", view, (TurnSide,)) == TurnSide("stack")
    with pytest.raises(Refused, match="no-such-side"):
        read_move("upside down", view, (TurnSide,))
