"""A board in words, and how a terminal reveals and colours it."""

import msgspec
import pytest

from parlour.cli.terminal.drawing import A_STEP, Drawings, paint_of
from parlour.cli.terminal.screen import painted
from parlour.core import Entry, Event, Settings
from parlour.core.board import Board, Card, Cards, Dice, Hand, Reveal, Row, Score, Sheet, Step, Tiles, in_words

NAMES = ("Olena", "Otto")
BOARD = Board(
    phase="Round 2 of 8",
    says="Open the book.",
    scores=(Score(3, is_done=True), Score(10, "two cards", is_on=True)),
    parts=(
        "A paragraph.",
        Tiles("ЇЖАК", "After"),
        Dice(("A", "Qu"), marked=(1,)),
        Cards(("7", Card("K", "of hearts"))),
        Hand(("A",), "Your hand", hidden=2),
        Sheet((Row(("1", "oak")), Row(("12", "elm"), marked=True)), head=("No", "Word")),
        Reveal((Step("KETTLE", 0), Step("LEMON", 1, "nearest", marked=True)), "The words", "Otto scores."),
    ),
)
WORDS = """Round 2 of 8
Open the book.

  Olena  3   ✓
> Otto   10     two cards

A paragraph.

After
  [Ї][Ж][А][К]

[A][Qu*]

[7]
[K]  of hearts

Your hand: only you see this
  [A]
  [?] [?]

  No  Word
  1   oak
* 12  elm

The words
    Olena  KETTLE
  * Otto   LEMON   nearest
  Otto scores."""


class Opened(Event, frozen=True):
    seat: int
    word: str


class View(msgspec.Struct):
    round_number: int
    words: tuple[str, ...]


def entry(text, tell=None) -> Entry:
    return Entry(
        id="odd",
        names={"en": "Odd"},
        players=(2, 2),
        minutes=1,
        settings=Settings,
        game=None,
        bot=None,
        text=text,
        tell=tell,
    )


def drawings(text, tell=None) -> Drawings:
    return Drawings(entry(text, tell), NAMES, "en")


def test_a_board_is_printed_from_top_to_bottom() -> None:
    assert in_words(BOARD, NAMES, "en") == WORDS


def test_a_string_stays_as_it_is_and_an_empty_board_is_empty() -> None:
    assert in_words("The die shows A.", NAMES, "en") == "The die shows A."
    assert in_words(Board(), NAMES, "en") == ""
    assert in_words(Board(parts=(Sheet(()), Cards(()), Hand(), Reveal(()))), NAMES, "en") == ""


def test_a_terminal_unveils_a_step_at_a_time_and_marks_at_the_end() -> None:
    shown = drawings(lambda *_: BOARD)
    first, second = (shown.unveiled(BOARD, at) for at in (5_000, 5_000 + A_STEP))
    assert "KETTLE" in first
    assert "LEMON" not in first
    assert "scores." not in first
    assert second == WORDS
    assert shown.unveiled(msgspec.structs.replace(BOARD, says="Wait."), 6_000).endswith("Otto scores."), "seen before"


def test_tiles_are_painted_and_words_of_games_with_brackets_are_not() -> None:
    assert len(painted("[A] x", paint_of(Board(), {})).spans) > len(painted("[A] x", paint_of("", {})).spans)


@pytest.mark.parametrize("wrong", [None, 7, Board(scores=(3, 2)), Board(parts=(Tiles(7),))])
def test_a_game_whose_text_is_not_a_board_is_shown_by_its_fields(wrong: object) -> None:
    shown = drawings(lambda *_: wrong)
    assert shown.whole(shown.of(View(2, ("oak", "")))) == '  round number  2\n  words         ["oak",""]'
    assert len(shown.faults) == 1
    assert "broke" in shown.faults[0]


def test_a_game_whose_texts_raise_is_shown_by_its_fields_and_each_fault_is_named_once() -> None:
    def fail(*_: object) -> str:
        raise KeyError("leaf-title")

    shown = drawings(fail, fail)
    for _ in range(3):
        shown.of(View(1, ()))
        assert shown.sentences([Opened(1, "oak"), Opened(9, "elm")], None) == [
            "Otto: opened word oak",
            "opened seat 9 word elm",
        ]
    assert shown.faults == ["Something in this game broke (KeyError: 'leaf-title'). Showing the raw values instead."]
