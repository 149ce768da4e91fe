"""What a table plays with: its settings, dice, cards and referee."""

from dataclasses import dataclass

from parlour.core import Refused
from parlour.games.bookworm.answers import Referee
from parlour.games.bookworm.components import Card, Dice, Face, Line, lines, shipped_cards, shipped_dice
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
        _check_letters(dice, lexicon)
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


def _check_letters(dice: Dice, lexicon: Lexicon) -> None:
    own = set(lexicon.alphabet.letters)
    strange = {face for faces in dice.white for face in faces if not own.issuperset(Face.of(face).letters)}
    if strange:
        raise Refused("bad-dice", f"the face {min(strange)} has a letter that this table's language has not")
