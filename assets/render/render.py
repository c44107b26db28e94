"""Renders the picture library. Run by run.sh inside Blender:

    blender -b --python-use-system-env -P render.py -- [--preview DIR] [--force] [--masks] [--develop] NAME…

A NAME is a shape, a still life, or one of: shapes, stills, all. What is finished is skipped.
--masks makes only the masks anew, for when a part changed its role but not its look;
--develop denoises and tones anew what RENDER_CACHE kept of the last render.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import shape_files  # noqa: E402
import still_files  # noqa: E402


def main(args):
    preview, force = None, False
    if '--preview' in args:
        i = args.index('--preview')
        preview = args[i + 1]
        del args[i:i + 2]
    if '--force' in args:
        force = True
        args.remove('--force')
    masks = '--masks' in args
    if masks:
        args.remove('--masks')
    if '--develop' in args:
        args.remove('--develop')
        shape_files.REUSE = force = True
    for word, names in (('all', ['shapes', 'stills']), ('shapes', list(shape_files.BUILDERS)), ('stills', list(still_files.SCENES))):
        if word in args:
            i = args.index(word)
            args[i:i + 1] = names
    for name in args:
        module = shape_files if name in shape_files.BUILDERS else still_files
        start = time.time()
        if masks:
            done = shape_files.render(name, force=True, only_masks=True)
        else:
            done = module.render(name, preview, force)
        print('RENDERED' if done else 'SKIPPED', name, '%.0f s' % (time.time() - start), flush=True)


main(sys.argv[sys.argv.index('--') + 1:])
