"""The race for a word: claims of the same moment, "no word", and the shorter word."""

from typing import Any

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat, prepend_events
from parlour.games.bottle.components import SHORTEST
from parlour.games.bottle.model import events as event
from parlour.games.bottle.model import state as phases
from parlour.games.bottle.model.state import Claim, Race, State, Step
from parlour.games.bottle.rules import Referee, in_round
from parlour.games.bottle.steps import rounds
from parlour.lexicon import letters

COUNTDOWN = 10_000
OFFER = 30_000
"""The time without a word after which the table offers to shake again (BOT-35)."""


def say(referee: Referee, state: State, phase: Race | phases.Claimed, seat: Seat, text: str, at: Millis) -> Step:
    """Take a word. A right one opens the moment in which others may name one too (BOT-12)."""
    word = referee.words.read(text)
    fault = referee.fault(word, state)
    if fault and state.is_solo:
        assert isinstance(phase, phases.Open)
        return rounds.lose_time(state, phase, seat, word, fault, at)
    if fault:
        return go_on(referee, *rounds.err(referee, state, seat, word, fault), at)
    until = at + referee.settings.same_moment_ms
    moment = phase if isinstance(phase, phases.Claimed) else phases.Claimed((), until, phase)
    if isinstance(moment.race, phases.ToBeat):
        must_be_shorter(word, moment.race)
    moment = replace(moment, claims=(*moment.claims, Claim(seat, word, at)))
    passed = tuple(other for other in state.passed if other != seat)
    return replace(state, phase=moment, passed=passed), (event.Spoke(seat),)


def must_be_shorter(word: str, race: phases.ToBeat) -> None:
    if len(letters(word)) >= race.length:
        raise Refused("not-shorter", f"a word of fewer than {race.length} letters beats it")


def go_on(referee: Referee, state: State, events: tuple[Event, ...], at: Millis) -> Step:
    """Settle the round if nobody is left to wait for."""
    racing, phase = set(in_round(state)), state.phase
    if type(phase) is phases.Open and racing.issubset(state.passed):
        return rounds.settle(referee, state, events, at)
    if type(phase) is phases.Denied and racing <= {phase.caller}:
        return rounds.settle(referee, state, events, at, winners=(phase.caller,))
    if type(phase) is phases.ToBeat and racing.issubset(phase.holders):
        return rounds.settle_claims(referee, state, phase.claims, events, at)
    return state, events


def close_moment(referee: Referee, state: State, phase: phases.Claimed, at: Millis) -> Step:
    """End the moment. The shortest right word wins, and all words of its length (BOT-11, BOT-12)."""
    best = min(len(letters(claim.word)) for claim in phase.claims)
    shortest = tuple(claim for claim in phase.claims if len(letters(claim.word)) == best)
    for claim in shortest:
        speakers = speakers_of(phase, claim.word)
        if referee.needs_vote(claim.word, state, speakers):
            return rounds.call(state, phase, claim.word, speakers, at)
    used = tuple(dict.fromkeys((*state.used, *(claim.word for claim in phase.claims))))
    said = tuple(event.Said(claim.seat, claim.word, claim.at) for claim in phase.claims)
    state, refuted = refute(referee, replace(state, used=used), phase.race)
    if not referee.settings.shorter_word or best == SHORTEST:
        points = rounds.seconds_left(phase.race, shortest[0].at) if state.is_solo else 0
        return rounds.settle_claims(referee, state, shortest, (*said, *refuted), at, points)
    to_beat = phases.ToBeat(shortest, until=min(claim.at + claim.stood for claim in shortest) + COUNTDOWN)
    contested = event.Contested(to_beat.holders, best)
    return go_on(referee, replace(state, phase=to_beat), (*said, *refuted, contested), at)


def drop_claims(referee: Referee, state: State, phase: phases.Claimed, word: str, at: Millis) -> Step:
    """End the moment without a word that the table voted down. Seats that claimed it made a mistake."""
    events: tuple[Event, ...] = ()
    for seat in speakers_of(phase, word):
        state, erred = rounds.err(referee, state, seat, word, referee.ruled(word, state))
        events += erred
    left = tuple(claim for claim in phase.claims if claim.word != word)
    if not left:
        return go_on(referee, replace(state, phase=phase.race), events, at)
    return prepend_events(events, close_moment(referee, state, replace(phase, claims=left), at))


def call_no_word(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    """Start the 10 seconds of "no word" (BOT-15), which end at once if nobody else is in the round (BOT-19)."""
    denied = replace(state, phase=phases.Denied(seat, at + COUNTDOWN))
    return go_on(referee, denied, (event.CalledNoWord(seat),), at)


def call_dropped(referee: Referee, phase: Any, seat: Seat, at: Millis) -> Any:
    """Return a phase in which a leaving seat's call of "no word" is withdrawn, also in a phase to return to."""
    match phase:
        case phases.Denied(caller=caller) if caller == seat:
            return rounds.race_is_on(referee, at)
        case (
            phases.Claimed(race=before)
            | phases.Reaching(race=before)
            | phases.DrawingLots(race=before)
            | phases.Covering(race=before)
            | phases.Speaking(race=before)
        ):
            return replace(phase, race=call_dropped(referee, before, seat, at))
        case phases.Voting(then=then):
            return replace(phase, then=call_dropped(referee, then, seat, at))
        case _:
            return phase


def offer_to_shake(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    return go_on(referee, replace(state, passed=(*state.passed, seat)), (event.Passed(seat),), at)


def shake_now(state: State, phase: phases.Open, seat: Seat, at: Millis) -> Step:
    """Accept the table's offer: the others have ten seconds left. Raises `Refused` if it is too early (BOT-35)."""
    if at < phase.since + OFFER:
        raise Refused("too-early", "the table offers to shake again after 30 seconds without a word")
    end = at + COUNTDOWN
    until = end if phase.until is None else min(end, phase.until)
    return replace(state, phase=replace(phase, until=until, taken=seat)), (event.OfferTaken(seat),)


def hint(state: State, seat: Seat) -> Step:
    return replace(state, hints=(*state.hints, seat)), (event.HintGiven(seat),)


def refute(referee: Referee, state: State, race: Race) -> Step:
    """Make the caller of "no word" pay for a right word (BOT-16, BOT-17)."""
    if not isinstance(race, phases.Denied):
        return state, ()
    state, cost = rounds.pay(state, race.caller)
    return state, (event.Refuted(race.caller, cost),)


def speakers_of(phase: phases.Claimed, word: str) -> tuple[Seat, ...]:
    return tuple(claim.seat for claim in phase.claims if claim.word == word)
