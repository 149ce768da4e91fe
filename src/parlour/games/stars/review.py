"""The review of a game: what each transmission told about the cipher, what was known after it, and better words."""

from msgspec import Struct

from parlour.core import Seat, Story
from parlour.core.extras.day import game_of
from parlour.games.stars.bot.clues import clues_on
from parlour.games.stars.bot.meaning import meaning_of
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import Moves
from parlour.games.stars.model.state import State, Transmission
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.solver.belief import Belief, Chances
from parlour.games.stars.view import View

BETTER = 3
MORE, LEAST = 1.25, 1.0
"""A better word promised at least MORE times as many bits, and at least LEAST bits."""


class Better(Struct, frozen=True):
    """A better word. `bits`: what its score promised; `meant`: the secret word that it hints at."""

    word: str
    bits: float
    meant: str


class Told(Struct, frozen=True):
    """A transmission and what a team's Scientists knew after it. `bits`: what its score told; `expected`: what it
    promised."""

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
    better: tuple[Better, ...]
    by: Seat | None = None
    """Who thought of the word."""


class Review(Struct, frozen=True):
    """`ciphers` and `entropy`: before the first transmission. `teams`: what the Scientists of each team learned, in
    order."""

    cipher: Cipher
    ciphers: int
    entropy: float
    teams: tuple[tuple[Told, ...], ...]


def review(story: Story[State, Moves, View]) -> Review:
    """Return the review. It takes seconds, so never call it inside a step."""
    game, state = game_of(story, Stars), story.state
    assert state.cipher is not None
    before = Belief.before(game.referee.alphabet, game.settings.cipher_draw)
    teams = tuple(_learned(game, state, team, before) for team in range(len(state.teams)))
    return Review(state.cipher, before.ciphers, before.entropy, teams)


def heard(game: Stars, state: State, team: int) -> list[tuple[int, Transmission]]:
    """Return all transmissions that a team's Scientists heard, in order, each with the team that sent it."""
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
        told.append(
            Told(
                team=number,
                side=sent.side,
                round=sent.round,
                word=sent.word,
                score=sent.score,
                bits=max(0.0, belief.entropy - after.entropy),
                expected=belief.bits(sent.word),
                ciphers=after.ciphers,
                entropy=after.entropy,
                letters=after.letters(),
                guess=after.guess(),
                better=_better(game, state, number, sent, belief),
                by=sent.by,
            )
        )
        belief = after
    return tuple(told)


def _better(game: Stars, state: State, team: int, sent: Transmission, belief: Belief) -> tuple[Better, ...]:
    """Return words that hint at the message as clearly and whose score promised clearly more."""
    if game.options.is_alone:
        return ()
    lexicon = game.lexicon
    meaning, card = meaning_of(lexicon), game.referee.card_of(state, team, sent.side)
    message = game.referee.message_of(state, team, sent.side)
    said = [one.word for one in state.teams[team].sent if one.side == sent.side]
    plain = max(meaning.nearness(sent.word, word) for word in message)
    enough = max(LEAST, MORE * belief.bits(sent.word))
    found = [
        Better(clue, belief.bits(clue), word)
        for word in message
        for clue in clues_on(lexicon, meaning, card.columns, word)
        if meaning.nearness(clue, word) >= plain and nearest_kin(clue, said, lexicon.language) is None
    ]
    return tuple(sorted((one for one in found if one.bits >= enough), key=lambda one: (-one.bits, one.word))[:BETTER])
