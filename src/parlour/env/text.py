"""A table where everyone reads text and answers with a line, as language models and people do: TextArena's interface.

Time is the table's own. Those who are asked something answer in turn, the order changing from beat to beat; then a beat
passes and the clocks of the game run on. An empty line waits. Where all wait, the time goes straight to the next alarm.
"""

from collections import deque
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any

from parlour.core import AnyTable, Refused, Seat, Table
from parlour.core.typed import read_move
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon, Unreadable

BEAT = 1_000
LONGEST_LINE = 200
LONGEST_TEXT = 8_192
PATIENCE = 50
"""A game without a clock, in which all wait so many times in a row, is cut off."""


class TextEnv:
    """`TextEnv("bottle", 2, settings={"mode": "easy"})`: reset, then get_observation and step until it is done."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        language: str = ENGLISH,
        beat: int = BEAT,
        most_steps: int = 2_000,
    ) -> None:
        if game not in CATALOGUE:
            raise ValueError(f"there is no game {game!r}; there are: {', '.join(CATALOGUE)}")
        self.entry = CATALOGUE[game]
        least, most = self.entry.players
        self.players = least if players is None else players
        if not least <= self.players <= most:
            raise ValueError(f"{self.entry.title()} is for {least} to {most} players, not {self.players}")
        if beat < 1 or most_steps < 1:
            raise ValueError("a beat and the number of steps are 1 or more")
        try:
            self.game = self.entry.open(Lexicon.load, {"language": language, **(settings or {})})
            self.game.start(self.players)
        except Refused as refused:
            raise ValueError(refused.detail or refused.code) from None
        self.language = language
        self.names = [f"Player {seat}" for seat in range(self.players)]
        self.beat = beat
        self.most_steps = most_steps
        self.table: AnyTable | None = None
        self._turns: deque[Seat] = deque()

    def reset(self, num_players: int | None = None, seed: int | str | None = None) -> None:
        """A new game. The same seed rolls the same dice for the same lines."""
        if num_players not in (None, self.players):
            raise ValueError(f"this table has {self.players} seats, not {num_players}")
        rng = Random(SystemRandom().getrandbits(64) if seed is None else seed)
        self.table = Table(self.game, self.players, rng)
        self.steps = self._beats = self._quiet = 0
        self.truncated = False
        self._has_acted = False
        self._told = [0] * self.players
        self._refused: dict[Seat, str] = {}
        self._fill()

    @property
    def playing(self) -> AnyTable:
        if self.table is None:
            raise RuntimeError("reset() begins a game")
        return self.table

    @property
    def done(self) -> bool:
        return self.playing.result is not None or self.truncated

    @property
    def current(self) -> Seat:
        """Whose line is waited for."""
        return self._turns[0] if self._turns else 0

    def get_observation(self) -> tuple[Seat, str]:
        """Whose turn it is, and what this player reads."""
        return self.current, self.observe(self.current)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The current player's line. Done, and what is worth knowing: a refusal, the scores at the end."""
        if self.done:
            raise RuntimeError("the game is over: reset() begins another")
        seat = self._turns.popleft()
        info = self.act(seat, action)
        while self._turns and self._turns[0] not in self.playing.wait.asks:
            self._turns.popleft()
        if not self._turns and not self.done:
            self.pass_time()
        return self.done, {**info, **self.ending()}

    def close(self) -> tuple[dict[Seat, float], dict[str, Any]]:
        """What each player won, and how it ended."""
        return self.rewards(), self.ending()

    # The same in pieces, for those who let players act in other orders.

    @property
    def order(self) -> list[Seat]:
        """All seats; each beat begins with another."""
        return [(self._beats + step) % self.players for step in range(self.players)]

    def observe(self, seat: Seat) -> str:
        """What a player reads: the table, what happened since their own last line, what may be typed."""
        table, entry = self.playing, self.entry
        events = [event for line in table.log[self._told[seat] :] for event in line.events]
        told = [entry.sentence(event, self.names, self.language) for event in events]
        parts = [f"You are {self.names[seat]}.", entry.words(table.view(seat), self.names, self.language)]
        parts += ["\n".join(told)] if told else []
        if seat in self._refused:
            parts.append(f"Refused: {self._refused[seat]}")
        if seat in table.wait.asks:
            parts.append("\n".join(["You may type:", *self._typing(seat), "(an empty line: wait)"]))
        return "\n\n".join(parts)[-LONGEST_TEXT:]

    def act(self, seat: Seat, line: str) -> dict[str, Any]:
        """What one player typed: taken, waited, or refused with a reason."""
        table = self.playing
        self.steps += 1
        self.truncated = self.truncated or self.steps >= self.most_steps
        self._told[seat] = len(table.log)
        self._refused.pop(seat, None)
        asks = table.wait.asks.get(seat, ())
        if not line.strip() or not asks:
            return {}
        try:
            typed = line.strip()[:LONGEST_LINE]
            move = read_move(self.entry, typed, table.view(seat), asks, self.names, self.language, seat)
            table.act(seat, move, table.at)
        except (Refused, Unreadable) as refused:
            said = self.entry.texts(self.language).refused.get(refused.code) or refused.detail or refused.code
            self._refused[seat] = said
            return {"refused": refused.code, "because": said}
        self._has_acted = True
        return {}

    def pass_time(self) -> None:
        """A beat is over; where all waited, everything until the next alarm."""
        table = self.playing
        until = table.wait.until
        self._beats += 1
        self._quiet = 0 if self._has_acted else self._quiet + 1
        if until is not None and self._quiet:
            table.advance(max(until, table.at))
        elif table.result is None:
            table.advance(table.at + self.beat)
            self.truncated = self.truncated or self._quiet >= PATIENCE
        self._has_acted = False
        self._fill()

    def rewards(self) -> dict[Seat, float]:
        """1 for who won alone, −1 for who lost, 0 where all share the win or nothing is decided."""
        result = self.playing.result
        if result is None or len(result.winners) == self.players:
            return dict.fromkeys(range(self.players), 0.0)
        return {seat: 1.0 if seat in result.winners else -1.0 for seat in range(self.players)}

    def ending(self) -> dict[str, Any]:
        result = self.playing.result
        if result is None:
            return {"truncated": True} if self.truncated else {}
        return {"winners": list(result.winners), "scores": list(result.scores)}

    def _typing(self, seat: Seat) -> list[str]:
        texts = self.entry.texts(self.language).typing
        asks = self.playing.wait.asks[seat]
        return [f"  {line}: {does}" for line, does in texts] or [f"  {kind.__name__.lower()}" for kind in asks]

    def _fill(self) -> None:
        """All who are asked now, each beat beginning with another; alarms ring until somebody is."""
        table = self.playing
        while table.result is None and not table.wait.asks and table.wait.until is not None:
            table.advance(max(table.wait.until, table.at))
        self._turns = deque(seat for seat in self.order if seat in table.wait.asks)
        if not self._turns and table.result is None:
            self.truncated = True
