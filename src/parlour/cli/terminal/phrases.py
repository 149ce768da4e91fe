"""What the terminal itself says at a table, in the table's language."""

from collections.abc import Sequence
from typing import Any

from parlour.core import Entry, Refused
from parlour.core.teller import phrases_beside
from parlour.lexicon import Reason
from parlour.lexicon.verdict import CODES


def _phrases(language: str) -> dict[str, Any]:
    return phrases_beside(__file__, language)


def how_to_type(language: str, entry: Entry) -> list[str]:
    """What a line may be, and what it does."""
    ways = entry.texts(language).typing
    width = max((len(typed) for typed, _ in ways), default=0)
    return [f"{typed:{width}}  {does}" for typed, does in ways]


def phrase(language: str, key: str, **parts: object) -> str:
    text: str = _phrases(language)[key]
    return text.format(**parts)


def mark(language: str, name: str) -> str:
    """What a kind of real dice is called; a game from outside has its own words."""
    called: dict[str, str] = _phrases(language)["marks"]
    return called.get(name, name)


def counted(language: str, words: Sequence[str], shown: int) -> str:
    """How many words, and the first of them."""
    if not words:
        return phrase(language, "none")
    more = phrase(language, "more", count=len(words) - shown) if len(words) > shown else ""
    return f"{len(words)}: {', '.join(words[:shown])}{more}"


def bot_names(language: str) -> list[str]:
    names: list[str] = _phrases(language)["bots"]
    return names


def refusal(language: str, entry: Entry, refused: Refused) -> str:
    """Why something was refused: in the game's own words, in those of every game, or in those of the lexicon."""
    known: dict[str, str] = {**_phrases(language).get("refused", {}), **entry.texts(language).refused}
    own = known.get(refused.code)
    if own is not None:
        return own.format(detail=refused.detail)
    return Reason(refused.code).text(language) if refused.code in CODES else refused.detail or refused.code
