"""What was said: how it is read, whether it was said before, and what the category data think of it."""

from dataclasses import dataclass

from parlour.core import Refused
from parlour.games.bookworm.components import Line
from parlour.games.bookworm.events import Mark
from parlour.lexicon import Lexicon, Unreadable, letters
from parlour.lexicon.categories import Categories, forms, identity, spoken

MOST_WORDS = 3
LONGEST = 100
"""Signs in an answer: more is a slip of the elbow."""


@dataclass(frozen=True)
class Referee:
    """The words of a table and its categories, ready to mark."""

    words: Lexicon

    @property
    def categories(self) -> Categories:
        return Categories.load(self.words.language)

    def read(self, text: str) -> str:
        """One to three words without their article (BKW-10); what can't be read is refused (COM-05)."""
        if len(text) > LONGEST:
            raise Refused("too-long", f"an answer has at most {LONGEST} letters")
        parts = spoken(text, self.words.language).split()
        if not parts:
            raise Refused("empty", "there is no word")
        if len(parts) > MOST_WORDS:
            raise Refused("too-many-words", "one to three words are one answer")
        try:
            return " ".join(self.words.read(part) for part in parts)
        except Unreadable as unreadable:
            raise Refused(unreadable.code, unreadable.detail) from None

    def first_letter(self, answer: str) -> str:
        return letters(answer)[0]

    def is_same(self, answer: str, other: str) -> bool:
        """One word in two spellings or numbers: nobody says the same twice in a round (BKW-06)."""
        language = self.words.language
        return identity(answer, language) in forms(other, language)

    def mark(self, answer: str, line: Line) -> Mark:
        """What the table is shown beside the word. It decides nothing: people do."""
        if line.id is None:
            return Mark("unsure")
        is_spelt_right = all(self.words.is_word(part) for part in answer.split())
        meant = None if is_spelt_right else self.categories.meant(answer, line.id)
        return Mark(self.categories.fits(answer, line.id), meant)
