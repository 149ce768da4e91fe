"""Tables of routes. `openapi.py` makes the description from what they say.

A handler says by its types what it takes and answers: `async def visit(request, asked: Visit) -> BoardView`. A body is
read before it is called, and what it returns is sent as JSON, unless it is a response.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, NamedTuple, TypeVar, get_type_hints

from aiohttp import web

from parlour.server.http.asking import body
from parlour.server.http.problems import Handler, answer

CSV, FLUENT, LINES, PDF = "text/csv", "text/plain; charset=utf-8", "application/x-ndjson", "application/pdf"
METRICS, OCTETS, SVG = "text/plain; version=0.0.4", "application/octet-stream", "image/svg+xml"
SEAT, HOST, TEACHER = "the token of a seat", "the token of a seat or of the host", "the token of the teacher"
DEVICE, READER = "a key of 20 to 64 characters that the device made up", "the server's token for metrics"


class Operation(NamedTuple):
    summary: str
    answer: Any
    """The type of the JSON that it answers. For other content a string: its media type."""
    takes: Any = None
    """The type of its body."""
    status: int = 200
    query: tuple[str, ...] = ()
    bearer: str = ""
    """The token that it needs, in words."""
    topic: str = ""


H = TypeVar("H", bound=Callable[..., Awaitable[Any]])
RETURNED = "return"


class Routes(web.RouteTableDef):
    """The routes of one module, most of them about one `topic`."""

    def __init__(self, topic: str) -> None:
        super().__init__()
        self._topic = topic
        self.operations: dict[str, Operation] = {}

    def get(self, path: str, *about: Any, **more: Any) -> Callable[[H], H]:
        """Add a route: `get(path, summary, answer, takes, …)`, as in an Operation without its topic."""
        return self._described("GET", path, *about, **more)

    def post(self, path: str, *about: Any, **more: Any) -> Callable[[H], H]:
        return self._described("POST", path, *about, **more)

    def _described(self, method: str, path: str, summary: str, *about: Any, **more: Any) -> Callable[[H], H]:
        def add(handler: H) -> H:
            kinds = get_type_hints(handler)
            returned, (_, *takes) = kinds.pop(RETURNED), kinds.values()
            said = {"topic": self._topic, "takes": takes[0] if takes else None, **more}
            operation = Operation(summary, *(about or (returned,)), **said)
            self.operations[f"{method} {path}"] = operation
            self.route(method, path)(_answering(handler, operation, *takes))
            return handler

        return add


def _answering(handler: Callable[..., Awaitable[Any]], operation: Operation, *takes: Any) -> Handler:
    @wraps(handler)
    async def answering(request: web.Request) -> web.StreamResponse:
        made = await handler(request, *[await body(request, kind) for kind in takes])
        return made if isinstance(made, web.StreamResponse) else answer(made, operation.status)

    return answering
