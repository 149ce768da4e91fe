"""Whether a word may be sent from a card (STA-12, STA-13), and what pages know of a language's letters and words."""

from typing import Annotated

from msgspec import Meta, Struct

from parlour.core.components import read_question
from parlour.games.stars.components.cipher import COLOURS, alphabet_of
from parlour.games.stars.rules.legal import judge_transmission
from parlour.languages import language as installed
from parlour.lexicon import Lexicon

Word = Annotated[str, Meta(max_length=80)]
Words = Annotated[tuple[Word, ...], Meta(max_length=60)]
EVERYDAY, WEIGHED = 3.7, 240
"""How common (Zipf) the words are that the Scientists' page beside the box weighs, and how many it weighs (STA-28)."""


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """`card`: the words of one's own card. `sent`: the words that one's side has sent."""

    word: Word
    card: Words = ()
    sent: Words = ()


class Answer(Struct, frozen=True):
    legal: bool
    because: str


def beside(words: Lexicon, question: bytes) -> Answer:
    asked = read_question(question, Question)
    ruling = judge_transmission(asked.word, asked.card, asked.sent, words)
    return Answer(ruling.legal, ruling.text(words.language))


def data(language: str) -> dict[str, str]:
    """Return the letters of the cipher cards by their colours, and everyday words, taken evenly from all."""
    alphabet, words = alphabet_of(language), Lexicon.load(language)
    nouns = words.common(EVERYDAY - installed(language).inflected, nouns=True) or words.words(nouns=True)
    fit = [noun for noun in nouns if noun.isalpha() and 4 <= len(noun) <= 9]
    return {
        "stars-letters": alphabet.letters,
        **{f"stars-letters-{colour}": getattr(alphabet, colour) for colour in COLOURS},
        "stars-common": " ".join(filter(words.is_polite, fit[:: len(fit) // WEIGHED or 1])),
    }
