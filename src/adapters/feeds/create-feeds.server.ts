import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FeedFormat, FeedRow, RowProblem } from '~/domain/feeds/feed-offer';
import type { FeedReader, FeedReading, OpenFeed } from '~/usecases/deps';
import { type FeedFetchRules, fetchFeed } from './fetch-feed.server';
import { readFile } from './read-file.server';
import { readRows } from './read-rows.server';
import { toUtf8 } from './to-utf8.server';
import { unpackGzip, unpackZip } from './unpack.server';

interface Source {
  paths: readonly string[];
  etag: string | null;
  lastModified: string | null;
  /** What we put there ourselves and take away afterwards. */
  spool: string | null;
}

/** Reads feeds from files, folders, the standard input and https. */
export function createFeeds(options: { folder: string; rules?: FeedFetchRules }): FeedReader {
  return {
    async open(address, reading) {
      const source = await locate(address, reading, options);
      return source && openSource(address, source, reading);
    },
  };
}

async function locate(
  address: string,
  { etag, lastModified }: FeedReading,
  { folder, rules }: { folder: string; rules?: FeedFetchRules },
): Promise<Source | null> {
  const isWeb = /^https?:\/\//i.test(address);
  if (!isWeb && address !== '-') {
    const found = await stat(address);
    const paths = found.isDirectory() ? await listFiles(address) : [address];
    return { paths, etag: null, lastModified: null, spool: null };
  }
  await mkdir(folder, { recursive: true });
  const spool = join(folder, `feed-${randomUUID()}`);
  try {
    if (!isWeb) {
      await pipeline(process.stdin, createWriteStream(spool));
      return { paths: [spool], etag: null, lastModified: null, spool };
    }
    const fetched = await fetchFeed(address, { etag, lastModified }, spool, rules);
    if (fetched) return { ...fetched, paths: [spool], spool };
  } catch (error) {
    await rm(spool, { force: true });
    throw error;
  }
  return null;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .sort();
}

async function openSource(
  address: string,
  source: Source,
  reading: FeedReading,
): Promise<OpenFeed> {
  const { paths, etag, lastModified, spool } = source;
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  const digest = await digestOf(paths);
  const state = { bytes: 0, broken: null as string | null, formats: new Set<FeedFormat>() };
  let problems: RowProblem[] = [];
  const base = /^https?:/i.test(address) ? address : null;

  async function* rows(): AsyncGenerator<FeedRow[]> {
    state.bytes = 0;
    state.broken = null;
    problems = [];
    const onBroken = (reason: string) => {
      state.broken ??= reason;
    };
    for (const path of paths) {
      for await (const bytes of filesIn(path, onBroken, (count) => {
        state.bytes += count;
      })) {
        yield* readRows(toUtf8(unpackGzip(bytes, onBroken)), {
          context: reading,
          base,
          onFormat: (format) => void state.formats.add(format),
          onProblem: (problem) => void problems.push(problem),
          onBroken,
        });
      }
    }
  }

  return {
    digest,
    etag,
    lastModified,
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
    bytesRead: () => state.bytes,
    format: () => [...state.formats][0] ?? null,
    rows,
    takeProblems: () => problems.splice(0),
    brokenBecause: () => state.broken,
    close: async () => {
      if (spool) await rm(spool, { force: true });
    },
  };
}

/** What a path holds: itself, or the files in a zip. */
async function* filesIn(
  path: string,
  onBroken: (reason: string) => void,
  onBytes: (count: number) => void,
): AsyncGenerator<AsyncIterable<Buffer>> {
  const file = await open(path);
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  await file.close();
  if (start.toString('latin1') === 'PK\u0003\u0004') {
    for await (const entry of unpackZip(path, onBroken)) yield counted(entry, onBytes);
  } else yield counted(readFile(path), onBytes);
}

async function* counted(
  bytes: AsyncIterable<Buffer>,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const path of paths) {
    for await (const piece of readFile(path)) digest.update(piece);
  }
  return digest.digest('hex');
}
