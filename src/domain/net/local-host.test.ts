import { expect, test } from 'vitest';
import { isLocalHost } from './local-host';

test.each([
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]', true],
  ['[::1]:3000', true],
  ['glow.localhost:3000', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example:3000', false],
  ['evil-localhost', false],
  ['localhost@evil.example', false],
  ['192.168.1.5:3000', false],
  ['0.0.0.0', false],
  ['', false],
  ['a b', false],
])('%s is local: %s', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected);
});
