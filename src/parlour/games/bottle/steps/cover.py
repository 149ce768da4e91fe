"""The *cover* effect: one hand on the bottle, then a word for each die (BOT-24, BOT-25)."""

from msgspec.structs import replace

from parlour.core import Millis, Seat
from parlour.games.bottle.model.events import CoveredBottle, Fault, Named
from parlour.games.bottle.model.phases import Covering, Denied, DrawingLots, Open, Race, Reaching
from parlour.games.bottle.model.state import State, Step
from parlour.games.bottle.rules import Referee, die_for
from parlour.games.bottle.steps import race, rounds, votes

TIME_A_DIE = 8_000


def reach(state: State, phase: Open | Denied | Reaching, seat: Seat, at: Millis) -> Step:
    """A hand goes to the bottle. Whoever reaches within the same millisecond is there as well."""
    passed = tuple(other for other in state.passed if other != seat)
    if isinstance(phase, Reaching):
        return replace(state, phase=replace(phase, seats=(*phase.seats, seat)), passed=passed), ()
    return replace(state, phase=Reaching((seat,), at, phase), passed=passed), ()


def grant(state: State, phase: Reaching, at: Millis) -> Step:
    """Of hands at the same time the poorer seat is first; of equally poor ones the lot decides."""
    fewest = min(state.diamonds[seat] for seat in phase.seats)
    first = tuple(seat for seat in phase.seats if state.diamonds[seat] == fewest)
    if len(first) > 1:
        return replace(state, phase=DrawingLots(first, phase.race)), ()
    return cover(state, first[0], phase.race, at)


def cover(state: State, seat: Seat, before: Race, at: Millis) -> Step:
    assert state.roll is not None
    dice = len(state.roll.letters)
    covering = Covering(seat, (None,) * dice, since=at, until=at + TIME_A_DIE * dice, race=before)
    return replace(state, phase=covering), (CoveredBottle(seat),)


def name(referee: Referee, state: State, phase: Covering, text: str, at: Millis) -> Step:
    """The one who covers names a word for a die."""
    word = referee.read(text)
    fault = referee.cover_fault(word, state, phase.words)
    if fault:
        return fail(referee, state, phase, word, fault, at)
    if referee.is_for_the_table(word, state):
        return votes.call(state, phase, word, (phase.seat,), at)
    return place(referee, state, phase, word, at)


def place(referee: Referee, state: State, phase: Covering, word: str, at: Millis) -> Step:
    """A right word lies at its die. With one at each die the round is won."""
    assert state.roll is not None
    die = die_for(word, state.roll, phase.words)
    assert die is not None
    words = (*phase.words[:die], word, *phase.words[die + 1 :])
    state = replace(state, phase=replace(phase, words=words), used=(*state.used, word))
    named = Named(phase.seat, word, die)
    if None in words:
        return state, (named,)
    state, refuted = race.refute(referee, state, phase.race)
    every = tuple(word for word in words if word)
    return rounds.settle(referee, state, (named, *refuted), at, winners=(phase.seat,), words=every)


def fail(referee: Referee, state: State, phase: Covering, word: str, fault: Fault, at: Millis) -> Step:
    """A wrong word or the end of the time: one mistake, and the bottle is free again for others."""
    state, erred = rounds.err(referee, state, phase.seat, word, fault)
    return race.go_on(referee, uncovered(state, phase, at), erred, at)


def uncovered(state: State, phase: Covering, at: Millis) -> State:
    """Back to what was before the cover; a "no word" countdown (BOT-32) and patience (BOT-33) stood still meanwhile."""
    before = phase.race
    if before.until is not None:
        before = replace(before, until=before.until + at - phase.since)
    return replace(state, phase=before)
