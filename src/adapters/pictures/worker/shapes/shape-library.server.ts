import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { releaseMemory } from '../release-memory.ts';
import { findFallbackShape } from './fallback-shapes.ts';
import type { PreparedShapes } from './prepared-shapes.server.ts';
import { readShape } from './read-shape.server.ts';
import { planesOf, type Shape } from './shape.ts';

export interface ShapeLibrary {
  /**
   * Calls `work` with the shape at a width, or with a similar one if it was never rendered. The shape must
   * not be used after `work` ends: its memory may be freed.
   */
  use<T>(shape: string, width: number, work: (shape: Shape) => Promise<T>): Promise<T>;
}

interface LibraryOptions {
  /** Prepared shapes on disk; without them every cache miss decodes the render's files. */
  prepared?: PreparedShapes | undefined;
  maxBytes?: number;
}

interface CachedShape {
  shape: Shape;
  /** How many pictures are being drawn with it. */
  refCount: number;
  /** Whether it left the cache: then the last user frees its memory. */
  isEvicted: boolean;
}

/** Room for most shapes at 640 pixels or a third of them at 960; reading another takes a few milliseconds. */
const defaultBytes = 48 * 1024 * 1024;

export function openShapeLibrary(folder: string, options: LibraryOptions = {}): ShapeLibrary {
  const { prepared, maxBytes = defaultBytes } = options;
  const names = new Set(listShapes(folder));
  const cache = new LRUCache<string, CachedShape>({
    maxSize: maxBytes,
    sizeCalculation: ({ shape }) => bytesOf(shape),
    dispose(evicted) {
      evicted.isEvicted = true;
      releaseIfUnused(evicted);
    },
  });
  async function prepare(name: string, width: number): Promise<Shape> {
    const shape = await readShape(join(folder, name), width);
    prepared?.save(name, shape);
    return shape;
  }
  async function find(name: string, width: number): Promise<CachedShape> {
    const key = `${name} ${width}`;
    const known = cache.get(key);
    if (known) return acquire(known);
    const shape = prepared?.find(name, width) ?? (await prepare(name, width));
    const found = acquire({ shape, refCount: 0, isEvicted: false });
    // A concurrent load of the same shape may have set this key; its refCount keep their own copy.
    cache.set(key, found);
    return found;
  }
  return {
    async use(requested, width, work) {
      const name = findFallbackShape(requested, names);
      if (!name) throw new Error('the shape library is empty');
      const found = await find(name, width);
      try {
        return await work(found.shape);
      } finally {
        found.refCount -= 1;
        releaseIfUnused(found);
      }
    },
  };
}

/** Counts a user synchronously, before the shape can be evicted. */
function acquire(shape: CachedShape): CachedShape {
  shape.refCount += 1;
  return shape;
}

function releaseIfUnused({ shape, refCount, isEvicted }: CachedShape): void {
  if (isEvicted && refCount === 0) planesOf(shape).forEach(releaseMemory);
}

function bytesOf(shape: Shape): number {
  return planesOf(shape).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Folders with all files of a shape. */
function listShapes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const parts = ['shape.json', 'base.webp', 'masks.png', 'uv.png'];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => parts.every((part) => existsSync(join(folder, name, part))))
    .sort();
}
