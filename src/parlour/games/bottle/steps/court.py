"""The table as a court: votes on words, and appeals against the dictionary (COM-06)."""

from typing import Any, Protocol, TypeVar

from msgspec.structs import asdict, replace

from parlour.core import Act, Alarm, Event, Game, Input, Left, Millis, Phase, Refused, Seat, told_before
from parlour.core.court.ballots import APPEAL_TIME
from parlour.core.court.events import VoteEnded
from parlour.core.court.folding import fold
from parlour.games.bottle.model.events import Erred, Named, Overturned, Spoke, VoteCalled
from parlour.games.bottle.model.moves import Appeal, CastVote, Say
from parlour.games.bottle.model.phases import Claimed, Covering, Settled, Voting
from parlour.games.bottle.model.state import Appealed, Ruling, Stamped, State, Step
from parlour.games.bottle.rules import Referee
from parlour.games.bottle.steps import cover, race, rounds, votes

P = TypeVar("P", bound=Phase)


class Rules(Game[State, Any, Any], Protocol):
    """The game itself, which an overturned ruling lets go another way, and its judge of words."""

    @property
    def referee(self) -> Referee: ...


def cast(game: Rules, state: State, phase: Voting | Appealed, seat: Seat, valid: bool, at: Millis) -> Step:
    """One vote. With the last one the vote is over."""
    return _close_if_complete(game, state, replace(phase, vote=phase.vote.cast(seat, valid)), at)


def _close_if_complete(game: Rules, state: State, phase: Voting | Appealed, at: Millis) -> Step:
    if phase.vote.is_complete:
        return close(game, state, phase, at)
    return replace(state, phase=phase), ()


def close(game: Rules, state: State, phase: Voting | Appealed, at: Millis) -> Step:
    """The vote is over, and the game goes on from there."""
    if isinstance(phase, Appealed):
        return _close_appeal(game, state, phase, at)
    valid = phase.vote.says_valid
    ended = VoteEnded(phase.word, valid, phase.vote.ballots)
    then = _shifted_phase(phase.then, at - phase.since)
    ruled = _ruled(replace(state, phase=then), phase.word, valid)
    return told_before((ended,), _resume(game.referee, ruled, then, phase.word, valid, at))


def _resume(referee: Referee, state: State, then: Claimed | Covering, word: str, valid: bool, at: Millis) -> Step:
    if isinstance(then, Covering):
        return cover.name(referee, state, then, word, at)
    if valid:
        return race.close_moment(referee, state, then, at)
    return race.drop_claims(referee, state, then, word, at)


def appeal(state: State, seat: Seat, word: str, at: Millis) -> Step:
    """Any player may ask the table about a ruling of the last seconds, once (COM-06).

    Where several have said the word, the first ruling that is not older decides: what is older stands.
    """
    rulings = [ruling for ruling in state.rulings if ruling.word == word and at <= ruling.until]
    if not rulings:
        raise Refused("no-such-ruling", "an appeal must come within 5 seconds of the ruling, and only once")
    ruling, speakers = rulings[0], tuple(one.seat for one in rulings)
    vote = votes.ballot(state, speakers, at)
    held = replace(state, rulings=tuple(other for other in state.rulings if other.word != word))
    appealed = replace(state, phase=Appealed(vote, ruling, speakers, at, held), rulings=())
    return appealed, (VoteCalled(word, ruling.seat, by=seat),)


def _close_appeal(game: Rules, state: State, phase: Appealed, at: Millis) -> Step:
    ruling, delta = phase.ruling, at - phase.since
    valid = phase.vote.says_valid
    ended = VoteEnded(ruling.word, valid, phase.vote.ballots)
    left = tuple(Stamped(phase.since, Left(seat)) for seat in state.gone if seat not in phase.held.gone)
    others = tuple(_ruled_since(other, ruling.word, valid, delta) for other in phase.held.rulings)
    if valid == ruling.right:
        held = _ruled(replace(shifted(phase.held, delta), rulings=others), ruling.word, valid)
        return told_before((ended,), _refold(game, held, left, delta, at))
    earlier = tuple(_up_to(other, ruling) for other in others if len(other.inputs) > len(ruling.inputs))
    before = _ruled(replace(shifted(ruling.before, delta), rulings=earlier), ruling.word, valid)
    overturned = Overturned(ruling.word, valid)
    return told_before((ended, overturned), _refold(game, before, (*ruling.inputs, *left), delta, at))


def _ruled_since(other: Ruling, word: str, valid: bool, delta: Millis) -> Ruling:
    """Another ruling that may still be appealed: its clock stood still, and what was voted holds for it too."""
    before = _ruled(shifted(other.before, delta), word, valid)
    inputs = tuple(Stamped(stamped.at + delta, stamped.what) for stamped in other.inputs)
    return replace(other, until=other.until + delta, before=before, inputs=inputs)


def _up_to(earlier: Ruling, ruling: Ruling) -> Ruling:
    """An earlier ruling as it stood before a later one: what came since comes again."""
    return replace(earlier, inputs=earlier.inputs[: -len(ruling.inputs)])


def _refold(game: Rules, state: State, inputs: tuple[Stamped, ...], delta: Millis, now: Millis) -> Step:
    """Let the game go the other way: the same inputs again, under the new ruling. What no longer fits is dropped."""
    again = ((stamped.at + delta, stamped.what) for stamped in inputs)
    state, events = fold(game, state, again, now, rests=_is_settled)
    return _legible(state, now), events


def _is_settled(state: State) -> bool:
    """The next roll waits: nobody has seen yet how this round ended."""
    return isinstance(state.phase, Settled)


def _legible(state: State, now: Millis) -> State:
    """What the vote has led to stays long enough to be read."""
    if not isinstance(state.phase, Settled):
        return state
    return replace(state, phase=replace(state.phase, until=max(state.phase.until, now + rounds.BREATH)))


def remember(referee: Referee, before: State, what: Input, at: Millis, after: Step) -> Step:
    """Keep what an appeal would need: the state before each ruling and every input since."""
    state, events = after
    if not isinstance(what, Alarm) and not (isinstance(what, Act) and isinstance(what.move, Appeal | CastVote)):
        stamped = Stamped(at, what)
        open_rulings = (replace(old, inputs=(*old.inputs, stamped)) for old in state.rulings if at <= old.until)
        state = replace(state, rulings=(*open_rulings, *_new_ruling(referee, before, stamped, events)))
    return _await_appeals(state), events


def _await_appeals(state: State) -> State:
    """The next roll waits until no ruling can be appealed any more."""
    if not isinstance(state.phase, Settled):
        return state
    until = max(state.phase.until, *(ruling.until for ruling in state.rulings), 0)
    return replace(state, phase=replace(state.phase, until=until))


def _new_ruling(referee: Referee, before: State, stamped: Stamped, events: tuple[Event, ...]) -> tuple[Ruling, ...]:
    if not isinstance(stamped.what, Act) or not isinstance(stamped.what.move, Say):
        return ()
    word, seat = referee.read(stamped.what.move.word), stamped.what.seat
    if word in before.allowed or word in before.refused or not _is_about_the_word(referee, events):
        return ()
    right = not any(isinstance(event, Erred) for event in events)
    until = stamped.at + APPEAL_TIME + (referee.settings.same_moment_ms if right else 0)
    return (Ruling(word, seat, right, until, replace(before, rulings=()), (stamped,)),)


def _is_about_the_word(referee: Referee, events: tuple[Event, ...]) -> bool:
    return any(
        isinstance(event, Spoke | Named) or (isinstance(event, Erred) and referee.is_lexical(event.fault))
        for event in events
    )


def leave(game: Rules, state: State, phase: Voting | Appealed, seat: Seat, at: Millis) -> Step:
    """A removed seat is not waited for in a running vote, and a bottle that it covered is free again."""
    if isinstance(phase, Voting) and isinstance(phase.then, Covering) and phase.then.seat == seat:
        then = _shifted_phase(phase.then, at - phase.since)
        return race.go_on(game.referee, cover.uncovered(state, then, at), (), at)
    return _close_if_complete(game, state, replace(phase, vote=phase.vote.without(seat)), at)


def shifted(state: State, delta: Millis) -> State:
    """The same state with all its clocks later: they stood still while a vote ran."""
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
