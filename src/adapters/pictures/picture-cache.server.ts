import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs, minuteMs } from '~/domain/durations';

export interface PictureCache {
  find(name: string): Promise<Uint8Array | null>;
  store(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes the least recently used files until the cache fits its limit. */
  evict(): Promise<void>;
}

const touchIntervalMs = hourMs;
const staleDraftMs = 10 * minuteMs;

/**
 * A cache of files with at most 5% more than `maxBytes`. Several processes may share the folder: files are
 * renamed into place when complete, and a removed picture is drawn again.
 */
export function createPictureCache(folder: string, maxBytes: number): PictureCache {
  // Infinite at first, so that the first write counts existing files.
  let writtenSinceEviction = Number.POSITIVE_INFINITY;
  let evicting: Promise<void> | undefined;
  const pathOf = (name: string) => join(folder, shardOf(name), name);

  async function find(name: string): Promise<Uint8Array | null> {
    const path = pathOf(name);
    const bytes = await readFile(path).catch(ignoreMissing);
    if (!bytes || bytes.length === 0) return null;
    await touch(path);
    return bytes;
  }

  async function store(name: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(name);
    const draft = join(folder, `draft-${randomUUID()}`);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeDraft(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      // A full disk is no error: the picture is shown and drawn again next time.
      if (isDiskFull(error)) return;
      throw error;
    }
    writtenSinceEviction += bytes.length;
    if (writtenSinceEviction > maxBytes / 20) await evict();
  }

  function evict(): Promise<void> {
    evicting ??= removeOldFiles().finally(() => {
      evicting = undefined;
    });
    return evicting;
  }

  async function removeOldFiles(): Promise<void> {
    writtenSinceEviction = 0;
    const files = await listFiles(folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const now = Date.now();
    files.sort((a, b) => a.usedAt - b.usedAt);
    for (const { path, bytes, usedAt, isDraft } of files) {
      const isStale = isDraft && now - usedAt > staleDraftMs;
      if (!isStale && (total <= maxBytes || isDraft)) continue;
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  return { find, store, evict };
}

/** Spreads files over 256 folders. */
function shardOf(name: string): string {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) & 0xff;
  return sum.toString(16).padStart(2, '0');
}

/** Stores the time of last use in the file's modification time, at most once an hour. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  const info = await stat(path).catch(ignoreMissing);
  if (!info || now.getTime() - info.mtimeMs < touchIntervalMs) return;
  await utimes(path, now, now).catch(ignoreMissing);
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ignoreMissing,
  );
  const files: { path: string; bytes: number; usedAt: number; isDraft: boolean }[] = [];
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may have removed it.
    const info = await stat(path).catch(ignoreMissing);
    if (!info) continue;
    const isDraft = entry.name.startsWith('draft-');
    files.push({ path, bytes: info.size, usedAt: info.mtimeMs, isDraft });
  }
  return files;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function writeDraft(draft: string, bytes: Uint8Array): Promise<void> {
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    // Without this, a power failure could leave a name without content.
    await file.datasync();
  } finally {
    await file.close();
  }
}

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  );
}
