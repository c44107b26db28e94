"""Renders that become arrays: the picture in two halves, the masks, the label's u and v."""
import math
import os
import shutil
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

LAYERS = {
    'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal',
    'gloss_direct': 'GlossDir', 'gloss_indirect': 'GlossInd', 'gloss_colour': 'GlossCol',
}


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    a = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(a)
    bpy.data.images.remove(image)
    return a.reshape(h, w, 4)[::-1].copy()


def half(seed, samples):
    """One beauty render with its guides, as a dict of (h, w, 3)."""
    scene = bpy.context.scene
    scene.cycles.seed, scene.cycles.samples = seed, samples
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    sink = tree.nodes.new('CompositorNodeOutputFile')
    folder = tempfile.mkdtemp()
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    sink.file_slots.clear()
    for key, output in LAYERS.items():
        sink.file_slots.new(key)
        tree.links.new(source.outputs[output], sink.inputs[key])
    bpy.ops.render.render(write_still=False)
    out = {key: pixels(os.path.join(folder, key + '%04d.exr' % scene.frame_current))[..., :3] for key in LAYERS}
    shutil.rmtree(folder)
    scene.use_nodes = False
    return out


def emission(name, colour=None, uv=False):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    glow = nt.nodes.new('ShaderNodeEmission')
    if uv:
        where = nt.nodes.new('ShaderNodeUVMap')
        where.uv_map = 'uv'
        nt.links.new(where.outputs[0], glow.inputs['Color'])
    else:
        glow.inputs['Color'].default_value = (*colour, 1)
    nt.links.new(glow.outputs[0], out.inputs['Surface'])
    return m


def simple(name, node):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    shader = nt.nodes.new(node)
    if node == 'ShaderNodeBsdfRefraction':
        shader.inputs['IOR'].default_value = 1.45
    if node in ('ShaderNodeBsdfRefraction', 'ShaderNodeBsdfGlossy'):
        shader.inputs['Roughness'].default_value = 0
        shader.inputs['Color'].default_value = (1, 1, 1, 1)
    nt.links.new(shader.outputs[0], out.inputs['Surface'])
    return m


def frame(objects, pad=.01):
    """Renders only where the objects are; returns the part of the picture as (rows, columns) slices."""
    scene = bpy.context.scene
    points = [world_to_camera_view(scene, scene.camera, o.matrix_world @ Vector(v)) for o in objects for v in o.bound_box]
    scene.render.use_border, scene.render.use_crop_to_border = True, False
    w, h = scene.render.resolution_x, scene.render.resolution_y
    x0, x1 = (round(min(1, max(0, f(p.x for p in points) + d)) * w) for f, d in ((min, -pad), (max, pad)))
    y0, y1 = (round(min(1, max(0, f(p.y for p in points) + d)) * h) for f, d in ((min, -pad), (max, pad)))
    scene.render.border_min_x, scene.render.border_max_x = x0 / w, x1 / w
    scene.render.border_min_y, scene.render.border_max_y = y0 / h, y1 / h
    return slice(h - y1, h - y0), slice(x0, x1)


def flat_render(samples):
    """A render without light: what glows, over nothing."""
    scene = bpy.context.scene
    scene.render.film_transparent = True
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.samples = samples
    scene.cycles.sample_clamp_indirect = scene.cycles.sample_clamp_direct = 0
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    for o in scene.objects:
        if o.type == 'LIGHT' or o.get('ground') and o.name.startswith('sweep'):
            o.hide_render = True
    folder = tempfile.mkdtemp()
    s = scene.render.image_settings
    s.file_format, s.color_mode, s.color_depth = 'OPEN_EXR', 'RGBA', '32'
    scene.render.filepath = os.path.join(folder, 'flat.exr')
    bpy.ops.render.render(write_still=True)
    out = pixels(scene.render.filepath)
    shutil.rmtree(folder)
    return out


ROLE = {'body': (1, 0, 0), 'accent': (0, 1, 0), 'shade': (0, 0, 1), 'fixed': (0, 0, 0)}


def paint(objects, choose):
    for o in objects:
        for slot in o.material_slots:
            slot.material = choose(bpy.data.materials[o['materials'][slot.slot_index]])


def masks(objects, samples=40):
    """Coverage of body, accent, shade and ground, and of tinted metal, as (h, w, 4) and (h, w)."""
    objects = [o for o in objects if not o.get('label')]
    for o in objects:
        o['materials'] = [slot.material.name for slot in o.material_slots]
    flat = {role: emission(role + '-flat', colour) for role, colour in ROLE.items()}
    hold, through, mirror = (simple(*x) for x in (('hold', 'ShaderNodeHoldout'), ('through', 'ShaderNodeBsdfRefraction'), ('mirror', 'ShaderNodeBsdfGlossy')))

    def solid(m):
        return hold if m['role'] == 'ground' else flat[m['role']]

    def passing(m):
        """Clear glass and mirrors: what counts is what one sees through or in them."""
        if m['role'] == 'fixed':
            return through if m.get('glass') else mirror if m.get('mirror') else None

    def metallic(m):
        node = m.node_tree.nodes.get('Principled BSDF')
        if node and node.inputs['Metallic'].default_value > .3 and m['role'] in ('body', 'accent', 'shade'):
            return flat['body']
        return hold if m['role'] == 'ground' else flat['fixed']
    materials = [bpy.data.materials[n] for o in objects for n in o['materials']]
    frame([o for o in objects if not o.get('ground')])
    paint(objects, solid)
    cover = flat_render(samples)
    ground = 1 - np.clip(cover[..., 3], 0, 1)
    rgb = np.clip(cover[..., :3], 0, 1)
    if any(passing(m) for m in materials):
        paint(objects, lambda m: passing(m) or solid(m))
        seen = np.clip(flat_render(samples)[..., :3], 0, 1)
        hidden = np.maximum(seen[..., 1] - rgb[..., 1], 0) + np.maximum(seen[..., 2] - rgb[..., 2], 0)
        body = np.maximum(np.maximum(rgb[..., 0], seen[..., 0]) - hidden, 0)
        rgb = np.stack([body, np.maximum(seen[..., 1], rgb[..., 1]), np.maximum(seen[..., 2], rgb[..., 2])], -1)
        # clear glass and mirrors that show nothing show the paper, and are tinted with it
        paint(objects, lambda m: passing(m) or (hold if m['role'] == 'ground' else flat['body']))
        ground = np.maximum(ground, 1 - np.clip(flat_render(samples)[..., 0], 0, 1))
    metal = np.zeros(rgb.shape[:2], np.float32)
    if any(metallic(m) == flat['body'] for m in materials):
        paint(objects, metallic)
        metal = np.clip(flat_render(16)[..., 0], 0, 1)
    return np.concatenate([rgb, ground[..., None]], -1), metal


def label_uv(objects, samples=64):
    """u, v and coverage of the label's surface, each (h, w)."""
    labels = [o for o in objects if o.get('label')]
    if not labels:
        return None
    hold, glow = simple('hold', 'ShaderNodeHoldout'), emission('uv', uv=True)
    for o in objects:
        if o.get('label'):
            o.hide_render = False
            o.data.materials.clear()
            o.data.materials.append(glow)
        else:
            for slot in o.material_slots:
                slot.material = hold
    frame(labels)
    a = flat_render(samples)
    cover = np.clip(a[..., 3], 0, 1)
    safe = np.maximum(cover, 1e-4)
    return a[..., 0] / safe, a[..., 1] / safe, cover
