"""Votes on words, and appeals against the dictionary (COM-06)."""

from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

from msgspec.structs import asdict, replace

from parlour.core import Act, Alarm, Event, Game, Input, Left, Millis, Phase, Refused, Seat, prepend_events
from parlour.core.court.events import VoteEnded
from parlour.core.court.procedure import VOTE_TIME
from parlour.core.court.vote import heard
from parlour.games.bottle.model.events import Erred, Named, Overturned, Spoke, VoteCalled
from parlour.games.bottle.model.moves import Appeal, CastVote, Say
from parlour.games.bottle.model.state import Appealed, Claimed, Covering, Ruling, Settled, Stamped, State, Step, Voting
from parlour.games.bottle.rules import FACTS, Referee, present
from parlour.games.bottle.steps import cover, race, rounds

P = TypeVar("P", bound=Phase)
RACE_APPEAL_TIME: Millis = 5_000
"""Shorter than in other games, because the next shake waits for it."""


class Rules(Game[State, Any, Any], Protocol):
    """The game itself, for replaying it after an overturned ruling, and its referee."""

    @property
    def referee(self) -> Referee: ...


def cast(game: Rules, state: State, phase: Voting | Appealed, seat: Seat, valid: bool, at: Millis) -> Step:
    """Cast one vote, and end the vote with the last one."""
    return heard(state, phase.cast(seat, valid), partial(close, game, at=at))


def close(game: Rules, state: State, phase: Voting | Appealed, at: Millis) -> Step:
    """End the vote and go on with the game."""
    if isinstance(phase, Appealed):
        return _close_appeal(game, state, phase, at)
    known = game.referee.words.is_singular_noun(phase.word)
    valid = game.referee.procedure.is_valid(phase.vote, None, known=known)
    ended = VoteEnded(phase.word, valid, phase.vote.ballots)
    then = _shifted_phase(phase.then, at - phase.since)
    ruled = _ruled(replace(state, phase=then), phase.word, valid)
    return prepend_events((ended,), _resume(game.referee, ruled, then, phase.word, valid, at))


def _resume(referee: Referee, state: State, then: Claimed | Covering, word: str, valid: bool, at: Millis) -> Step:
    if isinstance(then, Covering):
        return cover.name(referee, state, then, word, at)
    if valid:
        return race.close_moment(referee, state, then, at)
    return race.drop_claims(referee, state, then, word, at)


def appeal(referee: Referee, state: State, seat: Seat, word: str, at: Millis) -> Step:
    """Let the table vote on the first ruling that may still be appealed. Raises `Refused` if there is none (COM-06)."""
    rulings = [ruling for ruling in state.rulings if ruling.word == word and at <= ruling.until]
    here, standings = present(state), rounds.standings(rulings)
    if not referee.procedure.appealable_by(seat, standings, here):
        raise Refused("no-such-ruling", "this word can't be appealed, or no longer")
    ruling, speakers = rulings[0], standings[0].seats
    vote = rounds.timely(referee.procedure.vote_on(standings[0], seat, here, at + VOTE_TIME), at)
    held = replace(state, rulings=tuple(other for other in state.rulings if other.word != word))
    appealed = replace(state, phase=Appealed(ruling, speakers, held, vote=vote, since=at), rulings=())
    return appealed, (VoteCalled(word, ruling.seat, by=seat),)


def _close_appeal(game: Rules, state: State, phase: Appealed, at: Millis) -> Step:
    ruling, delta = phase.ruling, at - phase.since
    valid = game.referee.procedure.is_valid(phase.vote, ruling.right)
    ended = VoteEnded(ruling.word, valid, phase.vote.ballots)
    left = tuple(Stamped(phase.since, Left(seat)) for seat in state.gone if seat not in phase.held.gone)
    others = tuple(_later(other, delta) for other in phase.held.rulings)
    if valid == ruling.right and not phase.vote.ballots:  # nobody voted, so the table has ruled nothing
        held = replace(shifted(phase.held, delta), rulings=others)
        return prepend_events((ended,), _refold(game, held, left, delta, at))
    others = tuple(replace(other, before=_ruled(other.before, ruling.word, valid)) for other in others)
    if valid == ruling.right:
        held = _ruled(replace(shifted(phase.held, delta), rulings=others), ruling.word, valid)
        return prepend_events((ended,), _refold(game, held, left, delta, at))
    since = len(ruling.inputs)  # earlier rulings are kept as they were before this one
    earlier = tuple(replace(other, inputs=other.inputs[:-since]) for other in others if len(other.inputs) > since)
    before = _ruled(replace(shifted(ruling.before, delta), rulings=earlier), ruling.word, valid)
    overturned = Overturned(ruling.word, valid)
    return prepend_events((ended, overturned), _refold(game, before, (*ruling.inputs, *left), delta, at))


def _later(other: Ruling, delta: Millis) -> Ruling:
    """Return another open ruling with its clock moved on."""
    inputs = tuple(Stamped(stamped.at + delta, stamped.what) for stamped in other.inputs)
    return replace(other, until=other.until + delta, before=shifted(other.before, delta), inputs=inputs)


def _refold(game: Rules, state: State, inputs: tuple[Stamped, ...], delta: Millis, now: Millis) -> Step:
    """Replay the inputs under the new ruling, with the alarms that are due. Drop inputs that the rules now refuse."""
    events: tuple[Event, ...] = ()
    for stamped in inputs:
        at = stamped.at + delta
        state, rung = _ring(game, state, at)
        events += rung
        with suppress(Refused):
            state, came = game.step(state, stamped.what, at)
            events += came
    state, rung = _ring(game, state, now)
    return _shown_until(state, now + rounds.BREATH), events + rung  # time to read the result of the vote


def _ring(game: Rules, state: State, before: Millis) -> Step:
    """Ring the alarms. None ends a round that is over: the next roll waits until everybody has seen the result."""
    events: tuple[Event, ...] = ()
    while not isinstance(state.phase, Settled):
        wait = game.wait(state)
        if wait.until is None or wait.until >= before:
            break
        state, came = game.step(state, Alarm(), wait.until, wait)
        events += came
    return state, events


def _shown_until(state: State, until: Millis) -> State:
    """Return the state with the next roll delayed until then, if the round is over."""
    if not isinstance(state.phase, Settled):
        return state
    return replace(state, phase=replace(state.phase, until=max(state.phase.until, until)))


def remember(referee: Referee, before: State, what: Input, at: Millis, after: Step) -> Step:
    """Keep what an appeal needs: the state before each ruling and every input since."""
    state, events = after
    if not isinstance(what, Alarm) and not (isinstance(what, Act) and isinstance(what.move, Appeal | CastVote)):
        stamped = Stamped(at, what)
        appealable = (replace(old, inputs=(*old.inputs, stamped)) for old in state.rulings if at <= old.until)
        state = replace(state, rulings=(*appealable, *_new_ruling(referee, before, stamped, events)))
    # The next roll waits until no ruling can be appealed.
    return _shown_until(state, max((ruling.until for ruling in state.rulings), default=0)), events


def _new_ruling(referee: Referee, before: State, stamped: Stamped, events: tuple[Event, ...]) -> tuple[Ruling, ...]:
    if not isinstance(stamped.what, Act) or not isinstance(stamped.what.move, Say):
        return ()
    word, seat = referee.words.read(stamped.what.move.word), stamped.what.seat
    if word in before.allowed or word in before.refused or not _is_about_the_word(events):
        return ()
    fault = next((event.fault for event in events if isinstance(event, Erred)), None)
    until = stamped.at + RACE_APPEAL_TIME + (referee.settings.same_moment_ms if fault is None else 0)
    return (Ruling(word, seat, fault is None, until, replace(before, rulings=()), (stamped,), fault),)


def _is_about_the_word(events: tuple[Event, ...]) -> bool:
    return any(
        isinstance(event, Spoke | Named) or (isinstance(event, Erred) and event.fault.code not in FACTS)
        for event in events
    )


def leave(game: Rules, state: State, phase: Voting | Appealed, seat: Seat, at: Millis) -> Step:
    """Go on voting without a removed seat. If it covered the bottle, the bottle is free again."""
    if isinstance(phase, Voting) and isinstance(phase.then, Covering) and phase.then.seat == seat:
        then = _shifted_phase(phase.then, at - phase.since)
        return race.go_on(game.referee, cover.uncovered(state, then, at), (), at)
    return heard(state, phase.without(seat), partial(close, game, at=at))


def shifted(state: State, delta: Millis) -> State:
    """Return the state with all clocks moved on by the time of a vote."""
    return replace(state, phase=_shifted_phase(state.phase, delta))


def _shifted_phase(phase: P, delta: Millis) -> P:
    fields = asdict(phase)
    moved = {name: fields[name] for name in ("until", "since") if fields.get(name) is not None}
    changes: dict[str, Any] = {name: value + delta for name, value in moved.items()}
    if "race" in fields:
        changes["race"] = _shifted_phase(fields["race"], delta)
    if "claims" in fields:
        changes["claims"] = tuple(replace(claim, stood=claim.stood + delta) for claim in fields["claims"])
    return replace(phase, **changes)


def _ruled(state: State, word: str, valid: bool) -> State:
    if valid:
        return replace(state, allowed=(*state.allowed, word))
    return replace(state, refused=(*state.refused, word))
