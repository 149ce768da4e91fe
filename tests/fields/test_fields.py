"""Every kind of field, from its type to JSON, a typed line, a check and random values.

`cases.json` holds the JSON of each form. The client's test (web/tests/games/fields.test.ts) fills in the same forms and
must send the same moves. `UPDATE=1` writes the file anew.
"""

import json
import os
from enum import Enum
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from cli.test_board import entry
from parlour.core import Move, OtherSeat, Refused, Seat
from parlour.core.fields.chance import Values
from parlour.core.fields.check import faults
from parlour.core.fields.field import AnythingField, GroupField
from parlour.core.fields.types import field_of, form_of, parts_of
from parlour.core.typed import read_move

CASES = Path(__file__).parent / "cases.json"
NAMES = ("Olena", "Otto", "Mira")


class Agree(Move, frozen=True):
    """Say yes or no."""

    sure: bool


class Bid(Move, frozen=True):
    dice: Annotated[int, Meta(ge=1, le=20, title="How many dice")]


class Pick(Move, frozen=True):
    pebbles: Annotated[int, Meta(gt=0, lt=4)]


class Weigh(Move, frozen=True):
    grams: Annotated[float, Meta(ge=0)]


class Go(Move, frozen=True):
    where: Literal["north", "south", "dark_wood"]


class Say(Move, frozen=True):
    word: Annotated[str, Meta(min_length=2, max_length=12)]


class Name(Move, frozen=True):
    code: Annotated[str, Meta(pattern="^[a-z]7$")]


class Accuse(Move, frozen=True):
    whom: OtherSeat


class Team(Move, frozen=True):
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=3)]


class Roll(Move, frozen=True):
    faces: tuple[int, int, int]


class Pair(Move, frozen=True):
    pair: tuple[int, str]


class Note(Move, frozen=True):
    heap: int
    text: Annotated[str, Meta(max_length=40)] | None = None


class Knock(Move, frozen=True):
    times: int
    loud: bool | UnsetType = UNSET


class Place(Struct, frozen=True):
    x: Annotated[int, Meta(ge=0, le=9)]
    y: Annotated[int, Meta(ge=0, le=9)]


class Put(Move, frozen=True):
    letter: str
    place: Place


class Road(Struct, frozen=True, tag="road"):
    length: Annotated[int, Meta(ge=1, le=9)]


class Town(Struct, frozen=True, tag="town"):
    name: Annotated[str, Meta(min_length=1)]
    at: Place


class Build(Move, frozen=True):
    what: Road | Town


class Price(Move, frozen=True):
    prices: dict[str, Annotated[int, Meta(ge=1)]]


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Paint(Move, frozen=True):
    colour: Colour = Colour.RED


class Case(Struct, frozen=True):
    """A kind of move: a line that somebody types, what it means, and a wrong value with the problems that it has."""

    kind: type[Move]
    line: str
    move: Move
    wrong: dict[str, Any]
    codes: list[str]


PLACE = {"x": 3, "y": 12}
ALL = [
    Case(Agree, "agree yes", Agree(sure=True), {"sure": 1}, ["not-one-of"]),
    Case(Bid, "bid 7", Bid(7), {"dice": 21}, ["out-of-range"]),
    Case(Pick, "pick 3", Pick(3), {"pebbles": 4}, ["out-of-range"]),
    Case(Weigh, "weigh 2.5", Weigh(2.5), {"grams": -1}, ["too-low"]),
    Case(Go, "go Dark_Wood", Go("dark_wood"), {"where": "west"}, ["not-one-of"]),
    Case(Say, "say sea, sun", Say("sea, sun"), {"word": "a"}, ["too-short"]),
    Case(Name, "name b7", Name("b7"), {"code": "77"}, ["unfit"]),
    Case(Accuse, "accuse mira", Accuse(2), {"whom": "Mira"}, ["not-number"]),
    Case(Team, "team Otto, 3", Team((1, 2)), {"seats": []}, ["too-few"]),
    Case(Roll, "roll 1 2 3", Roll((1, 2, 3)), {"faces": [1, 2]}, ["wrong-number"]),
    Case(Pair, "pair 5 a b", Pair((5, "a b")), {"pair": [5, 6]}, ["not-text"]),
    Case(
        Note,
        "note 4 so be it",
        Note(4, "so be it"),
        {"heap": 4, "text": "x" * 41, "big": 1},
        ["unknown-field", "too-long"],
    ),
    Case(Knock, "knock 4", Knock(4), {"times": True, "loud": None}, ["not-number", "not-one-of"]),
    Case(Put, "put A 3 4", Put("A", Place(3, 4)), {"letter": 5, "place": PLACE}, ["not-text", "out-of-range"]),
    Case(Build, "build town Elm 3 4", Build(Town("Elm", Place(3, 4))), {"what": {"type": "ship"}}, ["not-one-of"]),
    Case(Price, 'price {"tea": 2}', Price({"tea": 2}), {"prices": {"tea": 0}}, ["too-low"]),
    Case(Paint, "paint blue", Paint(Colour.BLUE), {"colour": "green"}, ["not-one-of"]),
]


def described() -> list[dict[str, Any]]:
    return [{"form": plain(form_of(case.kind, {})), "move": plain(case.move)} for case in ALL]


def plain(value: Any) -> Any:
    """Return a value as JSON holds it."""
    return msgspec.json.decode(msgspec.json.encode(value))


each = pytest.mark.parametrize("case", ALL, ids=lambda case: case.kind.__name__)


def test_forms_are_the_json_that_the_client_fills_in() -> None:
    if os.environ.get("UPDATE"):
        CASES.write_text(json.dumps(described(), indent=2, ensure_ascii=False) + "\n")
    assert json.loads(CASES.read_text()) == described()


@each
def test_typed_lines_become_moves(case: Case) -> None:
    assert read_move(entry(lambda *_: ""), case.line, None, (case.kind,), NAMES, "en", 0) == case.move


@each
def test_a_line_without_its_fields_is_refused_with_a_sentence(case: Case) -> None:
    if case.kind is Paint:
        return
    with pytest.raises(Refused) as refused:
        read_move(entry(lambda *_: ""), case.line.split()[0], None, (case.kind, Note), NAMES, "en", 0)
    assert refused.value.detail.endswith(".") or refused.value.detail.startswith("Type this: ")


@each
def test_right_values_pass_the_check_and_wrong_ones_do_not(case: Case) -> None:
    field = GroupField(parts_of(case.kind))
    right = {name: one for name, one in plain(case.move).items() if name != "t"}
    assert [*faults(field, right)] == []
    assert [problem.code for problem in faults(field, case.wrong)] == case.codes


@each
def test_random_values_are_within_all_limits(case: Case) -> None:
    rng = Random(case.kind.__name__)
    values = Values(rng, lambda: rng.choice(["b7", "c7", "d7", "", "x" * 300]))
    field = GroupField(parts_of(case.kind))
    made = [values.of(field) for _ in range(200)]
    for one in made:
        msgspec.convert(one, case.kind)
        if case.kind not in (Accuse, Team):  # Seats are any numbers: a game must check them.
            assert [*faults(field, one)] == []
    assert len({json.dumps(one) for one in made}) > 1 or case.kind is Name


def test_a_struct_inside_itself_is_not_described_for_ever() -> None:
    class Tree(Struct):
        branches: "list[Tree]"

    globals()["Tree"] = Tree
    assert field_of(Tree).parts[0].field.of == AnythingField()  # type: ignore[union-attr]
