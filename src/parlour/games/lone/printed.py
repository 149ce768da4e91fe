"""For a printer: the sheet (LON-03), and seven letter dice with the joker (LON-02)."""

from collections.abc import Sequence

from parlour.core.extras.paper import (
    Blanks,
    Dice,
    Die,
    Drawing,
    Face,
    Form,
    Grid,
    Paper,
    Part,
    Polygon,
    Says,
    Squares,
)
from parlour.games.lone.components import Row, shipped_dice, shipped_sheet
from parlour.games.lone.model import Settings
from parlour.messages import catalogue

SLATE = "#42505e"
ROUNDS = 4
PENCIL: Drawing = (
    Polygon(((0.22, 0.66), (0.74, 0.14), (0.86, 0.26), (0.34, 0.78)), "#e3a531"),
    Polygon(((0.22, 0.66), (0.34, 0.78), (0.14, 0.86)), "#e9d3ae"),
    Polygon(((0.74, 0.14), (0.82, 0.06), (0.94, 0.18), (0.86, 0.26)), "#c96a6a"),
)


def prints(language: str, settings: Settings) -> Paper:
    messages = catalogue(language, __package__)
    says = messages.under("lone-print-")
    letters = tuple(Die(tuple(map(Face, faces))) for faces in (settings.dice or shipped_dice(language)).faces)
    joker = Die((Face(),) * 6, says["joker"])
    return Paper(
        parts=(
            Part("sheet", says["sheet"], _sheet(says, settings.sheet or shipped_sheet())),
            Part("dice", says["dice"], Dice((*letters, joker))),
        ),
        needs=says["needs"],
        aids=messages.lines("lone-print-aid"),
        tint=SLATE,
        picture=PENCIL,
    )


def _sheet(says: dict[str, str], sheet: Sequence[Row]) -> Form:
    rows = tuple((row.squares, row.points) for row in sheet)
    rounds = tuple(str(one + 1) for one in range(ROUNDS))
    return Form(
        says["sheet"],
        (
            Blanks((says["name"],)),
            Says(says["says"]),
            Squares((says["round"], says["points"], says["score"]), rows),
            Says(says["rounds"]),
            Grid((*rounds, says["total"]), (("",) * (ROUNDS + 1),), (*(1.0,) * ROUNDS, 1.5), 10),
        ),
        across=2,
        down=1,
    )
