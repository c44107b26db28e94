"""Brushes, sponges, and what is plugged in or held."""
import math

from mathutils import Vector

from geometry import (bend, box, can, fillet, flat_label, lathe, loft, mesh, move, oval, patch, pipe, rect, round_label,
                      shifted, stack, turned)
from .props import block as _block


def _along(profile, z0, z1, degrees):
    """A label along a turned handle, read from its lower to its upper end."""
    def radius(z):
        for (r0, a), (r1, b) in zip(profile, profile[1:]):
            if a <= z <= b and b > a:
                return r0 + (r1 - r0) * (z - a) / (b - a)
        return profile[-1][0]
    arc = math.radians(degrees)

    def place(u, v):
        z = z0 + (z1 - z0) * u
        a = -math.pi / 2 + arc * (v - .5)
        return radius(z) * math.cos(a), radius(z) * math.sin(a), z
    return patch(place, z1 - z0, radius((z0 + z1) / 2) * arc, 48, 16)


def makeup_brush(k):
    """A powder brush leaning on a block: lacquered handle, gold ferrule, a dome of hair."""
    handle = fillet([(0, 0), (.07, 0, .05), (.1, .3, .3), (.135, .9, .5), (.12, 1.3, .4), (.145, 1.5), (0, 1.5)], 10)
    parts = [lathe('handle', handle, k.body(.18, .9), 72)]
    parts.append(lathe('ferrule', fillet([(0, 1.46), (.152, 1.46, .01), (.152, 1.54, .006), (.146, 1.55), (.15, 1.57), (.2, 1.98, .02), (.19, 1.99), (0, 1.99)]), k.gold(.2), 96))
    parts.append(_hair(k, 1.96, .19, .36, .78))
    label = _along(handle, .42, 1.36, 96)
    move(parts + [label], turned('Y', 30) @ turned('X', -15))
    low = min(v.co.z for o in parts for v in o.data.vertices)
    move(parts + [label], shifted(-.72, -.42, -low))
    _block(.5, .52, 1.0, .5, 1.12)
    return {'material': 'wood'}


def _hair(k, z, inner, outer, length, count=5200):
    """Strands from the ferrule, spreading and ending in a dome; dark at the root, light at the tip."""
    verts, faces, uv = [], [], []
    golden = math.pi * (3 - math.sqrt(5))
    for i in range(count):
        f = math.sqrt((i + .5) / count)
        a = i * golden
        wobble = math.sin(i * 12.9898) * 43758.5453 % 1
        c, s = math.cos(a), math.sin(a)
        tip = length * (1 - .42 * f ** 2.2) * (.965 + .05 * wobble)
        width = .0042
        b = len(verts)
        for j in range(7):
            t = j / 6
            # out in a belly, then in again towards the tip
            spread = inner + (outer - inner) * math.sin(min(1, t * 1.25) * math.pi / 2) * (1 - .12 * max(0, t - .7))
            r = f * spread
            w = width * (1 - t * .75)
            for m in range(3):
                q = 2 * math.pi * m / 3 + a
                verts.append((r * c + w * math.cos(q), r * s + w * math.sin(q), z + tip * t))
                uv.append((.5, t * tip / length))
        for j in range(6):
            for m in range(3):
                n = (m + 1) % 3
                faces.append((b + j * 3 + m, b + j * 3 + n, b + j * 3 + 3 + n, b + j * 3 + 3 + m))
    hair = k.plain('#3a241a', .55)
    nt = hair.node_tree
    where, part, ramp = nt.nodes.new('ShaderNodeUVMap'), nt.nodes.new('ShaderNodeSeparateXYZ'), nt.nodes.new('ShaderNodeValToRGB')
    where.uv_map = 'uv'
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = .38, (.06, .032, .02, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = .92, (.62, .42, .28, 1)
    nt.links.new(where.outputs[0], part.inputs[0])
    nt.links.new(part.outputs['Y'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color'])
    return mesh('hair', verts, faces, hair, 180, uv)


def sponge(k):
    """A teardrop of foam, fine-pored."""
    profile = [(0, 0)]
    n = 72
    for i in range(1, n):
        t = i / n
        z = 1.78 * t
        r = .66 * math.sin(math.pi * min(1, t ** .72)) ** .86 * (1 - .20 * t)
        profile.append((max(r, .002), z))
    profile.append((0, 1.78))
    profile = [(r, z) for r, z in profile]
    foam = k.body(.95, 0, specular=.12, sheen=.35, bump=(34, .55, .05))
    lathe('sponge', profile, foam, 160, 180)
    round_label([p for p in profile if p[0] > .05], .42, .95, 96)
    return {'material': 'foam', 'size': .82}


def hair_dryer(k):
    """On a low stand, nozzle to the left, air in at the right."""
    barrel = fillet([(0, -.86), (.20, -.86, .005), (.235, -.86, .01), (.26, -.62), (.275, -.6, .01), (.40, -.46, .16), (.42, .42, .16), (.36, .62, .08), (.30, .64, .01), (0, .63)], 10)
    parts = [lathe('barrel', [p for p in barrel if p[1] > -.62], k.body(.26, .6))]
    parts.append(lathe('nozzle', fillet([(.19, -.5), (.19, -.9), (.225, -.9, .012), (.282, -.585, .02), (.275, -.56), (.2, -.55)]), k.accent(.35, .3)))
    parts.append(lathe('dark', [(0, -.7), (.2, -.7)], k.plain('#141211', .7)))
    parts.append(lathe('ring', can(.284, -.6, -.565, .008, .008), k.gold(.2)))
    grill = k.plain('#2a2725', .45)
    parts.append(lathe('grill', [(0, .645), (.30, .64), (.315, .62)], grill))
    for i in range(7):
        r = .05 + i * .042
        parts.append(lathe('grill-ring', fillet([(r - .008, .64), (r - .008, .662, .004), (r + .008, .662, .004), (r + .008, .64)], 4), k.accent(.35, .3), 96))
    parts.append(lathe('rear', fillet([(.30, .615), (.30, .67, .012), (.345, .66, .015), (.375, .6)], 6), k.accent(.35, .3)))
    # the axis runs along x, the nozzle to the left; turned a little towards the camera
    from mathutils import Matrix
    lay = shifted(0, 0, 1.82) @ turned('Z', 16) @ turned('Y', 90) @ Matrix.Scale(1.28, 4)
    move(parts, lay)
    rings = []
    for i in range(21):
        t = i / 20
        z = 1.5 - 1.32 * t
        x = .16 + .05 * t ** 1.5
        w = .46 - .10 * math.sin(math.pi * min(1, t * .9) * .5) + .02 * t
        rings.append([(x + px, py, z) for px, py in oval(w, w * .9, 2.4, 64)])
    loft('handle', list(reversed(rings)), k.body(.26, .6), 50)
    for z in (1.06, .9):
        lathe_button = lathe('button', fillet([(0, 0), (.052, 0), (.052, .03, .012), (0, .034)]), k.accent(.35, .3), 48)
        move(lathe_button, shifted(.172, -.172, z) @ turned('X', 90))
    lathe_parts = [lathe('stand', fillet([(0, 0), (.46, 0, .03), (.46, .06, .03), (.3, .09, .05), (.235, .16, .05), (.23, .3, .015), (.205, .3), (.2, .15), (0, .15)]), k.accent(.3, .4))]
    move(lathe_parts, shifted(.21, 0, 0))
    place_at = lay

    def place(u, v):
        a = math.radians(62) * (v - .5)
        z = -.38 + .76 * u
        r = .42
        # in the barrel's own space the camera sees -y; up is -x after laying it down
        q = place_at @ Vector((-r * math.sin(-a), -r * math.cos(a), z))
        return q
    patch(place, .76, .42 * math.radians(62))
    return {'material': 'plastic'}


def curling_tool(k):
    """Upright on its end: handle, clip, steel barrel, cool tip."""
    handle = fillet([(0, 0), (.20, 0, .03), (.205, .08, .05), (.178, .9, .6), (.20, 1.24, .3), (.20, 1.3, .012), (0, 1.3)], 16)
    lathe('handle', handle, k.body(.28, .5))
    lathe('end', can(.212, .0, .05, .02, .008), k.accent(.35, .3))
    lathe('ring', can(.207, 1.28, 1.34, .012, .012), k.gold(.2))
    lathe('guard', fillet([(0, 1.33), (.2, 1.33, .012), (.2, 1.42, .02), (.165, 1.5, .03), (0, 1.5)]), k.accent(.35, .3))
    lathe('barrel', can(.148, 1.45, 2.72, .01, .01), k.steel(.16))
    lathe('tip', fillet([(0, 2.7), (.15, 2.7, .01), (.15, 2.78, .02), (.1, 2.9, .06), (0, 2.92)]), k.accent(.35, .3))
    # the clip hugs the barrel; its lever stands off near the guard
    rings = []
    for i in range(33):
        t = i / 32
        z = 1.56 + 1.1 * t
        lift = .0 + .05 * max(0, 1 - t * 3) ** 2
        a0 = math.radians(62 * (1 - .25 * max(0, t - .85) / .15))
        ring = []
        for side in (1, -1):
            for j in range(13):
                a = a0 * (j / 6 - 1) * side
                r = .152 + lift + (.012 if side == 1 else 0)
                ring.append((r * math.sin(a), -r * math.cos(a), z))
        rings.append(ring)
    clip = loft('clip', rings, k.steel(.2), 50)
    lever = pipe('lever', bend([(0, -.19, 1.72), (0, -.235, 1.56), (0, -.30, 1.40), (0, -.36, 1.26)]), [.05] * 73, k.accent(.35, .3), flat=.45)
    move([clip, lever], turned('Z', -38))
    button = box('button', .1, .03, .16, .04, .01, k.accent(.35, .3))
    move(button, turned('Z', 14) @ shifted(0, -.19, 1.02))
    round_label(handle, .2, .92, 104)
    return {'material': 'plastic'}


def nail_tool(k):
    """A manicure case with tweezers, clipper and file before it."""
    case = [box('case', 1.3, 1.75, .3, .16, .1, k.body(.5, .1, bump=(55, .14, .02)))]
    seam = stack('zip', lambda i: rect(1.312 - 2 * i, 1.762 - 2 * i, .166), [(.02, .142), (0, .146), (0, .154), (.02, .158)], k.gold(.3), close_low=False, close_high=False)
    outline = rect(1.3 - .24, 1.75 - .24, .1, 8)
    stitch = pipe('stitch', [(x, y, .2995) for x, y in outline + outline[:1]], .0065, k.accent(.6, 0), 8)
    case.append(stitch)
    label = flat_label((0, .2, .30), (.84, 0, 0), (0, -.78, 0))
    whole = shifted(-.25, .42, .88) @ turned('X', 80)
    move(case + [seam, label], whole)
    low = min(v.co.z for v in case[0].data.vertices)
    move(case + [seam, label], shifted(0, 0, -low))
    # tweezers: two springy blades that meet at the tip, leaning on the case
    blades = []
    for side in (-1, 1):
        rings = []
        for i in range(31):
            t = i / 30
            gap = side * (.012 + .085 * math.sin(math.pi * t ** .8) ** 1.0 * (1 - t * .25))
            w = .085 + .045 * math.sin(math.pi * t) - .05 * max(0, t - .8) / .2
            z = 1.32 * (1 - t)
            rings.append([(gap + px, py, z) for px, py in rect(.022, w, .008, 3)])
        blades.append(loft('blade', list(reversed(rings)), k.accent_metal(.25), 40))
    move(blades, shifted(.52, -.1, .015) @ turned('X', -12) @ turned('Y', 8) @ turned('Z', 32))
    # clipper: two steel leaves, a lever on a pin
    leaf = k.steel(.18)
    clip = []
    for z, bow in ((.03, 0), (.09, .05)):
        rings = []
        for i in range(25):
            t = i / 24
            y = z + bow * math.sin(math.pi * t) - (bow and .012 * t)
            w = .17 - .03 * math.sin(math.pi * t)
            rings.append([(-.42 + .84 * t, px, y + py) for px, py in rect(w, .022, .006, 3)])
        clip.append(loft('leaf', rings, leaf, 40))
    rings = []
    for i in range(25):
        t = i / 24
        rings.append([(-.40 + .78 * t, px, .17 + .10 * t - .05 * t * t + py) for px, py in rect(.15 - .02 * t, .02, .006, 3)])
    clip.append(loft('lever', rings, k.accent_metal(.25), 40))
    clip.append(pipe('pin', [(-.34, 0, .0), (-.34, 0, .20)], .028, leaf))
    jaw = box('jaw', .03, .19, .06, .008, .006, leaf)
    move(jaw, shifted(-.425, 0, .045))
    move(clip + [jaw], shifted(.36, -.62, .0) @ turned('Z', -24))
    return {'material': 'leather'}
