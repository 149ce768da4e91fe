"""The chance behind the dice is the system's, however far it is read ahead."""

from collections import Counter
from random import SystemRandom

import pytest

from parlour.server.loading import chance
from parlour.server.loading.chance import AT_ONCE, ReadAhead


@pytest.mark.parametrize("bits", [0, 1, 3, 63, 64, 65, 200])
def test_numbers_have_no_more_bits_than_were_asked_for(bits: int):
    rng = ReadAhead()
    numbers = [rng.getrandbits(bits) for _ in range(2 * AT_ONCE)]
    assert max(numbers).bit_length() <= bits
    assert bits < 3 or len(set(numbers)) > 1


def test_all_faces_come_about_equally_often():
    rng = ReadAhead()
    faces = Counter(rng.choice("abcdef") for _ in range(6000))
    assert set(faces) == set("abcdef")
    assert all(700 < count < 1300 for count in faces.values())


def test_the_lowest_and_the_highest_number_choose_the_first_and_the_last(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(chance, "urandom", lambda size: bytes(size // 2) + b"\xff" * (size // 2))
    rng = ReadAhead()
    assert {rng.choice(range(7)) for _ in range(AT_ONCE)} == {0, 6}


def test_nothing_can_be_chosen_from_nothing():
    with pytest.raises(IndexError):
        ReadAhead().choice("")


def test_every_number_is_used_once_and_comes_from_the_system(monkeypatch: pytest.MonkeyPatch):
    read: list[int] = []

    def urandom(size: int) -> bytes:
        read.append(size)
        return b"".join((len(read) * 1000 + n).to_bytes(8, "little") for n in range(size // 8))

    monkeypatch.setattr(chance, "urandom", urandom)
    rng = ReadAhead()
    numbers = [rng.getrandbits(64) for _ in range(2 * AT_ONCE + 1)]
    assert len(set(numbers)) == len(numbers)
    assert read == [8 * AT_ONCE] * 3


def test_it_has_no_state_that_could_be_saved_or_seeded():
    rng = ReadAhead()
    assert isinstance(rng, SystemRandom)
    with pytest.raises(NotImplementedError):
        rng.getstate()
