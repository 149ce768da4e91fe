"""How a game is listed: everything that a server, a terminal or a league needs to offer it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from parlour.core.bot import Bot
from parlour.core.extras.box.kit import Kit
from parlour.core.extras.day import Day
from parlour.core.extras.lesson import Lesson
from parlour.core.extras.paper import Paper
from parlour.core.extras.parts import Part, Parts
from parlour.core.game import AnyGame, Event, Move, Refused, kebab
from parlour.core.settings import Setting, Settings, describe, read_settings
from parlour.core.table import Logged
from parlour.core.texts import Texts, texts_in

Language = Literal["en", "uk"]
LANGUAGE = Setting(
    "language", "en", ["en", "uk"], "The language of the words on this table.", "Мова слів за цим столом."
)


class Wanted(Struct, frozen=True):
    """Which words a game takes, whatever the dice show."""

    nouns: bool = False
    """Singular nouns alone."""
    shortest: int = 1
    longest: int = 100
    unlisted: bool = False
    """Words that no dictionary has are welcome too: names, phrases."""


class Entry(Struct, frozen=True, kw_only=True):
    """One game of the CATALOGUE. `game(lexicon, **settings)` opens it; `bot(lexicon, level)` sits down at it."""

    id: str
    name: str
    name_uk: str = ""
    """A game from outside may be told in one language alone: then its name is the same in the other."""
    players: tuple[int, int]
    minutes: int
    modes: tuple[str, ...]
    settings: type[Settings]
    game: Callable[..., AnyGame]
    bot: Callable[[Any, int], Bot]
    text: Callable[..., str]
    """A view as text: `text(view, names, language)`, for the terminal and golden plays."""
    tell: Callable[..., str] | None = None
    """An event in a sentence: `tell(event, names, language)`. Without it a terminal shows the event's fields."""
    read_move: Callable[..., Move] | None = None
    """A typed line as a move: `read_move(line, view, asks)`, raises Refused. Without it a line is `say WORD`."""
    review: Callable[..., Any] | None = None
    """What was possible: `review(game, log, seats)`. May take seconds; never called inside a step."""
    lesson: Callable[..., Lesson] | None = None
    """What each seat can take along: `lesson(game, log, seats, review, language)`, of what `review` has found."""
    open_review: bool = False
    """The review of a game that still runs tells no secret and gives no help: it may be shown between rounds."""
    package: str = ""
    """The game's folder, by its name as a package (`__name__`): its phrases.json, commands.py and, for a game from
    outside, rules.md lie there."""
    wanted: Wanted = Wanted()
    """What may be said or written at all."""
    bots: int = 1
    """No bot of a lower level sits down unless it is chosen: partners are to help."""
    alone: Mapping[str, Any] = {}
    """Settings that suit one person among bots, who can't be asked for votes."""
    first: Mapping[str, Any] = {}
    """Gentle settings for somebody's first games against bots."""
    parts: Parts = {}
    """Roles and sides that seats choose in the lobby (COM-14), by mode. The game gets them as its setting `parts`: the
    name of each seat's part."""
    undrawn: tuple[str, ...] = ()
    """Settings that no lobby draws, because its seats say it better."""
    host_rules: frozenset[type[Move]] = frozenset()
    """Kinds of move that are rulings on another seat: the host's, where the host is asked for one too."""
    paint: Mapping[str, str] = {}
    """How a terminal paints the game's text: regular expressions, each with a style of rich."""
    beside: Callable[[Any, bytes], Any] | None = None
    """What it answers to people with the printed box: `beside(lexicon, question)`, the question as JSON. May take
    seconds; raises Refused."""
    day: Day | None = None
    """What it offers once a day to everybody, with the same dice for all."""
    prints: Callable[[str, Any], Paper] | None = None
    """What it has for a printer: `prints(language, settings)`, with dice and cards of one's own (COM-09). Its rules in
    short need nothing here."""

    box: Kit | None = None
    """What of its box a table can bring itself (COM-09)."""

    def title(self, language: str) -> str:
        return self.name_uk or self.name if language == "uk" else self.name

    def texts(self, language: str) -> Texts:
        """What the game says of itself; in another language where it does not speak this one."""
        spoken = texts_in(self.package)
        return spoken.get(language) or next(iter(spoken.values()), Texts())

    def parts_at(self, settings: Mapping[str, Any]) -> tuple[Part, ...]:
        return self.parts.get(settings.get("mode", ""), ())

    def sentence(self, event: Event, names: Sequence[str], language: str) -> str:
        """An event in words, or, where the game has none for it, its name and its fields."""
        if self.tell is not None:
            return self.tell(event, names, language)
        fields: Any = {name: getattr(event, name) for name in event.__struct_fields__}
        who = f"{names[fields.pop('seat')]}: " if isinstance(fields.get("seat"), int) else ""
        what = kebab(type(event).__name__).replace("-", " ")
        return who + " ".join([what, *(f"{name} {value}" for name, value in fields.items())])

    def lessons(self, game: AnyGame, log: Sequence[Logged], seats: int, review: Any) -> dict[str, Lesson] | None:
        """What can be learned from a game that is over, in every language that it speaks; `review`: what was found
        of it, where the game has such a thing. None: this game teaches nothing."""
        if self.lesson is None:
            return None
        return {language: self.lesson(game, log, seats, review, language) for language in texts_in(self.package)}

    def describe(self) -> dict[str, Any]:
        """What `parlour games --json` and `GET /api/games` show."""
        return {
            "id": self.id,
            "name": self.name,
            "name_uk": self.title("uk"),
            "players": self.players,
            "minutes": self.minutes,
            "modes": self.modes,
            "about": {language: texts.about for language, texts in texts_in(self.package).items()},
            "bots": self.bots,
            "alone": self.alone,
            "first": self.first,
            "parts": self.parts,
            "undrawn": self.undrawn,
            "box": [] if self.box is None else [*self.box.parts],
            "settings": [LANGUAGE, *describe(self.settings)],
        }

    def open(self, load: Callable[[str], Any], given: Mapping[str, Any], *, from_text: bool = False) -> AnyGame:
        """The game at these settings; `load` finds the lexicon of a language (COM-10)."""
        settings, language = self.settle(given, from_text=from_text)
        own = {name: getattr(settings, name) for name in settings.__struct_fields__}
        lexicon = load(language or "en")
        try:
            return self.game(lexicon, **own)
        except ValueError as wrong:  # a house word that is none, a face that no die has: the host's doing, not ours
            raise Refused("bad-setting", str(wrong)) from None

    def settle(self, given: Mapping[str, Any], *, from_text: bool = False) -> tuple[Settings, Language | None]:
        """What a table asked for, checked: all its settings, and its language if that is given."""
        own = dict(given)
        language = own.pop("language", None)
        if language not in (None, "en", "uk"):
            raise Refused("bad-setting", "language is en or uk")
        return read_settings(self.settings, own, from_text=from_text), language
