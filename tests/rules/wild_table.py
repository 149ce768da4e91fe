"""A table of random moves at random times, for the property tests of every game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour import CATALOGUE
from parlour.core import Act, Asks, Event, Move, Refused, Seat, Table, codec_of, encode
from parlour.core.extras.legal import Asked
from parlour.testing.run import words_in
from parlour.testing.storm import Wild, any_move

STEPS = 120
ACTS, LEAVES = 0.85, 0.1
"""The probability of a move, and of somebody leaving if there is none."""
LEGAL, ECHO, ODD = 0.4, 0.4, 0.1
"""The shares of moves that a game offers to random players, of moves that somebody made lately, so that players share
words, and of moves that only have a requested kind. The rest is not even requested."""
KEPT = 0.85
"""The share of a list's values that a changed move keeps."""
LATELY = 40
"""The number of last log lines that are searched for such moves and words."""


class WildTable:
    """Requested and unrequested moves, seats that leave, alarms, and simultaneous inputs."""

    def __init__(self, game: Any, seats: int, rng: Random) -> None:
        self.rng = rng
        self.table = Table(game, seats, rng)
        self._heard = 0

    def moments(self) -> Iterator[Table]:
        """The table after each input, until the game is over or long enough."""
        for _ in range(STEPS):
            yield self.table
            if self.table.result:
                return
            self.step()
        yield self.table

    def plays_out(self) -> None:
        """Checks that nobody is stuck, nobody who left is asked, and the log is complete."""
        table = self.table
        for _ in self.moments():
            assert table.result or table.wait.until is not None
            assert table.result or table.wait.until >= table.at
            assert not set(table.wait.asks) & set(table.state.gone)
        assert self.replays()
        self.empty()
        assert table.result
        assert not set(table.result.winners) & set(table.state.gone)

    def step(self) -> None:
        """One input, after the alarms that were due before it."""
        at, table = self._time(), self.table
        table.advance(at - 1)
        if table.wait.asks and self.rng.random() < ACTS:
            self._act(at)
        elif self.rng.random() < LEAVES:
            self._try(lambda: table.remove(self.rng.randrange(-1, table.seats + 1), at))
        else:
            table.advance(at)

    def _act(self, at: int) -> None:
        seat, move = self._chosen(at)
        self._try(lambda: self.table.act(seat, move, at))

    def _chosen(self, at: int) -> tuple[Seat, Move]:
        game, luck, asks = self.table.game, self.rng.random(), self.table.wait.asks
        if luck > LEGAL + ECHO + ODD:
            return self.rng.randrange(-1, self.table.seats + 1), any_move(game, self.rng, game.lexicon)
        seat = self.rng.choice(list(asks))
        if luck < LEGAL:
            asked = Asked(self.table.view(seat), asks[seat], at, game.lexicon, self.rng)
            made = next(CATALOGUE[game.id].extras.moves(asked), None)
        else:
            made = self._echo(asks[seat]) if luck < LEGAL + ECHO else None
        wild = Wild(self.rng, game.lexicon, words_in(self.table.log[-LATELY:]))
        return seat, made or wild.of(self.rng.choice(asks[seat]))

    def _echo(self, kinds: Asks) -> Move | None:
        """A move that somebody made lately, or as often a changed one, such as a layout without some dice."""
        acts = (line.what for line in self.table.log[-LATELY:] if isinstance(line.what, Act))
        made = [act.move for act in acts if isinstance(act.move, kinds)]
        if not made:
            return None
        move = self.rng.choice(made)
        return move if self.rng.random() < 0.5 else self._changed(move, made)

    def _changed(self, move: Move, made: list[Move]) -> Move:
        """The move with one field of another move. Lists lack some values, and some words are spelled backwards."""
        if not move.__struct_fields__:
            return move
        name = self.rng.choice(move.__struct_fields__)
        value = getattr(self.rng.choice([one for one in made if type(one) is type(move)]), name)
        if isinstance(value, tuple):
            value = tuple(one for one in value if self.rng.random() < KEPT)
        elif isinstance(value, str) and self.rng.random() < 0.5:
            value = (getattr(move, name) or value)[::-1]
        try:
            return msgspec.convert(msgspec.to_builtins(replace(move, **{name: value})), type(move))
        except msgspec.ValidationError:  # such a move can't be sent at all
            return move

    def _try(self, do: Callable[[], object]) -> None:
        """Refusals have a reason and change nothing (COM-04)."""
        state, lines = self.table.state, len(self.table.log)
        try:
            do()
        except Refused as refused:
            assert refused.code
            assert self.table.state is state
            assert len(self.table.log) == lines

    def _time(self) -> int:
        """The next time: mostly soon, sometimes in the same millisecond or at the deadline."""
        now, until = self.table.at, self.table.wait.until
        soon = [now, now + 1, now + 100, now + 700]
        if until is None:
            return self.rng.choice(soon)
        return max(now, self.rng.choice([*soon, (3 * now + until) // 4, until]))

    def news(self) -> Iterator[Event]:
        """The events since the last call."""
        fresh = self.table.log[self._heard :]
        self._heard = len(self.table.log)
        return (event for line in fresh for event in line.events)

    def empty(self) -> None:
        """Let everybody leave, one after the other."""
        for seat in range(self.table.seats):
            if not self.table.result and seat not in self.table.state.gone:
                self.table.remove(seat, self.table.at)

    def replays(self) -> bool:
        """Assert that the stored log alone leads to the same state, byte for byte (COM-01)."""
        table, codec = self.table, codec_of(type(self.table.game))
        stored = [encode(line) for line in table.log]
        again = Table.replay(table.game, table.seats, map(codec.line, stored))
        return encode(again.state) == encode(table.state) and [encode(line) for line in again.log] == stored
