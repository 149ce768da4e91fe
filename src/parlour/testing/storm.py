"""Games in which one of the bots now and then does anything, so that they get into all kinds of states."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import AnyGame, AnyTable, Move, Refused, Table
from parlour.core.fields.chance import Values
from parlour.core.fields.field import GroupField
from parlour.core.fields.types import kinds_of, parts_of
from parlour.core.league.league import Stalled, take_turn
from parlour.core.schedule import Bots
from parlour.lexicon import Lexicon
from parlour.testing.run import Run, words_in
from parlour.testing.variants import Variant

JUNK = ["", " ", "a", "zzzz", "7", "naïve", "слово", "x" * 300, "\u202eabc", "🐙", "house", "the apple"]


@lru_cache(maxsize=32)
def _beginning(words: Lexicon, letter: str) -> list[str]:
    return words.starting(letter)[:500] or ["tea"]


class Wild:
    """Values of any type. `heard`: words that were said at a table, because they mean something there."""

    def __init__(self, rng: Random, words: Lexicon, heard: Sequence[str] = ()) -> None:
        self.rng, self.words, self.heard = rng, words, heard
        self.values = Values(rng, self._text)

    def of(self, kind: type[Struct]) -> Any:
        """Return a struct of any contents that its fields allow."""
        try:
            return msgspec.convert(self.values.of(GroupField(parts_of(kind))), kind)
        except msgspec.ValidationError:  # It checks itself, so that nothing but an empty one can get this far.
            return kind(*("" for _ in kind.__struct_fields__))

    def _text(self) -> str:
        if self.heard and self.rng.random() < 0.5:
            return self.rng.choice(self.heard)
        return self.rng.choice([*JUNK, self.rng.choice(_beginning(self.words, self.rng.choice("abcdest")))])


def any_move(game: AnyGame, rng: Random, words: Lexicon) -> Move:
    made: Move = Wild(rng, words).of(rng.choice(kinds_of(game.Moves)))
    return made


TRIES = 6
"""How many moves are tried until one is allowed."""
HEARD = 6
"""How many of the last words at a table are remembered."""
LONGEST = 3_000
"""How many turns a storm may take. Endless games are found in games of bots."""


class Storm:
    """A game in which anybody may do anything at any time. Kinds of move that were seldom made are made soonest."""

    def __init__(self, variant: Variant, rng: Random) -> None:
        self.rng, words = rng, variant.lexicon
        self.variant = variant
        self.table: AnyTable = Table(variant.game, variant.seats)
        self.bots = Bots({seat: variant.entry.bot(words, 1 + seat % 5) for seat in range(variant.seats)}, rng)
        self.wild = Wild(rng, words)
        self.done: Counter[type[Move]] = Counter()

    def play(self) -> Run:
        """Play to the end, or until something goes wrong: the games of bots show what it was."""
        failure: Exception | None = None
        try:
            for _ in range(LONGEST):
                if self.table.result is not None:
                    break
                lines = len(self.table.log)
                self._go_on()
                self.wild.heard = [*self.wild.heard, *words_in(self.table.log[lines:])][-HEARD:]
        except Exception as wrong:
            failure = wrong
        return Run(self.variant, self.variant.seats, self.table.log, failure)

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
            with suppress(Stalled):
                take_turn(table, self.bots, table.at)

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
