"""Settings: those that can't be played are refused when a table is opened."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from parlour.core import Entry, Refused
from parlour.core.fields.types import parts_of
from parlour.core.flat_names import flat_kind
from parlour.core.trial import fitting_seats
from parlour.lexicon import Lexicon
from parlour.testing.law import Broken, law
from parlour.testing.run import Moment
from parlour.testing.storm import Wild
from parlour.testing.variants import other_values

PAIRS = 60
"""How many pairs of settings are tried."""
STRANGE = 6
"""How many strange values are tried for each setting."""


@law("first", "Settings that can't be played are refused when a table is opened, not later.")
def settings(moment: Moment) -> None:
    entry = moment.variant.entry
    if moment.variant.settings:
        return
    for given in (*islice(_pairs(entry), PAIRS), *_strange(entry, moment.variant.lexicon)):
        _opens_or_not(entry, given)


def _opens_or_not(entry: Entry, given: dict[str, Any]) -> None:
    tried = f"settings: {given!r:.300}"
    try:
        game = entry.open(Lexicon.load, given)
    except Refused:
        return
    except Exception as wrong:
        raise Broken(f"opening raises {type(wrong).__name__}: {wrong}; it may only refuse", (tried,)) from wrong
    try:
        state = game.start(fitting_seats(entry, game))
        game.wait(state), game.view(state, None)
    except Refused as refused:
        raise Broken(f"settings are refused when the game starts: {refused}", (tried,)) from None
    except Exception as wrong:
        raise Broken(f"the game can't start: {type(wrong).__name__}: {wrong}", (tried,)) from wrong


def _pairs(entry: Entry) -> Iterator[dict[str, Any]]:
    """Yield pairs of settings that differ from their defaults, in a random order that is always the same."""
    choices = [(setting.name, value) for setting in entry.all_settings for value in other_values(setting)]
    pairs = [{one: value, two: other} for one, value in choices for two, other in choices if one < two]
    yield from Random(entry.id).sample(pairs, len(pairs))


def _strange(entry: Entry, lexicon: Lexicon) -> Iterator[dict[str, Any]]:
    """Yield settings of the right type with contents that nobody expects."""
    values = Wild(Random(entry.id), lexicon).values
    for part in parts_of(flat_kind(entry.settings)):
        for _ in range(STRANGE):
            yield {part.name: values.of(part.field)}
