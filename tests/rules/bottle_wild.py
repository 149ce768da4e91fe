"""Message in a Bottle as nobody would play it: words right, wrong or unreadable, calls and covers at any time."""

from itertools import islice
from typing import Any

from parlour.core import Move, Seat
from parlour.games.bottle.model.moves import (
    Appeal,
    AskHint,
    Buzz,
    CallNoWord,
    CastVote,
    Cover,
    GoOn,
    Heard,
    Pass,
    Say,
    ShakeNow,
    TakeBack,
)
from parlour.games.bottle.solver import answers, cover_answers
from rules.wild_table import WildTable

WRONG = ["table", "brozzo", "carbons", "cat", "happy", "paris", "no-word", "ttttt"]


class WildBottle(WildTable):
    def move(self, seat: Seat, kind: type[Move]) -> Move:
        made: dict[type[Move], Any] = {
            Say: lambda: Say(self._word()),
            Appeal: lambda: Appeal(self.rng.choice([*(one.word for one in self.table.state.rulings), "house"])),
            CastVote: lambda: CastVote(self.rng.random() < 0.5),
            Cover: Cover,
            Buzz: Buzz,
            Heard: lambda: Heard(self.rng.random() < 0.5),
            TakeBack: TakeBack,
            GoOn: GoOn,
            Pass: Pass,
            ShakeNow: ShakeNow,
            AskHint: AskHint,
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
        dice = zip(state.roll.letters, state.phase.words, strict=True)  # only who covers the bottle speaks
        free = [letter for letter, word in dice if word is None]
        return [word for letter in free for word in islice(cover_answers(game.lexicon, letter), 4)]
