"""The phrases of a language, the names of the seats, and dice as letters: what text and events are told with."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core import Seat
from parlour.games.bookworm.components import Face, Line, Side
from parlour.games.bookworm.events import Mark

Names = Sequence[str]


@cache
def _phrases(language: str) -> dict[str, Any]:
    every = msgspec.json.decode(Path(__file__).with_name("phrases.json").read_bytes())
    phrases: dict[str, Any] = every[language]
    return phrases


class Teller:
    def __init__(self, names: Names, language: str) -> None:
        self.names = names
        self.language = language
        self.phrases = _phrases(language)

    def say(self, key: str, **parts: object) -> str:
        phrase: str = self.phrases[key]
        return phrase.format(**parts)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Sequence[Seat]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def category(self, line: Line) -> str:
        return line.uk if self.language == "uk" else line.en

    def level(self, line: Line) -> str:
        return str(self.phrases["levels"][line.level])

    def side(self, side: Side) -> str:
        return str(self.phrases["sides"][side])

    def face(self, side: Side) -> str:
        return str(self.phrases["faces"][side])

    def mark(self, mark: Mark) -> str:
        """The small sign that the table sees beside a word, and what was probably meant."""
        sign = str(self.phrases["marks"][mark.fit])
        return sign + (self.say("meant", meant=mark.meant.upper()) if mark.meant else "")

    def points(self, points: Sequence[int]) -> str:
        return ", ".join(
            self.say("sheet", name=name, points=gained) for name, gained in zip(self.names, points, strict=False)
        )


def face(face: Face) -> str:
    """Letters and dots, as on the die: CK··."""
    return f"[{face.letters.upper()}{'·' * face.dots}]"
