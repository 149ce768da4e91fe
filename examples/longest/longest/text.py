"""The game in words."""

from parlour.core import Event
from parlour.core.board import Board, Part, Reveal, Score, Step, Tiles
from parlour.core.court.events import SENTENCES, Over
from parlour.core.round.phases import Looked
from parlour.core.round.views import phase_text
from parlour.core.teller import Names, Teller, plain_shared

from .game import LettersRolled, Shown, View


def text(view: View, names: Names, language: str = "en") -> Board:
    teller = Teller(__package__, names, language)
    parts: list[Part] = [Tiles(view.letters.upper(), teller.say("longest-letters"))] if view.letters else []
    if any(view.words):
        shown = (Step(word.upper(), seat) for seat, word in enumerate(view.words) if word)
        parts.append(Reveal(tuple(shown), teller.say("longest-shown")))
    return Board(says=_now(view, teller), scores=tuple(map(Score, view.scores)), parts=tuple(parts))


def _now(view: View, teller: Teller) -> str:
    if isinstance(view.phase, Over):
        return teller.say("longest-over", names=teller.all(view.phase.winners))
    return phase_text(view, teller) or teller.say("longest-write", word=view.word.upper() or "–")


def tell(event: Event, names: Names, language: str = "en") -> str:
    teller = Teller(__package__, names, language)
    match event:
        case Shown(words=words, points=points) if any(points):
            written = (f"{name} {word.upper()}" for name, word in zip(names, words, strict=True) if word)
            best = tuple(seat for seat, own in enumerate(points) if own)
            return teller.say("longest-event-shown", words=", ".join(written), names=teller.all(best))
        case Shown():
            return teller.say("longest-event-nothing")
        case LettersRolled(rolled):
            return teller.say("longest-event-letters-rolled", letters=rolled.upper())
        case Looked():
            return plain_shared(teller, event)
        case _:
            return SENTENCES[type(event)](teller, event)
