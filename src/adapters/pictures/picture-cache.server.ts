import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '~/domain/durations';

export interface PictureCache {
  find(name: string): Promise<Uint8Array | null>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws away what was not asked for the longest, until there is room again. */
  tidy(): Promise<void>;
}

const touchedAgainAfterMs = hourMs;
const strayAfterMs = 600_000;

/**
 * Files on disk, at most `maxBytes` and a twentieth more. Several processes may share the folder: a
 * file appears whole or not at all, and whoever finds one gone makes it again.
 */
export function createPictureCache(folder: string, maxBytes: number): PictureCache {
  // Unknown at first, so that the first write looks at what others have left.
  let writtenSinceTidy = Number.POSITIVE_INFINITY;
  let tidying: Promise<void> | undefined;
  const pathOf = (name: string) => join(folder, shelfOf(name), name);

  async function find(name: string): Promise<Uint8Array | null> {
    const path = pathOf(name);
    const bytes = await readFile(path).catch(ignoreMissing);
    if (!bytes || bytes.length === 0) return null;
    await touch(path);
    return bytes;
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(name);
    const draft = join(folder, `draft-${randomUUID()}`);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeDraft(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      // Pictures are shown on a full disk, too; they are made again next time.
      if (isDiskFull(error)) return;
      throw error;
    }
    writtenSinceTidy += bytes.length;
    if (writtenSinceTidy > maxBytes / 20) await tidy();
  }

  function tidy(): Promise<void> {
    tidying ??= tidyUp().finally(() => {
      tidying = undefined;
    });
    return tidying;
  }

  async function tidyUp(): Promise<void> {
    writtenSinceTidy = 0;
    const files = await listFiles(folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const now = Date.now();
    files.sort((a, b) => a.usedAt - b.usedAt);
    for (const { path, bytes, usedAt, isDraft } of files) {
      const isStray = isDraft && now - usedAt > strayAfterMs;
      if (!isStray && (total <= maxBytes || isDraft)) continue;
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  return { find, keep, tidy };
}

/** 256 folders, so that none holds a hundred thousand files. */
function shelfOf(name: string): string {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) & 0xff;
  return sum.toString(16).padStart(2, '0');
}

/** The time of the last use is the file's own; once an hour is exact enough. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  const info = await stat(path).catch(ignoreMissing);
  if (!info || now.getTime() - info.mtimeMs < touchedAgainAfterMs) return;
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
    // Another process may have thrown it away just now.
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
    // A name that survives a power cut must not outlive its content.
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
