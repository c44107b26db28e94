import { describe, expect, test } from 'vitest';
import { coarseNetwork } from './coarse-network';

describe('coarseNetwork', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8::5', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['unknown', null],
    ['', null],
    [null, null],
    ['203.0.113.77.example', null],
  ])('%s becomes %s', (ip, expected) => {
    expect(coarseNetwork(ip)).toBe(expected);
  });
});
