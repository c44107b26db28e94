import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { FeedReadingStopped } from '~/domain/feeds/reading-failure';
import type { FeedReader, FeedReading, OpenFeed } from '~/usecases/deps';
import { type FeedFetchRules, fetchFeed, limitBytes } from './fetch-feed.server';
import { readFile } from './read-file.server';
import { newState, noProblems, readRows } from './read-rows.server';
import { type ReadFrames, type ReadingLimits, readInChildProcess } from './reading-process.server';

interface Source {
  paths: readonly string[];
  etag: string | null;
  lastModified: string | null;
  /** Temporary file, deleted afterwards. */
  spool: string | null;
}

export interface FeedsOptions {
  folder: string;
  rules?: FeedFetchRules;
  /** Smaller limits, for tests. */
  limits?: ReadingLimits;
  /** Reads the files; by default in a child process. */
  read?: ReadFrames;
}

/** Reads feeds from files, folders, the standard input and https. */
export function createFeeds(options: FeedsOptions): FeedReader {
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  return {
    async open(address, reading) {
      try {
        const source = await locate(address, reading, { ...options, stopped });
        return source && (await openSource(address, source, reading, { ...options, stopped }));
      } catch (error) {
        throw stopped.aborted ? new FeedReadingStopped() : error;
      }
    },
    stop: () => stopping.abort(),
  };
}

async function locate(
  address: string,
  { etag, lastModified }: FeedReading,
  { folder, rules, stopped }: FeedsOptions & { stopped: AbortSignal },
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
      await pipeline(limitBytes(process.stdin, feedLimits.maxFileBytes), createWriteStream(spool), {
        signal: stopped,
      });
      return { paths: [spool], etag: null, lastModified: null, spool };
    }
    const fetched = await fetchFeed(address, { etag, lastModified }, spool, { ...rules, stopped });
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
  { stopped, limits, read = readInChildProcess }: FeedsOptions & { stopped: AbortSignal },
): Promise<OpenFeed> {
  const { paths, etag, lastModified, spool } = source;
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  const digest = await digestOf(paths, stopped);
  let state = newState();
  const base = /^https?:/i.test(address) ? address : null;
  const frames = () => read({ paths, base }, stopped, limits);

  return {
    digest,
    etag,
    lastModified,
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
    bytesRead: () => state.bytes,
    format: () => state.format,
    rows() {
      state = { ...newState(), format: state.format };
      return readRows(frames(), reading, state);
    },
    sampleRows: () => readRows(frames(), reading, newState()),
    takeProblems() {
      const taken = state.problems;
      state.problems = noProblems();
      return taken;
    },
    brokenBecause: () => state.broken,
    isUnterminated: () => state.isUnterminated,
    close: async () => {
      if (spool) await rm(spool, { force: true });
    },
  };
}

async function digestOf(paths: readonly string[], stopped: AbortSignal): Promise<string> {
  const digest = createHash('sha256');
  for (const path of paths) {
    for await (const chunk of readFile(path)) {
      if (stopped.aborted) throw new FeedReadingStopped();
      digest.update(chunk);
    }
  }
  return digest.digest('hex');
}
