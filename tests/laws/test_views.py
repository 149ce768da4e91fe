"""Views that are encoded once for all seats are those that the game makes. Nothing of another seat is in them."""

import msgspec
import pytest
from msgspec.structs import replace

from laws.live import moments
from laws.variants import VARIANTS
from parlour.core import codec_of, encode
from parlour.core.views import Views

every_variant = pytest.mark.parametrize("name", VARIANTS)
WITHOUT = {"stars"}
"""Games in which hardly anything is the same for all seats."""


@pytest.mark.rule("COM-03")
@every_variant
def test_seats_see_what_spectators_see_but_for_what_is_their_own(name: str) -> None:
    game, seats = VARIANTS[name].open(), range(VARIANTS[name].seats)
    if VARIANTS[name].game in WITHOUT:
        assert not hasattr(game, "own")
        return
    for moment in moments(name):
        public = game.view(moment.state, None)
        for seat in seats:
            assert replace(public, **game.own(moment.state, seat)) == game.view(moment.state, seat)


@every_variant
def test_a_view_encoded_once_for_all_is_the_same_json(name: str) -> None:
    game, codec = VARIANTS[name].open(), codec_of(type(VARIANTS[name].open()))
    for moment in moments(name):
        views = Views(game, moment.state)
        for seat in (None, *range(VARIANTS[name].seats)):
            plain, spliced = encode(game.view(moment.state, seat)), b"".join(views.parts(seat))
            assert msgspec.json.decode(spliced) == msgspec.json.decode(plain)
            assert encode(codec.view.decode(spliced)) == plain
