"""Events in words: what happened, for a terminal, a log or a screen reader."""

from parlour.core import Event
from parlour.core.teller import Names
from parlour.games.bookworm import events
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.teller import Teller, face


def tell(event: Event, names: Names, language: str = "en") -> str:
    """An event in a sentence."""
    return _told(event, Teller(names, language))


def _told(event: Event, teller: Teller) -> str:
    match event:
        case events.Took(spoken=spoken, special_too=special_too):
            return _took(spoken, special_too, teller)
        case events.BookwormChosen(seat=seat):
            return teller.say("bookworm-chosen", name=teller.name(seat))
        case events.CardTurned(seat=seat, lines=lines):
            shown = " / ".join(map(teller.category, lines))
            return teller.say("card-turned", name=teller.name(seat), lines=shown)
        case events.Picked(seat=seat, category=category):
            return teller.say("picked", name=teller.name(seat), category=teller.category(category))
        case events.DiceRolled(round=number, faces=faces, side=side):
            dice = " ".join(map(face, faces))
            shown = teller.say("with-side", dice=dice, side=teller.side(side)) if side else dice
            return teller.say("dice-rolled", round=number, dice=shown)
        case events.SideTurned(seat=seat, side=side):
            return teller.say("side-turned", name=teller.name(seat), side=teller.side(side))
        case events.RoundEnded(score=score):
            return teller.say("round-ended", round=score.round, points=teller.points(score.points))
        case events.GameEnded(winners=winners):
            return teller.say("game-ended", names=teller.all(winners))
        case _:
            return _told_of_a_word(event, teller)


def _told_of_a_word(event: Event, teller: Teller) -> str:
    match event:
        case events.Doubted(by=by, word=word):
            return teller.say("doubted", name=teller.name(by), word=word.upper())
        case events.VoteEnded(word=word, fits=fits, votes=votes):
            approving = sum(vote for _, vote in votes)
            counted = {"for": approving, "against": len(votes) - approving}
            return teller.say("vote-ended-fits" if fits else "vote-ended-not", word=word.upper(), **counted)
        case events.TakenBack(seat=seat):
            return teller.say("taken-back", name=teller.name(seat))
        case events.SwapAsked(seat=seat, word=word):
            return teller.say("swap-asked", name=teller.name(seat), word=word.upper())
        case events.SwapRefused(by=by):
            return teller.say("swap-refused", name=teller.name(by))
        case events.CategoryChanged(seat=seat):
            return teller.say("category-changed", name=teller.name(seat))
        case events.Failed(seat=seat):
            return teller.say("failed-told", name=teller.name(seat))
        case events.SeatLeft(seat=seat):
            return teller.say("seat-left", name=teller.name(seat))
        case _:
            raise TypeError(f"no words for {event}")


def _took(spoken: events.Spoken, special_too: bool, teller: Teller) -> str:
    die = teller.say("special-die") if spoken.die == SPECIAL else f"#{spoken.die + 1}"
    parts = {"name": teller.name(spoken.seat), "word": spoken.word.upper(), "mark": teller.mark(spoken.mark)}
    if spoken.source is None:
        told = teller.say("took", die=die, **parts)
    else:
        told = teller.say("took-from", die=die, other=teller.name(spoken.source), **parts)
    return told + (teller.say("took-special-too") if special_too else "")
