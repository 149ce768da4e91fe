"""Where the Fluent files are, the shared ones and those of games."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from parlour.languages import language as installed
from parlour.messages.catalogue import Layer

HOUSE = "parlour"


@cache
def layer(language: str, package: str = HOUSE) -> Layer:
    """Return the messages of a package in a language, read once."""
    return Layer(language, [file.read_text("utf-8") for file in ftl_files(language, package)])


def ftl_files(language: str, package: str = HOUSE) -> list[Traversable]:
    """Return the shared Fluent files in a language, or those of a game's package: its own, and those of the pack."""
    own, pack = files(package) / "messages", installed(language).path("messages")
    if package == HOUSE:
        return [*_ftl(own / language), *_ftl(pack)]
    translated = pack / "games" / f"{package.rpartition('.')[2]}.ftl"
    return [file for file in (translated, own / f"{language}.ftl") if file.is_file()]


def languages_of(package: str) -> list[str]:
    """Return the languages for which a package has messages of its own."""
    return [file.name.removesuffix(".ftl") for file in _ftl(files(package) / "messages")]


def _ftl(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
