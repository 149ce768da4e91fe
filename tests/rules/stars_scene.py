"""The stars' own vocabulary for rule tests."""

from typing import Any

from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.draws import Dealt, Hand
from parlour.games.stars.model.moves import Agree, GuessLetters, GuessWords, Propose, Talk, Transmit
from parlour.lexicon import Lexicon
from parlour.testing import Scene

ENGLISH = Lexicon.load("en")
PRINTED = Cipher("EHP", "RX", "O")
SENT_BY_ALIEN = ("chopper", "hexagon", "borax", "zebra")
SENT_BY_SCIENTISTS = ("river", "puddle", "ocean", "stream")


class StarsScene(Scene):
    """By default seat 0 is the Alien, the cipher is the printed example, and everyone rolled 1, 2, 3."""

    def __init__(self, seats: int = 3, *, deal: bool = True, lexicon: Lexicon = ENGLISH, **settings: Any) -> None:
        super().__init__(Stars(lexicon, **settings), seats)
        if deal:
            self.deal()

    def deal(self, cipher: Cipher = PRINTED, rolls: tuple[int, int, int] = (1, 2, 3)) -> "StarsScene":
        hands = tuple(Hand(card, rolls) for card in range(len(self.state.teams)))
        self.draw(Dealt(hands, hands, cipher))
        return self

    def send(self, seat: int, word: str, *, sure: bool = False) -> "StarsScene":
        """Send a word as the Alien, or propose it as a Scientist."""
        move = Transmit if "Transmit" in self.asked(seat) else Propose
        self.act(seat, move(word, sure))
        return self

    def refused_word(self, seat: int, word: str) -> str:
        return self.refuses(seat, (Transmit if "Transmit" in self.asked(seat) else Propose)(word))

    def agree(self, seat: int, number: int | None = None) -> "StarsScene":
        """Agree to the proposal of this number, or to the latest of the seat's team."""
        team = self.table.view(seat).team
        self.act(seat, Agree(self.state.teams[team].scientists.proposed if number is None else number))
        return self

    def decide(self, team: int, move: Any) -> "StarsScene":
        """Let all Scientists of a team agree on this."""
        for seat in self.state.teams[team].scientists.seats:
            if seat not in self.state.gone and type(move).__name__ in self.asked(seat):
                self.act(seat, move)
        return self

    def play_rounds(self) -> "StarsScene":
        """Play all transmissions, up to the final guess."""
        for number in range(self.table.game.settings.rounds):
            for team in range(len(self.state.teams)):
                self.send(self.state.teams[team].alien.seats[0], SENT_BY_ALIEN[number])
            for team in range(len(self.state.teams)):
                self.decide(team, Propose(SENT_BY_SCIENTISTS[number]))
        return self

    def message(self, side: str, team: int = 0) -> tuple[str, ...]:
        own = self.state.teams[team].at(side)
        columns = self.card(side, team).columns
        return tuple(column[roll - 1] for column, roll in zip(columns, own.rolls, strict=True))

    def card(self, side: str, team: int = 0) -> Any:
        return self.table.game.referee.cards.deck(side)[self.state.teams[team].at(side).card]

    def guess_words(self, seat: int, *words: str) -> "StarsScene":
        self.act(seat, GuessWords(words))
        return self

    def aliens_guess(self) -> "StarsScene":
        for number, team in enumerate(self.state.teams):
            self.act(team.alien.seats[0], GuessWords(self.message("scientists", number)))
        return self

    def scientists_guess(self) -> "StarsScene":
        for number in range(len(self.state.teams)):
            self.decide(number, GuessWords(self.message("alien", number)))
        return self

    def decipher(self, trust: str = "EPH", amplify: str = "RX", suspicion: str = "O") -> "StarsScene":
        for number in range(len(self.state.teams)):
            self.decide(number, GuessLetters(trust, amplify, suspicion))
        return self

    def say(self, seat: int, text: str) -> "StarsScene":
        self.act(seat, Talk(text))
        return self

    def team(self, number: int = 0, seat: int | None = None) -> Any:
        """Return a team as a seat sees it."""
        return self.table.view(seat).teams[number]
