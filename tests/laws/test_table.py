"""Edge cases of the table's loop: the order of things that happen at the same time (COM-01, COM-02)."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from parlour.core import (
    Act,
    Alarm,
    Drawn,
    Event,
    Input,
    Left,
    Move,
    Refused,
    Result,
    Table,
    Wait,
    encode,
    only_when_asked,
)
from parlour.core.game import Draw
from parlour.core.table import LogMismatch

ROUND = 1_000


class Ring(Move, frozen=True):
    """Ring the bell: the round ends at once."""


class Break(Move, frozen=True):
    """A move at which the rules fail."""


class Number(Draw, frozen=True):
    of: int


class Happened(Event, frozen=True):
    what: str


class Bell(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Number

    def draw(self, rng: Random) -> Number:
        return Number(rng.randrange(6))


class State(Struct, frozen=True):
    until: int | None = None
    """None while the bell is being tuned."""
    rounds: int = 0
    is_broken: bool = False


class Bells:
    """The smallest game with everything in it: chance, a clock, a move, seats that leave."""

    id: ClassVar[str] = "bells"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = Ring | Break
    Events: ClassVar[Any] = Happened
    Draws: ClassVar[Any] = Number
    States: ClassVar[Any] = State
    View: ClassVar[Any] = State
    settings: ClassVar[Any] = None

    def __init__(self, late: int = 0) -> None:
        self.late = late
        """The time since the first round should have ended."""

    def start(self, seats: int) -> State:
        return State()

    def wait(self, state: State) -> Wait:
        if state.is_broken:
            raise ZeroDivisionError
        if state.rounds == 3:
            return Wait()
        if state.until is None:
            return Wait(chance=Bell(), present=(0, 1))
        return Wait({0: (Ring, Break), 1: (Ring,)}, state.until, present=(0, 1))

    @only_when_asked
    def step(self, state: State, what: Input, at: int) -> tuple[State, tuple[Event, ...]]:
        match what:
            case Drawn():
                return replace(state, until=at + ROUND - (0 if state.rounds else self.late)), ()
            case Act(move=Break()):
                return replace(state, is_broken=True), ()
            case Act(seat, Ring()):
                return State(None, state.rounds + 1), (Happened(f"{seat} rang at {at}"),)
            case Alarm():
                return State(None, state.rounds + 1), (Happened(f"time was up at {at}"),)
            case Left(seat):
                return state, (Happened(f"{seat} left at {at}"),)
            case _:
                raise AssertionError(what)

    def view(self, state: State, seat: int | None) -> State:
        return state

    def result(self, state: State) -> Result | None:
        return Result((0,), (1, 0)) if state.rounds == 3 else None


def table(rng: Random | None = None, late: int = 0) -> Table:
    return Table(Bells(late), 2, rng or Random(1))


def events_of(bells: Table) -> list[str]:
    return [event.what for line in bells.log for event in line.events]  # type: ignore[attr-defined]


@pytest.mark.rule("COM-02")
def test_an_input_at_exactly_the_end_is_in_time_and_one_later_is_not() -> None:
    bells = table()
    bells.act(0, Ring(), ROUND)
    assert events_of(bells) == ["0 rang at 1000"]
    bells.act(1, Ring(), 2 * ROUND + 1)
    assert events_of(bells)[1:] == ["time was up at 2000", "1 rang at 2001"]


@pytest.mark.rule("COM-02", "COM-08")
def test_a_seat_that_leaves_at_exactly_the_end_leaves_before_the_alarm() -> None:
    bells = table()
    bells.remove(1, ROUND)
    bells.advance(ROUND)
    assert events_of(bells) == ["1 left at 1000", "time was up at 1000"]


@pytest.mark.rule("COM-02", "COM-08")
def test_an_alarm_that_was_due_rings_before_a_seat_leaves() -> None:
    bells = table()
    bells.remove(1, ROUND + 1)
    assert events_of(bells) == ["time was up at 1000", "1 left at 1001"]


@pytest.mark.rule("COM-01", "COM-03")
def test_equal_values_are_written_alike_in_any_order() -> None:
    assert encode({"b": {"d": 1, "c": 2}, "a": 3}) == encode({"a": 3, "b": {"c": 2, "d": 1}})


@pytest.mark.rule("COM-02")
def test_every_alarm_on_the_way_rings_at_its_own_time() -> None:
    bells = table()
    lines = bells.advance(10 * ROUND)
    assert events_of(bells) == ["time was up at 1000", "time was up at 2000", "time was up at 3000"]
    assert [type(line.what).__name__ for line in lines] == ["Alarm", "Drawn", "Alarm", "Drawn", "Alarm"]
    assert bells.wait.is_over


@pytest.mark.rule("COM-02")
def test_an_overdue_alarm_rings_now_without_moving_time() -> None:
    bells = table(late=ROUND + 5)
    assert bells.wait.until == -5
    bells.advance(-5)
    assert (events_of(bells), bells.at) == (["time was up at 0"], 0)


@pytest.mark.rule("COM-02", "COM-04")
@pytest.mark.parametrize(
    "do", [lambda bells: bells.act(0, Ring(), 99), lambda bells: bells.act(0, Draw(), 99), lambda b: b.remove(1, 99)]
)
def test_input_from_the_past_is_an_error_and_not_even_an_overdue_alarm_rings(do: Callable[[Table], Any]) -> None:
    bells = Table(Bells(late=ROUND + 5), 2)
    bells.draw(Number(3), at=100)
    assert bells.wait.until == 95
    before = (bells.state, len(bells.log))
    with pytest.raises(ValueError, match="time runs backward: 99 after 100"):
        do(bells)
    assert (bells.state, len(bells.log)) == before


@pytest.mark.rule("COM-04")
def test_failing_rules_leave_the_table_unchanged() -> None:
    bells = table()
    before = (bells.state, bells.wait, bells.at, len(bells.log))
    with pytest.raises(ZeroDivisionError):
        bells.act(0, Break(), 500)
    assert (bells.state, bells.wait, bells.at, len(bells.log)) == before
    bells.act(0, Ring(), 400)
    assert events_of(bells) == ["0 rang at 400"]


@pytest.mark.rule("COM-04")
def test_only_asked_seats_may_act_and_only_as_asked() -> None:
    bells = table()
    for seat, move in ((1, Break()), (2, Ring()), (-1, Ring())):
        with pytest.raises(Refused, match="not-asked"):
            bells.act(seat, move, 100)
    with pytest.raises(Refused, match="not-seated"):
        bells.remove(2, 100)
    with pytest.raises(Refused, match="not-asked"):
        bells.draw(Number(3))
    assert len(bells.log) == 1


@pytest.mark.rule("COM-01")
def test_logs_that_end_before_a_roll_continue_with_a_fresh_one() -> None:
    bells = table()
    bells.act(0, Ring(), 300)
    again = Table.replay(bells.game, 2, bells.log[:-1], Random(2))
    assert [type(line.what) for line in again.log] == [type(line.what) for line in bells.log]
    assert Table.replay(bells.game, 2, bells.log[:-1]).wait.chance == Bell()


@pytest.mark.rule("COM-01")
def test_a_log_of_other_rules_is_not_replayed() -> None:
    bells = table()
    bells.act(0, Ring(), 300)
    altered = [*bells.log[:-2], replace(bells.log[-2], events=(Happened("nothing"),))]
    with pytest.raises(LogMismatch, match="line 2"):
        Table.replay(bells.game, 2, altered)


@pytest.mark.parametrize("seat", [-1, 2])
def test_absent_seats_show_their_view_to_nobody(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seats go from 0 to 1, not {seat}"):
        Table(Bells(), 2).view(seat)
