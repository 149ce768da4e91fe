"""What the terminal itself says at a table, in the table's language."""

from parlour.core import Entry, Refused
from parlour.lexicon import Reason
from parlour.messages import catalogue
from parlour.messages.catalogue import Value


def how_to_type(language: str, entry: Entry) -> list[str]:
    """Return what a line may be, and what it does."""
    ways = entry.texts(language).typing
    width = max((len(typed) for typed, _ in ways), default=0)
    return [f"{typed:{width}}  {does}" for typed, does in ways]


def phrase(language: str, key: str, **parts: Value) -> str:
    """Return a message of the terminal: `terminal-KEY`."""
    return catalogue(language).say(f"terminal-{key}", **parts)


def mark(language: str, name: str) -> str:
    """Return what a kind of real dice is called. A game from outside has its own words."""
    messages = catalogue(language)
    return messages.say(f"terminal-mark-{name}") if messages.has(f"terminal-mark-{name}") else name


def refusal(language: str, entry: Entry, refused: Refused) -> str:
    """Return why something was refused: in the words of the game, of Parlour, or of the lexicon."""
    if (own := entry.texts(language).refused.get(refused.code)) is not None:
        return own.format(detail=refused.detail)
    messages = catalogue(language)
    if messages.has(name := f"refused-{refused.code}"):
        return messages.say(name)
    is_known = messages.has(f"reason-{refused.code}")
    return Reason(refused.code).text(language) if is_known else refused.detail or refused.code


def stamp(at: int, language: str) -> str:
    """Table time as people read it: 1:07.3, in Ukrainian and German 1:07,3."""
    seconds, tenths = f"{at // 1000 % 60:02}", str(at // 100 % 10)
    return catalogue(language).say("terminal-stamp", minutes=str(at // 60_000), seconds=seconds, tenths=tenths)


def nameless(seats: int, language: str) -> list[str]:
    """Names for seats of which nothing is known."""
    return [catalogue(language).say("player-number", number=seat + 1) for seat in range(seats)]
