"""How a moment of a game looks: on a terminal that can be drawn on, and on one that can't."""

import re
from collections.abc import Mapping
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from parlour.cli.terminal.drawing import paint_of
from parlour.cli.terminal.phrases import phrase
from parlour.cli.terminal.session import People, Shown
from parlour.core import Entry
from parlour.core.board import in_words
from parlour.languages import ENGLISH

_PAINT = {
    r"\+\d+": "bold green",
    r"−\d+": "bold red",
    "^> .*?(?=  |$)": "bold",
}
BAR = 40
BRIGHT = 3
ROOMY = 8
"""With fewer lines to spare than this, a screen shows the game, what was said and the prompt, and no more."""


def painted(text: str, paint: Mapping[str, str], style: str = "") -> Text:
    """Plain text with colours laid over it: those of the game, and those of points and of whose turn it is."""
    drawn = Text(text, style=style)
    for pattern, colour in {**paint, **_PAINT}.items():
        drawn.highlight_regex(re.compile(pattern, re.MULTILINE), colour)
    return drawn


def clock(left: float | None, span: float, language: str = ENGLISH) -> Text:
    """A countdown: it starts as a whole bar, however long it is, and turns red for its last seconds."""
    if left is None:
        return Text()
    full = min(BAR, round(BAR * left / span)) if span else 0
    colour = "red" if left < 3 else "yellow" if left < 6 else "green"
    seconds = phrase(language, "seconds", seconds=left)
    return Text("  " + "━" * full, style=colour) + Text("─" * (BAR - full) + f" {seconds:>6}", style="dim")


class Drawn:
    """The whole terminal, drawn again ten times a second."""

    def __init__(self, console: Console, entry: Entry, people: People) -> None:
        self._console = console
        self._title = entry.title(people.language)
        self._paint = entry.extras.terminal.paint
        self._people = people
        self._live = Live(console=console, screen=True, auto_refresh=False, transient=True)

    def __enter__(self) -> "Drawn":
        self._live.__enter__()
        return self

    def __exit__(self, *raised: Any) -> None:
        self._live.__exit__(*raised)

    def show(self, shown: Shown) -> None:
        self._live.update(self._drawn(shown), refresh=True)

    def _drawn(self, shown: Shown) -> RenderableType:
        """The game above, the prompt at the bottom, and between them as much of what was said as there is room for."""
        game = [
            painted(shown.text, paint_of(shown.drawing, self._paint)),
            clock(shown.left, shown.span, self._people.language),
        ]
        below = [Text(f"  {shown.refused}", style="red"), self._prompt(shown)]
        if self._room(game, below) > ROOMY:
            game = [Text(self._title, style="bold"), Text(), *game, Text()]
            below = [Text(), *below, Text(), self._footer(shown.goes_on)]
        room = self._room(game, below)
        if room < 0:  # the prompt matters most, then the question above it
            game = [line for part in game for line in part.wrap(self._console, self._console.width)][-room:]
        said = self._newest(shown.said, room)
        left = room - sum(map(self._height, said))
        return Group(*game, *said, *[Text()] * left, *below)

    def _newest(self, said: tuple[str, ...], room: int) -> list[Text]:
        """As many of the latest lines as fit, wrapped ones counted for what they take; all but the last few dimmed."""
        lines: list[Text] = []
        for number, line in enumerate(reversed(said)):
            text = painted(f"  {line}", self._paint, style="" if number < BRIGHT else "dim")
            room -= self._height(text)
            if room < 0:
                break
            lines.append(text)
        return lines[::-1]

    def _room(self, *parts: list[Text]) -> int:
        return self._console.height - sum(self._height(text) for texts in parts for text in texts)

    def _height(self, part: Text) -> int:
        return len(part.wrap(self._console, self._console.width))

    def _prompt(self, shown: Shown) -> Text:
        people = self._people
        who = "anyone" if shown.typing is None else "typing"
        name = "" if shown.typing is None else people.names[shown.typing]
        prompt = Text(f"{phrase(people.language, who, name=name)} ", style="bold")
        return prompt + Text(shown.line) + Text("▏", style="blink")

    def _footer(self, goes_on: bool) -> Text:
        people = self._people
        enter = phrase(people.language, "go-on") + " · " if goes_on else ""
        seats = phrase(people.language, "seats", keys=people.keys()) + " · " if len(people) > 1 else ""
        return Text(enter + seats + phrase(people.language, "leave"), style="dim", overflow="ellipsis", no_wrap=True)


class Printed:
    """Where nothing can be drawn over: first the view, then each new thing that happened as a line, and the view."""

    def __init__(self, console: Console, people: People) -> None:
        self._console = console
        self._people = people
        self._said = 0
        self._refused = ""
        self._is_new = True

    def show(self, shown: Shown) -> None:
        is_first, new = self._is_new, shown.said[self._said :]
        self._is_new, self._said = False, len(shown.said)
        if is_first:
            self._print_view(shown)
        if shown.refused and shown.refused != self._refused:
            self._print(shown.refused)
        self._refused = shown.refused
        for line in new:
            self._print(line)
        if new and not is_first:
            self._print_view(shown)

    def _print_view(self, shown: Shown) -> None:
        self._print(in_words(shown.drawing, self._people.names, self._people.language) + "\n")

    def _print(self, text: str) -> None:
        self._console.print(text, markup=False, highlight=False, soft_wrap=True)
