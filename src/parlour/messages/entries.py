"""Split Fluent files into messages without parsing them: that takes 0.3 ms each, and most messages are never shown."""

import re
from textwrap import dedent

_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_GROUP = re.compile(r"^## *(.*)$", re.MULTILINE)
_NOT_SENT = ("terminal", "print")


def entries(source: str) -> dict[str, str]:
    """Return the source of every message and `-term` of a file by its id."""
    text = _COMMENT.sub("", source)
    starts = list(_START.finditer(text))
    ends = [*(start.start() for start in starts), len(text)][1:]
    return {start[1]: text[start.start() : end].rstrip() for start, end in zip(starts, ends, strict=True)}


def patterns(entry: str) -> dict[str, str]:
    """Return the text of a message, under the empty name, and of its attributes by their names."""
    _, _, rest = entry.partition("=")
    value, *attributes = _ATTRIBUTE.split(rest)
    named = dict(zip(attributes[::2], attributes[1::2], strict=True))
    return {name: _unindented(text) for name, text in {"": value, **named}.items()}


def _unindented(pattern: str) -> str:
    """Return a pattern as one reads it. Fluent drops the indent that the lines after the first have in common."""
    first, _, more = pattern.partition("\n")
    return f"{first.strip()}\n{dedent(more)}".strip() if more.strip() else first.strip()


def sent(source: str) -> str:
    """Return what browsers need of a file: no comments, and no groups (`## Terminal`, `## Print`) for other readers."""
    first, *groups = _GROUP.split(source)
    own = [text for title, text in zip(groups[::2], groups[1::2], strict=True) if not _is_elsewhere(title)]
    lines = _COMMENT.sub("", "\n".join([first, *own])).splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines if line.strip())


def _is_elsewhere(title: str) -> bool:
    return title.strip().lower().startswith(_NOT_SENT)
