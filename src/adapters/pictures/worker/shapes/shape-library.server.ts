import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseMemory } from '../release-memory.ts';
import { nearestShape } from './fallback-shapes.ts';
import type { PreparedShapes } from './prepared-shapes.server.ts';
import { readShape } from './read-shape.server.ts';
import { planesOf, type Shape } from './shape.ts';

export interface ShapeLibrary {
  /**
   * Works with the shape at that width; with the nearest there is for one that was never rendered. When
   * the work is done, its memory may become another's.
   */
  use<T>(shape: string, width: number, work: (shape: Shape) => Promise<T>): Promise<T>;
}

interface LibraryOptions {
  /** Where shapes lie that are ready; without it each is decoded anew when memory has lost it. */
  prepared?: PreparedShapes | undefined;
  maxBytes?: number;
}

interface KeptShape {
  shape: Shape;
  /** How many pictures are being made with it. */
  users: number;
  /** Whether the library has forgotten it: then the last user gives its memory back. */
  isForgotten: boolean;
}

/** Room for most shapes at 640 pixels, or for a third of them at 960; the others are read back in a few milliseconds. */
const defaultBytes = 48 * 1024 * 1024;

export function openShapeLibrary(folder: string, options: LibraryOptions = {}): ShapeLibrary {
  const { prepared, maxBytes = defaultBytes } = options;
  const names = new Set(listShapes(folder));
  const kept = new LRUCache<string, KeptShape>({
    maxSize: maxBytes,
    sizeCalculation: ({ shape }) => bytesOf(shape),
    dispose(forgotten) {
      forgotten.isForgotten = true;
      releaseUnused(forgotten);
    },
  });
  async function prepare(name: string, width: number): Promise<Shape> {
    const shape = await readShape(join(folder, name), width);
    prepared?.keep(name, shape);
    return shape;
  }
  async function find(name: string, width: number): Promise<KeptShape> {
    const key = `${name} ${width}`;
    const known = kept.get(key);
    if (known) return taken(known);
    const shape = prepared?.find(name, width) ?? (await prepare(name, width));
    const found = taken({ shape, users: 0, isForgotten: false });
    // Whoever has brought it meanwhile may still be at work with theirs.
    kept.set(key, found);
    return found;
  }
  return {
    async use(wanted, width, work) {
      const name = nearestShape(wanted, names);
      if (!name) throw new Error('there is no shape in the library');
      const found = await find(name, width);
      try {
        return await work(found.shape);
      } finally {
        found.users -= 1;
        releaseUnused(found);
      }
    },
  };
}

/** Taken at once, before anybody else can make the library forget it. */
function taken(shape: KeptShape): KeptShape {
  shape.users += 1;
  return shape;
}

function releaseUnused({ shape, users, isForgotten }: KeptShape): void {
  if (isForgotten && users === 0) planesOf(shape).forEach(releaseMemory);
}

function bytesOf(shape: Shape): number {
  return planesOf(shape).reduce((sum, { byteLength }) => sum + byteLength, 0);
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
