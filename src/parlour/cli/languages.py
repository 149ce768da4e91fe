"""`parlour language`: which languages are installed, and what each of them has."""

from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.output import AsJson, show, stop
from parlour.cli.plain import App
from parlour.core.trial import try_all
from parlour.games import CATALOGUE
from parlour.languages import Language, NoSuchLanguage, language, languages
from parlour.lexicon import Lexicon

if TYPE_CHECKING:
    from parlour.cli.language_report import Part

app = App(name="language", help="List, check and compile installed languages.")
_Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of an installed language.")]
_MARKS = {"there": "✓", "missing": "–", "broken": "✗"}


@app.command("list")
def list_languages(json: AsJson = False) -> None:
    """List the installed languages with the games that each has."""
    try_all(CATALOGUE.values(), Lexicon.load)
    found = [
        {
            "code": one.code,
            "name": one.name,
            "direction": one.direction,
            "games": [entry.id for entry in CATALOGUE.values() if entry.is_in(one.code)],
        }
        for one in languages().values()
    ]
    show(found, (f"{row['code']}  {row['name']}: {', '.join(row['games'])}" for row in found), json)


@app.command()
def check(code: _Code, json: AsJson = False) -> None:
    """List what a language has, what it lacks and what happens then. Exit 1 if a part is broken or no game can be
    played."""
    pack = _pack(code)
    from parlour.cli.language_report import report  # It imports Fluent's parser.

    parts = report(pack)
    is_played = any(part.name in CATALOGUE and part.state == "there" for part in parts)
    is_fit = is_played and all(part.state != "broken" for part in parts)
    show({"code": code, "name": pack.name, "fit": is_fit, "parts": parts}, map(_line, parts), json)
    if not is_fit:
        raise typer.Exit(1)


@app.command("compile")
def compile_words(code: _Code, json: AsJson = False) -> None:
    """Compile the words.txt and nouns.txt of a language, so that they are loaded in milliseconds."""
    from parlour.lexicon.sources import compile_lists

    pack = _pack(code)
    try:
        words, nouns = compile_lists(pack)
    except (OSError, ValueError) as wrong:
        stop(str(wrong))
    folder = str(pack.path("words"))
    data = {"code": code, "words": words, "nouns": nouns, "folder": folder}
    show(data, [f"{words:,} words, {nouns:,} singular nouns: {folder}"], json)


def _pack(code: str) -> Language:
    try:
        return language(code)
    except NoSuchLanguage as wrong:
        stop(str(wrong))


def _line(part: "Part") -> str:
    says = f"{_MARKS[part.state]} {part.name}: {part.says}"
    return f"{says} ({part.otherwise})" if part.state == "missing" and part.otherwise else says
