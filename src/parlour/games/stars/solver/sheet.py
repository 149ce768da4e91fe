"""The deduction sheet (STA-28): everything that follows from scored words."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from parlour.core import Refused
from parlour.games.stars.components.cipher import Cipher, CipherDraw, alphabet_of
from parlour.games.stars.solver.belief import Belief, Chances
from parlour.games.stars.solver.information import best_words
from parlour.games.stars.solver.space import Progress, Vocabulary, space_of
from parlour.lexicon import Lexicon

EVERYDAY = 2.0
"""The Zipf value of an everyday word. About 55,000 English words are at least this common."""


class Informative(Struct, frozen=True):
    word: str
    bits: float


class Sheet(Struct, frozen=True):
    ciphers: int
    entropy: float
    letters: dict[str, Chances]
    guess: Cipher
    next: tuple[Informative, ...]
    bits: dict[str, float]


def deduce(
    lexicon: Lexicon,
    scored: Iterable[tuple[str, int]],
    *,
    draw: CipherDraw = "cards",
    next: int = 0,
    bits: Sequence[str] = (),
    progress: Progress | None = None,
) -> Sheet:
    """Return the sheet. `next`: how many of the most telling everyday words to add, which takes half a second."""
    belief = Belief.before(alphabet_of(lexicon.language), draw).observe_all(scored)
    if not belief.ciphers:
        raise Refused("no-such-cipher", "no cipher gives all these words these scores")
    best = best_words(belief, vocabulary_of(lexicon), next, progress) if next else []
    return Sheet(
        ciphers=belief.ciphers,
        entropy=belief.entropy,
        letters=belief.letters(),
        guess=belief.guess(),
        next=tuple(Informative(word, amount) for word, amount in best),
        bits={word: belief.bits(word) for word in bits},
    )


@lru_cache(maxsize=4)
def vocabulary_of(lexicon: Lexicon) -> Vocabulary:
    """Return common words that a bot may say. If a lexicon has no frequencies, all of its words."""
    words = lexicon.common(EVERYDAY) or lexicon.words()
    polite = [word for word in words if len(word) > 1 and lexicon.is_polite(word)]
    return Vocabulary.of(space_of(alphabet_of(lexicon.language)), polite)
