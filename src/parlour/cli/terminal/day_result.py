"""The result of a roll of the day: the points, and a text to share that gives no word away."""

from typing import Any

import msgspec

from parlour.cli.output import console, errors
from parlour.cli.terminal.phrases import phrase
from parlour.core import AnyTable, Day, DayScore, Entry

TITLE = "Parlour"


class Shared(msgspec.Struct, frozen=True):
    points: int
    text: str


def share_of(entry: Entry, dealt: AnyTable, played: AnyTable, day: str, language: str) -> Shared:
    """Return the result of a game that is over. `dealt`: a table where the dice of the day were just rolled."""
    offer = entry.extras.day
    assert offer is not None
    made = _scored(offer, dealt, offer.score(played))
    points = phrase(language, "daily-points", points=made.points)
    shape = offer.shape(made.details)
    return Shared(
        made.points, "\n".join(filter(None, (f"{TITLE} · {entry.title(language)} · {day} · {points}", shape)))
    )


def _scored(offer: Day, dealt: AnyTable, made: DayScore) -> DayScore:
    """Compare a game with the field of the day, where points depend on others."""
    if offer.among is None:
        return made
    with errors.status(""):
        solution = _as_json(offer.solve(dealt))
    (scored,) = offer.among(solution, [_as_json(made.details)], [1.0])
    return scored


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def print_result(result: Shared, language: str) -> None:
    console.print()
    console.print(phrase(language, "daily-points", points=result.points), style="bold", markup=False)
    console.print(phrase(language, "daily-share"), style="dim", markup=False)
    console.print(result.text, markup=False, soft_wrap=True)
