import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadFrames } from '~/adapters/feeds/reading-process.server';
import { FeedOutput } from '~/adapters/feeds/worker/feed-output.server';
import { FrameReader } from '~/adapters/feeds/worker/frames.server';
import { readFeed } from '~/adapters/feeds/worker/read-feed.server';
import { FeedReadingStopped } from '~/domain/feeds/reading-failure';

/**
 * Does the reader process's work in this process: starting a process takes most of the time of a small
 * feed.
 */
export const readInProcess: ReadFrames = async function* (files, stopped) {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-frames-'));
  try {
    const path = join(folder, 'frames');
    const fd = openSync(path, 'w');
    const task = { ...files, parentPid: process.pid, maxMemoryBytes: Number.POSITIVE_INFINITY };
    await readFeed(task, new FeedOutput(fd));
    closeSync(fd);
    for (const frame of new FrameReader().take(readFileSync(path))) {
      if (stopped.aborted) throw new FeedReadingStopped();
      if ('note' in frame && frame.note.kind === 'end') return;
      yield frame;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
