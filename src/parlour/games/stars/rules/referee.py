"""The judge of a table: what may be sent and guessed, who hears it, and the points of a team."""

from dataclasses import dataclass

from parlour.core import Millis, Refused
from parlour.core.extras.kindness import check_family
from parlour.core.ways import TableOptions
from parlour.games.stars.components.cards import COLUMNS, Card, Cards, Side, shipped_cards, shipped_clues
from parlour.games.stars.components.cipher import SIZES, Alphabet, alphabet_of
from parlour.games.stars.model.draws import Deal, SidesRoll
from parlour.games.stars.model.moves import Propose, Settings, Transmit
from parlour.games.stars.model.state import ScientistsGuess, State
from parlour.games.stars.rules.legal import judge_transmission
from parlour.games.stars.rules.scores import right_letters, right_words
from parlour.games.stars.rules.sides import present
from parlour.lexicon import Lexicon, Unreadable


@dataclass(frozen=True)
class Referee:
    words: Lexicon
    settings: Settings
    options: TableOptions
    cards: Cards

    @classmethod
    def of(cls, lexicon: Lexicon, settings: Settings, options: TableOptions) -> "Referee":
        cards = settings.cards or shipped_cards(lexicon.language)
        shipped_clues(lexicon.language)  # A fault in them stops the game here, not a bot in the middle of it.
        if settings.mode == "teams" and settings.cipher_draw == "chosen":
            raise Refused("bad-setting", "the cipher of teams is drawn, as both Aliens use it (STA-25)")
        if cards.language != lexicon.language:
            raise Refused("bad-setting", f"these cards are for a table in {cards.language}")
        return cls(lexicon, settings, options, cards)

    @property
    def consent(self) -> Millis:
        """How long a proposal waits for agreement (STA-29); until tomorrow a day (STA-33). 0: for ever."""
        return self.options.day_or(1000 * self.settings.consent_s) if self.settings.consent_s else 0

    @property
    def sends_by_time(self) -> bool:
        """Whether proposals are sent by time, and not only at the end of a day (STA-29, STA-33)."""
        return self.settings.consent_s > 0 and not self.options.is_later

    @property
    def alphabet(self) -> Alphabet:
        return alphabet_of(self.words.language)

    # Cards.

    def deal(self, state: State) -> Deal:
        return Deal(len(state.teams), self.alphabet, self.cards, self.settings.cipher_draw)

    def own_rolls(self, state: State, left: tuple[tuple[int, Side], ...]) -> SidesRoll:
        """Return the real dice and letter cards still awaited (COM-13). Only the printed draw has cards (STA-07)."""
        sides = tuple((team, side, present(state, state.teams[team].at(side))) for team, side in left)
        return SidesRoll(self.alphabet, sides, self.settings.cipher_draw == "cards")

    def card_of(self, state: State, team: int, side: Side) -> Card:
        return self.cards.deck(side)[state.teams[team].at(side).card]

    def message_of(self, state: State, team: int, side: Side) -> tuple[str, ...]:
        """Return the three secret words (STA-02)."""
        columns, rolls = self.card_of(state, team, side).columns, state.teams[team].at(side).rolls
        return tuple(column[roll - 1] for column, roll in zip(columns, rolls, strict=True))

    # Words.

    def sendable(self, state: State, team: int, side: Side, move: Transmit | Propose) -> str:
        """Return the word to send. Raises `Refused` if it may not be sent (STA-12 to STA-14, STA-17)."""
        card = self.card_of(state, team, side)
        before = [sent.word for sent in state.teams[team].sent if sent.side == side]
        judged = judge_transmission(move.word, card.words, before, self.words)
        if not judged.legal:
            raise Refused(judged.code, judged.text(self.words.language))
        self.check_family(judged.word)
        if judged.needs_confirm and not move.sure:
            raise Refused("confirm", judged.text(self.words.language))
        return judged.word

    def check_family(self, text: str) -> None:
        """Raise `Refused` for a rude word in what a side sends, says or notes (STA-34)."""
        if self.settings.family:
            check_family(text, self.words.is_polite)

    def is_public(self, side: Side) -> bool:
        """Whether everybody hears this side: in co-op always, of two teams only the Aliens (STA-23, STA-26)."""
        return self.settings.mode == "coop" or (side == "alien" and not self.settings.hard)

    def checked_guess(self, card: Card, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return a guess of one word for each column (STA-18), read as all words are (COM-05). Raises `Refused`."""
        if len(words) != COLUMNS or not all(word.strip() for word in words):
            raise Refused("missing-word", "guess one word of each column")
        read = tuple(map(self._read, words))
        for number, (column, word) in enumerate(zip(card.columns, read, strict=True), 1):
            if word not in column:
                raise Refused("not-in-column", f"column {number} has no such word")
        return read

    def checked_pointing(self, state: State, team: int, at: tuple[str, ...]) -> tuple[str, ...]:
        """Return up to three words of the Alien's card or, when the cipher is guessed, up to six letters (STA-41)."""
        if isinstance(state.phase, ScientistsGuess):
            read, known, most = [*map(self._read, at)], self.card_of(state, team, "alien").words, COLUMNS
        else:
            read, known, most = [one.strip().upper() for one in at], (*self.alphabet.letters,), sum(SIZES)
        if len(read) > most or not set(read) <= set(known):
            raise Refused("cannot-point", "point at up to three words of the card, or at up to six letters")
        return tuple(dict.fromkeys(read))

    def _read(self, word: str) -> str:
        """Return a word as it is compared; empty if it can't be read."""
        try:
            return self.words.read(word)
        except Unreadable:
            return ""

    # Points.

    def points_of(self, state: State, team: int) -> tuple[int, int, int]:
        """Return the points of the Alien's words, the Scientists' words and their letters (STA-21)."""
        assert state.cipher is not None
        sides = state.teams[team]
        return (
            right_words(sides.alien.words, self.message_of(state, team, "scientists")),
            right_words(sides.scientists.words, self.message_of(state, team, "alien")),
            right_letters(sides.scientists.letters, state.cipher),
        )
