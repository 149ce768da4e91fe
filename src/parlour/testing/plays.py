"""Recorded plays: whole games as a log and as text. A log must replay for ever, and a text shows what a change does.

`NAME.jsonl` is the log and `NAME.txt` the story: every event in a sentence, and every seat's view now and then.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from parlour.core import AnyTable, Bot, Entry, Table, heading_of, write_log
from parlour.core.league.league import play_out
from parlour.core.trial import fitting_seats
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon
from parlour.testing.laws.showing import NAMES

VIEWS = 6
"""How often a story shows all views."""
LEVELS = (4, 3, 5, 2)


class Recipe(Struct, frozen=True, kw_only=True):
    """How a recorded game comes about. By default bots of mixed levels play, on as many seats as fit."""

    settings: dict[str, Any] = {}
    seats: int | None = None
    bots: Callable[[Lexicon], list[Bot]] | None = None

    @property
    def language(self) -> str:
        return str(self.settings.get("language", ENGLISH))


def recipes_of(entry: Entry) -> Iterator[tuple[str, Recipe]]:
    """Yield a game at its defaults, in each other mode and in each other language, with their names."""
    yield f"{entry.id}-default", Recipe()
    default = getattr(entry.settings(), "mode", None)
    for mode in entry.modes:
        if mode != default:
            yield f"{entry.id}-{mode}", Recipe(settings={"mode": mode})
    for language in entry.languages:
        if language != ENGLISH:
            yield f"{entry.id}-{language}", Recipe(settings={"language": language})


def played(entry: Entry, name: str, recipe: Recipe) -> AnyTable:
    """Play a game by its recipe. The name alone is the seed, so no game changes because another was added."""
    lexicon = Lexicon.load(recipe.language)
    game = entry.open(Lexicon.load, recipe.settings)
    seats = recipe.seats or fitting_seats(entry, game)
    bots = recipe.bots(lexicon) if recipe.bots else [entry.bot(lexicon, level) for level in (LEVELS * 3)[:seats]]
    return play_out(game, bots, Random(name))


def record(folder: Path, entry: Entry, name: str, recipe: Recipe) -> AnyTable:
    """Play a game and write its log and its story."""
    table = played(entry, name, recipe)
    lines = write_log(heading_of(table, recipe.language, Lexicon.load(recipe.language).hash), table.log)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    (folder / f"{name}.txt").write_text(story(entry, table, recipe.language), "utf-8")
    return table


def story(entry: Entry, table: AnyTable, language: str) -> str:
    names = NAMES[: table.seats]
    again: AnyTable = Table(table.game, table.first_seats)
    marks = {len(table.log) * part // VIEWS for part in range(1, VIEWS + 1)}
    lines: list[str] = []
    for number, line in enumerate(table.log, start=1):
        again.repeat(line)
        lines += [f"{line.at / 1000:8.1f} s  {entry.sentence(event, names, language)}" for event in line.events]
        if number in marks:
            for seat in (None, *range(table.seats)):
                who = names[seat] if seat is not None else "a spectator"
                lines += ["", f"--- what {who} sees", entry.words(again.view(seat), names, language)]
            lines.append("")
    return "\n".join(lines) + "\n"
