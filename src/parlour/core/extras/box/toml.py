"""A box as a file: TOML that people read and write by hand."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from parlour.core.entry import Entry
from parlour.core.extras.box.check import HEAD
from parlour.core.extras.box.kit import Problem
from parlour.core.game import Refused

LARGEST = 48 * 1024
"""Bytes of a file: all the message cards of a box are half of it."""
DEEPEST = 6
"""Dots outside of quotes on a line. Nothing in a box has more, and a thousand take the reader very long."""

_QUOTED = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'')
_BARE = re.compile(r"[A-Za-z0-9_-]+\Z")
_AT = re.compile(r"\(at line (\d+), column (\d+)\)")


class NoToml(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def too_big() -> Problem:
    return Problem((), "too-big", {"n": LARGEST // 1024})


def read_toml(text: str) -> dict[str, Any]:
    """Return the contents of a TOML file, unchecked. Raises NoToml."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise NoToml(too_big())
    _check_lines(text)
    try:
        return tomllib.loads(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as wrong:
        if found := _AT.search(str(wrong)):
            raise NoToml(Problem((), "no-toml-at", {"line": int(found[1]), "column": int(found[2])})) from None
        raise NoToml(Problem((), "cut-short" if "end of document" in str(wrong) else "no-toml")) from None


def write_toml(entry: Entry, box: Mapping[str, Any]) -> str:
    """Lists first, as whatever follows a heading in brackets belongs to it. Each part has its explanation above it."""
    texts = entry.texts(box["language"]).box
    lines = [*_notes(texts.get("file", "")), *(f"{name} = {_inline(box[name])}" for name in HEAD)]
    parts = [name for name in box if name not in HEAD]
    for name in sorted(parts, key=lambda name: isinstance(box[name], dict)):
        lines += ["", *_notes(texts.get(name, ""))]
        lines += _table((name,), box[name]) if isinstance(box[name], dict) else _pair(name, box[name])
    return "\n".join(lines) + "\n"


def _check_lines(text: str) -> None:
    """A line of a box is one line: so none can hide how deep it goes."""
    for number, line in enumerate(text.splitlines(), 1):
        if '"""' in line or "'''" in line:
            raise NoToml(Problem((), "one-line", {"line": number}))
        if _QUOTED.sub("", line).partition("#")[0].count(".") > DEEPEST:
            raise NoToml(Problem((), "no-toml-at", {"line": number, "column": 1}))


def _notes(text: str) -> Iterator[str]:
    return (f"# {line}" for line in text.splitlines())


def _table(path: tuple[str, ...], table: Mapping[str, Any]) -> Iterator[str]:
    """Its own values, then the tables in it."""
    inside = {name: one for name, one in table.items() if isinstance(one, dict) or _are_cards(one)}
    if len(inside) < len(table):
        yield f"[{'.'.join(map(_key, path))}]"
    for name, one in table.items():
        if name not in inside:
            yield from _pair(name, one)
    for place, (name, one) in enumerate(inside.items()):
        if place or len(inside) < len(table):
            yield ""
        if isinstance(one, dict):
            yield from _table((*path, name), one)
        else:
            yield from _cards((*path, name), one)


def _cards(path: tuple[str, ...], cards: list[dict[str, Any]]) -> Iterator[str]:
    for place, card in enumerate(cards):
        if place:
            yield ""
        yield f"[[{'.'.join(map(_key, path))}]]"
        for name, one in card.items():
            yield from _pair(name, one)


def _are_cards(value: Any) -> bool:
    """Things with more in them than fits on a line."""
    return isinstance(value, list) and any(
        isinstance(inside, list | dict) for one in value if isinstance(one, dict) for inside in one.values()
    )


def _pair(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, list) and any(isinstance(one, list | dict) for one in value):
        yield f"{_key(name)} = ["
        yield from (f"  {_inline(one)}," for one in value)
        yield "]"
    else:
        yield f"{_key(name)} = {_inline(value)}"


def _key(name: str) -> str:
    return name if _BARE.match(name) else _inline(name)


def _inline(value: Any) -> str:
    match value:
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int():
            return str(value)
        case list():
            return f"[{', '.join(map(_inline, value))}]"
        case dict():
            return "{" + ", ".join(f"{_key(name)} = {_inline(one)}" for name, one in value.items()) + "}"
        case other:
            raise Refused("bad-box", f"there is no {type(other).__name__} in a box")
