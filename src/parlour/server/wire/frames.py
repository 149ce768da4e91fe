"""Messages as bytes: read from JSON, written as WebSocket frames."""

from functools import lru_cache
from struct import pack
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from parlour.native.compiled import compiled
from parlour.server.wire.messages import ToClient, ToServer

T = TypeVar("T")

_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
encode = msgspec.json.Encoder().encode
TEXT = 0x81


def read(decoder: msgspec.json.Decoder[T], data: bytes | Raw) -> T:
    """Raises for text that is not UTF-8, not JSON or nested too deeply."""
    try:
        return decoder.decode(data)
    except (RecursionError, UnicodeDecodeError) as wrong:
        raise msgspec.DecodeError(str(wrong)) from None


def decode(data: bytes) -> ToServer:
    return read(_decoder, data)


def raw(value: Any) -> Any:
    """A part of a message, encoded once for everyone who gets it."""
    return Raw(encode(value))


def frame_of(message: ToClient) -> bytes:
    return framed(encode(message))


@compiled
def framed(*parts: bytes) -> bytes:
    """An encoded message as a WebSocket frame: text, whole, not masked (RFC 6455, 5.2).

    The same frame serves every connection that gets it, and goes straight to its transport.
    """
    data = b"".join(parts)
    return _header(len(data)) + data


@lru_cache(maxsize=4096)
def _header(size: int) -> bytes:
    """Cached, because it takes longer than to join it to a message."""
    if size < 126:
        return bytes((TEXT, size))
    return pack(">BBH", TEXT, 126, size) if size < 65536 else pack(">BBQ", TEXT, 127, size)
