"""Browser push: the message encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tricorne.server.base.errors import Problem
from tricorne.server.club.notices.web import Courier

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
LASTS = 86_400
SIGNED_FOR = 12 * 3_600


class Browser(NamedTuple):
    """Where a browser gets its messages, and its keys."""

    endpoint: str
    p256dh: str
    auth: str


def encode(data: bytes) -> str:
    """Base64 for the web, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked_browser(browser: Browser) -> Browser:
    """Keys of the right form, or a refusal."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(browser.p256dh))
        good = len(decode(browser.auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Problem("bad-address")
    return browser


def new_private_key() -> str:
    """A key pair with which this server signs, as text."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Pusher:
    """The sender of push messages, by its private key."""

    def __init__(self, private_key: str, subject: str, courier: Courier) -> None:
        key = serialization.load_pem_private_key(private_key.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = key
        self._subject = subject
        self._courier = courier
        self.public_key = encode(_point(key.public_key()))

    async def send(self, browser: Browser, text: str) -> None:
        """Send a message to a browser, or raise NotSent."""
        parts = urlsplit(browser.endpoint)
        headers = {
            "authorization": f"vapid t={self._token(f'{parts.scheme}://{parts.netloc}')}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "urgency": "normal",
        }
        await self._courier.post(browser.endpoint, encrypt(browser, text.encode()), headers)

    def _token(self, audience: str) -> str:
        head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        claims = {"aud": audience, "exp": int(time.time()) + SIGNED_FOR, "sub": self._subject}
        signed = f"{encode(head)}.{encode(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypt(browser: Browser, data: bytes) -> bytes:
    """A message that only this browser can read."""
    theirs_raw, salt = decode(browser.p256dh), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs_raw)
    ours = ec.generate_private_key(CURVE)
    ours_raw = _point(ours.public_key())
    both = b"WebPush: info\x00" + theirs_raw + ours_raw
    shared = _derive(decode(browser.auth), ours.exchange(ec.ECDH(), theirs), both, 32)
    key = _derive(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, shared, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours_raw)]) + ours_raw
    return head + AESGCM(key).encrypt(nonce, data + b"\x02", None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
