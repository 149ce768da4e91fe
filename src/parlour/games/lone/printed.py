"""For a printer: the sheet (LON-03), and seven letter dice with the joker (LON-02)."""

from collections.abc import Sequence

from parlour.core.extras import paper
from parlour.games.lone.components import Row, shipped_dice, shipped_sheet
from parlour.games.lone.model import Settings
from parlour.messages import catalogue

SLATE = "#42505e"
ROUNDS = 4
PENCIL = paper.drawn(__file__, "picture.json")


def prints(language: str, settings: Settings) -> paper.Paper:
    messages = catalogue(language, __package__)
    says = messages.under("lone-print-")
    every = (settings.dice or shipped_dice(language)).faces
    letters = [paper.Die(tuple(map(paper.Face, faces))) for faces in every]
    joker = paper.Die((paper.Face(),) * 6, says["joker"])
    sheet, dice = _sheet(says, settings.sheet or shipped_sheet()), paper.Dice((*letters, joker))
    return paper.paper_of("lone", messages, SLATE, PENCIL, sheet=sheet, dice=dice)


def _sheet(says: dict[str, str], sheet: Sequence[Row]) -> paper.Form:
    rows = tuple((row.squares, row.points) for row in sheet)
    rounds = tuple(str(one + 1) for one in range(ROUNDS))
    return paper.Form(
        says["sheet"],
        (
            paper.Blanks((says["name"],)),
            paper.Says(says["says"]),
            paper.Squares((says["round"], says["points"], says["score"]), rows),
            paper.Says(says["rounds"]),
            paper.Grid((*rounds, says["total"]), (("",) * (ROUNDS + 1),), (*(1.0,) * ROUNDS, 1.5), 10),
        ),
        across=2,
        down=1,
    )
