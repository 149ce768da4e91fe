"""What a seat may see, built by allow-list (COM-03). Layouts are secret if all build at once (REB-16)."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat, remembering_last
from parlour.core.court import rulings
from parlour.core.court.ballots import BallotView
from parlour.core.court.ending import Over
from parlour.core.extras.handing_over import Handing
from parlour.core.extras.notebook import picture
from parlour.games.rebus import model
from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.components.layout import BOARD, Placed
from parlour.games.rebus.model import Build, Pace, Reading, State, Turn
from parlour.games.rebus.rules.referee import Referee


class DieView(Struct, frozen=True):
    id: int
    letter: str
    """`*` on a star."""
    value: int
    """0 on a star, which has the value of its letter."""


class BuildView(Struct, frozen=True):
    """A layout in progress: your own or, in `turns`, that of the builder."""

    seat: Seat
    dice: tuple[DieView, ...]
    placed: tuple[Placed, ...]
    stars: tuple[tuple[int, str], ...]
    """Stars whose letter is fixed."""
    reading: Reading | None
    """None while points are hidden, until the time is up (REB-19)."""
    may_roll_again: bool


class TurnView(Struct, frozen=True):
    """A finished turn."""

    seat: Seat
    dice: tuple[DieView, ...]
    placed: tuple[Placed, ...]
    reading: Reading
    points: int


class Rolling(Phase, frozen=True):
    seats: tuple[Seat, ...]


class Building(Phase, frozen=True):
    """Seats that build and seats that have finished, with the layouts that this seat may see."""

    seats: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    wants_again: tuple[Seat, ...]
    builds: tuple[BuildView, ...]
    until: Millis
    clocks: tuple[tuple[Seat, Millis], ...] = ()
    """Until tomorrow: the seats that build now, and when the time of each is up (COM-19)."""
    last: tuple[TurnView, ...] = ()
    """Until tomorrow: the result of the last round, for players who do not build now (REB-21)."""


class Voting(Phase, frozen=True):
    ballots: tuple[BallotView, ...]
    turns: tuple[TurnView, ...]
    """The layouts with these words."""
    appeal: bool
    until: Millis


class Settled(Phase, frozen=True):
    turns: tuple[TurnView, ...]
    ready: tuple[Seat, ...]
    appealable: tuple[str, ...]
    appeal_until: Millis | None
    until: Millis


PhaseView = Handing | Rolling | Building | Voting | Settled | Over


class View(Struct, frozen=True):
    you: Seat | None
    round: int
    rounds: int
    pace: Pace
    phase: PhaseView
    table: tuple[tuple[int | None, ...], ...]
    """The scoring table: a row per seat, a column per round."""
    totals: tuple[int, ...]
    values: dict[str, int]
    """The value of every letter, since a star may stand for any."""
    star_letter: Literal["fixed", "free"]
    shortest: int
    board: int
    """The number of squares on each side."""
    gone: tuple[Seat, ...]
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    """What the table has voted, which can be kept as house words."""
    unvoted: tuple[str, ...]
    """Words that the table was asked about, and nobody voted."""

    def _repr_html_(self) -> str:
        best = max(self.phase.turns, key=lambda turn: turn.points) if isinstance(self.phase, Settled) else None
        said = [f"{seat + 1}: {total}" for seat, total in enumerate(self.totals)]
        return picture([] if best is None else _rows(best), [f"{self.round}/{self.rounds}", *said])


def _rows(turn: TurnView) -> list[str]:
    """Return a layout as rows of letters; stars are small letters."""
    letters = {die.id: die.letter.upper() for die in turn.dice}
    lies = {(one.row, one.col): one.letter or letters[one.die] for one in turn.placed}
    across = range(min((col for _, col in lies), default=0), 1 + max((col for _, col in lies), default=-1))
    down = range(min((row for row, _ in lies), default=0), 1 + max((row for row, _ in lies), default=-1))
    return ["".join(lies.get((row, col), ".") for col in across) for row in down]


def view(referee: Referee, state: State, seat: Seat | None) -> View:
    shared = _shared(referee, state)
    return shared if seat is None else replace(shared, **own(referee, state, seat))


def own(referee: Referee, state: State, seat: Seat) -> dict[str, Any]:
    """Return what differs from a spectator's view: while people build, some layouts are secret, and then each seat may
    appeal other words."""
    appeals = isinstance(state.phase, model.Settled) and referee.settings.judge == "appeal"
    if appeals or isinstance(state.phase, model.Building | model.RollingAgain):
        return {"you": seat, "phase": _phase(referee, state, seat)}
    return {"you": seat}


@remembering_last
def _shared(referee: Referee, state: State) -> View:
    """Return what a spectator sees."""
    settings, (allowed, refused) = referee.settings, rulings.by_vote(state)
    return View(
        you=None,
        round=state.round,
        rounds=settings.rounds,
        pace=settings.pace,
        phase=_phase(referee, state, None),
        table=state.table,
        totals=state.totals,
        values=referee.values,
        star_letter=settings.star_letter,
        shortest=settings.shortest,
        board=BOARD,
        gone=state.gone,
        allowed=allowed,
        refused=refused,
        unvoted=state.unvoted,
    )


def _phase(referee: Referee, state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case model.Rolling(seats=seats):
            return Rolling(seats)
        case model.Building() as building:
            return _building(referee, state, building, seat)
        case model.RollingAgain(building=building):
            return _building(referee, state, building, seat)
        case model.Voting(ballots=ballots, builds=builds, then=then):
            turns = tuple(_laid(referee, build) for build in builds)
            return Voting(tuple(map(BallotView.of, ballots.items)), turns, then is not None, ballots.until)
        case model.Settled(turns=turns, until=until, ready=ready) as settled:
            appeals = referee.appeals_until(state, settled)
            open_to = () if seat is None else referee.open_to(state, settled, seat)
            shown = tuple(_turn(referee, turn) for turn in turns)
            return Settled(shown, ready, open_to, appeals, until)
        case phase:
            return phase


def _building(referee: Referee, state: State, phase: model.Building, seat: Seat | None) -> Building:
    seen = [build for build in phase.builds if _is_seen(referee, build, seat)]
    builds = any(build.seat == seat and not build.finished for build in seen)
    return Building(
        seats=tuple(build.seat for build in phase.builds),
        finished=tuple(build.seat for build in (*phase.builds, *state.passed) if build.finished),
        wants_again=tuple(build.seat for build in phase.builds if build.again),
        builds=tuple(_build(referee, build) for build in seen),
        until=phase.until,
        clocks=tuple((one.seat, one.until) for one in phase.builds if one.until is not None and not one.finished),
        last=() if builds else tuple(_turn(referee, turn) for turn in state.last),
    )


def _is_seen(referee: Referee, build: Build, seat: Seat | None) -> bool:
    """Return whether a seat may see a layout. Until tomorrow it sees its roll only after it has looked (COM-19)."""
    match referee.settings.pace:
        case "turns":
            return True
        case "tomorrow":
            return build.seat == seat and build.until is not None
        case _:
            return build.seat == seat


def watchers(game: Any, state: State, _seat: Seat) -> tuple[Seat | None, ...]:
    """Who watches a seat build: everybody, if players take turns."""
    return (None, *range(len(state.totals))) if game.settings.pace == "turns" else ()


def _build(referee: Referee, build: Build) -> BuildView:
    fixed = build.stars if referee.settings.star_letter == "fixed" else ()
    again = referee.may_roll_again(build.roll) and not build.again
    reading = build.reading if referee.settings.live else None
    return BuildView(build.seat, _dice(referee, build.roll), build.placed, fixed, reading, again)


def _laid(referee: Referee, build: Build) -> TurnView:
    return TurnView(build.seat, _dice(referee, build.roll), build.placed, build.reading, build.reading.total)


def _turn(referee: Referee, turn: Turn) -> TurnView:
    return TurnView(turn.seat, _dice(referee, turn.roll), turn.placed, turn.reading, turn.points)


def _dice(referee: Referee, roll: str) -> tuple[DieView, ...]:
    return tuple(
        DieView(number, letter, 0 if letter == STAR else referee.values[letter]) for number, letter in enumerate(roll)
    )
