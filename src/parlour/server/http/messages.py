"""The messages of the client: a file for each part of it and each language, named by its content."""

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache, reduce
from typing import NamedTuple
from zlib import MAX_WBITS, Z_FULL_FLUSH, compressobj, crc32

import msgspec
from aiohttp import web

from parlour.languages import ENGLISH, languages
from parlour.messages.entries import entries, sent
from parlour.messages.files import HOUSE, ftl_files, languages_of, layer
from parlour.server.http.middleware import SERVER
from parlour.server.http.preload import Link
from parlour.server.http.routes import FLUENT, Routes
from parlour.server.server import Server

routes = Routes("games")
KEPT = {"Cache-Control": "public, max-age=31536000, immutable", "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
GZIP_HEAD = bytes((0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF))
LAST_BLOCK = b"\x03\x00"
"""An empty block that ends a stream."""


class Source(NamedTuple):
    """A game that has messages."""

    game: str
    package: str
    data: Callable[[str], Mapping[str, str]] | None
    languages: tuple[str, ...]


Packages = tuple[Source, ...]
RANGE = re.compile(r"\{ *\$\w+ *\}–\{ *\$\w+ *\}")
"""A range of numbers, as 2–12: it keeps its order among words that run from right to left."""
ALL = "all"
"""Stands for every part: what a browser keeps for pages without a connection."""


@routes.get("/messages/{language}-{version}/{parts}.ftl", "Texts of the client", FLUENT)
async def messages(request: web.Request) -> web.Response:
    """Return the messages of parts of the client, `common` or `table+play`, or all of them as `all`.

    An old version gets today's messages: its page was loaded before. Unknown parts are left out, because a game from
    outside may have no messages.
    """
    language, packages = request.match_info["language"], _packages(request.app[SERVER])
    if language not in languages():
        raise web.HTTPNotFound
    known, asked = _parts(language, packages), request.match_info["parts"].split("+")
    found = tuple(known) if asked == [ALL] else tuple(part for part in known if part in asked)
    if not found:
        raise web.HTTPNotFound
    pressed = _pressed(language, found, packages)
    return web.Response(body=pressed, content_type="text/plain", charset="utf-8", headers=KEPT)


def languages_in_page(server: Server) -> str:
    """Return the element of the page that names the installed languages and where their messages are."""
    installed = [
        {
            "code": code,
            "name": language.name,
            "direction": language.direction,
            "messages": _folder(code, _packages(server)),
            **_unguided(code, _packages(server)),
            **({"forms": list(map("".join, zip(*forms, strict=True)))} if (forms := language.alphabet.forms) else {}),
        }
        for code, language in languages().items()
    ]
    text = msgspec.json.encode(installed).decode().replace("<", "\\u003c")  # a name can't end the element
    return f'<script type="application/json" id="languages">{text}</script>'


def first_messages(server: Server, accepted: str) -> Link:
    """Return the link to the messages that a page asks for first, by the Accept-Language header `accepted`."""
    wanted = [one.partition(";")[0].strip().partition("-")[0].lower() for one in accepted.split(",")]
    language = next((code for code in wanted if code in languages()), ENGLISH)
    return "answer", f"{_folder(language, _packages(server))}/common.ftl"


def _unguided(language: str, packages: Packages) -> dict[str, list[str]]:
    """Return the games whose guided first round a language has not translated in full: it is skipped there."""
    own, english = layer(language).entries, layer(ENGLISH).entries
    lacking = [name for name in english if name.startswith("guide-") and name not in own]
    games = [game for game, *_ in packages if any(name.startswith(f"guide-{game}-") for name in lacking)]
    return {"unguided": games} if games else {}


def _packages(server: Server) -> Packages:
    return tuple(
        Source(entry.id, entry.package, entry.extras.data, entry.languages)
        for entry in server.games.catalogue.values()
        if entry.package
    )


@cache
def _folder(language: str, packages: Packages) -> str:
    """Return the path of a language's messages. It changes with every message."""
    content = "".join(_parts(language, packages).values())
    return f"messages/{language}-{hashlib.sha256(content.encode()).hexdigest()[:8]}"


def _pressed(language: str, parts: tuple[str, ...], packages: Packages) -> bytes:
    """Return messages of some parts as one gzip file. Each part is compressed once, and only joined here."""
    pressed = [_pressed_part(language, part, packages) for part in parts]
    texts, blocks = [text for text, _ in pressed], [block for _, block in pressed]
    tail = (reduce(lambda checksum, text: crc32(text, checksum), texts, 0), sum(map(len, texts)))
    return b"".join([GZIP_HEAD, *blocks, LAST_BLOCK, *(number.to_bytes(4, "little") for number in tail)])


@cache
def _pressed_part(language: str, part: str, packages: Packages) -> tuple[bytes, bytes]:
    """Return the text of a part, and the text as blocks of a stream that goes on: they refer to nothing before them."""
    text, stream = f"{_parts(language, packages)[part]}\n".encode(), compressobj(9, wbits=-MAX_WBITS)
    return text, stream.compress(text) + stream.flush(Z_FULL_FLUSH)


@cache
def _parts(language: str, packages: Packages) -> dict[str, str]:
    """Return the messages of every part of the client in a language; in English where the language lacks them."""
    house = {file.name.removesuffix(".ftl"): (HOUSE, file.read_text("utf-8")) for file in ftl_files(ENGLISH)}
    games = {
        game: (package, "\n".join(file.read_text("utf-8") for file in ftl_files(_first_language(package), package)))
        for game, package, *_ in packages
    }
    found = {part: _in_language(language, *source) for part, source in {**house, **games}.items()}
    for game, _, data, there in packages:
        if data and language in there:
            found[game] += "".join(f"\n{name} = {text}" for name, text in data(language).items())
    return found


def _first_language(package: str) -> str:
    """Return English, or for a game from outside that does not speak it, the first language that it speaks."""
    spoken = languages_of(package)
    return ENGLISH if ENGLISH in spoken or not spoken else spoken[0]


def _foreign(name: str, entry: str, language: str) -> str:
    """Mark an English message for a page that runs from right to left. Letters of pictures are no text."""
    is_text = not name.startswith(("-", "art-")) and "-drawn-" not in name
    return f"{entry}\n    .lang = {ENGLISH}" if is_text and languages()[language].direction == "rtl" else entry


def _in_language(language: str, package: str, english: str) -> str:
    own = layer(language, package).entries
    found = {name: own.get(name) or _foreign(name, entry, language) for name, entry in entries(sent(english)).items()}
    terms = {name: entry for name, entry in own.items() if name.startswith("-")}
    text = "\n".join({**found, **terms}.values())
    return text if languages()[language].direction == "ltr" else RANGE.sub("\u2066\\g<0>\u2069", text)
