"""One studio for all: paper sweep, one big soft light from the left, one camera."""
import math

import bpy
from mathutils import Vector

from geometry import mesh
from materials import Kit, linear

# The piece is scaled to this much of the picture, so that a grid of them looks like one shelf.
TALL, WIDE = 2.62, 2.5
DISTANCE, LIFT = 12.0, 10.5   # camera: how far, and how many degrees above the piece
VIEW = 3.5                    # height of the picture at the piece, in units


def clean():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def sweep(colour='#ebe5de', back=3.4, wall_colour=None):
    """Seamless paper: floor, a wide curve, a wall."""
    points, bow = [(-14, 0), (back - 2.6, 0)], 2.6
    points += [(back - bow + bow * math.sin(t * math.pi / 48), bow - bow * math.cos(t * math.pi / 48)) for t in range(1, 25)]
    points += [(back, 14)]
    verts = [(x, y, z) for x in (-22, 22) for y, z in points]
    n = len(points)
    paper = Kit.make('ground', linear(colour), .85, specular=.2)
    o = mesh('sweep', verts, [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)], paper)
    o['ground'] = True
    return o


def softbox(name, at, towards, w, h, power, colour=(1, 1, 1), spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy, light.color = w, h, power, colour
    light.spread = math.radians(spread)
    o = bpy.data.objects.new(name, light)
    o.location = at
    o.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def lights(warm=1.0, ambient=.17):
    """Key from the left, a weak strip on the right for the far edge, a broad light above."""
    softbox('key', (-4.4, -3.6, 3.7), (0, 0, 1.1), 1.7, 4.8, 700, (1, 1, 1))
    # near and down to the floor: seen from above, upright walls mirror what stands low
    softbox('strip', (-2.55, -2.0, 1.75), (0, 0, 1.75), .34, 3.4, 80, (1, 1, 1))
    softbox('edge', (4.4, -.9, 2.2), (0, 0, 1.2), .7, 4.2, 90, (1, 1, 1))
    softbox('above', (-.4, .9, 6.2), (0, .3, 0), 4.5, 3.0, 210)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs[0].default_value = (1, 1, 1, 1)
    back.inputs[1].default_value = ambient


def camera(height=TALL, aspect=1.0, lift=LIFT, view=VIEW, aim=(0, 0), distance=DISTANCE):
    """The same viewpoint for every piece; like a view camera it rises and falls without tilting."""
    data = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    pivot = Vector((0, 0, 1.0))
    tilt = math.radians(lift)
    o.location = pivot + Vector((0, -math.cos(tilt), math.sin(tilt))) * distance
    o.rotation_euler = (pivot - o.location).to_track_quat('-Z', 'Y').to_euler()
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = 24
    data.lens = 24 * distance / view
    # shift: fractions of the larger sensor side in Blender's convention with VERTICAL fit
    data.shift_y = ((height / 2 - 1.0) * math.cos(tilt) + aim[1]) / view
    data.shift_x = aim[0] / view
    return o


def settings(width, height, samples, seed=1, glass=False):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.samples, c.seed = samples, seed
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .045, 10
    c.use_denoising = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3, 12
    c.blur_glossy = .6
    c.caustics_refractive = c.caustics_reflective = False
    c.max_bounces = 12 if glass else 4
    c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 1, 3, 12, 12
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    scene.view_settings.look = 'None'
