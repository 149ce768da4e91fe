"""Reads the frames that a client sends (RFC 6455, section 5), and nothing else: no network, no clock."""

from collections.abc import Iterator

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
WHOLE, RESERVED, CONTROL, MASKED = 0x80, 0x70, 0x08, 0x80
PROTOCOL_ERROR, NOT_TEXT, TOO_BIG = 1002, 1007, 1009
CODES = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
"""The reasons for which a client may close."""
PIECES = 1024
"""In how many pieces a message may come. Empty ones take time, too."""


class Broken(Exception):
    """The client broke the protocol. `code`: the reason to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    __slots__ = ("_count", "_most", "_need", "_pieces", "_rest")

    def __init__(self, most: int) -> None:
        """`most`: how many bytes a message may have."""
        self._most = most
        self._rest = bytearray()
        """The beginning of a frame of which the rest is still to come."""
        self._need = 0
        """How much there has to be before it is worth looking again."""
        self._pieces: bytearray | None = None
        """The pieces of a message so far."""
        self._count = 0
        """Their number."""

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Yield each message, as TEXT or BINARY, and each CLOSE, PING and PONG, with its bytes. Raises Broken."""
        if self._rest:
            self._rest += data
            if len(self._rest) < self._need:
                return
            data = bytes(self._rest)
            self._rest.clear()
        start, size = 0, len(data)
        while start < size:
            body, end = self._measure(data, start)
            if end > size:
                self._rest += data[start:]
                self._need = end - start
                return
            kind, is_whole = data[start] & 0x0F, data[start] & WHOLE
            payload = _unmasked(data[body - 4 : body], data[body:end])
            start = end
            if kind >= CLOSE:
                yield kind, _checked(payload) if kind == CLOSE else payload
            elif is_whole and kind != CONTINUATION and self._pieces is None:
                yield kind, payload
            else:
                yield from self._joined(kind, bool(is_whole), payload)

    def _measure(self, data: bytes, start: int) -> tuple[int, int]:
        """Where the body of a frame begins and ends, or how much of the frame is needed to say so. Raises Broken for a
        frame that is not allowed, before all of it is there."""
        if len(data) < start + 2:
            return start + 6, start + 6
        first, length = data[start], data[start + 1] & 0x7F
        kind = first & 0x0F
        if first & RESERVED or not data[start + 1] & MASKED or kind > PONG or BINARY < kind < CLOSE:
            raise Broken(PROTOCOL_ERROR)
        if kind & CONTROL and (length > 125 or not first & WHOLE):
            raise Broken(PROTOCOL_ERROR)
        if length < 126:
            return start + 6, start + 6 + length
        wide = 2 if length == 126 else 8
        body = start + 6 + wide
        if len(data) < body - 4:
            return body, body
        length = int.from_bytes(data[start + 2 : body - 4], "big")
        if length + len(self._pieces or b"") > self._most:
            raise Broken(TOO_BIG)
        return body, body + length

    def _joined(self, kind: int, is_whole: bool, payload: bytes) -> Iterator[tuple[int, bytes]]:
        """Yield a message that came in pieces, if this is the last one."""
        if (kind == CONTINUATION) == (self._pieces is None):
            raise Broken(PROTOCOL_ERROR)
        if self._pieces is None:
            self._pieces, self._count = bytearray(), 0
        self._pieces += payload
        self._count += 1
        if len(self._pieces) > self._most or self._count > PIECES:
            raise Broken(TOO_BIG)
        if is_whole:
            whole, self._pieces = bytes(self._pieces), None
            yield TEXT, whole


def _unmasked(mask: bytes, data: bytes) -> bytes:
    """Bytes as they were before the client masked them. One long number is quicker than byte by byte."""
    size = len(data)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(data, "little") ^ key).to_bytes(size, "little")


def _checked(payload: bytes) -> bytes:
    """What a client said on closing. Raises Broken if it may not say so."""
    if payload and int.from_bytes(payload[:2], "big") not in CODES:
        raise Broken(PROTOCOL_ERROR)
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None
    return payload
