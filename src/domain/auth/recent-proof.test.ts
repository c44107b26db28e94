import { describe, expect, test } from 'vitest';
import { isRecentProof, provenAt } from './recent-proof';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1_000;

describe('the last proof', () => {
  test.each<[string, { method: string; timestamp: number }[], Date | null]>([
    [
      'is the newest, in whatever order',
      [
        { method: 'password', timestamp: 5 },
        { method: 'totp', timestamp: 9 },
      ],
      new Date(9_000),
    ],
    ['is not an anonymous visit', [{ method: 'anonymous', timestamp: 9 }], null],
    [
      'is not a refreshed token',
      [
        { method: 'token_refresh', timestamp: 9 },
        { method: 'otp', timestamp: 4 },
      ],
      new Date(4_000),
    ],
    ['is unknown where nothing is said', [], null],
  ])('%s', (_, amr, expected) => {
    expect(provenAt(amr)).toEqual(expected);
  });
});

test.each<[string, number, boolean]>([
  ['just now', 0, true],
  ['ten minutes ago', -600, true],
  ['a second more', -601, false],
  ['on a clock half a minute ahead', 30, true],
  ['in an hour', 3_600, false],
])('a proof %s is recent: %d s, %s', (_, offset, recent) => {
  expect(isRecentProof(new Date((seconds + offset) * 1_000), now)).toBe(recent);
});

test('no proof is not recent', () => {
  expect(isRecentProof(null, now)).toBe(false);
});
