"""Meshes: turned, lofted and bent bodies, and the patches on which labels lie.

Everything stands on z = 0, faces the camera at -y, and is built around the z axis.
"""
import math

import bpy
from mathutils import Matrix, Vector

TAU = 2 * math.pi


def fillet(points, segments=8):
    """A polyline (x, z[, radius]) with its corners rounded by the radius given at each."""
    out = []
    for i, p in enumerate(points):
        radius = p[2] if len(p) > 2 else 0
        at = Vector(p[:2])
        if not radius or i in (0, len(points) - 1):
            out.append(tuple(at))
            continue
        before, after = Vector(points[i - 1][:2]) - at, Vector(points[i + 1][:2]) - at
        half = before.angle(after) / 2
        if abs(half - math.pi / 2) < 1e-4:
            out.append(tuple(at))
            continue
        reach = min(radius / math.tan(half), before.length * .499, after.length * .499)
        radius = reach * math.tan(half)
        centre = at + (before.normalized() + after.normalized()).normalized() * (radius / math.sin(half))
        a, b = at + before.normalized() * reach - centre, at + after.normalized() * reach - centre
        turn = math.atan2(a.x * b.y - a.y * b.x, a.dot(b))
        for k in range(segments + 1):
            t = turn * k / segments
            out.append((centre.x + a.x * math.cos(t) - a.y * math.sin(t),
                        centre.y + a.x * math.sin(t) + a.y * math.cos(t)))
    return out


def mesh(name, verts, faces, material, angle=40, uv=None, smooth=True):
    """An object of the given corners; edges sharper than the angle stay crisp."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.validate()
    me.update()
    if uv:
        layer = me.uv_layers.new(name='uv')
        for loop in me.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    for p in me.polygons:
        p.use_smooth = smooth
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)
    if material:
        me.materials.append(material)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def lathe(name, profile, material, steps=128, angle=40, ridges=0, ridge=0., ridge_z=None):
    """A turned body; optional fine ridges round the girth between two heights (screw caps)."""
    verts, faces, rings = [], [], []
    if ridges:
        steps = ridges * 6
        profile = finer(profile, .02)
    for r, z in profile:
        if abs(r) < 1e-6:
            rings.append([len(verts)] * steps)
            verts.append((0, 0, z))
            continue
        ring = []
        for k in range(steps):
            a = TAU * k / steps
            q = r
            if ridges and ridge_z[0] <= z <= ridge_z[1]:
                ease = min(1., (z - ridge_z[0]) / .025, (ridge_z[1] - z) / .025)
                q -= ridge * max(0., ease) * (.5 - .5 * math.cos(a * ridges)) ** 2
            ring.append(len(verts))
            verts.append((q * math.cos(a), q * math.sin(a), z))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for k in range(steps):
            j = (k + 1) % steps
            face = []
            for v in (low[k], low[j], high[j], high[k]):
                if v not in face:
                    face.append(v)
            if len(face) > 2:
                faces.append(tuple(face))
    return mesh(name, verts, faces, material, angle)


def can(r, z0, z1, low=.03, high=.03):
    """The profile of a closed cylinder with rounded edges."""
    return fillet([(0, z0), (r, z0, low), (r, z1, high), (0, z1)])


def finer(points, step=.04):
    """The polyline with no stretch longer than the step."""
    out = [points[0]]
    for p, q in zip(points, points[1:]):
        n = max(1, math.ceil(math.dist(p, q) / step))
        out += [(p[0] + (q[0] - p[0]) * k / n, p[1] + (q[1] - p[1]) * k / n) for k in range(1, n + 1)]
    return out


def inset(profile, depth):
    """The profile moved inwards (to the left of its way up) by the depth."""
    pts = finer(profile)
    out = []
    for i, p in enumerate(pts):
        a, b = pts[max(i - 1, 0)], pts[min(i + 1, len(pts) - 1)]
        along = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        out.append((p[0] - along.y * depth, p[1] + along.x * depth))
    return [p for p in out if p[0] > .001]


def _hollow(outer, wall, floor, top):
    """The inner wall from the floor up to the top, as a profile from the axis outwards."""
    side = [p for p in inset(outer, wall) if floor + .1 < p[1] <= top]
    r = side[0][0]
    return fillet([(0, floor), (r, floor, min(.08, r * .4)), (r, floor + .12)], 6)[:-1] + side


def shell(outer, wall, floor):
    """Closes an outer profile (bottom centre up to the rim) with an inner wall: real thick glass."""
    return finer(outer, .1) + list(reversed(_hollow(outer, wall, floor, outer[-1][1])))


def inside(outer, wall, floor, top, lap=.004):
    """The profile of the liquid in a bottle: the inner wall up to the level, lapping into the glass."""
    side = _hollow(outer, wall - lap, floor - lap, top)
    r = side[-1][0]
    # the liquid climbs a little where it meets the glass
    return side + [(r, top), (r - .012, top - .008), (r - .04, top - .016), (0, top - .018)]


def loft(name, rings, material, angle=40, close_low=True, close_high=True, uv=None):
    """A skin over rings of equally many points, each ring a list of (x, y, z)."""
    n = len(rings[0])
    verts = [p for ring in rings for p in ring]
    faces = []
    for i in range(len(rings) - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    if close_low:
        faces.append(tuple(reversed(range(n))))
    if close_high:
        faces.append(tuple((len(rings) - 1) * n + k for k in range(n)))
    return mesh(name, verts, faces, material, angle, uv)


def rect(w, d, r, segments=10):
    """A rectangle with round corners, anticlockwise."""
    r = min(r, w / 2 - 1e-4, d / 2 - 1e-4)
    out = []
    for cx, cy, start in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for k in range(segments + 1):
            t = math.radians(start + 90 * k / segments)
            out.append((cx + r * math.cos(t), cy + r * math.sin(t)))
    return out


def oval(w, d, power=2., steps=96):
    """An ellipse, or with a higher power a superellipse: between ellipse and rectangle."""
    out = []
    for k in range(steps):
        t = TAU * k / steps
        c, s = math.cos(t), math.sin(t)
        out.append((w / 2 * math.copysign(abs(c) ** (2 / power), c), d / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return out


def stack(name, section, profile, material, angle=40, **kw):
    """A body whose section(scale inset) follows a profile of (inset, z): rounded boxes, oval bottles.

    section takes the inset from the full outline and returns the ring's (x, y).
    """
    return loft(name, [[(x, y, z) for x, y in section(inset)] for inset, z in profile], material, angle, **kw)


def box(name, w, d, h, corner, edge, material, z=0., segments=6):
    """A block with round corners (seen from above) and rounded edges."""
    edge = min(edge, h / 2 - 1e-4)
    profile = []
    for k in range(segments + 1):
        t = math.pi / 2 * k / segments
        profile.append((edge * (1 - math.sin(t)), z + edge * (1 - math.cos(t))))
    for k in range(segments + 1):
        t = math.pi / 2 * k / segments
        profile.append((edge * (1 - math.cos(t)), z + h - edge * (1 - math.sin(t))))
    return stack(name, lambda i: rect(w - 2 * i, d - 2 * i, max(corner - i, .002)), profile, material)


def pipe(name, path, radius, material, steps=24, flat=1., caps=True):
    """A round rod along a path of points; radius a number or one per point; flat squeezes it."""
    pts = [Vector(p) for p in path]
    rings = []
    up = Vector((0, 0, 1))
    side = None
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        if side is None:
            side = t.orthogonal() if abs(t.dot(up)) > .99 else t.cross(up)
        side = (side - t * side.dot(t)).normalized()
        other = t.cross(side)
        r = radius[i] if isinstance(radius, (list, tuple)) else radius
        rings.append([tuple(p + side * (r * math.cos(TAU * k / steps)) + other * (r * flat * math.sin(TAU * k / steps))) for k in range(steps)])
    return loft(name, rings, material, 50, caps, caps)


def bend(points, n=24):
    """A smooth curve (Catmull-Rom) through the points."""
    p = [Vector(q) for q in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for k in range(n):
            t = k / n
            out.append(.5 * ((2 * p[i]) + (p[i + 1] - p[i - 1]) * t + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t
                             + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t ** 3))
    return out + [p[-2]]


def patch(place, across, up, nu=64, nv=24, lift=.004):
    """The label's surface: place(u, v) gives a point for u left to right, v top to bottom.

    `across` and `up` are its size in the world, kept for the label's aspect.
    """
    verts, uv, faces = [], [], []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = i / nu, j / nv
            p = Vector(place(u, v))
            e = 1e-3
            du = Vector(place(min(u + e, 1), v)) - Vector(place(max(u - e, 0), v))
            dv = Vector(place(u, min(v + e, 1))) - Vector(place(u, max(v - e, 0)))
            normal = dv.cross(du).normalized()
            verts.append(p + normal * lift)
            uv.append((u, v))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            faces.append((a, a + 1, a + nv + 2, a + nv + 1))
    o = mesh('label', verts, faces, None, 180, uv)
    o['label'] = True
    o['aspect'] = across / up
    return o


def round_label(profile, z0, z1, degrees=130, turn=0.):
    """A label round a turned body, following its profile between two heights."""
    side = sorted(((z, r) for r, z in profile), key=lambda p: p[0])

    def radius(z):
        best = [r for q, r in side if abs(q - z) < 1e-6]
        if best:
            return max(best)
        low = max((p for p in side if p[0] <= z), key=lambda p: (p[0], p[1]))
        high = min((p for p in side if p[0] >= z), key=lambda p: (p[0], -p[1]))
        return low[1] + (high[1] - low[1]) * (z - low[0]) / (high[0] - low[0])
    arc = math.radians(degrees)

    def place(u, v):
        z = z1 + (z0 - z1) * v
        a = -math.pi / 2 + math.radians(turn) + arc * (u - .5)
        return radius(z) * math.cos(a), radius(z) * math.sin(a), z
    middle = radius((z0 + z1) / 2)
    return patch(place, middle * arc, z1 - z0)


def flat_label(centre, right, down):
    """A label on a plane: its middle, and the vectors along its whole width and height."""
    c, r, d = Vector(centre), Vector(right), Vector(down)
    return patch(lambda u, v: c + r * (u - .5) + d * (v - .5), r.length, d.length, 8, 8)


def front_label(outline, z0, z1, x, nu=64):
    """A label on the front of a straight body with the given outline, between -x and x."""
    front = sorted((p for p in outline if p[1] < 0), key=lambda p: p[0])
    walk = [0.]
    inside_ = [p for p in front if -x <= p[0] <= x]
    for a, b in zip(inside_, inside_[1:]):
        walk.append(walk[-1] + math.dist(a, b))
    total = walk[-1]

    def place(u, v):
        s = u * total
        i = 0
        while i < len(walk) - 2 and walk[i + 1] < s:
            i += 1
        t = (s - walk[i]) / (walk[i + 1] - walk[i])
        a, b = inside_[i], inside_[i + 1]
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z1 + (z0 - z1) * v
    return patch(place, total, z1 - z0, nu, 8)


def move(objects, matrix):
    """Moves mesh data itself, so that parts can be built straight and then leaned or laid."""
    for o in objects if isinstance(objects, (list, tuple)) else [objects]:
        o.data.transform(matrix)
        o.data.update()


def turned(axis, degrees):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def shifted(x=0., y=0., z=0.):
    return Matrix.Translation((x, y, z))
