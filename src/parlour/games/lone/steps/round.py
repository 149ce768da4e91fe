"""The round of Lone Words: sheets are written in secret, compared and scored."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from parlour.core import Asks, Event, Millis, Seat, prepend_events
from parlour.core.court.events import VoteEnded
from parlour.core.court.procedure import Standing
from parlour.core.round.secret_round import SecretRound
from parlour.games.lone import model
from parlour.games.lone.model import State, Step
from parlour.games.lone.rules import Referee, standings
from parlour.games.lone.steps import comparing, sheets
from parlour.lexicon import letters

READING = 20_000
"""The time for reading the comparison and choosing rows to give up (LON-12). All can go on sooner."""


@dataclass(frozen=True, kw_only=True)
class Round(SecretRound[State, model.Compared]):
    referee: Referee

    def open_round(self, state: State, rolled: str, at: Millis) -> Step:
        """Start a round with a roll (LON-04)."""
        empty, is_paper = ((),) * state.seats, self.referee.settings.paper
        state = replace(
            state,
            phase=model.Pencil(at + 1000 * self.referee.settings.seconds),
            round=state.round + 1,
            letters=rolled,
            drafts=empty,
            extras=empty,
            finished=(),
            jots=(None,) * state.seats,
        )
        return (state, (model.DiceRolled(state.round, rolled),)) if is_paper else self.open(state, at)

    def put_down(self, state: State, at: Millis) -> Step:
        """End the time for writing on paper. Copying the sheets has a time of its own (LON-24)."""
        return prepend_events((model.PencilsDown(state.round),), self.open(state, at))

    def go_on(self, state: State, at: Millis) -> Step:
        if not isinstance(state.phase, model.Pencil):
            return super().go_on(state, at)
        return self.put_down(state, at) if set(state.present) <= set(state.finished) else (state, ())

    def asks(self, state: State, seat: Seat) -> Asks:
        return sheets.ASKED

    def close(self, state: State, seat: Seat) -> State:
        return sheets.with_jotting(self.referee, state, seat)

    def announced(self, state: State) -> tuple[Event, ...]:
        """Announce the dice. On paper everybody has seen them (LON-24)."""
        return () if self.referee.settings.paper else (model.DiceRolled(state.round, state.letters),)

    def over(self, state: State, seats: Collection[Seat]) -> tuple[Event, ...]:
        return (model.TimeUp(state.round),)

    def seated(self, state: State, seat: Seat) -> State:
        own: Any = {name: (*getattr(state, name), ()) for name in ("sheets", "drafts", "extras")}
        last = state.last and replace(state.last, lines=(*state.last.lines, ()), given=(*state.last.given, ()))
        return replace(state, **own, jots=(*state.jots, None), last=last)

    def without(self, state: State, seat: Seat, at: Millis) -> Step:
        is_paper = isinstance(state.phase, model.Pencil)
        return self.go_on(state, at) if is_paper else super().without(state, seat, at)

    def show(self, state: State, at: Millis) -> Step:
        return comparing.unveil(self.referee, state, at)

    def enter(self, state: State, phase: model.Compared, at: Millis) -> Step:
        return comparing.end_round(self.referee, state, phase)

    def end(self, state: State, shown: model.Compared | None) -> Step:
        return comparing.break_off(self.referee, state, shown)

    def reading(self, readers: int) -> Millis:
        return READING * readers

    def owes(self, state: State, phase: model.Compared, seat: Seat) -> Asks:
        return (model.GiveUp,) if self.referee.owed(state, phase, seat) else ()

    def words(self, state: State) -> dict[str, tuple[Seat, ...]]:
        return self.referee.for_the_table(state)

    def standings(self, state: State, phase: model.Compared) -> tuple[Standing, ...]:
        return standings(state, phase)

    def is_word(self, word: str) -> bool:
        return self.referee.words.is_spelling(word)

    def read(self, text: str) -> str:
        return letters(self.referee.words.read(text))

    def reason(self, state: State, phase: model.Compared, word: str) -> str:
        return next(line.reason for lines in phase.lines for line in lines if letters(line.word or "") == word)

    def shown_again(
        self, state: State, phase: model.Compared, ended: VoteEnded
    ) -> tuple[model.Compared, tuple[Event, ...]]:
        lines = self.referee.compare(state)
        overturned = (model.Overturned(ended.word, ended.valid, lines),) if lines != phase.lines else ()
        return replace(phase, lines=lines), overturned
