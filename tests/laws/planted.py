"""Faulty copies of Telltale (examples/telltale), at least one for each law."""

from collections.abc import Iterator
from typing import Any

import telltale
from msgspec.structs import asdict, force_setattr, replace
from telltale.bot import Bot
from telltale.game import GameBegan, Guess, RoundEnded, Telltale, View, Write
from telltale.text import text

from parlour.core import Act, Alarm, Drawn, Entry, Event, Move, Refused, Thought
from parlour.core.contract import only_when_asked
from parlour.core.extras.legal import Asked
from parlour.core.settings import Settings

RULES: Any = Telltale.step.__wrapped__  # type: ignore[attr-defined]


class LettersInEveryView(Telltale):
    def view(self, state, seat):
        return replace(super().view(state, seat), letters=state.letters)


class LettersForPlayers(Telltale):
    """Spectators see nothing, so only one seat's part of a draw can leak."""

    def view(self, state, seat):
        view = super().view(state, seat)
        return view if seat is None else replace(view, letters=state.letters)


class NeighboursLetter(Telltale):
    def view(self, state, seat):
        view = super().view(state, seat)
        return view if seat is None else replace(view, letter=state.letters[seat - 1])


class WordsInEveryView(Telltale):
    def view(self, state, seat):
        return replace(super().view(state, seat), shown=(*state.shown, state.words))


class LowerSeatsSeeMore(Telltale):
    """The view depends on the order of the seats."""

    def view(self, state, seat):
        view = super().view(state, seat)
        later = "".join(state.words[(seat or 0) + 1 :])
        return view if seat is None else replace(view, word=view.word or later)


class Wrote(Event, frozen=True):
    seat: int
    word: str


class EventTellsTheWord(Telltale):
    Events = Telltale.Events | Wrote

    @only_when_asked
    def step(self, state, what, at):
        after, events = RULES(self, state, what, at)
        match what:
            case Act(seat, Write(word)):
                return after, (Wrote(seat, word), *events)
        return after, events


class WroteLetters(Event, frozen=True):
    seat: int
    count: int


class EventTellsTheLength(Telltale):
    Events = Telltale.Events | WroteLetters

    @only_when_asked
    def step(self, state, what, at):
        after, events = RULES(self, state, what, at)
        match what:
            case Act(seat, Write(word)):
                return after, (WroteLetters(seat, len(word)), *events)
        return after, events


class LengthInAnotherMoment(EventTellsTheLength):
    """Every word starts a new moment, as in games in which players write in turns."""

    def wait(self, state):
        return replace(super().wait(state), on=f"{len(state.shown)} {sum(map(bool, state.words))}")


class FiveLettersBot(Bot):
    """It only knows words of five letters."""

    def think(self, view, asks, rng):
        words = [word for word in self.words[view.letter] if len(word) == 5] if Write in asks else []
        return Thought(Write(rng.choice(words)), 1000) if words else None


class RefusesShorterWords(Telltale):
    """A refusal reveals how long the words of others are."""

    @only_when_asked
    def step(self, state, what, at):
        match what:
            case Act(move=Write(word)) if any(len(other) > len(word) for other in state.words):
                raise Refused("too-short", "somebody has a longer word")
        return RULES(self, state, what, at)


class RingsForEver(Telltale):
    """A round in which nobody writes goes on for another minute."""

    @only_when_asked
    def step(self, state, what, at):
        if isinstance(what, Alarm) and not any(state.words):
            return replace(state, until=at + self.span), ()
        return RULES(self, state, what, at)


class ReadsAClock(Telltale):
    """Wall-clock time gets into the state, and is removed at the end."""

    ticks = 0

    @only_when_asked
    def step(self, state, what, at):
        after, events = RULES(self, state, what, at)
        ReadsAClock.ticks += 1
        is_over = self.result(after) is not None
        return (after if is_over else replace(after, until=after.until + 10 * ReadsAClock.ticks)), events


class WhoLooksFirst(Telltale):
    """It keeps the last view and forgets whose it was."""

    def view(self, state, seat):
        if getattr(self, "last", None) is not state:
            self.last, self.kept = state, super().view(state, seat)
        return self.kept


class OwnLeavesOut(Telltale):
    def own(self, state, seat):
        return {"you": seat}


class ChangesItsState(Telltale):
    @only_when_asked
    def step(self, state, what, at):
        after = RULES(self, state, what, at)
        if isinstance(what, Act):
            force_setattr(state, "until", state.until + 1)
        return after


class NeverEnds(Telltale):
    def _end(self, state):
        return state, ()


class NobodyWins(Telltale):
    def result(self, state):
        found = super().result(state)
        return found and replace(found, winners=())


class AsksTheGone(Telltale):
    def wait(self, state):
        wait = super().wait(state)
        return replace(wait, asks=dict.fromkeys(range(len(state.scores)), (Guess, Write)) if wait.asks else {})


class Crashes(Telltale):
    def _suspicion(self, state, seat, other, letter):
        if other == 14:
            raise IndexError("no seat 14")
        return super()._suspicion(state, seat, other, letter)


class TakesAnything(Telltale):
    def step(self, state, what, at, wait=None):
        return RULES(self, state, what, at)


class Unsteady(Telltale):
    """Its answers depend on how often it is called."""

    asked = 0

    @only_when_asked
    def step(self, state, what, at):
        after, events = RULES(self, state, what, at)
        Unsteady.asked += 1
        match events:
            case (RoundEnded() as ended, *rest):
                return after, (replace(ended, words=(*ended.words, str(Unsteady.asked))), *rest)
        return after, events


class Fixed(Settings, frozen=True):
    """Only the language can be chosen, because the planted faults show at the defaults."""

    seconds: int = 60
    rounds: int = 5


class Pairs(Settings, frozen=True):
    seconds: int = 60
    rounds: int = 5
    quick: bool = False
    long: bool = False


class RefusesAtTheStart(Telltale):
    def __init__(self, lexicon, quick=False, long=False, **settings):
        super().__init__(lexicon, **settings)
        self.settings = Pairs(**asdict(self.settings), quick=quick, long=long)

    def start(self, seats):
        if self.settings.quick and self.settings.long:
            raise Refused("bad-setting", "quick and long exclude each other")
        return super().start(seats)


class RefusesItsDefaults(Telltale):
    def __init__(self, lexicon, **settings):
        raise Refused("bad-setting", "never")


class CannotStart(Telltale):
    def start(self, seats):
        raise KeyError("seats")


class RefusedBot(Bot):
    def think(self, view, asks, rng):
        thought = super().think(view, asks, rng)
        return thought and Thought(Guess(view.you, "e"), thought.delay)


class UnaskedBot(Bot):
    def think(self, view, asks, rng):
        return Thought(GameBegan(), 1000)


def strange_moves(asked: Asked) -> Iterator[Move]:
    """Its words are too short."""
    while Write in asked.asks:
        yield Write(asked.view.letter)


def raising_text(view: View, names: Any, language: str) -> str:
    return f"{names[view.you]}: {text(view, names, language)}"


def lonely_text(view: View, names: Any, language: str) -> Any:
    """It expects three players, and does not handle players who leave."""
    _, _, third = view.present
    return text(view, names[: third + 1], language)


def raising_tell(event: Event, names: Any, language: str) -> str:
    return {"GameBegan": "Go."}[type(event).__name__]


last: dict[str, Any] = {}


class Remembered(Telltale):
    @only_when_asked
    def step(self, state, what, at):
        last["what"] = str(what) if isinstance(what, Drawn) else last.get("what", "")
        return RULES(self, state, what, at)


def knowing_text(view: View, names: Any, language: str) -> str:
    return f"{text(view, names, language)} {last.get('what', '')}"


def entry(**changed: Any) -> Entry:
    return replace(telltale.ENTRY, **{"settings": Fixed} | changed)
