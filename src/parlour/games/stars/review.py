"""The review of a game: what each word revealed about the cipher, what was known after it, and how it was read."""

from msgspec import Struct

from parlour.core import Seat, Story
from parlour.core.table import game_of
from parlour.games.stars.analysis.understood import Read, read_words
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import Moves
from parlour.games.stars.model.state import State, Transmission
from parlour.games.stars.solver.belief import Belief, Chances
from parlour.games.stars.view import View


class Learned(Struct, frozen=True):
    """A transmission and what a team's Scientists knew after it. `bits`: what its score revealed; `expected`: what it
    promised to the side that sent it. The Alien knows the score beforehand, so it promised what it revealed."""

    team: int
    side: Side
    round: int
    word: str
    score: int
    bits: float
    expected: float
    before: int
    """How many ciphers were possible before it."""
    ciphers: int
    entropy: float
    letters: dict[str, Chances]
    guess: Cipher
    by: Seat | None = None
    """The player who sent it."""


class Review(Struct, frozen=True):
    """`ciphers` and `entropy`: before the first transmission. `teams`: what the Scientists of each team learned, in
    order. `read`: how the secret words of each team were read."""

    cipher: Cipher
    ciphers: int
    entropy: float
    teams: tuple[tuple[Learned, ...], ...]
    read: tuple[tuple[Read, ...], ...] = ()


def review(story: Story[State, Moves, View]) -> Review:
    """Return the review. It takes seconds, so never call it inside a step."""
    game, state = game_of(story, Stars), story.state
    assert state.cipher is not None
    before = Belief.before(game.referee.alphabet, game.settings.cipher_draw)
    teams = tuple(_learned(game, state, team, before) for team in range(len(state.teams)))
    read = tuple(read_words(game, state, team) for team in range(len(state.teams)))
    return Review(state.cipher, before.ciphers, before.entropy, teams, read)


def heard(game: Stars, state: State, team: int) -> list[tuple[int, Transmission]]:
    """Return all transmissions that a team's Scientists heard, in order, each with the team that sent it."""
    known = [
        (number, sent)
        for number, other in enumerate(state.teams)
        for sent in other.sent
        if number == team or game.referee.is_public(sent.side)
    ]
    return sorted(known, key=lambda one: (one[1].round, one[1].side != "alien", one[0]))


def _learned(game: Stars, state: State, team: int, belief: Belief) -> tuple[Learned, ...]:
    learned: list[Learned] = []
    for number, sent in heard(game, state, team):
        after = belief.observe(sent.word, sent.score)
        bits = max(0.0, belief.entropy - after.entropy)
        learned.append(
            Learned(
                team=number,
                side=sent.side,
                round=sent.round,
                word=sent.word,
                score=sent.score,
                bits=bits,
                expected=bits if sent.side == "alien" else belief.bits(sent.word),
                before=belief.ciphers,
                ciphers=after.ciphers,
                entropy=after.entropy,
                letters=after.letters(),
                guess=after.guess(),
                by=sent.by,
            )
        )
        belief = after
    return tuple(learned)
