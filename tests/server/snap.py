"""A tiny game of our own for the server's tests: chance, a race with a window, a secret, an alarm and an end."""

from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.core import (
    Act,
    Alarm,
    Draw,
    Drawn,
    Entry,
    Event,
    Extras,
    Left,
    Move,
    Refused,
    Result,
    Review,
    Settings,
    Thought,
    Wait,
)
from parlour.core.contract import only_when_asked
from parlour.core.settings import says

WINDOW = 300


class Snap(Move, frozen=True):
    number: Annotated[int, Meta(ge=0, le=9)]


class Whisper(Move, frozen=True):
    """A secret of the seat's own."""

    text: Annotated[str, Meta(max_length=4000)]


class Shown(Event, frozen=True):
    number: int


class Snapped(Event, frozen=True):
    seat: int


class Whispered(Event, frozen=True):
    seat: int


class Won(Event, frozen=True):
    seats: tuple[int, ...]


class Gone(Event, frozen=True):
    seat: int


class Number(Draw, frozen=True):
    number: int


class Shuffle(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Number

    def draw(self, rng: Random) -> Number:
        return Number(rng.randrange(10))


class SnapSettings(Settings, frozen=True):
    goal: Annotated[int, says(en="Points to win.", uk="Очки до перемоги.", within=(1, 10_000_000))] = 3
    seconds: Annotated[int, says(en="Seconds a round, 0 for no end.", uk="Секунди на раунд.", within=(0, 1000))] = 0


class SnapState(Struct, frozen=True):
    scores: tuple[int, ...]
    whispers: tuple[str, ...]
    gone: tuple[int, ...] = ()
    number: int | None = None
    since: int = 0
    claims: tuple[tuple[int, int], ...] = ()
    """The correct snaps with their times."""


class SnapView(Struct, frozen=True):
    scores: tuple[int, ...]
    number: int | None
    snapped: tuple[int, ...]
    whisper: str | None


class SnapGame(Struct, frozen=True):
    """Name the number shown. The earliest snap wins a point; equal stamps win together."""

    lexicon: object = None
    goal: int = 3
    seconds: int = 0

    id = "snap"
    rules_version = 1
    Moves = Snap | Whisper
    Events = Shown | Snapped | Whispered | Won | Gone
    Draws = Number
    States = SnapState
    View = SnapView

    def __post_init__(self) -> None:
        if self.goal == 13 and self.seconds == 13:
            raise Refused("bad-setting", "thirteen points in thirteen seconds is too much bad luck")

    @property
    def settings(self) -> SnapSettings:
        return SnapSettings(goal=self.goal, seconds=self.seconds)

    def start(self, seats: int) -> SnapState:
        return SnapState((0,) * seats, ("",) * seats)

    def wait(self, state: SnapState) -> Wait:
        if self.result(state) is not None:
            return Wait()
        present = tuple(seat for seat in range(len(state.scores)) if seat not in state.gone)
        if state.number is None:
            return Wait(chance=Shuffle(), present=present)
        done = {seat for seat, _ in state.claims}
        asks = {seat: (Whisper,) if seat in done else (Snap, Whisper) for seat in present}
        return Wait(asks, self._until(state), present=present)

    def _until(self, state: SnapState) -> int | None:
        if state.claims:
            return state.claims[0][1] + WINDOW
        return state.since + 1000 * self.seconds if self.seconds else None

    @only_when_asked
    def step(self, state, what, at):
        match what:
            case Drawn(result=Number(number=number)):
                return replace(state, number=number, since=at, claims=()), (Shown(number),)
            case Act(seat=seat, move=Whisper(text=text)):
                whispers = (*state.whispers[:seat], text, *state.whispers[seat + 1 :])
                return replace(state, whispers=whispers), (Whispered(seat),)
            case Act(seat=seat, move=Snap(number=number)):
                if number != state.number:
                    raise Refused("wrong-number", "that is not the number shown")
                return replace(state, claims=(*state.claims, (seat, at))), (Snapped(seat),)
            case Alarm():
                return self._close(state)
            case Left(seat=seat):
                return replace(state, gone=(*state.gone, seat)), (Gone(seat),)
        raise AssertionError(what)

    def _close(self, state: SnapState):
        first = min((at for _, at in state.claims), default=None)
        winners = tuple(sorted(seat for seat, at in state.claims if at == first))
        scores = tuple(score + (seat in winners) for seat, score in enumerate(state.scores))
        return replace(state, scores=scores, number=None, claims=()), (Won(winners),)

    def view(self, state: SnapState, seat: int | None) -> SnapView:
        whisper = None if seat is None else state.whispers[seat]
        return SnapView(state.scores, state.number, tuple(sorted(seat for seat, _ in state.claims)), whisper)

    def result(self, state: SnapState) -> Result | None:
        best = max(state.scores)
        if len(state.gone) < len(state.scores) and best < self.goal:
            return None
        return Result(tuple(seat for seat, score in enumerate(state.scores) if score == best), state.scores)


class SnapBot:
    def __init__(self, lexicon, level: int) -> None:
        self._delay = 600 - 100 * level

    def think(self, view: SnapView, asks, rng) -> Thought | None:
        return Thought(Snap(view.number), self._delay) if Snap in asks else None


class NoWords:
    hash = "none"


def load(language: str) -> NoWords:
    return NoWords()


ENTRY = Entry(
    id="snap",
    names={"en": "Snap", "uk": "Снеп"},
    players=(1, 6),
    minutes=1,
    settings=SnapSettings,
    game=SnapGame,
    bot=SnapBot,
    text=lambda view, names, language: f"{language}: {' '.join(names)}, the number is {view.number}, {view.whisper}",
    extras=Extras(review=Review(find=lambda story: {"lines": len(story.log), "seats": story.seats})),
)
CATALOGUE = {"snap": ENTRY}
