"""Logs, states and time (COM-01, COM-02)."""

from random import Random

import msgspec

from parlour.core import AnyTable, Heading, LogMismatch, Refused, Table, codec_of, encode, heading_of
from parlour.core.flat_names import flat_of
from parlour.lexicon import Lexicon
from parlour.testing.law import Broken, law, require
from parlour.testing.playing import RefusedBots
from parlour.testing.report import input_in_words
from parlour.testing.run import Moment

SILENT = 2_000
"""How often the clock may ring in a game in which nobody moves."""


@law("last", "Every game between bots comes to an end.")
def ends(moment: Moment) -> None:
    failure = moment.run.failure
    if failure is not None and not isinstance(failure, RefusedBots):
        raise failure
    require(moment.variant.game.result(moment.state) is not None, "the game stops before its end")


@law("every", "A game waits for nothing exactly when there is a result, with a winner and all scores.")
def over(moment: Moment) -> None:
    result = moment.variant.game.result(moment.state)
    require(moment.wait.is_over or result is None, "there is a result, and the game still waits for something")
    require(not moment.wait.is_over or result is not None, "the game waits for nothing, and there is no result")
    if result is not None:
        require(bool(result.winners), "the game is over and nobody has won")
        require(len(result.scores) == moment.seats, f"there are {len(result.scores)} scores for {moment.seats} seats")


@law("last", "Whenever a log is replayed, it leads through the same states, byte for byte.")
def replays(moment: Moment) -> None:
    """Replay the log twice at the same time, because a clock or a counter in `step` may not show in the last state."""
    game, seats = moment.variant.game, moment.seats
    codec, one, other = codec_of(type(game)), Table(game, seats), Table(game, seats)
    for number, line in enumerate(moment.run.log, 1):
        stored, where = encode(line), f"input {number}, {input_in_words(line.what)},"
        for table in (one, other):
            try:
                table.repeat(codec.line(stored))
            except LogMismatch:
                raise Broken(f"{where} leads to other events when it is replayed") from None
        require(encode(one.state) == encode(other.state), f"{where} leads to another state each time it is replayed")
        require(encode(one.log[-1]) == stored, f"{where} is another line when it is stored and read again")


@law("some", "States, views and events can be stored and read again.")
def stored(moment: Moment) -> None:
    codec, game = codec_of(type(moment.variant.game)), moment.variant.game
    text = encode(moment.state)
    require(encode(codec.state.decode(text)) == text, "the state, written as JSON and read again, is another one")
    for event in moment.log[-1].events if moment.number else ():
        require(codec.event.decode(encode(event)) == event, f"{event} is another event when it is read again")
    for seat in (None, *range(moment.seats)):
        view = encode(game.view(moment.state, seat))
        is_same = encode(codec.view.decode(view)) == view
        require(is_same, f"the view of seat {seat} is another one when it is read again")


@law("last", "If nobody moves, a game ends, or waits without a clock. No alarm is set again for ever.")
def silence(moment: Moment) -> None:
    table: AnyTable = Table(moment.variant.game, moment.seats, Random(moment.variant.name))
    while table.wait.until is not None:
        table.advance(table.wait.until)
        if len(table.log) > SILENT:
            raise Broken(f"nobody has moved, and the clock has rung {SILENT:,} times")
    require(table.result is not None or bool(table.wait.asks), "nobody is asked and no clock runs, but it is not over")


@law("some", "A step, a wait or a view never changes the state that it is given.")
def pure(moment: Moment) -> None:
    game, text = moment.variant.game, encode(moment.state)
    require(hash(text) == moment.fingerprint, "the state was changed: a step changes the state that it starts from")
    for line in moment.ahead[:1]:
        game.step(moment.state, line.what, line.at)  # type: ignore[arg-type]  # the game offered it
        require(encode(moment.state) == text, "the state was changed: `step` changes the state that it starts from")
    game.wait(moment.state)
    for seat in (None, *range(moment.seats)):
        game.view(moment.state, seat)
    require(encode(moment.state) == text, "the state was changed: `wait` or `view` changes the state")


@law("every", "Time never runs backward, and no deadline is overrun.")
def time(moment: Moment) -> None:
    if (before := moment.before) is None:
        return
    until = before.wait.until
    require(moment.at >= before.at, f"time runs from {before.at} back to {moment.at} ms")
    require(until is None or moment.at <= max(until, before.at), f"nothing happened at the deadline, {until} ms")


@law("every", "A countdown says how long it is as a whole.")
def countdown(moment: Moment) -> None:
    wait = moment.wait
    require((wait.until is None) == (wait.span is None), "a wait has both `until` and `span`, or none of them")


@law("last", "The heading of a log opens the same game again.")
def heading(moment: Moment) -> None:
    variant, game = moment.variant, moment.variant.game
    written = encode(heading_of(moment.table(), variant.language, "words"))
    read = msgspec.json.decode(written, type=Heading)
    require((read.game, read.rules) == (variant.entry.id, game.rules_version), "the heading names another game")
    try:
        again = variant.entry.open(Lexicon.load, {**read.settings, "language": read.language})
    except Refused as refused:
        raise Broken(f"the settings of a stored game are refused: {refused}") from None
    before, after = flat_of(game), flat_of(again)
    require(after == before, f"settings {before} are read again as {after}")
    require(encode(again.start(moment.seats)) == encode(game.start(moment.seats)), "the game starts in another state")
