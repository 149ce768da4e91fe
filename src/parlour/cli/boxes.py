"""`parlour box` and `parlour print`: boxes of one's own (COM-09) as files, and sheets, cards and dice for any box."""

from pathlib import Path
from typing import Annotated, Any

import typer

from parlour.cli import game_options
from parlour.cli.game_options import Game, entry_of
from parlour.cli.output import AsJson, show, stop
from parlour.cli.plain import App
from parlour.core.commands import language_option
from parlour.core.extras.box.check import Checked, check_box, our_box, place_of, problem_in_words, settings_of
from parlour.core.extras.box.toml import LARGEST, NoToml, read_toml, too_big, write_toml
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.printing import make

app = App(name="box", help="Copy our box as a start, or check a box of your own.")
BoxFile = Annotated[
    Path | None, typer.Option(metavar="FILE.toml", help="Dice, sheets and cards of your own box (see parlour box).")
]


@app.command()
def ours(game: Game, language: Annotated[str, language_option("The language of the words.")] = ENGLISH) -> None:
    """The box that Parlour ships, as a file to change: parlour box ours lone > mine.toml"""
    entry = entry_of(game)
    typer.echo(write_toml(entry, our_box(entry, language)), nl=False)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="A box.")],
    language: Annotated[str, language_option("The language of the report.")] = ENGLISH,
    json: AsJson = False,
) -> None:
    """Everything that is wrong with a box, each with its place (counted from 1). Exit 1 if anything is."""
    checked = _read(file)
    problems = [(place_of(one.at), problem_in_words(one, language, checked.entry)) for one in checked.problems]
    data = {"file": str(file), "problems": [{"place": place, "says": says} for place, says in problems]}
    if json or problems:
        show(data, (": ".join(filter(None, (str(file), *problem))) for problem in problems), json)
    if problems:
        raise typer.Exit(1)
    if not json:
        assert checked.box is not None
        assert checked.entry is not None
        typer.echo(f"{file}: {checked.entry.title(language)}, {checked.box['language']}: {checked.box['name']}")


def brought(file: Path | None, game: str, language: str | None = None) -> dict[str, Any]:
    """Return the settings and the language that a file gives to a table. `language`: the one that was typed, if any."""
    if file is None:
        return {}
    checked = _read(file, game)
    if checked.problems:
        first = checked.problems[0]
        says = [str(file), place_of(first.at), problem_in_words(first, ENGLISH, checked.entry)]
        more = f" (and {len(checked.problems) - 1} more: parlour box check)" if len(checked.problems) > 1 else ""
        stop(": ".join(part for part in says if part) + more)
    settings = settings_of(checked)
    if language is not None and language != settings["language"]:
        stop(f"{file}: this box is in {settings['language']}, not in {language}")
    return settings


def _read(file: Path, game: str | None = None) -> Checked:
    with file.open("rb") as opened:
        read = opened.read(LARGEST + 1)
    if len(read) > LARGEST:
        return Checked((too_big(),))
    try:
        return check_box(CATALOGUE, read_toml(read.decode()), game)
    except UnicodeDecodeError:
        stop(f"{file}: this is no text in UTF-8")
    except NoToml as wrong:
        return Checked((wrong.problem,))


def print_game(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=game_options.games, help="A game.")],
    language: Annotated[
        str | None, language_option("The language that is printed: English, or that of your box.")
    ] = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    what: Annotated[
        list[str] | None, typer.Option(help="Only this part, such as rules, dice, labels or cards; may be repeated.")
    ] = None,
    box: BoxFile = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE.pdf", help="Default: GAME-LANGUAGE-PAPER.pdf.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Sheets, pads, cards, dice to fold, labels for blank dice and the rules in short, as a PDF. Fronts are odd pages,
    their backs even ones: print on both sides, or the odd pages alone."""
    entry, own = entry_of(game), brought(box, game, language)
    whats = [one.strip() for given in what or () for one in given.split(",") if one.strip()]
    language = language or own.get("language", ENGLISH)
    settings, _ = entry.settle(own)
    printed = make(entry, language, paper.casefold(), whats, settings)
    file = output or Path("-".join([game, *whats, language, paper.casefold()]) + ".pdf")
    file.write_bytes(printed.data)
    show({"file": str(file), "pages": printed.pages}, [f"{file}: {printed.pages} pages"], json)
