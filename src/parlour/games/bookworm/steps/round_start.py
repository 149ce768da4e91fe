"""Opening a round: the card, the category, the roll, the special die (BKW-04, BKW-05)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat
from parlour.games.bookworm.components import Side
from parlour.games.bookworm.model.draws import Rolled
from parlour.games.bookworm.model.events import BookwormChosen, CardTurned, DiceRolled, Picked, SideTurned
from parlour.games.bookworm.model.spread import DrawingSide, Naming, Picking, Rolling, Spread, TurningCard, TurningSide
from parlour.games.bookworm.model.state import State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee


def open_round(state: State, bookworm: Seat) -> Step:
    """Start a round: a new category card, and all Bookworm cards back in the middle (BKW-16)."""
    opened = replace(
        state,
        phase=TurningCard(bookworm),
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
    return _laid_aside(opened), (BookwormChosen(bookworm),)


def _laid_aside(state: State) -> State:
    """Lay the open card aside (BKW-16). An empty deck is refilled with the cards laid aside (BKW-17)."""
    out = state.out if state.card is None else (*state.out, state.card)
    left, out = (state.left, out) if state.left else (out, ())
    return replace(state, card=None, line=None, left=left, out=out)


def change_card(state: State, seat: Seat) -> State:
    """Turn another card for a seat that took the *new category* die, and let it pick (BKW-24).

    Words stay named. Words voted down may be named again, and the last word can't be doubted any more (BKW-30).
    """
    return replace(_laid_aside(state), phase=TurningCard(seat, changing=True), refused=(), last=None)


def turn_card(referee: Referee, state: State, phase: TurningCard, card: int, at: Millis) -> Step:
    if card not in state.left:
        raise Refused("no-such-card", "this card is not in the deck")
    state = replace(state, card=card, left=tuple(other for other in state.left if other != card))
    shown = referee.card(state)
    turned, picking = (
        CardTurned(phase.seat, shown),
        Picking(phase.seat, at + times.picking(referee), phase.changing),
    )
    if len(shown) > 1:
        return replace(state, phase=picking), (turned,)
    state, events = pick(referee, state, picking, 0, at)
    return state, (turned, *events)


def pick(referee: Referee, state: State, phase: Picking, line: int, at: Millis) -> Step:
    if not 0 <= line < len(referee.card(state)):
        raise Refused("no-such-category", "the card has no such line")
    picked = Picked(phase.seat, referee.card(state)[line])
    state = replace(state, line=line)
    if phase.changing:
        return turn_of(referee, state, state.after(phase.seat), at), (picked,)
    return replace(state, phase=Rolling()), (picked,)


def roll(referee: Referee, state: State, rolled: Rolled, at: Millis) -> Step:
    """Put all dice into the display. The player to the left of the Bookworm begins (BKW-05)."""
    spread = Spread.fresh(state.seats, with_special=rolled.side is not None)
    state = replace(state, faces=rolled.faces, side=rolled.side, spread=spread)
    rolled_event = (DiceRolled(state.round, rolled.faces, rolled.side),)
    if rolled.side == "turn":
        return replace(state, phase=TurningSide(state.bookworm, at + times.picking(referee))), rolled_event
    return turn_of(referee, state, state.after(state.bookworm), at), rolled_event


def turn_side(referee: Referee, state: State, side: Side, at: Millis) -> Step:
    """Turn the special die to another side. Raises `Refused` for *turn* (BKW-19)."""
    if side == "turn":
        raise Refused("same-side", "it must be another side")
    state = replace(state, side=side)
    return turn_of(referee, state, state.after(state.bookworm), at), (SideTurned(state.bookworm, side),)


def turn_by_lot(state: State, phase: TurningSide) -> Step:
    """Let the lot choose a side, because the time is up (BKW-05)."""
    return replace(state, phase=DrawingSide(phase.seat)), ()


def turn_of(referee: Referee, state: State, seat: Seat, at: Millis) -> State:
    return replace(state, phase=Naming(seat, at + times.naming(referee, state)))
