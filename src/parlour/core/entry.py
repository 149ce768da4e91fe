"""How a game is listed: everything that a server, a terminal or a league needs to offer it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from parlour.core.board import Drawing, in_words
from parlour.core.bot import Bot
from parlour.core.court.events import unvoted
from parlour.core.extras.extras import Extras
from parlour.core.extras.highlights import MOST, Feat, Highlights, Lesson, feats_of, highlights
from parlour.core.flat_names import flat_kind, kind_of, read_flat, ways_of
from parlour.core.game import AnyGame, Event, Refused, kebab
from parlour.core.settings import Setting, Settings, describe
from parlour.core.story import AnyStory
from parlour.core.table import AnyTable
from parlour.core.texts import Texts, speaks, texts_of
from parlour.core.ways import Terms, Way
from parlour.languages import ENGLISH, in_language, keyed, languages
from parlour.messages import Catalogue, catalogue

FAILED: set[tuple[str, str]] = set()
"""Games that can't be played in a language although it has their files, by id and code. Trials add to it."""


class Entry(Struct, frozen=True, kw_only=True):
    """One game of the CATALOGUE.

    - `id`: what it is called on the command line and in addresses.
    - `names`: what it is called, by language. Not needed if its messages name it, as `GAME-name`.
    - `players`: the fewest and the most. `minutes`: how long a game takes.
    - `settings`: the rules that a table may choose, and the ways to play that the game `offers`. The values of a rule
      `mode` are the game's modes.
    - `game`: `game(lexicon, **settings)` returns the game at these settings, by flat names (`core/flat_names.py`).
    - `bot`: `bot(lexicon, level)` returns a player; levels go from 1 to 5.
    - `text`: `text(view, names, language)` returns a view as text or as a Board (`core/board`), for the terminal, plain
      tables and golden plays.
    - `tell`: `tell(event, names, language)` returns an event in a sentence. Without it the event's fields are shown.
    - `package`: the package (`__name__`) that holds the messages, commands.py and, for a game from outside, rules.md.
    - `components`: files that a language needs in its `games/<id>`. Without them the game is not offered in that
      language.
    - `extras`: what the game offers on top: review, roll of the day, own box, prints, legal moves …
    """

    id: str
    names: Mapping[str, str] = {}
    players: tuple[int, int]
    minutes: int
    settings: type[Settings]
    game: Callable[..., AnyGame]
    bot: Callable[[Any, int], Bot]
    text: Callable[..., Drawing]
    tell: Callable[..., str] | None = None
    package: str = ""
    components: tuple[str, ...] = ()
    extras: Extras = Extras()

    @property
    def modes(self) -> tuple[str, ...]:
        return next((tuple(one.values or ()) for one in describe(self.settings) if one.name == "mode"), ())

    @property
    def all_settings(self) -> tuple[Setting, ...]:
        """What a table may choose, by flat names: its language, the rules, its way and its options."""
        return Setting("language", ENGLISH, list(self.languages), {}), *describe(flat_kind(self.settings))

    @property
    def languages(self) -> tuple[str, ...]:
        """The installed languages that the game can be played in, by code."""
        return tuple(code for code in languages() if self.is_in(code))

    def is_in(self, language: str) -> bool:
        """Whether the game is offered in an installed language: it has all files and failed no trial."""
        pack = languages().get(language)
        is_there = pack is not None and all(pack.has("games", self.id, file) for file in self.components)
        return is_there and (self.id, language) not in FAILED

    def title(self, language: str = ENGLISH) -> str:
        return in_language(self.names, language) if self.names else self._messages(language).say(f"{self.id}-name")

    @property
    def is_named(self) -> bool:
        return bool(self.names) or self._messages(ENGLISH).has(f"{self.id}-name")

    def texts(self, language: str) -> Texts:
        """Return what the game says of itself; in another language if it does not speak this one."""
        return texts_of(self.id, self.package, language)

    @property
    def spoken(self) -> list[str]:
        """The languages in which the game has texts of its own."""
        return [language for language in languages() if speaks(self.package, language)]

    def words(self, view: Any, names: Sequence[str], language: str) -> str:
        """Return a view in words, also where `text` returns a Board."""
        return in_words(self.text(view, names, language), names, language)

    def sentence(self, event: Event, names: Sequence[str], language: str) -> str:
        """Return an event in words: those of `tell`, or its name and its fields."""
        return self.bare_sentence(event, names) if self.tell is None else self.tell(event, names, language)

    def bare_sentence(self, event: Event, names: Sequence[str]) -> str:
        """Return an event as its name and its fields."""
        fields: Any = {name: getattr(event, name) for name in event.__struct_fields__}
        seat = fields.get("seat")
        who = f"{names[fields.pop('seat')]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
        what = kebab(type(event).__name__).replace("-", " ")
        return who + " ".join([what, *(f"{name} {_in_words(value)}" for name, value in fields.items())])

    def review(self, story: AnyStory) -> Any:
        """Return what was possible in a game, or None if this game has no review. May take seconds."""
        find = self.extras.review.find
        return None if find is None else find(story)

    def lessons(self, story: AnyStory, found: Any) -> dict[str, Lesson] | None:
        """Return what a finished game teaches, by language; None if nothing. `found` is what `review` returned."""
        if (lesson := self.extras.review.lesson) is None:
            return None
        best = self.highlights(story).words[:MOST]
        lessons = {language: lesson(story, found, language) for language in self.spoken}
        return {language: replace(one, words=one.words or best) for language, one in lessons.items()}

    def highlights(self, table: AnyTable) -> Highlights:
        """Return the best words of a finished game, and the round that decided it."""
        return highlights(table, self.extras.review.words, self.extras.review.totals)

    def feats(self, table: AnyTable) -> list[Feat]:
        """Return what a finished game is remembered for. Words on which nobody voted win no trophy (COM-27)."""
        words, more, silent = self.extras.review.words, self.extras.feats, unvoted(table.log)
        found = [*feats_of(words(table) if words else ()), *(more(table) if more else ())]
        return [one for one in found if one.kind == "blunder" or one.word not in silent]

    def describe(self) -> dict[str, Any]:
        """Return what `parlour games --json` and `GET /api/games` show."""
        lobby, box = self.extras.lobby, self.extras.box
        own = {setting.name: setting for setting in describe(self.settings)}
        # The languages that the game speaks, and those in which its English must be isolated.
        read_in = [code for code, one in languages().items() if one.direction == "rtl" or speaks(self.package, code)]
        return {
            "id": self.id,
            **keyed("name", {language: self.title(language) for language in languages()}),
            "players": self.players,
            "minutes": self.minutes,
            "modes": self.modes,
            "about": {language: self.texts(language).about for language in read_in},
            "bots": lobby.bot_level,
            "alone": lobby.alone,
            "first": lobby.first,
            "presets": lobby.presets,
            "parts": lobby.parts,
            "undrawn": lobby.hidden,
            "box": [] if box is None else [*box.parts],
            "kit": [] if box is None else box.fields,
            "languages": self.languages,
            "ways": [self._way(way) for way in ways_of(self.settings)],
            "settings": [self._described(own.get(setting.name, setting)) for setting in self.all_settings],
        }

    def _way(self, way: Way) -> dict[str, Any]:
        offers = self.settings.offers
        return {"way": way, "needs": offers.needs(way), "suggests": offers.ways.get(way, Terms()).suggests}

    def explain(self, setting: Setting, language: str) -> str:
        """Return the sentence that explains a setting: the game's own, or that of settings which several games have."""
        messages = self._messages(language)
        names = (f"{self.id}-setting-{setting.name}.says", f"setting-{setting.name}.says")
        found = next((messages.say(name) for name in names if messages.has(name)), None)
        return found or (in_language(setting.says, language) if setting.says else "")

    def _messages(self, language: str) -> Catalogue:
        return catalogue(language, self.package)

    def _described(self, setting: Setting) -> dict[str, Any]:
        says = keyed("says", {language: self.explain(setting, language) for language in languages()})
        return {**setting.describe(), "kind": kind_of(setting), **says}

    def open(self, load: Callable[[str], Any], given: Mapping[str, Any], *, from_text: bool = False) -> AnyGame:
        """Return the game at these settings. `load` finds a lexicon (COM-10). Raises Refused("bad-setting")."""
        settings, language = self.settle(given, from_text=from_text)
        lexicon = load(language or ENGLISH)
        try:
            return self.game(lexicon, **asdict(settings))
        except ValueError as wrong:  # The host gave a house word or a die face that this language can't read.
            raise Refused("bad-setting", str(wrong)) from None

    def settle(self, given: Mapping[str, Any], *, from_text: bool = False) -> tuple[Settings, str | None]:
        """Check what a table asked for. Returns all that it chose by flat names, and its language if that is given."""
        own = dict(given)
        language = own.pop("language", None)
        if language is not None and language not in self.languages:
            why = f"no language {language!r:.40} is installed"
            if isinstance(language, str) and language in languages():
                why = f"{self.id} can't be played in {language}"
            raise Refused("bad-setting", f"{why}; it can be played in {', '.join(self.languages)}")
        return read_flat(self.settings, own, from_text=from_text), language


def _in_words(value: Any) -> str:
    """Return the value of a field as people write it: `ant, bee`, not `('ant', 'bee')`."""
    match value:
        case None | () | []:
            return "–"
        case bool():
            return "yes" if value else "no"
        case Struct():
            return " ".join(_in_words(getattr(value, name)) for name in value.__struct_fields__)
        case Mapping():
            return ", ".join(f"{name}: {_in_words(inner)}" for name, inner in value.items())
        case tuple() | list() | frozenset():
            return ", ".join(map(_in_words, value))
        case _:
            return str(value)
