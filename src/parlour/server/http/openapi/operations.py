"""Every route with a summary and the types of its body and answer. `description.py` makes the description from it."""

from typing import Any, NamedTuple

from parlour.core.extras.highlights import Lesson
from parlour.rulebook import Rule
from parlour.server import wire
from parlour.server.wire import answers

CSV, FLUENT, LINES, PDF = "text/csv", "text/plain; charset=utf-8", "application/x-ndjson", "application/pdf"
METRICS, OCTETS, SVG = "text/plain; version=0.0.4", "application/octet-stream", "image/svg+xml"
SEAT, HOST, TEACHER = "the token of a seat", "the token of a seat or of the host", "the token of the teacher"
DEVICE, READER = "a key of 20 to 64 characters that the device made up", "the server's token for metrics"


class Operation(NamedTuple):
    topic: str
    summary: str
    answer: Any
    """The type of the JSON that it answers. For other content a string: its media type."""
    takes: Any = None
    """The type of its body."""
    status: int = 200
    query: tuple[str, ...] = ()
    bearer: str = ""
    """The token that it needs, in words."""


OPERATIONS = {
    "POST /api/tables": Operation("tables", "Open a table", wire.TableMade, wire.NewTable, 201),
    "GET /api/tables/{code}": Operation("tables", "The public part of a table", wire.TableView, query=("k",)),
    "POST /api/tables/{code}/seats": Operation("tables", "Take a seat", wire.SeatTaken, wire.NewSeat, 201, ("k",)),
    "GET /api/tables/{code}/live": Operation("tables", "The WebSocket of a seat or a spectator", None, status=101),
    "GET /api/tables/{code}/qr.svg": Operation("tables", "The link as a QR code", SVG, query=("k",)),
    "GET /api/tables/{code}/log": Operation("tables", "After the end: the log", LINES),
    "GET /api/tables/{code}/review": Operation("tables", "What was possible, in the game's own form", Any),
    "GET /api/tables/{code}/lesson": Operation(
        "tables", "After the end: advice, by language, or null", dict[str, Lesson] | None
    ),
    "GET /api/tables/{code}/replay": Operation("tables", "The name of the finished game", wire.ReplayView, bearer=HOST),
    "POST /api/tables/{code}/push": Operation(
        "tables", "Notify this browser when it is the seat's turn", dict[str, Any], wire.NewPush, bearer=SEAT
    ),
    "POST /api/tables/{code}/push/off": Operation(
        "tables", "Stop notifying a browser", dict[str, Any], wire.NoPush, bearer=SEAT
    ),
    "POST /api/tables/{code}/devices/new": Operation(
        "devices", "A code that hands seats to another device", wire.HandoverMade, wire.HandSeats, 201, ("at",)
    ),
    "POST /api/tables/{code}/devices": Operation(
        "devices", "Take the seats of another device", wire.DeviceSeats, wire.NewDevice, 201
    ),
    "GET /api/tables/{code}/devices": Operation(
        "devices", "The devices that hold a seat", list[wire.DeviceView], bearer=SEAT
    ),
    "POST /api/tables/{code}/devices/off": Operation(
        "devices", "Sign a device out", dict[str, Any], wire.SignOut, bearer=SEAT
    ),
    "POST /api/handovers": Operation(
        "devices", "A code that hands something else over", wire.HandoverMade, wire.NewHandover, 201, ("at",)
    ),
    "POST /api/handovers/take": Operation("devices", "Take what a code hands over", wire.Handover, wire.TakeHandover),
    "GET /api/languages": Operation("games", "The installed languages", list[wire.LanguageView]),
    "GET /api/games": Operation("games", "The catalogue of games", list[answers.GameView]),
    "GET /api/games/{game}/moves": Operation(
        "games", "Forms for the moves of a game, and its refusals in words", wire.MovesView, query=("language",)
    ),
    "GET /api/games/{game}/preview.svg": Operation("games", "The picture beside a link", SVG, query=("language",)),
    "GET /api/rules/{game}": Operation(
        "games", "The numbered rules of a game; `common` for those of every game", list[Rule], query=("language",)
    ),
    "GET /messages/{language}-{version}/{parts}.ftl": Operation("games", "Texts of the client", FLUENT),
    "GET /api/word": Operation("words", "The dictionary's verdict", answers.WordView, query=("language", "word")),
    "GET /api/meaning": Operation("words", "What a word means", answers.MeaningView, query=("language", "word")),
    "GET /api/pocket": Operation("words", "The offline dictionaries, by language", dict[str, wire.Pocket]),
    "GET /api/pocket/{language}": Operation("words", "An offline dictionary", OCTETS),
    "POST /api/beside/{game}": Operation(
        "boxes", "A question beside the printed box, in the game's own form", Any, dict[str, Any], query=("language",)
    ),
    "GET /api/box/{game}": Operation("boxes", "Our box of a game", wire.BoxView, query=("language",)),
    "POST /api/box": Operation("boxes", "Check a box", wire.BoxView, wire.BoxQuestion, query=("language",)),
    "GET /print/{game}.pdf": Operation("boxes", "A file to print", PDF, query=("language", "paper", "what")),
    "POST /print/{game}.pdf": Operation(
        "boxes", "Print a custom box", PDF, wire.BoxQuestion, query=("language", "paper", "what")
    ),
    "GET /api/replays/{replay}": Operation("replays", "A finished game as a reel", LINES, query=("plain",)),
    "GET /api/replays/{replay}/review": Operation("replays", "What was possible, in the game's own form", Any),
    "GET /api/replays/{replay}/lesson": Operation("replays", "Advice, by language, or null", dict[str, Lesson] | None),
    "GET /api/replays/{replay}/preview.svg": Operation("replays", "The picture beside a link", SVG),
    "GET /api/days": Operation("days", "The server's date and the daily games", wire.DaysView),
    "GET /api/days/{day}/{language}": Operation(
        "days", "What this device has played, by game", dict[str, wire.DayState], bearer=DEVICE
    ),
    "GET /api/days/{day}/{language}/{game}": Operation(
        "days", "The result of a daily roll", wire.DayResult, bearer=DEVICE
    ),
    "POST /api/days/{day}/{language}/{game}": Operation(
        "days", "This device's table for a daily roll", wire.DayPlayMade, wire.NewDayPlay, 201, bearer=DEVICE
    ),
    "POST /api/boards": Operation("days", "Open a board of friends", wire.BoardMade, wire.NewBoard, 201),
    "POST /api/boards/{code}": Operation(
        "days", "Join a board of friends, or look at it", wire.BoardView, wire.BoardVisit, bearer=DEVICE
    ),
    "POST /api/boards/{code}/leave": Operation(
        "days", "Leave a board of friends", dict[str, Any], wire.BoardLeave, bearer=DEVICE
    ),
    "POST /api/clubs": Operation("classes", "Open a class", wire.ClubMade, wire.NewClub, 201),
    "GET /api/clubs/{code}": Operation("classes", "A class; its tables for the teacher", wire.ClubView, bearer=TEACHER),
    "POST /api/clubs/{code}": Operation(
        "classes", "Choose what a class plays", dict[str, Any], wire.ClubChoice, bearer=TEACHER
    ),
    "POST /api/clubs/{code}/tables": Operation(
        "classes", "Open one more table", wire.Placed, status=201, bearer=TEACHER
    ),
    "POST /api/clubs/{code}/place": Operation("classes", "The table to sit down at", wire.Placed, wire.NewPlace, 201),
    "GET /api/clubs/{code}/qr.svg": Operation("classes", "The link as a QR code", SVG),
    "GET /api/clubs/{code}/results.csv": Operation("classes", "Finished games", CSV, bearer=TEACHER),
    "GET /api/house": Operation("server", "The message of the day, and how tables are opened", wire.ServerView),
    "GET /api/version": Operation("server", "Versions of Parlour, rules and words", wire.Version),
    "GET /api/about": Operation("server", "Packages with their licences and notices", wire.AboutView),
    "GET /api/openapi.json": Operation("server", "This description", dict[str, Any]),
    "GET /healthz": Operation("server", "Whether the server runs", answers.Health),
    "GET /readyz": Operation("server", "Whether the server can store games", answers.Health),
    "GET /metrics": Operation("server", "Counters for Prometheus", METRICS, bearer=READER),
}
