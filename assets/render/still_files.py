"""A still life: several pieces on plinths in one colour world, sunlight through leaves from the left."""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

import develop
import passes
import studio
from geometry import box, can, lathe, mesh, move, shifted
from materials import Kit, linear
from shape_files import bounds, build, calm
from shapes.props import paper
from stills import SCENES

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'web', 'shared', 'pictures')
WIDTH, HEIGHT = 1200, 844      # rendered; both crops are cut out of it at 4/3 of the size


def arrange(scene):
    for kind, x, y, w, d, h, colour in scene['plinths']:
        stone = paper(colour)
        o = lathe('plinth', can(w / 2, 0, h, .01, .025), stone) if kind == 'round' else box('plinth', w, d, h, .03, .025, stone)
        move(o, shifted(x, y, 0))
    for name, colours, x, y, height, z, turn in scene['pieces']:
        objects, _ = build(name, Kit(**colours))
        for o in [o for o in objects if o.get('label')]:
            objects.remove(o)
            bpy.data.objects.remove(o)
        low, high = bounds(objects)
        scale = height / (high.z - low.z)
        m = shifted(x, y, z) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4) \
            @ shifted(-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z)
        move(objects, m)
        for o in objects:
            if o.get('ground'):
                o.material_slots[0].material = paper(scene['plinths'][0][6])


def light():
    """The studio's light, made large enough for a table, and a low sun through leaves."""
    studio.softbox('key', (-6.5, -5.2, 5.2), (0, 0, 1.2), 3.0, 6.0, 1150, (1, 1, 1))
    studio.softbox('edge', (7.0, -1.5, 3.0), (0, 0, 1.4), 1.2, 5.5, 160, (1, 1, 1))
    studio.softbox('above', (-.5, 1.0, 8.0), (0, .4, 0), 7, 4.5, 420)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 3.0, math.radians(1.3), (1, .93, .82)
    o = bpy.data.objects.new('sun', sun)
    o.rotation_euler = Vector((.80, .62, -.58)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    leaves()
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .16


def leaves():
    """A palm frond out of sight, for its shadow alone."""
    verts, faces = [], []
    towards = Vector((.80, .62, -.58)).normalized()
    right = towards.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(towards)
    # where the shadow is to fall on the wall, followed back towards the sun
    for (x, z), lean, size in (((-1.6, 3.9), -28, 3.4), ((2.2, 4.1), 24, 3.0)):
        root = Vector((x, 3.6, z)) - towards * 4.2
        for i in range(15):
            for side in (-1, 1):
                t = i / 14
                a = math.radians(lean - 90) + side * math.radians(58 - 26 * t)
                start = root + (right * math.cos(math.radians(lean - 90)) + up * math.sin(math.radians(lean - 90))) * (size * t)
                along = right * math.cos(a) + up * math.sin(a)
                across = right * -math.sin(a) + up * math.cos(a)
                length = size * .55 * math.sin(math.pi * (.18 + .8 * t)) + .1
                b = len(verts)
                for s in (0, .25, .5, .75, 1):
                    w = .11 * math.sin(math.pi * min(.98, .08 + s * .92))
                    verts += [start + along * (length * s) + across * w, start + along * (length * s) - across * w]
                faces += [(b + 2 * q, b + 2 * q + 1, b + 2 * q + 3, b + 2 * q + 2) for q in range(4)]
    frond = mesh('frond', verts, faces, Kit.make('ground', (.1, .2, .1)))
    frond.visible_camera = frond.visible_diffuse = frond.visible_glossy = frond.visible_transmission = False
    return frond


def save(name, crop, picture):
    path = os.path.join(FOLDER, name + '-' + crop)
    picture.save(path + '.jpg', quality=84, progressive=True, optimize=True)
    for quality in (82, 76, 70, 64, 56, 48, 40):
        picture.save(path + '.avif', quality=quality, speed=3)
        if os.path.getsize(path + '.avif') <= 60_000:
            break


def render(name, preview=None, force=False):
    if not preview and not force and os.path.exists(os.path.join(FOLDER, name + '-tall.avif')):
        return False
    studio.clean()
    scene = SCENES[name]
    arrange(scene)
    studio.sweep(scene['paper'], back=4.6)
    light()
    scale = .28 if preview else 1
    w, h = round(WIDTH * scale), round(HEIGHT * scale)
    studio.camera(view=5.35, lift=8.5, aim=(0, .5), distance=17)
    studio.settings(w, h, 16, glass=True)
    bpy.context.scene.render.use_border = False
    bpy.context.view_layer.update()
    picture, _ = calm(slice(None), slice(None), 8 if preview else 12, 4 if preview else 7, '%s-%d' % (name, w), 1e-5)
    image = Image.fromarray(develop.to_bytes(develop.srgb(develop.curve(picture))))
    if preview:
        os.makedirs(preview, exist_ok=True)
        image.save(os.path.join(preview, name + '.png'))
        return True
    os.makedirs(FOLDER, exist_ok=True)
    large = image.resize((1600, 1125), Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.2, 45, 2))
    save(name, 'wide', large.crop((0, 140, 1600, 1040)))
    save(name, 'tall', large.crop((350, 0, 1250, 1125)))
    return True
