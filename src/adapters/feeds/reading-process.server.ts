import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minuteMs } from '~/domain/durations';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { FeedReaderDied, FeedReadingStopped, FeedUnreadable } from '~/domain/feeds/reading-failure';
import { findAbove } from '../find-program.server';
import { type FeedFrame, FrameReader, memoryNote, type ReadingTask } from './worker/frames.server';

/** Limits of the reader process; tests use smaller ones. */
export interface ReadingLimits {
  maxSilentMs: number;
  maxReadingMs: number;
  maxHeapMegabytes: number;
  maxMemoryBytes: number;
}

const maxErrorLength = 2_000;

export type ReadFrames = typeof readInChildProcess;

/**
 * Reads files in a child process and yields what it finds, with backpressure. Throws `FeedReaderDied`
 * if that process crashes, exceeds its memory limit or makes no progress.
 */
export async function* readInChildProcess(
  files: Pick<ReadingTask, 'paths' | 'base'>,
  stopped: AbortSignal,
  limits: ReadingLimits = feedLimits,
): AsyncGenerator<FeedFrame> {
  const child = start(files, limits);
  const ended = once(child, 'exit');
  // Awaited at the end; until then a failed start must not count as an unhandled rejection.
  ended.catch(() => {});
  if (child.pid === undefined) await ended;
  const stop = () => child.kill('SIGKILL');
  stopped.addEventListener('abort', stop);
  if (stopped.aborted) stop();
  const errors = collectErrors(child.stderr);
  const watch = new Stopwatch(limits, stop);
  const frames = new FrameReader();
  try {
    const chunks = child.stdout[Symbol.asyncIterator]();
    for (;;) {
      const next = await watch.during(() => chunks.next());
      if (next.done) break;
      for (const frame of frames.take(next.value)) {
        if ('note' in frame && frame.note.kind === 'end') return;
        if ('note' in frame && frame.note.kind === 'failed')
          throw new FeedUnreadable(frame.note.reason);
        yield frame;
      }
    }
    const [code, signal] = await ended;
    // The same signal may reach all processes of the site together.
    if (stopped.aborted || signal === 'SIGTERM' || signal === 'SIGINT')
      throw new FeedReadingStopped();
    throw new FeedReaderDied(watch.complaint ?? causeOfDeath(errors(), signal ?? code, limits));
  } finally {
    stopped.removeEventListener('abort', stop);
    child.kill('SIGKILL');
    await ended;
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

function start(
  files: Pick<ReadingTask, 'paths' | 'base'>,
  { maxHeapMegabytes, maxMemoryBytes }: ReadingLimits,
): Child {
  const task: ReadingTask = { ...files, parentPid: process.pid, maxMemoryBytes };
  const { program, flags, env } = findProgram();
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${maxHeapMegabytes}`, '--max-semi-space-size=8', ...flags, program],
    // A process that reads untrusted files must not have our secrets.
    { env, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  // The process may exit before it reads its input; its exit code reports that.
  child.stdin?.on('error', () => {});
  // Not as an argument: arguments are visible to all users, and a feed's URL may contain a
  // password.
  child.stdin?.end(JSON.stringify(task));
  return child;
}

/** Next to the sources, or in the build. */
function findProgram(): { program: string; flags: string[]; env: NodeJS.ProcessEnv } {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, 'worker', 'feed-worker.server.ts');
  if (!existsSync(source))
    return { program: findAbove(here, 'feed-worker.js'), flags: [], env: {} };
  const hooks = pathToFileURL(join(here, 'worker', 'source-hooks.server.ts')).href;
  const cache = join(dirname(findAbove(here, 'package.json')), 'node_modules/.cache/feed-worker');
  return { program: source, flags: ['--import', hooks], env: { NODE_COMPILE_CACHE: cache } };
}

/** Keeps the tail of the process's standard error. */
function collectErrors(stream: Readable): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-maxErrorLength);
  });
  return () => text;
}

function causeOfDeath(errors: string, how: unknown, { maxMemoryBytes }: ReadingLimits): string {
  const isMemory = errors.includes(memoryNote) || /out of memory|allocation failed/i.test(errors);
  const megabytes = Math.round(maxMemoryBytes / 1024 / 1024);
  return isMemory
    ? `reading it took more memory than the limit of ${megabytes} MB`
    : `the reader process exited unexpectedly (${[String(how), lastError(errors)].filter(Boolean).join(': ')})`;
}

/** The line that names the error. */
const lastError = (errors: string) => /^\w*Error\b.*$/m.exec(errors)?.[0].slice(0, 200) ?? '';

/**
 * Measures how long we wait for the process, per wait and in total; our own work does not count.
 */
class Stopwatch {
  complaint: string | null = null;
  private waitedMs = 0;
  private readonly limits: ReadingLimits;
  private readonly onOver: () => void;

  constructor(limits: ReadingLimits, onOver: () => void) {
    this.limits = limits;
    this.onOver = onOver;
  }

  async during<T>(wait: () => Promise<T>): Promise<T> {
    const { maxSilentMs, maxReadingMs } = this.limits;
    const began = performance.now();
    const left = maxReadingMs - this.waitedMs;
    const timer = setTimeout(
      () => {
        this.complaint =
          left < maxSilentMs
            ? `reading it took longer than the limit of ${maxReadingMs / minuteMs} minutes`
            : `reading it made no progress for ${maxSilentMs / 1_000} seconds`;
        this.onOver();
      },
      Math.min(maxSilentMs, left),
    );
    try {
      return await wait();
    } finally {
      clearTimeout(timer);
      this.waitedMs += performance.now() - began;
    }
  }
}
