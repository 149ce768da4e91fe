"""After a game: the word of each side that could most easily have told more."""

from collections.abc import Sequence

from parlour.core import Logged, Seat, Table
from parlour.core.extras.lesson import BestWord, Lesson, best_words, some_words
from parlour.games.stars.game import Stars
from parlour.games.stars.model.state import State
from parlour.games.stars.review import Review, Told
from parlour.games.stars.rules.sides import place_of
from parlour.messages import Catalogue, catalogue

MORE = 1.25
"""So many times as much is worth a word."""
LEAST = 0.25
"""Of a word that promised nothing at all it would be said how many times nothing another one is."""


def lesson(game: Stars, log: Sequence[Logged], seats: int, review: Review, language: str) -> Lesson:
    state: State = Table.replay(game, seats, log).state
    messages = catalogue(language, __package__)
    own = [_sent_by(state, review, seat) for seat in range(seats)]
    said = tuple(_sentence(told, messages) for told in own)
    each = [(seat, told) for seat, learned in enumerate(own) for told in learned]
    best = best_words(
        log, each, lambda pair: BestWord(pair[0], pair[1].word), lambda pair: pair[1].bits, game.lexicon.is_polite
    )
    return Lesson(said, best)


def _sent_by(state: State, review: Review, seat: Seat) -> list[Told]:
    """What this seat's side sent, as its own Scientists heard it."""
    place = place_of(state, seat)
    if place is None:
        return []
    team, side = place
    return [told for told in review.teams[team] if (told.team, told.side) == (team, side)]


def _sentence(sent: Sequence[Told], messages: Catalogue) -> str:
    if not sent:
        return ""
    better = [told for told in sent if told.better]
    worst = max(better, key=lambda told: told.better[0].bits - told.expected, default=None)
    if worst is None or _times(worst) < MORE:
        return messages.say("stars-lesson-told-all")
    better_word = some_words([worst.better[0].word])
    times = round(_times(worst), 1)
    return messages.say("stars-lesson-told-less", word=worst.word.upper(), better=better_word, times=times)


def _times(told: Told) -> float:
    return told.better[0].bits / max(LEAST, told.expected)
