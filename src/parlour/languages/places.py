"""Where something stands in a file that an author wrote, so that an error can name the line."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

_PATH = re.compile(r" - at `\$(.*)`$")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_BYTE = re.compile(r"\(byte (\d+)\)")
_QUOTED = re.compile(r"“(.+?)”")
_SPACE = re.compile(r"[\s,:]*")


def entries(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a list with their numbers, without comments and empty lines; nothing if there is no file.

    Raises ValueError with the line that is not UTF-8.
    """
    for number, octets in enumerate(file.read_bytes().splitlines() if file.exists() else (), 1):
        try:
            if entry := octets.decode().partition("#")[0].strip():
                yield number, entry
        except UnicodeDecodeError as wrong:
            raise ValueError(f"{file.name} line {number}: {wrong}") from None


def line_of(text: str, why: str) -> int | None:
    """Return the line of an error, or None. `why` may hold a path, a byte, or what is wrong in “quotation marks”."""
    if found := _PATH.search(why):
        return _line(text, _place(text, [int(at) if at else name for name, at in _STEP.findall(found[1])]))
    if found := _BYTE.search(why):
        return _line(text, len(text.encode()[: int(found[1])].decode(errors="ignore")))
    if "truncated" in why:
        return _line(text, len(text.rstrip()))
    for quoted in _QUOTED.findall(why):
        if (at := text.casefold().find(quoted.casefold())) >= 0:
            return _line(text, at)
    return None


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _place(text: str, steps: list[str | int]) -> int:
    """Return where the value at a path begins; as far as the path can be followed."""
    at = _after_space(text, 0)
    for step in steps:
        inner = next((begin for key, begin in _values(text, at) if key == step), None)
        if inner is None:
            return at
        at = inner
    return at


def _values(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """Yield the keys of an object, or the numbers of a list, each with the place where its value begins."""
    read, is_object, number = json.JSONDecoder().raw_decode, text[at] == "{", 0
    at = _after_space(text, at + 1)
    while at < len(text) and text[at] not in "]}":
        key: str | int = number
        if is_object:
            key, at = read(text, at)
            at = _after_space(text, at)
        yield key, at
        _, at = read(text, at)
        at, number = _after_space(text, at), number + 1


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at
