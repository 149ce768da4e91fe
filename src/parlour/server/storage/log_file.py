"""A stored game as a file: lines of JSON that `parlour replay` reads."""

from collections.abc import Iterable, Iterator

import msgspec

from parlour.server.storage.records import LineRecord


def log_lines(heading: bytes, lines: Iterable[LineRecord]) -> Iterator[bytes]:
    """The heading, then a line for each input."""
    yield heading + b"\n"
    for line in lines:
        yield log_line(line)


def log_line(line: LineRecord) -> bytes:
    text = line.line.encode(errors="surrogateescape")
    if line.arrived is None or not text.endswith(b"}"):  # damaged: kept as it is, for repair
        return text.replace(b"\n", b" ") + b"\n"
    fair = msgspec.json.encode({"arrived": line.arrived, "delay": line.delay})
    return text[:-1] + b',"fair":' + fair + b"}\n"
