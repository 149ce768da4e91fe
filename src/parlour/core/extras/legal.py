"""Legal moves by chance: for random players, programs that learn, and tests.

A game offers `moves(asked)` in its extras: an endless iterator of moves that its rules take now. It is mostly a table
of makers, one for each kind of move that has fields.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from parlour.core.court.vote import Appeal, CastVote, CastVotes
from parlour.core.game import Asks, Millis, Move

T = TypeVar("T")


class Asked(Struct, frozen=True):
    """What a seat is asked, and everything that it may know about the table."""

    view: Any
    asks: Asks
    at: Millis
    """The table's time: some moves are only allowed for a while."""
    lexicon: Any
    rng: Random

    def one_of(self, some: Sequence[T]) -> T | None:
        """Return one of some values by chance; None if there are none."""
        return some[self.rng.randrange(len(some))] if some else None

    def coin(self) -> bool:
        return self.rng.random() < 0.5


Maker = Callable[[Asked], Move | None]
"""Makes a move of one kind by chance, or None if no move of this kind is allowed now."""
Makers = Mapping[type[Move], Maker]
OFTEN, RARELY = 4, 1
"""How often moves that the table waits for are made, against those that nobody waits for (a note, an appeal)."""


def by_chance(makers: Makers, asked: Asked, rarely: Collection[type[Move]] = ()) -> Iterator[Move]:
    """Yield legal moves without end, a kind by chance and then its contents; nothing if no kind is allowed now.

    Kinds without a maker and without fields are always allowed. Kinds with fields need a maker. `rarely`: kinds of
    which too many would keep a game from ending.
    """
    kinds = {kind: RARELY if kind.is_free or kind.is_never_late or kind in rarely else OFTEN for kind in asked.asks}
    while kinds:
        (kind,) = asked.rng.choices(list(kinds), list(kinds.values()))
        maker, usual = makers.get(kind), None if kind.__struct_fields__ else kind()
        move = usual if maker is None else maker(asked)
        if move is None:
            del kinds[kind]
        else:
            yield move


def move_with(kind: Callable[[T], Move], value: T | None) -> Move | None:
    """Return a move of this kind with a value; None without a value."""
    return None if value is None else kind(value)


def _appeal(asked: Asked) -> Move | None:
    phase = asked.view.phase
    may_appeal = phase.appeal_until is not None and getattr(phase, "shown_at", 0) <= asked.at <= phase.appeal_until
    word = asked.one_of(phase.appealable) if may_appeal else None
    return None if word is None else Appeal(word)


def _votes(asked: Asked) -> Move:
    words = (ballot.word for ballot in asked.view.phase.ballots)
    return CastVotes(tuple(word for word in words if asked.coin()))


SHARED: Makers = {CastVote: lambda asked: CastVote(asked.coin()), CastVotes: _votes, Appeal: _appeal}
"""The makers of moves that games have in common (`core/court/vote.py`)."""
