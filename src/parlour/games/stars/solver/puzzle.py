"""The cipher of the day, and words whose scores determine it (STA-31, STA-32)."""

from functools import lru_cache
from random import Random
from typing import ClassVar

import numpy as np
from msgspec import Struct

from parlour.core import Draw
from parlour.games.stars.components.cipher import Cipher, alphabet_of, draw_cipher
from parlour.games.stars.rules.scores import score
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.information import information
from parlour.games.stars.solver.space import Vocabulary, space_of
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon

MOST = 16
"""The most words of a puzzle. Fewer are nearly always enough."""
CHOICE = 20
"""Each word is drawn from this many of the most telling ones."""
NOTHING = 1e-6
"""A word that tells less than this many bits is not used."""
COMMON = 4.0
SHORTEST, LONGEST = 4, 8


class Given(Draw, frozen=True):
    cipher: Cipher
    words: tuple[str, ...]


class Puzzle(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Given
    lexicon: Lexicon

    def draw(self, rng: Random) -> Given:
        """Draw a cipher, then words until no other cipher gives the same scores."""
        alphabet = alphabet_of(self.lexicon.language)
        cipher, belief = draw_cipher(alphabet, "cards", rng), Belief.before(alphabet, "cards")
        vocabulary, words = vocabulary_of(self.lexicon), list[str]()
        while belief.ciphers > 1 and len(words) < MOST:
            bits = information(belief, vocabulary)
            best = [int(place) for place in np.argsort(-bits, kind="stable")[:CHOICE] if bits[place] > NOTHING]
            if not best:
                break
            words.append(vocabulary.words[rng.choice(best)])
            belief = belief.observe(words[-1], score(belief.space.alphabet.spelled(words[-1]), cipher))
        return Given(cipher, tuple(words))


@lru_cache(maxsize=4)
def vocabulary_of(lexicon: Lexicon) -> Vocabulary:
    return Vocabulary.of(space_of(alphabet_of(lexicon.language)), everyday(lexicon))


@lru_cache(maxsize=4)
def everyday(lexicon: Lexicon) -> list[str]:
    """Return everyday nouns that are neither too short to tell much nor too long to read at a glance."""
    nouns = lexicon.common(COMMON - installed(lexicon.language).inflected, nouns=True)
    return [word for word in nouns if word.isalpha() and SHORTEST <= len(word) <= LONGEST and lexicon.is_polite(word)]
