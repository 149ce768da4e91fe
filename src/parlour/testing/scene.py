"""A table whose chance and time a test supplies. Tests of rules are written with it: no seeds, no sleeping."""

from typing import Any

from parlour.core import AnyGame, Draw, Event, Logged, Move, Refused, Seat, Table


class Scene:
    """Moves are made `at` a time; without one, a second after whatever happened last."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.table = Table(game, seats)
        self.last_events: tuple[Event, ...] = ()

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def phase(self) -> str:
        return type(self.state.phase).__name__

    def draw(self, result: Draw) -> "Scene":
        return self._note(self.table.draw(result))

    def act(self, seat: Seat, move: Move, at: int | None = None) -> "Scene":
        return self._note(self.table.act(seat, move, self.table.at + 1_000 if at is None else at))

    def wait(self, to: int | None = None) -> "Scene":
        """Let the clock act: up to a time, or just to the next alarm."""
        until = self.table.wait.until if to is None else to
        assert until is not None, "no alarm is set"
        return self._note(self.table.advance(until))

    def leave(self, seat: Seat) -> "Scene":
        return self._note(self.table.remove(seat, self.table.at + 1_000))

    def refuses(self, seat: Seat, move: Move, at: int | None = None) -> str:
        """Return the code with which a move is refused. Fails if it is not, or if the refusal changes anything."""
        at = self.table.at + 1_000 if at is None else at
        self.table.advance(at - 1)
        before, log = self.table.state, len(self.table.log)
        try:
            self.table.act(seat, move, at)
        except Refused as refused:
            assert self.table.state is before
            assert len(self.table.log) == log
            return refused.code
        raise AssertionError(f"{move} was not refused")

    def asked(self, seat: Seat) -> set[str]:
        return {kind.__name__ for kind in self.table.wait.asks.get(seat, ())}

    def events(self, kind: type[Event]) -> list[Any]:
        """Return the events of this kind that the last step led to."""
        return [event for event in self.last_events if isinstance(event, kind)]

    def _note(self, lines: list[Logged]) -> "Scene":
        self.last_events = tuple(event for line in lines for event in line.events)
        return self
