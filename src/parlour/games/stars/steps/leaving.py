"""Who plays a Scientist's seat and whether they are connected: people decide, bots advise (STA-16, STA-29, STA-39).

Removed seats pass from now on, and so does a side without players (COM-08, STA-42). New ones are Scientists."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat, prepend_events
from parlour.core.court.events import SeatJoined, SeatLeft
from parlour.core.extras.presence import BotPlays, PersonAway, Presence
from parlour.games.stars.components.cards import Side
from parlour.games.stars.model.moves import Ask
from parlour.games.stars.model.state import Dealing, Enciphering, Rolling, SideState, State, Step
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import people, present
from parlour.games.stars.steps.console import unpointed
from parlour.games.stars.steps.proposals import decide, withdrawn
from parlour.games.stars.steps.rounds import go_on, let_roll, open_first_round


def leave(referee: Referee, state: State, seat: Seat, team: int, side: Side) -> Step:
    state = _without(replace(state, gone=(*state.gone, seat)), seat, team, side)
    left: tuple[Event, ...] = (SeatLeft(seat),)
    match state.phase:
        case Enciphering() if side == "alien":
            return prepend_events(left, open_first_round(referee, state))
        case Rolling() as phase:
            return prepend_events(left, let_roll(referee, state, phase.left))
        case Dealing() | Enciphering():
            return state, left
        case _:
            state, decided = decide(referee, state, team)
            return go_on(referee, state, left + decided)


def join(state: State) -> Step:
    """Add a Scientist, with two teams to the smaller one (COM-32)."""
    sizes = [len(present(state, team.scientists)) for team in state.teams]
    team, seat = sizes.index(min(sizes)), state.seats
    own = state.teams[team].scientists
    joined = state.with_side(team, "scientists", replace(own, seats=(*own.seats, seat), captain=own.captain or seat))
    return joined, (SeatJoined(seat),)


def _without(state: State, seat: Seat, team: int, side: Side) -> State:
    """Withdraw a removed Scientist's proposals and fingers, and make another one captain."""
    own = unpointed(withdrawn(state.teams[team].at(side), seat), seat)
    left = present(state, own)
    if own.captain == seat:
        own = replace(own, captain=left[0] if left else None)
    return state.with_side(team, side, own)


def attend(referee: Referee, state: State, team: int, seat: Seat, move: Presence, at: Millis) -> Step:
    """Note who is at a seat. If somebody goes away, all proposals get their whole time again, and proposals that this
    person held are released. A person who takes a seat back from a bot does not inherit its votes."""
    was_bot = seat in state.bots
    state = replace(
        state,
        bots=_with(state.bots, seat, isinstance(move, BotPlays)),
        away=_with(state.away, seat, isinstance(move, PersonAway)),
    )
    own = _led_by_a_person(state, state.teams[team].scientists)
    if was_bot:
        own = withdrawn(own, seat)
    if isinstance(move, BotPlays | PersonAway):
        anew = (replace(one, since=at, held=None if one.held == seat else one.held) for one in own.proposals)
        own = replace(own, proposals=tuple(anew))
    state = state.with_side(team, "scientists", own)
    return decide(referee, state, team) if isinstance(move, BotPlays) else (state, ())


def _with(seats: tuple[Seat, ...], seat: Seat, is_in: bool) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat} if is_in else {*seats} - {seat}))


def _led_by_a_person(state: State, own: SideState) -> SideState:
    """Return the side with a person as captain, if there is one (STA-16)."""
    led = people(state, own)
    return replace(own, captain=led[0]) if led and own.captain not in led else own


def ask(state: State, team: int, seat: Seat, move: Ask) -> State:
    """Ask a Scientist for their opinion (STA-39)."""
    own = state.teams[team].scientists
    if move.to == seat or move.to not in present(state, own):
        raise Refused("no-such-scientist", "choose another Scientist of your team")
    if move.to in own.asked:
        raise Refused("asked-already", "they have been asked already")
    return state.with_side(team, "scientists", replace(own, asked=(*own.asked, move.to)))
