"""Sending to push services. A service that never answers holds up only itself."""

import asyncio
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import monotonic
from typing import NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import aiohttp
from yarl import URL

from parlour.server.push.reach import Reach
from parlour.server.storage.pushes import Subscription

try:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
except ImportError:
    IS_THERE = False
else:
    IS_THERE = True

RECORD = 4096
POINT, AUTH, SALT, NONCE, KEY = 65, 16, 16, 12, 16
LAST = b"\x02"
"""Marks the only record of a message."""
VALID_SECONDS = 12 * 3600
"""How long a signed claim is valid; a day is the most."""


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new private key, by which push services know this server."""
    return b64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def public_key(secret: str) -> str:
    """The public key, so that a browser takes notices from this server alone."""
    return b64(_point(_private(secret)))


def check_keys(p256dh: str, auth: str) -> bool:
    """Whether these are a browser's keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
        return len(unb64(p256dh)) == POINT and len(unb64(auth)) == AUTH
    except ValueError:
        return False


def seal(payload: bytes, p256dh: str, auth: str) -> bytes:
    """The encrypted body of a message (RFC 8188, 8291)."""
    theirs, own, salt = unb64(p256dh), ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    base = _derived(shared, unb64(auth), b"WebPush: info\0" + theirs + _point(own), 32)
    key = _derived(base, salt, b"Content-Encoding: aes128gcm\0", KEY)
    nonce = _derived(base, salt, b"Content-Encoding: nonce\0", NONCE)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + _point(own)
    return bytes(head + AESGCM(key).encrypt(nonce, payload + LAST, None))


def claim(secret: str, endpoint: str, contact: str, now: int) -> str:
    """The Authorization header from this server to this push service (RFC 8292)."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + VALID_SECONDS, "sub": contact}
    head = b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    text = f"{head}.{b64(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(_private(secret).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_key(secret)}"


def _private(secret: str) -> "ec.EllipticCurvePrivateKey":
    return ec.derive_private_key(int.from_bytes(unb64(secret), "big"), ec.SECP256R1())


def _point(key: "ec.EllipticCurvePrivateKey") -> bytes:
    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return bytes(HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret))


CONNECT_SECONDS, SECONDS = 3.0, 10.0
"""A push service that takes longer to connect, or to answer, is given up."""
TOGETHER, OF_SITE, OF_TABLE = 16, 4, 2
"""How many notices are under way at once: in all, to the hosts of one site, and of one table."""
BACK_OFF_SECONDS, LONGEST_BACK_OFF = 60.0, 3600.0
"""How long a host that failed is not tried again: the first time, and at most. The pause doubles each time."""
KEPT_FAILURES = 1000
KEPT_SECONDS = 86_400
"""How long a push service keeps a notice for a browser that is off."""
GONE = (404, 410)


class Failure(NamedTuple):
    wait: float
    until: float


Shares = WeakValueDictionary[str, asyncio.Semaphore]
"""How many of each kind may be under way at once. Kinds that nobody uses are forgotten."""


class Sender:
    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._session: aiohttp.ClientSession | None = None
        self._places = asyncio.Semaphore(TOGETHER)
        self._sites, self._tables = Shares(), Shares()
        self._failures: dict[str, Failure] = {}

    async def send(self, code: str, to: Subscription, payload: bytes, secret: str, contact: str, now: int) -> bool:
        """Send a notice of a table. Returns False if this browser wants no more. All other failures lose the notice."""
        if not self._reach.allows(to.endpoint):
            return False
        host = URL(to.endpoint).host or ""
        of_table = self._tables.setdefault(code, asyncio.Semaphore(OF_TABLE))
        of_site = self._sites.setdefault(_site(host), asyncio.Semaphore(OF_SITE))
        async with of_table, of_site, self._places:
            if (failed := self._failures.get(host)) is not None and monotonic() < failed.until:
                return True  # it is left alone for a while
            try:
                status = await self._post(to, payload, claim(secret, to.endpoint, contact, now))
            except (TimeoutError, OSError, aiohttp.ClientError, ValueError):
                self._note_failure(host)
                return True
            self._failures.pop(host, None)
            return status not in GONE

    async def _post(self, to: Subscription, payload: bytes, claim: str) -> int:
        headers = {
            "Authorization": claim,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        async with asyncio.timeout(SECONDS):
            body = await asyncio.to_thread(seal, payload, to.p256dh, to.auth)
            posted = self._open().post(URL(to.endpoint), data=body, headers=headers, allow_redirects=False)
            async with posted as said:
                return said.status

    def _note_failure(self, host: str) -> None:
        before = self._failures.pop(host, None)
        wait = BACK_OFF_SECONDS if before is None else min(2 * before.wait, LONGEST_BACK_OFF)
        while len(self._failures) >= KEPT_FAILURES:
            del self._failures[next(iter(self._failures))]
        self._failures[host] = Failure(wait, monotonic() + wait)

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            patience = aiohttp.ClientTimeout(total=SECONDS, connect=CONNECT_SECONDS)
            self._session = aiohttp.ClientSession(connector=self._reach.connector(), timeout=patience)
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def _site(host: str) -> str:
    """The last two labels of a host name. Its owner can create any number of names below it."""
    return host if host[-1:].isdigit() or ":" in host else ".".join(host.split(".")[-2:])
