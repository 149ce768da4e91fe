"""What the terminal itself says at a table, in the table's language."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core import Refused
from parlour.lexicon import Reason
from parlour.lexicon.verdict import CODES


@cache
def _read(file: str, language: str) -> dict[str, Any]:
    every: dict[str, dict[str, Any]] = msgspec.json.decode(Path(__file__).with_name(file).read_bytes())
    return every[language]


def _phrases(language: str) -> dict[str, Any]:
    return _read("phrases.json", language)


def how_to_type(language: str, game: str) -> list[str]:
    """What a line may be, and what it does; nothing for a game that is typed by the names of its moves."""
    ways: list[tuple[str, str]] = _read("typing.json", language).get(game, [])
    width = max((len(typed) for typed, _ in ways), default=0)
    return [f"{typed:{width}}  {does}" for typed, does in ways]


def about(language: str, game: str) -> str:
    """What the game is, in two sentences; nothing for a game that nobody described."""
    told: dict[str, str] = _phrases(language)["about"]
    return told.get(game, "")


def phrase(language: str, key: str, **parts: object) -> str:
    text: str = _phrases(language)[key]
    return text.format(**parts)


def counted(language: str, words: Sequence[str], shown: int) -> str:
    """How many words, and the first of them."""
    if not words:
        return phrase(language, "none")
    more = phrase(language, "more", count=len(words) - shown) if len(words) > shown else ""
    return f"{len(words)}: {', '.join(words[:shown])}{more}"


def bot_names(language: str) -> list[str]:
    names: list[str] = _phrases(language)["bots"]
    return names


def refusal(language: str, game: str, refused: Refused) -> str:
    """Why something was refused: in the game's own words, in those of every game, or in those of the lexicon."""
    known: dict[str, dict[str, str]] = _phrases(language)["refused"]
    own = {**known.get("every", {}), **known.get(game, {})}.get(refused.code)
    if own is not None:
        return own.format(detail=refused.detail)
    return Reason(refused.code).text(language) if refused.code in CODES else refused.detail or refused.code
