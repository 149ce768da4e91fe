"""When bots think and act. A bot is asked when its question changes, and acts when its move is due.

Leagues, the terminal and the server share this; they differ only in where the thinking is done. It reads no clock: the
caller says what time it is.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.bot import Bot, Thought
from parlour.core.court.vote import CastVote, Finish, GoOn
from parlour.core.game import Asks, Millis, Move, Refused, Seat, Wait, waited_for
from parlour.core.round.phases import finished_in
from parlour.core.table import AnyTable, Logged

TRIES = 3
"""How often a bot thinks about one question if the rules refuse its moves."""
HURRY: Millis = 3_000
"""How long people wait for bots once they have all finished a round, voted or gone on (COM-33)."""
SHARED = (Finish, GoOn, CastVote)
"""What all players do at the same time."""


class Question(Struct, frozen=True):
    """What a bot is asked, until when, and the number of draws so far: new dice make a new question."""

    seat: Seat
    asks: Asks
    until: Millis | None
    draws: int


class Due(Struct, frozen=True):
    """A move that a bot intends, and when."""

    at: Millis
    seat: Seat
    move: Move


class _Place(Struct):
    """What is known about one bot."""

    question: Question | None = None
    plan: Due | None = None
    is_free: bool = False
    """Its move was made or refused, so it may think about the same question again."""
    refusals: int = 0


class Schedule:
    """The bots of one table."""

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self._places = {seat: _Place() for seat in seats}
        self._hurried_until: Millis | None = None

    def sit_down(self, seat: Seat) -> None:
        """Add a bot, or replace the one in this seat and forget its plan."""
        self._places[seat] = _Place()

    def stand_up(self, seat: Seat) -> None:
        self._places.pop(seat, None)

    def ask(self, wait: Wait, draws: int, now: Millis, done: Sequence[Seat] = ()) -> list[Question]:
        """Return the questions to think about now. A bot that is asked something new forgets its plan.

        `done`: seats that are asked, but have said that they are done with this round.
        """
        self._hurry([seat for seat in waited_for(wait) if seat not in done], wait, now)
        return [
            question
            for seat in self._places
            if self._takes_up(question := Question(seat, wait.asks.get(seat, ()), wait.until, draws)) and question.asks
        ]

    def _hurry(self, waiting: Sequence[Seat], wait: Wait, now: Millis) -> None:
        """Bring plans forward while only bots are waited for in something that all do at the same time (COM-33)."""
        if not self._is_last(waiting, wait):
            self._hurried_until = None
            return
        if self._hurried_until is None:
            self._hurried_until = now + HURRY
        for place in self._places.values():
            if place.plan is not None:
                place.plan = replace(place.plan, at=min(place.plan.at, now + self._most(now)))

    def _is_last(self, waiting: Sequence[Seat], wait: Wait) -> bool:
        is_shared = any(kind in SHARED for seat in waiting for kind in wait.asks[seat])
        has_people = any(seat not in self._places for seat in wait.present)
        return is_shared and has_people and all(seat in self._places for seat in waiting)

    def _most(self, now: Millis) -> Millis:
        """Return the longest delay of a bot in a hurry. Several moves in a row end in time."""
        return max(0, (self._hurried_until or now) - now) // 3

    def _takes_up(self, question: Question) -> bool:
        place = self._places[question.seat]
        if question != place.question:
            place.refusals = 0
        elif not place.is_free or place.refusals == TRIES:
            return False
        place.question, place.plan, place.is_free = question, None, False
        return True

    def answer(self, question: Question, thought: Thought | None, asked: Millis) -> bool:
        """Plan what a bot has thought of. Returns False if it has no move, or was asked something else since."""
        place = self._places.get(question.seat)
        if thought is None or place is None or place.question is not question:
            return False
        delay = max(0, thought.delay)
        if self._hurried_until is not None:
            delay = min(delay, self._most(asked))
        place.plan = Due(asked + delay, question.seat, thought.move)
        return True

    @property
    def next(self) -> Due | None:
        """The move that is due first, if nothing changes."""
        if not self._places:
            return None
        plans = [place.plan for place in self._places.values() if place.plan is not None]
        return min(plans, key=lambda due: due.at) if plans else None

    def take(self, now: Millis) -> Due | None:
        """Return the first move that is due, if any. The caller makes it and then calls `settled`."""
        due = self.next
        if due is None or due.at > now:
            return None
        self._places[due.seat].plan = None
        return due

    def settled(self, seat: Seat, *, refused: bool) -> None:
        """Note that a bot's move was made or refused: either way it may think again."""
        if (place := self._places.get(seat)) is not None:
            place.is_free, place.refusals = True, place.refusals + 1 if refused else 0


class Bots:
    def __init__(self, bots: Mapping[Seat, Bot], rng: Random) -> None:
        self._bots = bots
        self._rng = rng
        self._schedule = Schedule(bots)
        self.refused = Counter[str]()
        """How many moves the rules refused, by code. A good bot makes none of these."""

    def ask(self, table: AnyTable, now: Millis) -> None:
        """Let every bot think that is asked something new."""
        for question in self._schedule.ask(table.wait, table.draws, now, finished_in(table.state)):
            view: Any = table.view(question.seat)
            thought = self._bots[question.seat].think(view, question.asks, self._rng)
            self._schedule.answer(question, thought, now)

    @property
    def next(self) -> Due | None:
        return self._schedule.next

    def act(self, table: AnyTable, now: Millis) -> list[Logged]:
        """Make the first move that is due, and return the lines it adds to the log; none if the rules refuse it."""
        if (due := self._schedule.take(now)) is None:
            return []
        try:
            done = table.act(due.seat, due.move, max(due.at, table.at))
        except Refused as refused:
            self.refused[refused.code] += 1
            done = []
        self._schedule.settled(due.seat, refused=not done)
        return done
