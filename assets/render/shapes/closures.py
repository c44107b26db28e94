"""Caps, pumps and droppers, shared by several bottles."""
import math

from geometry import box, can, fillet, lathe, loft, move, oval, pipe, shifted, turned


def pump_head(k, z, r=.24, turn=-62, material=None):
    """Collar, stem, and a head whose spout points to the left front."""
    plastic = material or k.accent(.28, .4)
    lathe('collar', fillet([(0, z), (r * 1.32, z, .015), (r * 1.32, z + .34, .03), (r * .62, z + .36, .02), (r * .62, z + .43, .02), (0, z + .43)]), plastic,
          ridges=56, ridge=.012, ridge_z=(z + .03, z + .3))
    lathe('stem', can(r * .3, z + .4, z + .66, .005, .005), k.plain((.8, .8, .8), .3))
    lathe('skirt', fillet([(0, z + .52), (r * .52, z + .52, .01), (r * .56, z + .66, .01), (0, z + .66)]), plastic)
    top = z + .64
    lathe('head', fillet([(0, top), (r * .78, top, .02), (r * .84, top + .15, .05), (r * .5, top + .185, .05), (0, top + .175)]), plastic)
    path, rings = [], []
    n = 26
    for i in range(n + 1):
        t = i / n
        x = r * .2 + t * .62
        droop = -.1 * max(0, (t - .55) / .45) ** 2
        w = .20 - .085 * t
        h = .125 - .05 * t
        rings.append([(x + (py * droop * 1.5 if t > .9 else 0), px, top + .085 + droop + py) for px, py in oval(w, h, 3.2, 32)])
    spout = loft('spout', rings, plastic, 50)
    end = top + .085 - .1
    hole = pipe('hole', [(r * .2 + .6, 0, end), (r * .2 + .626, 0, end - .004)], .011, k.plain('#1b1817', .6))
    move([spout, hole], turned('Z', 180 - turn if turn > 0 else 180 - turn * -1 + 124))
    return top + .185


def screw_cap(k, r, z0, z1, material=None, ridges=0, edge=.035):
    """A turned cap; with ridges it is a ribbed screw cap."""
    profile = fillet([(0, z0), (r, z0, .012)] + ([(r, z0 + .05), (r, z1 - .08)] if ridges else []) + [(r, z1, edge), (0, z1)])
    return lathe('cap', profile, material or k.accent(), ridges=ridges, ridge=.02, ridge_z=(z0 + .04, z1 - .07))


def dropper(k, z, r=.3):
    """Collar with a fine metal ring, rubber bulb."""
    lathe('collar', fillet([(0, z), (r, z, .012), (r, z + .34, .025), (r * .72, z + .36, .02), (0, z + .36)]), k.accent(.3, .4),
          ridges=60, ridge=.011, ridge_z=(z + .04, z + .3))
    lathe('ring', can(r * 1.02, z - .006, z + .035, .008, .008), k.gold())
    b = r * .68
    lathe('bulb', fillet([(0, z + .35), (b * .98, z + .35, .03), (b, z + .46, .03), (b * .93, z + .52, .1), (b * .86, z + .86, .2), (b * .55, z + 1.03, .14), (0, z + 1.035)]),
          k.accent(.5, .08))
    return z + 1.035


def blend_bottle(k, w, d, power, shoulder, neck, rise, material, foot=.09):
    """A bottle of oval section whose shoulders run into a round neck; returns its outline."""
    steps = 128
    full, round_ = oval(w, d, power, steps), oval(2 * neck, 2 * neck, 2, steps)
    rings = []
    for i in range(9):
        t = math.pi / 2 * i / 8
        inset = foot * (1 - math.sin(t))
        rings.append([(x, y, foot * (1 - math.cos(t))) for x, y in oval(w - 2 * inset, d - 2 * inset, power, steps)])
    for i in range(1, 5):
        rings.append([(x, y, foot + (shoulder - foot) * i / 4) for x, y in full])
    n = 20
    for i in range(1, n + 1):
        t = math.pi / 2 * i / n
        f = (1 - math.cos(t))
        z = shoulder + rise * math.sin(t)
        rings.append([(a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, z) for a, b in zip(full, round_)])
    loft('bottle', rings, material, 50)
    return full
