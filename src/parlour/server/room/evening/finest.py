"""The finest word of a game (COM-28): people vote after its end, and the closing ceremony honours it."""

from collections import Counter

from msgspec.structs import replace

from parlour.core import Refused
from parlour.server import wire
from parlour.server.room.people.sitting import seat_of
from parlour.server.storage.records import Evening, Memory, TableRecord

MOST = 12
"""How many words people choose among."""
OF_ONE = {"word": 3, "blunder": 1}
"""How many of one person's words: the longest that scored, and the longest that was wrong, often the funniest."""


def candidates(memories: list[Memory]) -> tuple[Memory, ...]:
    """The words to vote on, everybody's longest first. `memories`: what people did in the game."""
    found: dict[str, Memory] = {}
    taken: Counter[tuple[str, str]] = Counter()
    for one in sorted(memories, key=lambda memory: -memory.value):
        of_one = (one.name, one.kind)
        if one.word and one.word not in found and taken[of_one] < OF_ONE.get(one.kind, 0):
            taken[of_one] += 1
            found[one.word] = one
    return tuple(found.values())[:MOST]


def voted(record: TableRecord, token: str, word: int) -> TableRecord:
    """The record with a person's vote in place of any earlier one."""
    words = _candidates_now(record)
    if word >= len(words):
        raise Refused("no-such-word", "there are fewer words to choose from")
    if words[word].name == _name_of(record, token):
        raise Refused("own-word", "you can't vote for your own word")
    return replace(record, evening=replace(record.evening, votes={**record.evening.votes, token: word}))


def _candidates_now(record: TableRecord) -> tuple[Memory, ...]:
    """The words that can be voted on now. One is no choice."""
    words = record.evening.words if record.status == "over" else ()
    return words if len(words) > 1 else ()


def _name_of(record: TableRecord, token: str) -> str | None:
    seat, place = seat_of(record.seats, token), seat_of(record.waiting, token)
    if seat is None and place is None:
        raise Refused("not-seated", "only people at the table vote")
    return record.seats[seat].name if seat is not None else None


def liked(evening: Evening) -> list[Memory]:
    """The word of the last game that most people voted for, or all that have as many votes."""
    votes = Counter(evening.votes.values())
    most = max(votes.values(), default=0)
    best = [evening.words[word] for word, count in votes.items() if count == most and word < len(evening.words)]
    return [Memory("finest", one.name, one.game, most, one.word) for one in best]


def view_of(record: TableRecord) -> list[wire.FinestWord]:
    votes = Counter(record.evening.votes.values())
    return [wire.FinestWord(one.name, one.word, votes[place]) for place, one in enumerate(_candidates_now(record))]
