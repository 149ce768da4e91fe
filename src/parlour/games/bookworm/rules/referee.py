"""The judge of a table: how an answer is read, whether it was said before, and what the category data say of it."""

from dataclasses import dataclass
from typing import Literal

from parlour.core import Refused
from parlour.core.court.procedure import ENOUGH
from parlour.core.extras.kindness import check_family
from parlour.core.ways import TableOptions
from parlour.games.bookworm.components import Card, Dice, Face, Line, lines, not_letters, shipped_cards, shipped_dice
from parlour.games.bookworm.model.events import HouseAnswer, Mark
from parlour.games.bookworm.model.moves import Settings
from parlour.games.bookworm.model.state import State
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import Categories, forms, identity, spoken

MOST_WORDS = 3
LONGEST = 100
"""The longest answer, in characters."""


@dataclass(frozen=True)
class Referee:
    words: Lexicon
    settings: Settings
    options: TableOptions
    dice: Dice
    cards: tuple[Card, ...]
    rules: int = 4
    """The version of the rules that the table plays by."""

    @classmethod
    def of(cls, lexicon: Lexicon, settings: Settings, options: TableOptions, rules: int = 4) -> "Referee":
        dice = settings.dice or shipped_dice(lexicon.language)
        _check_letters(dice, lexicon)
        return cls(lexicon, settings, options, dice, settings.cards or shipped_cards(lexicon.language), rules)

    @property
    def goes_round(self) -> bool:
        """Whether all play on one device, where only naming a word has a clock (BKW-33)."""
        return self.rules > 2 and self.options.is_one_device

    @property
    def is_unhurried(self) -> bool:
        """Whether results stay until people go on (COM-24)."""
        return self.rules > 2 and self.options.is_unhurried

    @property
    def silence(self) -> Literal["rounds", "days", "points"]:
        """What is counted until a game that nobody plays is over: rounds without a word (BKW-38), or days until
        tomorrow (COM-21). The first two versions of the rules counted points there, and a word may bring none."""
        if not self.options.is_later or self.rules == 3:
            return "rounds"
        return "days" if self.rules > 3 else "points"

    @property
    def patience(self) -> int:
        """How much silence ends a game. Among people at a table it is far more than anybody sits through."""
        return 2 if self.options.is_later else 100

    @property
    def language(self) -> str:
        return self.words.language

    # Cards.

    def card(self, state: State) -> tuple[Line, ...]:
        """The categories that lie open; with children only the easiest (BKW-03)."""
        if state.card is None:
            return ()
        shown = lines(self.cards[state.card])
        return shown[:1] if self.settings.green_only else shown

    def category(self, state: State) -> Line | None:
        return None if state.line is None else self.card(state)[state.line]

    # Words.

    @property
    def categories(self) -> Categories:
        return Categories.load(self.language)

    def read(self, text: str) -> str:
        """Return one to three words without their article (BKW-10). Raises `Refused` if they can't be read (COM-05) or,
        at a table with family words, are rude (BKW-37)."""
        if len(text) > LONGEST:
            raise Refused("too-long", f"an answer has at most {LONGEST} letters")
        parts = spoken(text, self.language).split()
        if not parts:
            raise Refused("empty", "there is no word")
        if len(parts) > MOST_WORDS:
            raise Refused("too-many-words", "one to three words are one answer")
        answer = " ".join(map(self.words.read, parts))
        if self.settings.family:
            check_family(answer, self.words.is_polite)
        return answer

    def first_letter(self, answer: str) -> str:
        return self.words.letters(answer)[0]

    def is_same(self, answer: str, other: str) -> bool:
        """Whether two answers are the same word in two spellings, or singular and plural (BKW-06)."""
        return identity(answer, self.language) in forms(other, self.language)

    def is_known(self, answer: str) -> bool:
        return all(self.words.is_word(part) for part in answer.split())

    def mark(self, answer: str, line: Line, kept: tuple[HouseAnswer, ...] = ()) -> Mark:
        """Return the verdict to show beside the word: that of the house, or of the data (BKW-40). People decide,
        unless the table lets the data judge (BKW-13)."""
        if line.id is None:
            return Mark("unsure")
        tonight = ((one.word, one.fits) for one in reversed(kept) if one.category == line)
        for word, fits in (*tonight, *self.options.house.answers(line.id)):
            if self.is_same(answer, word):
                return Mark("yes" if fits else "no")
        meant = None if self.is_known(answer) else self.categories.meant(answer, line.id)
        return Mark(self.categories.fits(answer, line.id), meant)

    def may_object(self, state: State, mark: Mark) -> bool:
        """Return whether others may question an answer that the data have accepted, and are enough to (COM-30)."""
        return self.rules > 3 and mark.fit != "no" and len(state.present) > ENOUGH


def _check_letters(dice: Dice, lexicon: Lexicon) -> None:
    own = set(lexicon.alphabet.letters)
    not_letters(lexicon.language)  # It refuses a wrong file here, and not in the middle of a game.
    strange = {face for faces in dice.white for face in faces if not own.issuperset(Face.of(face).letters)}
    if strange:
        raise Refused("bad-dice", f"the face “{min(strange)}” has a letter that this table's language has not")
    if twice := [face for faces in dice.white for face in faces if len({*face[:-1].casefold()}) < len(face) - 1]:
        raise Refused("bad-dice", f"the face “{twice[0]}” has a letter twice")
