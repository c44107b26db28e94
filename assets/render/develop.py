"""From linear light to the files of the library."""
import json
import struct
import zlib

import numpy as np
from PIL import Image

EXPOSURE = .6


def curve(x):
    """Straight up to 0.6, then a soft shoulder towards white, so that tinting stays multiplication."""
    x = np.maximum(x * EXPOSURE, 0)
    knee = .6
    over = np.maximum(x - knee, 0)
    return np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))))


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - .055)


def to_bytes(x):
    return (np.clip(x, 0, 1) * 255 + .5).astype(np.uint8)


def webp(path, x, quality=95):
    Image.fromarray(to_bytes(srgb(x))).save(path, 'WEBP', quality=quality, method=6, use_sharp_yuv=True)


def png16(path, a):
    """A 16-bit RGB PNG; Pillow has none. Each row is told by its difference to the row above."""
    h, w, n = a.shape
    rows = a.astype('>u2').view(np.uint8).reshape(h, w * n * 2)
    left = np.zeros_like(rows)
    left[:, n * 2:] = rows[:, :-n * 2]
    up = np.zeros_like(rows)
    up[1:] = rows[:-1]
    choices = [(0, rows), (1, rows - left), (2, rows - up)]
    lines = []
    for y in range(h):
        best = min(choices, key=lambda c: int(np.abs(c[1][y].view(np.int8).astype(int)).sum()))
        lines.append(bytes([best[0]]) + best[1][y].tobytes())
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 16, 2, 0, 0, 0))
                + chunk(b'IDAT', zlib.compress(b''.join(lines), 9)) + chunk(b'IEND', b''))


def uv_png(path, u, v, cover):
    """u and v to 13 bits, which is a tenth of a pixel's step at 800; coverage to 8."""
    q = lambda x, bits: np.round(np.clip(x, 0, 1) * (2 ** bits - 1)) / (2 ** bits - 1) * 65535
    seen = cover > .004
    a = np.stack([np.where(seen, q(u, 13), 0), np.where(seen, q(v, 13), 0), np.where(seen, q(cover, 8), 0)], -1)
    png16(path, np.round(a).astype(np.uint16))


def write_json(path, data):
    with open(path, 'w') as f:
        json.dump(data, f, indent=2)
        f.write('\n')
