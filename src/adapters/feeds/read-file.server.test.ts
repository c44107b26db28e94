import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFile } from './read-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-read-file-'));

function fileOf(bytes: Buffer): string {
  const path = join(folder, `${bytes.length}`);
  writeFileSync(path, bytes);
  return path;
}

test.each([0, 1, 64 * 1024, 512 * 1024, 1_700_001])(
  'reads a file of %i bytes completely',
  async (n) => {
    const bytes = randomBytes(n);
    const pieces: Buffer[] = [];
    for await (const piece of readFile(fileOf(bytes))) pieces.push(Buffer.from(piece));
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  },
);

test('keeps a chunk unchanged while the next block is read', async () => {
  const bytes = randomBytes(2_000_000);
  let at = 0;
  for await (const piece of readFile(fileOf(bytes))) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(piece.equals(bytes.subarray(at, at + piece.length))).toBe(true);
    at += piece.length;
  }
  expect(at).toBe(bytes.length);
});
