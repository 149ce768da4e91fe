"""The closing ceremony of an evening (COM-27): what its games are remembered for, as cards that are unveiled."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Refused
from parlour.core.extras.highlights import KINDS, Feat
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.room.evening import finest
from parlour.server.storage.records import Evening, Memory, TableRecord

NAMES = 64
"""How many people are remembered for feats that add up."""


def remembered(record: TableRecord, entry: Entry, table: AnyTable) -> TableRecord:
    """Return the record after a finished game, with the feats that the ceremony may show. Bots get no prizes."""
    none: list[Feat] = []
    feats = Faults(entry.id).spare(lambda: entry.feats(table), none)
    own = [_memory(record, one) for one in feats if record.seats[one.seat].token is not None]
    known = [*record.evening.memories, *finest.liked(record.evening), *own]
    games = record.evening.games + 1
    words = finest.candidates(own)
    return replace(record, evening=replace(record.evening, games=games, memories=_best(known), words=words, votes={}))


def _memory(record: TableRecord, feat: Feat) -> Memory:
    return Memory(feat.kind, record.seats[feat.seat].name, record.game, feat.value, feat.word)


def _best(memories: Iterable[Memory]) -> tuple[Memory, ...]:
    """Return the best feat of each kind, the earlier one of two equal ones. Thefts add up, so everybody's are kept."""
    best: dict[str, Memory] = {}
    for one in memories:
        key = f"{one.kind} {one.name}" if one.kind == "stolen" else one.kind
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
    """All cards of the ceremony. The crowns come last."""
    memories = [*record.evening.memories, *finest.liked(record.evening)]
    kinds = (_card(kind, [one for one in memories if one.kind == kind]) for kind in (*KINDS, "finest"))
    return [*(card for card in kinds if card is not None), _crowns(record)]


def _card(kind: str, memories: list[Memory]) -> wire.CardView | None:
    if not memories:
        return None
    first = max(memories, key=_rank)
    equal = [one.name for one in memories if one.value == first.value]
    return wire.CardView(kind, equal, first.value, first.word, first.game)


def _crowns(record: TableRecord) -> wire.CardView:
    people = [*record.seats, *record.waiting]
    most = max((one.crowns for one in people), default=0)
    return wire.CardView("crowns", [one.name for one in people if one.crowns == most and most], most)


def view_of(record: TableRecord) -> wire.CeremonyView | None:
    if record.evening.open is None:
        return None
    cards = cards_of(record)
    return wire.CeremonyView(len(cards), cards[: record.evening.open])
