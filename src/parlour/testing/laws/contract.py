"""The contract of `step`: it takes only what a state waits for (COM-04, parlour.core.contract)."""

from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.core import Act, Alarm, AnyInput, Drawn, Left, Millis, Refused, encode
from parlour.core.fields.types import kinds_of
from parlour.testing.law import Broken, law, require
from parlour.testing.report import input_in_words
from parlour.testing.run import Moment, words_in
from parlour.testing.storm import HEARD, Wild

TRIES = 3
"""How many different contents are tried for each kind of move or draw."""


@law("odd", "A move that is not asked of a seat is refused and changes nothing.")
def asked_moves(moment: Moment) -> None:
    text = encode(moment.state)
    for act in _acts(moment):
        if type(act.move) in moment.wait.asks.get(act.seat, ()):
            _goes_on(moment, act, moment.at)
        else:
            _is_refused(moment, act, moment.at, "not-asked", text)


@law("odd", "Dice or cards that nobody waits for are refused.")
def asked_draws(moment: Moment) -> None:
    chance, text = moment.wait.chance, encode(moment.state)
    for drawn in _draws(moment):
        if chance is not None and type(drawn.result) is chance.kind:
            _goes_on(moment, drawn, moment.at)
        else:
            _is_refused(moment, drawn, moment.at, "not-asked", text)


@law("odd", "No alarm rings that is not set, and none before its time.")
def alarms(moment: Moment) -> None:
    if (until := moment.wait.until) is None:
        _is_refused(moment, Alarm(), moment.at, "not-asked")
    else:
        _is_refused(moment, Alarm(), until - 1, "not-asked")
        require(_goes_on(moment, Alarm(), until), "an alarm that the game waits for is refused")


@law("odd", "Only players who are in the game can leave it.")
def leavers(moment: Moment) -> None:
    game = moment.variant.game
    for seat in _seats_and_others(moment):
        if seat not in moment.wait.present:
            _is_refused(moment, Left(seat), moment.at, "not-seated")
            continue
        require(_goes_on(moment, Left(seat), moment.at), f"seat {seat} may not leave")
        left, _ = game.step(moment.state, Left(seat), moment.at)
        require(seat not in game.wait(left).present, f"seat {seat} has left and is still in the game")


@law("odd", "Only players who are in the game are asked for moves, and nobody once it is over.")
def present(moment: Moment) -> None:
    wait = moment.wait
    require(set(wait.asks) <= set(wait.present), f"asked are {set(wait.asks)}, and there are {wait.present}")
    require(set(wait.present) <= set(range(moment.seats)), f"{wait.present} are not all seats of this table")
    require((not wait.present) == wait.is_over, "there are players exactly as long as the game is not over")


def _goes_on(moment: Moment, what: AnyInput, at: Millis) -> bool:
    """Return whether an input is taken. Raises `Broken` if the next state can't be stored or seen."""
    game, text = moment.variant.game, encode(moment.state)
    try:
        state, _ = game.step(moment.state, what, at)  # type: ignore[arg-type]  # it has to refuse what it does not offer
    except Refused as refused:
        require(bool(refused.code), "a refusal has no code", input_in_words(what))
        return False
    finally:
        require(encode(moment.state) == text, "`step` changes the state that it starts from", input_in_words(what))
    while (wait := game.wait(state)).chance is not None:
        state, _ = game.step(state, Drawn(wait.chance.draw(Random(1))), at, wait)
    require(set(wait.asks) <= set(wait.present), "somebody is asked who is not in the game", input_in_words(what))
    require(set(wait.present) <= set(moment.wait.present), "somebody is in the game again", input_in_words(what))
    encode(state), encode(game.view(state, None))
    return True


def _is_refused(moment: Moment, what: AnyInput, at: Millis, code: str, text: bytes | None = None) -> None:
    """`text`: the encoded state, if the caller knows it. Most inputs of a law are refused, so words are found late."""
    text = encode(moment.state) if text is None else text
    try:
        moment.variant.game.step(moment.state, what, at)  # type: ignore[arg-type]
    except Refused as refused:
        if refused.code != code:
            raise Broken(f"this is refused as {refused.code}, not as {code}", (input_in_words(what),)) from None
        if encode(moment.state) != text:
            raise Broken("a refused input changes the state", (input_in_words(what),)) from None
    else:
        raise Broken("`step` takes an input that the state does not wait for", (input_in_words(what),))


def _seats_and_others(moment: Moment) -> list[int]:
    return [-1, *range(moment.seats), moment.seats, 7, 99]


def _wild(moment: Moment) -> Wild:
    heard = words_in(moment.log[-2 * HEARD :])[-HEARD:]
    return Wild(Random(f"{moment.variant.name} {moment.at}"), moment.variant.lexicon, heard)


def _acts(moment: Moment) -> Iterator[Act[Any]]:
    wild = _wild(moment)
    for kind in kinds_of(moment.variant.game.Moves):
        for seat in _seats_and_others(moment):
            for _ in range(TRIES):
                yield Act(seat, wild.of(kind))


def _draws(moment: Moment) -> Iterator[Drawn[Any]]:
    wild = _wild(moment)
    for kind in kinds_of(moment.variant.game.Draws):
        for _ in range(4 * TRIES):
            yield Drawn(wild.of(kind))
