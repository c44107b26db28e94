import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress } from './compression.server';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ; q=0.5', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['GZIP;Q=0, br;Q=0', 'identity'],
  ['x-br, brotli, gzipped', 'identity'],
  ['*', 'identity'],
  [',,;;q=,br;q', 'br'],
])('Accept-Encoding %j gets %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test.each(['quick', 'thorough'] as const)('%s compression is undone exactly', async (effort) => {
  const page = Buffer.from('<p>schön</p>'.repeat(500));
  expect(brotliDecompressSync(await compress(page, 'br', effort))).toEqual(page);
  expect(gunzipSync(await compress(page, 'gzip', effort))).toEqual(page);
  expect(await compress(page, 'identity', effort)).toBe(page);
});
