"""The loop around a game: it supplies chance, rings alarms, passes on moves and keeps the log."""

from collections.abc import Callable, Collection, Iterable, Sequence
from copy import copy
from functools import cache
from random import Random
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from parlour.core.flat_names import join
from parlour.core.game import (
    Act,
    Alarm,
    AnyGame,
    AnyInput,
    Draw,
    Drawn,
    Event,
    Game,
    Joined,
    Left,
    M,
    Millis,
    Move,
    Refused,
    Result,
    S,
    Seat,
    Wait,
    takes_seats,
)
from parlour.core.real_dice import ByHand, Handful, handfuls_of, handless, read_shown

V = TypeVar("V", bound=Struct)
K = TypeVar("K")
Luck = Random | Callable[[int], Random]
"""Where chance comes from. A function of the number of the draw gives the same chance after a restart."""


class Logged(Struct, frozen=True, gc=False):
    """One line of the log: an input (`what`), its time (`at`, in milliseconds), and the `events` it led to.

    Logs are most of what a server keeps in memory. They form no cycles, so they are hidden from the garbage collector,
    whose pauses grow with the number of objects.
    """

    at: Millis
    what: AnyInput
    events: tuple[Event, ...]


class LogMismatch(Exception):
    """A log does not replay to its recorded events: it belongs to other rules or another lexicon."""


class Table(Generic[S, M, V]):
    """One game being played: `Table(game, seats=3, rng=Random(7))`.

    Make moves with `act`, let time pass with `advance`, and look with `view`, `wait`, `result` and `log`. Without an
    `rng` the table waits for `draw`, as in a test. `hands`: the seats of people who roll real dice (COM-13); None: the
    table rolls for everybody. Raises TypeError if `rng` is something else, such as a seed.
    """

    def __init__(
        self, game: Game[S, M, V], seats: int, rng: Luck | None = None, hands: Collection[Seat] | None = None
    ) -> None:
        if rng is not None and not isinstance(rng, Random) and not callable(rng):
            raise TypeError(f"rng is a Random, as in Table(game, seats, Random(7)), not {rng!r:.40}")
        self.game = game
        self.seats = self.first_seats = seats
        """The seats now, and at the start: players may sit down later (COM-32)."""
        self.rng = rng
        self.hands = hands
        self.at: Millis = 0
        self.log: list[Logged] = []
        self.draws = 0
        """How many draws there were."""
        self.state: S = game.start(seats)
        self.wait: Wait = game.wait(self.state)
        self._supply_chance()

    @property
    def moment(self) -> str:
        """The round or question that a move answers now (COM-11)."""
        return str(self.draws) if self.wait.on is None else self.wait.on

    def act(self, seat: Seat, move: M, at: Millis, on: str | None = None) -> list[Logged]:
        """Make a move, and return the new lines of the log. Alarms due before `at` ring first.

        `on`: the moment that the move was made for. Raises `Refused` if that is over (COM-11), or by the rules.
        """
        before = len(self.log)
        self._ring_before(at)
        if on is not None and on != self.moment and not (isinstance(move, Move) and move.is_never_late):
            raise Refused("too-late", "what this answers is over; nothing happened")
        self._feed(Act(seat, move), at)
        return self.log[before:]

    def advance(self, to: Millis) -> list[Logged]:
        """Ring every alarm due up to and including `to`, and return the new lines of the log."""
        before = len(self.log)
        self._ring_alarms(to)
        return self.log[before:]

    def draw(self, result: Draw, at: Millis | None = None) -> list[Logged]:
        """Supply the outcome of chance."""
        before = len(self.log)
        self._feed(Drawn(result), self.at if at is None else at)
        return self.log[before:]

    @property
    def handfuls(self) -> tuple[Handful, ...]:
        """The real dice that the table waits for."""
        return handfuls_of(self.wait.chance)

    def type_in(
        self,
        handful: Handful,
        typed: Sequence[str],
        order: Sequence[int],
        at: Millis,
        on: str | None = None,
        level: Collection[int] = (),
    ) -> list[Logged]:
        """Supply what real dice show (COM-13). It is logged like any other draw."""
        before, chance = len(self.log), self.wait.chance
        if on is not None and on != self.moment:
            raise Refused("too-late", "these dice were typed in already; nothing happened")
        if not isinstance(chance, ByHand) or handful not in chance.handfuls:
            raise Refused("not-asked", "no such dice or cards are being waited for")
        self._feed(Drawn(chance.read(handful, read_shown(handful, typed, order, level))), at)
        return self.log[before:]

    def let_roll(self, hands: Collection[Seat] | None) -> None:
        """Set the seats that roll real dice; the table rolls for those who have left."""
        self.hands = hands
        self._supply_chance()

    def remove(self, seat: Seat, at: Millis) -> list[Logged]:
        """Remove a seat for good, and return the new lines of the log."""
        return self._feed_in_time(Left(seat), at)

    def join(self, at: Millis) -> list[Logged]:
        """Add a seat for a player who came after the start (COM-32), and return the new lines of the log."""
        return self._feed_in_time(Joined(), at)

    @property
    def takes_seats(self) -> bool:
        return takes_seats(self.game, self.state)

    def view(self, seat: Seat | None = None) -> V:
        """Return what a seat, or a spectator, may see. Raises ValueError if there is no such seat."""
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seats go from 0 to {self.seats - 1}, not {seat}")
        return self.game.view(self.state, seat)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @classmethod
    def replay(cls, game: Game[S, M, V], seats: int, log: Iterable[Logged], rng: Luck | None = None) -> Self:
        """Return the table that a log leads to (COM-01). Nothing is rolled: the outcomes are in the log."""
        table = cls(game, seats)
        for line in log:
            table.repeat(line)
        table.rng = rng
        table._supply_chance()
        return table

    def clone(self) -> "Table[S, M, V]":
        """Return a table that plays on by itself, from the same state and with the same luck."""
        twin = copy(self)
        twin.log, twin.rng = self.log.copy(), copy(self.rng)
        return twin

    def repeat(self, line: Logged) -> None:
        """Replay one line of a log. Raises LogMismatch if it leads to other events."""
        self._feed(line.what, line.at)
        if self.log[-1].events != line.events:
            raise LogMismatch(f"line {len(self.log)}: {self.log[-1].events} is not {line.events}")

    def _feed_in_time(self, what: AnyInput, at: Millis) -> list[Logged]:
        """Apply one input after the alarms that are due before it."""
        before = len(self.log)
        self._ring_before(at)
        self._feed(what, at)
        return self.log[before:]

    def _ring_before(self, at: Millis) -> None:
        """Ring the alarms that come before an input. Raises ValueError if the input lies in the past."""
        if at < self.at:
            raise self._past(at)
        if self.wait.until is not None and self.wait.until < at:
            self._ring_alarms(at - 1)

    def _ring_alarms(self, to: Millis) -> None:
        while self.wait.until is not None and self.wait.until <= to:
            self._feed(Alarm(), max(self.wait.until, self.at))

    def _feed(self, what: AnyInput, at: Millis) -> None:
        """Apply one input. If the rules raise, the table stays as it was."""
        if at < self.at:
            raise self._past(at)
        game = self.game
        state, events = game.step(self.state, what, at, self.wait)  # type: ignore[arg-type]  # only `Joined`, where it is taken
        wait = game.wait(state)
        self.state, self.wait, self.at = state, wait, at
        self.log.append(Logged(at, what, events))
        if type(what) is Drawn:
            self.draws += 1
        elif type(what) is Joined:
            self.seats += 1
        if wait.chance is not None:
            self._supply_chance()

    def _past(self, at: Millis) -> ValueError:
        return ValueError(f"time runs backward: {at} after {self.at}")

    def _supply_chance(self) -> None:
        chance = self.wait.chance
        if chance is None or self.rng is None:
            return
        rng = self.rng if isinstance(self.rng, Random) else self.rng(self.draws)
        if self.hands is None or not isinstance(chance, ByHand):
            self._feed(Drawn(chance.draw(rng)), self.at)
        elif (handful := handless(chance, self.hands)) is not None:
            self._feed(Drawn(chance.roll(handful, rng)), self.at)


AnyTable = Table[Any, Any, Any]


def game_of(table: AnyTable, kind: type[K]) -> K:
    """Return the game of a table, which must be of this kind."""
    assert isinstance(table.game, kind)
    return table.game


def by_rules(game: AnyGame, version: int) -> AnyGame:
    """Return the game with an older version of its rules. A game that has any provides `by_rules(version)`.

    Raises `LogMismatch` if this version is not known.
    """
    older = getattr(game, "by_rules", None)
    found: AnyGame = game if older is None or version == game.rules_version else older(version)
    if found.rules_version != version:
        raise LogMismatch(f"played by version {version} of the rules; here is version {game.rules_version}")
    return found


def older(game: K, version: int, **changes: object) -> K:
    """Return the game of the same table with an older `rules_version`, by which it decides what held then.

    Returns the game itself if it has had no such version. `changes`: settings that were others.
    """
    now: Any = game
    kind: Any = type(game)
    if not 0 < version < now.rules_version:
        return game
    made: K = _kind(kind, version)(now.lexicon, **{**asdict(join(now.settings, now.options)), **changes})
    return made


@cache
def _kind(kind: type[Any], version: int) -> type[Any]:
    return type(kind.__name__, (kind,), {"rules_version": version})
