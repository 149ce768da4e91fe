"""Bookworm as nobody would play it: any move that is asked for at any time, and seats removed in the midst of it."""

from random import Random
from typing import Any

from parlour.core import Move, Refused, Seat, Table
from parlour.games.bookworm import (
    SIDES,
    Agree,
    Bookworm,
    CastVote,
    ChangeCategory,
    Doubt,
    GoOn,
    Object,
    Pick,
    Say,
    Swap,
    TurnSide,
)

WORDS = {
    "en": "apple bear camel dog elephant fox goat horse ink jaguar kangaroo lion mouse newt otter pig queen rat snake "
    "tiger unicorn vase wolf xylophone yak zebra cat cow crab donkey duck eagle frog gorilla hen monkey moose panda "
    "rabbit seal spider toad",
    "uk": "акула бик вовк гуска ґава дятел єнот жаба заєць їжак йорж кіт лев миша носоріг олень пес рак сова тигр удав "
    "фазан хом'як цап чапля шакал щука ящірка буйвол ведмідь галка качка корова лось мавпа пума риба свиня тхір",
}


class Wild:
    """A table at which chance alone decides who does what, and when."""

    def __init__(self, game: Bookworm, seats: int, rng: Random) -> None:
        self.rng = rng
        self.table = Table(game, seats, rng)
        self.words = WORDS[game.lexicon.language].split()

    def step(self) -> None:
        """One input: a move, an alarm, or a seat that leaves. What is refused is tried again another time."""
        wait = self.table.wait
        at = self._time()
        try:
            if wait.asks and self.rng.random() < 0.85:
                self._act(at)
            elif self.rng.random() < 0.1:
                self.table.remove(self.rng.randrange(self.table.seats), at)
            else:
                self.table.advance(at)
        except Refused:
            pass

    def _act(self, at: int) -> None:
        """Mostly a word where one is asked for, so that rounds come to their end."""
        asks = self.table.wait.asks
        speaker = next((seat for seat in asks if Say in asks[seat]), None)
        if speaker is not None and self.rng.random() < 0.6:
            self.table.act(speaker, self._say(), at)
        else:
            seat = self.rng.choice(list(asks))
            self.table.act(seat, self._move(seat, self.rng.choice(asks[seat])), at)

    def _time(self) -> int:
        """Mostly soon; now and then in the same millisecond, or at the last one."""
        now, until = self.table.at, self.table.wait.until
        assert until is not None
        return self.rng.choice([now, now + 1, (3 * now + until) // 4, (3 * now + until) // 4, until])

    def _move(self, seat: Seat, kind: type[Move]) -> Move:
        rng = self.rng
        made: dict[type[Move], Any] = {
            Pick: lambda: Pick(rng.randrange(3)),
            TurnSide: lambda: TurnSide(rng.choice(SIDES)),
            Say: self._say,
            ChangeCategory: ChangeCategory,
            Doubt: Doubt,
            CastVote: lambda: CastVote(rng.random() < 0.5),
            Swap: lambda: Swap(rng.choice([*self.table.view(seat).last.swaps, rng.randrange(9)])),
            Agree: Agree,
            Object: Object,
            GoOn: GoOn,
        }
        return made[kind]()  # type: ignore[no-any-return]

    def _say(self) -> Move:
        """A word for a die that can be taken, if there is one."""
        able = [die for die in self.table.view().dice if die.is_takeable]
        self.rng.shuffle(able)
        for die in able:
            fit = [word for word in self.words if die.letters == "*" or word[0] in die.letters]
            if fit:
                return Say(self.rng.choice(fit), die.id, sure=True)
        return Say(self.rng.choice(self.words), sure=True)
