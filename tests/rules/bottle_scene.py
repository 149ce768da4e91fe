"""The bottle's own vocabulary for rule tests."""

from typing import Any

from parlour.core.real_dice import Lot
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.moves import Appeal, Buzz, CallNoWord, CastVote, Cover, Heard, Pass, Say
from parlour.lexicon import Lexicon
from parlour.testing import Scene

ENGLISH = Lexicon.load("en")


class BottleScene(Scene):
    def __init__(self, seats: int = 3, *, lexicon: Lexicon = ENGLISH, **settings: Any) -> None:
        super().__init__(Bottle(lexicon, **settings), seats)

    def rolled(self, letters: str, effect: str = "base", distances: tuple[int, ...] | None = None) -> "BottleScene":
        """Dice in the order yellow, turquoise, turquoise, dark blue: `rolled("b r o")`."""
        if self.phase == "Settled":
            self.wait()
        faces = tuple(letters.split())
        self.draw(Shaken(faces, distances or tuple(range(len(faces))), effect))  # type: ignore[arg-type]
        return self

    def say(self, seat: int, word: str, at: int | None = None) -> "BottleScene":
        self.act(seat, Say(word), at)
        return self

    def win(self, seat: int, word: str) -> "BottleScene":
        """Say a right word, and end its moment."""
        self.say(seat, word).wait()
        return self

    def no_word(self, seat: int, at: int | None = None) -> "BottleScene":
        self.act(seat, CallNoWord(), at)
        return self

    def pass_(self, seat: int) -> "BottleScene":
        self.act(seat, Pass())
        return self

    def cover(self, seat: int, at: int | None = None) -> "BottleScene":
        self.act(seat, Cover(), at)
        return self

    def covered(self, seat: int) -> "BottleScene":
        """Cover the bottle without competition."""
        self.cover(seat).wait()
        return self

    def buzz(self, seat: int, at: int | None = None) -> "BottleScene":
        self.act(seat, Buzz(), at)
        return self

    def buzzed(self, seat: int) -> "BottleScene":
        """Press a buzzer without competition in the same millisecond."""
        self.buzz(seat).wait()
        return self

    def heard(self, seat: int, right: bool) -> "BottleScene":
        self.act(seat, Heard(right))
        return self

    def lot(self, seat: int) -> "BottleScene":
        self.draw(Lot(seat))
        return self

    def vote(self, seat: int, valid: bool) -> "BottleScene":
        self.act(seat, CastVote(valid))
        return self

    def appeal(self, seat: int, word: str, at: int | None = None) -> "BottleScene":
        self.act(seat, Appeal(word), at)
        return self

    @property
    def diamonds(self) -> tuple[int, ...]:
        return self.state.diamonds  # type: ignore[no-any-return]

    def with_diamonds(self, *diamonds: int) -> "BottleScene":
        from msgspec.structs import replace

        self.table.state = replace(self.state, diamonds=diamonds)
        return self
