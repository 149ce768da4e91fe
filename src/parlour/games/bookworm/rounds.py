"""Around the turns: the card, the category, the roll, the turned side; the score and the next round."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat
from parlour.games.bookworm.box import Box
from parlour.games.bookworm.components import TO_WIN, Rolled, Side
from parlour.games.bookworm.events import (
    BookwormChosen,
    CardTurned,
    DiceRolled,
    Failed,
    GameEnded,
    Picked,
    RoundEnded,
    RoundScore,
    SideTurned,
)
from parlour.games.bookworm.model import Naming, Over, Picking, Rolling, Scored, State, Step, TurningCard, TurningSide
from parlour.games.bookworm.rules import PICK_TIME, SCORE_TIME, points
from parlour.games.bookworm.spread import Spread


def open_round(state: State, bookworm: Seat) -> Step:
    """The Bookworm reaches for the next category card (BKW-05)."""
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
    )
    return _laid_aside(opened), (BookwormChosen(bookworm),)


def _laid_aside(state: State) -> State:
    """The open card leaves the game (BKW-16); an empty deck is made of those that left (BKW-17)."""
    out = state.out if state.card is None else (*state.out, state.card)
    left, out = (state.left, out) if state.left else (out, ())
    return replace(state, card=None, line=None, left=left, out=out)


def change_card(state: State, seat: Seat) -> State:
    """The *new category* die was taken: another card, and the one who took it picks (BKW-24).

    Words stay named; that one did not fit says nothing about the new category.
    """
    return replace(_laid_aside(state), phase=TurningCard(seat, changing=True), refused=(), last=None)


def turn_card(box: Box, state: State, card: int, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, TurningCard)
    if card not in state.left:
        raise Refused("no-such-card", "this card is not in the deck")
    state = replace(state, card=card, left=tuple(other for other in state.left if other != card))
    turned = CardTurned(phase.seat, box.card(state))
    picking = replace(state, phase=Picking(phase.seat, at + PICK_TIME, phase.changing))
    if len(box.card(state)) > 1:
        return picking, (turned,)
    state, events = pick(box, picking, 0, at)
    return state, (turned, *events)


def pick(box: Box, state: State, line: int, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Picking)
    if not 0 <= line < len(box.card(state)):
        raise Refused("no-such-category", "the card has no such line")
    picked = Picked(phase.seat, box.card(state)[line])
    state = replace(state, line=line)
    if phase.changing:
        return turn_of(box, state, state.after(phase.seat), at), (picked,)
    return replace(state, phase=Rolling()), (picked,)


def roll(box: Box, state: State, rolled: Rolled, at: Millis) -> Step:
    """All dice into the display; the player to the left of the Bookworm begins (BKW-05)."""
    spread = Spread.fresh(state.seats, with_special=rolled.side is not None)
    state = replace(state, faces=rolled.faces, side=rolled.side, spread=spread)
    told = (DiceRolled(state.round, rolled.faces, rolled.side),)
    if rolled.side == "turn":
        return replace(state, phase=TurningSide(state.bookworm, at + PICK_TIME)), told
    return turn_of(box, state, state.after(state.bookworm), at), told


def turn_side(box: Box, state: State, side: Side, at: Millis) -> Step:
    """Another side than *turn* (BKW-19)."""
    if side == "turn":
        raise Refused("same-side", "it must be another side")
    state = replace(state, side=side)
    return turn_of(box, state, state.after(state.bookworm), at), (SideTurned(state.bookworm, side),)


def turn_of(box: Box, state: State, seat: Seat, at: Millis) -> State:
    return replace(state, phase=Naming(seat, at + 1000 * box.settings.seconds))


def fail(box: Box, state: State, seat: Seat, at: Millis) -> Step:
    state, events = end_round(box, state, seat, at, has_failed=True)
    return state, (Failed(seat), *events)


def end_round(box: Box, state: State, ended_by: Seat, at: Millis, *, has_failed: bool = False) -> Step:
    """Scores go on the sheet (BKW-15); with 21 points somewhere the game is over (BKW-18)."""
    category = box.category(state)
    assert category is not None
    gained = tuple(
        points(state.spread, seat, state.faces, state.side, has_failed and seat == ended_by)
        for seat in range(state.seats)
    )
    score = RoundScore(state.round, category, state.bookworm, gained, ended_by, has_failed)
    state = replace(state, sheet=(*state.sheet, score), last=None, phase=Scored(at + SCORE_TIME))
    ended = RoundEnded(score, state.totals)
    if max(state.totals[seat] for seat in state.present) < TO_WIN:
        return state, (ended,)
    state, over = finish(state)
    return state, (ended, *over)


def finish(state: State) -> Step:
    """The most points win; a tie shares the place."""
    best = max(state.totals[seat] for seat in state.present)
    winners = tuple(seat for seat in state.present if state.totals[seat] == best)
    return replace(state, phase=Over(winners), last=None), (GameEnded(winners),)


def next_round(state: State) -> Step:
    """Who ended the last round is the next Bookworm (BKW-16)."""
    ended_by = state.sheet[-1].ended_by
    return open_round(state, ended_by if ended_by in state.present else state.after(ended_by))


def go_on(state: State, seat: Seat) -> Step:
    phase = state.phase
    assert isinstance(phase, Scored)
    state = replace(state, phase=replace(phase, ready=(*phase.ready, seat)))
    return settle_ready(state)


def settle_ready(state: State) -> Step:
    """The next round begins as soon as everybody is ready."""
    phase = state.phase
    assert isinstance(phase, Scored)
    return next_round(state) if set(state.present) <= set(phase.ready) else (state, ())
