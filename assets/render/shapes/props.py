"""Paper-coloured helpers: wedges and blocks on which what cannot stand leans. They count as ground."""
import math

import bpy
from mathutils import Vector

from geometry import box, mesh, move, shifted
from materials import Kit, linear

PAPER = '#ebe5de'


def paper(colour=None):
    return Kit.make('ground', linear(colour or PAPER), .8, specular=.25)


def soften(o, width=.025):
    bevel = o.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = width, 4, 'ANGLE'
    return o


def wedge(objects, degrees, margin=.12, side=.25):
    """A slope that rises away from the camera, under the objects that already lie at that angle."""
    t = math.radians(degrees)
    normal = Vector((0, -math.sin(t), math.cos(t)))
    points = [v.co for o in objects for v in o.data.vertices]
    depth = min(normal.dot(p) for p in points)
    x0, x1 = min(p.x for p in points) - side, max(p.x for p in points) + side
    top = max(p.z - (normal.dot(p) - depth) * math.cos(t) for p in points) + margin
    y0 = -depth / math.sin(t)
    y1 = (top * math.cos(t) - depth) / math.sin(t)
    low = max(0, min(p.z for p in points) - 9)
    section = [(y0, low), (y1, top), (y1 + .12, top), (y1 + .12, 0)]
    verts = [(x, y, z) for x in (x0, x1) for y, z in section]
    faces = [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (0, 1, 2, 3), (7, 6, 5, 4)]
    return soften(mesh('wedge', verts, faces, paper(), 30))


def block(x, y, w, d, h):
    o = box('block', w, d, h, .03, .03, paper())
    move(o, shifted(x, y, 0))
    return o
