"""`parlour print`: sheets, pads, cards and dice for a table without a box."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import completion
from parlour.cli.boxes import BoxFile, brought
from parlour.cli.output import print_json, stop
from parlour.core.commands.language_option import language_option
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.printing import make


def print_game(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completion.games, help="A game.")],
    language: Annotated[
        str | None, language_option("The language that is printed: English, or that of your box.")
    ] = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    what: Annotated[
        list[str] | None,
        typer.Option(help="Only this part, such as rules, dice, labels or cards; may be repeated."),
    ] = None,
    box: BoxFile = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE.pdf", help="Default: GAME-LANGUAGE-PAPER.pdf."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Sheets, pads, cards, dice to fold, labels for blank dice and the rules in short, as a PDF. Fronts are odd pages,
    their backs even ones: print on both sides, or the odd pages alone."""
    if game not in CATALOGUE:
        stop(f"there is no game {game!r}; there are: {', '.join(CATALOGUE)}")
    whats = [one.strip() for given in what or () for one in given.split(",") if one.strip()]
    entry, own = CATALOGUE[game], brought(box, game, language)
    language = language or own.get("language", ENGLISH)
    settings, _ = entry.settle(own)
    printed = make(entry, language, paper.casefold(), whats, settings)
    file = output or Path("-".join([game, *whats, language, paper.casefold()]) + ".pdf")
    file.write_bytes(printed.data)
    if json:
        print_json({"file": str(file), "pages": printed.pages})
    else:
        typer.echo(f"{file}: {printed.pages} pages")
