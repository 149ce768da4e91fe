"""Dice as letters, categories and sides in words: what text and events are told with."""

from collections.abc import Sequence

from parlour.core.teller import Names
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bookworm.components import Face, Line, Side
from parlour.games.bookworm.events import Mark


class Teller(CoreTeller):
    def __init__(self, names: Names, language: str) -> None:
        super().__init__(__file__, names, language)

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
