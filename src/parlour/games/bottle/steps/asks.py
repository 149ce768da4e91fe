"""Which moves each seat may make now, and how long each countdown lasts."""

from collections.abc import Mapping
from functools import lru_cache

from parlour.core import Asks, Millis, Move, Seat
from parlour.core.court.procedure import VOTE_TIME
from parlour.core.court.vote import GoOn
from parlour.games.bottle.model import moves
from parlour.games.bottle.model import state as phases
from parlour.games.bottle.model.state import Appealed, State, Timed
from parlour.games.bottle.rules import Referee, in_round, present
from parlour.games.bottle.steps import cover, race, rounds
from parlour.games.bottle.steps.rounds import standings

HINTS = 2
"""How many hints a seat may ask for in a round (BOT-36)."""
Helped = tuple[Seat, ...] | None
"""The seats that asked for a hint in this round, once for each time; None: the table gives no hints."""


def asks(referee: Referee, state: State) -> Mapping[Seat, Asks]:
    asked = _race_asks(referee, state)
    if state.heard is not None:
        asked = {seat: (*asked.get(seat, ()), moves.TakeBack) for seat in present(state)}
    if state.rulings and not isinstance(state.phase, phases.Claimed | phases.Reaching | phases.Voting | Appealed):
        rulings, here = standings(state.rulings), present(state)
        appeals = {seat: (moves.Appeal,) for seat in here if referee.procedure.appealable_by(seat, rulings, here)}
        return {seat: (*asked.get(seat, ()), *appeals.get(seat, ())) for seat in sorted({*asked, *appeals})}
    return asked


def _race_asks(referee: Referee, state: State) -> Mapping[Seat, Asks]:
    racing = in_round(state)
    covers = state.roll is not None and state.roll.effect == "cover"
    answer: type[Move] = moves.Cover if covers else moves.Buzz if referee.settings.spoken else moves.Say
    phase, helped = state.phase, state.hints if referee.settings.hints else None
    if type(phase) is phases.Open:
        if state.is_solo:  # nobody is there to say "no word" to (BOT-42)
            return dict.fromkeys(racing, (answer, moves.Pass))
        return _open_asks(answer, phase.taken is not None, racing, state.passed, helped)
    match phase:
        case phases.Settled():
            return dict.fromkeys(present(state), (GoOn,)) if referee.options.is_unhurried else {}
        case phases.Denied(caller=caller):
            return {seat: (answer, *_help_for(helped, seat)) for seat in racing if seat != caller}
        case phases.ToBeat(holders=holders):
            return {seat: (answer,) for seat in racing if seat not in holders}
        case phases.Claimed(claims=claims, race=before):
            busy = {claim.seat for claim in claims} | _silent_in(before)
            return {seat: (moves.Say,) for seat in racing if seat not in busy}
        case phases.Reaching(seats=seats, race=before):
            return {seat: (answer,) for seat in racing if seat not in {*seats, *_silent_in(before)}}
        case phases.Covering(seat=seat) | phases.Speaking(seat=seat):
            return {**_judges(referee, state), seat: (moves.Say,)}
        case phases.Voting(vote=vote) | Appealed(vote=vote):
            return dict.fromkeys(vote.waiting_for, (moves.CastVote,))
        case _:
            return {}


@lru_cache(4096)
def _open_asks(
    answer: type[Move], is_taken: bool, racing: tuple[Seat, ...], passed: tuple[Seat, ...], helped: Helped
) -> Mapping[Seat, Asks]:
    """Cached, because races at all tables wait for the same few things again and again."""
    first: Asks = (answer, moves.CallNoWord)
    every: Asks = first if is_taken else (*first, moves.ShakeNow, moves.Pass)
    return {seat: (every[:3] if seat in passed else every) + _help_for(helped, seat) for seat in racing}


def _help_for(helped: Helped, seat: Seat) -> Asks:
    return (moves.AskHint,) if helped is not None and helped.count(seat) < HINTS else ()


def _silent_in(before: phases.Race) -> set[Seat]:
    """Return who may not answer: the caller of "no word" (BOT-18), the holders of the word to beat (BOT-21)."""
    match before:
        case phases.Denied(caller=caller):
            return {caller}
        case phases.ToBeat(holders=holders):
            return set(holders)
        case _:
            return set()


def _judges(referee: Referee, state: State) -> dict[Seat, Asks]:
    """Return who may rule on a word said aloud (BOT-39). Where the shorter word wins, words must be typed."""
    by_length = referee.settings.shorter_word and isinstance(state.phase, phases.Speaking)
    if not referee.settings.spoken or by_length:
        return {}
    return dict.fromkeys(present(state), (moves.Heard,))


def span(referee: Referee, phase: Timed) -> Millis | None:
    """Return how long the countdown of a phase lasts as a whole."""
    if type(phase) is phases.Open:
        return 1000 * referee.race_s or None if phase.taken is None else race.COUNTDOWN
    if type(phase) is phases.Settled:
        return rounds.breath(referee)
    match phase:
        case phases.Denied() | phases.ToBeat():
            return race.COUNTDOWN
        case phases.Claimed():
            return referee.settings.same_moment_ms
        case phases.Reaching():
            return 0
        case phases.Covering(words=words):
            return cover.TIME_A_DIE * len(words)
        case phases.Speaking():
            return cover.TO_SPEAK
        case _:
            return VOTE_TIME
