"""One language: how it is called and written, and the folder with everything else that it brings along."""

import sys
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Literal

from msgspec import Struct

from parlour.languages.alphabet import Alphabet

ENGLISH = "en"
"""The code of the language that a game, a table or a page speaks if nobody chose one."""


class Language(Struct, frozen=True, kw_only=True, dict=True):
    """A language pack: `language` in the package that the entry point names.

    All packs file their parts in the same places; docs/a-new-language.md lists them. Every part may be missing.
    """

    code: str
    """As in the entry point and in `lang` of web pages: `en`, `uk`."""
    name: str
    """What the language calls itself: `Українська`."""
    package: str
    """The package (`__name__`) that holds the parts."""
    alphabet: Alphabet
    direction: Literal["ltr", "rtl"] = "ltr"
    needs: str = "0"
    """The oldest version of Parlour that can read this pack."""
    sources: tuple[str, ...] = ()
    """The names of the sources, one for each bit in `words/sources`."""
    inflected: float = 0.0
    """By how much a form is rarer (Zipf) where a noun's uses are shared out among its cases."""
    bots: tuple[str, ...] = ()
    """What bots are called."""

    @cached_property
    def folder(self) -> Path:
        return Path(next(iter(sys.modules[self.package].__path__)))

    def path(self, *parts: str) -> Path:
        """Return where a part is filed, whether or not the pack has it."""
        return self.folder.joinpath(*parts)

    def has(self, *parts: str) -> bool:
        return self.path(*parts).exists()

    def module(self, name: str) -> ModuleType | None:
        """Return a module of the pack, such as `kinship`, or None if the pack has none."""
        full = f"{self.package}.{name}"
        spec = find_spec(full)
        return import_module(full) if spec and spec.origin else None  # A folder of tables alone has no origin.
