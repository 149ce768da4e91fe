"""The contract of `step`: it takes only what the state waits for.

A game puts `@only_when_asked` on its `step`. Every caller (a table, an appeal that replays part of a game, a solver, a
test) then gets the same refusals, and the game's own code sees only what it has asked for:

- an `Act` of a kind that `wait.asks` names for that seat;
- a `Drawn` of the kind that `wait.chance` draws;
- an `Alarm` at `wait.until` or later (a busy table may ring late, but never early);
- a `Left` of a seat in `wait.present`;
- a `Joined` on the first day, if the game takes seats.

Everything else raises `Refused` with the code `not-asked` (`not-seated` for a `Left`). Wrong values inside a move that
is asked for raise `Refused` with a code of the game's own. Text that can't be a word (COM-05) is refused with the code
of the alphabet, so a game may call `lexicon.read` as it is. A step never changes its arguments.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar

from parlour.core.game import (
    DAY,
    Act,
    Alarm,
    AnyInput,
    Drawn,
    InputOf,
    Joined,
    Left,
    M,
    M_contra,
    Millis,
    Refused,
    S,
    Step,
    Wait,
    takes_seats,
)
from parlour.languages import Unreadable

S_contra = TypeVar("S_contra", contravariant=True)


class Waits(Protocol[S_contra]):
    """The part of a game that the contract needs."""

    def wait(self, state: S_contra) -> Wait: ...


G = TypeVar("G", bound=Waits[Any])


class BoundStep(Protocol[S, M_contra]):
    """`game.step`. A caller that knows `game.wait(state)` already passes it as `wait`."""

    def __call__(self, state: S, what: InputOf[M_contra], at: Millis, wait: Wait | None = None) -> Step[S]: ...


class HeldStep(Protocol[S, M_contra]):
    """A checked `step`, as a method of its game's class."""

    def __get__(self, game: Any, kind: Any) -> BoundStep[S, M_contra]: ...


def only_when_asked(step: Callable[[G, S, InputOf[M], Millis], Step[S]]) -> HeldStep[S, M]:
    """Make `step` raise `Refused` for any input that the state does not wait for."""

    @wraps(step)
    def held(game: G, state: S, what: InputOf[M], at: Millis, wait: Wait | None = None) -> Step[S]:
        if wait is None:
            wait = game.wait(state)
        if type(what) is Act:  # every input of every game passes here, and `match` takes four times as long
            is_asked = type(what.move) in wait.asks.get(what.seat, ())
        elif type(what) is Alarm:
            is_asked = wait.until is not None and at >= wait.until
        elif type(what) is Drawn:
            is_asked = wait.chance is not None and type(what.result) is wait.chance.kind
        elif type(what) is Left:
            is_asked = what.seat in wait.present
        else:  # Joined
            is_asked = at < DAY and takes_seats(game, state)
        if not is_asked:
            raise _refusal(what)
        try:
            return step(game, state, what, at)
        except Unreadable as wrong:
            raise Refused(wrong.code, wrong.detail) from None

    return held  # type: ignore[return-value]  # a function becomes a method in its class


def _refusal(what: AnyInput) -> Refused:
    match what:
        case Act(seat, move):
            return Refused("not-asked", f"{type(move).__name__} is not asked of seat {seat} now")
        case Drawn():
            return Refused("not-asked", "no such dice or cards are being waited for")
        case Left():
            return Refused("not-seated", "this seat is not in the game")
        case Joined():
            return Refused("begun", "nobody can sit down in this game any more")
        case _:
            return Refused("not-asked", "no alarm is set for this time")
