"""One game in real time: its table, the claims that wait, and when the next thing is due."""

import logging
from collections import Counter
from collections.abc import Callable

from parlour.core import Act, Alarm, AnyTable, Handful, Logged, Millis, Move, Refused, Seat, Wait, codec_of
from parlour.core.extras.presence import PRESENCE
from parlour.core.fields.types import kinds_of
from parlour.core.game import waited_for
from parlour.core.real_dice import handfuls_of
from parlour.server import wire
from parlour.server.room.claims import Claim, Offer, Queue
from parlour.server.room.moments import Scene
from parlour.server.storage.records import TableRecord

log = logging.getLogger(__name__)

Hold = Callable[[Seat | None], Millis]
"""The largest delay among the seats that can still outrun one seat, or the alarm (None)."""
TURN: Millis = 15_000
"""A turn that is shorter, as in a race, does not count as missed."""
Settled = tuple[Claim, Refused | None]


class Play:
    def __init__(self, table: AnyTable, rulings: frozenset[type[Move]] = frozenset(), hold: Hold = lambda _: 0) -> None:
        """`rulings`: the kinds of move that only a host may make where one is asked for them."""
        self.table, self.hold, self.codec = table, hold, codec_of(type(table.game))
        self.reserved = PRESENCE | rulings
        """The kinds of move that not everybody may make."""
        self.asks_presence = not PRESENCE.isdisjoint(kinds_of(table.game.Moves))
        """Whether the game ever asks who is here."""
        self.claims: dict[int, Claim] = {}
        """The claims that became log lines, by the number of the line."""
        self.acts = Counter(line.what.seat for line in table.log if isinstance(line.what, Act))
        """How often each seat moved."""
        self._queue = Queue()
        self._public: list[int] = []
        self._counted = 0
        self._late: frozenset[Seat] = frozenset()
        self._moved: set[Seat] = set()
        self._wait: Wait | None = None
        """What the last scene waited for. Nobody is late by what happened before the first one."""

    def offer(self, seat: Seat, offer: Offer, arrived: Millis, delay: Millis) -> None:
        self._queue.push(seat, offer, arrived, delay)

    def pump(self, now: Millis, hold: Hold) -> list[Settled]:
        """Feed claims and alarms whose turn it is, in the order of their stamps."""
        settled: list[Settled] = []
        while (claim := self._queue.pop(now, hold)) is not None:
            settled.append((claim, self._feed(claim)))
        if self.table.wait.until is not None:
            self.table.advance(now - hold(None))
        return settled

    def flush(self) -> list[Settled]:
        """Feed all claims that wait, because the clock is about to stop."""
        return [(claim, self._feed(claim)) for claim in self._queue.drain()]

    def remove(self, seat: Seat, now: Millis) -> None:
        self.table.remove(seat, max(now, self.table.at))

    def next_due(self, hold: Hold) -> Millis | None:
        claim, until = self._queue.next_due(hold), self.table.wait.until
        if until is None:
            return claim
        alarm = until + hold(None)
        return alarm if claim is None else min(claim, alarm)

    def scene(self) -> Scene:
        table = self.table
        fresh = table.log[self._counted :]
        for n, line in enumerate(fresh, self._counted):
            if line.events:
                self._public.append(n)
            self._note(line)
        self._counted = len(table.log)
        self._wait = table.wait
        return Scene(
            table.game,
            table.log,
            self._counted,
            self._public,
            len(self._public),
            table.draws,
            table.moment,
            table.state,
            table.wait,
            self._late,
            table.result,
        )

    def _note(self, line: Logged) -> None:
        """Note who misses a turn (COM-17): a seat that alone had to act when the clock rang, whatever others might have
        done. Its next move makes up for it. If several are asked, who acted in secret stays secret (COM-03)."""
        what = line.what
        if type(what) is Act:
            self._moved.add(what.seat)
            if what.seat in self._late:
                self._late -= {what.seat}
        elif type(what) is Alarm:
            if self._wait is not None and _is_turn(self._wait) and len(asked := waited_for(self._wait)) == 1:
                self._late |= set(asked) - self._moved
            self._moved.clear()

    def _feed(self, claim: Claim) -> Refused | None:
        try:
            self.table.act(claim.seat, claim.item.move, max(claim.stamp, self.table.at), claim.item.on)
        except Refused as refused:
            return refused
        except Exception:
            kind = type(claim.item.move).__name__
            log.exception("the rules failed", extra={"game": self.table.game.id, "move": kind})
            return Refused("trouble", "something went wrong in the rules; nothing happened")
        self.acts[claim.seat] += 1
        self.claims[self._line_of_last_act()] = claim
        return None

    def _line_of_last_act(self) -> int:
        n = len(self.table.log) - 1
        while type(self.table.log[n].what) is not Act:
            n -= 1
        return n


def _is_turn(wait: Wait) -> bool:
    return wait.rest is None and (wait.span is None or wait.span >= TURN)


class Rolling:
    """A moment that waits for real dice, as each person sees it."""

    def __init__(self, record: TableRecord, handfuls: tuple[Handful, ...]) -> None:
        self._handfuls = handfuls
        self._hands = record.hands or frozenset()
        self._hosts = tuple(seat for seat, one in enumerate(record.seats) if one.host and one.is_played_by_person)

    def view(self, seat: Seat | None, is_host: bool) -> wire.RollView:
        readers = {reader for one in self._handfuls for reader in self._readers(one)}
        return wire.RollView(tuple(sorted(readers)), self.pad(seat, is_host))

    def pad(self, seat: Seat | None, is_host: bool) -> Handful | None:
        """The dice that a person may type in: their own first, then public ones for a host."""
        own = [one for one in self._handfuls if seat in self._hands and seat in one.seats]
        seen = [one for one in self._handfuls if is_host and not one.secret]
        return next(iter(own + seen), None)

    def _readers(self, handful: Handful) -> tuple[Seat, ...]:
        own = tuple(seat for seat in handful.seats if seat in self._hands)
        return own or self._hosts


def rolling_of(record: TableRecord, wait: Wait | None) -> Rolling | None:
    """None if no real dice are waited for."""
    if wait is None or wait.chance is None or record.status != "playing":
        return None
    handfuls = handfuls_of(wait.chance)
    return Rolling(record, handfuls) if handfuls else None


def type_in(play: Play | None, record: TableRecord, seat: Seat | None, is_host: bool, roll: wire.Roll, at: int) -> None:
    """Give the table dice that somebody read. Raises Refused."""
    if play is None or record.status != "playing":
        raise Refused("not-playing", "no game is being played")
    if record.paused:
        raise Refused("paused", "the table is paused")
    waits = rolling_of(record, play.table.wait)
    pad = None if waits is None else waits.pad(seat, is_host)
    number, _, on = (roll.on or f"{record.number}:{play.table.moment}").partition(":")
    if pad is None or number != str(record.number):
        raise Refused("too-late", "somebody typed these dice in already; nothing happened")
    play.table.type_in(pad, roll.faces, roll.order, max(at, play.table.at), on, roll.level)
