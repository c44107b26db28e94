import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FrameReader, writeFrame } from './frames.server';

test('a frame that does not fit into a pipe is written whole, even if the pipe does not block', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'));
  const pipe = join(folder, 'pipe');
  const copy = join(folder, 'copy');
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', pipe]);
  // Opened for both, so that it opens without a reader.
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  try {
    const note = { kind: 'failed', reason: 'x'.repeat(1_000_000) } as const;
    const length = 4 + Buffer.byteLength(JSON.stringify(note));
    const reader = spawn('sh', [
      '-c',
      'sleep 0.1; head -c "$2" "$1" > "$3"',
      'sh',
      pipe,
      `${length}`,
      copy,
    ]);
    const ended = once(reader, 'exit');
    writeFrame(fd, note);
    await ended;
    expect([...new FrameReader().take(readFileSync(copy))]).toEqual([{ note }]);
  } finally {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  }
});
