"""The option `--language` of commands."""

from typing import Any

import typer

from parlour.languages import NoSuchLanguage, language, languages


def language_option(help: str) -> Any:
    """Return a typer option that takes the code of an installed language."""
    return typer.Option(help=help, metavar="LANGUAGE", callback=_checked, autocompletion=_codes)


def _checked(code: str | None) -> str | None:
    try:
        return None if code is None else language(code).code
    except NoSuchLanguage as wrong:
        raise typer.BadParameter(str(wrong)) from None


def _codes(incomplete: str) -> list[str]:
    return [code for code in languages() if code.startswith(incomplete)]
