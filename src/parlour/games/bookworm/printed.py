"""For a printer: category cards and Bookworm cards (BKW-01), the dice (BKW-02) and a score pad."""

from collections.abc import Sequence

from parlour.core.extras.paper import (
    Card,
    Circle,
    Deck,
    Dice,
    Die,
    Drawing,
    Face,
    Lines,
    Paper,
    Part,
    Token,
    score_pad,
)
from parlour.games.bookworm.components import BOOKWORM_CARDS, SIDES, lines, shipped_cards, shipped_dice
from parlour.games.bookworm.components import Card as Lettered
from parlour.games.bookworm.components import Dice as Own
from parlour.games.bookworm.components import Face as Side
from parlour.games.bookworm.model.settings import Settings
from parlour.messages import Catalogue, catalogue

LEAF = "#3f6420"
LEVELS = {"green": "#5d9636", "yellow": "#e3ae23", "red": "#b9402c"}
WIDTH, HEIGHT = 63.0, 50.0
PLAYERS, ROUNDS = 6, 10
GREEN = ("#8cbf5a", "#1d330c")


def prints(language: str, settings: Settings) -> Paper:
    messages = catalogue(language, __package__)
    says = messages.under("bookworm-print-")
    dice, cards = settings.dice or shipped_dice(language), settings.cards or shipped_cards(language)
    return Paper(
        parts=(
            Part("cards", says["cards"], Deck((*_categories(cards, language), *_worms(says)), WIDTH, HEIGHT)),
            Part("scores", says["scores"], score_pad(says["scores"], says, PLAYERS, ROUNDS)),
            Part("dice", says["dice"], Dice((*_white(dice), _special(dice, messages)))),
        ),
        needs=says["needs"],
        aids=(*messages.lines("bookworm-print-aid"), *(_rule(side, messages) for side in SIDES)),
        tint=LEAF,
        picture=WORM,
    )


def _categories(cards: Sequence[Lettered], language: str) -> list[Card]:
    return [Card(Lines(tuple((LEVELS[line.level], line.text(language)) for line in lines(card)))) for card in cards]


def _worms(says: dict[str, str]) -> tuple[Card, ...]:
    return (Card(Token(WORM, says["worm"])),) * BOOKWORM_CARDS


def _white(dice: Own) -> list[Die]:
    every = [[Side.of(text) for text in faces] for faces in dice.white]
    return [Die(tuple(Face(side.letters.upper(), dots=side.dots) for side in sides)) for sides in every]


def _special(dice: Own, messages: Catalogue) -> Die:
    faces = tuple(Face(messages.say(f"bookworm-side-{side}")) for side in dice.special)
    return Die(faces, messages.say("bookworm-print-special"), *GREEN)


def _rule(side: str, messages: Catalogue) -> str:
    name = f"bookworm-side-{side}"
    return f"{messages.say(name)}: {messages.say(f'{name}.says')}"


BODY, SHINE, RIM, EYE = "#7fae4a", "#a6cf72", "#2a1f16", "#ffffff"
WORM: Drawing = (
    Circle(0.1, 0.74, 0.1, BODY),
    Circle(0.24, 0.8, 0.12, SHINE),
    Circle(0.4, 0.74, 0.13, BODY),
    Circle(0.53, 0.6, 0.14, SHINE),
    Circle(0.68, 0.4, 0.2, BODY),
    Circle(0.61, 0.37, 0.085, RIM),
    Circle(0.61, 0.37, 0.065, EYE),
    Circle(0.78, 0.37, 0.085, RIM),
    Circle(0.78, 0.37, 0.065, EYE),
    Circle(0.62, 0.38, 0.028, RIM),
    Circle(0.79, 0.38, 0.028, RIM),
)
