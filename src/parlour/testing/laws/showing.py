"""Views and texts: functions of what they are given, and of nothing else."""

from typing import Any

from msgspec.json import decode

from parlour.core import codec_of, encode
from parlour.core.sights import Changes, Sight
from parlour.core.views import Views, only_you
from parlour.languages import languages
from parlour.testing.law import law, require
from parlour.testing.run import Moment

NAMES = ("Ada", "Boris", "Chen", "Dora", "Emil", "Farah", "Goran", "Hana", "Ines", "Jan", "Kofi", "Lea")


@law("some", "A view depends on the state and the seat alone, not on who looked before.")
def views(moment: Moment) -> None:
    game, seats = moment.variant.game, (None, *range(moment.seats))
    first = {seat: encode(game.view(moment.state, seat)) for seat in seats}
    copy = codec_of(type(game)).state.decode(encode(moment.state))
    for seat in reversed(seats):
        require(encode(game.view(copy, seat)) == first[seat], f"{who(seat)} sees something else if others look first")


@law("odd", "Views that are encoded once for all seats (`own`) are those that the game makes.")
def own_fields(moment: Moment) -> None:
    game, encoded = moment.variant.game, Views(moment.variant.game, moment.state)
    codec = codec_of(type(game))
    for seat in (None, *range(moment.seats)):
        plain, spliced = encode(game.view(moment.state, seat)), decode(b"".join(encoded.of(seat)))
        is_same = spliced == decode(plain) and encode(codec.view.decode(encode(spliced))) == plain
        require(is_same, f"`own` leaves out something that {who(seat)} sees and a spectator doesn't")
    if Sight(game, moment.state).is_common:
        own: Any = game.own  # type: ignore[attr-defined]  # where a moment is common, the game has it
        apart = [who(seat) for seat in range(moment.seats) if own(moment.state, seat) != only_you(seat)]
        require(not apart, f"`is_common` says that all see alike, but `own` differs for {', '.join(apart)}")
    if moment.before is not None and hasattr(game, "own"):
        _check_changes(moment, moment.before.state)


def _check_changes(moment: Moment, before: Any) -> None:
    """Servers send what has changed in a view, for games with `own`."""
    game = moment.variant.game
    found = Changes(Sight(game, before), Sight(game, moment.state))
    for seat in (None, *range(moment.seats)):
        changed = found.for_all or found.of(seat)
        was, now = (decode(encode(game.view(state, seat))) for state in (before, moment.state))
        is_same = changed is None or was | decode(changed) == now
        require(is_same, f"what changes in the view of {who(seat)} leads to another view")


@law("some", "`text` and `tell` never raise, in no language, and show nothing but the view and the event.")
def texts(moment: Moment) -> None:
    entry, game, names = moment.variant.entry, moment.variant.game, NAMES[: moment.seats]
    codes = [*languages()]
    language, codec = codes[moment.number % len(codes)], codec_of(type(game))
    for seat in (None, *range(moment.seats)):
        view: Any = game.view(moment.state, seat)
        shown = entry.text(view, names, language)
        require(bool(shown), f"the text for {who(seat)} is empty")
        entry.words(view, names, language)
        copy = codec.view.decode(encode(view))
        require(entry.text(copy, names, language) == shown, f"`text` shows {who(seat)} more than the view holds")
    for event in moment.log[-1].events if moment.number else ():
        sentence = entry.sentence(event, names, language)
        require(isinstance(sentence, str), f"`tell` returns {sentence!r:.40} for {event}")
        copy = codec.event.decode(encode(event))
        require(entry.sentence(copy, names, language) == sentence, f"`tell` reports more than the event holds: {event}")


@law("odd", "`text` and `tell` never raise after strange moves, or when players have left.")
def texts_anywhere(moment: Moment) -> None:
    texts.check(moment)


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
