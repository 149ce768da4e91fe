"""Hashes of random games, to notice changes of behaviour. A game is played with random legal moves, alarms, removed
seats and refused moves. One hash covers its log, which must never change. The other one covers everything visible:
waits, views and refusals. `scripts/chance-games`
writes the hashes that are kept, and prints more of them to compare two versions of the code.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from parlour import CATALOGUE
from parlour.core import AnyGame, AnyTable, Refused, Table, Wait, encode
from parlour.core.extras.legal import Asked
from parlour.core.real_dice import ByHand, handfuls_of
from parlour.core.table import by_rules
from parlour.lexicon import Lexicon
from plays.chance_settings import SETTINGS

KEPT = Path(__file__).with_name("by-chance.txt")
LONGEST = 400
"""The most inputs of a game."""


def lines(game: str, seeds: int = 1) -> Iterator[str]:
    """Yield a line for each setting, version of the rules and seed: the game, and both hashes."""
    for settings in SETTINGS[game]:
        newest = CATALOGUE[game].open(Lexicon.load, settings)
        for version, seed in product(range(1, newest.rules_version + 1), range(seeds)):
            said = " ".join(f"{name}={_short(value)}" for name, value in settings.items())
            log, seen = _hashes(by_rules(newest, version), settings, f"{said} {seed}")
            yield f"{game} v{version} #{seed} {log} {seen} {said}".rstrip()


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) < 20 else sha256(text.encode()).hexdigest()[:6]


def _hashes(game: AnyGame, settings: dict[str, Any], seed: str) -> tuple[str, str]:
    played = _Played(game, settings, Random(f"{game.id} {seed}"))
    played.play()
    log = b"\n".join(map(encode, played.table.log))
    return sha256(log).hexdigest()[:10], sha256("\n".join(played.seen).encode()).hexdigest()[:10]


class _Played:
    """One game, and everything that was visible of it."""

    def __init__(self, game: AnyGame, settings: dict[str, Any], rng: Random) -> None:
        self.entry, self.rng, self.seen = CATALOGUE[game.id], rng, list[str]()
        self.by_hand = settings.get("rolls") == "ours"
        seats = rng.choice([seats for seats in (1, 2, 3, 4) if _takes(game, seats)])
        self.table: AnyTable = Table(game, seats, None if self.by_hand else Random(rng.random()))

    def play(self) -> None:
        for _ in range(LONGEST):
            self._look()
            if self.table.wait.is_over:
                break
            try:
                self._go_on()
            except Refused as no:
                self.seen.append(f"{no.code} {no.detail}")
        self.seen.append(repr(self.table.result))

    def _look(self) -> None:
        table, own = self.table, getattr(self.table.game, "own", None)
        self.seen.append(_said(table.wait))
        self.seen += [encode(table.view(seat)).decode() for seat in (None, *range(table.seats))]
        if own is not None:
            self.seen += [encode(own(table.state, seat)).decode() for seat in range(table.seats)]

    def _go_on(self) -> None:
        table, wait, rng, luck = self.table, self.table.wait, self.rng, self.rng.random()
        if luck < (0.1 if wait.chance else 0.02) and table.seats > 2 and wait.present:
            table.remove(rng.choice(wait.present), table.at + rng.randrange(500))
        elif wait.chance is not None:
            self._roll()
        elif luck < 0.2 and wait.until is not None:
            table.advance(wait.until)
        elif luck < 0.24 and wait.rest is not None:
            table.advance(max(table.at, wait.rest))
        elif wait.asks:
            self._act()
        elif wait.until is not None:
            table.advance(wait.until)

    def _roll(self) -> None:
        """Type in real dice: sometimes one player's, sometimes all at once."""
        chance, rng = self.table.wait.chance, self.rng
        assert chance is not None
        handfuls = handfuls_of(chance)
        some = rng.choice(handfuls) if handfuls and rng.random() < 0.7 else None
        drawn = chance.roll(some, rng) if some and some.seats and isinstance(chance, ByHand) else chance.draw(rng)
        self.table.draw(drawn, self.table.at + rng.randrange(2_000))

    def _act(self) -> None:
        table, rng = self.table, self.rng
        seat = rng.choice(sorted(table.wait.asks))
        at, asks = table.at + rng.choice((0, 1, 700, 3_000)), table.wait.asks[seat]
        makes = self.entry.extras.moves
        assert makes is not None
        move = next(iter(makes(Asked(table.view(seat), asks, at, Lexicon.load("en"), rng))), None)
        if move is not None:
            table.act(seat, self._mixed_up(move), at, table.moment)

    def _mixed_up(self, move: Any) -> Any:
        """Return the move, sometimes with the letters of its word in another order, which makes it invalid."""
        word = getattr(move, "word", None)
        if not word or self.rng.random() > 0.3:
            return move
        return msgspec.structs.replace(move, word="".join(self.rng.sample(word, len(word))))


def _takes(game: AnyGame, seats: int) -> bool:
    try:
        game.start(seats)
    except Refused:
        return False
    return True


def _said(wait: Wait) -> str:
    asks = {seat: [kind.__name__ for kind in kinds] for seat, kinds in wait.asks.items()}
    others = {name: getattr(wait, name) for name in wait.__struct_fields__ if name not in ("asks", "chance")}
    return repr((asks, others, repr(wait.chance)))
