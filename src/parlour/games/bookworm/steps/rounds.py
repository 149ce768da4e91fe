"""A round from its card and roll to its scores and the pause after it, or to the end of the game (BKW-04 to BKW-18)."""

from msgspec.structs import replace

from parlour.core import Act, Alarm, Input, Millis, Refused, Seat, prepend_events
from parlour.core.court.events import Over, end_game, highest
from parlour.games.bookworm.components import Side
from parlour.games.bookworm.model import events as event
from parlour.games.bookworm.model import spread as phases
from parlour.games.bookworm.model.draws import Rolled
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.model.state import State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import is_won, points


def open_round(state: State, bookworm: Seat) -> Step:
    """Start a round: a new category card, and all Bookworm cards back in the middle (BKW-16)."""
    opened = replace(
        state,
        phase=phases.TurningCard(bookworm),
        round=state.round + 1,
        bookworm=bookworm,
        spread=Spread.fresh(state.seats, with_special=False),
        faces=(),
        side=None,
        said=(),
        refused=(),
        last=None,
        house=state.kept,
    )
    return _laid_aside(opened), (event.BookwormChosen(bookworm),)


def _laid_aside(state: State) -> State:
    """Lay the open card aside (BKW-16). An empty deck is refilled with the cards laid aside (BKW-17)."""
    out = state.out if state.card is None else (*state.out, state.card)
    left, out = (state.left, out) if state.left else (out, ())
    return replace(state, card=None, line=None, left=left, out=out)


def change_card(state: State, seat: Seat) -> State:
    """Turn another card for a seat that took the *new category* die, and let it pick (BKW-24).

    Words stay named. Words voted down may be named again, and the last word can't be doubted any more (BKW-30).
    """
    return replace(_laid_aside(state), phase=phases.TurningCard(seat, changing=True), refused=(), last=None)


def turn_card(referee: Referee, state: State, phase: phases.TurningCard, card: int, at: Millis) -> Step:
    if card not in state.left:
        raise Refused("no-such-card", "this card is not in the deck")
    state = replace(state, card=card, left=tuple(other for other in state.left if other != card))
    shown = referee.card(state)
    turned = (event.CardTurned(phase.seat, shown),)
    picking = phases.Picking(phase.seat, at + times.picking(referee), phase.changing)
    if len(shown) > 1:
        return replace(state, phase=picking), turned
    return prepend_events(turned, pick(referee, state, picking, 0, at))


def pick(referee: Referee, state: State, phase: phases.Picking, line: int, at: Millis) -> Step:
    if not 0 <= line < len(referee.card(state)):
        raise Refused("no-such-category", "the card has no such line")
    picked = event.Picked(phase.seat, referee.card(state)[line])
    state = replace(state, line=line)
    if phase.changing:
        return turn_of(referee, state, state.after(phase.seat), at), (picked,)
    return replace(state, phase=phases.Rolling()), (picked,)


def roll(referee: Referee, state: State, rolled: Rolled, at: Millis) -> Step:
    """Put all dice into the display. The player to the left of the Bookworm begins (BKW-05)."""
    spread = Spread.fresh(state.seats, with_special=rolled.side is not None)
    state = replace(state, faces=rolled.faces, side=rolled.side, spread=spread)
    shown = (event.DiceRolled(state.round, rolled.faces, rolled.side),)
    if rolled.side == "turn":
        return replace(state, phase=phases.TurningSide(state.bookworm, at + times.picking(referee))), shown
    return turn_of(referee, state, state.after(state.bookworm), at), shown


def turn_side(referee: Referee, state: State, side: Side, at: Millis) -> Step:
    """Turn the special die to another side. Raises `Refused` for *turn* (BKW-19)."""
    if side == "turn":
        raise Refused("same-side", "it must be another side")
    state = replace(state, side=side)
    return turn_of(referee, state, state.after(state.bookworm), at), (event.SideTurned(state.bookworm, side),)


def turn_by_lot(state: State, phase: phases.TurningSide) -> Step:
    """Let the lot choose a side, because the time is up (BKW-05)."""
    return replace(state, phase=phases.DrawingSide(phase.seat)), ()


def turn_of(referee: Referee, state: State, seat: Seat, at: Millis) -> State:
    return replace(state, phase=phases.Naming(seat, at + times.naming(referee, state)))


def fail(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    """End the round because a seat has no word in time (BKW-11, BKW-14)."""
    state, events = end_round(referee, state, seat, at, has_failed=True)
    return state, events if state.is_solo else (event.Failed(seat), *events)  # alone it costs nothing (BKW-34)


def end_round(referee: Referee, state: State, ended_by: Seat, at: Millis, *, has_failed: bool = False) -> Step:
    """Enter the scores (BKW-15), and end the game if somebody has 21 points (BKW-18)."""
    category = referee.category(state)
    assert category is not None
    costs = has_failed and not state.is_solo  # a lone player keeps the points (BKW-34)
    gained = tuple(
        points(state.spread, seat, state.faces, state.side, costs and seat == ended_by) for seat in range(state.seats)
    )
    score = event.RoundScore(state.round, category, state.bookworm, gained, ended_by, has_failed)
    silent = 0 if state.said or state.refused else state.silent + 1
    silent = state.silent if referee.silence == "days" else silent
    phase = phases.Scored(at + times.scores(referee))
    state = replace(state, sheet=(*state.sheet, score), last=None, phase=phase, silent=silent)
    ended = event.RoundEnded(score, state.totals)
    if not (is_won(state) or state.is_solo or _is_deserted(referee, state)):
        return state, (ended,)
    return prepend_events((ended,), finish(state))


def finish(state: State) -> Step:
    """End the game. The most points win, and a tie is shared (BKW-18)."""
    return end_game(state, highest(state.totals, state.present))


def _is_deserted(referee: Referee, state: State) -> bool:
    """Return whether this is the last of too many rounds in which nobody named a word (BKW-38)."""
    if referee.silence != "points":
        return state.silent >= referee.patience
    last = state.sheet[-referee.patience :]
    return len(last) == referee.patience and all(score.has_failed and max(score.points) <= 0 for score in last)


def count_silence(referee: Referee, before: State, what: Input, after: Step) -> Step:
    """Count a day that passed without a move, and end the game after the second one. Any move starts anew (COM-21)."""
    state, events = after
    if referee.silence != "days" or isinstance(state.phase, Over):
        return after
    # Doubts of a round's last word, swaps and scores have shorter times than a day.
    days = phases.Picking | phases.TurningSide | phases.Naming | phases.Voting
    is_over = isinstance(what, Alarm) and isinstance(before.phase, days)
    silent = 0 if isinstance(what, Act) else before.silent + is_over
    state = replace(state, silent=silent)
    return prepend_events(events, finish(state)) if silent >= referee.patience else (state, events)


def go_on(state: State, phase: phases.Scored, seat: Seat) -> Step:
    return settle_ready(state, replace(phase, ready=(*phase.ready, seat)))


def settle_ready(state: State, phase: phases.Scored) -> Step:
    """Start the next round as soon as everybody is ready (BKW-28)."""
    if set(state.present) <= set(phase.ready):
        return next_round(state)
    return replace(state, phase=phase), ()


def next_round(state: State) -> Step:
    """Start a round. The seat that ended the last one is the Bookworm (BKW-16)."""
    ended_by = state.sheet[-1].ended_by
    return open_round(state, ended_by if ended_by in state.present else state.after(ended_by))
