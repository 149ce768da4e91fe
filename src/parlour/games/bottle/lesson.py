"""After a game: everyday words that were overlooked, and what mistakes cost."""

from collections.abc import Sequence
from typing import Any

from parlour.core import Logged, Seat, Table
from parlour.core.extras.lesson import BestWord, Lesson, best_words, some_words
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.events import Erred
from parlour.games.bottle.model.state import Played, State
from parlour.games.bottle.solver.answers import answers
from parlour.games.bottle.solver.everyday import common_nouns, is_likely
from parlour.games.bottle.view import named
from parlour.messages import Catalogue, catalogue

HASTY = 3
"""From this many refused words on, the lesson mentions them."""


def lesson(game: Bottle, log: Sequence[Logged], seats: int, review: Any, language: str) -> Lesson:
    state: State = Table.replay(game, seats, log).state
    messages, words = catalogue(language, __package__), game.referee.words
    raced = [played for played in state.played if played.roll.effect != "cover"]
    overlooked = [(played.winners, _everyday(game, state, played)) for played in raced]
    slips = [event for line in log for event in line.events if isinstance(event, Erred)]
    said = tuple(_sentence(seat, overlooked, slips, messages) for seat in range(seats))
    fine = [one for played in state.played for one in named(played)]
    best = best_words(
        log, fine, lambda one: BestWord(one.seat, one.word), lambda one: -words.zipf(one.word), words.is_polite
    )
    return Lesson(said, best)


def _sentence(
    seat: Seat,
    overlooked: Sequence[tuple[tuple[Seat, ...], tuple[str, ...]]],
    slips: Sequence[Erred],
    messages: Catalogue,
) -> str:
    own = [slip for slip in slips if slip.seat == seat]
    known = [found[0] for winners, found in overlooked if seat not in winners and found]
    if len(own) >= HASTY and len(own) > len(known):
        return messages.say("bottle-lesson-hasty", count=len(own), words=some_words(slip.word for slip in own))
    if known:
        return messages.say("bottle-lesson-missed", words=some_words(known))
    return messages.say("bottle-lesson-nothing-missed")


def _everyday(game: Bottle, state: State, played: Played) -> tuple[str, ...]:
    """Return everyday words for this roll: first those that nobody named, then the most common."""
    words = game.referee.words
    found = answers(words, played.roll, double_letters=game.settings.double_letters) & common_nouns(words)
    likely = [word for word in found if is_likely(words, word) and (word not in state.used or word in played.words)]
    return tuple(sorted(likely, key=lambda word: (word in state.used, -words.zipf(word), word)))
