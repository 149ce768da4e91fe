"""What the terminal itself says at a table, in the table's language."""

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


def phrase(language: str, key: str, **parts: object) -> str:
    text: str = _phrases(language)[key]
    return text.format(**parts)


def bot_names(language: str) -> list[str]:
    names: list[str] = _phrases(language)["bots"]
    return names


def refusal(language: str, refused: Refused) -> str:
    """Why something was refused, as far as the language has words for it."""
    if refused.code in CODES:
        return Reason(refused.code).text(language)
    known: dict[str, str] = _phrases(language)["refused"]
    return known.get(refused.code) or refused.detail or refused.code
