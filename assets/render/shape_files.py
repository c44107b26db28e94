"""A shape of the library: built, rendered, denoised, and written as five small files."""
import os

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector
from PIL import Image

import develop
import passes
import studio
from denoise import denoise
from materials import Kit
from shapes import BUILDERS

SIZE = 800
REUSE = False     # develop the raw halves of an earlier render instead of rendering
LIBRARY = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'pictures', 'shapes')


def build(name, kit):
    """Builds a shape; returns its objects and what its builder says of it."""
    before = set(bpy.data.objects)
    facts = BUILDERS[name](kit) or {}
    objects = [o for o in bpy.data.objects if o not in before]
    for o in objects:
        if o.material_slots and all(s.material and s.material.get('role') == 'ground' for s in o.material_slots):
            o['ground'] = True
        if o.get('label'):
            o.hide_render = True
            facts['aspect'] = o['aspect']
    return objects, facts


def bounds(objects):
    points = [o.matrix_world @ v.co for o in objects if not o.get('ground') and not o.get('label') for v in o.data.vertices]
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return low, high


def fit(objects, facts):
    """Scales the piece to the picture and centres it; returns the matrix and its height."""
    low, high = bounds(objects)
    scale = min(studio.TALL / (high.z - low.z), studio.WIDE / (high.x - low.x)) * facts.get('size', 1)
    m = Matrix.Scale(scale, 4) @ Matrix.Translation((-(low.x + high.x) / 2, 0, 0))
    for o in objects:
        o.data.transform(m)
        o.data.update()
    return m, (high.z - low.z) * scale


def render(name, preview=None, force=False, only_masks=False):
    folder = os.path.join(LIBRARY, name)
    if not preview and not force and os.path.exists(os.path.join(folder, 'shape.json')):
        return False
    studio.clean()
    objects, facts = build(name, Kit())
    matrix, height = fit(objects, facts)
    studio.sweep()
    studio.lights()
    studio.camera(height)
    glass = bool(facts.get('glass'))
    if only_masks:
        studio.settings(SIZE, SIZE, 16, glass=glass)
        write_masks(folder, passes.masks(objects)[0])
        return True
    size = int(os.environ.get('PREVIEW_SIZE', 320)) if preview else SIZE
    bpy.context.view_layer.update()
    samples = int(os.environ.get('PREVIEW_SAMPLES', 10)) if preview else facts.get('samples', 34 if glass else 20)
    picture, shine = photograph(objects, size, samples, glass, name)
    base = develop.curve(picture)
    if preview:
        os.makedirs(preview, exist_ok=True)
        Image.fromarray(develop.to_bytes(develop.srgb(base))).save(os.path.join(preview, name + '.png'))
        return True
    os.makedirs(folder, exist_ok=True)
    if REUSE and os.path.exists(os.path.join(folder, 'masks.png')):
        cover = np.asarray(Image.open(os.path.join(folder, 'masks.png'))).astype(np.float32) / 255
        label, metal = None, 0
    else:
        cover, metal = passes.masks(objects)
        label = passes.label_uv(objects)
    tinted = np.clip(cover[..., :3].sum(-1) - metal, 0, 1)[..., None]
    shine = np.minimum(np.maximum(shine, 0), picture) * tinted
    high = base - develop.curve(picture - shine)
    develop.webp(os.path.join(folder, 'base.webp'), base)
    develop.webp(os.path.join(folder, 'highlight.webp'), np.repeat(high.mean(-1, keepdims=True), 3, -1), 88)
    write_masks(folder, cover)
    if label:
        develop.uv_png(os.path.join(folder, 'uv.png'), *label)
    facts_out = {'shape': name, 'label': {'aspect': round(facts['aspect'], 4)}, 'material': facts.get('material', 'plastic')}
    if facts.get('clear'):
        facts_out['clear'] = True
    if facts.get('pans'):
        facts_out['pans'] = [pan_box(matrix, corners) for corners in facts['pans']]
    develop.write_json(os.path.join(folder, 'shape.json'), facts_out)
    return True


def write_masks(folder, cover):
    Image.fromarray(develop.to_bytes(cover), 'RGBA').save(os.path.join(folder, 'masks.png'), optimize=True)


def photograph(objects, size, samples, glass, name):
    """The picture and its highlights, in linear light.

    The paper is soft and even, so it is rendered at half the size; only the piece needs every pixel.
    """
    studio.settings(size // 2, size // 2, 16, glass=glass)
    bpy.context.scene.render.use_border = False
    picture, shine = (enlarge(x, size) for x in calm(slice(None), slice(None), min(samples, 14), 7, '%s-%d-paper' % (name, size), 6e-5))
    studio.settings(size, size, 16, glass=glass)
    rows, columns = passes.frame([o for o in objects if not o.get('label') and not o.name.startswith('wedge')], .022)
    fine = calm(rows, columns, samples, 4 if size < SIZE else 7, '%s-%d' % (name, size), 1e-5)
    blend = feather(rows, columns, size, max(2, size // 80))
    for coarse, part in zip((picture, shine), fine):
        coarse[rows, columns] += (part - coarse[rows, columns]) * blend
    return picture, shine


def calm(rows, columns, samples, radius, name, smooth=0.):
    """Two half renders of the part in view, denoised against each other."""
    cut = lambda h: {key: a[rows, columns] for key, a in h.items()}
    a, b = (kept(name) if REUSE else None) or keep(name, cut(passes.half(11, samples)), cut(passes.half(29, samples)))
    gloss = lambda h: (h['gloss_direct'] + h['gloss_indirect']) * h['gloss_colour']
    mean = lambda key: (a[key] + b[key]) / 2
    return denoise(a['image'], b['image'], [(mean('albedo'), .12), (mean('normal'), .25)], radius, rest=[(gloss(a), gloss(b))], smooth=smooth)


def kept(name):
    """The raw halves of an earlier render, from the folder that RENDER_CACHE names."""
    path = os.path.join(os.environ['RENDER_CACHE'], name + '.npz')
    if not os.path.exists(path):
        return None
    with np.load(path) as z:
        return [{key: z[half + key].astype(np.float32) for key in passes.LAYERS} for half in ('a_', 'b_')]


def keep(name, a, b):
    folder = os.environ.get('RENDER_CACHE')
    if folder:
        os.makedirs(folder, exist_ok=True)
        np.savez(os.path.join(folder, name + '.npz'), **{'a_' + key: x.astype(np.float16) for key, x in a.items()},
                 **{'b_' + key: x.astype(np.float16) for key, x in b.items()})
    return a, b


def enlarge(x, size):
    return np.stack([np.asarray(Image.fromarray(x[..., i].astype(np.float32)).resize((size, size), Image.BICUBIC)) for i in range(3)], -1)


def feather(rows, columns, size, width):
    """1 inside the part, falling to 0 at those of its edges that lie within the picture."""
    def ramp(part):
        n = part.stop - part.start
        at = np.arange(n) + .5
        low = at / width if part.start > 0 else np.ones(n)
        high = (n - at) / width if part.stop < size else np.ones(n)
        return np.clip(np.minimum(low, high), 0, 1)
    return (ramp(rows)[:, None] * ramp(columns)[None])[..., None]


def pan_box(matrix, corners):
    """Where a pan lies in the picture: x, y, width, height in pixels."""
    scene = bpy.context.scene
    points = [world_to_camera_view(scene, scene.camera, matrix @ Vector(c)) for c in corners]
    xs, ys = [p.x * SIZE for p in points], [(1 - p.y) * SIZE for p in points]
    return [round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys))]
