"""When bots are asked and when they act, the same wherever they play (parlour.core.schedule)."""

from random import Random

from laws.test_table import ROUND, Bells, Ring
from parlour.core import Table, Thought, Wait
from parlour.core.bots import Bots
from parlour.core.schedule import TRIES, Due, Schedule

BOTH = Wait({0: (Ring,), 1: (Ring,)}, until=ROUND)


def test_a_bot_is_asked_once_and_again_when_its_question_changes() -> None:
    schedule = Schedule([0, 1])
    assert [question.seat for question in schedule.ask(BOTH, draws=1)] == [0, 1]
    assert not schedule.ask(BOTH, draws=1)
    assert [question.seat for question in schedule.ask(BOTH, draws=2)] == [0, 1], "new dice make a new question"
    later = Wait({0: (Ring,)}, until=2 * ROUND)
    assert [question.seat for question in schedule.ask(later, draws=2)] == [0], "nobody thinks who is asked nothing"


def test_the_first_whose_time_has_come_acts_first() -> None:
    schedule = Schedule([0, 1])
    for question, delay in zip(schedule.ask(BOTH, 1), (500, 200), strict=True):
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
    (question,) = schedule.ask(BOTH, 1)
    schedule.answer(question, Thought(Ring(), 5), asked=0)
    (other,) = schedule.ask(BOTH, 2)
    assert schedule.next is None
    assert not schedule.answer(question, Thought(Ring(), 5), asked=0), "it thought for too long"
    assert schedule.answer(other, Thought(Ring(), 5), asked=0)


def test_after_each_of_its_moves_a_bot_is_asked_again_but_a_refused_one_a_few_times_only() -> None:
    schedule = Schedule([0])
    for _ in range(10):
        (question,) = schedule.ask(BOTH, 1)
        schedule.answer(question, Thought(Ring(), 0), 0)
        schedule.settled(0, refused=False)
    thought = 0
    while questions := schedule.ask(BOTH, 1):
        thought += 1
        schedule.answer(questions[0], Thought(Ring(), 0), 0)
        schedule.settled(0, refused=True)
    assert thought == TRIES
    assert schedule.ask(BOTH, 2), "a new question is a new chance"


def test_a_new_bot_at_a_place_knows_nothing_of_the_one_before() -> None:
    schedule = Schedule([0])
    (question,) = schedule.ask(BOTH, 1)
    schedule.sit_down(0)
    assert not schedule.answer(question, Thought(Ring(), 0), 0)
    assert [one.seat for one in schedule.ask(BOTH, 1)] == [0]
    schedule.stand_up(0)
    assert not schedule.ask(BOTH, 2)
    schedule.settled(0, refused=True)
    assert schedule.next is None


class Early:
    """It rings at once, even if its time is in the past."""

    def think(self, view: object, asks: object, rng: Random) -> Thought:
        return Thought(Ring(), -500)


def test_no_bot_acts_before_it_was_asked() -> None:
    table, bots = Table(Bells(), 2, Random(1)), Bots({1: Early()}, Random(1))
    bots.ask(table, 70)
    assert bots.next == Due(70, 1, Ring())
    assert [line.at for line in bots.act(table, 70)] == [70, 70]
