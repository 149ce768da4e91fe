"""A Message from the Stars as nobody would play it: words of one's own card, guesses at random, talk at any time."""

from random import Random
from typing import Any

from parlour.core import Move, Seat
from parlour.core.extras.presence import PRESENCE
from parlour.games.stars.components.cipher_draw import draw_cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import (
    Agree,
    Ask,
    GuessLetters,
    GuessWords,
    HandOver,
    Hold,
    Mark,
    Note,
    Point,
    Propose,
    SetCipher,
    Talk,
    Transmit,
)
from rules.wild_table import WildTable

WORDS = {
    "en": "river ocean stream puddle zebra chopper hexagon borax solar winter music cheese two-words x blorft",
    "uk": "ріка океан дощ калюжа зебра сонце зима музика сир дім'ок два-слова х блорф вікно птах місто",
}
BESIDE = (Talk, Mark, Note, HandOver, Hold, Ask, Point, *PRESENCE)


class WildStars(WildTable):
    def __init__(self, game: Stars, seats: int, rng: Random) -> None:
        super().__init__(game, seats, rng)
        self.game = game
        self.words = WORDS[game.lexicon.language].split()

    def choose(self) -> tuple[Seat, type[Move]]:
        """Mostly what the game waits for, so that it comes to its end."""
        seats = self.table.view().waiting
        if self.rng.random() < 0.2:
            return super().choose()
        seat = self.rng.choice(seats)
        return seat, self.rng.choice([kind for kind in self.table.wait.asks[seat] if kind not in BESIDE])

    def move(self, seat: Seat, kind: type[Move]) -> Move:
        rng = self.rng
        made: dict[type[Move], Any] = {
            SetCipher: lambda: SetCipher(*self._letters()),
            Transmit: lambda: Transmit(self._word(seat), rng.random() < 0.7),
            Propose: lambda: Propose(self._word(seat), rng.random() < 0.7),
            GuessWords: lambda: GuessWords(self._guess(seat)),
            GuessLetters: lambda: GuessLetters(*self._letters()),
            Agree: lambda: Agree(rng.choice([one.number for one in self._own_side(seat).proposals] + [99])),
            Hold: lambda: Hold(rng.choice([one.number for one in self._own_side(seat).proposals] + [99])),
            Ask: lambda: Ask(rng.randrange(-1, self.table.seats + 1)),
            Point: lambda: Point(rng.choice([self._guess(seat), (*self._letters()[1],), ()])),
            HandOver: lambda: HandOver(rng.randrange(-1, self.table.seats + 1)),
            Talk: lambda: Talk(rng.choice(["", "river?", "x" * 301])),
            Mark: lambda: Mark(rng.choice("eтEТ7"), "trust", rng.choice(["is", "not", "maybe"])),
            Note: lambda: Note(rng.choice(["", "a\nb", "x" * 4001])),
        }
        return kind() if kind in PRESENCE else made[kind]()  # type: ignore[no-any-return]

    def _own_side(self, seat: Seat) -> Any:
        view = self.table.view(seat)
        return self.table.state.teams[view.team].at(view.side)

    def _word(self, seat: Seat) -> str:
        card = self.game.referee.cards.deck(self.table.view(seat).side)[self._own_side(seat).card]
        return self.rng.choice(self.words if self.rng.random() < 0.9 else card.words)

    def _guess(self, seat: Seat) -> tuple[str, ...]:
        """A word of each column of the partners' card, which lies open now."""
        view = self.table.view(seat)
        team = view.teams[view.team]
        card = (team.scientists if view.side == "alien" else team.alien).card
        words = tuple(self.rng.choice(column[:2]) for column in card.columns)
        return words if self.rng.random() < 0.9 else words[:2]

    def _letters(self) -> tuple[str, str, str]:
        """One of two ciphers, so that Scientists come to agree; now and then none."""
        cipher = draw_cipher(self.game.referee.alphabet, "uniform", Random(self.rng.randrange(2)))
        return (cipher.trust, cipher.amplify, cipher.suspicion if self.rng.random() < 0.9 else cipher.trust[0])
