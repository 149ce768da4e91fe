"""The outcomes of chance: message cards, the rolls that pick words of each, and the letter cards of the cipher."""

from collections.abc import Iterable
from random import Random
from typing import ClassVar, cast

from msgspec import Struct

from parlour.core import Die, Draw, Handful, Refused, Seat, Shown, die
from parlour.games.stars.components.cards import COLUMNS, ROWS, Card, Cards, Side
from parlour.games.stars.components.cipher import AMPLIFY, TRUST, Alphabet, Cipher, CipherDraw, draw_cipher, read_cipher

Rolls = tuple[int, int, int]
"""A roll for each column, 1 to 6 (STA-02)."""


def check_rolls(rolls: Iterable[int]) -> None:
    if not all(1 <= roll <= ROWS for roll in rolls):
        raise Refused("wrong-roll", f"a roll is 1 to {ROWS}")


class Hand(Struct, frozen=True):
    """A side's card, as an index into its deck, and the rolls for its message."""

    card: int
    rolls: Rolls


class Dealt(Draw, frozen=True):
    """The set-up, with a hand for each team."""

    aliens: tuple[Hand, ...]
    scientists: tuple[Hand, ...]
    cipher: Cipher
    """If the Alien chooses the cipher, this one is used if they leave before choosing."""


class Deal(Struct, frozen=True):
    """Draws the whole set-up at once. No card is dealt twice (STA-03)."""

    kind: ClassVar[type[Draw]] = Dealt
    teams: int
    alphabet: Alphabet
    cards: Cards
    draw_by: CipherDraw

    def draw(self, rng: Random) -> Dealt:
        cipher = draw_cipher(self.alphabet, self.draw_by, rng)
        aliens, scientists = (self._hands(deck, rng) for deck in (self.cards.alien, self.cards.scientists))
        return Dealt(aliens, scientists, cipher)

    def _hands(self, deck: tuple[Card, ...], rng: Random) -> tuple[Hand, ...]:
        chosen = rng.sample(range(len(deck)), self.teams)
        return tuple(Hand(card, cast(Rolls, tuple(rng.randint(1, ROWS) for _ in range(COLUMNS)))) for card in chosen)

    def check(self, dealt: Dealt) -> Dealt:
        """Return a set-up entered by hand. Raises `Refused` if it could not have been dealt."""
        for deck, hands in ((self.cards.alien, dealt.aliens), (self.cards.scientists, dealt.scientists)):
            different = len({hand.card for hand in hands}) == len(hands) == self.teams
            if not different or not all(0 <= hand.card < len(deck) for hand in hands):
                raise Refused("wrong-cards", f"each side needs a card of its own, 0 to {len(deck) - 1}")
            check_rolls(roll for hand in hands for roll in hand.rolls)
        read_cipher(self.alphabet, *dealt.cipher.groups)
        return dealt


class OwnRolls(Draw, frozen=True):
    """A side's rolls with real dice for its message, and the cipher if this side draws the letter cards."""

    team: int
    side: Side
    rolls: Rolls
    cipher: Cipher | None = None


class SidesRoll(Struct, frozen=True):
    """Each side rolls real dice for its message, and the first Alien draws the letter cards, all in secret (COM-13)."""

    kind: ClassVar[type[Draw]] = OwnRolls
    alphabet: Alphabet
    sides: tuple[tuple[int, Side, tuple[Seat, ...]], ...]
    """The sides that have not rolled yet: team, side and seats."""
    draws_cipher: bool

    @property
    def handfuls(self) -> tuple[Handful, ...]:
        return tuple(self._handful(team, side, seats) for team, side, seats in self.sides)

    def draw(self, rng: Random) -> OwnRolls:
        return self.roll(self.handfuls[0], rng)

    def read(self, handful: Handful, shown: Shown) -> OwnRolls:
        team, side = self._of(handful)
        rolls = cast(Rolls, tuple(int(face) for face in shown.faces[-COLUMNS:]))
        if len(shown.faces) == COLUMNS:
            return OwnRolls(team, side, rolls)
        letters = "".join(shown.faces[:-COLUMNS]).upper()
        trust, amplify = letters[:TRUST], letters[TRUST : TRUST + AMPLIFY]
        return OwnRolls(team, side, rolls, read_cipher(self.alphabet, trust, amplify, letters[TRUST + AMPLIFY :]))

    def roll(self, handful: Handful, rng: Random) -> OwnRolls:
        team, side = self._of(handful)
        rolls = cast(Rolls, tuple(rng.randint(1, ROWS) for _ in range(COLUMNS)))
        cipher = draw_cipher(self.alphabet, "cards", rng) if self._has_cipher(team, side) else None
        return OwnRolls(team, side, rolls, cipher)

    def _of(self, handful: Handful) -> tuple[int, Side]:
        return next((team, side) for team, side, seats in self.sides if seats == handful.seats)

    def _has_cipher(self, team: int, side: Side) -> bool:
        return self.draws_cipher and (team, side) == (0, "alien")

    def _handful(self, team: int, side: Side, seats: tuple[Seat, ...]) -> Handful:
        words = tuple(die(f"word-{n + 1}", [str(row + 1) for row in range(ROWS)]) for n in range(COLUMNS))
        if not self._has_cipher(team, side):
            return Handful(words, seats, secret=True)
        cards = self.alphabet
        reds = (tuple(cards.red.casefold()),) if cards.red else ()
        once = (*((letter,) for letter in cards.letters.casefold()), *reds)
        return Handful(self._slots() + words, seats, secret=True, once=once)

    def _slots(self) -> tuple[Die, ...]:
        """Return which letters each slot may hold (STA-04)."""
        green, dark = self.alphabet.green, self.alphabet.black + self.alphabet.red
        trust = (die("trust", green), *[die("trust", dark)] * (TRUST - 1))
        amplify = (die("amplify", green), *[die("amplify", dark)] * (AMPLIFY - 1))
        return (*trust, *amplify, die("suspicion", self.alphabet.letters))
