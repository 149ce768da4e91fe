"""The Scientists' part: they propose and agree, until something is decided (STA-16)."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat
from parlour.games.stars.components.cipher import read_groups
from parlour.games.stars.model.moves import Agree, GuessLetters, GuessWords, HandOver, Propose
from parlour.games.stars.model.settings import Settings
from parlour.games.stars.model.state import Proposal, SideState, State, Step, Wish
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import is_captain, is_decided, present, waits_for
from parlour.games.stars.steps.rounds import go_on, mark_done, send, wrote


def propose(
    referee: Referee, state: State, team: int, seat: Seat, move: Propose | GuessWords | GuessLetters, at: Millis
) -> Step:
    wish: Wish
    match move:
        case Propose():
            wish = referee.sendable(state, team, "scientists", move), None, None
        case GuessWords(words):
            wish = None, referee.checked_guess(referee.card_of(state, team, "alien"), words), None
        case GuessLetters(trust, amplify, suspicion):
            wish = None, None, read_groups(referee.alphabet, trust, amplify, suspicion)
    return decide(referee, _proposed(state, team, seat, wish, at), team, seat)


def _proposed(state: State, team: int, seat: Seat, wish: Wish, at: Millis) -> State:
    """A Scientist's wish takes the place of the one they had; the same wish as another's is agreement with it."""
    own = withdrawn(state.teams[team].scientists, seat)
    same = next((one for one in own.proposals if one.wish == wish), None)
    if same is not None:
        return state.with_side(team, "scientists", _joined(own, same, seat))
    new = Proposal(own.proposed + 1, seat, (seat,), *wish, since=at)
    own = replace(own, proposals=(*own.proposals, new), proposed=new.number)
    return state.with_side(team, "scientists", own)


def agree(referee: Referee, state: State, team: int, seat: Seat, move: Agree) -> Step:
    """A captain may say yes to what they were for before, and so send it."""
    own = state.teams[team].scientists
    proposal = next((one for one in own.proposals if one.number == move.proposal), None)
    if proposal is None:
        raise Refused("proposal-changed", "this proposal is no longer there")
    if seat not in proposal.agreed:
        state = state.with_side(team, "scientists", _joined(withdrawn(own, seat), proposal, seat))
    elif not is_captain(referee.settings, own, seat):
        raise Refused("agreed-already", "you have agreed to this already")
    return decide(referee, state, team, seat)


def withdrawn(own: SideState, seat: Seat) -> SideState:
    """A Scientist is for one proposal at a time; their own goes when they are for another."""
    kept = (replace(one, agreed=_without(one.agreed, seat)) for one in own.proposals)
    return replace(own, proposals=tuple(one for one in kept if one.agreed))


def _joined(own: SideState, proposal: Proposal, seat: Seat) -> SideState:
    joined = (
        replace(one, agreed=(*one.agreed, seat)) if one.number == proposal.number else one for one in own.proposals
    )
    return replace(own, proposals=tuple(joined))


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def hand_over(referee: Referee, state: State, team: int, seat: Seat, move: HandOver) -> Step:
    """The captain makes another one captain."""
    own = state.teams[team].scientists
    if seat != own.captain:
        raise Refused("not-captain", "only the captain hands over")
    if move.to == seat or move.to not in present(state, own):
        raise Refused("no-such-scientist", "choose another Scientist of your team")
    return decide(referee, state.with_side(team, "scientists", replace(own, captain=move.to)), team, seat)


def decide(referee: Referee, state: State, team: int, by: Seat | None = None) -> Step:
    """Whatever enough Scientists are for is done (STA-16)."""
    own = state.teams[team].scientists
    for proposal in own.proposals if present(state, own) else ():
        if is_decided(proposal, referee.settings, state, own, by):
            return _carry_out(referee, state, team, proposal)
    return state, ()


def consents(settings: Settings, state: State) -> dict[Seat, Millis]:
    """When a proposal has stood so long that nobody who is away holds its side up: for that side's eyes (STA-29)."""
    if not settings.consent_s:
        return {}
    waiting = (state.teams[team].scientists for team in waits_for(state))
    return {
        seat: settings.consent + min(one.since for one in _foremost(own))
        for own in waiting
        if own.proposals
        for seat in own.seats
    }


def _foremost(own: SideState) -> list[Proposal]:
    """No other proposal has more supporters."""
    most = max((len(one.agreed) for one in own.proposals), default=0)
    return [one for one in own.proposals if len(one.agreed) == most]


def consent(referee: Referee, state: State, at: Millis) -> Step:
    """What has stood so long is sent as if agreed, the oldest first (STA-29)."""
    events: tuple[Event, ...] = ()
    while min(consents(referee.settings, state).values(), default=at + 1) <= at:
        state, more = _carry_out_oldest(referee, state)
        events += more
    return state, events


def carry_out_foremost(referee: Referee, state: State) -> Step | None:
    """Of what stands, the oldest that no other proposal of its side has more supporters than; None: nothing stands."""
    stands = any(_own(state, team).proposals for team in waits_for(state))
    return _carry_out_oldest(referee, state) if stands else None


def _carry_out_oldest(referee: Referee, state: State) -> Step:
    stand = ((one.since, one.number, team) for team in waits_for(state) for one in _foremost(_own(state, team)))
    _, number, team = min(stand)
    return _carry_out(referee, state, team, next(one for one in _own(state, team).proposals if one.number == number))


def _own(state: State, team: int) -> SideState:
    return state.teams[team].scientists


def _carry_out(referee: Referee, state: State, team: int, proposal: Proposal) -> Step:
    """A word goes out at once; guesses wait for the other team's (STA-24)."""
    if proposal.word is not None:
        state, events = send(referee, mark_done(state, team, "scientists"), team, "scientists", proposal.word)
        return go_on(referee, state, events)
    own = state.teams[team].scientists
    words, letters = proposal.words or own.words, proposal.letters or own.letters
    return wrote(referee, mark_done(state, team, "scientists", words=words, letters=letters), team, "scientists")
