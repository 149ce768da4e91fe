"""Reaching first: for the bottle, with a word for each die (BOT-24, BOT-25), or for a buzzer, with one (BOT-37)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, prepend_events
from parlour.core.game import with_value
from parlour.games.bottle.model import state as phases
from parlour.games.bottle.model.events import Buzzed, CoveredBottle, Fault, Named, RuledByEar, RulingTakenBack, Spoke
from parlour.games.bottle.model.state import Claim, Race, State, Step
from parlour.games.bottle.rules import Referee, die_for
from parlour.games.bottle.steps import race, rounds

TIME_A_DIE = 8_000
TO_SPEAK = 15_000
"""The time to say a word aloud and type it (BOT-38)."""
TO_TAKE_BACK = 5_000
"""How long a ruling by ear can be taken back (BOT-39)."""


def reach(state: State, phase: Race | phases.Reaching, seat: Seat, at: Millis) -> Step:
    """Let a seat reach for the bottle or a buzzer. Seats within the same millisecond compete."""
    passed = tuple(other for other in state.passed if other != seat)
    if isinstance(phase, phases.Reaching):
        return replace(state, phase=replace(phase, seats=(*phase.seats, seat)), passed=passed), ()
    return replace(state, phase=phases.Reaching((seat,), at, phase), passed=passed), ()


def grant(referee: Referee, state: State, phase: phases.Reaching, at: Millis) -> Step:
    """Decide between seats that reached at once: the one with fewer diamonds, or the lot."""
    fewest = min(state.diamonds[seat] for seat in phase.seats)
    first = tuple(seat for seat in phase.seats if state.diamonds[seat] == fewest)
    if len(first) > 1:
        return replace(state, phase=phases.DrawingLots(first, phase.race)), ()
    return hold(referee, state, first[0], phase.race, at)


def hold(referee: Referee, state: State, seat: Seat, before: Race, at: Millis) -> Step:
    """Give the bottle, or the right to speak, to the first seat. Where nobody is hurried it has no clock (BOT-43)."""
    assert state.roll is not None
    if state.roll.effect != "cover":
        until = at + referee.options.unhurried_or(TO_SPEAK)
        return replace(state, phase=phases.Speaking(seat, since=at, until=until, race=before)), (Buzzed(seat),)
    dice = len(state.roll.letters)
    until = at + referee.options.unhurried_or(TIME_A_DIE * dice)
    return replace(state, phase=phases.Covering(seat, (None,) * dice, at, until, before)), (CoveredBottle(seat),)


def name(referee: Referee, state: State, phase: phases.Covering, text: str, at: Millis) -> Step:
    """Take a word for a die from the seat that covers the bottle."""
    word = referee.words.read(text)
    fault = referee.cover_fault(word, state, phase.words)
    if fault:
        return fail(referee, state, phase, word, fault, at)
    if referee.needs_vote(word, state, (phase.seat,)):
        return rounds.call(state, phase, word, (phase.seat,), at)
    return place(referee, state, phase, word, at)


def place(referee: Referee, state: State, phase: phases.Covering, word: str, at: Millis) -> Step:
    """Put a right word at its die. With a word at each die the round is won."""
    assert state.roll is not None
    die = die_for(referee.words.letters(word), state.roll, phase.words)
    assert die is not None
    words = with_value(phase.words, die, word)
    state = replace(state, phase=replace(phase, words=words), used=(*state.used, word))
    named = Named(phase.seat, word, die)
    if None in words:
        return state, (named,)
    state, refuted = race.refute(referee, state, phase.race)
    every = tuple(word for word in words if word)
    return rounds.settle(referee, state, (named, *refuted), at, winners=(phase.seat,), words=every)


def speak(referee: Referee, state: State, phase: phases.Speaking, text: str, at: Millis) -> Step:
    """Take the typed word that was said aloud. It is judged like any other (BOT-37, BOT-38)."""
    word = referee.words.read(text)
    fault = referee.fault(word, state)
    if fault:
        return fail(referee, state, phase, word, fault, at)
    if isinstance(phase.race, phases.ToBeat):
        race.must_be_shorter(word, phase.race)
    moment = phases.Claimed((Claim(phase.seat, word, at),), at, _stood_still(phase, at))
    return prepend_events((Spoke(phase.seat),), race.close_moment(referee, state, moment, at))


def heard(
    referee: Referee, state: State, phase: phases.Speaking | phases.Covering, by: Seat, right: bool, at: Millis
) -> Step:
    """Take a listener's ruling on a spoken word, which is not kept (BOT-39)."""
    state = replace(state, heard=phases.Heard(state, at))
    ruled = (RuledByEar(phase.seat, by, right),)
    if not right:
        return prepend_events(ruled, fail(referee, state, phase, "", Fault("by-ear"), at))
    state, refuted = race.refute(referee, state, phase.race)
    return rounds.settle(referee, state, (*ruled, *refuted), at, winners=(phase.seat,), by_ear=True)


def take_back(state: State, by: Seat, at: Millis) -> Step:
    """Return to the spoken word with the time that was left. Raises `Refused` after 5 seconds (BOT-39)."""
    ruled = state.heard
    if ruled is None or at > ruled.at + TO_TAKE_BACK:
        raise Refused("too-late-to-take-back", "a ruling can be taken back for 5 seconds")
    phase = ruled.before.phase
    assert isinstance(phase, phases.Speaking | phases.Covering)
    phase = replace(phase, until=phase.until + at - ruled.at)
    return replace(ruled.before, phase=phase), (RulingTakenBack(phase.seat, by, ruled.before.diamonds),)


def out_of_time(referee: Referee, state: State, phase: phases.Speaking | phases.Covering, at: Millis) -> Step:
    fault = Fault("too-slow" if isinstance(phase, phases.Covering) else "silent")
    return fail(referee, state, phase, "", fault, at)


def fail(
    referee: Referee, state: State, phase: phases.Speaking | phases.Covering, word: str, fault: Fault, at: Millis
) -> Step:
    """Count a wrong word or the end of the time as one mistake, and free the bottle."""
    state, erred = rounds.err(referee, state, phase.seat, word, fault)
    return race.go_on(referee, uncovered(state, phase, at), erred, at)


def uncovered(state: State, phase: phases.Speaking | phases.Covering, at: Millis) -> State:
    """Return to the race before the cover or the buzzer. Its countdown was stopped (BOT-20, BOT-32, BOT-33)."""
    return replace(state, phase=_stood_still(phase, at))


def _stood_still(phase: phases.Speaking | phases.Covering, at: Millis) -> Race:
    before = phase.race
    return before if before.until is None else replace(before, until=before.until + at - phase.since)
