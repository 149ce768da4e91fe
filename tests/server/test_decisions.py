"""Decisions of hosts and newcomers change a table's record: pure functions, without a server."""

import pytest
from msgspec.structs import replace

from parlour.core import Refused
from parlour.server import wire
from parlour.server.room.host import decisions
from parlour.server.room.people.sitting import reseated, seat_person
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.tokens import hash_of
from server import snap

ANN, BOB, BOT = Sitter("Ann", token="ann", host=True), Sitter("Bob", token="bob"), Sitter("Ada", bot=3)
LOBBY = TableRecord(code="ABCDEF", game="snap", language="en", settings={}, size=4, host="ann", seats=(ANN, BOB, BOT))


def decided(record: TableRecord, do: decisions.Simple, is_host: bool = True) -> TableRecord:
    return decisions.decided(record, snap.ENTRY, do, is_host)


def playing() -> TableRecord:
    return decisions.begun(LOBBY, {}, base=7)


def test_a_decision_returns_a_new_record_and_leaves_the_old_one_alone():
    paused = decisions.paused(playing(), by=0, is_tour=False)
    assert (paused.paused, LOBBY.paused, LOBBY.status) == (True, False, "lobby")
    assert not decided(paused, wire.Resume()).paused


def test_a_seat_that_is_removed_goes_in_the_lobby_and_stays_empty_in_a_game():
    assert decided(LOBBY, wire.Remove(1)).seats == (ANN, BOT)
    removed = decided(playing(), wire.Remove(1)).seats[1]
    assert (removed.left, removed.bot) == (True, None)


def test_only_a_person_can_be_made_host():
    given = decided(LOBBY, wire.Give(1))
    assert [one.host for one in given.seats] == [False, True, False]
    with pytest.raises(Refused, match="bot"):
        decided(LOBBY, wire.Give(2))


def test_more_time_is_asked_for_by_a_seat_and_granted_by_the_host():
    asked = decided(LOBBY, wire.Extra(1, 150), is_host=False)
    assert (asked.seats[1].extra, asked.seats[1].asked_extra) == (100, 150)
    granted = decided(asked, wire.Extra(1, 150))
    assert (granted.seats[1].extra, granted.seats[1].asked_extra) == (150, None)


@pytest.mark.parametrize("do", [wire.Resume(), wire.Remove(3), wire.Wish(9), wire.Bot(2)])
def test_impossible_decisions_in_the_lobby_are_refused(do: decisions.Simple):
    with pytest.raises(Refused):
        decided(LOBBY, do)


def test_a_lobby_can_not_be_paused():
    with pytest.raises(Refused):
        decisions.paused(LOBBY, by=0, is_tour=False)


def test_people_take_a_free_seat_or_a_bots_or_wait_for_the_next_game():
    record, taken = seat_person(LOBBY, wire.NewSeat("Cy"), snap.ENTRY)
    assert (taken.seat, record.seats[3].name, record.seats[3].token) == (3, "Cy", hash_of(taken.token))
    freed = replace(playing(), seats=(ANN, BOB, replace(BOT, is_open=True)))
    record, taken = seat_person(freed, wire.NewSeat("Cy", seat=2), snap.ENTRY)
    assert (taken.seat, record.seats[2].name, record.seats[2].bot) == (2, "Cy", None)
    record, taken = seat_person(playing(), wire.NewSeat("Cy", next=True), snap.ENTRY)
    assert (taken.seat, [one.name for one in record.waiting]) == (None, ["Cy"])
    assert [one.name for one in reseated(record).seats] == ["Ann", "Bob", "Ada", "Cy"]


def test_names_at_a_table_are_unique():
    with pytest.raises(Refused) as refused:
        seat_person(LOBBY, wire.NewSeat("ann"), snap.ENTRY)
    assert refused.value.code == "name-taken"
