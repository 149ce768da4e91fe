"""Who may open a table, a class or a board. A server may ask for its opening word."""

from hashlib import sha256
from hmac import compare_digest
from unicodedata import normalize

from aiohttp import web

from parlour.core import Refused
from parlour.server.http.middleware import OPTIONS, TABLES, WORDS, address_of, spend, too_fast


def check_opening(request: web.Request, given: str | None) -> None:
    """Raise Refused if an address opens too many tables, or the opening word is wrong. The word is compared in constant
    time. An address with too many wrong words has to wait, even with the right one."""
    spend(request, TABLES, "too many new tables; wait a moment")
    wanted = request.app[OPTIONS].opening_word
    if wanted is None:
        return
    if not given or not given.strip():
        raise Refused("opening-word", "you need the opening word to make a table here")
    if not request.app[WORDS].has_any(address_of(request)):
        raise too_fast(request, WORDS, "too many wrong words were tried from here; wait a minute")
    if not compare_digest(_heard(given), _heard(wanted)):
        request.app[WORDS].take(address_of(request))
        raise Refused("wrong-word", "that is not the opening word")


def _heard(word: str) -> bytes:
    """The word as it is compared: without case and outer spaces, hashed to one length."""
    return sha256(normalize("NFC", word.strip().casefold()).encode(errors="replace")).digest()
