"""Cases for the tools pages, which count in the browser, and for the rules.

`web/tests/games/beside.test.ts` reads the same file.
"""

import json
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from parlour.games.bookworm.components import SPECIAL, Face
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.rules.taking import TO_WIN as BOOKWORM_TO_WIN
from parlour.games.bookworm.rules.taking import points as bookworm_points
from parlour.games.bottle.components import DIAMONDS, TO_WIN
from parlour.games.lone.components import shipped_sheet
from parlour.games.lone.model import Line, Outcomes, Settings, State
from parlour.games.lone.rules import Referee, cheapest, used_rows, words_a_round
from parlour.games.rebus.components import STAR, Tile, islands, runs, shipped_dice
from parlour.games.rebus.rules.law import score
from parlour.lexicon import HouseWords, Lexicon, letters
from rules.bottle_scene import BottleScene

CASES = json.loads(Path(__file__).with_name("beside-cases.json").read_text("utf-8"))
ANY_WORD = SimpleNamespace(
    house=HouseWords(),
    is_spelling=lambda word: True,
    letters=letters,
    verdict=lambda word: SimpleNamespace(reason=None),
)


@pytest.mark.rule("BOT-04")
def test_diamonds() -> None:
    assert CASES["bottle"] == {"start": BottleScene(2).state.diamonds[0], "reserve": DIAMONDS, "to_win": TO_WIN}


@pytest.mark.rule("BKW-15")
@pytest.mark.rule("BKW-21")
@pytest.mark.rule("BKW-22")
@pytest.mark.parametrize("case", CASES["bookworm"])
def test_a_round_of_bookworm(case: dict[str, Any]) -> None:
    assert BOOKWORM_TO_WIN == 21
    faces = tuple(Face("a", dots) for dots in case["dice"])
    stack = (*range(len(faces)), *([SPECIAL] if case["special"] != "none" else []))
    side = {"none": None, "other": "a-z"}.get(case["special"], case["special"])
    spread = cast(Spread, SimpleNamespace(stacks=(stack,), worms=(case["cards"],)))
    assert bookworm_points(spread, 0, faces, side, case["failed"]) == case["points"]


@pytest.mark.rule("LON-15")
@pytest.mark.rule("LON-16")
@pytest.mark.rule("LON-17")
@pytest.mark.rule("LON-18")
@pytest.mark.parametrize("case", CASES["lone"], ids=lambda case: case["name"])
def test_an_evening_of_lone_words(case: dict[str, Any]) -> None:
    seats = [seat for seat, _ in enumerate(case["rounds"][0]["words"])]
    sheets: tuple[Outcomes, ...] = tuple(() for _ in seats)
    given: list[set[int]] = [set() for _ in seats]
    referee = Referee(cast(Lexicon, ANY_WORD), Settings(own_repeats=case["own_repeats"]), shipped_sheet())
    for number, outcome in enumerate(case["rounds"], 1):
        drafts = tuple(_lines(outcome["words"][seat], used_rows(sheets[seat]) | given[seat]) for seat in seats)
        state = State(
            seats=len(seats),
            sheets=sheets,
            drafts=drafts,
            extras=tuple(() for _ in seats),
            round=number,
            letters=outcome["letters"],
            refused=(*outcome["struck"],),
        )
        found = referee.compare(state)
        for seat in seats:
            by_word = {line.word: [line.points, line.why, [*line.by]] for line in found[seat]}
            assert by_word == outcome["outcomes"][seat]
            taken = used_rows(sheets[seat]) | given[seat] | {line.row for line in drafts[seat]}
            rows = cheapest(shipped_sheet(), taken, words_a_round(len(seats)) - len(drafts[seat]))
            assert [shipped_sheet()[row].squares for row in rows] == outcome["given"][seat]
            given[seat] |= {*rows}
        sheets = tuple((*sheet, *lines) for sheet, lines in zip(sheets, found, strict=True))


@pytest.mark.rule("REB-07")
@pytest.mark.rule("REB-09")
@pytest.mark.rule("REB-12")
@pytest.mark.parametrize("case", CASES["rebus"], ids=lambda case: case["roll"])
def test_a_crossword_of_letters_rebus(case: dict[str, Any]) -> None:
    values, dice, tiles = shipped_dice(case["language"]).value, list(case["roll"]), []
    for row, line in enumerate(case["rows"]):
        for col, letter in enumerate(line):
            if letter != ".":
                sign = letter if letter in dice else STAR
                die = dice.index(sign)
                dice[die] = ""
                tiles.append(Tile(die, row, col, letter, values[letter], sign == STAR))
    found, laid = score(tiles, sum(values.get(sign, 0) for sign in dice)), runs(tiles)
    assert [run.letters for run in laid] == case["words"]
    assert [found.across, found.down, found.unused, found.total] == [
        case["across"],
        case["down"],
        case["unused"],
        case["total"],
    ]
    shown = {tile.die: tile.letter for tile in tiles}
    parts = [{shown[die] for die in island} for island in islands(laid)]
    assert sorted({letter for one, two in combinations(parts, 2) for letter in one & two}) == case["apart"]


def _lines(words: list[str], taken: set[int]) -> tuple[Line, ...]:
    """Each word on the first free row of its length (LON-06)."""
    lines: list[Line] = []
    for word in words:
        free = (
            row for row, one in enumerate(shipped_sheet()) if one.squares == len(letters(word)) and row not in taken
        )
        lines.append(Line(next(free), word))
        taken = taken | {lines[-1].row}
    return tuple(lines)
