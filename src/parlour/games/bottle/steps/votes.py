"""Calling a vote: the game pauses until the table has judged a word (COM-06)."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import Millis, Seat, Vote
from parlour.core.court.ballots import VOTE_TIME
from parlour.core.court.procedure import Standing
from parlour.games.bottle.model.events import VoteCalled
from parlour.games.bottle.model.phases import Claimed, Covering, Voting
from parlour.games.bottle.model.state import Ruling, State, Step
from parlour.games.bottle.rules import present


def call(state: State, phase: Claimed | Covering, word: str, speakers: tuple[Seat, ...], at: Millis) -> Step:
    vote = Vote.among(present(state), speakers, at + VOTE_TIME)
    voting = Voting(word, speakers, phase, vote=timely(vote, at), since=at)
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
