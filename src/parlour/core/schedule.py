"""When bots think and act. A bot is asked when its question changes, and acts when its move is due.

Leagues, the terminal and the server share this; they differ only in where the thinking is done. It reads no clock: the
caller says what time it is.
"""

from collections.abc import Iterable

from msgspec import Struct

from parlour.core.bot import Thought
from parlour.core.game import Asks, Millis, Move, Seat, Wait

TRIES = 3
"""How often a bot thinks about one question if the rules refuse its moves."""


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

    def sit_down(self, seat: Seat) -> None:
        """Add a bot, or replace the one in this seat and forget its plan."""
        self._places[seat] = _Place()

    def stand_up(self, seat: Seat) -> None:
        self._places.pop(seat, None)

    def ask(self, wait: Wait, draws: int) -> list[Question]:
        """Return the questions to think about now. A bot that is asked something new forgets its plan."""
        return [
            question
            for seat in self._places
            if self._takes_up(question := Question(seat, wait.asks.get(seat, ()), wait.until, draws)) and question.asks
        ]

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
        place.plan = Due(asked + max(0, thought.delay), question.seat, thought.move)
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
        place = self._places.get(seat)
        if place is not None:
            place.is_free, place.refusals = True, place.refusals + 1 if refused else 0
