"""Make-up: lipsticks, lacquers, powders, pencils."""
import math

from geometry import (box, can, fillet, flat_label, front_label, inside, lathe, loft, mesh, move, oval, patch, pipe, rect,
                      round_label, shell, shifted, stack, turned)
from .props import wedge as _wedge


def lipstick(k):
    """Open, the bullet turned out; the cap stands beside it."""
    base = fillet([(0, 0), (.36, 0, .025), (.36, .95, .02), (0, .95)])
    parts = [lathe('base', base, k.body(.2, .8))]
    parts.append(lathe('ring', can(.365, .06, .10, .01, .01), k.gold()))
    parts.append(lathe('inner', fillet([(0, .9), (.315, .9), (.315, 1.38, .02), (.285, 1.385, .01), (.285, 1.2), (0, 1.2)]), k.gold(.16)))
    # the bullet: a rod cut aslant, its edge rounded off
    steps, rings = 96, []
    r, foot, top, low = .265, 1.2, 2.42, 1.92
    n = 14
    for i in range(9):
        z = foot + (low - .12 - foot) * i / 8
        rings.append([(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * s / steps for s in range(steps))])
    for i in range(n + 1):
        t = i / n
        q = r * math.cos(t * math.pi / 2) ** .62 if t < 1 else .004
        ring = []
        for s in range(steps):
            a = 2 * math.pi * s / steps
            x, y = q * math.cos(a), q * math.sin(a)
            # height of the slanted face over this point; the rim rolls down towards the side
            lean = (.78 * x - .35 * y) / .265
            face = (top + low) / 2 + lean * (top - low) / 2 * .95 + .03 * (1 - (q / r) ** 2)
            roll = (q / r) ** 6 * .10
            ring.append((x, y, face - roll if t > 0 else face - .13))
        rings.append(ring)
    parts.append(loft('bullet', rings, k.shade(.3, .35, coat_rough=.15), 60))
    label = round_label(base, .2, .86, 112)
    move(parts + [label], shifted(-.42, .05, 0))
    cap = lathe('cap', fillet([(0, 0), (.375, 0, .02), (.375, 1.5, .05), (0, 1.5)]), k.accent(.2, .8))
    band = lathe('band', can(.379, .0, .05, .012, .008), k.gold())
    move([cap, band], shifted(.5, .32, 0))
    return {'material': 'plastic'}


def gloss(k):
    """A clear vial with the colour inside, a long cap above."""
    outer = fillet([(0, .0), (.27, 0, .03), (.30, .03, .04), (.30, 1.5, .03), (.2, 1.53, .02), (.2, 1.6)], 8)
    lathe('vial', shell(outer, .055, .12), k.flacon(1.47))
    lathe('lacquer', inside(outer, .055, .12, 1.5), k.shade(.2, .6))
    lathe('ring', can(.307, 1.53, 1.6, .012, .012), k.gold(.16))
    lathe('cap', fillet([(0, 1.595), (.30, 1.595, .012), (.285, 2.72, .035), (0, 2.725)]), k.accent(.2, .8))
    round_label(outer, .22, 1.42, 110)
    return {'material': 'glass', 'glass': True}


def mascara(k):
    """The tube, and its wand standing on the cap beside it."""
    tube = fillet([(0, 0), (.25, 0, .02), (.27, .03, .03), (.27, 1.62, .03), (.17, 1.66, .02), (.17, 1.86, .015), (.14, 1.87, .01), (.14, 1.6), (0, 1.6)])
    parts = [lathe('tube', tube, k.body(.18, .9)), lathe('thread', can(.18, 1.70, 1.73, .01, .01), k.body(.18, .9)),
             lathe('ring', can(.273, 1.585, 1.64, .012, .012), k.gold(.16))]
    label = round_label(tube, .16, 1.48, 112)
    move(parts + [label], shifted(-.36, .06, 0))
    wand = [lathe('cap', fillet([(0, 0), (.255, 0, .03), (.268, .95, .02), (.24, .97, .01), (0, .97)]), k.accent(.2, .8)),
            lathe('ring', can(.272, .88, .93, .012, .012), k.gold(.16)),
            lathe('stem', can(.045, .95, 1.72, .004, .01), k.plain('#1a1716', .35), 32)]
    wand.append(_bristles(k, 1.66, 2.42))
    wand.append(lathe('core', can(.02, 1.6, 2.42, .004, .01), k.plain('#1a1716', .4), 20))
    move(wand, shifted(.38, -.04, 0))
    return {'material': 'plastic'}


def _bristles(k, z0, z1, rings=44, around=30):
    """Thin radial spikes in a slight hourglass, wound as a screw."""
    verts, faces = [], []
    for i in range(rings):
        t = i / (rings - 1)
        reach = (.155 - .03 * math.sin(math.pi * t)) * (1 if t < .9 else 1 - (t - .9) * 5)
        for j in range(around):
            a = 2 * math.pi * (j + .5 * (i % 2)) / around + i * .21
            z = z0 + (z1 - z0) * (t + .4 * j / around / rings)
            jitter = .9 + .1 * math.sin(i * 12.9898 + j * 78.233)
            c, s = math.cos(a), math.sin(a)
            b, w = len(verts), .0052
            for m in range(3):
                q = 2 * math.pi * m / 3
                verts.append((.015 * c - s * w * math.cos(q), .015 * s + c * w * math.cos(q), z + w * math.sin(q)))
            verts.append((reach * jitter * c, reach * jitter * s, z + .012))
            faces += [(b, b + 1, b + 3), (b + 1, b + 2, b + 3), (b + 2, b, b + 3)]
    return mesh('bristles', verts, faces, k.plain('#161312', .45), 60)


def foundation_bottle(k):
    """Heavy square glass round the liquid, a plain cap."""
    w, d, h = .96, .66, 1.42
    box('glass', w, d, h, .12, .05, k.flacon(1.48))
    low, high = .17, h - .1
    hollow = box('hollow', w - .16, d - .16, high - low, .1, .06, k.flacon(1.48), low)
    hollow.data.flip_normals()
    box('foundation', w - .154, d - .154, high - low - .02, .102, .06, k.shade(.35, .2), low - .003)
    lathe('collar', can(.27, h - .01, h + .1, .012, .012), k.gold(.16))
    lathe('cap', fillet([(0, h + .09), (.31, h + .09, .012), (.31, h + .78, .035), (0, h + .785)]), k.accent(.22, .7))
    flat_label((0, -d / 2, .74), (.68, 0, 0), (0, 0, -.98))
    return {'material': 'glass', 'glass': True}


def compact(k):
    """One closed and upright, so that its lid shows; one open before it, with powder and mirror."""
    shut = [lathe('case', fillet([(0, 0), (.84, 0, .05), (.86, .07, .04), (.86, .085), (.85, .09), (.86, .095), (.86, .11, .04), (.8, .18, .08), (0, .19)], 8), k.body(.2, .8))]
    shut.append(lathe('inlay', fillet([(.70, .184), (.735, .1905, .004), (.77, .184)], 4), k.gold(.18)))
    label = flat_label((0, 0, .193), (1.05, 0, 0), (0, -.62, 0))
    # the disc stands on its rim, lid to the camera, leaning back a little
    stand = shifted(-.36, .5, .86) @ turned('X', 82)
    move(shut + [label], stand)
    low = min(v.co.z for v in shut[0].data.vertices)
    move(shut + [label], shifted(0, 0, -low))
    base = [lathe('base', fillet([(0, 0), (.66, 0, .05), (.68, .06, .03), (.68, .085, .012), (.56, .085, .006), (.55, .06), (0, .06)], 6), k.body(.2, .8))]
    base.append(lathe('rim', fillet([(.535, .066), (.55, .09, .006), (.575, .086)], 4), k.gold(.18)))
    powder = [(0, .086)] + [(r, .086 + .005 * math.cos(r * 62) * (1 if r < .46 else 0)) for r in (i * .01 for i in range(1, 53))] + [(.537, .07)]
    base.append(lathe('powder', powder, k.shade(.85, 0, specular=.15), 128, 70))
    lid = [lathe('lid', fillet([(0, 0), (.66, 0, .05), (.68, .055, .02), (.68, .07, .01), (.6, .07, .006), (.59, .05), (0, .05)], 6), k.body(.2, .8)),
           lathe('mirror', [(0, .056), (.588, .056), (.592, .05)], k.mirror())]
    move(lid, shifted(0, .68, .08) @ turned('X', 104) @ shifted(0, .68, -.06) @ turned('Z', 180))
    hinge = pipe('hinge', [(-.16, .69, .085), (.16, .69, .085)], .035, k.gold(.18))
    move(base + lid + [hinge], shifted(.55, -.42, 0) @ turned('Z', -14) @ turned('X', 0))
    return {'material': 'plastic'}


def eye_palette(k):
    """Ten pans on a slope, the mirror in the lid behind them, the name on the strip before them."""
    w, d = 2.5, 1.32
    tray = [box('tray', w, d, .11, .05, .02, k.body(.3, .4))]
    pans, corners = [], []
    gap, size_x, size_y = .055, .415, .40
    left, front = -(5 * size_x + 4 * gap) / 2, -d / 2 + .36
    for row in range(2):
        for column in range(5):
            cx = left + column * (size_x + gap) + size_x / 2
            cy = front + row * (size_y + gap) + size_y / 2
            well = box('well', size_x, size_y, .01, .03, .004, k.steel(.3), .106)
            powder = box('pan', size_x - .03, size_y - .03, .02, .022, .008, k.shade(.8, 0, specular=.2, bump=(60, .12, .02)), .108)
            for o in (well, powder):
                move(o, shifted(cx, cy, 0))
            pans += [well, powder]
            corners.append([(cx + sx * size_x / 2, cy + sy * size_y / 2, .12) for sx in (-1, 1) for sy in (-1, 1)])
    label = flat_label((0, -d / 2 + .185, .11), (1.9, 0, 0), (0, -.27, 0))
    lid = [box('lid', w, d, .09, .05, .02, k.body(.3, .4)), ]
    glass = box('mirror', w - .22, d - .22, .004, .03, .001, k.mirror(), .089)
    lid.append(glass)
    open_ = shifted(0, d / 2 + .02, .09) @ turned('X', 58) @ shifted(0, d / 2, -.02)
    move(lid, open_)
    hinge = pipe('hinge', [(-1.0, d / 2 + .02, .09), (1.0, d / 2 + .02, .09)], .035, k.body(.3, .4))
    lean = shifted(0, -.3, 0) @ turned('X', 42) @ shifted(0, d / 2, 0)
    everything = tray + pans + lid + [hinge]
    move(everything + [label], lean)
    low = min(v.co.z for o in everything for v in o.data.vertices)
    move(everything + [label], shifted(0, 0, .015 - low))
    _wedge(tray, 42, margin=-.05, side=-.08)
    place = shifted(0, 0, .015 - low) @ lean
    from mathutils import Vector
    return {'material': 'plastic', 'pans': [[tuple(place @ Vector(c)) for c in four] for four in corners]}


def pencil(k):
    """Sharpened, leaning on a block; the cap lies in front."""
    r, length = .105, 2.5
    parts = [lathe('barrel', fillet([(0, 0), (r, 0, .03), (r, length), (r * .995, length + .004)]), k.body(.2, .8), 64)]
    # sharpening leaves a wavy edge between lacquer and wood
    wood, steps = [], 72
    for t in range(9):
        f = t / 8
        ring = []
        for s in range(steps):
            a = 2 * math.pi * s / steps
            q = r * 1.001 + (.045 - r) * f
            ring.append((q * math.cos(a), q * math.sin(a), length - .0 + .30 * f))
        wood.append(ring)
    parts.append(loft('wood', wood, k.plain('#c99f6f', .6), 60))
    parts.append(lathe('core', fillet([(0, length + .295), (.046, length + .295), (.012, length + .43, .012), (0, length + .435)], 6), k.shade(.5, 0), 48))
    parts.append(lathe('band', can(r * 1.02, .16, .20, .006, .006), k.gold(.18), 64))
    parts.append(lathe('end', can(r * 1.015, .0, .12, .03, .006), k.accent(.2, .8), 64))
    arc = math.radians(96)
    label = patch(lambda u, v: (r * math.cos(-math.pi / 2 + arc * (v - .5)), r * math.sin(-math.pi / 2 + arc * (v - .5)), .34 + 1.85 * u), 1.85, r * arc, 32, 16)
    lean = turned('Y', 32) @ turned('X', -14)
    move(parts + [label], lean)
    low = min(v.co.z for o in parts for v in o.data.vertices)
    move(parts + [label], shifted(-.75, -.35, -low))
    tip = max((v.co for v in parts[0].data.vertices), key=lambda p: p.z)
    cap = [lathe('cap', fillet([(.10, 0), (.125, 0, .008), (.125, .62, .05), (0, .63)]), k.accent(.2, .8), 64)]
    move(cap, shifted(.28, -.62, .125) @ turned('Z', 24) @ turned('Y', 90))
    from .props import block
    block(.48, .55, .95, .5, 1.3)
    return {'material': 'wood', 'size': .98}
