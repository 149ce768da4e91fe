"""Bookworm's own vocabulary for rule tests."""

from typing import Any

from parlour.games.bookworm import (
    SPECIAL,
    Agree,
    Bookworm,
    CastVote,
    ChangeCategory,
    Doubt,
    Face,
    Pick,
    Rolled,
    Say,
    Swap,
    Turned,
    shipped_cards,
)
from parlour.lexicon import Lexicon
from parlour.testing import Scene

ENGLISH = Lexicon.load("en")
ANIMALS = next(number for number, card in enumerate(shipped_cards()) if card[0] == "animal")
FRUIT = next(number for number, card in enumerate(shipped_cards()) if card[0] == "fruit")
FACES = "c1 d1 e2 f1 g2 h2 m1"


def faces(text: str) -> tuple[Face, ...]:
    return tuple(map(Face.of, text.split()))


class BookwormScene(Scene):
    """Seat 0 is the first Bookworm by default, so seat 1 begins."""

    def __init__(self, seats: int = 3, *, lexicon: Lexicon = ENGLISH, **settings: Any) -> None:
        super().__init__(Bookworm(lexicon, **{"first_bookworm": 1, **settings}), seats)

    def opened(self, shown: str = FACES, side: str | None = None, card: int = ANIMALS) -> "BookwormScene":
        """Turn over the card, pick its easiest category and roll the dice."""
        if self.phase == "Scored":
            self.wait()
        self.draw(Turned(card))
        if self.phase == "Picking":
            self.act(self.state.phase.seat, Pick(0))
        self.draw(Rolled(faces(shown), side))  # type: ignore[arg-type]
        return self

    def say(self, seat: int, word: str, die: int | None = None, at: int | None = None) -> "BookwormScene":
        self.act(seat, Say(word, die), at)
        return self

    def each(self, *words: str) -> "BookwormScene":
        """Say one word after the other, each from the player on turn."""
        for word in words:
            self.say(self.state.phase.seat, word)
        return self

    def doubt(self, seat: int, at: int | None = None) -> "BookwormScene":
        self.act(seat, Doubt(), at)
        return self

    def vote(self, **votes: bool) -> "BookwormScene":
        """`vote(s1=True, s2=False)`"""
        for seat, fits in votes.items():
            self.act(int(seat[1:]), CastVote(fits))
        return self

    def change(self, seat: int) -> "BookwormScene":
        self.act(seat, ChangeCategory())
        return self

    def swap(self, seat: int, die: int) -> "BookwormScene":
        self.act(seat, Swap(die))
        return self

    def agree(self, *seats: int) -> "BookwormScene":
        for seat in seats:
            self.act(seat, Agree())
        return self

    @property
    def turn(self) -> int:
        return self.state.phase.seat  # type: ignore[no-any-return]

    def dice_of(self, seat: int) -> tuple[int, ...]:
        return self.state.spread.stacks[seat]  # type: ignore[no-any-return]

    @property
    def display(self) -> tuple[int, ...]:
        return self.state.spread.display  # type: ignore[no-any-return]

    @property
    def worms(self) -> tuple[int, ...]:
        return self.state.spread.worms  # type: ignore[no-any-return]

    @property
    def points(self) -> tuple[int, ...]:
        """The result of the round that ended last."""
        return self.state.sheet[-1].points  # type: ignore[no-any-return]


__all__ = ["ANIMALS", "ENGLISH", "FRUIT", "SPECIAL", "BookwormScene", "faces"]
