"""A table where everyone reads text and answers with a line, as language models and people do: TextArena's interface.

Time is the table's own. Those who are asked something answer in turn, the order changing from beat to beat; then a beat
passes and the clocks of the game run on. An empty line waits. Where all wait, the time goes straight to the next alarm.
"""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from copy import copy
from random import Random, SystemRandom
from typing import Any

import msgspec

from parlour.core import AnyGame, AnyTable, Entry, Move, Refused, Seat, Table, codec_of, encode
from parlour.core.extras.legal import Asked
from parlour.core.typed import read_move
from parlour.env.reading import Reading, Sampler, names_of
from parlour.env.storing import restore, stored
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon, Unreadable

BEAT = 1_000
LONGEST_LINE = 1_000
LONGEST_TEXT = 8_192
PATIENCE = 50
MOST_STEPS = 2_000


class TextEnv:
    """`TextEnv("bottle", 2, settings={"mode": "easy"})`: reset, then get_observation and step until it is done.

    A line is what people type at the terminal, or a move as JSON: `{"t": "say", "word": "carbon"}`. `sample` returns a
    legal one by chance.

    `beat`: milliseconds of the table's time in which everyone who is asked answers once. `most_steps`: a game is cut
    off after this many lines. `patience`: a game without a running clock is cut off after this many beats in a row in
    which everybody waits; None: never. Beats with a refused line don't count as waiting; `refused` counts those lines.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        language: str = ENGLISH,
        beat: int = BEAT,
        most_steps: int = MOST_STEPS,
        patience: int | None = PATIENCE,
    ) -> None:
        if game not in CATALOGUE:
            raise ValueError(f"there is no game {game!r}; there are: {', '.join(CATALOGUE)}")
        self.entry, self.language, self._settings = CATALOGUE[game], language, settings
        self.beat, self.most_steps, self.patience = beat, most_steps, patience
        if min(beat, most_steps, 1 if patience is None else patience) < 1:
            raise ValueError("beat, most_steps and patience are 1 or more")
        self.players = _players_of(self.entry, players)
        self.game = _open(self.entry, self.players, {"language": language, **(settings or {})})
        self.names = [f"Player {seat}" for seat in range(self.players)]
        self.table: AnyTable | None = None
        self.refused: dict[Seat, Counter[str]] = {}
        """How many lines of each player were refused in this game, by code."""
        self._because = self.entry.texts(language).refused
        self._read_json = codec_of(type(self.game)).move.decode

    def reset(self, num_players: int | None = None, seed: int | str | None = None) -> None:
        """Begin a new game. The same seed rolls the same dice for the same lines."""
        if num_players not in (None, self.players):
            raise ValueError(f"this table has {self.players} seats, not {num_players}")
        seed = SystemRandom().getrandbits(64) if seed is None else seed
        self.table = Table(self.game, self.players, Random(seed))
        self._reading = Reading(self.entry, self.table, self.names, self.language)
        self._sampler = Sampler(self.entry)
        self._rng = Random(f"{seed} samples")
        self.steps = self._beats = self._quiet = 0
        self.truncated = self._is_busy = False
        self.refused = {seat: Counter() for seat in range(self.players)}
        self._fill()

    def clone(self) -> "TextEnv":
        """Return an environment that goes on by itself, from the same state and with the same luck (tree search)."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if self.table is not None:
            twin.table = self.table.clone()
            twin._reading, twin._sampler = self._reading.clone(twin.table), self._sampler.clone()
            twin._rng, twin._turns = copy(self._rng), self._turns.copy()
            twin.refused = {seat: counts.copy() for seat, counts in self.refused.items()}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "TextEnv":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle how it was made and its game, because other processes have the games installed too."""
        made_by = {name: getattr(self, name) for name in ("players", "language", "beat", "most_steps", "patience")}
        made_by |= {"game": self.entry.id, "settings": self._settings}
        return _restored, (made_by, None if self.table is None else stored(self, self.table))

    @property
    def playing(self) -> AnyTable:
        """The table, for programs that prefer values. Raises RuntimeError before the first `reset`."""
        if self.table is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self.table

    @property
    def done(self) -> bool:
        return self.playing.result is not None or self.truncated

    @property
    def current(self) -> Seat:
        """The player whose line is awaited."""
        _ = self.playing
        return self._turns[0] if self._turns else 0

    def get_observation(self) -> tuple[Seat, str]:
        """Return whose turn it is, and what this player reads."""
        return self.current, self.observe(self.current)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Type the current player's line. Returns whether the game is done, and info.

        `info["asks"]`: the kinds of move that the next player may make. `info["refused"]` and `["because"]`: the line
        was refused. At the end `["winners"]` and `["scores"]`, or `["truncated"]`.
        """
        if self.done:
            raise RuntimeError("the game is over: reset() begins another")
        info = self.act(self._turns.popleft(), action)
        asked = self.playing.wait.asks
        while self._turns and self._turns[0] not in asked:
            self._turns.popleft()
        if not self._turns and not self.done:
            self.pass_time()
        info["asks"] = self.asks(self.current)
        ending = self.ending()
        info.update(ending)
        return bool(ending), info

    def close(self) -> tuple[dict[Seat, float], dict[str, Any]]:
        """Return what each player won, and how it ended."""
        return self.rewards(), self.ending()

    # Legal moves.

    def asks(self, seat: Seat) -> tuple[str, ...]:
        """Return the kinds of move that a player may make now, by their names."""
        return names_of(self.playing.wait.asks.get(seat, ()))

    def moves(self, seat: Seat | None = None, rng: Random | None = None) -> Iterator[Move]:
        """Yield legal moves of a player by chance, mostly without end; nothing if there are none now.

        Without a seat: of the current player. Without `rng` the seed of the game decides.
        """
        seat, table = self.current if seat is None else seat, self.playing
        asks = table.wait.asks.get(seat, ())
        if asks and not self.done:
            lexicon = Lexicon.load(self.language)
            asked = Asked(self._reading.view(seat), asks, table.at, lexicon, rng or self._rng)
            yield from self._sampler.moves(seat, asked)

    def sample(self, rng: Random | None = None, seat: Seat | None = None) -> str:
        """Return a legal line by chance, which is a move as JSON; an empty one if there is none now."""
        move = next(self.moves(seat, rng), None)
        return "" if move is None else encode(move).decode()

    # The same in pieces, for those who let players act in other orders.

    @property
    def order(self) -> list[Seat]:
        """All seats; each beat begins with another."""
        _ = self.playing
        return [(self._beats + step) % self.players for step in range(self.players)]

    def observe(self, seat: Seat) -> str:
        """Return what a player reads: the table, what happened since their own last line, what may be typed."""
        _ = self.playing
        return self._reading.text(seat)[-LONGEST_TEXT:]

    def act(self, seat: Seat, line: str) -> dict[str, Any]:
        """Take a line of one player: a move, waiting, or refused with a reason."""
        table = self.playing
        self.steps += 1
        self.truncated = self.truncated or self.steps >= self.most_steps
        self._reading.mark_read(seat)
        asks, line = table.wait.asks.get(seat, ()), line.strip()
        if not line or not asks:
            return {}
        self._is_busy = True
        try:
            table.act(seat, self._read(line[:LONGEST_LINE], seat), table.at)
        except (Refused, Unreadable) as refused:
            said = self._because.get(refused.code) or refused.detail or refused.code
            self._reading.refuse(seat, said)
            self.refused[seat][refused.code] += 1
            return {"refused": refused.code, "because": said}
        return {}

    def _read(self, line: str, seat: Seat) -> Move:
        if not line.startswith("{"):
            asks = self.playing.wait.asks[seat]
            return read_move(self.entry, line, self._reading.view(seat), asks, self.names, self.language, seat)
        try:
            move: Move = self._read_json(line)
        except msgspec.DecodeError as wrong:
            raise Refused("unreadable", str(wrong)) from None
        return move

    def pass_time(self) -> None:
        """End a beat; where all waited, everything until the next alarm."""
        table = self.playing
        until = table.wait.until
        self._beats += 1
        self._quiet = 0 if self._is_busy else self._quiet + 1
        if until is not None and self._quiet:
            table.advance(max(until, table.at))
        elif table.result is None:
            table.advance(table.at + self.beat)
            self.truncated = self.truncated or (self.patience is not None and self._quiet >= self.patience)
        self._is_busy = False
        self._fill()

    def rewards(self) -> dict[Seat, float]:
        """Return 1 for a player who won alone, −1 for one who lost, 0 where all share the win or nothing is decided."""
        result = self.playing.result
        if result is None or len(result.winners) == self.players:
            return dict.fromkeys(range(self.players), 0.0)
        return {seat: 1.0 if seat in result.winners else -1.0 for seat in range(self.players)}

    def ending(self) -> dict[str, Any]:
        """Return how the game ended; nothing while it runs."""
        if (result := self.playing.result) is None:
            return {"truncated": True} if self.truncated else {}
        return {"winners": list(result.winners), "scores": list(result.scores)}

    def _fill(self) -> None:
        """Line up all who are asked now, each beat beginning with another; alarms ring until somebody is."""
        table = self.playing
        while not table.wait.asks and table.wait.until is not None and table.result is None:
            table.advance(max(table.wait.until, table.at))
        self._turns = deque(seat for seat in self.order if seat in table.wait.asks)
        if not self._turns and table.result is None:
            self.truncated = True


def _players_of(entry: Entry, wanted: int | None) -> int:
    least, most = entry.players
    players = least if wanted is None else wanted
    if not least <= players <= most:
        raise ValueError(f"{entry.title()} is for {least} to {most} players, not {players}")
    return players


def _open(entry: Entry, players: int, settings: Mapping[str, Any]) -> AnyGame:
    try:
        game = entry.open(Lexicon.load, settings)
        game.start(players)
    except Refused as refused:
        raise ValueError(refused.detail or refused.code) from None
    return game


def _restored(made_by: dict[str, Any], saved: dict[str, Any] | None) -> TextEnv:
    env = TextEnv(**made_by)
    if saved is not None:
        restore(env, saved)
    return env
