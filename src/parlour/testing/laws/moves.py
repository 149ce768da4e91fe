"""Refused and late moves, players who leave, and moves that bots make and games offer (COM-04, COM-08, COM-11)."""

from itertools import islice
from random import Random

from parlour.core import Act, Move, Refused, codec_of, encode
from parlour.core.extras.legal import Asked
from parlour.testing.law import Broken, law, require
from parlour.testing.playing import RefusedBots
from parlour.testing.report import value_in_words
from parlour.testing.run import Moment
from parlour.testing.storm import any_move

TRIES = 8
"""How many strange moves are tried at one moment."""


@law("some", "A refusal has a code and leaves no trace.")
def refusals(moment: Moment) -> None:
    game, rng, text = moment.variant.game, Random(moment.number), encode(moment.state)
    for _ in range(TRIES):
        seat, move = rng.randrange(-1, moment.seats + 1), any_move(game, rng, moment.variant.lexicon)
        table = moment.table()
        try:
            table.act(seat, move, moment.at)
        except Refused as refused:
            require(bool(refused.code), f"the refusal of {move} has no code")
            require(table.state is moment.state and not table.log, f"{move} is refused and changes the table")
        else:
            codec_of(type(game)).state.decode(encode(table.state))
    require(encode(moment.state) == text, "a refused move changes the state")


@law("few", "Players may leave at any time. A game that everybody has left is over.")
def leaving(moment: Moment) -> None:
    rng = Random(moment.number)
    table = moment.table()
    table.rng = rng
    table.let_roll(None)
    for seat in rng.sample(range(moment.seats), moment.seats):
        if table.result is None:
            table.remove(seat, table.at + 1)
        require(seat not in table.wait.asks, f"seat {seat} has left and is still asked for moves")
    require(table.result is not None, "everybody has left, and the game is not over")


@law("every", "A move that was made for an earlier moment is refused as too late, and nothing happens.")
def late(moment: Moment) -> None:
    what = moment.ahead[0].what if moment.ahead else None
    names = (before.name for before in reversed(moment.run.moments[: moment.number]))
    past = next((name for name in names if name != moment.name), None)
    if not isinstance(what, Act) or what.move.is_never_late or past is None:
        return
    table, at = moment.table(), max(moment.ahead[0].at, moment.at)
    try:
        table.act(what.seat, what.move, at, on=past)
    except Refused as refused:
        require(refused.code == "too-late", f"a late move is refused as {refused.code}, not as too-late")
        require(table.state is moment.state and not table.log, "a late move changes the table")
    else:
        raise Broken(f"{what.move} was made for {past!r} and counts for {moment.name!r}")


@law("turns", "A move that was made for this moment counts.")
def in_time(moment: Moment) -> None:
    what = moment.ahead[0].what
    if isinstance(what, Act):
        moment.table().act(what.seat, what.move, moment.ahead[0].at, on=moment.name)


LEVELS = (1, 3)


@law("last", "No move of a bot is refused in a game between bots.")
def bots_in_games(moment: Moment) -> None:
    if isinstance(moment.run.failure, RefusedBots):
        raise Broken(str(moment.run.failure))


@law("odd", "Whatever happens at a table, a bot that is asked for a move has a legal one, or none.")
def bots_anywhere(moment: Moment) -> None:
    variant = moment.variant
    for seat, asks in moment.wait.asks.items():
        for level in LEVELS:
            bot = variant.entry.bot(variant.lexicon, level)
            thought = bot.think(variant.game.view(moment.state, seat), asks, Random(moment.number))
            if thought is None:
                continue
            tried = f"a bot of level {level} in seat {seat}: {thought.move}"
            is_asked = isinstance(thought.move, Move) and type(thought.move) in asks
            require(is_asked, "a bot was not asked for this", tried)
            require(isinstance(thought.delay, int), "the delay of a thought is a number of milliseconds", tried)
            try:
                moment.table().act(seat, thought.move, moment.at)
            except Refused as refused:
                raise Broken(f"the move of a bot is refused: {refused}", (tried,)) from None


OFFERED = 4
"""How many moves of each seat are tried at one moment."""


@law("odd", "Moves that a game offers to random players are legal.")
def offered(moment: Moment) -> None:
    variant = moment.variant
    if (moves := variant.entry.extras.moves) is None:
        return
    for seat, asks in moment.wait.asks.items():
        view = variant.game.view(moment.state, seat)
        asked = Asked(view, asks, moment.at, variant.lexicon, Random(moment.number))
        for move in islice(moves(asked), OFFERED):
            tried = f"seat {seat}: {value_in_words(move)}"
            require(type(move) in asks, "a move is offered that nobody asks for", tried)
            try:
                moment.table().act(seat, move, moment.at)
            except Refused as refused:
                raise Broken(f"a move that the game offers is refused: {refused}", (tried,)) from None
