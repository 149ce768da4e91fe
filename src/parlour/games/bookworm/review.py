"""A finished game: the words that counted, its totals and feats, the best words and dice of each turn, the lesson."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import AnyStory, Seat, Story, Table
from parlour.core.extras.highlights import Feat, GoodWord, Lesson, some_words
from parlour.core.table import game_of
from parlour.games.bookworm.analysis import SHOWN, by_letter, left
from parlour.games.bookworm.components import SPECIAL, Face
from parlour.games.bookworm.game import Bookworm
from parlour.games.bookworm.model import events
from parlour.games.bookworm.model.moves import Moves
from parlour.games.bookworm.model.spread import Swapping
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.solver import Option, Position, options
from parlour.games.bookworm.view import View
from parlour.messages import Catalogue, catalogue

BookwormTable = Table[State, Moves, View]


def words(table: BookwormTable) -> Iterator[GoodWord]:
    """Return the words that took a die: many dots are best and, of equals, long words. Time counts from the event
    before. A word that our lists cross out is praised only if the table allowed it."""
    now, faces, before, found = 0, tuple[Face, ...](), 0, dict[tuple[int, str], GoodWord]()
    for line in table.log:
        for event in line.events:
            match event:
                case events.DiceRolled(round=now, faces=faces):
                    pass
                case events.Took(spoken=spoken):  # perhaps again, with another die
                    known = found.get((now, spoken.word))
                    ms = line.at - before if known is None else known.ms
                    found[now, spoken.word] = replace(_word(spoken, faces), round=now, ms=ms)
                case events.VoteEnded(word=word, fits=True) if (now, word) in found:
                    found[now, word] = replace(found[now, word], is_fit=True)
                case events.TakenBack(word=word):
                    found.pop((now, word), None)
                case _:
                    pass
        before = line.at if line.events else before
    is_polite = game_of(table, Bookworm).lexicon.is_polite
    yield from (replace(one, is_fit=one.is_fit and all(map(is_polite, one.word.split()))) for one in found.values())


def _word(spoken: events.Spoken, faces: Sequence[Face]) -> GoodWord:
    dots = 0 if spoken.die == SPECIAL else faces[spoken.die].dots
    value, is_fit = dots + len(spoken.word) / 100, spoken.mark.fit != "no"
    return GoodWord(spoken.seat, spoken.word, value=value, points=dots, is_fit=is_fit)


def totals(table: BookwormTable) -> Sequence[Sequence[int]]:
    points = (score.points for score in table.state.sheet)
    return list(accumulate(points, lambda one, two: tuple(map(sum, zip(one, two, strict=True)))))


def feats(table: BookwormTable) -> Iterator[Feat]:
    """Return the dice that were taken from others, and the words that were voted down (COM-27)."""
    every = [event for line in table.log for event in line.events]
    refused = {(event.seat, event.word) for event in every if isinstance(event, events.TakenBack)}
    allowed = {event.word for event in every if isinstance(event, events.VoteEnded) and event.fits}
    yield from (Feat("blunder", seat, len(word), word) for seat, word in sorted(refused))
    for spoken in (event.spoken for event in every if isinstance(event, events.Took)):
        is_fit = spoken.mark.fit != "no" or spoken.word in allowed
        if spoken.source is not None and is_fit and (spoken.seat, spoken.word) not in refused:
            yield Feat("stolen", spoken.seat, 1, spoken.word)


def could_say(referee: Referee, state: State, view: View, seat: Seat) -> tuple[Option, ...]:
    """Return the dice that this seat could have taken, the best first, with the most common words for each."""
    every = options(Position.of(view, seat), referee.language, by_letter(left(referee, state)))
    return tuple(replace(option, words=option.words[:SHOWN]) for option in every)


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

    score: events.RoundScore
    turns: tuple[TurnReview, ...]
    ways: tuple[tuple[int, tuple[Seat | None, ...]], ...]


def review(story: Story[State, Moves, View]) -> tuple[RoundReview, ...]:
    """Review all finished rounds, also of a running game, because nothing in them is secret."""
    game = game_of(story, Bookworm)
    turns: list[_Turn] = []
    found: list[RoundReview] = []
    for before, line, _ in story.steps:
        for event in line.events:
            match event:
                case events.Took() if isinstance(before.phase, Swapping):  # the same turn, with another die
                    turns.append(_Turn(turns.pop().before, event))
                case events.Took() | events.Failed() | events.CategoryChanged():
                    turns.append(_Turn(before, event))
                case events.TakenBack():
                    turns.pop()
                case events.RoundEnded(score=score):
                    found.append(RoundReview(score, tuple(turn.review(game) for turn in turns), _ways(turns)))
                    turns = []
                case _:
                    pass
    return tuple(found)


class _Turn(Struct, frozen=True):
    before: State
    event: events.Took | events.Failed | events.CategoryChanged

    @property
    def seat(self) -> Seat:
        return self.event.spoken.seat if isinstance(self.event, events.Took) else self.event.seat

    @property
    def dice(self) -> tuple[int, ...]:
        """What moved to the seat: a die, the special one with the last letter die, or that alone."""
        match self.event:
            case events.Took(spoken=spoken, special_too=special_too):
                return (spoken.die, SPECIAL) if special_too else (spoken.die,)
            case events.CategoryChanged():
                return (SPECIAL,)
            case _:
                return ()

    def review(self, game: Bookworm) -> TurnReview:
        state, seat = self.before, self.seat
        every = could_say(game.referee, state, game.view(state, seat), seat)
        if not isinstance(self.event, events.Took):
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
    ends = (one.turns[-1] for one in review if one.score.has_failed and one.turns)
    stuck = [turn for turn in ends if turn.word is None and turn.seat == seat and turn.best and turn.best[0].words]
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
