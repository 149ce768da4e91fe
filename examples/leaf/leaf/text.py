"""The game in words: a view, and an event in a sentence."""

from parlour.core import Event
from parlour.core.board import Board, Part, Reveal, Score, Step, Tiles
from parlour.core.teller import Names, Teller, plain_shared

from .model import GameEnded, RoundEnded
from .view import View


def text(view: View, names: Names, language: str = "en") -> Board:
    teller = Teller(__package__, names, language)
    scores = (Score(points, is_done=seat in view.opened) for seat, points in enumerate(view.scores))
    return Board(
        phase=teller.say("leaf-title", round=view.round, rounds=view.rounds),
        says=_now(view, teller),
        scores=tuple(scores),
        parts=tuple(_parts(view, teller)),
    )


def _now(view: View, teller: Teller) -> str:
    if view.winners:
        return teller.say("leaf-over", leaf=view.leaf.upper(), names=teller.all(view.winners))
    return teller.say("leaf-yours", word=view.word.upper()) if view.word else teller.say("leaf-open")


def _parts(view: View, teller: Teller) -> list[Part]:
    """The bookmarks, or the leaf itself, and the words of the last round."""
    if view.winners:
        marks = [Tiles(view.leaf.upper(), teller.say("leaf-there"))]
    else:
        marks = [Tiles(view.low.upper(), teller.say("leaf-after")), Tiles(view.high.upper(), teller.say("leaf-before"))]
    return [*marks, _revealed(view.last, teller)] if view.last and view.last.nearest else [*marks]


def _revealed(last: RoundEnded, teller: Teller) -> Reveal:
    words = ((seat, word.upper()) for seat, word in enumerate(last.words) if word)
    steps = tuple(Step(word, seat, marked=seat in last.nearest) for seat, word in words)
    return Reveal(steps, teller.say("leaf-last"), teller.say("leaf-won", names=teller.all(last.nearest)))


def tell(event: Event, names: Names, language: str = "en") -> str:
    teller = Teller(__package__, names, language)
    match event:
        case RoundEnded(words, nearest) if nearest:
            shown = (f"{name} {word.upper()}" for name, word in zip(names, words, strict=True) if word)
            return teller.say("leaf-nearest", words=", ".join(shown), names=teller.all(nearest))
        case RoundEnded():
            return teller.say("leaf-nobody")
        case GameEnded(leaf, winners):
            return teller.say("leaf-over", leaf=leaf.upper(), names=teller.all(winners))
        case _:
            return plain_shared(teller, event)
