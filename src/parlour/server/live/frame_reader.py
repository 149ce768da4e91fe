"""Reads the frames that a client sends (RFC 6455, section 5), and nothing else: no network, no clock.

Frames are read one at a time, so that the caller can stop between any two of them: a chunk of 256 kB may hold 43,000
empty ones.
"""

from codecs import IncrementalDecoder, getincrementaldecoder
from dataclasses import dataclass, field

from parlour.native.compiled import compiled

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PIECE = CONTINUATION
"""A frame that was read and completes no message yet."""
WHOLE, RESERVED, CONTROL, MASKED = 0x80, 0x70, 0x08, 0x80
USUAL = WHOLE | TEXT
"""The first byte of nearly all frames: a whole message of text."""
PROTOCOL_ERROR, NOT_TEXT, TOO_BIG = 1002, 1007, 1009
CODES = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
"""The reasons for which a client may close."""
PIECES = 64
"""In how many pieces a message may come. Browsers send one."""
SHORTEST = 6
"""Bytes of a frame with nothing in it: two of its head and four of its mask."""
UTF8 = getincrementaldecoder("utf-8")
Frame = tuple[int, bytes]


class Broken(Exception):
    """The client broke the protocol. `code`: the reason to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True, eq=False)
class FrameReader:
    _most: int
    """How many bytes a message may have."""
    unread: bytearray = field(default_factory=bytearray)
    """What has arrived and was not read yet."""
    _need: int = SHORTEST
    """How much there has to be before it is worth looking again."""
    _begun: int | None = None
    """The kind of the message whose pieces are being read."""
    _pieces: bytearray = field(default_factory=bytearray)
    _count: int = 0
    _decoder: IncrementalDecoder = field(init=False)

    def read(self) -> Frame | None:
        """Return the next frame, or None until more of it arrives. Raises Broken.

        It is a whole message as TEXT or BINARY, a CLOSE, PING or PONG, or an empty PIECE for a part of a message.
        """
        buffer = self.unread
        if len(buffer) < self._need:
            if len(buffer) >= 2 and self._need == SHORTEST:
                self._measure()  # finds a forbidden frame before all of it has arrived
            return None
        first, second = buffer[0], buffer[1]
        if first == USUAL and MASKED <= second < MASKED + 126:
            body, end = SHORTEST, SHORTEST + second - MASKED
        else:
            body, end = self._measure()
        if end > len(buffer):
            self._need = end
            return None
        payload = unmasked(buffer, body, end)
        del buffer[:end]
        self._need = SHORTEST
        kind, is_whole = first & 0x0F, bool(first & WHOLE)
        if kind >= CLOSE:
            return kind, _checked_close(payload) if kind == CLOSE else payload
        if is_whole and kind != CONTINUATION and self._begun is None:
            if kind == TEXT and not payload.isascii():
                _check_text(UTF8(), payload, True)
            return kind, payload
        return self._join(kind, is_whole, payload)

    def _measure(self) -> tuple[int, int]:
        """Return where the body of the first frame begins and ends, or how much of the frame is needed to say so.
        Raises Broken for a frame that is not allowed, before all of it is there."""
        buffer = self.unread
        first, second = buffer[0], buffer[1]
        kind, length = first & 0x0F, second & 0x7F
        if first & RESERVED or not second & MASKED or kind > PONG or BINARY < kind < CLOSE:
            raise Broken(PROTOCOL_ERROR)
        if kind & CONTROL and (length > 125 or not first & WHOLE):
            raise Broken(PROTOCOL_ERROR)
        if length < 126:
            return SHORTEST, SHORTEST + length
        body = SHORTEST + (2 if length == 126 else 8)
        if len(buffer) < body - 4:
            return body, body
        length = int.from_bytes(buffer[2 : body - 4], "big")
        if length + len(self._pieces) > self._most:
            raise Broken(TOO_BIG)
        return body, body + length

    def _join(self, kind: int, is_whole: bool, payload: bytes) -> Frame:
        """Return a message that came in pieces if this is the last one, else PIECE."""
        if (kind == CONTINUATION) == (self._begun is None):
            raise Broken(PROTOCOL_ERROR)
        if self._begun is None:
            self._begun, self._count = kind, 0
            self._decoder = UTF8()
        if self._begun == TEXT:
            _check_text(self._decoder, payload, is_whole)
        self._pieces += payload
        self._count += 1
        if len(self._pieces) > self._most or self._count > PIECES:
            raise Broken(TOO_BIG)
        if not is_whole:
            return PIECE, b""
        kind, whole, self._begun = self._begun, bytes(self._pieces), None
        self._pieces.clear()
        return kind, whole


@compiled
def unmasked(frames: bytearray, start: int, end: int) -> bytes:
    """Return these bytes as they were before the client masked them. The mask comes right before them."""
    size = end - start
    key = int.from_bytes((frames[start - 4 : start] * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(frames[start:end], "little") ^ key).to_bytes(size, "little")  # quicker than byte by byte


def _check_text(decoder: IncrementalDecoder, payload: bytes, is_whole: bool) -> None:
    """Raises Broken for text that is not UTF-8. A letter may be cut in two by the end of a piece."""
    try:
        decoder.decode(payload, is_whole)
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None


def _checked_close(payload: bytes) -> bytes:
    """Raises Broken if a client may not give this reason for closing."""
    if payload and int.from_bytes(payload[:2], "big") not in CODES:
        raise Broken(PROTOCOL_ERROR)
    _check_text(UTF8(), payload[2:], True)
    return payload
