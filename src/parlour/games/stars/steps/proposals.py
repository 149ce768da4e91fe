"""The Scientists propose and agree until something is decided (STA-16), or until the time is up (STA-29).

By time, a person's proposal is sent unless somebody asks to wait. A bot's is not sent while a person of its side is
connected."""

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat
from parlour.games.stars.components.cipher import read_groups
from parlour.games.stars.model.moves import Agree, GuessLetters, GuessWords, HandOver, Hold, Propose
from parlour.games.stars.model.state import Proposal, SideState, State, Step, Wish
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import is_captain, is_decided, is_somebody_here, present, votes, waits_for
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
    """Replace a Scientist's proposal. Proposing the same as another Scientist is agreeing with them."""
    own = withdrawn(state.teams[team].scientists, seat)
    same = next((one for one in own.proposals if one.wish == wish), None)
    if same is not None:
        return _supported(state, team, own, same, seat, at)
    new = Proposal(own.proposed + 1, seat, (seat,), *wish, since=at)
    own = replace(own, proposals=(*own.proposals, new), proposed=new.number)
    return state.with_side(team, "scientists", own)


def agree(referee: Referee, state: State, team: int, seat: Seat, move: Agree, at: Millis) -> Step:
    """Agree to a proposal. Captains may do so again to send it."""
    own = state.teams[team].scientists
    proposal = find(own, move.proposal)
    if seat not in proposal.agreed:
        state = _supported(state, team, withdrawn(own, seat), proposal, seat, at)
    elif not is_captain(referee.settings, own, seat):
        raise Refused("agreed-already", "you have agreed to this already")
    return decide(referee, state, team, seat)


def find(own: SideState, number: int) -> Proposal:
    """Return a current proposal. Raises `Refused` if there is none with this number."""
    proposal = next((one for one in own.proposals if one.number == number), None)
    if proposal is None:
        raise Refused("proposal-changed", "this proposal is no longer there")
    return proposal


def withdrawn(own: SideState, seat: Seat) -> SideState:
    """Return the side without a Scientist's support for any proposal. Proposals without supporters are dropped."""
    remaining = (replace(one, agreed=tuple(other for other in one.agreed if other != seat)) for one in own.proposals)
    return replace(own, proposals=tuple(one for one in remaining if one.agreed))


def _supported(state: State, team: int, own: SideState, proposal: Proposal, seat: Seat, at: Millis) -> State:
    """Add a supporter. When the first person supports a bot's proposal, its time begins (STA-29)."""
    since = proposal.since if votes(state, own, proposal) else at
    joined = replace(proposal, agreed=(*proposal.agreed, seat), since=since)
    proposals = (joined if one.number == proposal.number else one for one in own.proposals)
    return state.with_side(team, "scientists", replace(own, proposals=tuple(proposals)))


def hand_over(referee: Referee, state: State, team: int, seat: Seat, move: HandOver) -> Step:
    """Make another Scientist captain, on the captain's decision."""
    own = state.teams[team].scientists
    if seat != own.captain:
        raise Refused("not-captain", "only the captain hands over")
    if move.to == seat or move.to not in present(state, own):
        raise Refused("no-such-scientist", "choose another Scientist of your team")
    return decide(referee, state.with_side(team, "scientists", replace(own, captain=move.to)), team, seat)


def decide(referee: Referee, state: State, team: int, by: Seat | None = None) -> Step:
    """Carry out a proposal that has enough support, if there is one (STA-16)."""
    own = state.teams[team].scientists
    for proposal in own.proposals if present(state, own) else ():
        if is_decided(proposal, referee.settings, state, own, by):
            return carry_out(referee, state, team, proposal)
    return state, ()


def _sender(state: State, proposal: Proposal) -> Seat:
    """Return who a word is credited to. The first person who agrees to a bot's idea makes it their own (STA-29)."""
    return next((seat for seat in (proposal.seat, *proposal.agreed) if seat not in state.bots), proposal.seat)


def carry_out(referee: Referee, state: State, team: int, proposal: Proposal) -> Step:
    """Carry out a proposal. A word is sent at once; guesses wait for the other team's (STA-24)."""
    if proposal.word is not None:
        state = mark_done(state, team, "scientists")
        state, events = send(referee, state, team, "scientists", proposal.word, _sender(state, proposal))
        return go_on(referee, state, events)
    own = state.teams[team].scientists
    words, letters = proposal.words or own.words, proposal.letters or own.letters
    return wrote(referee, mark_done(state, team, "scientists", words=words, letters=letters), team, "scientists")


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
    """Return those of the foremost that time alone decides: where people are, not a held one or one of a bot."""
    foremost = _foremost(state, own)
    if not is_somebody_here(state, own):
        return foremost
    return [one for one in foremost if one.held is None and votes(state, own, one) > 0]


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
    """At the end of a day, carry out the oldest of the proposals with the most supporters, if there are any."""
    stands = any(state.teams[team].scientists.proposals for team in waits_for(state))
    return _carry_out_oldest(referee, state, _foremost) if stands else None


def _carry_out_oldest(referee: Referee, state: State, standing: Callable[[State, SideState], list[Proposal]]) -> Step:
    stand = [(one, team) for team in waits_for(state) for one in standing(state, state.teams[team].scientists)]
    proposal, team = min(stand, key=lambda one: (*_age(one[0]), one[1]))
    return carry_out(referee, state, team, proposal)


def _age(proposal: Proposal) -> tuple[Millis, int]:
    return proposal.since, proposal.number
