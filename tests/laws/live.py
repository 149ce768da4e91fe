"""Moments out of whole games: all kinds of states that bots get into if one of them now and then does anything."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from laws.variants import VARIANTS, Variant
from laws.wild_moves import Wild
from parlour.core import Millis, Move, Refused, Table, Wait
from parlour.core.bots import Bots

ALIKE = 2
"""So many moments in the same phase at which the same is asked are enough."""
GAMES = 2
"""At the usual settings; where one of them is another, one game shows what that changes."""
TRIES = 6
"""So many things are tried until one is allowed."""
HEARD = 6
"""Of the words that fell at a table these are still remembered."""


class Moment(Struct, frozen=True):
    state: Any
    wait: Wait
    at: Millis
    heard: tuple[str, ...]

    @property
    def kind(self) -> object:
        asked = frozenset(kind for kinds in self.wait.asks.values() for kind in kinds)
        return type(getattr(self.state, "phase", None)), asked, len(self.wait.present)


@cache
def moments(name: str) -> list[Moment]:
    """Of whole games, from the first to the last, without those that are like others."""
    kept: dict[object, list[Moment]] = {}
    games = 1 if VARIANTS[name].settings else GAMES
    storms = (Storm(VARIANTS[name], Random(f"{name} {number}")) for number in range(games))
    for moment in chain.from_iterable(storm.moments() for storm in storms):
        alike = kept.setdefault(moment.kind, [])
        if len(alike) < ALIKE:
            alike.append(moment)
    return [moment for alike in kept.values() for moment in alike]


class Storm:
    """A game of bots in which anybody may do anything at any time: what was seldom done is done soonest."""

    def __init__(self, variant: Variant, rng: Random) -> None:
        self.rng, words = rng, variant.lexicon
        self.table = Table(variant.open(), variant.seats)
        self.bots = Bots({seat: variant.entry.bot(words, 1 + seat % 5) for seat in range(variant.seats)}, rng)
        self.wild = Wild(rng, words)
        self.done: Counter[type[Move]] = Counter()

    def moments(self) -> Iterator[Moment]:
        while True:
            yield Moment(self.table.state, self.table.wait, self.table.at, tuple(self.wild.heard))
            if self.table.result is not None:
                return
            lines = len(self.table.log)
            self._go_on()
            fresh = (word for line in self.table.log[lines:] for word in _words_in(msgspec.to_builtins(line)))
            self.wild.heard = [*self.wild.heard, *fresh][-HEARD:]

    def _go_on(self) -> None:
        table, luck = self.table, self.rng.random()
        if luck < 0.02 and len(table.wait.present) > 2:
            table.remove(self.rng.choice(table.wait.present), table.at)
        elif table.wait.chance is not None:
            table.draw(table.wait.chance.draw(self.rng))
        elif luck < 0.45 and table.wait.asks:
            self._do_anything()
        elif luck < 0.55 and table.wait.until is not None:
            table.advance(table.wait.until)
        else:
            self._do_what_is_due()

    def _do_anything(self) -> None:
        asked = [(seat, kind) for seat, kinds in self.table.wait.asks.items() for kind in kinds]
        weights = [1 / (1 + self.done[kind]) for _, kind in asked]
        for seat, kind in self.rng.choices(asked, weights, k=TRIES):
            try:
                self.table.act(seat, self.wild.of(kind), self.table.at)
            except Refused:
                continue
            self.done[kind] += 1
            return

    def _do_what_is_due(self) -> None:
        self.bots.ask(self.table, self.table.at)
        due, until = self.bots.next, self.table.wait.until
        if due and (until is None or due.at <= until):
            self.bots.act(self.table, due.at)
        elif until is not None:
            self.table.advance(until)


def _words_in(value: Any) -> Iterator[str]:
    match value:
        case str() if len(value) > 2:
            yield value
        case dict():
            yield from chain.from_iterable(_words_in(inner) for name, inner in value.items() if name != "t")
        case list() | tuple():
            yield from chain.from_iterable(map(_words_in, value))
