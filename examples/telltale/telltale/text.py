"""The game in words: a view as a board, and an event in a sentence."""

from parlour.core import Event
from parlour.core.board import Board, Card, Hand, Part, Reveal, Row, Score, Sheet, Step
from parlour.core.teller import Names, Teller, plain_shared

from .game import GameBegan, GameEnded, RoundEnded, View


def text(view: View, names: Names, language: str = "en") -> Board:
    teller = Teller(__package__, names, language)
    return Board(
        phase=teller.say("telltale-title", round=min(len(view.shown) + 1, view.rounds), rounds=view.rounds),
        says=_now(view, teller),
        scores=tuple(_score(view, seat) for seat in range(len(view.scores))),
        parts=(*_hand(view, teller), *_revealed(view, teller), *_words(view, teller)),
    )


def _now(view: View, teller: Teller) -> str:
    if view.winners:
        return teller.say("telltale-over", names=teller.all(view.winners))
    if not view.letter:
        return teller.say("telltale-watch")
    return teller.say("telltale-yours", word=view.word.upper()) if view.word else teller.say("telltale-write")


def _score(view: View, seat: int) -> Score:
    letter = view.letters[seat].upper()
    return Score(view.scores[seat], note=letter and f"[{letter}]", is_done=seat in view.written)


def _hand(view: View, teller: Teller) -> list[Part]:
    """Your own letter, and whom you suspect of which."""
    if not view.letter or view.winners:
        return []
    cards = [Card(view.letter.upper(), teller.say("telltale-letter"))]
    if view.guess is not None:
        seat, letter = view.guess
        cards.append(Card(f"{letter.upper()}?", teller.name(seat)))
    return [Hand(tuple(cards))]


def _revealed(view: View, teller: Teller) -> list[Part]:
    """The words of the last round. Those whose letter is known stand out."""
    if not view.shown:
        return []
    steps = (_step(view, seat, word, teller) for seat, word in enumerate(view.shown[-1]) if word)
    return [Reveal(tuple(steps), teller.say("telltale-last"))]


def _step(view: View, seat: int, word: str, teller: Teller) -> Step:
    letter = view.letters[seat].upper()
    note = teller.say("telltale-known", letter=letter) if letter else ""
    return Step(word.upper(), seat, note, marked=seat in view.found)


def _words(view: View, teller: Teller) -> list[Part]:
    """All words of each player: what could their letter be?"""
    if len(view.shown) < 2:
        return []
    rows = zip(teller.names, zip(*view.shown, strict=True), strict=True)
    sheet = (Row((name, " ".join(word.upper() for word in words if word))) for name, words in rows)
    return [Sheet(tuple(sheet), teller.say("telltale-all"))]


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
