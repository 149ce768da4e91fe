"""A box of one's own (COM-09): message cards of both sides."""

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

from parlour.core.extras.box.kit import Kit, Parts, Path, Problem
from parlour.games.stars.components.cards import COLUMNS, FEWEST, GAP, shipped_cards
from parlour.languages import Unreadable
from parlour.languages.found import language as installed

MOST_CARDS = 60
SIDES = ("alien", "scientists")


Word = Annotated[str, Meta(max_length=64)]
Column = tuple[Word, Word, Word, Word, Word, Word]


class Card(Struct, frozen=True):
    id: Annotated[str, Meta(min_length=1, max_length=20)]
    sentence: Annotated[str, Meta(min_length=1, max_length=300)]
    columns: tuple[Column, Column, Column]


Deck = Annotated[tuple[Card, ...], Meta(min_length=FEWEST, max_length=MOST_CARDS)]


class Cards(Struct, frozen=True):
    alien: Deck
    scientists: Deck


def ours(language: str) -> dict[str, Any]:
    cards = to_builtins(shipped_cards(language))
    return {"cards": {side: cards[side] for side in SIDES}}


def check(parts: Parts, language: str) -> Iterator[Problem]:
    for side in SIDES:
        named: set[str] = set()
        for number, card in enumerate(parts["cards"][side]):
            at: Path = ("cards", side, number)
            if card["id"] in named:
                yield Problem((*at, "id"), "id-twice", {"id": card["id"]})
            named.add(card["id"])
            gaps = card["sentence"].count(GAP)
            if gaps != COLUMNS:
                yield Problem((*at, "sentence"), "gaps", {"n": COLUMNS, "gap": GAP, "are": gaps})
            yield from _words(card["columns"], (*at, "columns"), language)


def _words(columns: list[list[str]], at: Path, language: str) -> Iterator[Problem]:
    seen: set[str] = set()
    for number, column in enumerate(columns):
        for row, word in enumerate(column):
            read = _read(word, language)
            if len(read) < 2:
                yield Problem((*at, number, row), "no-word", {"word": word})
            elif read in seen:
                yield Problem((*at, number, row), "word-twice", {"word": word})
            seen.add(read)


def _read(word: str, language: str) -> str:
    """Return a word as it is compared; empty if it can't be read."""
    try:
        return installed(language).alphabet.read(word)
    except Unreadable:
        return ""


def settle(parts: Parts, language: str) -> dict[str, Any]:
    decks = {side: [_card(card, language) for card in parts["cards"][side]] for side in SIDES}
    return {"cards": {"language": language, **decks}}


def _card(card: dict[str, Any], language: str) -> dict[str, Any]:
    return {**card, "columns": [[_read(word, language) for word in column] for column in card["columns"]]}


def written(parts: Parts, language: str) -> dict[str, Any]:
    """Return a table's cards as a box has them, which names the language once."""
    return {"cards": {side: parts["cards"][side] for side in SIDES}} if parts else {}


BOX = Kit(parts={"cards": Cards}, ours=ours, check=check, settle=settle, written=written)
