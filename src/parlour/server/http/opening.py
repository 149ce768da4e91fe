"""Who may open a table, where the server has a word for that."""

from hashlib import sha256
from hmac import compare_digest
from unicodedata import normalize

from aiohttp import web

from parlour.core import Refused
from parlour.server.http.middleware import OPTIONS, WORDS, address_of, too_fast


def check_word(request: web.Request, given: str | None) -> None:
    """Compared in a time that tells nothing of it. Who tried too many is not listened to for a while, right or wrong:
    else the next guess would be as good as the first."""
    wanted = request.app[OPTIONS].opening_word
    if wanted is None:
        return
    if not given or not given.strip():
        raise Refused("opening-word", "to open a table here you need its opening word")
    if not request.app[WORDS].has_any(address_of(request)):
        raise too_fast(request, WORDS, "too many wrong words were tried from here; wait a minute")
    if not compare_digest(_heard(given), _heard(wanted)):
        request.app[WORDS].take(address_of(request))
        raise Refused("wrong-word", "that is not the opening word")


def _heard(word: str) -> bytes:
    """As one says it: capitals and spaces around it don't matter. Of one length, whatever it is."""
    return sha256(normalize("NFC", word.strip().casefold()).encode(errors="replace")).digest()
