"""The closing ceremony of an evening (COM-27): what its games are remembered for, as cards that are unveiled."""

from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Refused
from parlour.core.extras.highlights import KINDS, Feat
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.room.evening import finest
from parlour.server.storage.records import Evening, Memory, Played, TableRecord

NAMES = 64
"""How many feats are remembered."""
MOST = 15
"""How many awards there are, besides the crowns."""
GAMES = 12
"""How many games of an evening can be seen again."""
OWN = {"word": "own", "fastest": "own", "blunder": "brave"}
"""The award of somebody who was best at nothing, by what they did."""


def remembered(record: TableRecord, entry: Entry, table: AnyTable) -> TableRecord:
    """Return the record after a finished game, with the feats that the ceremony may show. Bots get no prizes."""
    none: list[Feat] = []
    feats = Faults(entry.id).spare(lambda: entry.feats(table), none)
    own = [_memory(record, one) for one in feats if record.seats[one.seat].token is not None]
    known = [*record.evening.memories, *finest.liked(record.evening), *own]
    evening, words = record.evening, finest.candidates(own)
    games, played = evening.games + 1, (*evening.played, Played(record.game, record.number))[-GAMES:]
    remembers = replace(evening, games=games, played=played, memories=_best(known), words=words, votes={})
    return replace(record, evening=remembers)


def _memory(record: TableRecord, feat: Feat) -> Memory:
    return Memory(feat.kind, record.seats[feat.seat].name, record.game, feat.value, feat.word)


def _best(memories: Iterable[Memory]) -> tuple[Memory, ...]:
    """Return everybody's best feat of each kind, the earlier one of two equal ones. Thefts add up."""
    best: dict[tuple[str, str], Memory] = {}
    for one in memories:
        key = (one.kind, one.name)
        before = best.get(key)
        if before is None:
            best[key] = one
        elif one.kind == "stolen":
            best[key] = replace(before, value=before.value + one.value)
        elif _rank(one) > _rank(before):
            best[key] = one
    return tuple(best.values())[-NAMES:]


def _rank(one: Memory) -> int:
    return -one.value if one.kind == "fastest" else one.value


def unveiled(record: TableRecord, cards: int | None) -> TableRecord:
    """Return the record with this number of cards unveiled. None ends the ceremony early."""
    if record.status not in ("over", "lobby") or (cards is not None and not record.evening.games):
        raise Refused("not-over", "an evening ends after a game")
    unveiled = None if cards is None else min(cards, len(cards_of(record)))
    return replace(record, evening=replace(record.evening, open=unveiled))


def with_next_game(record: TableRecord) -> TableRecord:
    """The record when people play on. After the last card a new evening begins, with no crowns."""
    record = guided(record, None)
    unveiled = record.evening.open
    if unveiled is None:
        return record
    if unveiled < len(cards_of(record)):
        return replace(record, evening=replace(record.evening, open=None))
    seats, waiting = ((replace(one, crowns=0) for one in people) for people in (record.seats, record.waiting))
    return replace(record, seats=tuple(seats), waiting=tuple(waiting), evening=Evening())


def guided(record: TableRecord, step: int | None) -> TableRecord:
    """Return the record with this step of the guided round shown."""
    return replace(record, evening=replace(record.evening, guide=step))


def cards_of(record: TableRecord) -> list[wire.CardView]:
    """All cards of the ceremony. Everybody gets an award before anybody gets a second one. The crowns come last."""
    memories = [*record.evening.memories, *finest.liked(record.evening)]
    firsts: list[wire.CardView] = []
    seconds: list[wire.CardView] = []
    honoured: set[str] = set()
    won = (_won([one for one in memories if one.kind == kind]) for kind in (*KINDS, "finest"))
    for card in chain.from_iterable(won):
        (seconds if honoured.issuperset(card.names) else firsts).append(card)
        honoured.update(card.names)
    people = [one.name for one in (*record.seats, *record.waiting) if one.token is not None and not one.left]
    others = [name for name in people if name not in honoured]
    own = [one for one in (_own(name, memories) for name in others) if one is not None]
    honoured.update(one.names[0] for one in own)
    company = [name for name in others if name not in honoured]
    last = [wire.CardView("company", company, 0)] if company else []
    return [*[*firsts, *own, *last, *seconds][:MOST], _crowns(record)]


def _won(memories: Sequence[Memory]) -> list[wire.CardView]:
    """Return the card of what all these people did, of one kind. Words that got as many votes have a card each."""
    if not memories:
        return []
    first = max(memories, key=_rank)
    best = [one for one in memories if one.value == first.value]
    words = {one.word: one for one in best} if first.kind == "finest" else {first.word: first}
    return [
        wire.CardView(one.kind, [own.name for own in best if own.word == word], one.value, word, one.game)
        for word, one in words.items()
    ]


def _own(name: str, memories: Iterable[Memory]) -> wire.CardView | None:
    """Return the award of somebody who was best at nothing: their own best word. None: there is none."""
    memory_of = {one.kind: one for one in memories if one.name == name}
    one = next((memory_of[kind] for kind in OWN if kind in memory_of), None)
    return None if one is None else wire.CardView(OWN[one.kind], [name], len(one.word), one.word, one.game)


def _crowns(record: TableRecord) -> wire.CardView:
    people = [*record.seats, *record.waiting]
    most = max((one.crowns for one in people), default=0)
    return wire.CardView("crowns", [one.name for one in people if one.crowns == most and most], most)


def view_of(record: TableRecord) -> wire.CeremonyView | None:
    if record.evening.open is None:
        return None
    cards = cards_of(record)
    games = [one.game for one in record.evening.played]
    return wire.CeremonyView(len(cards), cards[: record.evening.open], games)
