"""How a round opens, what a mistake costs, how a round is settled, and when the game ends."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import Event, Millis, Seat, Vote, prepend_events
from parlour.core.court.events import end_game, highest
from parlour.core.court.procedure import VOTE_TIME, Standing
from parlour.core.game import with_value
from parlour.games.bottle.components import TO_WIN, Shaken
from parlour.games.bottle.model import state as phases
from parlour.games.bottle.model.events import Awarded, Erred, Fault, RoundEnded, Shook, VoteCalled
from parlour.games.bottle.model.state import Claim, Played, Ruling, State, Step
from parlour.games.bottle.rules import Referee, present

BREATH = 3_000
"""The pause between two rounds (BOT-34), to read who won with which word."""
DESERTED = 100
"""After how many rounds that nobody wins a game is over (BOT-45): far more than people ever sit through."""
MISTAKE_COSTS = 10_000
"""The time that a mistake costs somebody alone (BOT-41)."""


def open_round(referee: Referee, state: State, roll: Shaken, at: Millis) -> Step:
    state = replace(state, phase=race_is_on(referee, at), round=state.round + 1, roll=roll, out=(), passed=(), hints=())
    return state, (Shook(state.round, roll),)


def race_is_on(referee: Referee, at: Millis) -> phases.Open:
    patience = referee.race_s * 1000
    return phases.Open(at + patience if patience else None, since=at)


def err(referee: Referee, state: State, seat: Seat, word: str, fault: Fault | None) -> Step:
    """Count a mistake: the seat is out for the round (BOT-09) and pays a diamond (BOT-10, BOT-31)."""
    state, cost = (state, 0) if referee.settings.gentle else pay(state, seat)
    state = replace(state, out=(*state.out, seat))
    return state, (Erred(seat, word, fault or Fault("voted-down"), cost),)


def lose_time(state: State, race: phases.Open, seat: Seat, word: str, fault: Fault, at: Millis) -> Step:
    """Count a mistake of somebody alone, which costs time (BOT-41)."""
    assert race.until is not None
    until = max(at, race.until - MISTAKE_COSTS)
    lost = (race.until - until + 999) // 1000
    return replace(state, phase=replace(race, until=until)), (Erred(seat, word, fault, 0, lost),)


def seconds_left(race: object, at: Millis) -> int:
    """Return the points of a right word of somebody alone: the seconds left, rounded up (BOT-41)."""
    return max(0, (race.until - at + 999) // 1000) if isinstance(race, phases.Open) and race.until is not None else 0


def pay(state: State, seat: Seat) -> tuple[State, int]:
    """Take a diamond from a seat, if it has one. Returns the state and the cost."""
    cost = min(1, state.diamonds[seat])
    return replace(state, diamonds=with_value(state.diamonds, seat, state.diamonds[seat] - cost)), cost


def settle_claims(
    referee: Referee, state: State, claims: tuple[Claim, ...], events: tuple[Event, ...], at: Millis, points: int = 0
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
    """End the round. Its winners get a diamond each (BOT-08), and eight diamonds win (BOT-29, BOT-30)."""
    for seat in winners:
        state = replace(state, diamonds=with_value(state.diamonds, seat, state.diamonds[seat] + 1))
        events += (Awarded(seat, state.diamonds[seat]),)
    events += (RoundEnded(winners),)
    assert state.roll is not None
    played = (*state.played, Played(state.roll, winners, words, state.diamonds, by_ear, points))
    state = replace(state, phase=phases.Settled(winners, words, at + breath(referee), by_ear), played=played)
    if state.is_solo:  # a game alone ends after its last shake (BOT-41, COM-29)
        is_over = len(state.played) >= referee.shakes
        return prepend_events(events, end_game(state, present(state))) if is_over else (state, events)
    # The end waits where an appeal may take the eighth diamond back, or a ruling by ear be taken back.
    waits = referee.settings.judge == "appeal" or (by_ear and referee.options.is_unhurried)
    return (state, events) if waits else end_if_won(state, events)


def end_if_won(state: State, events: tuple[Event, ...]) -> Step:
    winners: tuple[Seat, ...] = ()
    if max(state.diamonds) >= TO_WIN:
        winners = tuple(seat for seat in present(state) if state.diamonds[seat] >= TO_WIN)
    if len(state.played) >= DESERTED and not any(played.winners for played in state.played[-DESERTED:]):
        winners = highest(state.diamonds, present(state))
    if not winners:
        return state, events
    return prepend_events(events, end_game(state, winners))


def breath(referee: Referee) -> Millis:
    return referee.options.unhurried_or(BREATH)


def rest(referee: Referee, state: State, settled: phases.Settled) -> Millis:
    """Return when the host may end the pause: once no ruling can be appealed (COM-23)."""
    return max([ruling.until + 1 for ruling in state.rulings] or [settled.until - breath(referee)])


def after_breath(referee: Referee, state: State) -> Step:
    """Shake again, or end a game that had to wait for appeals."""
    state = replace(state, phase=phases.Shaking(), rulings=())
    return (state, ()) if state.is_solo else end_if_won(state, ())


def call(
    state: State, phase: phases.Claimed | phases.Covering, word: str, speakers: tuple[Seat, ...], at: Millis
) -> Step:
    vote = Vote.among(present(state), speakers, at + VOTE_TIME)
    voting = phases.Voting(word, speakers, phase, vote=timely(vote, at), since=at)
    return replace(state, phase=voting), (VoteCalled(word, speakers[0]),)


def timely(vote: Vote, at: Millis) -> Vote:
    """Return a vote that ends at once if nobody is left to vote."""
    return vote if vote.voters else replace(vote, until=at)


def standings(rulings: Iterable[Ruling]) -> tuple[Standing, ...]:
    """Return rulings as the court knows them: one for each word, with all who said it."""
    found: dict[str, list[Ruling]] = {}
    for ruling in rulings:
        found.setdefault(ruling.word, []).append(ruling)
    return tuple(Standing(word, tuple(one.seat for one in own), own[0].right) for word, own in found.items())
