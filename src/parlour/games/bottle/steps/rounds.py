"""What every round shares: how it opens, what a mistake costs, how it is settled, and when the game ends."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Seat, told_before
from parlour.core.court.ending import end_game
from parlour.games.bottle.components import TO_WIN, Shaken
from parlour.games.bottle.model.events import Awarded, Erred, Fault, RoundEnded, Shook
from parlour.games.bottle.model.phases import Claim, Open, Settled, Shaking
from parlour.games.bottle.model.settings import DAY_SHAKES
from parlour.games.bottle.model.state import Played, State, Step
from parlour.games.bottle.rules import Referee, present

BREATH = 3_000
"""Between two rounds (BOT-34): long enough to read who won, and with what."""
DAY_MISTAKE = 10_000
"""What a mistake costs in the roll of the day (BOT-41)."""


def open_round(referee: Referee, state: State, roll: Shaken, at: Millis) -> Step:
    state = replace(state, phase=race_is_on(referee, at), round=state.round + 1, roll=roll, out=(), passed=(), hints=())
    return state, (Shook(state.round, roll),)


def race_is_on(referee: Referee, at: Millis) -> Open:
    patience = referee.settings.race_s * 1000
    return Open(at + patience if patience else None, since=at)


def err(referee: Referee, state: State, seat: Seat, word: str, fault: Fault | None) -> Step:
    """A mistake: out for the round (BOT-09), and a diamond poorer (BOT-10) unless play is gentle (BOT-31)."""
    state, cost = (state, 0) if referee.settings.gentle else pay(state, seat)
    state = replace(state, out=(*state.out, seat))
    return state, (Erred(seat, word, fault or Fault("voted-down"), cost),)


def lose_time(state: State, race: Open, seat: Seat, word: str, fault: Fault, at: Millis) -> Step:
    """A mistake in the roll of the day: it costs time, and one may try again (BOT-41)."""
    assert race.until is not None
    until = max(at, race.until - DAY_MISTAKE)
    lost = (race.until - until + 999) // 1000
    return replace(state, phase=replace(race, until=until)), (Erred(seat, word, fault, 0, lost),)


def seconds_left(race: object, at: Millis) -> int:
    """What a right word is worth in the roll of the day: begun seconds count whole (BOT-41)."""
    return max(0, (race.until - at + 999) // 1000) if isinstance(race, Open) and race.until is not None else 0


def pay(state: State, seat: Seat) -> tuple[State, int]:
    """A diamond goes back to the reserve, if the seat has one."""
    cost = min(1, state.diamonds[seat])
    return replace(state, diamonds=_changed(state.diamonds, seat, -cost)), cost


def settle_claims(
    referee: Referee,
    state: State,
    claims: tuple[Claim, ...],
    events: tuple[Event, ...],
    at: Millis,
    points: int = 0,
) -> Step:
    winners = tuple(claim.seat for claim in claims)
    words = tuple(claim.word for claim in claims)
    return settle(referee, state, events, at, winners=winners, words=words, points=points)


def settle(
    referee: Referee,
    state: State,
    events: tuple[Event, ...],
    at: Millis,
    *,
    winners: tuple[Seat, ...] = (),
    words: tuple[str, ...] = (),
    by_ear: bool = False,
    points: int = 0,
) -> Step:
    """The round is over: its winners get a diamond each (BOT-08), and whoever has eight has won (BOT-29, BOT-30)."""
    for seat in winners:
        state = replace(state, diamonds=_changed(state.diamonds, seat, 1))
        events += (Awarded(seat, state.diamonds[seat]),)
    events += (RoundEnded(winners),)
    assert state.roll is not None
    played = (*state.played, Played(state.roll, winners, words, by_ear, points))
    state = replace(state, phase=Settled(winners, words, at + BREATH, by_ear), played=played)
    # An appeal may still take the eighth diamond back, so only then does the end wait for it.
    if referee.settings.day:
        return _end_day(state, events)
    return (state, events) if referee.settings.judge == "appeal" else end_if_won(state, events)


def _end_day(state: State, events: tuple[Event, ...]) -> Step:
    """The roll of the day is over with its last shake (BOT-41)."""
    if len(state.played) < DAY_SHAKES:
        return state, events
    return told_before(events, end_game(state, present(state)))


def end_if_won(state: State, events: tuple[Event, ...]) -> Step:
    winners = tuple(seat for seat in present(state) if state.diamonds[seat] >= TO_WIN)
    if not winners:
        return state, events
    return told_before(events, end_game(state, winners))


def rest(state: State, settled: Settled) -> Millis:
    """From when on the breath may be ended by the host (COM-23): once no ruling can be appealed any more."""
    return max((ruling.until + 1 for ruling in state.rulings), default=settled.until - BREATH)


def after_breath(referee: Referee, state: State) -> Step:
    """The next shake, or the end of a game that had to wait for appeals."""
    state = replace(state, phase=Shaking(), rulings=())
    return (state, ()) if referee.settings.day else end_if_won(state, ())


def _changed(diamonds: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*diamonds[:seat], diamonds[seat] + by, *diamonds[seat + 1 :])
