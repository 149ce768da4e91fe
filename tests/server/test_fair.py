"""Fair claims (BOT-12): the time at which a player acted counts. Pure values, no sockets and no waiting."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import Table
from parlour.server.live.connection import CAP, RoundTrips
from parlour.server.room.claims import Offer, Queue
from parlour.server.room.play import Play
from server import snap

delays = st.integers(0, CAP)
stamps = st.lists(st.integers(1000, 1300), min_size=4, max_size=4)


def measured(trips: list[float]) -> RoundTrips:
    way, now = RoundTrips(), 0.0
    for trip in trips:
        n = way.ping(now)
        way.pong(n, now + trip)
        now += 10
    return way


@pytest.mark.rule("BOT-12")
@given(st.lists(st.floats(0, 5), min_size=1, max_size=20))
def test_a_delay_is_half_the_mean_of_the_quicker_half_and_at_most_the_cap(trips):
    recent = sorted(trips[-8:])
    quicker = recent[: (len(recent) + 1) // 2]
    mean = 1000 * sum(quicker) / len(quicker)
    assert measured(trips).delay == pytest.approx(min(CAP, mean / 2), abs=1)


def test_stray_pongs_are_ignored():
    way = measured([0.1, 0.1])
    way.pong(99, 50)
    way.pong(1, 60)
    way.pong(-1, 70)
    assert (way.measured, way.delay) == (2, 50)


def test_a_pong_sent_before_its_ping_is_ignored():
    way = RoundTrips()
    way.pong(1, 0.0)
    n = way.ping(1.0)
    assert way.measured == 0
    way.pong(n, 1.2)
    assert way.delay == 100


def test_pings_that_are_never_answered_are_forgotten():
    way = RoundTrips()
    for now in range(1000):
        way.ping(float(now))
    way.pong(1, 1000.0)
    assert way.measured == 0


def settle(claims: list[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Feed claims of (seat, arrived, delay) at every millisecond, as a room does. Returns (stamp, seat) of each."""
    queue = Queue()
    known = {seat: delay for seat, _, delay in claims}

    def hold(seat: int) -> int:
        return max((delay for other, delay in known.items() if other != seat), default=0)

    settled = []
    for now in range(3000):
        for seat, arrived, delay in claims:
            if arrived == now:
                queue.push(seat, None, arrived, delay)
        while (claim := queue.pop(now, hold)) is not None:
            settled.append((claim.stamp, claim.seat))
    return settled


@pytest.mark.rule("BOT-12")
@given(stamps, st.lists(delays, min_size=4, max_size=4))
def test_claims_are_settled_in_the_order_they_were_made_despite_network_delays(made, ways):
    """Claims take different times to arrive, but only the moments of acting matter."""
    claims = [(seat, at + delay, delay) for seat, (at, delay) in enumerate(zip(made, ways, strict=True))]
    assert settle(claims) == sorted((at, seat) for seat, at in enumerate(made))


@pytest.mark.rule("BOT-12")
@given(stamps, st.permutations(range(4)), st.lists(delays, min_size=4, max_size=4))
def test_the_order_of_arrival_does_not_matter(made, order, ways):
    """The same moments on other networks have the same winners."""
    straight = [(seat, at, 0) for seat, at in enumerate(made)]
    crooked = [(seat, made[seat] + ways[seat], ways[seat]) for seat in order]
    assert settle(straight) == settle(crooked)


@given(stamps, st.lists(delays, min_size=4, max_size=4), st.randoms())
def test_a_table_sees_the_same_race_despite_network_delays(made, ways, rng: Random):
    def winners(ways: list[int]) -> tuple[int, ...]:
        play = Play(Table(snap.SnapGame(), 4, Random(3)))
        number = play.table.state.number
        claims = [(at + ways[seat], seat, ways[seat]) for seat, at in enumerate(made)]
        for now in range(900, 2000):
            for arrived, seat, delay in claims:
                if arrived == now:
                    play.offer(seat, Offer(snap.Snap(number), None), arrived, delay)
            list(play.pump(now, lambda seat: max((way for n, way in enumerate(ways) if n != seat), default=0)))
        return play.table.state.scores

    expected = tuple(int(at == min(made)) for at in made)
    assert winners([0] * 4) == winners(ways) == expected


@pytest.mark.rule("BOT-12")
@given(st.integers(1000, 2000), st.integers(0, 400), st.lists(st.integers(0, 5000), min_size=1, max_size=12))
def test_holding_pongs_back_gains_no_more_than_the_cap(acted, way, held):
    """Even if answers are held back, the stamp is at most CAP before the claim's arrival, and never after it."""
    liar = measured([(2 * way + wait) / 1000 for wait in held])
    queue = Queue()
    queue.push(0, None, acted + way, liar.delay)
    claim = queue.pop(10_000, lambda _: 0)
    assert claim is not None
    assert acted + way - CAP <= claim.stamp <= acted + way
    assert acted - claim.stamp <= max(0, CAP - min(way, CAP)) + (CAP if way > CAP else 0)


@given(st.lists(st.integers(1, 400), min_size=8, max_size=8), st.integers(1, 8), st.integers(1, 3000))
def test_holding_back_fewer_than_half_of_the_answers_gains_nothing(trips, spoilt, wait):
    """Only the quicker half counts: a few slow answers, by accident or on purpose, change nothing."""
    steady = [trip / 1000 for trip in sorted(trips)]
    spoilt = min(spoilt, 4)
    held = steady[: 8 - spoilt] + [trip + wait / 1000 for trip in steady[8 - spoilt :]]
    assert measured(held).delay == pytest.approx(measured(steady).delay, abs=1)


@pytest.mark.rule("BOT-12")
@given(st.integers(0, 300), st.integers(0, CAP))
def test_a_claim_made_before_the_window_closes_is_in_time_however_late_it_arrives(made, way):
    play = Play(Table(snap.SnapGame(), 2, Random(3)))
    number = play.table.state.number
    play.offer(0, Offer(snap.Snap(number), None), 1000, 0)
    refusals = []
    for now in range(1000, 1700):
        if now == 1000 + made + way:
            play.offer(1, Offer(snap.Snap(number), ("late", 1)), now, way)
        refusals += [refused for _, refused in play.pump(now, lambda seat: 0 if seat == 1 else way) if refused]
    assert not refusals
    assert play.table.state.scores == ((1, 1) if made == 0 else (1, 0))


def test_settled_claims_stay_settled():
    """A stamp before the last settled one (after an unusual delay) is moved to that one."""
    play = Play(Table(snap.SnapGame(), 2, Random(3)))
    number = play.table.state.number
    play.offer(0, Offer(snap.Snap(number), None), 1000, 0)
    list(play.pump(1000, lambda seat: 0))
    play.offer(1, Offer(snap.Snap(number), None), 1010, 100)
    list(play.pump(1010, lambda seat: 0))
    assert [line.at for line in play.table.log] == [0, 1000, 1000]


def test_the_numbers_behind_every_stamp_are_kept():
    play = Play(Table(snap.SnapGame(), 2, Random(3)))
    play.offer(1, Offer(snap.Whisper("x"), ("m", 1)), 1000, 80)
    list(play.pump(1000, lambda seat: 0))
    (claim,) = play.claims.values()
    assert (claim.seat, claim.arrived, claim.delay, claim.stamp) == (1, 1000, 80, 920)
