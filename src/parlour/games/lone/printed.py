"""For a printer: the sheet (LON-03), and seven letter dice with the joker (LON-02)."""

from collections.abc import Sequence

from parlour.core.extras import paper
from parlour.games.lone.components import Row, shipped_dice, shipped_sheet
from parlour.games.lone.model import Settings
from parlour.messages import catalogue

SLATE = "#42505e"
ROUNDS = 4
PENCIL: paper.Drawing = (
    paper.Polygon(((0.22, 0.66), (0.74, 0.14), (0.86, 0.26), (0.34, 0.78)), "#e3a531"),
    paper.Polygon(((0.22, 0.66), (0.34, 0.78), (0.14, 0.86)), "#e9d3ae"),
    paper.Polygon(((0.74, 0.14), (0.82, 0.06), (0.94, 0.18), (0.86, 0.26)), "#c96a6a"),
)


def prints(language: str, settings: Settings) -> paper.Paper:
    messages = catalogue(language, __package__)
    says = messages.under("lone-print-")
    letters = tuple(
        paper.Die(tuple(map(paper.Face, faces))) for faces in (settings.dice or shipped_dice(language)).faces
    )
    joker = paper.Die((paper.Face(),) * 6, says["joker"])
    return paper.Paper(
        parts=(
            paper.Part("sheet", says["sheet"], _sheet(says, settings.sheet or shipped_sheet())),
            paper.Part("dice", says["dice"], paper.Dice((*letters, joker))),
        ),
        needs=says["needs"],
        aids=messages.lines("lone-print-aid"),
        tint=SLATE,
        picture=PENCIL,
    )


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
