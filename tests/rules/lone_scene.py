"""The lone sheet's own vocabulary for rule tests."""

from typing import Any

from parlour.games.lone import Finish, GiveUp, GoOn, HandIn, Line, Lone, Rolled, Write
from parlour.games.lone.model import Outcome
from parlour.lexicon import Lexicon
from parlour.testing import Scene

LISTED = """
ten net nets sent nest nests tens tense teas seat eats sea tea ant tan nat east antes notes stone onset tones noses
nation stance ocean canoe canoes notices cat coat coats tacos acts star stars
"""
WORDS = Lexicon.of(LISTED.split())
THREES, FOURS, FIVES, SIXES, SEVEN = (0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10), 11


class LoneScene(Scene):
    def __init__(self, seats: int = 3, *, lexicon: Lexicon = WORDS, **settings: Any) -> None:
        super().__init__(Lone(lexicon, **settings), seats)

    def act(self, seat: int, move: Any, at: int | None = None) -> "LoneScene":
        """Let time pass until the words are shown."""
        if at is None and self.phase == "Compared":
            at = max(self.table.at + 1_000, self.state.phase.since)
        return super().act(seat, move, at)  # type: ignore[return-value]

    def rolled(self, letters: str = "tensoca") -> "LoneScene":
        if self.phase == "Compared":
            self.wait()
        self.draw(Rolled(letters))
        return self

    def write(self, seat: int, *lines: tuple[int, str]) -> "LoneScene":
        for row, word in lines:
            self.act(seat, Write(row, word), self.table.at + 10)
        return self

    def hand_in(self, seat: int, *lines: tuple[int, str]) -> "LoneScene":
        self.act(seat, HandIn(tuple(Line(row, word) for row, word in lines)))
        return self

    def compare(self) -> "LoneScene":
        """Finish for everybody."""
        for seat in list(self.table.wait.asks):
            self.act(seat, Finish(), self.table.at + 10)
        return self

    def give_up(self, seat: int, *rows: int) -> "LoneScene":
        self.act(seat, GiveUp(rows))
        return self

    def go_on(self) -> "LoneScene":
        for seat in [seat for seat, asks in self.table.wait.asks.items() if GoOn in asks]:
            self.act(seat, GoOn())
        return self

    def line(self, seat: int, word: str) -> Outcome:
        """The outcome of a word in the round shown."""
        return next(outcome for outcome in self.state.phase.lines[seat] if outcome.word == word)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.table.view(None).scores  # type: ignore[no-any-return]
