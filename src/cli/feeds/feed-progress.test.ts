import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFeedProgress } from './feed-progress.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The output of reading four chunks. */
function written(isTTY: boolean): string[] {
  const said: string[] = [];
  const progress = showFeedProgress({ isTTY, write: (text) => void said.push(text) });
  for (const done of [0, 2_000_000, 4_000_000, 8_000_000]) {
    progress.show(done, 8_000_000);
    vi.advanceTimersByTime(1_000);
  }
  progress.end();
  return said;
}

test('draws a bar in one line on a terminal and removes it', () => {
  const said = written(true);
  expect(said).toEqual([
    `\r${'░'.repeat(24)} 0.0 of 8.0 MB, 0 s `,
    `\r${'█'.repeat(6)}${'░'.repeat(18)} 2.0 of 8.0 MB, 1 s `,
    `\r${'█'.repeat(12)}${'░'.repeat(12)} 4.0 of 8.0 MB, 2 s `,
    `\r${'█'.repeat(24)} 8.0 of 8.0 MB, 3 s `,
    '\r\u001b[2K',
  ]);
});

test('writes nothing if the output is not a terminal', () => {
  expect(written(false)).toEqual([]);
});

test('draws at most ten times a second', () => {
  const said: string[] = [];
  const progress = showFeedProgress({ isTTY: true, write: (text) => void said.push(text) });
  for (let piece = 0; piece < 1_000; piece += 1) {
    progress.show(piece, 1_000);
    vi.advanceTimersByTime(1);
  }
  expect(said).toHaveLength(10);
});
