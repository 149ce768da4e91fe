"""Moments out of whole games: all kinds of states that bots get into if one of them now and then does anything."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from laws.variants import VARIANTS, Variant
from laws.wild_moves import Wild
from parlour.core import Millis, Refused, Table, Wait
from parlour.core.bots import Bots

ALIKE = 2
"""So many moments in the same phase at which the same is asked are enough."""
GAMES = 2
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
    games = (_stormy_game(VARIANTS[name], Random(f"{name} {number}")) for number in range(GAMES))
    for moment in chain.from_iterable(games):
        alike = kept.setdefault(moment.kind, [])
        if len(alike) < ALIKE:
            alike.append(moment)
    return [moment for alike in kept.values() for moment in alike]


def _stormy_game(variant: Variant, rng: Random) -> Iterator[Moment]:
    words, heard = variant.lexicon, list[str]()
    table = Table(variant.open(), variant.seats)
    bots = Bots({seat: variant.entry.bot(words, 1 + seat % 5) for seat in range(table.seats)}, rng)
    while True:
        yield Moment(table.state, table.wait, table.at, tuple(heard))
        if table.result is not None:
            return
        lines = len(table.log)
        _go_on(table, bots, Wild(rng, words, heard))
        heard = [*heard, *(word for line in table.log[lines:] for word in _words_in(msgspec.to_builtins(line)))][
            -HEARD:
        ]


def _go_on(table: Table, bots: Bots, wild: Wild) -> None:
    chance, is_stormy = table.wait.chance, wild.rng.random() < 0.4
    if len(table.wait.present) > 2 and wild.rng.random() < 0.02:
        table.remove(wild.rng.choice(table.wait.present), table.at)
    elif chance is not None:
        table.draw(chance.draw(wild.rng))
    elif table.wait.asks and is_stormy:
        _do_anything(table, wild)
    else:
        _do_what_is_due(table, bots)


def _do_anything(table: Table, wild: Wild) -> None:
    seat = wild.rng.choice(list(table.wait.asks))
    try:
        table.act(seat, wild.move(table.wait.asks[seat]), table.at)
    except Refused:
        return


def _do_what_is_due(table: Table, bots: Bots) -> None:
    bots.ask(table, table.at)
    due, until = bots.next, table.wait.until
    if due and (until is None or due.at <= until):
        bots.act(table, due.at)
    elif until is not None:
        table.advance(until)


def _words_in(value: Any) -> Iterator[str]:
    match value:
        case str() if len(value) > 2:
            yield value
        case dict():
            yield from chain.from_iterable(_words_in(inner) for name, inner in value.items() if name != "t")
        case list() | tuple():
            yield from chain.from_iterable(map(_words_in, value))
