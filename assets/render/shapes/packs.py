"""Sachets, pouches and jars for what is swallowed or worn once."""
import math

from geometry import can, fillet, lathe, mesh, move, patch, round_label, shifted, turned
from .closures import screw_cap as _screw_cap


def _sheets(front, nx, ny, material, name):
    """A closed bag from a front surface (u, v) -> (x, y, z) and its mirror behind."""
    verts, faces = [], []
    for side in (1, -1):
        for i in range(nx + 1):
            for j in range(ny + 1):
                x, y, z = front(i / nx, j / ny)
                verts.append((x, y * side, z))
    o = (nx + 1) * (ny + 1)
    for i in range(nx):
        for j in range(ny):
            a = i * (ny + 1) + j
            faces.append((a, a + ny + 1, a + ny + 2, a + 1))
            faces.append((o + a, o + a + 1, o + a + ny + 2, o + a + ny + 1))
    for i in range(nx):
        for j in (0, ny):
            a = i * (ny + 1) + j
            f = (a, a + ny + 1, o + a + ny + 1, o + a)
            faces.append(f if j == ny else tuple(reversed(f)))
    for j in range(ny):
        for i in (0, nx):
            a = i * (ny + 1) + j
            f = (a, a + 1, o + a + 1, o + a)
            faces.append(f if i == 0 else tuple(reversed(f)))
    return mesh(name, verts, faces, material, 55)


def sheet_mask_sachet(k):
    """A flat foil bag: ribbed seals above and below, tear notches, a sheet inside that pushes out a little."""
    w, h, seal, side = 1.5, 2.05, .13, .05

    def front(u, v):
        x, z = (u - .5) * w, v * h
        # two small V notches below the upper seal
        notch = max(0, 1 - abs(z - (h - seal - .09)) / .028) * .045
        if abs(x) > w / 2 - .08:
            x -= math.copysign(notch * (abs(x) - (w / 2 - .08)) / .08, x)
        s = max(0., (w / 2 - side - abs(x)) / (w / 2 - side))
        t = max(0., min(z - seal, h - seal - z) / (h / 2 - seal))
        puff = .105 * min(1, (1 - (1 - s) ** 3)) * (1 - (1 - t) ** 4)
        # creases running in from the seals, and the folded sheet's edge felt through the foil
        crease = .006 * math.sin(x * 17 + 2.1 * math.sin(x * 5)) * math.exp(-max(0, t) * 5) * min(1, t * 14) * min(1, s * 6)
        crease += .004 * math.sin(z * 9 + x * 2.3) * math.exp(-s * 3.5) * min(1, s * 8) * min(1, t * 8)
        ribs = .0035 * math.sin(z * 2 * math.pi / .022) if (z < seal - .01 or z > h - seal + .01) and .012 < z < h - .012 else 0
        return x, -(.007 + puff + crease + ribs), z
    bag = _sheets(front, 96, 420, k.body(.3, .35), 'sachet')
    label = patch(lambda u, v: front(.5 + (u - .5) * .84, .5 - (v - .5) * .8), w * .84, h * .8, 64, 64)
    move([bag, label], turned('X', -7))
    low = min(v.co.z for v in bag.data.vertices)
    move([bag, label], shifted(0, 0, -low))
    return {'material': 'foil'}


def pouch(k):
    """A stand-up bag with a gusset, a zip and a heat seal."""
    w, h, seam, top = 1.7, 2.2, .055, .16

    def front(u, v):
        z = v * h
        x = (u - .5) * w
        corner = max(0, .1 - z) / .1
        x *= 1 - .02 * corner ** 2
        s = max(0., (w / 2 - seam - abs(x)) / (w / 2 - seam))
        bulge = .36 * (1 - v) ** .62 * (1 - .28 * math.exp(-z * 9)) * (1 if v < .999 else 0)
        fill = .07 * math.sin(math.pi * min(1, v / .86)) ** 1.2
        fade = max(0., min(1., (h - top - .17 - z) / .5))
        y = .006 + (bulge * fade ** .8 + fill * fade) * (1 - (1 - s) ** 2.2) ** .85
        y += .006 * math.sin(x * 13 + z * 3) * math.exp(-abs(z - h * .72) * 3.2) * min(1, s * 5) * fade
        if h - top - .16 < z < h - top - .10:
            y += .012 * math.sin((z - (h - top - .16)) / .06 * math.pi * 2) ** 2
        if z > h - top:
            y += .0025 * math.sin(z * 2 * math.pi / .026)
        notch = max(0, 1 - abs(z - (h - top - .03)) / .025) * .045
        if abs(x) > w / 2 - .08:
            x -= math.copysign(notch * (abs(x) - (w / 2 - .08)) / .08, x)
        # the bottom edge bows down in the middle, where the bag stands
        z += .05 * (abs(x) / (w / 2)) ** 2 * max(0, 1 - v * 5)
        return x, -y, z
    _sheets(front, 96, 360, k.body(.42, .15), 'pouch')
    patch(lambda u, v: front(.5 + (u - .5) * .78, .44 - (v - .5) * .62), w * .78, h * .62, 64, 64)
    return {'material': 'foil'}


def capsule_jar(k):
    """A wide-necked jar with a ribbed screw cap, and three capsules before it."""
    body = fillet([(0, 0), (.6, 0, .05), (.64, .06, .06), (.64, 1.32, .14), (.5, 1.44, .05), (.5, 1.5), (0, 1.5)], 10)
    parts = [lathe('jar', body, k.body(.24, .6))]
    parts.append(lathe('neck-ring', can(.53, 1.445, 1.485, .012, .012), k.body(.24, .6)))
    parts.append(_screw_cap(k, .56, 1.49, 1.95, k.accent(.32, .3), 72, .05))
    label = round_label(body, .16, 1.2, 122)
    move(parts + [label], shifted(-.16, .1, 0))
    for x, y, turn, lift in ((.52, -.55, 25, 0), (.78, -.28, -50, 0), (.24, -.72, 78, 0)):
        _capsule(k, x, y, turn)
    return {'material': 'plastic'}


def _capsule(k, x, y, turn, r=.072, length=.25):
    half = length / 2 - r
    dome = [(r * math.sin(t), -half - r * math.cos(t)) for t in (math.pi / 2 * i / 10 for i in range(11))]
    low = lathe('capsule', [(max(0, q), z) for q, z in dome] + [(r, .02), (r * .95, .024)], k.accent(.2, .8), 48)
    up = lathe('capsule', [(.968 * r, .0)] + [(.968 * q, -z) for q, z in reversed(dome)], k.plain('#efe6d6', .2, coat=.8), 48)
    move([low, up], shifted(x, y, r) @ turned('Z', turn) @ turned('Y', 90))
    return [low, up]
