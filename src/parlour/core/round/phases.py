"""The phases of a round, the state around them, and the moves and events that belong to its clocks."""

from collections.abc import Collection, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.court.events import Finished, GameEnded, SeatJoined, SeatLeft, VoteCalled, VoteEnded
from parlour.core.court.procedure import Ballots
from parlour.core.court.vote import Appeal, CastVote, CastVotes, Finish, GoOn
from parlour.core.game import DAY, Asks, Event, Millis, Move, Phase, Seat, Wait


class TakeDevice(Move, frozen=True):
    """I hold the device now."""


class Look(Move, frozen=True):
    """Show me the roll: from now on my own time runs (COM-19)."""


class Looked(Event, frozen=True):
    """A seat looks at the roll, which nobody else learns from it; when its time is up is no secret (COM-19)."""

    seat: Seat
    until: Millis


RoundMoves = TakeDevice | Look | Finish | GoOn | CastVote | CastVotes | Appeal
RoundEvents = Looked | Finished | VoteCalled | VoteEnded | SeatJoined | SeatLeft | GameEnded
"""What a game with secret rounds adds to its own moves and events."""


class Handing(Phase, frozen=True):
    """The device is on its way to `seat`. The dice are hidden from everybody."""

    seat: Seat
    until: Millis


class Working(Phase, frozen=True):
    """Players work in secret until the time is up; only `seat`, if they take turns or share a device."""

    until: Millis
    seat: Seat | None = None
    clocks: tuple[tuple[Seat, Millis], ...] = ()
    """In one's own time: when the time of each seat that has looked is up. `until` is then the end of the day."""
    silent: int = 0
    """In one's own time: on how many days in a row nobody has looked (COM-21)."""

    def runs_for(self, seat: Seat) -> bool:
        """Return whether a seat works now, if it works in this round."""
        return self.seat in (None, seat)


class LiesOpen(Phase, frozen=True, kw_only=True):
    """All work is shown, and players go on when they are ready. A game adds what it shows.

    At `since` everything is shown. The court sets `until`, and `since` if the game does not.
    """

    since: Millis = 0
    until: Millis = 0
    ready: tuple[Seat, ...] = ()


P = TypeVar("P", bound=LiesOpen)


class Voting(Phase, Generic[P], frozen=True):
    """The table votes on words while all clocks are stopped (COM-06). `then`: the result before an appeal."""

    ballots: Ballots
    since: Millis
    then: P | None = None

    @property
    def until(self) -> Millis:
        return self.ballots.until

    @property
    def is_complete(self) -> bool:
        return self.ballots.is_complete


class RoundState(Struct, frozen=True, kw_only=True):
    """What the machine keeps in a game's state. A game adds its own, and the type of its phases."""

    seats: int
    phase: Any
    finished: tuple[Seat, ...] = ()
    """The seats that have worked as long as they want to in this round."""
    gone: tuple[Seat, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """Words that the table has ruled on, as the game compares them."""
    unvoted: tuple[str, ...] = ()
    """Words that the table was asked about, and nobody voted."""
    absent: tuple[Seat, ...] = ()
    """The seats that let the last round pass: this one does not wait for them (COM-20)."""
    last: Any = None
    """In one's own time: the result of the last round, which nobody has seen lie open."""

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)


S = TypeVar("S", bound=RoundState)


def with_finished(state: S, *seats: Seat) -> S:
    return replace(state, finished=tuple(sorted({*state.finished, *seats})))


def unfinished(state: S, *seats: Seat) -> S:
    """Return the state in which these seats go on working."""
    return replace(state, finished=tuple(other for other in state.finished if other not in seats))


def finished_in(state: object) -> tuple[Seat, ...]:
    """Return the seats that have said that they are done with a round, in a state of any game."""
    return state.finished if isinstance(state, RoundState) else ()


def result_in(state: RoundState) -> Any:
    """Return the result that lies open, also if the table votes on it; None if there is none."""
    phase = state.phase.then if isinstance(state.phase, Voting) else state.phase
    return phase if isinstance(phase, LiesOpen) else None


class OwnTimes(Struct, frozen=True):
    """Whose time runs, and who has not looked yet."""

    until: Millis
    """When the day ends."""
    unseen: tuple[Seat, ...]
    running: Mapping[Seat, Millis]

    @classmethod
    def of(cls, state: RoundState, phase: Working, workers: Collection[Seat]) -> "OwnTimes":
        seen = dict(phase.clocks)
        playing = [seat for seat in workers if seat not in state.finished]
        unseen = tuple(seat for seat in playing if seat not in seen)
        return cls(phase.until, unseen, {seat: seen[seat] for seat in playing if seat in seen})

    def wait(self, asks: Mapping[Seat, Asks], present: tuple[Seat, ...], span: Millis, on: str) -> Wait:
        """Return what the round waits for. Every seat knows its own deadline; `span` is the time of one's own.

        A seat that has finished is not asked again: its time is not given twice (COM-19).
        """
        ends = [*self.running.values(), *([self.until] if self.unseen else [])]
        return Wait(
            asks=dict.fromkeys(self.unseen, (Look,)) | {seat: asks[seat] for seat in self.running},
            until=min(ends),
            present=present,
            span=DAY,
            on=on,
            known={seat: self.running.get(seat, max(ends)) for seat in present},
            spans={seat: span if seat in self.running else DAY for seat in present},
        )

    def late(self, at: Millis) -> list[Seat]:
        return [seat for seat, until in self.running.items() if until <= at]

    def missed(self, at: Millis) -> tuple[Seat, ...]:
        """Return the seats that let this round pass, once the day is over (COM-20)."""
        return self.unseen if at >= self.until else ()

    def goes_on(self, absent: Collection[Seat]) -> bool:
        """Return whether the round goes on. It does not wait for seats that let the last one pass (COM-20)."""
        return bool(self.running) or any(seat not in absent for seat in self.unseen)
