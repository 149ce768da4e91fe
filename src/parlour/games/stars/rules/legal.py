"""What may be sent (STA-12 to STA-14, STA-17): any word except those of the sender's own card and their kin."""

from collections.abc import Collection

from msgspec import Struct

from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon, Reason, Unreadable, letters
from parlour.lexicon.kin import Kin, relation
from parlour.messages import catalogue

SHORTEST, LONGEST = 2, 30
PACKAGE = "parlour.games.stars"
_KIN_CODES = {"same": "card-word", "contains": "card-contains", "contains-base": "card-contains-base"}


class Legality(Struct, frozen=True):
    """A ruling on a word. Only its sender may see it, because it may name a word of their card."""

    word: str
    legal: bool
    code: str = ""
    """Why it is refused, or "unknown" if the sender has to confirm it."""
    kin: Kin | None = None

    @property
    def needs_confirm(self) -> bool:
        return self.legal and self.code == "unknown"

    @property
    def because(self) -> str:
        return self.text(ENGLISH)

    def text(self, language: str) -> str:
        """Return the reason in words; empty if there is none."""
        if not self.code:
            return ""
        messages, name = catalogue(language, PACKAGE), f"stars-refused-{self.code}"
        if not messages.has(name):
            return Reason(self.code).text(language)
        card, base = (self.kin.card, self.kin.through or "") if self.kin else ("", "")
        return messages.say(name, word=self.word.upper(), card=card.upper(), base=base.upper())


def judge_transmission(
    text: str, card_words: Collection[str], sent_before: Collection[str], lexicon: Lexicon
) -> Legality:
    """Judge a word. `sent_before`: the words that the same side has sent in this game."""
    try:
        word = lexicon.read(text)
    except Unreadable as unreadable:
        return Legality(text, legal=False, code=unreadable.code)
    if not SHORTEST <= len(letters(word)) <= LONGEST:
        return Legality(word, legal=False, code="too-short" if len(letters(word)) < SHORTEST else "too-long")
    if word in sent_before:
        return Legality(word, legal=False, code="sent-twice")
    if kin := nearest_kin(word, card_words, lexicon.language):
        return Legality(word, legal=False, code=_KIN_CODES.get(kin.code, "card-derives"), kin=kin)
    return Legality(word, legal=True, code="" if _is_known(word, lexicon) else "unknown")


def nearest_kin(word: str, card_words: Collection[str], language: str) -> Kin | None:
    """Return the word of the card to which this word is kin, or None. The same word comes first."""
    if word in card_words:
        return Kin("same", word)
    found = (relation(card, word, language) for card in card_words)
    return next((kin for kin in found if kin), None)


def _is_known(word: str, lexicon: Lexicon) -> bool:
    """Whether a word is in any list. Names may be sent (Dumbo), so only words in no list may be typing errors."""
    verdict = lexicon.verdict(word)
    return verdict.valid or verdict.name or (verdict.reason is not None and verdict.reason.code == "abbreviation")
