"""The client's files, with strict security headers."""

from pathlib import Path

from aiohttp import web

from parlour.server.http.asking import KEY, carry_key
from parlour.server.http.messages import first_messages, languages_in_page
from parlour.server.http.middleware import OPTIONS, SERVER, path_of
from parlour.server.http.preload import with_links
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
"""The longest path: ours are short, and file systems have limits."""
FRESH = {"Cache-Control": "no-cache"}
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript; charset=utf-8"}
"""Types that browsers insist on and machines guess differently."""
INDEX = "index.html"
LINKED = ("", "t", "replay", "daily", "roll")
"""The first parts of paths that people send to each other, which get a preview."""
ROOT = '<base href="/" />'
"""The base of the client as it is built."""
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


class Guarded(web.Request):
    """Gives the headers also to answers about requests that aiohttp can't parse, which reach no middleware."""

    async def _prepare_hook(self, response: web.StreamResponse) -> None:
        if self._match_info is None:
            response.headers.update(HEADERS)
        await super()._prepare_hook(response)


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the client, or its index page for every path that the client makes up."""
    path = request.match_info["path"]
    if path.startswith("api/") or not path.isprintable() or len(path) > LONGEST:
        raise web.HTTPNotFound
    if path == "favicon.ico":  # browsers ask for it where no icon is named, as with JSON
        raise web.HTTPPermanentRedirect(request.app[OPTIONS].base + "/icon-192.png")
    if path == INDEX:
        return await _index(request)
    file = (STATIC / path).resolve()
    if file.is_relative_to(STATIC) and file.is_file():
        kept = {"Cache-Control": FOR_EVER} if path.startswith("assets/") else FRESH
        kind = {"Content-Type": TYPES[file.suffix]} if file.suffix in TYPES else {}
        return web.FileResponse(file, headers={**kept, **kind})
    if path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
        raise web.HTTPNotFound
    return _welcomed(request, await _index(request, path.partition("/")[0] in LINKED))


async def add_slash(request: web.Request) -> web.StreamResponse:
    """Redirect to the folder of the server with a slash, without which a browser would look for our files beside it."""
    raise web.HTTPPermanentRedirect(request.app[OPTIONS].base + "/")


def _welcomed(request: web.Request, response: web.StreamResponse) -> web.StreamResponse:
    """Remember the key of a link, so that it is sent with requests about its table."""
    start, _, code = request.match_info["path"].partition("/")
    key, code = request.query.get(KEY, ""), read_code(code.partition("/")[0]) or ""
    if start == "t" and code and len(key) == KEY_LENGTH and set(key) <= set(ALPHABET):
        carry_key(request, response, code, key)
    return response


async def _index(request: web.Request, is_linked: bool = False) -> web.StreamResponse:
    """`is_linked`: the path is one that people send to each other."""
    index, base = STATIC / INDEX, request.app[OPTIONS].base
    if not index.is_file():
        return web.Response(text=UNBUILT, content_type="text/html", charset="utf-8")
    page = index.read_text(encoding="utf-8").replace(ROOT, f'<base href="{base}/" />')
    page = page.replace("</head>", f"  {languages_in_page(request.app[SERVER])}\n  </head>", 1)
    html = await previewed(request, page, STATIC) if is_linked else page
    if request.match_info["path"] != INDEX:  # The service worker caches that one for every page.
        html = with_links(html, [first_messages(request.app[SERVER], request.headers.get("Accept-Language", ""))])
    return web.Response(text=html, content_type="text/html", charset="utf-8", headers=FRESH)
