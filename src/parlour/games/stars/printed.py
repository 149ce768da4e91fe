"""For a printer: cards (STA-03, STA-05, STA-10), a screen for the cipher, note sheets and consoles (STA-15)."""

from parlour.core.extras import paper
from parlour.games.stars.components.cards import COLUMNS, GAP, Cards, shipped_cards
from parlour.games.stars.components.cipher import AMPLIFY, COLOURS, SUSPICION, TRUST, alphabet_of
from parlour.games.stars.model.moves import Settings
from parlour.messages import Catalogue, catalogue

VIOLET = "#4b3391"
TINTS = {"green": "#2e7d4a", "black": "#1d1a26", "red": "#b3261e"}
SIDES = {"alien": "#2e7d4a", "scientists": VIOLET}
ROUNDS = 4
PLANET = paper.drawn(__file__, "picture.json")


def prints(language: str, settings: Settings) -> paper.Paper:
    messages = catalogue(language, __package__)
    return paper.paper_of(
        "stars",
        messages,
        VIOLET,
        PLANET,
        messages=paper.Deck(_messages(settings.cards or shipped_cards(language), messages), 95, 63),
        cipher=paper.Deck(_letters(language, messages), 31.5, 42),
        notes=_notes(messages),
        console=_console(language, messages),
        transmissions=_transmissions(messages),
        screen=_screen(messages),
    )


def _messages(cards: Cards, messages: Catalogue) -> tuple[paper.Card, ...]:
    return tuple(
        paper.Card(
            paper.Message(card.id, card.sentence.replace(GAP, "_____"), card.columns, tint),
            messages.say(f"stars-side-{side}"),
        )
        for side, tint in SIDES.items()
        for card in (cards.alien if side == "alien" else cards.scientists)
    )


def _letters(language: str, messages: Catalogue) -> tuple[paper.Card, ...]:
    alphabet = alphabet_of(language)
    return tuple(
        paper.Card(
            paper.Letter(letter, messages.say(f"stars-colour-{colour}"), TINTS[colour]),
            messages.say("stars-print-back"),
        )
        for letter in alphabet.letters
        for colour in (alphabet.colours[letter],)
    )


def _notes(messages: Catalogue) -> paper.Form:
    says, sides, groups = (messages.under(f"stars-{part}-") for part in ("print", "side", "group"))
    heads = (says["round"], sides["alien"], says["score"], sides["scientists"], says["score"])
    rounds = tuple((str(one + 1), "", "", "", "") for one in range(ROUNDS))
    return paper.Form(
        says["notes"],
        (
            paper.Blanks((says["name"],)),
            paper.Grid(heads, rounds, (0.8, 3, 1, 3, 1), 11),
            paper.Blanks((says["own"], *("",) * (COLUMNS - 1))),
            paper.Blanks((says["guess"], *("",) * (COLUMNS - 1))),
            paper.Boxes(((groups["trust"], TRUST), (groups["amplify"], AMPLIFY), (groups["suspicion"], SUSPICION))),
        ),
    )


def _transmissions(messages: Catalogue) -> paper.Form:
    """Cards to cut apart, with room for a word and the score that the Alien adds (STA-10)."""
    says = messages.under("stars-print-")
    return paper.Form(
        says["transmissions"], (paper.Grid((says["word"], says["score"]), (("", ""),) * 2 * ROUNDS, (4, 1), 22),)
    )


def _screen(messages: Catalogue) -> paper.Form:
    """The screen that hides the Alien's cipher."""
    says, groups = messages.under("stars-print-"), messages.under("stars-group-")
    boxes = ((groups["trust"], TRUST), (groups["amplify"], AMPLIFY), (groups["suspicion"], SUSPICION))
    return paper.Form(says["screen"], (paper.Says(says["screen-says"]), paper.Boxes(boxes)))


def _console(language: str, messages: Catalogue) -> paper.Form:
    says, names, alphabet = messages.under("stars-print-"), messages.under("stars-colour-"), alphabet_of(language)
    groups = tuple((names[colour], TINTS[colour], getattr(alphabet, colour)) for colour in COLOURS)
    heads = tuple(messages.say(f"stars-group-{group}") for group in ("trust", "amplify", "suspicion"))
    return paper.Form(says["console"], (paper.Says(says["console-says"]), paper.Marks(heads, groups)))
