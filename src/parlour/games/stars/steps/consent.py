"""Proposals that are sent by time (STA-29), so that a Scientist who is away can't hold up the side.

A person's proposal is sent unless somebody asks to wait. A bot's is not sent while a person of its side is connected.
"""

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat
from parlour.games.stars.model.moves import Hold
from parlour.games.stars.model.state import Proposal, SideState, State, Step
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import is_somebody_here, votes, waits_for
from parlour.games.stars.steps.proposals import carry_out, find

Standing = Callable[[State, SideState], list[Proposal]]


def consents(referee: Referee, state: State) -> dict[Seat, Millis]:
    """Return when a proposal of each side is sent by time, for the seats of that side only."""
    waiting = (state.teams[team].scientists for team in waits_for(state))
    firsts = ((own, sent_first(referee, state, own)) for own in waiting)
    return {seat: referee.consent + first.since for own, first in firsts if first for seat in own.seats}


def sent_first(referee: Referee, state: State, own: SideState) -> Proposal | None:
    """Return the proposal of a side that is sent when its time is up, the oldest if there are several."""
    due = _timed(state, own) if referee.settings.consent_s else []
    return min(due, key=_age, default=None)


def _timed(state: State, own: SideState) -> list[Proposal]:
    return [one for one in _foremost(state, own) if is_timed(state, own, one)]


def is_timed(state: State, own: SideState, proposal: Proposal) -> bool:
    if not is_somebody_here(state, own):
        return True
    return proposal.held is None and votes(state, own, proposal) > 0


def _foremost(state: State, own: SideState) -> list[Proposal]:
    """Return the proposals with the most supporters."""
    most = max((votes(state, own, one) for one in own.proposals), default=0)
    return [one for one in own.proposals if votes(state, own, one) == most]


def hold(state: State, team: int, seat: Seat, move: Hold) -> State:
    own = state.teams[team].scientists
    proposal = find(own, move.proposal)
    if proposal.held is not None:
        raise Refused("held-already", "this waits already")
    held = (replace(one, held=seat) if one is proposal else one for one in own.proposals)
    return state.with_side(team, "scientists", replace(own, proposals=tuple(held)))


def consent(referee: Referee, state: State, at: Millis) -> Step:
    """Send the proposals whose time is up as if agreed, the oldest first."""
    events: tuple[Event, ...] = ()
    while min(consents(referee, state).values(), default=at + 1) <= at:
        state, more = _carry_out_oldest(referee, state, _timed)
        events += more
    return state, events


def carry_out_foremost(referee: Referee, state: State) -> Step | None:
    """At the end of a day, carry out the oldest of the proposals with the most supporters. Returns None if there is
    none."""
    stands = any(state.teams[team].scientists.proposals for team in waits_for(state))
    return _carry_out_oldest(referee, state, _foremost) if stands else None


def _carry_out_oldest(referee: Referee, state: State, standing: Standing) -> Step:
    stand = [(one, team) for team in waits_for(state) for one in standing(state, state.teams[team].scientists)]
    proposal, team = min(stand, key=lambda one: (*_age(one[0]), one[1]))
    return carry_out(referee, state, team, proposal)


def _age(proposal: Proposal) -> tuple[Millis, int]:
    return proposal.since, proposal.number
