"""Whether a word may be sent from a card: asked while somebody types, and beside the printed box (STA-12, STA-13)."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from parlour.core import Refused
from parlour.games.stars.rules.legal import judge_transmission
from parlour.lexicon import Lexicon

Word = Annotated[str, Meta(max_length=80)]
Words = Annotated[tuple[Word, ...], Meta(max_length=60)]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """`card`: the words of one's own card. `sent`: the words that one's side has sent."""

    word: Word
    card: Words = ()
    sent: Words = ()


class Answer(Struct, frozen=True):
    legal: bool
    because: str


def beside(words: Lexicon, question: bytes) -> Answer:
    try:
        asked = msgspec.json.decode(question, type=Question)
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None
    ruling = judge_transmission(asked.word, asked.card, asked.sent, words)
    return Answer(ruling.legal, ruling.text(words.language))
