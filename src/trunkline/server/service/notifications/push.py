"""Web push: a notice for a browser that is not open, encrypted so that only that browser reads it.

RFC 8291 (encryption), RFC 8188 (the coding aes128gcm), RFC 8292 (who we are to a push service).
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from trunkline.server.service.notifications.templates import Undelivered

KEPT = 24 * 3600  # seconds that a push service keeps what it cannot deliver yet
VALID = 12 * 3600  # seconds that we are who we say
RECORD = 4096  # bytes; a notice is one record
AUTH = 16  # bytes of what a browser gives us
LAST = b"\x02"  # after it comes padding only
_UNCOMPRESSED = serialization.PublicFormat.UncompressedPoint
_X962 = serialization.Encoding.X962


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True, slots=True)
class Subscription:
    """What a browser says about itself."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[ec.EllipticCurvePublicKey, bytes]:
        """Undelivered: a browser never made these."""
        try:
            key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(self.p256dh))
            auth = unb64(self.auth)
        except (ValueError, binascii.Error):
            raise Undelivered("bad-subscription", final=True) from None
        if len(auth) != AUTH:
            raise Undelivered("bad-subscription", final=True)
        return key, auth


def new_key() -> str:
    """The key by which push services know this server; made once."""
    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(value.to_bytes(32, "big"))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(key), "big"), ec.SECP256R1())


def public_key(key: str) -> str:
    """What browsers are told."""
    return b64(_private(key).public_key().public_bytes(_X962, _UNCOMPRESSED))


def headers(key: str, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """`topic`: a later notice about the same takes the place of one that is still waiting."""
    return {
        "Authorization": f"vapid t={_token(key, endpoint, contact)}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "high",
        **({"Topic": topic} if topic else {}),
    }


def _token(key: str, endpoint: str, contact: str) -> str:
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID,
        **({"sub": contact} if contact else {}),
    }
    said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    signature = _private(key).sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(signature)
    return f"{said}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _json(value: object) -> str:
    return b64(json.dumps(value, separators=(",", ":")).encode())


def encrypted(subscription: Subscription, message: bytes) -> bytes:
    """One record; a key of its own for every message."""
    browser, auth = subscription.keys()
    ours = ec.generate_private_key(ec.SECP256R1())
    their_point = browser.public_bytes(_X962, _UNCOMPRESSED)
    our_point = ours.public_key().public_bytes(_X962, _UNCOMPRESSED)
    salt = os.urandom(16)
    shared = ours.exchange(ec.ECDH(), browser)
    both = _derived(auth, shared, b"WebPush: info\x00" + their_point + our_point, 32)
    cipher = AESGCM(_derived(salt, both, b"Content-Encoding: aes128gcm\x00", 16))
    nonce = _derived(salt, both, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(our_point)]) + our_point
    return head + cipher.encrypt(nonce, message + LAST, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
