"""What a table plays with: its settings, dice, cards and referee."""

from dataclasses import dataclass

from parlour.games.bookworm.answers import Referee
from parlour.games.bookworm.components import Card, Dice, Line, lines, shipped_cards, shipped_dice
from parlour.games.bookworm.model import State
from parlour.games.bookworm.settings import Settings
from parlour.lexicon import Lexicon


@dataclass(frozen=True)
class Box:
    settings: Settings
    referee: Referee
    dice: Dice
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, lexicon: Lexicon, settings: Settings) -> "Box":
        dice = settings.dice or shipped_dice(lexicon.language)
        return cls(settings, Referee(lexicon), dice, settings.cards or shipped_cards())

    @property
    def language(self) -> str:
        return self.referee.words.language

    def card(self, state: State) -> tuple[Line, ...]:
        """The categories that lie open; with children only the easiest (BKW-03)."""
        if state.card is None:
            return ()
        shown = lines(self.cards[state.card])
        return shown[:1] if self.settings.green_only else shown

    def category(self, state: State) -> Line | None:
        return None if state.line is None else self.card(state)[state.line]
