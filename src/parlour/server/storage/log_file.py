"""A stored game as the file that people take home: lines of JSON that `parlour replay` reads."""

from collections.abc import Iterable, Iterator

import msgspec

from parlour.server.storage.records import LineRecord


def log_lines(heading: bytes, lines: Iterable[LineRecord]) -> Iterator[bytes]:
    """The heading, then a line an input with the numbers behind its stamp."""
    yield heading + b"\n"
    for line in lines:
        yield log_line(line)


def log_line(line: LineRecord) -> bytes:
    text = line.line.encode(errors="surrogateescape")
    if line.arrived is None or not text.endswith(b"}"):  # spoilt: as it is, for whoever repairs it
        return text.replace(b"\n", b" ") + b"\n"
    fair = msgspec.json.encode({"arrived": line.arrived, "delay": line.delay})
    return text[:-1] + b',"fair":' + fair + b"}\n"
