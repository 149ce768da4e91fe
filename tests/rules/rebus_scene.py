"""The rebus board's own vocabulary for rule tests: layouts are drawn as text."""

from typing import Any

import pytest

from parlour.core import Refused
from parlour.games.rebus import Arrange, Finish, GoOn, Placed, Rebus, Rolled
from parlour.games.rebus.model import Reading, Settled
from parlour.lexicon import Lexicon
from parlour.testing import Scene

LISTED = """
an at ax be cat cats at cot dog do go god good dogs eat tea ten net no on not one ox so sod taco to toe ton star rat
rats tar art arts set stone notes tone cod doe ode nod don end den no
"""
WORDS = Lexicon.of(LISTED.split())
ROLL = "catdogsenoxaet*"
"""The dice of most scenes: C A T D O G S E N O X A E T and a star, worth 25 without it."""
DEAR = {"b": 3, "c": 3, "d": 2, "g": 2, "m": 3, "p": 3, "f": 4, "h": 4, "v": 4, "w": 4, "y": 4, "k": 5, "j": 8, "x": 8}
VALUES = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1) | DEAR | {"q": 10, "z": 10}
DICE = {"faces": [list("abcdef")] * 13 + [list("*bcdef")] * 2, "values": VALUES}


def laid(drawing: str, roll: str = ROLL, top: int = 10, left: int = 10) -> tuple[Placed, ...]:
    """Rows are separated by `/`. `.` is an empty square, capitals are dice, small letters are stars."""
    dice = list(roll)
    placed = []
    for row, line in enumerate(drawing.split("/")):
        for col, sign in enumerate(line):
            if sign != ".":
                die = dice.index("*" if sign.islower() else sign.lower())
                dice[die] = ""
                placed.append(Placed(die, top + row, left + col, sign if sign.islower() else None))
    return tuple(placed)


class RebusScene(Scene):
    def __init__(self, seats: int = 2, *, lexicon: Lexicon = WORDS, **settings: Any) -> None:
        super().__init__(Rebus(lexicon, **{"dice": DICE, **settings}), seats)

    def rolled(self, *rolls: str) -> "RebusScene":
        """A roll for each seat that rolls, or one roll for all."""
        if self.phase == "Settled":
            self.wait()
        seats = self.state.phase.seats
        every = rolls or (ROLL,)
        self.draw(Rolled(tuple(zip(seats, every * len(seats) if len(every) == 1 else every, strict=False))))
        return self

    def draw_again(self, *rolls: str) -> "RebusScene":
        self.draw(Rolled(tuple(zip(self.state.phase.seats, rolls, strict=True))))
        return self

    def refuses_draw(self, rolled: Rolled) -> str:
        with pytest.raises(Refused) as refused:
            self.table.draw(rolled)
        return refused.value.code

    def lay(self, seat: int, drawing: str, at: int | None = None, roll: str = ROLL) -> "RebusScene":
        self.act(seat, Arrange(laid(drawing, roll)), at)
        return self

    def done(self, *seats: int) -> "RebusScene":
        for seat in seats:
            self.act(seat, Finish(), self.table.at + 10)
        return self

    def go_on(self) -> "RebusScene":
        for seat in [seat for seat, asks in self.table.wait.asks.items() if GoOn in asks]:
            self.act(seat, GoOn())
        return self

    def play(self, seat: int, drawing: str) -> "RebusScene":
        """Play a whole turn."""
        return self.rolled().lay(seat, drawing).done(seat).go_on()

    def reading(self, seat: int = 0) -> Reading:
        """The judgement of a layout, while it grows or when it is scored."""
        phase = self.state.phase
        every = phase.turns if isinstance(phase, Settled) else self.state.builds
        return next(one.reading for one in every if one.seat == seat)

    def faults(self, seat: int = 0) -> dict[str, str | None]:
        return {run.word: run.fault for run in self.reading(seat).runs}

    def words(self, seat: int = 0) -> str:
        """The letters that count, in the order of the dice."""
        phase = self.state.phase
        every = phase.turns if isinstance(phase, Settled) else self.state.builds
        build = next(one for one in every if one.seat == seat)
        return "".join(build.roll[die] for die in build.reading.counted)
