"""Moves of a game without a reader of its own, typed as names and fields. Errors are whole sentences."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from cli.test_board import entry
from parlour.core import Move, OtherSeat, Refused, Seat
from parlour.core.typed import read_move

NAMES = ("Olena", "Otto", "Mira", "Player 4")


class Accuse(Move, frozen=True):
    whom: Seat
    why: str = ""


class Trade(Move, frozen=True):
    with_whom: OtherSeat


class Take(Move, frozen=True):
    pebbles: Annotated[int, Meta(ge=1, le=3)]
    heap: Literal["left", "right"]
    remark: Annotated[str, Meta(max_length=10)] | None = None


class Team(Move, frozen=True):
    seats: tuple[Seat, ...]


class Rate(Move, frozen=True):
    points: int


class Skip(Move, frozen=True):
    pass


ALL = (Accuse, Take, Team, Rate, Skip)


def read(line: str, *asks: type[Move], language: str = "en") -> Move:
    return read_move(entry(lambda *_: ""), line, None, asks or ALL, NAMES, language, 0)


def wrong(line: str, *asks: type[Move], language: str = "en") -> str:
    with pytest.raises(Refused) as refused:
        read(line, *asks, language=language)
    return refused.value.detail


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("accuse Otto", Accuse(1)),
        ("accuse otto the hat was his", Accuse(1, "the hat was his")),
        ("accuse 3", Accuse(2)),
        ("accuse player 4 he ran", Accuse(3, "he ran")),
        ("ACCUSE mir", Accuse(2)),
        ("team Otto, Mira", Team((1, 2))),
        ("team 1 4", Team((0, 3))),
        ("take 2 Left", Take(2, "left")),
        ("take 2 right so be it", Take(2, "right", "so be it")),
        ("skip", Skip()),
    ],
)
def test_players_are_named_or_counted_from_one(line: str, move: Move) -> None:
    assert read(line) == move


def test_one_player_is_enough_by_default() -> None:
    assert read("Mira", Trade) == Trade(2)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("accuse Zoe", "Name a player: Olena, Otto, Mira, or Player 4."),
        ("accuse", "Name a player: Olena, Otto, Mira, or Player 4."),
        ("accuse 0", "Name a player: Olena, Otto, Mira, or Player 4."),
        ("accuse O", "Name a player: Olena, Otto, Mira, or Player 4."),
        ("team Otto, Zoe", "Name a player: Olena, Otto, Mira, or Player 4."),
        ("take nine left", "Pebbles: type a number from 1 to 3."),
        ("take 2", "Heap: type left or right."),
        ("take 2 middle", "Heap: type left or right."),
        ("take 2 left a very long remark", "Remark: type at most 10 characters."),
        ("rate much", "Points: type a whole number."),
        ("skip it", "Type this: skip"),
    ],
)
def test_errors_are_whole_sentences(line: str, says: str) -> None:
    assert wrong(line) == says


def test_unknown_moves_get_the_patterns_of_all_requested_ones() -> None:
    assert wrong("dance", Take, Accuse) == "Type this: take PEBBLES HEAP REMARK · accuse WHOM WHY"


def test_players_are_not_asked_to_trade_with_themselves() -> None:
    assert wrong("trade", Trade) == "Name a player: Otto, Mira, or Player 4."


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("uk", "Назвіть гравця: Olena, Otto, Mira або Player 4."),
        ("de", "Nenne jemanden: Olena, Otto, Mira oder Player 4."),
    ],
)
def test_it_is_said_in_the_language_of_the_table(language: str, says: str) -> None:
    assert wrong("accuse Zoe", language=language) == says


def test_players_without_a_question_are_informed() -> None:
    with pytest.raises(Refused) as refused:
        read_move(entry(lambda *_: ""), "skip", None, ())
    assert refused.value.code == "not-asked"
