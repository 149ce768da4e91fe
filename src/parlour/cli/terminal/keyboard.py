"""Keys as they are pressed, and the line that they make."""

import codecs
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue

CLOSED = "\x04"
"""Ctrl-D, and the end of a file: nobody will type any more."""


class Keyboard:
    """A thread reads, so that clocks run while nobody types."""

    def __init__(self) -> None:
        self._typed: SimpleQueue[str] = SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        while chunk := os.read(sys.stdin.fileno(), 4096):
            self._typed.put(decode(chunk))
        self._typed.put(CLOSED)

    def keys(self, wait: float) -> str:
        """Return what was typed within this number of seconds. The wait ends with the first key."""
        try:
            return self._typed.get(timeout=wait)
        except Empty:
            return ""


@contextmanager
def raw_keys() -> Iterator[None]:
    """Keys come one by one and unechoed; Ctrl-C still interrupts. Without a terminal, lines come as they are."""
    if not sys.stdin.isatty():
        yield
        return
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    tty.setcbreak(descriptor)
    try:
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


class Line:
    """A line being typed: letters, backspace, Ctrl-U and Ctrl-W. Arrows and the like do nothing."""

    def __init__(self) -> None:
        self.text = ""
        self._escape = ""

    def press(self, key: str) -> str | None:
        """One key. Enter gives the finished line."""
        if self._is_escaped(key):
            return None
        match key:
            case "\r" | "\n":
                done, self.text = self.text, ""
                return done
            case "\x7f" | "\b":
                self.text = self.text[:-1]
            case "\x15":
                self.text = ""
            case "\x17":
                self.text = self.text.rstrip().rpartition(" ")[0]
            case _ if key.isprintable():
                self.text += key
        return None

    def _is_escaped(self, key: str) -> bool:
        """Escape sequences run from ESC over [ or O to a letter or a tilde: ESC [ 3 ~."""
        if not self._escape and key != "\x1b":
            return False
        self._escape += key
        goes_on = key in "[O" if len(self._escape) == 2 else not (key.isalpha() or key == "~")
        if not goes_on:
            self._escape = ""
        return True
