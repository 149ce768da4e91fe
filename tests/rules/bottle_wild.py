"""Message in a Bottle as nobody would play it: any move that is asked for at any time, right, wrong or unreadable."""

from itertools import islice
from random import Random
from typing import Any

from parlour.core import Move, Refused, Table
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.moves import Appeal, CallNoWord, CastVote, Cover, Pass, Say
from parlour.games.bottle.phases import Covering
from parlour.games.bottle.solver import answers, cover_answers

WRONG = ["table", "brozzo", "carbons", "cat", "happy", "paris", "no-word", "ttttt"]


class Wild:
    """A table at which chance alone decides who does what, and when."""

    def __init__(self, game: Bottle, seats: int, rng: Random) -> None:
        self.rng = rng
        self.table = Table(game, seats, rng)

    def step(self) -> None:
        """One input: a move, an alarm, or a seat that leaves. What is refused is tried again another time."""
        asks, at = self.table.wait.asks, self._time()
        try:
            if asks and self.rng.random() < 0.8:
                seat = self.rng.choice(list(asks))
                self.table.act(seat, self._move(self.rng.choice(asks[seat])), at)
            elif self.rng.random() < 0.1:
                self.table.remove(self.rng.randrange(self.table.seats), at)
            else:
                self.table.advance(at)
        except Refused:
            pass

    def _time(self) -> int:
        """Mostly soon; now and then in the same millisecond, or at the last one."""
        now, until = self.table.at, self.table.wait.until
        soon = [now, now + 1, now + 100, now + 700]
        return self.rng.choice(soon if until is None else [*soon, max(now, until), max(now, until)])

    def _move(self, kind: type[Move]) -> Move:
        made: dict[type[Move], Any] = {
            Say: lambda: Say(self._word()),
            Appeal: lambda: Appeal(self.rng.choice([*(one.word for one in self.table.state.rulings), "house"])),
            CastVote: lambda: CastVote(self.rng.random() < 0.5),
            Cover: Cover,
            Pass: Pass,
            CallNoWord: CallNoWord,
        }
        return made[kind]()  # type: ignore[no-any-return]

    def _word(self) -> str:
        return self.rng.choice(self._right() or WRONG) if self.rng.random() < 0.7 else self.rng.choice(WRONG)

    def _right(self) -> list[str]:
        """Some words that would do, named before or not."""
        state, game = self.table.state, self.table.game
        if state.roll.effect != "cover":
            return list(islice(answers(game.lexicon, state.roll), 12))
        open_dice = [
            letter
            for letter, word in zip(state.roll.letters, state.phase.words, strict=True)
            if isinstance(state.phase, Covering) and word is None
        ]
        return [word for letter in open_dice for word in islice(cover_answers(game.lexicon, letter), 4)]
