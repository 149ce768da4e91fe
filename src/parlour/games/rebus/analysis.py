"""The best layout of a roll, the turns of a game and the words that counted. Every page about a game asks here."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count

from msgspec import Struct

from parlour.core import Logged, Seat, Table
from parlour.core.extras.highlights import Feat, GoodWord
from parlour.core.extras.review_time import spent
from parlour.core.table import game_of
from parlour.games.rebus.components import Placed
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.model import Moves, Overturned, Scored, Settings, State, Turn
from parlour.games.rebus.solver import Solution, best_layout, plan
from parlour.games.rebus.view import View
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon

RebusTable = Table[State, Moves, View]
LOOKS = 250
"""How many steps the solver may take for one roll: about a second."""
PROOF = 8 * LOOKS
"""Steps for a proof if the usual ones are not enough: some seconds."""
KEPT = 512
"""How many solved rolls are cached."""
EVERYDAY = 3.6
"""The lowest Zipf frequency of an everyday word."""


class Laid(Struct, frozen=True):
    """A word that counted."""

    word: str
    points: int


class Everyday(Struct, frozen=True):
    """The best layout of everyday words."""

    score: int
    placed: tuple[Placed, ...]
    across: tuple[str, ...]
    down: tuple[str, ...]


def turns_of(log: Iterable[Logged]) -> list[Turn]:
    """Return the turns that were scored, as the table has ruled on them in the end."""
    turns: dict[tuple[int, Seat], Turn] = {}
    for line in log:
        for event in line.events:
            if isinstance(event, Scored | Overturned):
                turns |= {(one.round, one.seat): one for one in event.turns}
    return list(turns.values())


def laid(turn: Turn) -> tuple[Laid, ...]:
    """Return the words of a turn that counted."""
    lies = set(turn.reading.counted)
    return tuple(Laid(run.word, run.points) for run in turn.reading.runs if run.points and lies.issuperset(run.dice))


def words(table: RebusTable) -> Iterator[GoodWord]:
    """Return the words that counted: dear ones are best and, of equals, long ones."""
    is_polite = game_of(table, Rebus).referee.words.is_polite
    for turn in turns_of(table.log):
        for one in laid(turn):
            value = one.points + len(one.word) / 100
            yield GoodWord(turn.seat, one.word, turn.round, value, one.points, is_fit=is_polite(one.word))


def totals(table: RebusTable) -> Sequence[Sequence[int]]:
    rows = table.state.table
    return [[sum(points or 0 for points in row[:number]) for row in rows] for number in range(1, len(rows[0]) + 1)]


@lru_cache(maxsize=8)
def everyday_words(words: Lexicon) -> Lexicon:
    """Return a lexicon of the everyday words, without rude ones."""
    rarest = EVERYDAY - installed(words.language).inflected
    return Lexicon.of(filter(words.is_polite, words.common(rarest)), language=words.language)


@lru_cache(maxsize=8)
def familiar_words(words: Lexicon) -> Lexicon:
    """Return a lexicon of the words that most people have met, without rude ones. Solutions show no others."""
    return Lexicon.of(filter(words.is_polite, words.shown()), language=words.language)


def everyday(game: Rebus, roll: str, until: float = 1.0) -> Everyday:
    best = _best_of(game, everyday_words(game.referee.words), roll, until)
    return Everyday(best.score, plan(best.rows, roll), best.across, best.down)


def proven(game: Rebus, roll: str) -> Solution:
    """Return the best layout of familiar words, looking longer if the usual steps prove nothing."""
    best = familiar(game, roll)
    if best.is_proven:
        return best
    words, values = familiar_words(game.referee.words), game.referee.values
    return _counted_here(game, roll, best_within(words, roll, values, looks(PROOF), game.settings))


def familiar(game: Rebus, roll: str, until: float = 1.0) -> Solution:
    """Return the best layout of familiar words that is found in time (REB-18)."""
    return _best_of(game, familiar_words(game.referee.words), roll, until)


def _best_of(game: Rebus, words: Lexicon, roll: str, until: float) -> Solution:
    """Return the best layout found before the share `until` of the time is spent. Unhurried results are cached."""
    settings, values = game.settings, game.referee.values
    key = (words.hash, roll, settings.islands, settings.shortest, *values.values())
    if (best := _known.get(key)) is None:
        best = best_within(words, roll, values, looks(LOOKS, until), settings)
        if spent() < until:
            if len(_known) >= KEPT:
                _known.clear()
            _known[key] = best
    return _counted_here(game, roll, best)


_known: dict[tuple[object, ...], Solution] = {}
"""Solved rolls. A review is requested after every turn, and only the newest turn should cost time."""


def looks(most: int = LOOKS, until: float = 1.0) -> Callable[[], bool]:
    """Return whether a search has had enough: `most` steps, or the share `until` of the time."""
    steps = count()
    return lambda: next(steps) >= most or spent() >= until


def best_within(
    words: Lexicon,
    roll: str,
    values: Mapping[str, int],
    enough: Callable[[], bool],
    rules: Settings = Settings(),  # noqa: B008 - it never changes
    report: Callable[[Solution], None] = lambda _: None,
) -> Solution:
    """Return the best layout of any words, dice and values that is found until `enough` returns True."""
    islands, shortest = rules.islands, rules.shortest
    return best_layout(words, roll, values, islands=islands, shortest=shortest, enough=enough, report=report)


def _counted_here(game: Rebus, roll: str, best: Solution) -> Solution:
    """Return a solution with the points of this table. Where unused dice are free (REB-22) it is a good layout, and
    nothing proves that there is no better one: the search subtracts unused dice."""
    if not game.referee.is_unused_free:
        return best
    values = game.referee.values
    spare = sum(values.get(letter.lower(), 0) for letter in best.unused)
    return replace(best, score=best.score + spare, bound=best.bound + sum(values.get(letter, 0) for letter in roll))


def feats(table: RebusTable) -> Iterator[Feat]:
    """Return the words that were laid and are none (COM-27)."""
    for turn in turns_of(table.log):
        wrong = (run.word for run in turn.reading.runs if run.fault is not None)
        yield from (Feat("blunder", turn.seat, len(word), word) for word in wrong)
