"""The round of Lone Words: sheets are written in secret, compared and scored, and rows are given up."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from parlour.core import Asks, Event, Millis, Refused, Seat, prepend_events
from parlour.core.court.events import VoteEnded, end_game
from parlour.core.court.procedure import Standing
from parlour.core.game import with_value
from parlour.core.round.secret_round import SecretRound
from parlour.games.lone import model
from parlour.games.lone.model import Outcome, Outcomes, State, Step, Why
from parlour.games.lone.rules import Referee, can_make, cheapest, missing, points, rounds, taken_rows
from parlour.games.lone.steps import sheets
from parlour.lexicon import letters

READING = 20_000
"""The time for reading the comparison and choosing rows to give up (LON-12). All can go on sooner."""

SHOW, PAUSE = 4_000, 450
"""Words are shown one after another: the longest time for all of them, and the longest pause before each."""
STAGED_SHOW, STAGED_PAUSE = 20_000, 1_500
"""The same where results stay anyway, as in a party at the television: a beat of silence before each word."""


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

    # All sheets are compared.

    def unveiling(self, lines: tuple[Outcomes, ...]) -> Millis:
        """Return how long the sheets are being shown, row by row across all of them."""
        words = len(lines) * max(map(len, lines), default=0)
        is_staged = self.referee.options.results_stay and self.referee.rules > 1
        show, pause = (STAGED_SHOW, STAGED_PAUSE) if is_staged else (SHOW, PAUSE)
        return min(show, pause * words) if self.procedure.unveils else 0

    def show(self, state: State, at: Millis) -> Step:
        """Compare the sheets and show everybody what each line scores."""
        lines = self.referee.compare(state)
        if state.seats == 1:  # there is nobody to compare with, and no other round (LON-26)
            return self.end(replace(state, sheets=lines), None)
        phase = model.Compared(lines, given=((),) * len(lines), since=at + self.unveiling(lines))
        return replace(state, phase=phase), (model.Unveiled(state.round, lines),)

    def give_up(self, state: State, phase: model.Compared, seat: Seat, rows: tuple[int, ...], at: Millis) -> Step:
        """Give up free rows of the seat's choice for missing words. Raises `Refused` for wrong rows (LON-12)."""
        wanted = self.referee.owed(state, phase, seat)
        if len(rows) != wanted or len(set(rows)) < len(rows):
            raise Refused("wrong-number-of-rows", f"choose {wanted} different rows")
        if any(row in taken_rows(state, seat) or not 0 <= row < len(self.referee.sheet) for row in rows):
            raise Refused("row-used", "only a free row can be given up")
        chosen = tuple(sorted(rows))
        state = replace(state, phase=replace(phase, given=with_value(phase.given, seat, chosen)))
        return prepend_events((model.GaveUp(seat, chosen),), self.go_on_if_ready(state, at))

    def enter(self, state: State, phase: model.Compared, at: Millis) -> Step:
        return self._entered(state, phase) if state.round < rounds(state.seats) else self.end(state, phase)

    def end(self, state: State, shown: model.Compared | None) -> Step:
        """End the game. A round that has been compared still counts (LON-29)."""
        state, ended = (state, ()) if shown is None else self._entered(state, shown)
        return prepend_events(ended, end_game(state, self.referee.winners(state)))

    def _entered(self, state: State, phase: model.Compared) -> Step:
        """Enter the points. Seats that chose no rows give up their cheapest ones (LON-12)."""
        sheets = tuple(
            (*sheet, *phase.lines[seat], *self._given_up(state, phase, seat)) for seat, sheet in enumerate(state.sheets)
        )
        ended = model.RoundEnded(state.round, tuple(map(points, sheets)))
        return replace(state, sheets=sheets, phase=model.Rolling()), (ended,)

    def _given_up(self, state: State, phase: model.Compared, seat: Seat) -> Iterator[Outcome]:
        free = cheapest(self.referee.sheet, taken_rows(state, seat), missing(state, seat))
        return (Outcome(row, state.round, None, 0, "given-up") for row in phase.given[seat] or free)

    def reading(self, readers: int) -> Millis:
        return READING * readers

    def owes(self, state: State, phase: model.Compared, seat: Seat) -> Asks:
        return (model.GiveUp,) if self.referee.owed(state, phase, seat) else ()

    def words(self, state: State) -> dict[str, tuple[Seat, ...]]:
        """Return the words that the table may vote on (COM-06), as their letters, with the seats that wrote them."""
        ruled = {*state.allowed, *state.refused}.union(*self.referee.house_words)
        words: dict[str, tuple[Seat, ...]] = {}
        for seat, draft in enumerate(state.drafts):
            for line in sorted(draft, key=lambda line: line.row):
                spelling = letters(line.word)
                if spelling not in ruled and can_make(self.referee.words.letters(line.word), state.letters):
                    words[spelling] = (*words.get(spelling, ()), seat)
        return words

    def standings(self, state: State, phase: model.Compared) -> tuple[Standing, ...]:
        """Return the rulings that the table was not asked about, except on words that the dice can't make."""
        found: dict[str, list[tuple[Seat, Why]]] = defaultdict(list)
        for seat, lines in enumerate(phase.lines):
            for line in lines:
                if line.row is not None and line.word and line.why != "not-on-dice":
                    found[letters(line.word)].append((seat, line.why))
        heard = {*state.allowed, *state.refused, *state.unvoted}
        return tuple(_standing(word, found[word]) for word in sorted(found.keys() - heard))

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


def _standing(word: str, written: list[tuple[Seat, Why]]) -> Standing:
    """Return the ruling on a word. A word that two wrote, or that was written before, scores nothing either way."""
    seats, (_, why) = tuple(seat for seat, _ in written), written[0]
    return Standing(word, seats, why != "no-word", len(seats) == 1 and why in ("no-word", "alone"))
