"""Jars, bottles and tubes of skin and hair care."""
import math

from geometry import (box, can, fillet, flat_label, front_label, inside, lathe, loft, mesh, move, oval, patch, pipe, rect,
                      round_label, shell, shifted, stack, turned)
from .closures import blend_bottle as _blend_bottle, dropper as _dropper, pump_head as _pump_head, screw_cap as _screw_cap
from .props import wedge as _wedge


def low_jar(k):
    body = fillet([(0, 0), (.9, 0, .06), (1.0, .1, .12), (1.0, .70, .05), (.94, .72, .02), (.94, .76), (0, .76)])
    lathe('jar', body, k.body(.2, .8))
    lathe('ring', can(.965, .735, .80, .012, .012), k.gold())
    lathe('lid', fillet([(0, .795), (1.005, .795, .02), (1.005, 1.16, .075), (.9, 1.185, .2), (0, 1.2)], 10), k.accent(.3, .35))
    round_label(body, .15, .62, 118)
    return {'material': 'plastic', 'size': .93}


def tall_jar(k):
    """A cup in the brand's colour inside a wall of clear glass."""
    outer = fillet([(0, .02), (.74, 0, .05), (.84, .0, .11), (.84, 1.12, .09), (.76, 1.15, .02), (.76, 1.2)], 10)
    lathe('glass', shell(outer, .085, .2), k.glass(1.47))
    lathe('cup', fillet([(0, .205), (.75, .205, .07), (.75, 1.1, .02), (.7, 1.19, .02), (0, 1.19)]), k.body(.35, .2))
    lathe('ring', can(.79, 1.17, 1.22, .012, .012), k.steel())
    lathe('lid', fillet([(0, 1.21), (.845, 1.21, .018), (.845, 1.66, .05), (0, 1.665)], 10), k.accent(.22, .7))
    round_label(outer, .3, .98, 118)
    return {'material': 'glass', 'glass': True, 'size': .92}


def dropper_bottle(k):
    outer = fillet([(0, .02), (.5, .0, .03), (.62, .0, .1), (.62, 1.5, .26), (.24, 1.68, .1), (.24, 1.86)], 10)
    lathe('glass', shell(outer, .055, .09), k.glass())
    lathe('liquid', inside(outer, .055, .09, 1.22), k.liquid())
    _dropper(k, 1.74, .325)
    lathe('pipette', shell(fillet([(0, .3), (.02, .3, .01), (.045, .45, .03), (.045, 1.8)]), .014, .32), k.clear('body', (.97, .97, .97), 0., 1.4))
    round_label(outer, .26, 1.26, 118)
    return {'material': 'glass', 'glass': True, 'clear': True}


def tube_standing(k):
    lathe('cap', fillet([(0, 0), (.46, 0, .02), (.49, .42, .03), (.46, .44, .01), (0, .44)]), k.accent(.3, .35))
    patch(_tube(k, .445, 2.3), .49 * 1.5, .86 * 2.13)
    return {'material': 'plastic'}


def tube_lying(k):
    """On a slope, cap to the left; the label reads along the tube."""
    parts = [lathe('cap', fillet([(0, 0), (.4, 0, .02), (.46, .42, .03), (.44, .44, .01), (0, .44)]), k.accent(.3, .35),
                   ridges=48, ridge=.016, ridge_z=(.05, .38))]
    made = []
    upright = _tube(k, .445, 2.3, made)
    label = patch(lambda u, v: upright(.16 + v * .9, 1 - u * .92 - .04), .79 * 2.13, .44 * 1.5)
    parts += made
    lean = turned('X', -35) @ turned('Y', 90) @ turned('X', -10)
    move(parts + [label], lean)
    low = min(v.co.z for o in parts for v in o.data.vertices)
    move(parts + [label], shifted(0, 0, .03 - low))
    _wedge(parts, 55, margin=.3, side=5)
    return {'material': 'plastic'}


def _tube(k, z, length, made=None):
    """From a round shoulder to a flat crimped end; returns where its front is, as place(u, v)."""
    n, steps = 48, 128
    crimp = .17
    rings = []

    def half_axes(t):
        s = t ** 1.25
        return .505 * (1 - s) + .74 * s, .505 * (1 - t) ** .9 + .017
    soft = k.body(.34, .3)
    for r, dz in ((.38, -.0), (.44, .012), (.482, .035), (.5, .07)):
        rings.append([(x, y, z + dz) for x, y in oval(2 * r, 2 * r, 2, steps)])
    for i in range(n + 1):
        t = i / n
        a, b = half_axes(t)
        rings.append([(x, y, z + .08 + t * (length - crimp)) for x, y in oval(2 * a, 2 * b, 2, steps)])
    tube = loft('tube', rings, soft, 40, True, True)
    # the crimp: a flat band with fine upright ribs
    a = half_axes(1)[0]
    z1 = z + .08 + length - crimp
    verts, faces, m = [], [], 240
    for side in (-1, 1):
        for i in range(m + 1):
            x = -a + 2 * a * i / m
            y = side * (.016 + .006 * math.sin(i * math.pi / 2.5))
            for zz in (z1 - .01, z1 + .012, z1 + crimp - .012, z1 + crimp):
                verts.append((x, y if zz not in (z1 - .01, z1 + crimp) else side * .016, zz))
    for s in range(2):
        base = s * (m + 1) * 4
        for i in range(m):
            for j in range(3):
                q = base + i * 4 + j
                f = (q, q + 4, q + 5, q + 1)
                faces.append(f if s == 0 else tuple(reversed(f)))
    o = (m + 1) * 4
    for i in range(m):
        faces.append((i * 4 + 3, i * 4 + 7, o + i * 4 + 7, o + i * 4 + 3))
    faces += [(0, 1, o + 1, o), (1, 2, o + 2, o + 1), (2, 3, o + 3, o + 2)]
    e = m * 4
    faces += [(e, o + e, o + e + 1, e + 1), (e + 1, o + e + 1, o + e + 2, e + 2), (e + 2, o + e + 2, o + e + 3, e + 3)]
    end = mesh('crimp', verts, faces, soft, 60)
    if made is not None:
        made += [tube, end]

    def place(u, v):
        t = .93 - .86 * v
        ax, ay = half_axes(t)
        width = .49 * 1.5
        angle = -math.pi / 2 + math.asin(max(-1, min(1, (u - .5) * width / ax)))
        return ax * math.cos(angle), ay * math.sin(angle), z + .08 + t * (length - crimp)
    return place


def pump(k):
    body = fillet([(0, 0), (.58, 0, .06), (.6, .1, .06), (.6, 1.5, .2), (.27, 1.64, .06), (.27, 1.72), (0, 1.72)], 10)
    lathe('bottle', body, k.body(.22, .7))
    _pump_head(k, 1.68, .24)
    round_label(body, .2, 1.3, 118)
    return {'material': 'plastic'}


def airless_pump(k):
    """Slim, with a metal band and the pump under a clear hood."""
    body = fillet([(0, 0), (.42, 0, .03), (.42, 1.62, .015), (.38, 1.63), (.38, 1.66), (0, 1.66)])
    lathe('bottle', body, k.body(.2, .8))
    lathe('foot', can(.424, .0, .045, .015, .008), k.steel())
    lathe('band', can(.424, 1.64, 1.80, .012, .012), k.steel())
    lathe('neck', can(.27, 1.78, 1.93, .01, .02), k.accent())
    lathe('head', fillet([(0, 1.98), (.25, 1.98, .015), (.25, 2.2, .03), (.2, 2.225, .03), (0, 2.2)]), k.accent(.25, .5))
    lathe('stem', can(.11, 1.9, 2.0, .005, .005), k.plain((.8, .8, .8), .3))
    spout = pipe('spout', [(0, 0, 2.11), (.3, 0, 2.125), (.335, 0, 2.125)], [.06, .05, .042], k.accent(.25, .5))
    move(spout, turned('Z', 218))
    hood = fillet([(.375, 1.80), (.412, 1.80, .008), (.412, 2.52, .05), (0, 2.53)], 8)
    hollow = fillet([(0, 2.495), (.378, 2.49, .04), (.378, 1.805)], 8)
    lathe('hood', hood + hollow + [(.375, 1.80)], k.clear_plastic())
    round_label(body, .22, 1.42, 118)
    return {'material': 'plastic', 'glass': True}


def cleanser_bottle(k):
    """A soft upright bottle with a disc cap."""
    outline = _blend_bottle(k, 1.16, .74, 2.7, 1.55, .26, .28, k.body(.3, .4))
    lathe('neck', can(.25, 1.8, 1.9, .005, .005), k.body())
    cap = fillet([(0, 1.875), (.345, 1.875, .015), (.345, 2.16, .012), (.335, 2.165, .005), (.335, 2.175, .005), (.345, 2.18, .012), (.33, 2.3, .07), (0, 2.31)])
    lathe('cap', cap, k.accent(.3, .35))
    front_label(outline, .25, 1.45, .46)
    return {'material': 'plastic'}


def toner_bottle(k):
    """Tall clear glass with a thick floor and a long straight cap."""
    outer = fillet([(0, .03), (.38, .0, .03), (.47, .0, .06), (.47, 1.72, .1), (.23, 1.80, .05), (.23, 1.95)], 10)
    lathe('glass', shell(outer, .05, .16), k.glass())
    lathe('liquid', inside(outer, .05, .16, 1.5), k.liquid())
    lathe('ring', can(.30, 1.80, 1.85, .01, .01), k.steel())
    lathe('cap', can(.31, 1.85, 2.46, .015, .03), k.accent(.22, .7))
    round_label(outer, .34, 1.4, 118)
    return {'material': 'glass', 'glass': True, 'clear': True}


def sunscreen(k):
    """Flat and oval, its flip cap in one line with the body."""
    section = lambda inset, w=1.22, d=.56: oval(w - 2 * inset, d - 2 * inset, 2.3, 128)
    low = [(.06 * (1 - math.sin(t)), .06 * (1 - math.cos(t))) for t in (math.pi / 2 * i / 6 for i in range(7))]
    taper = [(.10 * (i / 12) ** 2, .06 + 1.74 * i / 12) for i in range(1, 13)]
    stack('bottle', section, low + taper + [(.115, 1.83), (.14, 1.84)], k.body(.3, .45), 50)
    stack('cap', section, [(.13, 1.845), (.105, 1.85), (.102, 1.862), (.108, 2.08), (.12, 2.086), (.12, 2.1), (.109, 2.106), (.115, 2.26), (.13, 2.32), (.165, 2.355), (.22, 2.37)],
          k.accent(.3, .4), 50)
    lip = box('lip', .26, .05, .05, .02, .02, k.accent(.3, .4))
    move(lip, shifted(0, -.168, 2.1))

    def place(u, v):
        z = 1.62 - 1.36 * v
        i = .10 * ((z - .06) / 1.74) ** 2
        w, d = 1.22 - 2 * i, .56 - 2 * i
        a = -math.pi / 2 + math.radians(112) * (u - .5)
        c, s = math.cos(a), math.sin(a)
        p = 2 / 2.3
        return w / 2 * math.copysign(abs(c) ** p, c), d / 2 * math.copysign(abs(s) ** p, s), z
    patch(place, 1.02, 1.36)
    return {'material': 'plastic'}


def spray(k):
    """Fine mist: tall round bottle, atomiser head with a finger rest."""
    body = fillet([(0, 0), (.42, 0, .03), (.46, .05, .05), (.46, 1.6, .24), (.2, 1.8, .06), (.2, 1.86), (0, 1.86)], 12)
    lathe('bottle', body, k.body(.25, .6))
    plastic = k.accent(.28, .4)
    lathe('collar', fillet([(0, 1.83), (.255, 1.83, .012), (.255, 2.06, .02), (.17, 2.075, .02), (0, 2.08)]), plastic, ridges=48, ridge=.011, ridge_z=(1.86, 2.03))
    lathe('stem', can(.1, 2.05, 2.2, .005, .005), k.plain((.8, .8, .8), .3))
    lathe('head', fillet([(0, 2.12), (.19, 2.12, .012), (.19, 2.36, .03), (.15, 2.42, .05), (0, 2.375)]), plastic)
    rim = pipe('rim', [(0, -.17, 2.28), (0, -.2, 2.28)], [.062, .056], plastic, 32)
    hole = pipe('hole', [(0, -.198, 2.28), (0, -.204, 2.28)], [.013, .013], k.plain('#1b1817', .6))
    move([rim, hole], turned('Z', -32))
    round_label(body, .22, 1.38, 118)
    return {'material': 'plastic'}


def aerosol(k):
    """A lacquered can: rolled steel seams below and above, cap in the accent."""
    body = fillet([(0, .03), (.455, .03), (.46, .075, .02), (.46, 1.72, .02), (.43, 1.75), (0, 1.75)])
    lathe('can', body, k.body(.25, .6))
    lathe('seam', fillet([(0, .0), (.44, .0, .015), (.472, .02, .015), (.472, .05, .015), (.45, .075), (0, .075)]), k.steel(.25))
    lathe('dome', fillet([(0, 1.72), (.466, 1.72, .012), (.466, 1.75, .012), (.44, 1.79, .05), (.3, 1.88, .06), (.26, 1.9), (0, 1.9)]), k.steel(.2))
    lathe('cap', can(.40, 1.8, 2.34, .012, .15), k.accent(.28, .45))
    round_label(body, .2, 1.6, 118)
    return {'material': 'metal'}


def shampoo_bottle(k):
    """Broad-shouldered, with a disc-top cap."""
    outline = _blend_bottle(k, 1.3, .68, 4.2, 1.72, .27, .22, k.body(.28, .5))
    lathe('neck', can(.255, 1.9, 2.0, .005, .005), k.body())
    lathe('cap', fillet([(0, 1.955), (.36, 1.955, .015), (.36, 2.21, .025), (.345, 2.225, .01), (0, 2.225)]), k.accent(.3, .35), ridges=64, ridge=.008, ridge_z=(1.98, 2.17))
    lathe('disc', fillet([(0, 2.2), (.3, 2.2), (.3, 2.245, .015), (.2, 2.25, .05), (0, 2.235)]), k.accent(.3, .35))
    front_label(outline, .22, 1.62, .52)
    return {'material': 'plastic'}
