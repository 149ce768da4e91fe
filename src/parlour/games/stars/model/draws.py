"""What chance brings: message cards, the rolls that pick three words of each, and the letter cards of the cipher."""

from random import Random
from typing import ClassVar, cast

from msgspec import Struct

from parlour.core import Draw, Refused
from parlour.games.stars.components.cards import COLUMNS, ROWS, Card, Cards
from parlour.games.stars.components.cipher import Alphabet, Cipher, read_cipher
from parlour.games.stars.components.cipher_draw import CipherDraw, draw_cipher

Rolls = tuple[int, int, int]
"""A die a column (STA-02): 1 to 6."""


class Hand(Struct, frozen=True):
    """A side's card, by its place in the deck, and what was rolled for it."""

    card: int
    rolls: Rolls


class Dealt(Draw, frozen=True):
    """For each team in turn."""

    aliens: tuple[Hand, ...]
    scientists: tuple[Hand, ...]
    cipher: Cipher
    """Where the Alien chooses it, the one that stands if they leave before they have."""


class Deal(Struct, frozen=True):
    """The whole set-up in one draw: cards come without repetition (STA-03)."""

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
        """A set-up entered by hand must be one that could have been dealt."""
        for deck, hands in ((self.cards.alien, dealt.aliens), (self.cards.scientists, dealt.scientists)):
            different = len({hand.card for hand in hands}) == len(hands) == self.teams
            if not different or not all(0 <= hand.card < len(deck) for hand in hands):
                raise Refused("wrong-cards", f"each side needs a card of its own, 0 to {len(deck) - 1}")
            if not all(1 <= roll <= ROWS for hand in hands for roll in hand.rolls):
                raise Refused("wrong-roll", f"a roll is 1 to {ROWS}")
        read_cipher(self.alphabet, dealt.cipher.trust, dealt.cipher.amplify, dealt.cipher.suspicion)
        return dealt
