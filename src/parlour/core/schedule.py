"""When bots act: each is asked when its question changes, and acts when its time has come.

The same in a league, at a terminal and on a server, which differ only in where the thinking is done. There is no clock
in it: whoever drives the table says how late it is.
"""

from collections.abc import Iterable

from msgspec import Struct

from parlour.core.bot import Thought
from parlour.core.game import Asks, Millis, Move, Seat, Wait

TRIES = 3
"""So many times a bot thinks about one question, if the rules refuse what it does."""


class Question(Struct, frozen=True):
    """What a bot is asked, until when, and how many times dice or cards had come: new dice make a new question."""

    seat: Seat
    asks: Asks
    until: Millis | None
    draws: int


class Due(Struct, frozen=True):
    """What a bot means to do, and when."""

    at: Millis
    seat: Seat
    move: Move


class _Place(Struct):
    """A bot's place at the table."""

    question: Question | None = None
    plan: Due | None = None
    is_free: bool = False
    """What it did was taken or refused: asked the same again, it may think again."""
    refusals: int = 0


class Schedule:
    """Of the bots at one table."""

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self._places = {seat: _Place() for seat in seats}

    def sit_down(self, seat: Seat) -> None:
        """A bot, new to this place: what was planned there is forgotten."""
        self._places[seat] = _Place()

    def stand_up(self, seat: Seat) -> None:
        self._places.pop(seat, None)

    def ask(self, wait: Wait, draws: int) -> list[Question]:
        """The questions to think about now. Who is asked something new forgets what it meant to do before."""
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
        """What came of thinking about a question that was asked then. False: nothing, or another was asked since."""
        place = self._places.get(question.seat)
        if thought is None or place is None or place.question is not question:
            return False
        place.plan = Due(asked + max(0, thought.delay), question.seat, thought.move)
        return True

    @property
    def next(self) -> Due | None:
        """Who acts first, if everything stays as it is."""
        if not self._places:
            return None
        plans = [place.plan for place in self._places.values() if place.plan is not None]
        return min(plans, key=lambda due: due.at) if plans else None

    def take(self, now: Millis) -> Due | None:
        """The first whose time has come, if any. It acts; `settled` says how that went."""
        due = self.next
        if due is None or due.at > now:
            return None
        self._places[due.seat].plan = None
        return due

    def settled(self, seat: Seat, *, refused: bool) -> None:
        """The table took a bot's move, or refused it: either way it may think again."""
        place = self._places.get(seat)
        if place is not None:
            place.is_free, place.refusals = True, place.refusals + 1 if refused else 0
