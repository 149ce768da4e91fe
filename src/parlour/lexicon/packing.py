"""The container of every compiled data file: numbered sections, each compressed on its own.

A section is unpacked when it is first asked for, so that a game in English never pays for the
long Ukrainian words, and a single question costs a few milliseconds at start, not a whole load.
"""

import mmap
import struct
import sys
import zlib
from array import array
from collections.abc import Iterator, Mapping
from pathlib import Path

_MAGIC = b"PLX1"
_HEAD = struct.Struct("<4sB")
_ENTRY = struct.Struct("<BI")


def little_endian(numbers: "array[int]") -> "array[int]":
    """Return numbers of this machine as files hold them, or the other way round."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def pack(sections: Mapping[int, bytes]) -> bytes:
    """The same sections always give the same bytes: sorted, no names, no dates."""
    return joined({key: zlib.compress(sections[key], 9) for key in sorted(sections)})


def joined(packed: Mapping[int, bytes]) -> bytes:
    """A container of sections that are compressed already."""
    head = _HEAD.pack(_MAGIC, len(packed))
    return head + b"".join(_ENTRY.pack(k, len(v)) for k, v in packed.items()) + b"".join(packed.values())


class _OnDisk:
    """The bytes of a file, read where they are asked for: what is unpacked need not be kept packed as well. The file
    stays open, so that one that is put in its place later changes nothing here."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def __getitem__(self, span: slice) -> bytes:
        octets = self._mapped[span]
        if hasattr(mmap, "MADV_DONTNEED"):
            self._mapped.madvise(mmap.MADV_DONTNEED)
        return octets


class Sections(Mapping[int, bytes]):
    """A packed file, unpacked section by section."""

    def __init__(self, packed: bytes | _OnDisk) -> None:
        magic, count = _HEAD.unpack(packed[0 : _HEAD.size].ljust(_HEAD.size))
        if magic != _MAGIC:
            raise ValueError("not a lexicon file")
        self._packed = packed
        self._spans: dict[int, tuple[int, int]] = {}
        start = _HEAD.size + count * _ENTRY.size
        for key, size in _ENTRY.iter_unpack(packed[_HEAD.size : start]):
            self._spans[key] = (start, start + size)
            start += size

    @classmethod
    def read(cls, path: Path) -> "Sections":
        return cls(_OnDisk(path))

    def __getitem__(self, key: int) -> bytes:
        return zlib.decompress(self.packed(key))

    def packed(self, key: int) -> bytes:
        """Return a section's bytes as they are in the file."""
        start, end = self._spans[key]
        return self._packed[start:end]

    def __contains__(self, key: object) -> bool:
        return key in self._spans

    def __iter__(self) -> Iterator[int]:
        return iter(self._spans)

    def __len__(self) -> int:
        return len(self._spans)
