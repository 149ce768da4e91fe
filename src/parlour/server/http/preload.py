"""Preload links: the browser loads everything that a page needs at once, instead of finding file after file."""

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec

FILES = "files.json"
"""Which file holds which part of the client, written by its build."""
Link = tuple[str, str]
"""Its kind and its path."""
KINDS = {
    "script": 'rel="modulepreload" crossorigin',
    "style": 'rel="preload" as="style" crossorigin',  # not as a stylesheet: the first script would wait for it
    "answer": 'rel="preload" as="fetch" crossorigin="anonymous"',
}


def files_of(static: Path, *parts: str) -> list[Link]:
    """The files of these parts of the client, each once. Unknown parts have none."""
    built = _built(static / FILES)
    found: dict[Link, None] = {}
    for part in parts:
        _gather(built, part, set(), found)
    return list(found)


def with_links(page: str, links: list[Link]) -> str:
    """The page with links to everything that it does not name yet."""
    fresh = [(kind, place) for kind, place in links if f'{place}"' not in page]
    tags = "".join(f'    <link {KINDS[kind]} href="{escape(place)}" />\n' for kind, place in fresh)
    return page.replace("</head>", f"{tags}</head>", 1)


def _gather(built: dict[str, Any], part: str, seen: set[str], found: dict[Link, None]) -> None:
    one = built.get(part)
    if one is None or part in seen or one.get("isEntry"):  # the page names its entry itself
        return
    seen.add(part)
    for other in one.get("imports", ()):
        _gather(built, other, seen, found)
    found["script", one["file"]] = None
    found.update({("style", place): None for place in one.get("css", ())})


@lru_cache(maxsize=1)
def _built(path: Path) -> dict[str, Any]:
    """The client's manifest, read once."""
    return msgspec.json.decode(path.read_bytes()) if path.is_file() else {}
