"""What a seat may see, built by allow-list (COM-03). Layouts are secret if all build at once (REB-16)."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat, remembering_last
from parlour.core.court.events import Over
from parlour.core.court.procedure import BallotView
from parlour.core.extras.notebook import picture
from parlour.core.round import phases
from parlour.core.round.court import by_vote
from parlour.core.round.phases import Handing, Working
from parlour.core.views import only_you
from parlour.core.ways import OwnTime
from parlour.games.rebus import model
from parlour.games.rebus.components import BOARD, STAR, Placed, extent
from parlour.games.rebus.model import Build, Pace, Reading, State, Turn
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps.round import Round


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
    pace: Pace | OwnTime
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
    rows, cols = extent(turn.placed)
    return ["".join(lies.get((row, col), ".") for col in cols) for row in rows]


def view(game: Round, state: State, seat: Seat | None) -> View:
    shared = _shared(game, state)
    return shared if seat is None else replace(shared, **own(game, state, seat))


def own(game: Round, state: State, seat: Seat) -> dict[str, Any]:
    """Return what differs from a spectator's view: secret layouts while people build, then the words it may appeal."""
    return only_you(seat) if is_common(game, state) else {"you": seat, "phase": _phase(game, state, seat)}


def is_common(game: Round, state: State) -> bool:
    appeals = isinstance(state.phase, model.Settled) and game.judge == "appeal"
    return not appeals and not isinstance(state.phase, Working | model.RollingAgain)


@remembering_last
def _shared(game: Round, state: State) -> View:
    """Return what a spectator sees."""
    referee = game.referee
    settings, (allowed, refused) = referee.settings, by_vote(state)
    return View(
        you=None,
        round=state.round,
        rounds=settings.rounds,
        pace=referee.options.pace_or(settings.pace),
        phase=_phase(game, state, None),
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


def _phase(game: Round, state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case model.Rolling(seats=seats):
            return Rolling(seats)
        case Working() as phase:
            return _building(game, state, phase, seat)
        case model.RollingAgain(building=phase):
            return _building(game, state, phase, seat)
        case phases.Voting(ballots=ballots, then=then):
            laid = state.builds if then is None else then.turns
            turns = tuple(_turn(game.referee, one, one.reading.total) for one in laid)
            return Voting(tuple(map(BallotView.of, ballots.items)), turns, then is not None, ballots.until)
        case model.Settled(turns=turns, until=until, ready=ready) as settled:
            appealable = () if seat is None else game.appealable_by(state, settled, seat)
            shown = tuple(_turn(game.referee, turn, turn.points) for turn in turns)
            return Settled(shown, ready, appealable, game.appeals_until(state, settled), until)
        case phase:
            return phase


def _building(game: Round, state: State, phase: Working, seat: Seat | None) -> Building:
    came = [build for build in state.builds if build.seat not in game.missed(state, phase)]
    builds = [build for build in came if phase.runs_for(build.seat)]
    running = {one: until for one, until in phase.clocks if one not in state.finished}
    seen = [build for build in builds if game.referee.by_turns or (build.seat == seat and game.sees(phase, seat))]
    is_building = any(build.seat == seat and seat not in state.finished for build in seen)
    last = () if is_building or state.last is None else state.last.turns
    return Building(
        seats=tuple(build.seat for build in builds),
        finished=tuple(build.seat for build in came if build.seat in state.finished),
        wants_again=tuple(build.seat for build in builds if build.again),
        builds=tuple(_build(game.referee, build) for build in seen),
        until=phase.until,
        clocks=tuple((build.seat, running[build.seat]) for build in builds if build.seat in running),
        last=tuple(_turn(game.referee, turn, turn.points) for turn in last),
    )


def watchers(game: Any, state: State, _seat: Seat) -> tuple[Seat | None, ...]:
    """Who watches a seat build: everybody, if players take turns."""
    return (None, *range(len(state.totals))) if game.settings.pace == "turns" else ()


def _build(referee: Referee, build: Build) -> BuildView:
    fixed = build.stars if referee.settings.star_letter == "fixed" else ()
    reading = build.reading if referee.settings.live else None
    again = referee.may_roll_again(build)
    return BuildView(build.seat, _dice(referee, build.roll), build.placed, fixed, reading, again)


def _turn(referee: Referee, laid: Build | Turn, points: int) -> TurnView:
    return TurnView(laid.seat, _dice(referee, laid.roll), laid.placed, laid.reading, points)


def _dice(referee: Referee, roll: str) -> tuple[DieView, ...]:
    return tuple(
        DieView(number, letter, 0 if letter == STAR else referee.values[letter]) for number, letter in enumerate(roll)
    )
