"""Says whether the library is whole: python3 check.py (needs numpy and Pillow). Exits 1 if not."""
import json
import os
import sys
import zlib

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
SHAPES = os.path.join(HERE, '..', 'pictures', 'shapes')
STILLS = os.path.join(HERE, '..', '..', 'src', 'web', 'shared', 'pictures')
NAMES = ('dropper-bottle pump airless-pump tall-jar low-jar tube-standing tube-lying cleanser-bottle toner-bottle sunscreen spray '
         'aerosol sheet-mask-sachet lipstick gloss mascara compact eye-palette foundation-bottle pencil shampoo-bottle flacon-round '
         'flacon-square flacon-tall makeup-brush sponge hair-dryer curling-tool nail-tool capsule-jar pouch '
         'comb hair-brush face-roller flat-iron lash-curler').split()
SCENES = 'home skincare makeup haircare fragrance tools supplements'.split()
SHADED = {'lipstick', 'gloss', 'compact', 'eye-palette', 'foundation-bottle', 'pencil'}
LIMIT = 25 * 1024 * 1024
wrong = []


def expect(true, what):
    if not true:
        wrong.append(what)


def png16(path):
    """The pixels of a 16-bit RGB PNG, which Pillow would cut down to 8 bits."""
    data = open(path, 'rb').read()
    w, h, depth, kind = int.from_bytes(data[16:20], 'big'), int.from_bytes(data[20:24], 'big'), data[24], data[25]
    assert (depth, kind) == (16, 2), 'not 16-bit RGB'
    body, at = b'', 8
    while at < len(data):
        size = int.from_bytes(data[at:at + 4], 'big')
        if data[at + 4:at + 8] == b'IDAT':
            body += data[at + 8:at + 8 + size]
        at += size + 12
    rows = np.frombuffer(zlib.decompress(body), np.uint8).reshape(h, w * 6 + 1)
    out = np.zeros((h, w * 6), np.uint8)
    for y in range(h):
        line, how = rows[y, 1:], rows[y, 0]
        if how == 0:
            out[y] = line
        elif how == 1:
            out[y] = np.cumsum(line.reshape(w, 6), 0, dtype=np.uint8).reshape(-1)
        elif how == 2:
            out[y] = line + (out[y - 1] if y else 0)
        else:
            raise ValueError('a filter this library never writes')
    return out.reshape(h, w, 6).view('>u2').astype(int).reshape(h, w, 3)


def check_shape(name):
    folder = os.path.join(SHAPES, name)
    path = lambda file: os.path.join(folder, file)
    for file in ('base.webp', 'highlight.webp', 'masks.png', 'uv.png', 'shape.json'):
        if not os.path.exists(path(file)):
            wrong.append('%s: no %s' % (name, file))
            return
    facts = json.load(open(path('shape.json')))
    expect(facts['shape'] == name, name + ': shape.json names another shape')
    base = Image.open(path('base.webp'))
    expect(base.size == (800, 800) and base.mode == 'RGB', name + ': base is not 800 x 800 and opaque')
    expect(Image.open(path('highlight.webp')).size == (800, 800), name + ': highlight is not 800 x 800')
    masks = np.asarray(Image.open(path('masks.png'))).astype(float) / 255
    expect(masks.shape == (800, 800, 4), name + ': masks are not 800 x 800 RGBA')
    expect(masks[..., 0].sum() > 4000 or masks[..., 2].sum() > 20000, name + ': body is empty')
    expect(masks[..., 3].mean() > .3, name + ': ground is empty')
    expect(name not in SHADED or masks[..., 2].sum() > 300, name + ': shade is empty')
    expect(masks[..., :3].sum(-1).max() < 1.35, name + ': masks lie over each other')
    u, v, cover = np.moveaxis(png16(path('uv.png')), -1, 0)
    inside = cover == 65535
    expect(inside.sum() > 1500, name + ': label is too small')
    # along the label's own direction u grows: over the whole surface neighbours agree in sign
    grow = lambda a, axis: np.diff(a, axis=axis)[(inside[:, 1:] & inside[:, :-1]) if axis == 1 else (inside[1:] & inside[:-1])]
    inner = inside[1:-1, 1:-1] & inside[:-2, 1:-1] & inside[2:, 1:-1] & inside[1:-1, :-2] & inside[1:-1, 2:]
    slope = lambda a: ((a[1:-1, 2:] - a[1:-1, :-2])[inner], (a[2:, 1:-1] - a[:-2, 1:-1])[inner])
    (ux, uy), (vx, vy) = slope(u), slope(v)
    expect(((ux * vy - uy * vx) > 0).mean() > .97, name + ': the label would be mirrored')
    for channel, which in ((u, 'u'), (v, 'v')):
        steps = [grow(channel, axis) for axis in (0, 1)]
        main = max(steps, key=lambda s: abs(np.mean(s)))
        expect((np.sign(main) == np.sign(np.mean(main))).mean() > .97, '%s: %s is not monotone' % (name, which))
        expect(channel[inside].max() > 60000 and channel[inside].min() < 5500, '%s: %s does not span the label' % (name, which))


def check_still(name):
    for crop, size in (('wide', (1600, 900)), ('tall', (900, 1125))):
        for kind in ('avif', 'jpg'):
            path = os.path.join(STILLS, '%s-%s.%s' % (name, crop, kind))
            if not os.path.exists(path):
                wrong.append('no ' + os.path.basename(path))
                continue
            expect(Image.open(path).size == size, os.path.basename(path) + ' has the wrong size')
            expect(kind != 'avif' or os.path.getsize(path) <= 60_000, os.path.basename(path) + ' is over 60 KB')


for shape in NAMES:
    check_shape(shape)
for extra in sorted(set(os.listdir(SHAPES)) - set(NAMES)):
    check_shape(extra)
for still in SCENES:
    check_still(still)
total = sum(os.path.getsize(os.path.join(at, f)) for root in (os.path.join(HERE, '..', 'pictures'), STILLS) for at, _, files in os.walk(root) for f in files)
expect(total <= LIMIT, 'more than 25 MiB')
print('%d shapes, %.1f MiB' % (len(os.listdir(SHAPES)), total / 2 ** 20))
for line in wrong:
    print('WRONG', line)
sys.exit(bool(wrong))
