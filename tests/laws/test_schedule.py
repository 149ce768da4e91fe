"""When bots are asked and when they act, the same wherever they play (parlour.core.schedule)."""

from random import Random

import pytest

from laws.test_table import ROUND, Bells, Ring
from parlour.core import Table, Thought, Wait
from parlour.core.court.vote import Finish
from parlour.core.schedule import HURRY, TRIES, Bots, Due, Schedule

BOTH = Wait({0: (Ring,), 1: (Ring,)}, until=ROUND)


def test_a_bot_is_asked_once_and_again_when_its_question_changes() -> None:
    schedule = Schedule([0, 1])
    assert [question.seat for question in schedule.ask(BOTH, draws=1, now=0)] == [0, 1]
    assert not schedule.ask(BOTH, draws=1, now=0)
    assert [question.seat for question in schedule.ask(BOTH, draws=2, now=0)] == [0, 1], "new dice make a new question"
    later = Wait({0: (Ring,)}, until=2 * ROUND)
    assert [question.seat for question in schedule.ask(later, draws=2, now=0)] == [0], (
        "nobody thinks who is asked nothing"
    )


def test_the_bot_whose_time_comes_first_acts_first() -> None:
    schedule = Schedule([0, 1])
    for question, delay in zip(schedule.ask(BOTH, 1, 0), (500, 200), strict=True):
        assert schedule.answer(question, Thought(Ring(), delay), asked=100)
    assert schedule.next == Due(300, 1, Ring())
    assert schedule.take(299) is None
    assert [schedule.take(600), schedule.take(600), schedule.take(600)] == [
        Due(300, 1, Ring()),
        Due(600, 0, Ring()),
        None,
    ]


def test_plans_for_another_question_are_dropped() -> None:
    schedule = Schedule([0])
    (question,) = schedule.ask(BOTH, 1, 0)
    schedule.answer(question, Thought(Ring(), 5), asked=0)
    (other,) = schedule.ask(BOTH, 2, 0)
    assert schedule.next is None
    assert not schedule.answer(question, Thought(Ring(), 5), asked=0), "it thought for too long"
    assert schedule.answer(other, Thought(Ring(), 5), asked=0)


def test_after_each_of_its_moves_a_bot_is_asked_again_but_a_refused_one_a_few_times_only() -> None:
    schedule = Schedule([0])
    for _ in range(10):
        (question,) = schedule.ask(BOTH, 1, 0)
        schedule.answer(question, Thought(Ring(), 0), 0)
        schedule.settled(0, refused=False)
    thought = 0
    while questions := schedule.ask(BOTH, 1, 0):
        thought += 1
        schedule.answer(questions[0], Thought(Ring(), 0), 0)
        schedule.settled(0, refused=True)
    assert thought == TRIES
    assert schedule.ask(BOTH, 2, 0), "a new question is a new chance"


def test_a_new_bot_on_a_seat_knows_nothing_of_its_predecessor() -> None:
    schedule = Schedule([0])
    (question,) = schedule.ask(BOTH, 1, 0)
    schedule.sit_down(0)
    assert not schedule.answer(question, Thought(Ring(), 0), 0)
    assert [one.seat for one in schedule.ask(BOTH, 1, 0)] == [0]
    schedule.stand_up(0)
    assert not schedule.ask(BOTH, 2, 0)
    schedule.settled(0, refused=True)
    assert schedule.next is None


class Early:
    """A deadline in the past rings at once."""

    def think(self, view: object, asks: object, rng: Random) -> Thought:
        return Thought(Ring(), -500)


def test_no_bot_acts_before_it_is_asked() -> None:
    table, bots = Table(Bells(), 2, Random(1)), Bots({1: Early()}, Random(1))
    bots.ask(table, 70)
    assert bots.next == Due(70, 1, Ring())
    assert [line.at for line in bots.act(table, 70)] == [70, 70]


WORK = Wait(dict.fromkeys((0, 1, 2), (Ring, Finish)), until=60_000, present=(0, 1, 2))


@pytest.mark.rule("COM-33")
def test_bots_finish_within_three_seconds_of_the_last_person() -> None:
    schedule = Schedule([1, 2])
    slow, slower = schedule.ask(WORK, 1, 0)
    schedule.answer(slow, Thought(Ring(), 20_000), 0)
    schedule.ask(WORK, 1, 5_000, [0])
    schedule.answer(slower, Thought(Ring(), 50_000), 5_500)
    now, moves = 5_000, 0
    while now < 5_000 + HURRY and moves < 8:
        due = schedule.next
        assert due is not None
        now = due.at
        schedule.take(now)
        schedule.settled(due.seat, refused=False)
        moves += 1
        for question in schedule.ask(WORK, 1, now, [0]):
            schedule.answer(question, Thought(Finish(), 9_000), now)
    assert moves == 8, "a bot has time for some words and its last move"


@pytest.mark.rule("COM-33")
def test_bots_take_their_time_while_a_person_works_again_or_nobody_watches_or_it_is_their_turn() -> None:
    for calm, seats in (
        (WORK, [1, 2]),
        (WORK, [0, 1, 2]),
        (Wait({1: (Ring,)}, until=60_000, present=(0, 1, 2)), [1, 2]),
    ):
        schedule = Schedule(seats)
        question, *_ = schedule.ask(calm, 1, 0)
        schedule.answer(question, Thought(Ring(), 20_000), 0)
        schedule.ask(calm, 1, 1_000)
        assert schedule.next is not None
        assert schedule.next.at == 20_000
