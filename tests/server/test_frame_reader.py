"""Frames are read the same however the network splits them, and violations are found early."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.live.frame_reader import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PIECE,
    PIECES,
    PING,
    PONG,
    TEXT,
    WHOLE,
    Broken,
    Frame,
    FrameReader,
)

MOST = 70_000


def frame(kind: int, payload: bytes, mask: bytes = b"\x01\x82\x03\xf4", is_whole: bool = True) -> bytes:
    """A client's frame."""
    size = len(payload)
    length = (size, b"") if size < 126 else (126, size.to_bytes(2, "big")) if size < 65536 else (127, size.to_bytes(8))
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return bytes((kind | WHOLE * is_whole, 0x80 | length[0])) + length[1] + mask + masked


def read(*chunks: bytes) -> list[tuple[int, bytes]]:
    reader = FrameReader(MOST)
    return [one for chunk in chunks for one in frames_in(reader, chunk) if one[0] != PIECE]


def frames_in(reader: FrameReader, chunk: bytes) -> Iterator[Frame]:
    reader.unread += chunk
    while (one := reader.read()) is not None:
        yield one


def cut(data: bytes, places: list[int]) -> list[bytes]:
    ends = sorted({place % (len(data) + 1) for place in places} | {0, len(data)})
    return [data[start:end] for start, end in pairwise(ends)]


messages = st.lists(
    st.tuples(
        st.sampled_from([TEXT, BINARY, PING, PONG]),
        st.text(max_size=31).map(str.encode) | st.sampled_from([b"x" * 126, b"y" * 65_535, b"z" * 65_536]),
        st.binary(min_size=4, max_size=4),
    ).filter(lambda one: one[0] < CLOSE or len(one[1]) < 126),
    max_size=6,
)


@given(messages, st.lists(st.integers(0, 200_000), max_size=12))
def test_messages_are_the_same_however_they_are_cut(sent: list[tuple[int, bytes, bytes]], places: list[int]):
    data = b"".join(frame(kind, payload, mask) for kind, payload, mask in sent)
    assert read(*cut(data, places)) == [(kind, payload) for kind, payload, _ in sent]


@given(
    st.lists(st.text(max_size=40).map(str.encode), min_size=2, max_size=5), st.lists(st.integers(0, 300), max_size=8)
)
def test_pieces_are_joined_and_a_ping_may_come_between_them(pieces: list[bytes], places: list[int]):
    first, *others, last = pieces
    data = frame(TEXT, first, is_whole=False)
    data += b"".join(frame(CONTINUATION, one, is_whole=False) + frame(PING, b"?") for one in others)
    data += frame(CONTINUATION, last) + frame(TEXT, b"next")
    heard = read(*cut(data, places))
    assert heard == [*[(PING, b"?")] * len(others), (TEXT, b"".join(pieces)), (TEXT, b"next")]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(b"\xc1\x80", 1002, id="reserved"),
        pytest.param(b"\x83\x80", 1002, id="unknown-data"),
        pytest.param(b"\x8b\x80", 1002, id="unknown-control"),
        pytest.param(b"\x81\x05hello", 1002, id="unmasked"),
        pytest.param(frame(PING, b"", is_whole=False), 1002, id="cut-ping"),
        pytest.param(b"\x89\xfe", 1002, id="big-ping"),
        pytest.param(frame(CONTINUATION, b"x"), 1002, id="no-first"),
        pytest.param(frame(TEXT, b"x", is_whole=False) + frame(TEXT, b"y"), 1002, id="whole-inside"),
        pytest.param(frame(TEXT, b"x", is_whole=False) + frame(TEXT, b"y", is_whole=False), 1002, id="first-inside"),
        pytest.param(frame(CLOSE, b"\x03"), 1002, id="short-close"),
        pytest.param(frame(CLOSE, b"\x03\xed"), 1002, id="no-such-reason"),
        pytest.param(frame(CLOSE, b"\x03\xe8\xff"), 1007, id="close-text"),
        pytest.param(b"\x81\xff" + (MOST + 1).to_bytes(8), 1009, id="claims"),
        pytest.param(frame(TEXT, b"x" * MOST, is_whole=False) + frame(CONTINUATION, b"x"), 1009, id="pieces"),
        pytest.param(
            frame(TEXT, b"", is_whole=False) + frame(CONTINUATION, b"", is_whole=False) * PIECES,
            1009,
            id="empty-pieces",
        ),
    ],
)
def test_protocol_errors_have_their_reason(sent: bytes, code: int):
    with pytest.raises(Broken) as broken:
        read(sent)
    assert broken.value.code == code


@pytest.mark.parametrize("said", [b"", b"\x03\xe8", b"\x03\xe8bye", (4999).to_bytes(2)])
def test_a_client_may_close_with_and_without_a_reason(said: bytes):
    assert read(frame(CLOSE, said)) == [(CLOSE, said)]


def test_a_long_frame_that_comes_byte_by_byte_is_looked_at_once():
    data, looks = frame(TEXT, b"x" * 60_000), 0

    class Counting(FrameReader):
        def _measure(self) -> tuple[int, int]:
            nonlocal looks
            looks += 1
            return super()._measure()

    reader = Counting(MOST)
    heard = [one for n in range(len(data)) for one in frames_in(reader, data[n : n + 1])]
    assert heard == [(TEXT, b"x" * 60_000)]
    assert looks < 10
