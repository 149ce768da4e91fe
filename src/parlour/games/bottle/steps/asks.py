"""Which moves each seat may make now, and how long each countdown lasts."""

from collections.abc import Mapping
from functools import lru_cache

from parlour.core import Asks, Millis, Move, Seat
from parlour.core.court.ballots import VOTE_TIME
from parlour.core.court.rulings import GoOn
from parlour.games.bottle.model.moves import (
    Appeal,
    AskHint,
    Buzz,
    CallNoWord,
    CastVote,
    Cover,
    Heard,
    Pass,
    Say,
    ShakeNow,
    TakeBack,
)
from parlour.games.bottle.model.phases import (
    Claimed,
    Covering,
    Denied,
    Open,
    Race,
    Reaching,
    Settled,
    Speaking,
    ToBeat,
    Voting,
)
from parlour.games.bottle.model.state import Appealed, State, Timed
from parlour.games.bottle.rules import Referee, in_round, present
from parlour.games.bottle.steps import cover, race, rounds
from parlour.games.bottle.steps.votes import standings

HINTS = 2
"""How many hints a seat may ask for in a round (BOT-36)."""
Helped = tuple[Seat, ...] | None
"""The seats that asked for a hint in this round, once for each time; None: the table gives no hints."""


def asks(referee: Referee, state: State) -> Mapping[Seat, Asks]:
    asked = _race_asks(referee, state)
    if state.heard is not None:
        asked = {seat: (*asked.get(seat, ()), TakeBack) for seat in present(state)}
    if state.rulings and not isinstance(state.phase, Claimed | Reaching | Voting | Appealed):
        rulings, here = standings(state.rulings), present(state)
        appeals = {seat: (Appeal,) for seat in here if referee.procedure.appealable_by(seat, rulings, here)}
        return {seat: (*asked.get(seat, ()), *appeals.get(seat, ())) for seat in sorted({*asked, *appeals})}
    return asked


def _race_asks(referee: Referee, state: State) -> Mapping[Seat, Asks]:
    racing = in_round(state)
    covers = state.roll is not None and state.roll.effect == "cover"
    answer: type[Move] = Cover if covers else Buzz if referee.settings.spoken else Say
    match state.phase:
        case Open() if state.is_solo:  # nobody is there to say "no word" to (BOT-42)
            return dict.fromkeys(racing, (answer, Pass))
        case Open() as phase:
            helped = state.hints if referee.settings.hints else None
            return _open_asks(answer, phase.taken is not None, racing, state.passed, helped)
        case Denied(caller=caller):
            helped = state.hints if referee.settings.hints else None
            return {seat: (answer, *_help_for(helped, seat)) for seat in racing if seat != caller}
        case ToBeat(holders=holders):
            return {seat: (answer,) for seat in racing if seat not in holders}
        case Claimed(claims=claims, race=before):
            busy = {claim.seat for claim in claims} | _silent_in(before)
            return {seat: (Say,) for seat in racing if seat not in busy}
        case Reaching(seats=seats, race=before):
            return {seat: (answer,) for seat in racing if seat not in {*seats, *_silent_in(before)}}
        case Covering(seat=seat) | Speaking(seat=seat):
            return {**_judges(referee, state), seat: (Say,)}
        case Voting(vote=vote) | Appealed(vote=vote):
            return dict.fromkeys(vote.waiting_for, (CastVote,))
        case Settled() if referee.options.is_unhurried:
            return dict.fromkeys(present(state), (GoOn,))
        case _:
            return {}


@lru_cache(4096)
def _open_asks(
    answer: type[Move], is_taken: bool, racing: tuple[Seat, ...], passed: tuple[Seat, ...], helped: Helped
) -> Mapping[Seat, Asks]:
    """Cached, because races at all tables wait for the same few things again and again."""
    first: Asks = (answer, CallNoWord)
    every: Asks = first if is_taken else (*first, ShakeNow, Pass)
    return {seat: (every[:3] if seat in passed else every) + _help_for(helped, seat) for seat in racing}


def _help_for(helped: Helped, seat: Seat) -> Asks:
    return (AskHint,) if helped is not None and helped.count(seat) < HINTS else ()


def _silent_in(before: Race) -> set[Seat]:
    """Return who may not answer: the caller of "no word" (BOT-18), the holders of the word to beat (BOT-21)."""
    match before:
        case Denied(caller=caller):
            return {caller}
        case ToBeat(holders=holders):
            return set(holders)
        case _:
            return set()


def _judges(referee: Referee, state: State) -> dict[Seat, Asks]:
    """Return who may rule on a word said aloud (BOT-39). Where the shorter word wins, words must be typed."""
    by_length = referee.settings.shorter_word and isinstance(state.phase, Speaking)
    if not referee.settings.spoken or by_length:
        return {}
    return dict.fromkeys(present(state), (Heard,))


def span(referee: Referee, phase: Timed) -> Millis | None:
    """Return how long the countdown of a phase lasts as a whole."""
    match phase:
        case Open(taken=taken):
            return 1000 * referee.race_s or None if taken is None else race.COUNTDOWN
        case Settled():
            return rounds.breath(referee)
        case Denied() | ToBeat():
            return race.COUNTDOWN
        case Claimed():
            return referee.settings.same_moment_ms
        case Reaching():
            return 0
        case Covering(words=words):
            return cover.TIME_A_DIE * len(words)
        case Speaking():
            return cover.TO_SPEAK
        case Voting() | Appealed():
            return VOTE_TIME
