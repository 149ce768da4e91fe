"""The review of a game: the best words and dice of each turn, and how the dice moved. The lesson: what was missed."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import AnyStory, Seat, Story
from parlour.core.extras.highlights import Lesson, some_words
from parlour.core.table import game_of
from parlour.games.bookworm.analysis.answers import SHOWN, by_letter, left
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.game import Bookworm
from parlour.games.bookworm.model.events import CategoryChanged, Failed, RoundEnded, RoundScore, TakenBack, Took
from parlour.games.bookworm.model.moves import Moves
from parlour.games.bookworm.model.spread import Swapping
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.solver import Option, Position, options
from parlour.games.bookworm.view import View
from parlour.messages import Catalogue, catalogue


def could_say(referee: Referee, state: State, view: View, seat: Seat) -> tuple[Option, ...]:
    """Return the dice that this seat could have taken, the best first, with the most common words for each."""
    every = options(Position.of(view, seat), referee.language, by_letter(left(referee, state)))
    return tuple(replace(option, words=option.words[:SHOWN]) for option in every)


BookwormStory = Story[State, Moves, View]


class TurnReview(Struct, frozen=True):
    """One turn: the word and its die (None: the seat failed or changed the category), and what was best."""

    round: int
    seat: Seat
    word: str | None
    die: int | None
    source: Seat | None
    value: float | None
    best: tuple[Option, ...]


class RoundReview(Struct, frozen=True):
    """A round: its score, its turns, and who had each die in turn (None is the display)."""

    score: RoundScore
    turns: tuple[TurnReview, ...]
    ways: tuple[tuple[int, tuple[Seat | None, ...]], ...]


def review(story: BookwormStory) -> tuple[RoundReview, ...]:
    """Review all finished rounds, also of a running game, because nothing in them is secret."""
    game = game_of(story, Bookworm)
    turns: list[_Turn] = []
    found: list[RoundReview] = []
    for before, line, _ in story.steps:
        for event in line.events:
            match event:
                case Took() if isinstance(before.phase, Swapping):  # the same turn, with another die
                    turns.append(_Turn(turns.pop().before, event))
                case Took() | Failed() | CategoryChanged():
                    turns.append(_Turn(before, event))
                case TakenBack():
                    turns.pop()
                case RoundEnded(score=score):
                    found.append(RoundReview(score, tuple(turn.review(game) for turn in turns), _ways(turns)))
                    turns = []
                case _:
                    pass
    return tuple(found)


class _Turn(Struct, frozen=True):
    before: State
    event: Took | Failed | CategoryChanged

    @property
    def seat(self) -> Seat:
        return self.event.spoken.seat if isinstance(self.event, Took) else self.event.seat

    @property
    def dice(self) -> tuple[int, ...]:
        """What moved to the seat: a die, the special one with the last letter die, or that alone."""
        match self.event:
            case Took(spoken=spoken, special_too=special_too):
                return (spoken.die, SPECIAL) if special_too else (spoken.die,)
            case CategoryChanged():
                return (SPECIAL,)
            case _:
                return ()

    def review(self, game: Bookworm) -> TurnReview:
        state, seat = self.before, self.seat
        every = could_say(game.referee, state, game.view(state, seat), seat)
        if not isinstance(self.event, Took):
            return TurnReview(state.round, seat, None, None, None, None, every[:SHOWN])
        spoken = self.event.spoken
        value = next((option.value for option in every if option.die == spoken.die), None)
        return TurnReview(state.round, seat, spoken.word, spoken.die, spoken.source, value, every[:SHOWN])


def _ways(turns: Sequence[_Turn]) -> tuple[tuple[int, tuple[Seat | None, ...]], ...]:
    dice = sorted({die for turn in turns for die in turn.dice})
    return tuple((die, (None, *(turn.seat for turn in turns if die in turn.dice))) for die in dice)


MORE = 0.5
"""How many points more another die must be worth to be mentioned."""


def lesson(story: AnyStory, review: Sequence[RoundReview], language: str) -> Lesson:
    messages = catalogue(language, __package__)
    return Lesson(tuple(_sentence(seat, review, messages) for seat in range(story.seats)))


def _sentence(seat: int, review: Sequence[RoundReview], messages: Catalogue) -> str:
    stuck = [turn for turn in _failed(review) if turn.seat == seat and turn.best and turn.best[0].words]
    if stuck:
        words = some_words(turn.best[0].words[0] for turn in stuck)
        return messages.say("bookworm-lesson-stuck", count=len(stuck), words=words)
    own = [turn for one in review for turn in one.turns if turn.seat == seat and turn.value is not None]
    dearer = [turn for turn in own if turn.best and turn.best[0].words and _more(turn) >= MORE]
    if not own:
        return ""
    if not dearer:
        return messages.say("bookworm-lesson-best-dice")
    worst = max(dearer, key=_more)
    better = some_words(worst.best[0].words[:1])
    return messages.say("bookworm-lesson-dearer", word=(worst.word or "").upper(), better=better)


def _more(turn: TurnReview) -> float:
    return turn.best[0].value - (turn.value or 0.0)


def _failed(review: Sequence[RoundReview]) -> Iterator[TurnReview]:
    """A turn without a word that ended its round."""
    return (one.turns[-1] for one in review if one.score.has_failed and one.turns and one.turns[-1].word is None)
