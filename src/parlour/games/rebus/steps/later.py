"""Until tomorrow: the same roll for all, and everyone builds when they like, by a glass of their own (REB-21)."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import Asks, Event, Millis, Seat, Wait, told_before
from parlour.core.court.events import Finished
from parlour.core.extras.later import DAY, Look, Looked
from parlour.games.rebus.model import (
    Arrange,
    Build,
    Building,
    Finish,
    Scored,
    Settings,
    Settled,
    State,
    Step,
)
from parlour.games.rebus.rules import times
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps import turns


def build_of(phase: Building, seat: Seat) -> Build:
    return next(build for build in phase.builds if build.seat == seat)


def with_build(phase: Building, changed: Build) -> Building:
    return replace(phase, builds=tuple(changed if build.seat == changed.seat else build for build in phase.builds))


def asks(builds: Iterable[Build]) -> dict[Seat, Asks]:
    """Who has not looked, and who builds. What is finished stays as it lies: its glass is not turned again (COM-19)."""
    return {build.seat: (Look,) if build.until is None else (Arrange, Finish) for build in builds if not build.finished}


def wait(settings: Settings, state: State, phase: Building, on: str) -> Wait:
    """Everyone knows their own deadline: that of their glass, or of the day (COM-18, COM-19)."""
    running = {build.seat: build.until for build in phase.builds if build.until is not None and not build.finished}
    is_open = any(build.until is None and not build.finished for build in phase.builds)
    ends = [*running.values(), *([phase.until] if is_open else [])]
    return Wait(
        asks=asks(phase.builds),
        until=min(ends),
        present=state.present,
        span=DAY,
        on=on,
        known={seat: running.get(seat, max(ends)) for seat in state.present},
        spans={seat: times.glass(settings) if seat in running else DAY for seat in state.present},
    )


def look(referee: Referee, state: State, phase: Building, seat: Seat, at: Millis) -> Step:
    """The roll is shown to whom the glass is turned for. Who looks in the last minute has the whole of it (COM-19)."""
    build = build_of(phase, seat)
    until = at + times.glass(referee.settings)
    return replace(state, phase=with_build(phase, replace(build, until=until))), (Looked(seat, until),)


def ring(referee: Referee, state: State, phase: Building, at: Millis) -> Step:
    """Glasses are empty, or the day is over: then who has not looked lets this round pass (COM-20)."""
    emptied = [build for build in phase.builds if not build.finished and build.until is not None and build.until <= at]
    for build in emptied:
        phase = with_build(phase, replace(build, finished=True))
    if at >= phase.until:
        phase = replace(phase, builds=tuple(build for build in phase.builds if build.until is not None))
    told: tuple[Event, ...] = tuple(Finished(build.seat) for build in emptied)
    return told_before(told, end_if_played(referee, state, phase, at))


def end_if_played(referee: Referee, state: State, phase: Building, at: Millis) -> Step:
    """The round waits for everyone but those who let the last one pass and have not come back (COM-20)."""
    if any(
        not build.finished and (build.until is not None or build.seat not in state.absent) for build in phase.builds
    ):
        return replace(state, phase=phase), ()
    return _end(referee, state, [build for build in phase.builds if build.finished], at)


def _end(referee: Referee, state: State, played: list[Build], at: Millis) -> Step:
    """The layouts count at once, and the next roll lies there: nobody comes twice for a round. A day on which nobody
    played was the last one (COM-21)."""
    if not played:
        return turns.end_game(state)
    scored = tuple(referee.turn(state, build) for build in played)
    seats = [build.seat for build in played]
    absent = tuple(seat for seat in state.present if seat not in seats)
    state = replace(state, last=scored, absent=absent)
    return told_before((Scored(scored),), turns.enter(referee, state, Settled(scored, at, at), at))
