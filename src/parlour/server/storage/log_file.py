"""A stored game as the file that people take home: lines of JSON that `parlour replay` reads."""

from collections.abc import Iterable

import msgspec

from parlour.server.storage.records import LineRecord, TableRecord


def log_file(record: TableRecord, lines: Iterable[LineRecord]) -> bytes:
    """The heading, then a line an input with the numbers behind its stamp."""
    return b"\n".join([msgspec.json.encode(record.heading), *map(_line, lines), b""])


def _line(line: LineRecord) -> bytes:
    if line.arrived is None:
        return line.line.encode()
    fair = msgspec.json.encode({"arrived": line.arrived, "delay": line.delay})
    return line.line.encode()[:-1] + b',"fair":' + fair + b"}"
