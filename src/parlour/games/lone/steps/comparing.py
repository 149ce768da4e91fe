"""The comparison of all sheets, and what follows: giving up rows, the next round or the end."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, prepend_events
from parlour.core.court.events import end_game
from parlour.core.game import with_value
from parlour.games.lone.model import Compared, GaveUp, Outcome, Outcomes, Rolling, RoundEnded, State, Step, Unveiled
from parlour.games.lone.rules import Referee, cheapest, missing, points, rounds, taken_rows

SHOW = 4_000
PAUSE = 450
"""Words are shown one after another: the longest time for all of them, and the longest pause before each."""

STAGED_SHOW = 20_000
STAGED_PAUSE = 1_500
"""The same where results stay anyway, as in a party at the television: a beat of silence before each word."""


def unveiling(referee: Referee, lines: tuple[Outcomes, ...]) -> Millis:
    """Return how long the sheets are being shown, row by row across all of them."""
    words = len(lines) * max(map(len, lines), default=0)
    is_staged = referee.options.results_stay and referee.rules > 1
    show, pause = (STAGED_SHOW, STAGED_PAUSE) if is_staged else (SHOW, PAUSE)
    return min(show, pause * words) if referee.procedure.unveils else 0


def unveil(referee: Referee, state: State, at: Millis) -> Step:
    """Compare the sheets and show everybody what each line scores."""
    lines = referee.compare(state)
    if state.seats == 1:  # there is nobody to compare with, and no other round (LON-26)
        return _end(referee, replace(state, sheets=lines))
    phase = Compared(lines, given=((),) * len(lines), since=at + unveiling(referee, lines))
    return replace(state, phase=phase), (Unveiled(state.round, lines),)


def give_up(referee: Referee, state: State, phase: Compared, seat: Seat, rows: tuple[int, ...]) -> Step:
    """Give up free rows of the seat's choice for missing words. Raises `Refused` for wrong rows (LON-12)."""
    wanted = referee.owed(state, phase, seat)
    if len(rows) != wanted or len(set(rows)) < len(rows):
        raise Refused("wrong-number-of-rows", f"choose {wanted} different rows")
    if any(row in taken_rows(state, seat) or not 0 <= row < len(referee.sheet) for row in rows):
        raise Refused("row-used", "only a free row can be given up")
    chosen = tuple(sorted(rows))
    given = with_value(phase.given, seat, chosen)
    return replace(state, phase=replace(phase, given=given)), (GaveUp(seat, chosen),)


def end_round(referee: Referee, state: State, phase: Compared, *, is_last: bool = False) -> Step:
    """Enter the points. Seats that chose no rows give up their cheapest ones (LON-12)."""
    sheets = tuple(
        (*outcomes, *phase.lines[seat], *_given_up(referee, state, phase, seat))
        for seat, outcomes in enumerate(state.sheets)
    )
    state = replace(state, sheets=sheets, phase=Rolling())
    ended = RoundEnded(state.round, tuple(map(points, sheets)))
    if state.round < rounds(len(sheets)) and not is_last:
        return state, (ended,)
    return prepend_events((ended,), _end(referee, state))


def break_off(referee: Referee, state: State, shown: Compared | None) -> Step:
    """End the game with one player left, or when nobody came. A round that has been compared still counts (LON-29)."""
    return _end(referee, state) if shown is None else end_round(referee, state, shown, is_last=True)


def _given_up(referee: Referee, state: State, phase: Compared, seat: Seat) -> tuple[Outcome, ...]:
    rows = phase.given[seat] or cheapest(referee.sheet, taken_rows(state, seat), missing(state, seat))
    return tuple(Outcome(row, state.round, None, 0, "given-up") for row in rows)


def _end(referee: Referee, state: State) -> Step:
    return end_game(state, referee.winners(state))
