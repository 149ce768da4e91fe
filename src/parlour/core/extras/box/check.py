"""A whole box: whose it is, and whether its parts are right (COM-09)."""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from parlour.core.entry import Entry
from parlour.core.extras.box.kit import LONGEST_NAME, Kit, Problem
from parlour.core.extras.box.shape import faults
from parlour.core.game import Refused
from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.core.settings import read_settings

HEAD = ("game", "language", "name")
MOST = 100
"""Faults that are told at once: who has more begins with these."""


class Checked(Struct, frozen=True):
    """What was read. `box` is as it was given, but for spaces around what is in it; None where nobody can tell whose it
    is. `settings`: what it means to a table, where nothing is wrong."""

    problems: tuple[Problem, ...] = ()
    box: dict[str, Any] | None = None
    entry: Entry | None = None
    settings: dict[str, Any] | None = None


def check_box(catalogue: Mapping[str, Entry], given: Mapping[str, Any], wanted: str | None = None) -> Checked:
    """`wanted`: the game that it has to be a box of."""
    box = _tidied(dict(given))
    entry = catalogue.get(box["game"]) if isinstance(box.get("game"), str) else None
    if entry is None or entry.extras.box is None:
        there = ", ".join(id for id, one in catalogue.items() if one.extras.box is not None)
        missing = "not-one-of" if "game" in box else "missing"
        return Checked((Problem(("game",), missing, {"there": there} if "game" in box else {}),))
    if wanted is not None and entry.id != wanted:
        return Checked((_other_game(entry, catalogue[wanted]),), entry=entry)
    problems = tuple(_limited(_problems(entry, box)))
    return Checked(problems, box, entry, None if problems else _settings(entry, box))


def our_box(entry: Entry, language: str) -> dict[str, Any]:
    """The box that we ship, as one begins one's own from."""
    ours = _kit_of(entry).ours(language)
    box: dict[str, Any] = _tidied({"game": entry.id, "language": language, "name": entry.title(language), **ours})
    return box


def box_of(entry: Entry, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The box that a table plays with, for who wants to keep a copy; it is still to be checked."""
    kit = _kit_of(entry)
    language = settings.get("language") if settings.get("language") in LANGUAGES else ENGLISH
    parts = {name: settings[name] for name in kit.parts if isinstance(settings.get(name), dict | list)}
    try:
        written = kit.written(parts, str(language))
    except (KeyError, TypeError, AttributeError):  # no table's settings: whatever it is, it is told as a box
        written = parts
    return {
        "game": entry.id,
        "language": language,
        "name": settings.get("box") or entry.title(str(language)),
        **written,
    }


def settings_of(checked: Checked) -> dict[str, Any]:
    """What a table is to be opened with."""
    assert checked.box is not None
    assert checked.settings is not None
    return {**checked.settings, "language": checked.box["language"]}


def _kit_of(entry: Entry) -> Kit:
    if entry.extras.box is None:
        raise Refused("no-box", f"{entry.id} has no dice, sheets or cards that could be one's own")
    return entry.extras.box


def _other_game(entry: Entry, wanted: Entry) -> Problem:
    games = (("game", entry), ("wanted", wanted))
    names = {f"{name}_{spoken}": game.title(spoken) for name, game in games for spoken in LANGUAGES}
    return Problem(("game",), "other-game", names)


def _settings(entry: Entry, box: dict[str, Any]) -> dict[str, Any]:
    """All parts are named: what a box leaves out is ours again, whatever the table played with before."""
    kit = _kit_of(entry)
    parts = {name: box[name] for name in kit.parts if name in box}
    ours = dict.fromkeys(kit.parts)
    return {**ours, **kit.settle(parts, box["language"]), "box": box["name"]}


def _problems(entry: Entry, box: dict[str, Any]) -> Iterator[Problem]:
    kit = _kit_of(entry)
    kinds = kit.parts
    for name in box:
        if name not in (*HEAD, *kinds):
            yield Problem((name,), "unknown-field", {"there": ", ".join((*HEAD, *kinds))})
    heads = tuple(_head_problems(box))
    yield from heads
    parts = {name: box[name] for name in kinds if name in box}
    if not parts:
        yield Problem((), "no-part", {"there": ", ".join(kinds)})
    misshapen = tuple(fault for name in parts for fault in faults(kinds[name], parts[name], (name,)))
    yield from misshapen
    if misshapen or heads or not parts:
        return
    wrong = tuple(kit.check(parts, box["language"]))
    yield from wrong
    if not wrong:
        yield from _as_the_table_sees_it(entry, box)


def _head_problems(box: dict[str, Any]) -> Iterator[Problem]:
    if "language" not in box:
        yield Problem(("language",), "missing")
    elif box["language"] not in LANGUAGES:
        yield Problem(("language",), "not-one-of", {"there": ", ".join(LANGUAGES)})
    match box.get("name"):
        case str() as name if name:
            if len(name) > LONGEST_NAME:
                yield Problem(("name",), "too-long", {"n": LONGEST_NAME})
            if not name.isprintable():
                yield Problem(("name",), "unprintable")
        case None:
            yield Problem(("name",), "missing")
        case "":
            yield Problem(("name",), "empty")
        case _:
            yield Problem(("name",), "not-text")


def _as_the_table_sees_it(entry: Entry, box: dict[str, Any]) -> Iterator[Problem]:
    """The game's own settings have the last word."""
    try:
        read_settings(entry.settings, _settings(entry, box))
    except Refused as refused:
        yield Problem((), "refused", {"detail": refused.detail})


def _limited(problems: Iterator[Problem]) -> Iterator[Problem]:
    for number, problem in enumerate(problems):
        if number == MOST:
            return
        yield problem


def _tidied(value: Any) -> Any:
    """Texts without spaces around them, their letters as one sign each: nobody can see the difference."""
    match value:
        case str():
            return unicodedata.normalize("NFC", value).strip()
        case list() | tuple():
            return [_tidied(one) for one in value]
        case dict():
            return {_tidied(str(name)): _tidied(one) for name, one in value.items()}
        case _:
            return value
