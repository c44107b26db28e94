"""What is held in the hand and has no package: combs, brushes, rollers, irons, curlers."""
import math

from mathutils import Vector

from geometry import bend, box, can, fillet, flat_label, lathe, loft, move, oval, patch, pipe, rect, shifted, turned
from .props import block as _block


def _lowest(objects):
    return min(v.co.z for o in objects for v in o.data.vertices)


def _upward(centre, length, width):
    """A flat label that faces the camera and reads from its lower to its upper end."""
    return flat_label(centre, (0, 0, length), (width, 0, 0))


def _tooth(name, z, root, tip, thick, deep, material):
    """One tooth that points to the left: a rounded bar that thins out to a blunt point."""
    rings = []
    for i in range(15):
        t = i / 14
        x = root + (tip - root) * t
        ease = math.sqrt(max(0, 1 - max(0, (t - .86) / .14) ** 2))
        w, d = thick * (1 - .42 * t) * max(ease, .12), deep * (1 - .55 * t) * max(ease, .12)
        rings.append([(x, py, z + px) for px, py in oval(w, d, 2.4, 20)])
    return loft(name, rings, material, 60)


def comb(k):
    """Half wide, half fine teeth on one back, leaning on a block."""
    long_, back = 2.9, .34
    skin = k.body(.26, .6)
    rings = []
    n = 60
    for i in range(n + 1):
        t = i / n
        z = long_ * t
        # the back bows a little, and its ends are round
        end = min(t, 1 - t) * long_
        round_ = math.sqrt(max(0, 1 - max(0, 1 - end / .16) ** 2))
        bow = .10 * math.sin(math.pi * t)
        x0, x1 = -.02 + .1 * (1 - round_), back * (.72 + .28 * round_) + bow - .06
        d = .115 * (.55 + .45 * round_)
        mid, w = (x0 + x1) / 2, max(x1 - x0, .03)
        rings.append([(mid + px, py, z) for px, py in oval(w, d, 3.4, 64)])
    parts = [loft('back', rings, skin, 55)]
    # the outer teeth are guards: as broad as two
    reach = -.62
    for z in (.085, long_ - .085):
        parts.append(_tooth('guard', z, .1, reach, .15, .1, skin))
    z = .25
    while z < long_ - .22:
        wide = z < long_ * .5
        parts.append(_tooth('tooth', z, .08, reach, .084 if wide else .05, .09 if wide else .075, skin))
        z += .142 if wide else .08
    label = _upward((.155, -.062, long_ / 2), 2.3, .2)
    move(parts + [label], turned('Y', 33) @ turned('X', -11))
    move(parts + [label], shifted(-.62, -.36, -_lowest(parts)))
    _block(.62, .46, 1.0, .5, 1.2)
    return {'material': 'plastic'}


def hair_brush(k):
    """A paddle brush, pins to the camera: lacquered frame, air cushion, pins with round ends."""
    skin = k.body(.22, .8)
    middle, w, h = 2.02, 1.12, 1.5
    outline = lambda f: [(x, middle + z) for x, z in oval(w * f, h * f, 3.1, 128)]
    frame = []
    for y, f in ((.10, .90), (.085, .95), (.05, .985), (0, 1.), (-.05, .992), (-.075, .972), (-.082, .945), (-.07, .915), (-.03, .905)):
        frame.append([(x, y, z) for x, z in outline(f)])
    parts = [loft('paddle', frame, skin, 50, close_low=True, close_high=True)]
    cushion = []
    for i in range(13):
        t = i / 12
        f = .895 * math.cos(t * math.pi / 2) if i < 12 else .01
        cushion.append([(x, -.045 - .1 * math.sin(t * math.pi / 2) ** 1.0, z) for x, z in outline(max(f, .01))])
    parts.append(loft('cushion', cushion, k.accent(.5, .05), 60))
    dome = lambda x, z: .1 * math.sqrt(max(0, 1 - (2 * x / (w * .895)) ** 4 - (2 * (z - middle) / (h * .895)) ** 4))
    steel, tip = k.steel(.25), k.plain('#26211f', .3)
    for row in range(-7, 8):
        for column in range(-5, 6):
            x, z = (column + (.5 if row % 2 else 0)) * .098, middle + row * .09
            if abs(2 * x / w) ** 3 + abs(2 * (z - middle) / h) ** 3 > .5:
                continue
            root = -.045 - dome(x, z)
            parts.append(pipe('pin', [(x, root + .03, z), (x, root - .17, z)], .0085, steel, 8))
            ball = [(.019 * math.sin(math.pi * i / 8), -.019 * math.cos(math.pi * i / 8)) for i in range(9)]
            bead = lathe('bead', [(max(r, 0) if 0 < i < 8 else 0, q) for i, (r, q) in enumerate(ball)], tip, 12, 180)
            move(bead, shifted(x, root - .175, z))
            parts.append(bead)
    top = middle - h / 2 + .06

    def grip(z):
        """How wide and deep the handle is at a height."""
        t = (top - z) / 1.3
        round_ = max(math.sqrt(max(0, 1 - max(0, (t - .9) / .1) ** 2)), .06)
        w = .2 + .13 * math.exp(-(t / .1) ** 2) * 1.2 + .075 * math.sin(math.pi * min(1, t * 1.05)) ** 2
        return max(w * round_, .02), (.13 + .05 * t) * round_
    levels = [top - 1.3 * i / 40 for i in range(41)]
    parts.append(loft('handle', [[(x, y, z) for x, y in oval(*grip(z), 2.6, 64)] for z in levels], skin, 60))
    label = _rod_label(lambda z: [size / 2 for size in grip(z)], .2, 1.02, 118, 2.6)
    move(parts + [label], turned('Y', 17) @ turned('X', -10) @ turned('Z', 20))
    move(parts + [label], shifted(-.5, -.32, -_lowest(parts)))
    _block(.5, .62, 1.05, .5, 1.5)
    return {'material': 'wood', 'size': 1.04}


def _rod_label(radii, z0, z1, degrees=110, power=2.):
    """Along an upright rod of oval section, read from its lower to its upper end."""
    arc = math.radians(degrees)
    bulge = lambda x: math.copysign(abs(x) ** (2 / power), x)

    def place(u, v):
        z = z0 + (z1 - z0) * u
        rx, ry = radii(z)
        a = -math.pi / 2 + arc * (v - .5)
        return rx * bulge(math.cos(a)), ry * bulge(math.sin(a)), z
    rx, _ = radii((z0 + z1) / 2)
    return patch(place, z1 - z0, rx * arc, 48, 16)


def _stone(k):
    """Polished stone in the brand's second colour, with veins that are lighter and darker."""
    stone = k.accent(.16, .7)
    nt = stone.node_tree
    shader = nt.nodes.get('Principled BSDF')
    if not shader or k.gilded:
        return stone
    where, noise, ramp, tone = (nt.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'TexNoise', 'ValToRGB', 'MixRGB'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Distortion'].default_value = 2.2, 4, 1.1
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = .3, (.78, .78, .78, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = .66, (1.08, 1.08, 1.08, 1)
    tone.blend_type = 'MULTIPLY'
    tone.inputs[0].default_value = 1
    tone.inputs[1].default_value = (*k.accent_colour, 1)
    nt.links.new(where.outputs['Object'], noise.inputs['Vector'])
    nt.links.new(noise.outputs['Fac'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], tone.inputs[2])
    nt.links.new(tone.outputs[0], shader.inputs['Base Color'])
    return stone


def _yoke(k, z, half, reach, turn):
    """A fork of gold wire from the ferrule up to both ends of a roller's axle."""
    parts = []
    for side in (-1, 1):
        path = bend([(0, 0, z), (side * half * .55, 0, z + turn * .09), (side * (half + .01), 0, z + turn * .26), (side * (half + .015), 0, z + turn * reach)], 16)
        parts.append(pipe('yoke', path, .026, k.gold(.18), 16))
        knob = lathe('knob', can(.042, 0, .05, .012, .012), k.gold(.18), 32)
        move(knob, shifted(side * (half + .015) - .025, 0, z + turn * reach) @ turned('Y', 90))
        parts.append(knob)
    return parts


def _roller(stone, half, r, z):
    belly = [(r * (1 - .1 * t * t), half * t) for t in (i / 12 - 1 for i in range(25))]
    rim = .3 * r
    ends = [p for p in belly if abs(p[1]) < half - rim * .6]
    low = fillet([(0, -half), (r * .9, -half, rim), ends[0]], 10)
    high = fillet([ends[-1], (r * .9, half, rim), (0, half)], 10)
    barrel = lathe('stone', low + ends[1:-1] + high, stone, 96, 60)
    move(barrel, shifted(0, 0, z) @ turned('Y', 90))
    return barrel


def face_roller(k):
    """A stone roller at either end of a lacquered handle, leaning on a block."""
    handle = fillet([(0, .72), (.085, .72, .01), (.105, .86, .1), (.135, 1.2, .5), (.135, 1.55, .5), (.105, 1.95, .1), (.085, 2.08, .01), (0, 2.08)], 12)
    parts = [lathe('handle', handle, k.body(.16, .9), 96)]
    for z0, z1 in ((.66, .75), (2.05, 2.14)):
        parts.append(lathe('ferrule', can(.098, z0, z1, .015, .015), k.gold(.18), 64))
    stone = _stone(k)
    for half, r, z, end, reach, way in ((.4, .27, 2.56, 2.12, .44, 1), (.2, .155, .36, .68, .32, -1)):
        parts += _yoke(k, end, half + .05, reach, way) + [_roller(stone, half, r, z)]
        parts.append(pipe('axle', [(-half - .06, 0, z), (half + .06, 0, z)], .03, k.gold(.18), 16))
    label = _rod_label(lambda z: (.137, .137), .98, 1.82, 112)
    move(parts + [label], turned('Y', 27) @ turned('X', -13))
    move(parts + [label], shifted(-.72, -.36, -_lowest(parts)))
    _block(.52, .5, 1.0, .5, 1.3)
    return {'material': 'wood'}


def flat_iron(k):
    """Stands on its hinge, a little open, so that one sees the plates."""
    long_, w, d = 2.7, .39, .21
    skin, dark = k.body(.25, .6), k.plain('#1d1a19', .5)
    arms = []
    for side in (-1, 1):
        parts = []
        rings = []
        for i in range(49):
            t = i / 48
            z = .16 + (long_ - .16) * t
            round_ = math.sqrt(max(0, 1 - max(0, (t - .955) / .045) ** 2))
            swell = 1 + .06 * math.sin(math.pi * min(1, t / .5)) - .05 * max(0, t - .5)
            ww, dd = w * swell * (.72 + .28 * round_), d * (.62 + .38 * round_)
            rings.append([(px, py, z) for px, py in rect(ww, dd, .075, 8)])
        parts.append(loft('arm', rings, skin, 50))
        plate = box('plate', w * .78, 1.06, .05, .03, .012, k.steel(.14))
        move(plate, shifted(0, d / 2 - .02, 2.06) @ turned('X', -90))
        rim = box('rim', w * .9, 1.16, .03, .04, .01, dark)
        move(rim, shifted(0, d / 2 - .012, 2.06) @ turned('X', -90))
        parts += [rim, plate]
        ring = loft('ring', [[(px, py, z) for px, py in rect(w * 1.075 + g, d + .012 + g, .08, 8)] for z, g in ((1.385, -.01), (1.39, 0), (1.425, 0), (1.43, -.01))], k.gold(.2), 40)
        parts.append(ring)
        tip = loft('tip', [[(px, py, z) for px, py in rect(w * 1.0 * f + .012, d * g + .012, .07, 8)] for z, f, g in ((2.60, .985, 1), (2.67, .975, .98), (2.715, .9, .86), (2.738, .74, .66))], k.accent(.35, .3), 50)
        parts.append(tip)
        if side < 0:
            label = flat_label((0, -d / 2 - .006, .88), (0, 0, .86), (w * .72, 0, 0))
            parts.append(label)
            knob = lathe('button', fillet([(0, 0), (.05, 0), (.05, .025, .01), (0, .028)]), k.accent(.35, .3), 48)
            move(knob, shifted(0, -d / 2 + .004, .36) @ turned('X', 90))
            parts.append(knob)
        # the arm in front keeps its outside to the camera, the other is turned about
        move(parts, shifted(0, -d / 2 - .008, 0) if side < 0 else turned('Z', 180) @ shifted(0, -d / 2 - .008, 0))
        move(parts, shifted(0, 0, .16) @ turned('X', -8.5 * side) @ shifted(0, 0, -.16))
        arms += parts
    hinge = lathe('hinge', can(.155, -.2, .2, .03, .03), k.accent(.35, .3), 64)
    move(hinge, shifted(0, 0, .16) @ turned('Y', 90))
    move(arms + [hinge], turned('Z', -40))
    return {'material': 'plastic'}


def lash_curler(k):
    """A steel curler leaning on the carton that it comes in."""
    carton = box('carton', 1.3, .52, 2.0, .012, .012, k.body(.45, .12))
    label = flat_label((-.16, -.26, 1.06), (.86, 0, 0), (0, 0, -1.66))
    move([carton, label], shifted(-.3, .34, 0) @ turned('Z', -9))
    metal, pad = k.accent_metal(.22), k.plain('#221f1e', .6)
    parts = []
    for side in (-1, 1):
        ring = [(side * .30 + .2 * math.cos(a), 0, .24 + .23 * math.sin(a)) for a in (2 * math.pi * i / 64 for i in range(65))]
        parts.append(pipe('loop', ring, .034, metal, 20, caps=False))
        # from its loop each arm crosses to the other side, above the rivet
        arm = bend([(side * .24, .02 * side, .46), (side * .13, .025 * side, .66), (0, .03 * side, .9), (-side * .12, .03 * side, 1.06), (-side * .17, .02 * side, 1.2)], 16)
        parts.append(pipe('arm', arm, .036, metal, 16, flat=.8))
        post = bend([(-side * .17, .02 * side, 1.19), (-side * .26, 0, 1.27), (-side * .305, 0, 1.4), (-side * .305, 0, 1.62), (-side * .305, 0, 1.84)], 16)
        parts.append(pipe('post', post, .026, metal, 16))
    parts.append(pipe('rivet', [(0, -.075, .9), (0, .075, .9)], .05, k.gold(.2), 32))
    bow = lambda z, reach, x=.33: bend([(-x, 0, z), (-x * .62, -reach * .68, z), (0, -reach, z), (x * .62, -reach * .68, z), (x, 0, z)], 12)
    for z, tall in ((1.86, .05), (1.60, .045)):
        path = bow(z, .16)
        rings = []
        for i, p in enumerate(path):
            t = (Vector(path[min(i + 1, len(path) - 1)]) - Vector(path[max(i - 1, 0)])).normalized()
            side = Vector((t.y, -t.x, 0))
            rings.append([tuple(Vector(p) + side * a + Vector((0, 0, b))) for a, b in rect(.045, tall * 2, .016, 4)])
        parts.append(loft('jaw', rings, metal, 40))
    parts.append(pipe('pad', bow(1.66, .16, .29), .034, pad, 16))
    bar = pipe('bar', [(-.305, 0, 1.36), (.305, 0, 1.36)], .02, metal, 16)
    parts.append(bar)
    move(parts, turned('Z', 16) @ turned('X', -13))
    move(parts, turned('Y', 7))
    move(parts, shifted(.46, -.32, -_lowest(parts)))
    return {'material': 'paper'}
