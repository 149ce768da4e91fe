"""Random legal moves (`core/extras/legal.py`)."""

from collections.abc import Sequence
from functools import partial

from parlour.core import Move
from parlour.core.extras.legal import Asked, Makers, by_chance, move_with
from parlour.games.bookworm.analysis import unsaid
from parlour.games.bookworm.components import SIDES
from parlour.games.bookworm.model.moves import CastVote, Doubt, NoWord, Pick, Say, Swap, TurnSide
from parlour.games.bookworm.rules.taking import ANY
from parlour.games.bookworm.view import View, Voting
from parlour.lexicon.categories import Categories

TRIES = 5
"""For how many dice it looks for a word."""


def _say(asked: Asked) -> Move | None:
    view: View = asked.view
    named = (*(said.word for said in view.said), *view.voted_down)
    takeable = [die for die in view.dice if die.is_takeable]
    for _ in range(TRIES if takeable else 0):
        die = asked.rng.choice(takeable)
        word = asked.one_of([one for one in _words(asked, die.letters, named) if asked.lexicon.is_polite(one)])
        if word is not None:
            return Say(word, die.id)
    return None


def _words(asked: Asked, letters: str, named: Sequence[str]) -> list[str]:
    """Return words for a die. Of a category without data any word will do."""
    view: View = asked.view
    if view.category is None or view.category.id is None:
        letter = asked.rng.choice(asked.lexicon.alphabet.letters if letters == ANY else letters)
        return [word for word in asked.lexicon.starting(letter)[:100] if word not in named]
    fresh = unsaid(Categories.load(asked.lexicon.language), view.category.id, named)
    return fresh if letters == ANY else [word for word in fresh if word[0] in letters]


def _doubt(asked: Asked) -> Move | None:
    last = asked.view.last
    may_doubt = last is not None and last.doubt_until is not None and asked.at <= last.doubt_until
    return Doubt() if may_doubt else None


def _vote(asked: Asked) -> Move | None:
    """Everyone is asked, but the speaker does not vote."""
    view: View = asked.view
    assert isinstance(view.phase, Voting)
    vote = view.phase.vote
    return CastVote(asked.coin()) if view.you in vote.voters and view.you not in vote.voted else None


_MAKERS: Makers = {
    Pick: lambda asked: Pick(asked.rng.randrange(len(asked.view.card))),
    TurnSide: lambda asked: TurnSide(asked.rng.choice([side for side in SIDES if side != "turn"])),
    Say: _say,
    Doubt: _doubt,
    CastVote: _vote,
    Swap: lambda asked: move_with(Swap, asked.one_of(asked.view.last.swaps)),
}
moves = partial(by_chance, _MAKERS, rarely=(NoWord,))
"""Yields legal moves: words that fit the category, for dice that can be taken."""
