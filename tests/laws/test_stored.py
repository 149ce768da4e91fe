"""Settings, headings and moves survive writing and reading, or are refused (COM-01, COM-04)."""

from typing import Annotated, Any

import pytest
from msgspec import ValidationError

from parlour.core import Refused, Settings, Table, Wait, codec_of, says
from parlour.core.settings import read_settings
from parlour.games.lone import Finish, Lone
from parlour.lexicon import Lexicon


class Choices(Settings, frozen=True):
    seconds: Annotated[int, says("How long.", "Як довго.", ge=30, le=180)] = 60
    loud: Annotated[bool, says("Ring loudly.", "Дзвонити голосно.")] = False


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize(
    "given, says",
    [
        ({"seconds": "60"}, "seconds is a number from 30 to 180, not '60'"),
        ({"seconds": 29}, "seconds is a number from 30 to 180, not 29"),
        ({"seconds": 181}, "seconds is a number from 30 to 180, not 181"),
        ({"loud": "yes"}, "loud is on or off, not 'yes'"),
        ({"loud": 1}, "loud is on or off, not 1"),
        ({"quiet": True}, "there is no setting 'quiet'; there are: seconds, loud"),
    ],
)
def test_invalid_settings_are_refused_with_the_valid_values(given: dict[str, Any], says: str) -> None:
    with pytest.raises(Refused) as refused:
        read_settings(Choices, given)
    assert (refused.value.code, refused.value.detail) == ("bad-setting", says)


@pytest.mark.rule("COM-04")
def test_only_typed_input_is_parsed_from_text() -> None:
    assert read_settings(Choices, {"seconds": "90", "loud": "true"}, from_text=True) == Choices(seconds=90, loud=True)
    with pytest.raises(Refused, match="seconds is a number"):
        read_settings(Choices, {"seconds": "ninety"}, from_text=True)


@pytest.mark.rule("COM-04")
def test_moves_with_unknown_fields_are_unreadable() -> None:
    read = codec_of(Lone).move
    assert read.decode(b'{"t": "finish"}') == Finish()
    for text in (b'{"t": "finish", "all": true}', b'{"t": "sing"}', b"{}"):
        with pytest.raises(ValidationError):
            read.decode(text)


@pytest.mark.rule("COM-02")
def test_a_game_that_waits_for_nothing_is_over() -> None:
    dice = Table(Lone(Lexicon.of(["ten"])), 2).wait
    assert (dice.is_over, dice.asks, dice.until) == (False, {}, None), "the dice are to be rolled"
    assert [wait.is_over for wait in (Wait(), Wait(until=5), Wait(asks={0: (Finish,)}))] == [True, False, False]
