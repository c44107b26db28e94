#!/bin/sh
# Renders the picture library: run.sh [--force] all | shapes | stills | NAME…
# Needs Debian's blender (3.4) and, for its Python, numpy and Pillow 11.3 or later (PYTHONPATH).
here=$(cd "$(dirname "$0")" && pwd)
exec nice -n 19 blender -b -noaudio -t 2 --python-use-system-env --python-exit-code 1 \
  -P "$here/render.py" -- "$@"
