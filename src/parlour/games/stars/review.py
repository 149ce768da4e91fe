"""After the game: what each transmission told about the cipher, where the belief stood, what would have told more."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from parlour.core import Logged, Table
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher, alphabet_of
from parlour.games.stars.components.cipher_draw import CipherDraw
from parlour.games.stars.game import Stars
from parlour.games.stars.model.state import State, Transmission
from parlour.games.stars.solver.belief import Belief, Chances
from parlour.games.stars.solver.information import best_words
from parlour.games.stars.solver.sheet import Informative, everyday_words
from parlour.games.stars.solver.space import space_of
from parlour.games.stars.solver.vocabulary import Vocabulary
from parlour.lexicon import Lexicon

BETTER = 3
FAMILIAR, LONGEST = 3000, 10
"""Words that "would have told more" are common nouns in their plain form, of a length that anybody might have sent."""


class Told(Struct, frozen=True):
    """A transmission as a team's Scientists had it. `bits`: what its score told; `expected`: what it promised to."""

    team: int
    side: Side
    round: int
    word: str
    score: int
    bits: float
    expected: float
    ciphers: int
    entropy: float
    letters: dict[str, Chances]
    guess: Cipher
    better: tuple[Informative, ...]


class Review(Struct, frozen=True):
    """`ciphers` and `entropy`: before the first transmission. For each team what its Scientists learned, in order."""

    cipher: Cipher
    ciphers: int
    entropy: float
    teams: tuple[tuple[Told, ...], ...]


def review(game: Stars, log: Iterable[Logged], seats: int) -> Review:
    """Takes seconds: never called inside a step."""
    state: State = Table.replay(game, seats, log).state
    assert state.cipher is not None
    before = Belief.before(game.referee.alphabet, game.settings.cipher_draw)
    teams = tuple(_learned(game, state, team, before) for team in range(len(state.teams)))
    return Review(state.cipher, before.ciphers, before.entropy, teams)


def heard(game: Stars, state: State, team: int) -> list[tuple[int, Transmission]]:
    """All transmissions that a team's Scientists came to know, in their order, with whose they were."""
    known = [
        (number, sent)
        for number, other in enumerate(state.teams)
        for sent in other.sent
        if number == team or game.referee.is_public(sent.side)
    ]
    return sorted(known, key=lambda one: (one[1].round, one[1].side != "alien", one[0]))


def _learned(game: Stars, state: State, team: int, belief: Belief) -> tuple[Told, ...]:
    told: list[Told] = []
    for number, sent in heard(game, state, team):
        after = belief.observe(sent.word, sent.score)
        expected = belief.bits(sent.word)
        before = tuple((one.word, one.score) for one in told)
        best = _most_telling(game.lexicon, game.settings.cipher_draw, before)
        better = tuple(one for one in best if one.bits > expected + 0.01)
        told.append(
            Told(
                team=number,
                side=sent.side,
                round=sent.round,
                word=sent.word,
                score=sent.score,
                bits=max(0.0, belief.entropy - after.entropy),
                expected=expected,
                ciphers=after.ciphers,
                entropy=after.entropy,
                letters=after.letters(),
                guess=after.guess(),
                better=better,
            )
        )
        belief = after
    return tuple(told)


@lru_cache(maxsize=256)
def _most_telling(lexicon: Lexicon, draw: CipherDraw, scored: tuple[tuple[str, int], ...]) -> tuple[Informative, ...]:
    """The slow part, kept: before the first word it is the same at every table, and teams hear the same Aliens."""
    belief = Belief.before(alphabet_of(lexicon.language), draw).observe_all(scored)
    return tuple(Informative(word, bits) for word, bits in best_words(belief, _familiar(lexicon), BETTER))


@lru_cache(maxsize=4)
def _familiar(lexicon: Lexicon) -> Vocabulary:
    nouns = [word for word in everyday_words(lexicon) if len(word) <= LONGEST and lexicon.is_singular_noun(word)]
    common = sorted(nouns, key=lexicon.zipf, reverse=True)[:FAMILIAR]
    return Vocabulary.of(space_of(alphabet_of(lexicon.language)), sorted(common))
