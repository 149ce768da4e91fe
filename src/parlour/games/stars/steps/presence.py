"""Who plays a Scientist's seat and whether they are connected: people decide, bots advise (STA-16, STA-29, STA-39)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat
from parlour.core.extras.presence import BotPlays, PersonAway, Presence
from parlour.games.stars.model.moves import Ask
from parlour.games.stars.model.state import SideState, State, Step
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import people, present
from parlour.games.stars.steps.proposals import decide, withdrawn


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
        own = _waiting_anew(own, seat, at)
    state = state.with_side(team, "scientists", own)
    return decide(referee, state, team) if isinstance(move, BotPlays) else (state, ())


def _with(seats: tuple[Seat, ...], seat: Seat, is_in: bool) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat} if is_in else {*seats} - {seat}))


def _led_by_a_person(state: State, own: SideState) -> SideState:
    """Return the side with a person as captain, if there is one (STA-16)."""
    led = people(state, own)
    return replace(own, captain=led[0]) if led and own.captain not in led else own


def _waiting_anew(own: SideState, gone: Seat, at: Millis) -> SideState:
    anew = (replace(one, since=at, held=None if one.held == gone else one.held) for one in own.proposals)
    return replace(own, proposals=tuple(anew))


def ask(state: State, team: int, seat: Seat, move: Ask) -> State:
    """Ask a Scientist for their opinion (STA-39)."""
    own = state.teams[team].scientists
    if move.to == seat or move.to not in present(state, own):
        raise Refused("no-such-scientist", "choose another Scientist of your team")
    if move.to in own.asked:
        raise Refused("asked-already", "they have been asked already")
    return state.with_side(team, "scientists", replace(own, asked=(*own.asked, move.to)))
