"""Letters Rebus as nobody would play it: words and nonsense laid, moved and taken back by anyone at any time."""

from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Move, Seat
from parlour.games.rebus import Appeal, Arrange, CastVote, CastVotes, Finish, GoOn, Placed, Rebus, RollAgain, TakeDevice
from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.components.layout import BOARD
from parlour.games.rebus.model import Build, Settled, Voting
from rules.wild_table import WildTable

KNOWN = {
    "en": "at to no on it is in an as be do go so we me he or of by ox cat dog tea ten net one toe tone note dot ton "
    "bet bad bed cab ab ad bag tab nab not cot cod god do od ode bode",
    "uk": "та на не до за по що як від так тут там тато мати око рік кіт ніс сон рот ми ви ти він вони ліс дім сад",
}
"""Short words, so that many fit whatever is rolled."""
CONSONANTS = {"en": "bcdgtn", "uk": "бвдктн"}


def barren_dice(language: str, values: dict[str, int]) -> dict[str, Any]:
    """Dice with hardly a vowel, for mercy (REB-17)."""
    plain = list(CONSONANTS[language])
    starred = [STAR, *plain[1:]]
    return {"faces": [plain] * 12 + [["о" if language == "uk" else "o", *plain[1:]]] + [starred] * 2, "values": values}


class WildRebus(WildTable):
    def __init__(self, game: Rebus, seats: int, rng: Random) -> None:
        super().__init__(game, seats, rng)
        self.letters = game.lexicon.alphabet.letters
        self.known = KNOWN[game.lexicon.language].split()

    def choose(self) -> tuple[Seat, type[Move]]:
        """Mostly dice, so that layouts grow."""
        seat, kind = super().choose()
        lays = Arrange in self.table.wait.asks[seat] and self.rng.random() < 0.6
        return seat, Arrange if lays else kind

    def move(self, seat: Seat, kind: type[Move]) -> Move:
        rng = self.rng
        made: dict[type[Move], Any] = {
            Arrange: lambda: Arrange(self._layout(self._build(seat))),
            TakeDevice: TakeDevice,
            Finish: Finish,
            RollAgain: RollAgain,
            GoOn: GoOn,
            CastVotes: lambda: CastVotes(tuple({self._spoken() for _ in range(rng.randrange(3))})),
            CastVote: lambda: CastVote(rng.random() < 0.5, rng.choice([None, self._spoken()])),
            Appeal: lambda: Appeal(self._spoken()),
        }
        return made[kind]()  # type: ignore[no-any-return]

    def _build(self, seat: Seat) -> Build:
        return next(build for build in self.table.state.phase.builds if build.seat == seat)

    def _layout(self, build: Build) -> tuple[Placed, ...]:
        """What lies with a word more, with a die moved or gone, or with something that can't be."""
        placed, chance = list(build.placed), self.rng.random()
        if placed and chance < 0.1:
            placed.remove(self.rng.choice(placed))
        elif placed and chance < 0.2:
            n = self.rng.randrange(len(placed))
            placed[n] = replace(placed[n], row=self._near(), col=self._near())
        elif chance < 0.3:
            placed.append(self._stray())
        elif chance < 0.95:
            placed += self._word(build, placed)
        else:
            return ()
        return tuple(placed)

    def _near(self) -> int:
        return self.rng.randrange(12, 18)

    def _stray(self) -> Placed:
        letter = self.rng.choice([None, None, self.rng.choice(self.letters), "ab", "7"])
        square = (
            [self._near(), self._near()] if self.rng.random() < 0.8 else [self.rng.choice([-1, 0, BOARD, 10**9])] * 2
        )
        return Placed(self.rng.choice([*range(-1, 16)]), *square, letter)

    def _word(self, build: Build, placed: list[Placed]) -> list[Placed]:
        """A known word on free squares, across what lies where the letters agree; a star where a die is missing."""
        at = {(one.row, one.col): one.letter or build.roll[one.die] for one in placed}
        hand = {die: sign for die, sign in enumerate(build.roll) if die not in {one.die for one in placed}}
        row, col, down = self._near(), self._near(), self.rng.random() < 0.5
        added = []
        for n, letter in enumerate(self.rng.choice(self.known)):
            square = (row + n, col) if down else (row, col + n)
            die = next((die for sign in (letter, STAR) for die, shown in hand.items() if shown == sign), None)
            if at.get(square) == letter:
                continue
            if square in at or die is None:
                return []
            added.append(Placed(die, *square, letter if hand.pop(die) == STAR else None))
        return added

    def _spoken(self) -> str:
        """A word that lies on the table, or not."""
        phase = self.table.state.phase
        laid = phase.turns if isinstance(phase, Settled) else phase.builds if isinstance(phase, Voting) else ()
        return self.rng.choice([*(run.word for one in laid for run in one.reading.runs), "tone", ""])
