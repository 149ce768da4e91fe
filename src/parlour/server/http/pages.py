"""The client's files, with headers that let nothing else in."""

from pathlib import Path

from aiohttp import web

from parlour.server.http.asking import KEY, carry_key
from parlour.server.http.middleware import OPTIONS, path_of
from parlour.server.http.previews import previewed
from parlour.server.http.problems import Handler
from parlour.server.tokens import ALPHABET, KEY_LENGTH, read_code

STATIC = (Path(__file__).parents[1] / "static").resolve()
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'self'",
            "form-action 'none'",
        )
    ),
    "Server": "Parlour",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(self), geolocation=(), payment=()",
}
LONGEST = 200
"""Addresses of ours are short, and file systems have their limits."""
FRESH = {"Cache-Control": "no-cache"}
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript; charset=utf-8"}
"""What machines differ in guessing, and browsers insist on."""
INDEX = "index.html"
LINKED = ("", "t", "replay", "daily")
"""How the addresses begin that people send to each other: a chat shows what is there."""
ROOT = '<base href="/" />'
"""Where the client looks for everything, as it is built."""
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour</h1><p>The server runs, but its client is not built yet:
run <code>make setup</code>, then reload.</p></html>
"""


@web.middleware
async def secure(request: web.Request, handler: Handler) -> web.StreamResponse:
    response = await handler(request)
    if not response.prepared:
        response.headers.update(HEADERS)
        if path_of(request).startswith(("/api/", "/healthz", "/readyz", "/metrics")):
            response.headers.setdefault("Cache-Control", "no-store")
    return response


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the client, or its one page for every address that the client makes up itself."""
    path = request.match_info["path"]
    if path.startswith("api/") or not path.isprintable() or len(path) > LONGEST:
        raise web.HTTPNotFound
    if path == "favicon.ico":  # asked for by browsers wherever a page names no icon, as our JSON does not
        raise web.HTTPPermanentRedirect(request.app[OPTIONS].base + "/icon-192.png")
    if path == INDEX:
        return await _index(request)
    file = (STATIC / path).resolve()
    if file.is_relative_to(STATIC) and file.is_file():
        return web.FileResponse(file, headers=_headers(path, file.suffix))
    if path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
        raise web.HTTPNotFound
    return _welcomed(request, await _index(request, path.partition("/")[0] in LINKED))


async def add_slash(request: web.Request) -> web.StreamResponse:
    """Redirect to the folder of the server with a slash, without which a browser would look for our files beside it."""
    raise web.HTTPPermanentRedirect(request.app[OPTIONS].base + "/")


def _welcomed(request: web.Request, response: web.StreamResponse) -> web.StreamResponse:
    """Who came by a table's link brings its key along to the table."""
    start, _, code = request.match_info["path"].partition("/")
    key, code = request.query.get(KEY, ""), read_code(code.partition("/")[0]) or ""
    if start == "t" and code and len(key) == KEY_LENGTH and set(key) <= set(ALPHABET):
        carry_key(request, response, code, key)
    return response


def _headers(path: str, suffix: str) -> dict[str, str]:
    kept = {"Cache-Control": FOR_EVER if path.startswith("assets/") else FRESH["Cache-Control"]}
    return {**kept, "Content-Type": TYPES[suffix]} if suffix in TYPES else kept


async def _index(request: web.Request, is_linked: bool = False) -> web.StreamResponse:
    """`is_linked`: a page whose address people send to each other."""
    index, base = STATIC / INDEX, request.app[OPTIONS].base
    if not index.is_file():
        return web.Response(text=UNBUILT, content_type="text/html", charset="utf-8")
    if not base and not is_linked:
        return web.FileResponse(index, headers=FRESH)
    page = index.read_text(encoding="utf-8").replace(ROOT, f'<base href="{base}/" />')
    told = await previewed(request, page, STATIC) if is_linked else page
    return web.Response(text=told, content_type="text/html", charset="utf-8", headers=FRESH)
