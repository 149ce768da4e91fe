"""An overturned ruling is replaced as if the judge had said the opposite at once (COM-06), as random games prove.
Rulings on the same word that are too old for an appeal stay.
"""

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import Act, Refused, Table
from parlour.core.real_dice import Lot
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.moves import Appeal, CallNoWord, CastVote, Cover, Pass, Say
from parlour.games.bottle.model.state import Settled
from parlour.lexicon import HouseWords
from rules.bottle_scene import ENGLISH
from wild import tries

SEATS = 4
VOTING = 7_000
RACE = ["carbon", "cobra", "robe", "labor", "table", "brozzo", "brozo", "brazzo", "harbor"]
COVER = ["banana", "rabbit", "orange", "bzzzz", "rzzzz", "table", "bread"]

plays = st.sampled_from(["base", "cover"]).flatmap(
    lambda effect: st.fixed_dictionaries(
        {
            "effect": st.just(effect),
            "moves": st.lists(
                st.tuples(
                    st.sampled_from([0, 1, 150, 300, 700, 2_500]),
                    st.integers(0, SEATS - 1),
                    st.sampled_from([*map(Say, COVER if effect == "cover" else RACE), CallNoWord(), Pass(), Cover()]),
                ),
                min_size=2,
                max_size=10,
            ),
            "pause": st.sampled_from([0, 400, 3_000]),
            "which": st.integers(0, 3),
            "shorter_word": st.booleans(),
            "gentle": st.booleans(),
        }
    )
)


@pytest.mark.slow
@pytest.mark.rule("COM-06")
@tries(30)
@given(plays)
def test_an_overturned_ruling_leads_where_the_right_one_would_have_led(play: dict[str, Any]) -> None:
    chosen = {"mode": "party", "shorter_word": play["shorter_word"], "gentle": play["gentle"]}
    appealed = _shaken(Bottle(ENGLISH, judge="appeal", **chosen), play["effect"])
    at = 0
    for after, seat, move in play["moves"]:
        at += after
        _try(appealed, seat, move, at)
    at += play["pause"]
    _go_to(appealed, at - 1)
    rulings = [one for one in appealed.state.rulings if at <= one.until and "Appeal" in _asked(appealed)]
    if not rulings:
        return
    word = rulings[play["which"] % len(rulings)].word
    ruling = next(one for one in rulings if one.word == word)
    heard = [(line.at, line.what) for line in appealed.log if isinstance(line.what, Act)]
    if not _overturn(appealed, word, not ruling.right, at):
        return

    house = HouseWords(allow=() if ruling.right else (ruling.word,), refuse=(ruling.word,) if ruling.right else ())
    judged = _shaken(Bottle(ENGLISH, **chosen), play["effect"])
    for when, act in heard:
        if (when, act) == (ruling.inputs[0].at, ruling.inputs[0].what):
            judged.game = Bottle(ENGLISH, house=house, **chosen)
        _try(judged, act.seat, act.move, when)
    _go_to(judged, at)
    _go_to(appealed, at + VOTING)
    assert _outline(appealed, VOTING) == _outline(judged, 0)


def _shaken(game: Bottle, effect: str) -> Table:
    table = Table(game, SEATS)
    table.draw(Shaken(("b", "r", "o"), (0, 1, 2), effect))  # type: ignore[arg-type]
    return table


def _try(table: Table, seat: int, move: Any, at: int) -> None:
    """If two hands arrive at once, the first seat's is quicker. Refused words do not count as said. The next roll waits
    for appeals, so nothing is said after the end of the round.
    """
    _go_to(table, at - 1)
    if not _is_settled(table):
        with contextlib.suppress(Refused):
            table.act(seat, move, at)


def _go_to(table: Table, at: int) -> None:
    while table.wait.until is not None and table.wait.until <= at and not _is_settled(table):
        table.advance(max(table.wait.until, table.at))
        if isinstance(getattr(table.wait.chance, "seats", None), tuple):
            table.draw(Lot(min(table.wait.chance.seats)))


def _is_settled(table: Table) -> bool:
    return isinstance(table.state.phase, Settled)


def _asked(table: Table) -> set[str]:
    return {kind.__name__ for kinds in table.wait.asks.values() for kind in kinds}


def _overturn(table: Table, word: str, valid: bool, at: int) -> bool:
    """Appeal a ruling, and vote it down. Returns False if all have said the word, so that nobody can challenge it."""
    speakers = {one.seat for one in table.state.rulings if one.word == word}
    by = [seat for seat in range(SEATS) if (seat in speakers) == valid]
    if not by:
        return False
    table.act(by[0], Appeal(word), at)
    for seat in sorted(table.wait.asks):
        table.act(seat, CastVote(valid), at + VOTING)
    return True


def _outline(table: Table, later: int) -> dict[str, Any]:
    state = table.state
    phase = type(state.phase).__name__
    clock = getattr(state.phase, "until", None) if phase != "Settled" else None
    return {
        "phase": phase,
        "until": None if clock is None else clock - later,
        "diamonds": state.diamonds,
        "out": state.out,
        "passed": state.passed,
        "used": state.used,
        "seats": [getattr(state.phase, name, None) for name in ("seat", "caller", "holders", "winners")],
    }
