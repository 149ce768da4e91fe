"""What could have happened instead: other moves and draws that the rules allow at the same moment."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Act, AnyInput, Draw, Drawn, Millis, Refused
from parlour.testing.run import Moment, feed
from parlour.testing.storm import Wild

SEEDS = 3
LEVELS = (1, 2)
STRANGE = 12
"""How many moves with any content are tried."""
WORDS, COMMON = 100, 4.0
"""How many words of other lengths are tried, and how common they are (Zipf)."""
MOST = 4
"""How many alternatives are enough."""


def alternatives(moment: Moment, what: Act[Any] | Drawn[Any], at: Millis) -> list[AnyInput]:
    """Return inputs of the same kind that the rules allow instead of the one that was made."""
    found: list[AnyInput] = []
    for other in _other_acts(moment, what) if isinstance(what, Act) else _other_draws(moment, what):
        if other != what and other not in found and _is_hidden(what, other) and _is_allowed(moment, other, at):
            found.append(other)
        if isinstance(what, Act) and len(found) >= MOST and any(_sizes(one) != _sizes(what) for one in found):
            break
    return found


def _sizes(what: AnyInput) -> list[int]:
    """Return the lengths of a move's texts. Bots may write words of one length, which hides that an event tells it."""
    assert isinstance(what, Act)
    values = (getattr(what.move, field) for field in what.move.__struct_fields__)
    return [len(value) for value in values if isinstance(value, str)]


def _is_hidden(what: AnyInput, other: AnyInput) -> bool:
    """Whether two moves differ only in fields that are not open to everybody."""
    if not isinstance(what, Act) or not isinstance(other, Act):
        return True
    return all(getattr(what.move, field) == getattr(other.move, field) for field in what.move.open_fields)


def _is_allowed(moment: Moment, what: AnyInput, at: Millis) -> bool:
    try:
        feed(moment.table(), what, at)
    except Refused:
        return False
    return True


def _other_acts(moment: Moment, act: Act[Any]) -> Iterator[Act[Any]]:
    """Yield moves of the same kind: what bots would do, and then anything."""
    variant, kind = moment.variant, type(act.move)
    view: Any = variant.game.view(moment.state, act.seat)
    for level in LEVELS:
        bot = variant.entry.bot(variant.lexicon, level)
        for seed in range(SEEDS):
            thought = bot.think(view, moment.wait.asks.get(act.seat, ()), Random(seed))
            if thought is not None and type(thought.move) is kind:
                yield Act(act.seat, thought.move)
    wild = Wild(Random(moment.number), variant.lexicon, moment.run.words)
    for _ in range(STRANGE):
        yield Act(act.seat, wild.of(kind))
    if act.move.is_secret:
        yield from _resized(moment, act)


def _resized(moment: Moment, act: Act[Any]) -> Iterator[Act[Any]]:
    """Yield the same move with common words of other lengths in place of its texts."""
    lexicon, move = moment.variant.lexicon, act.move
    common = lexicon.common(COMMON, nouns=True) or lexicon.words(nouns=True)
    words = Random(moment.number).sample(list(common), min(WORDS, len(common)))
    for field in move.__struct_fields__:
        said = getattr(move, field)
        for word in words if isinstance(said, str) else ():
            if len(word) != len(said):
                yield Act(act.seat, replace(move, **{field: word}))


def _other_draws(moment: Moment, drawn: Drawn[Any]) -> Iterator[Drawn[Any]]:
    """Yield draws of the same chance, and draws in which only the part of one seat is another."""
    chance = moment.wait.chance
    for other in [] if chance is None else [chance.draw(Random(seed)) for seed in range(SEEDS)]:
        yield Drawn(other)
        for seat in range(moment.seats):
            for mixed in _with_part_of(drawn.result, other, seat, moment.seats):
                yield Drawn(mixed)


def _with_part_of(draw: Draw, other: Draw, seat: int, seats: int) -> Iterator[Draw]:
    """Yield a draw with what another one gives to one seat, for each field that has a part for every seat."""
    for field in parts(draw, seats):
        mine, theirs = getattr(draw, field), getattr(other, field)
        if type(mine) is type(theirs) and len(theirs) == seats and mine[seat] != theirs[seat]:
            yield replace(draw, **{field: mine[:seat] + theirs[seat : seat + 1] + mine[seat + 1 :]})


def parts(draw: Draw, seats: int) -> list[str]:
    """Return the fields of a draw that have a part for every seat, in their order."""
    values = {field: getattr(draw, field) for field in draw.__struct_fields__}
    return [field for field, value in values.items() if isinstance(value, str | tuple) and len(value) == seats]


def owner(draw: Draw, other: Draw, seats: int) -> int | None:
    """Return the seat whose part is the only difference between two draws, or None if there is no such seat."""
    fields = [field for field in draw.__struct_fields__ if getattr(draw, field) != getattr(other, field)]
    if len(fields) != 1 or fields[0] not in parts(draw, seats) or fields[0] not in parts(other, seats):
        return None
    pairs = zip(getattr(draw, fields[0]), getattr(other, fields[0]), strict=True)
    differing = [seat for seat, (mine, theirs) in enumerate(pairs) if mine != theirs]
    return differing[0] if len(differing) == 1 else None
