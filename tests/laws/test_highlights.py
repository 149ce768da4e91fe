"""The best words and the turning point of a game, recomputed from its log."""

from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace

import pytest

from parlour.core import AnyStory, Result
from parlour.core.extras.highlights import MOST, GoodWord, best_words, turning_point
from parlour.games import CATALOGUE, bookworm, bottle, lone, rebus
from parlour.games.bookworm.model import events as of_bookworm
from parlour.games.bottle.model import events as of_bottle
from parlour.games.lone import model as of_lone
from parlour.games.rebus import model as of_rebus
from parlour.replaying import replay

PLAYS = Path(__file__).parents[1] / "plays"
GAMES = [entry.id for entry in CATALOGUE.values() if entry.extras.review.words is not None]
SCORED = [path.stem for path in sorted(PLAYS.glob("*.jsonl")) if path.stem.partition("-")[0] in GAMES]


def story_of(play: str) -> AnyStory:
    return replay((PLAYS / f"{play}.jsonl").read_bytes().splitlines())


def plays_of(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("play", [play for play in SCORED if play.startswith(game)])


def events_of(story: AnyStory) -> list:
    return [event for line in story.log for event in line.events]


def said_in(words) -> set[tuple[int, str, int]]:
    return {(one.seat, one.word, one.round) for one in words}


@plays_of("bottle")
def test_best_words_of_the_bottle_won_their_rounds(play: str) -> None:
    story = story_of(play)
    ends = [
        after for _, line, after in story.steps if any(isinstance(one, of_bottle.RoundEnded) for one in line.events)
    ]
    final = {len(state.played): state.diamonds for state in ends}  # an appeal may end a round again
    found = list(bottle.words(story))
    assert bottle.totals(story) == [final[number] for number in sorted(final)]
    claimed = {(one.seat, one.word) for one in events_of(story) if isinstance(one, of_bottle.Said | of_bottle.Named)}
    assert {(one.seat, one.word) for one in found} <= claimed
    assert all(one.seat in story.state.played[one.round - 1].winners for one in found)
    zipf = story.game.referee.words.zipf
    best = best_words(story.log, found)
    assert [one.word for one in best] == sorted((one.word for one in best), key=zipf)


@plays_of("lone")
def test_best_lone_words_were_unique(play: str) -> None:
    story, rounds, now = story_of(play), {}, 0
    for event in events_of(story):
        match event:
            case of_lone.Unveiled(round=now, lines=lines):
                rounds[now] = lines
            case of_lone.Overturned(lines=lines):
                rounds[now] = lines
    alone = {
        (seat, one.word, number, one.points)
        for number, lines in (rounds or {1: story.state.sheets}).items()  # games for one unveil nothing
        for seat, own in enumerate(lines)
        for one in own
        if one.points
    }
    found = list(lone.words(story))
    assert {(one.seat, one.word, one.round, one.points) for one in found} == alone
    totals = [event.scores for event in events_of(story) if isinstance(event, of_lone.RoundEnded)]
    assert not rounds or [tuple(after) for after in lone.totals(story)] == totals
    points = [one.points for one in best_words(story.log, found)]
    assert points == sorted(points, reverse=True)


@plays_of("rebus")
def test_rebus_words_that_count_were_laid_and_read(play: str) -> None:
    story, turns = story_of(play), {}
    for event in events_of(story):
        if isinstance(event, of_rebus.Scored | of_rebus.Overturned):
            turns |= {(turn.round, turn.seat): turn for turn in event.turns}
    laid = defaultdict(int)
    for (number, seat), turn in turns.items():
        for run in turn.reading.runs:
            if run.points and all(die in turn.reading.counted for die in run.dice):
                laid[seat, run.word, number] = max(laid[seat, run.word, number], run.points)
    found = list(rebus.words(story))
    assert {(one.seat, one.word, one.round): one.points for one in found} == laid
    assert tuple(rebus.totals(story)[-1]) == story.state.totals == tuple(story.result.scores)
    ends = {before.round: after.totals for before, _, after in story.steps if before.table != after.table}
    assert [tuple(after) for after in rebus.totals(story)] == [ends[number] for number in sorted(ends)]


@plays_of("bookworm")
def test_words_of_bookworm_took_a_die_and_kept_it(play: str) -> None:
    story, kept, dots, now = story_of(play), {}, (), 0
    for event in events_of(story):
        match event:
            case of_bookworm.DiceRolled(round=now, faces=faces):
                dots = (*(face.dots for face in faces), 0)
            case of_bookworm.Took(spoken=spoken):
                kept[now, spoken.word] = (spoken.seat, dots[spoken.die])
            case of_bookworm.TakenBack(word=word):
                del kept[now, word]
    found = list(bookworm.words(story))
    assert {(one.round, one.word): (one.seat, one.points) for one in found} == kept
    totals = [event.totals for event in events_of(story) if isinstance(event, of_bookworm.RoundEnded)]
    assert [tuple(after) for after in bookworm.totals(story)] == totals


@pytest.mark.parametrize("play", SCORED)
def test_every_page_names_the_same_best_words(play: str) -> None:
    story = story_of(play)
    entry = CATALOGUE[story.game.id]
    words, shown = best_words(story.log, entry.extras.review.words(story)), entry.highlights(story).words
    assert shown[:MOST] == tuple(words[:MOST])
    for seat in range(story.seats):
        own, best = ([one for one in some if one.seat == seat] for some in (words, shown))
        assert best[: len(own[:MOST])] == own[:MOST]
        times = [one.ms for one in own if one.ms is not None]
        assert min(times, default=None) == min((one.ms for one in best if one.ms is not None), default=None)
    remembered = {one.word for one in entry.feats(story) if one.kind == "word"}
    assert {one.word for one in shown} <= remembered


@pytest.mark.parametrize("play", SCORED)
def test_a_turning_point_changed_the_lead_or_gained_the_most(play: str) -> None:
    story = story_of(play)
    extras = CATALOGUE[story.game.id].extras.review
    turning = CATALOGUE[story.game.id].highlights(story).turning
    if turning is None:
        return
    assert story.result.winners == (turning.seat,)
    leads = [
        after[turning.seat] - max(total for seat, total in enumerate(after) if seat != turning.seat)
        for after in extras.totals(story)
    ]
    before, since = leads[: turning.round - 1], leads[turning.round - 1 :]
    if turning.takes_lead:
        assert before[-1] <= 0 < min(since)
    else:
        gains = [after - before for before, after in zip([0, *leads], leads, strict=False)]
        assert sorted(gains)[-2] < gains[turning.round - 1]
    assert {(turning.seat, word, turning.round) for word in turning.words} <= said_in(extras.words(story))


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ([(3, 5), (9, 6), (12, 8)], (0,), (2, True)),  # behind, then ahead for good
        ([(3, 5), (9, 6), (9, 9), (12, 10)], (0,), (4, True)),  # the last time counts
        ([(0, 0), (4, 0), (5, 1)], (0,), (2, False)),  # nobody else ever led
        ([(3, 1), (9, 2), (11, 8)], (0,), (2, False)),
        ([(3, 1), (5, 1), (7, 8)], (0, 1), None),  # there was no single winner
        ([(3, 1), (5, 1), (7, 1)], (0,), None),  # no round stands out
        ([(9, 1)], (0,), None),  # there was only one round
        ([(1, 3), (2, 4)], (0,), None),  # a win that points don't explain
    ],
)
def test_a_turning_point_is_named_only_where_there_is_one(totals, winners, expected) -> None:
    table = SimpleNamespace(result=Result(winners, totals[-1]), seats=2)
    words = [GoodWord(0, f"{kind}{number}", number) for number in range(1, 5) for kind in ("long", "short")]
    found = turning_point(table, totals, words)
    assert (found and (found.round, found.takes_lead)) == expected
    assert found is None or found.words == (f"long{found.round}", f"short{found.round}")


def test_games_for_one_have_no_turning_point() -> None:
    assert turning_point(SimpleNamespace(result=Result((0,), (9,)), seats=1), [(3,), (9,)], []) is None
