"""The moves that games offer to random players are legal, at every setting."""

from random import Random

import pytest

from parlour.core import Table
from parlour.core.extras.legal import Asked
from parlour.core.game import Refused
from parlour.games import CATALOGUE, OURS
from parlour.testing.variants import variants_of
from wild import sample

OFFERING = [entry for entry in CATALOGUE.values() if entry.extras.moves is not None]
VARIANTS = {variant.name: variant for entry in OFFERING for variant in variants_of(entry)}

STEPS = 150
DEFAULTS = [name for name, variant in VARIANTS.items() if not variant.settings]
ODD_ONES = sample([name for name, variant in VARIANTS.items() if variant.settings], 4)
slowly = pytest.mark.slow  # `make check` tries every game at its defaults alone
every_variant = pytest.mark.parametrize("name", [*DEFAULTS, *(pytest.param(name, marks=slowly) for name in ODD_ONES)])


@every_variant
def test_no_move_is_refused(name):
    variant = VARIANTS[name]
    rng, table = Random(name), Table(variant.game, variant.seats, Random(name))
    for _ in range(STEPS):
        if table.result is not None:
            break
        seat = rng.choice(sorted(table.wait.asks)) if table.wait.asks else None
        move = None if seat is None else next(_moves(variant, table, seat, rng), None)
        if move is None or rng.random() < 0.1:
            table.advance(table.at + rng.choice([0, 1_000, 10_000, 40_000]))
            continue
        try:
            table.act(seat, move, table.at)
        except Refused as refused:
            pytest.fail(f"{move} is refused: {refused}")


def test_all_our_games_offer_moves():
    assert {entry.id for entry in OFFERING} >= set(OURS)


def _moves(variant, table, seat, rng):
    asked = Asked(table.view(seat), table.wait.asks[seat], table.at, variant.lexicon, rng)
    return variant.entry.extras.moves(asked)


@pytest.mark.slow
@pytest.mark.parametrize("name", DEFAULTS)
def test_every_kind_of_move_that_is_asked_for_can_be_made(name):
    """In a few games, a random player makes every kind of move that is asked for."""
    variant, rng = VARIANTS[name], Random(name)
    asked, made = set(), set()
    for game in range(12):
        table = Table(variant.game, variant.seats, Random(game))
        for _ in range(400):
            if table.result is not None or not table.wait.asks:
                table.advance(table.at + 1_000)
                continue
            seat = rng.choice(sorted(table.wait.asks))
            asked.update(table.wait.asks[seat])
            move = next(_moves(variant, table, seat, rng), None)
            if move is None:
                table.advance(table.at + 5_000)
            else:
                made.add(type(move))
                table.act(seat, move, table.at)
    assert {kind.__name__ for kind in asked - made} <= {"ShakeNow"}  # half a minute without a word
