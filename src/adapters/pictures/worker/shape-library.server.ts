import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PreparedShapes } from './prepared-shapes.server.ts';
import { readShape } from './read-shape.server.ts';
import { bytesOfShape, type Shape } from './shape.ts';
import { nearestShape } from './shape-stand-ins.ts';

export interface ShapeLibrary {
  /** The shape at that width; the nearest there is for one that was never rendered. */
  find(shape: string, width: number): Promise<Shape>;
}

interface LibraryOptions {
  /** Where shapes lie that are ready; without it each is decoded anew when memory has lost it. */
  prepared?: PreparedShapes | undefined;
  maxBytes?: number;
}

/** Room for every shape up to 640 pixels, or for half of them at 960: what has to be read again has to be collected. */
const defaultBytes = 80 * 1024 * 1024;

export function openShapeLibrary(folder: string, options: LibraryOptions = {}): ShapeLibrary {
  const { prepared, maxBytes = defaultBytes } = options;
  const names = new Set(listShapes(folder));
  const kept = new LRUCache<string, Shape>({ maxSize: maxBytes, sizeCalculation: bytesOfShape });
  async function prepare(name: string, width: number): Promise<Shape> {
    const shape = await readShape(join(folder, name), width);
    prepared?.keep(name, shape);
    return shape;
  }
  return {
    async find(wanted, width) {
      const name = nearestShape(wanted, names);
      if (!name) throw new Error('there is no shape in the library');
      const key = `${name} ${width}`;
      const known = kept.get(key);
      if (known) return known;
      const shape = prepared?.find(name, width) ?? (await prepare(name, width));
      kept.set(key, shape);
      return shape;
    },
  };
}

/** Folders that hold a whole shape. */
function listShapes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const parts = ['shape.json', 'base.webp', 'masks.png', 'uv.png'];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => parts.every((part) => existsSync(join(folder, name, part))))
    .sort();
}
