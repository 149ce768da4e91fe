"""One codec for every game: JSON by msgspec, with the types that the game's class declares."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.core.flat_names import flat_of
from parlour.core.game import Act, Alarm, AnyGame, Drawn, Joined, Left
from parlour.core.table import AnyTable, Logged

I = TypeVar("I")  # noqa: E741
E = TypeVar("E")


class LoggedOf(Struct, Generic[I, E], frozen=True):
    """`Logged` with the types of one game, so that msgspec can decode it."""

    at: int
    what: I
    events: tuple[E, ...]


class Heading(Struct, frozen=True, kw_only=True):
    """The first line of a stored log: everything needed to replay the rest."""

    game: str
    rules: int
    language: str
    lexicon: str
    seats: int
    """The seats at the start: those of players who came later follow from the log (COM-32)."""
    settings: dict[str, Any] = {}
    names: tuple[str, ...] | UnsetType = UNSET
    """The names of the players, for people who read the log."""


class Codec:
    def __init__(self, game: type[AnyGame]) -> None:
        of: Any = game
        self.move = msgspec.json.Decoder(of.Moves)
        self.event = msgspec.json.Decoder(of.Events)
        self.state = msgspec.json.Decoder(of.States)
        self.view = msgspec.json.Decoder(of.View)
        inputs: Any = Act[of.Moves] | Drawn[of.Draws] | Alarm | Left | Joined
        self._line: msgspec.json.Decoder[Any] = msgspec.json.Decoder(LoggedOf[inputs, of.Events])

    def line(self, text: bytes) -> Logged:
        read = self._line.decode(text)
        return Logged(read.at, read.what, read.events)


codec_of = lru_cache(Codec)


encode = msgspec.json.Encoder(order="deterministic").encode


def heading_of(table: AnyTable, language: str, lexicon: str, names: tuple[str, ...] | UnsetType = UNSET) -> Heading:
    """Return the first line of a table's log. `lexicon`: the hash of its words."""
    game = table.game
    return Heading(
        game=game.id,
        rules=game.rules_version,
        language=language,
        lexicon=lexicon,
        seats=table.first_seats,
        settings=msgspec.to_builtins(flat_of(game)),
        names=names,
    )


def write_log(heading: Heading, log: Iterable[Logged]) -> Iterator[bytes]:
    """Yield a log as lines of JSON: the heading, then one line for each input."""
    yield encode(heading)
    for line in log:
        yield encode(line)
