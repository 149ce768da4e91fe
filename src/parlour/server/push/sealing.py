"""Encrypt push messages for one browser (RFC 8291) and sign for this server (RFC 8292).

Only `cryptography` is needed. Without `parlour[push]` no notices are offered.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

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
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


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
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = own.exchange(ec.ECDH(), browser)
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
