"""For a printer: category cards and Bookworm cards (BKW-01), the dice (BKW-02) and a score pad."""

from collections.abc import Sequence

from parlour.core.extras import paper
from parlour.games.bookworm.components import (
    BOOKWORM_CARDS,
    SIDES,
    Card,
    Dice,
    Face,
    lines,
    shipped_cards,
    shipped_dice,
)
from parlour.games.bookworm.model.moves import Settings
from parlour.messages import Catalogue, catalogue

LEAF = "#3f6420"
LEVELS = {"green": "#5d9636", "yellow": "#e3ae23", "red": "#b9402c"}
WIDTH, HEIGHT = 63.0, 50.0
PLAYERS, ROUNDS = 6, 10
GREEN = ("#8cbf5a", "#1d330c")
WORM = paper.drawn(__file__, "picture.json")


def prints(language: str, settings: Settings) -> paper.Paper:
    messages = catalogue(language, __package__)
    says = messages.under("bookworm-print-")
    dice, cards = settings.dice or shipped_dice(language), settings.cards or shipped_cards(language)
    stock = (*_categories(cards, language), *[paper.Card(paper.Token(WORM, says["worm"]))] * BOOKWORM_CARDS)
    return paper.paper_of(
        "bookworm",
        messages,
        LEAF,
        WORM,
        paper.rules_of(messages, (f"bookworm-side-{side}" for side in SIDES)),
        cards=paper.Deck(stock, WIDTH, HEIGHT),
        scores=paper.score_pad(says["scores"], says, PLAYERS, ROUNDS),
        dice=paper.Dice((*_white(dice), _special(dice, messages))),
    )


def _categories(cards: Sequence[Card], language: str) -> list[paper.Card]:
    every = (tuple((LEVELS[line.level], line.text(language)) for line in lines(card)) for card in cards)
    return [paper.Card(paper.Lines(texts)) for texts in every]


def _white(dice: Dice) -> list[paper.Die]:
    every = [[Face.of(text) for text in faces] for faces in dice.white]
    return [paper.Die(tuple(paper.Face(side.letters.upper(), dots=side.dots) for side in sides)) for sides in every]


def _special(dice: Dice, messages: Catalogue) -> paper.Die:
    faces = tuple(paper.Face(messages.say(f"bookworm-side-{side}")) for side in dice.special)
    return paper.Die(faces, messages.say("bookworm-print-special"), *GREEN)
