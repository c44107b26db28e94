import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relyingPartyOf, userHandleOf } from './passkey';

const label = fc.constantFrom('shop', 'example', 'app', 'myshop', 'com');
const url = fc
  .array(label, { minLength: 1, maxLength: 4 })
  .map((labels) => `https://${labels.join('.')}/*`);

describe('the relying party', () => {
  test.each([
    ['https://glowfare.example', [], 'glowfare.example', ['https://glowfare.example']],
    ['http://localhost:4000', [], 'localhost', ['http://localhost:4000']],
    [
      'http://localhost:4000',
      ['http://localhost:5173/*', 'http://localhost:5173/welcome'],
      'localhost',
      ['http://localhost:4000', 'http://localhost:5173'],
    ],
    [
      'https://glowfare.example',
      ['https://beta.glowfare.example/*', 'https://notglowfare.example/', 'https://example/'],
      'glowfare.example',
      ['https://glowfare.example', 'https://beta.glowfare.example'],
    ],
  ])('of %s with %j is %s', (siteUrl, redirectUrls, id, origins) => {
    expect(relyingPartyOf(siteUrl, redirectUrls)).toEqual({ id, origins });
  });

  test.each(['http://127.0.0.1:4000', 'http://[::1]:4000', 'https://192.0.2.7'])(
    'is missing at the IP address %s',
    (siteUrl) => {
      expect(relyingPartyOf(siteUrl, [])).toBeNull();
    },
  );

  test('never includes an origin outside its own host', () => {
    fc.assert(
      fc.property(fc.array(url, { maxLength: 5 }), (urls) => {
        for (const origin of relyingPartyOf('https://shop.example', urls)?.origins ?? []) {
          expect(`.${new URL(origin).hostname}`.endsWith('.shop.example')).toBe(true);
        }
      }),
    );
  });
});

test('two accounts never share a user handle', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      const same = Buffer.from(userHandleOf(a)).equals(Buffer.from(userHandleOf(b)));
      expect(same).toBe(a === b);
    }),
  );
});
