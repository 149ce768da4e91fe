"""Bookworm as nobody would play it: doubts, swaps and objections at any time, and now and then a word that fits."""

from typing import Any

from parlour.core import Move, Seat
from parlour.games.bookworm import (
    SIDES,
    Agree,
    CastVote,
    ChangeCategory,
    Doubt,
    GoOn,
    NoWord,
    Object,
    Pick,
    Say,
    Swap,
    TurnSide,
)
from rules.wild_table import WildTable

WORDS = {
    "en": "apple bear camel dog elephant fox goat horse ink jaguar kangaroo lion mouse newt otter pig queen rat snake "
    "tiger unicorn vase wolf xylophone yak zebra cat cow crab donkey duck eagle frog gorilla hen monkey moose panda "
    "rabbit seal spider toad",
    "uk": "акула бик вовк гуска ґава дятел єнот жаба заєць їжак йорж кіт лев миша носоріг олень пес рак сова тигр удав "
    "фазан хом'як цап чапля шакал щука ящірка буйвол ведмідь галка качка корова лось мавпа пума риба свиня тхір",
}


class WildBookworm(WildTable):
    def choose(self) -> tuple[Seat, type[Move]]:
        """Mostly a word where one is asked for, so that rounds come to their end."""
        asks = self.table.wait.asks
        speaker = next((seat for seat in asks if Say in asks[seat]), None)
        return (speaker, Say) if speaker is not None and self.rng.random() < 0.6 else super().choose()

    def move(self, seat: Seat, kind: type[Move]) -> Move:
        rng = self.rng
        made: dict[type[Move], Any] = {
            Pick: lambda: Pick(rng.randrange(3)),
            TurnSide: lambda: TurnSide(rng.choice(SIDES)),
            Say: self._say,
            NoWord: NoWord,
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
        words = WORDS[self.table.game.lexicon.language].split()
        able = [die for die in self.table.view().dice if die.is_takeable]
        self.rng.shuffle(able)
        for die in able:
            fit = [word for word in words if die.letters == "*" or word[0] in die.letters]
            if fit:
                return Say(self.rng.choice(fit), die.id, sure=True)
        return Say(self.rng.choice(words), sure=True)
