import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultUsername } from '../accounts/profile';
import { readEmail } from '../email/email-address';
import { addAmrEntry } from './auth-session';
import { mergeMetadata } from './auth-user';
import { codeChallengeProblem } from './code-challenge';
import { commonPasswords } from './common-passwords';
import { clientAddress, networkOf } from './network-address';
import { passwordProblem } from './password-rule';
import { redirectTarget } from './redirect-target';

describe('an address', () => {
  test.each([
    ['Anna@Example.COM', 'anna@example.com'],
    ["o'neill+glow@mail.example.co.uk", "o'neill+glow@mail.example.co.uk"],
    ['a@1.ex', 'a@1.ex'],
  ])('stores %s as %s', (text, email) => expect(readEmail(text)).toEqual({ email }));

  test.each([
    'a',
    '@b.example',
    'a@b',
    'a@@b.example',
    'a@b..example',
    '.a@b.example',
    'a.@b.example',
    'a@-b.example',
    'a b@c.example',
    'a@b.example\n',
  ])('rejects %j', (text) => expect(readEmail(text)).toHaveProperty('problem'));

  test('is never more than one address, for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = readEmail(text);
        if ('email' in result)
          expect(result.email).toMatch(/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/);
      }),
    );
  });
});

describe('a redirect', () => {
  const rule = {
    siteUrl: 'https://glow.example',
    allowed: ['https://app.example/welcome', 'https://beta.example/in/*'],
  };
  test.each([
    ['https://glow.example/auth?x=1#y', true],
    ['https://app.example/welcome', true],
    ['https://app.example/welcome/else', false],
    ['https://beta.example/in/deep', true],
    ['https://beta.example/out', false],
    ['https://beta.example/in/../out', false],
    ['http://glow.example/', false],
    ['https://glow.example:8443/', false],
    ['https://glow.example.evil.example/', false],
    ['https://me@glow.example/', false],
    ['https:\\\\glow.example', false],
    ['//glow.example', false],
    ['', false],
  ])('to %s is allowed: %s', (wanted, allowed) => {
    expect(redirectTarget(wanted, rule)).toBe(allowed ? wanted : rule.siteUrl);
  });

  test('never allows any other origin', () => {
    // Parts of addresses, combined in every way.
    const pieces = [
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      '%2f',
      '\t',
      'javascript:',
    ];
    const hosts = ['glow.example', 'evil.example', 'glow.example.evil.example', '[::1]', '①'];
    const anywhere = fc
      .array(fc.constantFrom(...pieces, ...hosts), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anywhere, (wanted) => {
        const { origin } = new URL(redirectTarget(wanted, { ...rule, allowed: [] }));
        expect(origin).toBe(rule.siteUrl);
      }),
    );
  });
});

describe('a password', () => {
  test.each([
    ['correct horse battery staple', undefined],
    ['12345678', ['pwned']],
    ['PASSWORD1', ['pwned']],
    ['1234567', ['length', 'pwned']],
    ['🌹🌹🌹🌹', ['length']],
    ['🌹🌹🌹🌹🌹🌹🌹🌹', undefined],
  ])('%s', (password, reasons) => {
    expect(passwordProblem(password, 8)?.reasons).toEqual(reasons);
  });

  test('is checked against more than two thousand common passwords', () => {
    expect([...commonPasswords].filter((word) => word.length >= 8).length).toBeGreaterThan(2_000);
  });
});

test.each([
  ['', '', undefined],
  ['x'.repeat(43), 's256', undefined],
  ['x'.repeat(43), '', 'PKCE flow requires code_challenge_method and code_challenge'],
  ['x'.repeat(42), 'S256', 'code challenge has to be between 43 and 128 characters'],
  ['ä'.repeat(43), 'S256', 'code challenge can only contain alphanumeric characters'],
  ['x'.repeat(43), 'md5', 'unsupported code_challenge method'],
])('a challenge of %s by %s', (challenge, method, problem) => {
  const found = codeChallengeProblem(challenge, method);
  if (problem) expect(found).toContain(problem);
  else expect(found).toBeUndefined();
});

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // Other spellings of one address count as the same address.
  ['::ffff:a00:7', '10.0.0.7'],
  ['0:0:0:0:0:FFFF:0a00:0007', '10.0.0.7'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['10.0.0.7:8080', '10.0.0.7'],
  ['unknown', 'unknown'],
])('%s is counted for %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', 3, '1.2.3.4'],
  // Fewer entries than TRUST_PROXY expects: the visitor's entries are not trusted.
  ['10.0.0.1', '6.6.6.6, 1.2.3.4', 3, '1.2.3.4'],
  ['10.0.0.1', undefined, 2, '10.0.0.1'],
  ['10.0.0.1', ' , ', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['10.0.0.1', '[2001:DB8::1]:80', 1, '2001:db8::1'],
  ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['10.0.0.1', '::ffff:1.2.3.4', 1, '1.2.3.4'],
  ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['fe80::1%eth0', undefined, 0, 'fe80::1'],
  ['10.0.0.1', '<script>', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.256', 1, '10.0.0.1'],
  ['10.0.0.1', '01.2.3.4', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4:port', 1, '10.0.0.1'],
  ['10.0.0.1', '::1::2', 1, '10.0.0.1'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  [undefined, undefined, 0, 'unknown'],
])('from %s, forwarded for %s over %i proxies comes %s', (socket, forwarded, hops, ip) => {
  expect(clientAddress(socket, forwarded, hops)).toBe(ip);
});

test.each([
  ['anna.b@example.com', 'anna.b'],
  ['', 'user'],
  [null, 'user'],
  ['@example.com', 'user'],
])('%s is called %s', (email, name) => expect(defaultUsername(email)).toBe(name));

test('metadata: later wins, null removes, the rest stays', () => {
  expect(mergeMetadata({ a: 1, b: 2, c: 3 }, { b: null, c: 4, d: 5 })).toEqual({
    a: 1,
    c: 4,
    d: 5,
  });
});

test('a proof given again counts once, with its newest time', () => {
  const once = addAmrEntry([], 'password', new Date(1_000));
  const twice = addAmrEntry(
    addAmrEntry(once, 'totp', new Date(2_000)),
    'password',
    new Date(3_000),
  );
  expect(twice).toEqual([
    { method: 'password', timestamp: 3 },
    { method: 'totp', timestamp: 2 },
  ]);
});
