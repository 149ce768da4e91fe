"""The cases of RFC 6455 in conformance suites, as data, and a comparison with another implementation."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wsproto.frame_protocol import FrameProtocol, ParseFailed

from parlour.server.live.frame_reader import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PIECE,
    PING,
    PONG,
    TEXT,
    Broken,
    Frame,
    FrameReader,
)
from server.test_frame_reader import MOST, cut, frame, frames_in, read

FINE = None
"""The expected result of a case that breaks no rule."""


def whole(kind: int, payload: bytes) -> bytes:
    return frame(kind, payload)


def part(kind: int, payload: bytes) -> bytes:
    return frame(kind, payload, is_whole=False)


def pieces(payload: bytes, size: int, kind: int = TEXT) -> bytes:
    """A message split into pieces of some bytes."""
    cuts = [payload[at : at + size] for at in range(0, len(payload), size)]
    first, *others = cuts
    return part(kind, first) + b"".join(part(CONTINUATION, one) for one in others) + whole(CONTINUATION, b"")


GREEK, BAD = "κόσμε".encode(), "κόσμε".encode() + b"\xed\xa0\x80edited"
VALID_UTF8 = [
    *("", "Hello-µ@ßöäüàá-UTF-8!!", "𐀀", "\U0010ffff", "\ud7ff", "\ue000", "�", "\x7f", "\u0800", "￿"),
]
INVALID_UTF8 = [
    *(b"\x80", b"\xbf", b"\x80\xbf", b"\xc0 \xc1 \xf5", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x92", b"\xfe", b"\xff"),
    *(b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf", b"\xc1\xbf", b"\xe0\x9f\xbf"),
    *(b"\xed\xa0\x80", b"\xed\xbf\xbf", b"\xed\xa0\x80\xed\xb0\x80", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80", BAD),
]
CLOSES = {
    **dict.fromkeys([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999], FINE),
    **dict.fromkeys([0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65535], 1002),
}
CASES: dict[str, tuple[bytes, int | None]] = {
    **{f"1.1 text {n}": (whole(TEXT, b"*" * n), FINE) for n in (0, 125, 126, 127, 128, 65535, 65536)},
    **{f"1.2 bytes {n}": (whole(BINARY, b"\xfe" * n), FINE) for n in (0, 125, 126, 127, 128, 65535, 65536)},
    **{f"2 ping {n}": (whole(PING, b"\xff" * n), FINE) for n in (0, 1, 125)},
    "2.5 ping 126": (whole(PING, b"\xfe" * 126), 1002),
    "2.7 pong nobody asked for": (whole(PONG, b"") + whole(PONG, b"x") + whole(PING, b"y"), FINE),
    "2.10 ten pings": (b"".join(whole(PING, bytes([n])) for n in range(10)), FINE),
    **{f"3 reserved bits {bits}": (bytes([0x81 | bits << 4, 0x80, 0, 0, 0, 0]), 1002) for bits in range(1, 8)},
    **{f"4 opcode {kind}": (whole(kind, b""), 1002) for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    **{f"4 opcode {kind} behind text": (whole(TEXT, b"a") + whole(kind, b"x"), 1002) for kind in (3, 7, 11, 15)},
    "5.1 ping in pieces": (part(PING, b"a") + whole(CONTINUATION, b"b"), 1002),
    "5.2 pong in pieces": (part(PONG, b"a") + whole(CONTINUATION, b"b"), 1002),
    "5.3 text in pieces": (part(TEXT, b"a") + whole(CONTINUATION, b"b"), FINE),
    "5.6 ping between pieces": (part(TEXT, b"a") + whole(PING, b"?") + whole(CONTINUATION, b"b"), FINE),
    "5.9 continuation of nothing": (whole(CONTINUATION, b"a") + whole(TEXT, b"b"), 1002),
    "5.12 open continuation of nothing": (part(CONTINUATION, b"a") + whole(TEXT, b"b"), 1002),
    "5.15 continuation of a whole message": (
        part(TEXT, b"a") + whole(CONTINUATION, b"b") + part(CONTINUATION, b"c") + whole(TEXT, b"d"),
        1002,
    ),
    "5.18 text inside a text": (part(TEXT, b"a") + whole(TEXT, b"b"), 1002),
    "5.19 five pieces and two pings": (
        part(TEXT, b"1")
        + part(CONTINUATION, b"2")
        + whole(PING, b"!")
        + part(CONTINUATION, b"3")
        + part(CONTINUATION, b"4")
        + whole(PING, b"!")
        + whole(CONTINUATION, b"5"),
        FINE,
    ),
    "5 bytes in pieces": (part(BINARY, b"\xff") + whole(CONTINUATION, b"\xfe"), FINE),
    "6.1 empty text in three pieces": (part(TEXT, b"") + part(CONTINUATION, b"") + whole(CONTINUATION, b""), FINE),
    "6.2 a letter cut in two": (pieces("Hello-µ@ßöä".encode(), 1), FINE),
    "6.3 bad text in pieces": (pieces(BAD, 1), 1007),
    **{f"6 valid {text!a}": (whole(TEXT, text.encode()), FINE) for text in VALID_UTF8},
    **{f"6 invalid {text!r}": (whole(TEXT, text), 1007) for text in INVALID_UTF8},
    "7.1 message behind a close": (whole(TEXT, b"a") + whole(CLOSE, b""), FINE),
    "7.3.1 close without a reason": (whole(CLOSE, b""), FINE),
    "7.3.2 close with one byte": (whole(CLOSE, b"a"), 1002),
    "7.3.5 longest close": (whole(CLOSE, b"\x03\xe8" + b"*" * 123), FINE),
    "7.3.6 close that is too long": (whole(CLOSE, b"\x03\xe8" + b"*" * 124), 1002),
    "7.5.1 close with bad text": (whole(CLOSE, b"\x03\xe8" + BAD), 1007),
    **{f"7 close with {code}": (whole(CLOSE, code.to_bytes(2) + b"x"), wrong) for code, wrong in CLOSES.items()},
    **{f"9 text of {n} in 60 pieces": (pieces(b"*" * n, n // 60 + 1), FINE) for n in (600, 6000, 60_000)},
    "9 too large": (whole(TEXT, b"*" * (MOST + 1)), 1009),
    "10.1 odd pieces": (pieces(b"*" * 65_536, 1300), FINE),
}


def verdict(sent: bytes, size: int) -> int | None:
    """Return the code that refuses these bytes, read in pieces of this size, or FINE."""
    chunks = [sent[at : at + size] for at in range(0, len(sent), size)]
    try:
        assert read(*chunks)
    except Broken as broken:
        return broken.code
    return FINE


@pytest.mark.parametrize("size", [1, 7, 100_000], ids=["byte by byte", "in sevens", "at once"])
def test_the_protocol_works_however_its_bytes_arrive(size: int):
    def step(sent: bytes) -> int:
        return 997 if size == 1 and len(sent) > 2000 else size

    found = {name: verdict(sent, step(sent)) for name, (sent, _) in CASES.items()}
    assert found == {name: code for name, (_, code) in CASES.items()}


def theirs(chunks: list[bytes]) -> tuple[list[tuple[int, bytes]], bool]:
    """What wsproto reads, with fragments joined, and whether it found a violation."""
    reader, heard, begun = FrameProtocol(client=False, extensions=[]), list[tuple[int, bytes]](), b""
    try:
        for chunk in chunks:
            reader.receive_bytes(chunk)
            for one in reader.received_frames():
                if one.opcode == CLOSE:
                    return heard, False
                payload = one.payload.encode() if isinstance(one.payload, str) else bytes(one.payload)
                if one.opcode > BINARY:
                    heard.append((int(one.opcode), payload))
                    continue
                begun += payload
                if one.message_finished:
                    heard.append((int(one.opcode), begun))
                    begun = b""
    except ParseFailed:
        return heard, True
    return heard, False


def ours(chunks: list[bytes]) -> tuple[list[tuple[int, bytes]], bool]:
    heard = list[tuple[int, bytes]]()
    try:
        for one in _read_one_by_one(chunks):
            if one[0] == CLOSE:
                return heard, False
            heard.append(one)
    except Broken:
        return heard, True
    return heard, False


def _read_one_by_one(chunks: list[bytes]) -> Iterator[Frame]:
    reader = FrameReader(MOST)
    for chunk in chunks:
        for one in frames_in(reader, chunk):
            if one[0] != PIECE:
                yield one


def random_stream(rng: Random) -> bytes:
    """Frames that mostly keep the rules, and sometimes don't."""
    sent, is_inside = b"", False
    for _ in range(rng.randrange(1, 12)):
        payload = rng.choice([b"", b"abc", GREEK, rng.randbytes(rng.randrange(6)), b"x" * rng.choice([125, 126, 300])])
        kind = rng.choice([TEXT, TEXT, BINARY, PING, PONG, CONTINUATION, CONTINUATION, CLOSE, rng.randrange(16)])
        if rng.random() < 0.7 and kind in (TEXT, BINARY, CONTINUATION):
            kind = CONTINUATION if is_inside else kind or TEXT
        is_whole = rng.random() < (0.6 if kind <= BINARY else 0.97)
        is_inside = not is_whole if kind <= BINARY else is_inside
        if kind == CLOSE:
            payload = rng.choice([b"", b"\x03\xe8", b"\x03\xe8bye", payload])
        sent += frame(kind, payload[:125] if kind >= CLOSE and rng.random() < 0.9 else payload, is_whole=is_whole)
    return sent


@given(st.integers(0, 2**32), st.lists(st.integers(0, 4000), max_size=10))
def test_random_streams_are_read_like_another_implementation_does(seed: int, places: list[int]):
    chunks = cut(random_stream(Random(seed)), places)
    assert ours(chunks) == theirs(chunks)
