"""The words that were sent in a game, for the evening's ceremony. How good they were, only the review knows."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from parlour.core import Seat, Table
from parlour.core.extras.highlights import GoodWord
from parlour.core.table import game_of
from parlour.games.stars.bot.clues import clues_on
from parlour.games.stars.bot.meaning import PLAINEST, Meaning, meaning_of
from parlour.games.stars.components.cards import Card, Side
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import Moves
from parlour.games.stars.model.state import SIDES, State, Transmission
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.rules.sides import partners
from parlour.games.stars.view import View


def words(table: Table[State, Moves, View]) -> Iterator[GoodWord]:
    """Return the words that were sent, each for the player who thought of it, except words that only one team heard."""
    referee = game_of(table, Stars).referee
    for team in table.state.teams:
        for sent in team.sent:
            if sent.by is not None and referee.is_public(sent.side):
                yield GoodWord(sent.by, sent.word, sent.round)


HINTS = 0.35
"""How close a sent word is to a secret word that it hints at, at least."""


class Read(Struct, frozen=True):
    """A secret word and what the partners made of it."""

    side: Side
    meant: str
    guessed: str
    hint: str | None
    """The sent word that hinted at it most clearly, if any did."""
    by: Seat | None
    """The player who sent the hint."""
    better: str | None
    """A word that hints at it, if none was sent and the partners guessed wrong."""

    @property
    def is_right(self) -> bool:
        return self.meant == self.guessed


def read_words(game: Stars, state: State, team: int) -> Iterator[Read]:
    """Yield how each secret word of a team was read. Messages that nobody guessed are left out."""
    for side in SIDES:
        if (guessed := state.teams[team].at(partners(side)).words) is None:
            continue
        card, message = game.referee.card_of(state, team, side), game.referee.message_of(state, team, side)
        sent = [one for one in state.teams[team].sent if one.side == side]
        for column, meant, guess in zip(card.columns, message, guessed, strict=True):
            hint = _hint(meaning_of(game.lexicon), sent, column, meant)
            better = None if hint or guess == meant else _better(game, card, sent, meant)
            yield Read(side, meant, guess, hint.word if hint else None, hint.by if hint else None, better)


def _hint(meaning: Meaning, sent: Iterable[Transmission], column: Sequence[str], meant: str) -> Transmission | None:
    """Return the clearest hint at a word: close to it, and closer than to any other word of its column."""

    def close(one: Transmission) -> float:
        return meaning.nearness(one.word, meant)

    hints = (one for one in sent if close(one) >= max(HINTS, *(meaning.nearness(one.word, word) for word in column)))
    return max(hints, key=close, default=None)


def _better(game: Stars, card: Card, sent: Sequence[Transmission], meant: str) -> str | None:
    """Return the clearest word that could have been sent for a secret word, if one truly hints at it."""
    lexicon, meaning = game.lexicon, meaning_of(game.lexicon)
    said = [one.word for one in sent]
    clues = (
        clue
        for clue in clues_on(lexicon, meaning, card.columns, meant)
        if meaning.nearness(clue, meant) >= PLAINEST and nearest_kin(clue, said, lexicon.language) is None
    )
    return max(clues, key=lambda clue: meaning.nearness(clue, meant), default=None)
