"""What a game may offer on top of its rules, grouped by feature. Nothing here is needed to play."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from parlour.core.extras.box.kit import Kit
from parlour.core.extras.day import Day
from parlour.core.extras.highlights import Feat, Lesson, TotalsOf, WordsOf
from parlour.core.extras.legal import Asked
from parlour.core.extras.paper import Paper
from parlour.core.extras.parts import Part, Parts
from parlour.core.game import Move, Seat
from parlour.core.table import AnyTable


class WordLimits(Struct, frozen=True):
    """Which words a game takes, whatever the dice show: `parlour word --game` and a class's family words ask."""

    nouns: bool = False
    """Only singular nouns."""
    shortest: int = 1
    longest: int = 100
    unlisted: bool = False
    """Words that are in no dictionary are welcome too: names, phrases."""


class Lobby(Struct, frozen=True, kw_only=True):
    """What a lobby proposes, and what only a host may do."""

    bot_level: int = 1
    """The lowest level of a bot that nobody chose. Partners are there to help."""
    alone: Mapping[str, Any] = {}
    """Settings that suit one person among bots, who can't vote."""
    first: Mapping[str, Any] = {}
    """Gentle settings for somebody's first games against bots."""
    presets: Mapping[str, Mapping[str, Any]] = {}
    """Settings that go together, by name. Settings that a preset does not name have their default. `standard` is what
    clients propose among friends, `purist` the printed rules. The rules themselves don't know presets."""
    parts: Parts = {}
    """Roles and sides that seats choose (COM-14), by mode. The game gets them in its setting `parts`, by seat."""
    hidden: tuple[str, ...] = ()
    """Settings that the lobby does not offer."""
    has_secrets: bool = True
    """Whether a seat sees what others must not. Then newcomers need the host to take over a bot's seat (COM-15)."""
    host_rules: frozenset[type[Move]] = frozenset()
    """Kinds of move that rule on another seat. Where the host is asked for one, nobody else may make it."""

    def parts_at(self, settings: Mapping[str, Any]) -> tuple[Part, ...]:
        return self.parts.get(settings.get("mode", ""), ())


class Terminal(Struct, frozen=True, kw_only=True):
    """How a terminal reads and shows the game."""

    read_move: Callable[..., Move] | None = None
    """`read_move(line, view, asks)` returns a typed line as a move or raises Refused. Without it people type the name
    of a move and its fields: `say carbon`."""
    paint: Mapping[str, str] = {}
    """How to colour the game's text: regular expressions, each with a style of rich."""
    after: Mapping[tuple[type, type], str] = {}
    """Messages of events that mean something else right after another one, by both types, the earlier one first."""


class Review(Struct, frozen=True, kw_only=True):
    """What players learn from a game afterwards."""

    find: Callable[[Any], Any] | None = None
    """`find(story)` returns what was possible (`core/story.py`). It may take seconds and runs beside the event loop."""
    lesson: Callable[[Any, Any, str], Lesson] | None = None
    """`lesson(story, found, language)` returns advice for each seat, from what `find` returned."""
    words: WordsOf | None = None
    """`words(table)` returns the words that counted in a game that is over: its best words come from them."""
    totals: TotalsOf | None = None
    """`totals(table)` returns everybody's points after each round: the turning point comes from them."""
    is_open: bool = False
    """Whether the review may be shown between rounds, because it reveals no secret and helps nobody."""


class Extras(Struct, frozen=True, kw_only=True):
    """All optional features of a game. Leave out what yours does not have."""

    moves: Callable[[Asked], Iterator[Move]] | None = None
    """`moves(asked)` yields legal moves by chance, without end: for random players and tests. None is yielded if
    nothing is allowed now. Without it random players make the moves of a bot."""

    words: WordLimits = WordLimits()
    lobby: Lobby = Lobby()
    terminal: Terminal = Terminal()
    review: Review = Review()
    watchers: Callable[[Any, Any, Seat], Collection[Seat | None]] | None = None
    """`watchers(game, state, seat)` returns who else may see what this seat does although no event reports it: seats,
    and None for spectators. Without it nobody may. The laws of `parlour.testing` use it."""
    feats: Callable[[AnyTable], Iterable[Feat]] | None = None
    """`feats(table)` returns what else a game is remembered for than words that counted, all of it public."""
    day: Day | None = None
    """The roll of the day: the same dice for everybody, once a day."""
    box: Kit | None = None
    """Dice, sheets and cards that a table can bring itself (COM-09)."""
    data: Callable[[str], Mapping[str, str]] | None = None
    """`data(language)` returns what clients must know of a language's dice or cards, as messages by id. It is asked in
    languages in which the game is offered."""
    prints: Callable[[str, Any], Paper] | None = None
    """`prints(language, settings)` returns what can be printed (COM-09). A summary of the rules is added to it."""
    printed_box: Callable[[Any, bytes], Any] | None = None
    """`printed_box(lexicon, question)` answers people who play with the real box. The question is JSON. It may take
    seconds, and raises Refused."""
