"""Which languages are installed: found when one is first asked for, and then kept."""

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from parlour.installed import Unfit, points, warn
from parlour.languages.language import ENGLISH, Language
from parlour.version import __version__

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "parlour.languages"
"""The group of entry points: `[project.entry-points."parlour.languages"]`, `uk = "parlour_uk:language"`."""


_UNFIT: set[str] = set()
"""Installed languages that can't be used, by code."""


class NoSuchLanguage(ValueError):
    """No installed package brings this language."""


@cache
def languages() -> MappingProxyType[str, Language]:
    """Return the installed languages by code: English first, the others by code. Broken ones are left out."""
    found: dict[str, Language] = {}
    for point in (one for one in points(GROUP) if one.name not in _UNFIT):
        try:
            found[point.name] = _language_at(point, found)
        except Exception as wrong:  # Another package may fail in any way, and all other languages still work.
            warn(f"the language {point.name} ({point.value}) is", wrong)
    return MappingProxyType(dict(sorted(found.items(), key=lambda one: (one[0] != ENGLISH, one[0]))))


def leave_out(code: str, wrong: Exception) -> None:
    """Leave out a language that can't be used from now on, as if it were not installed. Writes one line to stderr."""
    warn(f"the language {code} is", wrong)
    _UNFIT.add(code)
    languages.cache_clear()
    _by_name.cache_clear()


def language(code: str) -> Language:
    """Return an installed language. Raises NoSuchLanguage, which names those that there are."""
    try:
        return _by_name(code) or languages()[code]
    except KeyError:
        there = ", ".join(languages())
        raise NoSuchLanguage(f"the language {code!r:.40} is not installed; installed: {there}") from None


@cache
def _by_name(code: str) -> Language | None:
    """Return the language of the package `parlour-<code>`: reading the entry points of all packages takes longer."""
    from importlib.metadata import distribution

    if code in _UNFIT:
        return None
    try:
        (point,) = distribution(f"parlour-{code}").entry_points.select(group=GROUP, name=code)
        return _language_at(point, {})
    except Exception:  # `languages` finds packages by other names, and says what is wrong with a broken one.
        return None


def _language_at(point: "EntryPoint", taken: dict[str, Language]) -> Language:
    if point.name in taken:
        raise Unfit(f"there is a language {point.name} already")
    found = point.load()
    if not isinstance(found, Language) or found.code != point.name:
        raise Unfit(f"it is no Language with the code {point.name}")
    if _numbers(found.needs) > _numbers(__version__):
        raise Unfit(f"it needs Parlour {found.needs} or newer, and this is {__version__}")
    if not found.folder.is_dir():
        raise Unfit("its package is no folder")
    return found


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.split("."))
