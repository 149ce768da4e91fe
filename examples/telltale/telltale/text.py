"""The game in words: a view, and an event in a sentence."""

from parlour.core import Event
from parlour.core.teller import Names, Teller, plain_shared

from .game import GameBegan, GameEnded, RoundEnded, View


def text(view: View, names: Names, language: str = "en") -> str:
    teller = Teller(__package__, names, language)
    title = teller.say("telltale-title", round=min(len(view.shown) + 1, view.rounds), rounds=view.rounds)
    return "\n".join([title, *(_seat(view, seat, name) for seat, name in enumerate(names)), *_now(view, teller)])


def _seat(view: View, seat: int, name: str) -> str:
    """A line for a player: score, known letter, words so far, and a star once the new word is written."""
    words = " ".join(words[seat].upper() for words in view.shown if words[seat])
    letter = f" [{view.letters[seat].upper()}]" if view.letters[seat] else ""
    mark = " *" if seat in view.written else ""
    return f"{'>' if seat == view.you else ' '} {name}: {view.scores[seat]}{letter} {words}{mark}".rstrip()


def _now(view: View, teller: Teller) -> list[str]:
    if view.winners:
        return [teller.say("telltale-over", names=teller.all(view.winners))]
    if view.you is None or not view.letter:
        return [teller.say("telltale-watch")]
    word = teller.say("telltale-yours", word=view.word.upper()) if view.word else teller.say("telltale-write")
    return [teller.say("telltale-letter", letter=view.letter.upper()), *_guess(view, teller), word]


def _guess(view: View, teller: Teller) -> list[str]:
    if view.guess is None:
        return []
    seat, letter = view.guess
    return [teller.say("telltale-guess", name=teller.name(seat), letter=letter.upper())]


def tell(event: Event, names: Names, language: str = "en") -> str:
    teller = Teller(__package__, names, language)
    match event:
        case GameBegan():
            return teller.say("telltale-began")
        case RoundEnded(words, _, found):
            shown = ", ".join(f"{name} {word.upper()}" for name, word in zip(names, words, strict=False) if word)
            letters = ", ".join(f"{names[seat]} {letter.upper()}" for seat, letter in found)
            return teller.say("telltale-round", words=shown or "–", letters=letters, count=len(found))
        case GameEnded(letters, winners):
            shown = ", ".join(
                f"{name} {letter.upper()}" for name, letter in zip(names, letters, strict=False) if letter
            )
            return teller.say("telltale-ended", letters=shown or "–", names=teller.all(winners))
        case _:
            return plain_shared(teller, event)
