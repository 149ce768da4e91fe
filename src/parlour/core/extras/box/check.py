"""Checking a whole box: its game, its language and its parts (COM-09)."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from msgspec import Struct, to_builtins

from parlour.core.entry import Entry
from parlour.core.extras.box.kit import LONGEST_NAME, Kit, Path, Problem
from parlour.core.fields.check import faults
from parlour.core.fields.field import ChoiceField, Field, GroupField, NamedField, TextField
from parlour.core.flat_names import read_flat
from parlour.core.game import Refused
from parlour.languages import ENGLISH, in_language, languages
from parlour.messages import catalogue

HEAD = ("game", "language", "name")
MOST = 100
"""How many problems are reported at once. Nobody looks for more."""
DEEPEST = 8
"""How many lists and tables may be in each other. The cards of a box have five."""


class Checked(Struct, frozen=True):
    """The result of a check. `box` is the input without surrounding spaces; None if its game is unknown. `settings` are
    those for a table; None if there are problems."""

    problems: tuple[Problem, ...] = ()
    box: dict[str, Any] | None = None
    entry: Entry | None = None
    settings: dict[str, Any] | None = None


def check_box(catalogue: Mapping[str, Entry], given: Mapping[str, Any], wanted: str | None = None) -> Checked:
    """Check a box. `wanted`: the id of the game that it must be for."""
    box = _tidied(dict(given))
    entry = catalogue.get(box["game"]) if isinstance(box.get("game"), str) else None
    if entry is None or entry.extras.box is None:
        there = ", ".join(id for id, one in catalogue.items() if one.extras.box is not None)
        missing = "not-one-of" if "game" in box else "missing"
        return Checked((Problem(("game",), missing, {"there": there} if "game" in box else {}),))
    if wanted is not None and entry.id != wanted:
        games = {"game": entry, "wanted": catalogue[wanted]}
        titles = {key: {code: one.title(code) for code in languages()} for key, one in games.items()}
        return Checked((Problem(("game",), "other-game", titles),), entry=entry)
    problems = _problems(entry, box)
    return Checked(problems, box, entry, None if problems else _settings(entry, box))


def our_box(entry: Entry, language: str) -> dict[str, Any]:
    """Return the shipped box, which an owner can start from. Raises `Refused` if the game has none."""
    ours = to_builtins(kit_of(entry).ours(language))
    box: dict[str, Any] = _tidied({"game": entry.id, "language": language, "name": entry.title(language), **ours})
    return box


def box_of(entry: Entry, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the box that a table plays with, unchecked. Raises `Refused` if the game has none."""
    kit = kit_of(entry)
    language = settings.get("language") if settings.get("language") in languages() else ENGLISH
    parts = {name: settings[name] for name in kit.parts if isinstance(settings.get(name), dict | list)}
    try:
        written = kit.written(parts, str(language))
    except (KeyError, TypeError, AttributeError):  # not the settings of a table: show them as they are
        written = parts
    return {
        "game": entry.id,
        "language": language,
        "name": settings.get("box") or entry.title(str(language)),
        **written,
    }


def settings_of(checked: Checked) -> dict[str, Any]:
    """Return the settings for a table that plays with a checked box."""
    assert checked.box is not None
    assert checked.settings is not None
    return {**checked.settings, "language": checked.box["language"]}


def kit_of(entry: Entry) -> Kit:
    """Return what a game declares about its box. Raises `Refused` if it has none."""
    if entry.extras.box is None:
        raise Refused("no-box", f"{entry.id} has no dice, sheets or cards that could be one's own")
    return entry.extras.box


def _settings(entry: Entry, box: dict[str, Any]) -> dict[str, Any]:
    """Return settings for all parts. Parts that a box leaves out are reset to the shipped ones."""
    kit = kit_of(entry)
    parts = {name: box[name] for name in kit.parts if name in box}
    return {**dict.fromkeys(kit.parts), **kit.settle(parts, box["language"]), "box": box["name"]}


def _problems(entry: Entry, box: dict[str, Any]) -> tuple[Problem, ...]:
    kit = kit_of(entry)
    parts = {name: box[name] for name in kit.parts if name in box}
    looks: tuple[Callable[[], Iterable[Problem]], ...] = (
        lambda: faults(_field(entry), box),
        lambda: () if parts else [Problem((), "no-part", {"there": ", ".join(kit.parts)})],
        lambda: kit.check(parts, box["language"]),
        lambda: _as_the_table_sees_it(entry, box),
    )
    for look in looks:  # Each of them relies on those before it.
        if found := tuple(islice(look(), MOST)):
            return found
    return ()


def _field(entry: Entry) -> GroupField:
    head: tuple[Field, ...] = (ChoiceField((entry.id,)), ChoiceField(tuple(languages())), TextField(1, LONGEST_NAME))
    return GroupField((*map(NamedField, HEAD, head), *kit_of(entry).fields))


def _as_the_table_sees_it(entry: Entry, box: dict[str, Any]) -> Iterator[Problem]:
    """Yield what the game's own settings refuse."""
    try:
        read_flat(entry.settings, _settings(entry, box))
    except Refused as refused:
        yield Problem((), "refused", {"detail": refused.detail})


def _tidied(value: Any, depth: int = 0) -> Any:
    """Return a value with its texts stripped and normalised (NFC), and None for values in more than DEEPEST lists."""
    if depth > DEEPEST:
        return None
    match value:
        case str():
            return unicodedata.normalize("NFC", value).strip()
        case list() | tuple():
            return [_tidied(one, depth + 1) for one in value]
        case dict():
            return {_tidied(str(name)): _tidied(one, depth + 1) for name, one in value.items()}
        case _:
            return value


def problem_in_words(problem: Problem, language: str, entry: Entry | None = None) -> str:
    """Return a problem as a sentence: the game's GAME-box-CODE, or the shared `box-problem-CODE`."""
    package = [entry.package] if entry is not None and entry.package else []
    messages = catalogue(language, *package)
    own = "" if entry is None else f"{entry.id}-box-{problem.code}"
    values = {key: in_language(of, language) if isinstance(of, Mapping) else of for key, of in problem.of.items()}
    return messages.say(own if messages.has(own) else f"box-problem-{problem.code}", **values)


def place_of(at: Path) -> str:
    """Return a path as people write it, counted from 1: `dice.faces.3.2` is the second face of the third die."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in at)
