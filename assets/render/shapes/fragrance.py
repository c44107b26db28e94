"""Perfume: heavy glass, still liquid, gold at the neck."""
import math

from geometry import (box, can, fillet, flat_label, inside, lathe, loft, mesh, move, oval, pipe, rect, round_label, shell,
                      shifted, stack, turned)


def _flip(o):
    o.data.flip_normals()
    return o


def _neck(k, z, r=.17):
    lathe('collar', fillet([(0, z - .02), (r * 1.25, z - .02, .01), (r * 1.25, z + .05, .012), (r, z + .06), (r, z + .16, .012), (0, z + .16)]), k.gold(.15))
    return z + .14


def _dip_tube(k, z0, z1):
    return lathe('dip-tube', can(.022, z0, z1, .004, .004), k.clear('fixed', (.97, .97, .97), 0., 1.36), 24)


def flacon_square(k):
    w, d, h = 1.34, .62, 1.5
    box('glass', w, d, h, .07, .045, k.flacon())
    iw, idp, low, high = w - .26, d - .24, .24, h - .13
    _flip(box('hollow', iw, idp, high - low, .09, .07, k.flacon(), low))
    level = .24 + (high - low) * .86
    box('liquid', iw + .006, idp + .006, level - low + .003, .092, .05, k.liquid(), low - .003)
    _dip_tube(k, low + .03, h)
    z = _neck(k, h, .18)
    box('cap', .56, .46, .56, .06, .04, k.accent(.18, .9), z)
    flat_label((0, -d / 2, .74), (1.06, 0, 0), (0, 0, -1.0))
    return {'material': 'glass', 'glass': True, 'clear': True}


def flacon_round(k):
    """A thick disc of glass that stands on a flat cut, with a ball for a cap."""
    r, d = .84, .5
    mid = .8

    def disc(radius, depth, edge, z_low, z_high, name, material, n=72):
        rings = []
        for i in range(n + 1):
            z = z_low + (z_high - z_low) * (.5 - .5 * math.cos(math.pi * i / n))
            half = math.sqrt(max(1e-5, radius ** 2 - (z - mid) ** 2))
            # towards the rim the disc thins out into a round edge
            q = half / radius
            thick = depth * (1 - (1 - min(1, q * 1.0)) ** 3 * .55)
            rings.append([(x, y, z) for x, y in rect(2 * half, thick, edge, 12)])
        return loft(name, rings, material, 45)
    disc(r, d, .12, .02, mid + math.sqrt(r * r - .19 ** 2), 'glass', k.flacon())
    ri = r - .15
    _flip(disc(ri, d - .22, .07, mid - ri * .985, mid + ri * .985, 'hollow', k.flacon()))
    disc(ri + .003, d - .214, .073, mid - ri * .985 - .002, mid + ri * .62, 'liquid', k.liquid())
    _dip_tube(k, .22, 1.6)
    z = _neck(k, mid + math.sqrt(r * r - .19 ** 2) - .005, .19)
    ball = [(.27 * math.sin(t), z + .24 - .27 * math.cos(t)) for t in (math.pi * i / 40 for i in range(1, 40))]
    ball = [p for p in ball if p[1] > z + .0]
    lathe('cap', [(0, z)] + [(ball[0][0], z)] + ball + [(0, z + .51)], k.accent(.15, .9))
    flat_label((0, -d / 2, mid - .02), (.92, 0, 0), (0, 0, -.74))
    return {'material': 'glass', 'glass': True, 'clear': True}


def flacon_tall(k):
    """A slender column with a heavy foot and a fluted cap."""
    outer = fillet([(0, .02), (.42, 0, .02), (.48, 0, .04), (.48, 1.62, .05), (.2, 1.66, .03), (.2, 1.7)], 8)
    lathe('glass', shell(outer, .075, .26), k.flacon())
    lathe('liquid', inside(outer, .075, .26, 1.38), k.liquid())
    _dip_tube(k, .3, 1.66)
    z = _neck(k, 1.66, .2)
    cap = fillet([(0, z), (.31, z, .01), (.31, z + .03), (.31, z + .72), (.31, z + .76, .015), (.27, z + .775, .01), (0, z + .775)])
    lathe('cap', cap, k.accent(.2, .8), ridges=36, ridge=.02, ridge_z=(z + .02, z + .73))
    round_label(outer, .4, 1.4, 112)
    return {'material': 'glass', 'glass': True, 'clear': True}
