"""Message cards: a sentence with three gaps and six words for each (STA-02, STA-03, COM-09)."""

from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from parlour.core import Refused
from parlour.core.components import shipped_in
from parlour.languages import Alphabet, Unreadable
from parlour.languages.found import language as installed
from parlour.languages.places import line_of

COLUMNS, ROWS = 3, 6
GAP = "___"
FEWEST = 2
"""How many cards a side needs, because each of two teams has its own."""

Side = Literal["alien", "scientists"]
Column = tuple[str, str, str, str, str, str]
Columns = tuple[Column, Column, Column]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=20)]
    sentence: Annotated[str, Meta(max_length=300)]
    columns: Columns

    def __post_init__(self) -> None:
        gaps = self.sentence.count(GAP)
        if gaps != COLUMNS:
            raise ValueError(f"card {self.id}: the sentence needs {COLUMNS} gaps ({GAP}), not {gaps}")
        twice = [word for word in self.words if self.words.count(word) > 1]
        if twice:
            raise ValueError(f"card {self.id}: {twice[0]!r} stands on it twice")

    @property
    def words(self) -> tuple[str, ...]:
        """All 18 words. None of them may be sent (STA-12)."""
        return tuple(word for column in self.columns for word in column)


Deck = Annotated[tuple[Card, ...], Meta(min_length=FEWEST)]


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The two decks of a language."""

    language: str
    alien: Deck
    scientists: Deck

    def __post_init__(self) -> None:
        alphabet = installed(self.language).alphabet
        for card in self.every:
            for word in card.words:
                self._check(card, word, alphabet)
        for deck in (self.alien, self.scientists):
            names = [card.id for card in deck]
            if len(set(names)) < len(names):
                raise ValueError(f"two cards of a side are named {max(names, key=names.count)}")

    @property
    def every(self) -> tuple[Card, ...]:
        return self.alien + self.scientists

    def deck(self, side: Side) -> tuple[Card, ...]:
        return self.alien if side == "alien" else self.scientists

    def _check(self, card: Card, word: str, alphabet: Alphabet) -> None:
        try:
            read = alphabet.read(word)
        except Unreadable as unreadable:
            raise ValueError(f"card {card.id}: “{word}”: {unreadable.detail}") from None
        if read != word or len(word) < 2:
            raise ValueError(f"card {card.id}: “{word}”: a word has two or more lower-case letters")


@cache
def shipped_cards(language: str) -> Cards:
    return shipped_in(language, "stars", "cards.json", Cards)


@cache
def shipped_clues(language: str) -> dict[str, tuple[str, ...]]:
    """Return words that hint at each word of the shipped cards, chosen by hand, the best first. They may be missing.

    Raises `Refused` with the line of what is no clue, or hints at a word that is on no card.
    """
    file = installed(language).path("games", "stars", "clues.json")
    found: dict[str, Any] = shipped_in(language, "stars", file.name, dict[str, Any]) if file.exists() else {}
    known = frozenset(word for card in shipped_cards(language).every for word in card.words) if found else frozenset()
    for word, clues in found.items():
        if why := _fault_in_clues(word, clues, known, installed(language).alphabet):
            line = line_of(file.read_text("utf-8"), f" - at `$.{word}`")
            raise Refused("bad-components", f"{language}: games/stars/{file.name} line {line}: {why}")
    return {word: tuple(clues) for word, clues in found.items()}


def _fault_in_clues(word: str, clues: Any, known: frozenset[str], alphabet: Alphabet) -> str | None:
    if word not in known:
        return f"“{word}” is on no card"
    if not isinstance(clues, list) or not all(isinstance(clue, str) for clue in clues):
        return f"the clues to “{word}” are no list of words"
    wrong = [clue for clue in clues if len(clue) < 2 or clue == word or not {*alphabet.signs}.issuperset(clue)]
    return f"“{wrong[0]}” can't be sent as a clue to “{word}”" if wrong else None
