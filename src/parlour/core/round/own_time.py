"""Until tomorrow: everybody looks within a day, and then has a time of their own (COM-18 to COM-21)."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from parlour.core.extras.later import DAY
from parlour.core.game import Asks, Millis, Seat, Wait
from parlour.core.round.phases import Look, RoundState, Working


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
        """Return the seats whose own time is up."""
        return [seat for seat, until in self.running.items() if until <= at]

    def missed(self, at: Millis) -> tuple[Seat, ...]:
        """Return the seats that let this round pass, once the day is over (COM-20)."""
        return self.unseen if at >= self.until else ()

    def goes_on(self, absent: Collection[Seat]) -> bool:
        """Return whether the round goes on. It does not wait for seats that let the last one pass (COM-20)."""
        return bool(self.running) or any(seat not in absent for seat in self.unseen)
