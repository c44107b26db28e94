import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.server';

const nonce = 'c2VjcmV0LW5vbmNl';
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('allows our scripts by hash and removes the nonce', () => {
  const page = `<script nonce="${nonce}">a()</script><p>x</p><script async nonce="${nonce}">b("é")</script>`;
  expect(hashInlineScripts(page, nonce)).toEqual({
    html: '<script>a()</script><p>x</p><script async>b("é")</script>',
    scriptHashes: [hashOf('a()'), hashOf('b("é")')],
  });
});

test('allows a repeated script once, and a script file needs no hash', () => {
  const page = `<script nonce="${nonce}">a()</script>`.repeat(2);
  const file = `<script src="/a.js" nonce="${nonce}"></script>`;
  expect(hashInlineScripts(page + file, nonce).scriptHashes).toEqual([hashOf('a()')]);
});

test.each([
  ['without a nonce', '<script>evil()</script>'],
  ['with another nonce', '<script nonce="guess">evil()</script>'],
  ['with an empty nonce', '<script nonce="">evil()</script>'],
  ['with the nonce outside', `<p nonce="${nonce}"><script>evil()</script>`],
  ['with an unclosed tag before ours', '<script>evil()//'],
  ['in capitals', '<SCRIPT>evil()</SCRIPT>'],
  ['inside a comment', '<!--<script>evil()-->'],
  ['with an unclosed attribute', '<script x="'],
])('a script injected %s gets no hash', (_, injected) => {
  const ours = `<script nonce="${nonce}">ours()</script>`;
  const { scriptHashes } = hashInlineScripts(`<p>${injected}</p>${ours}`, nonce);
  expect(scriptHashes.filter((hash) => hash !== hashOf('ours()'))).toEqual([]);
});

const markup = fc.array(
  fc.oneof(
    fc.string(),
    fc.constantFrom('<script>', '</script>', `<script nonce="${nonce}">`, '<link', '>', '"'),
    fc.constant(` nonce="${nonce}"`),
  ),
);

test('always removes the nonce', () => {
  fc.assert(
    fc.property(markup, (pieces) => {
      const { html } = hashInlineScripts(pieces.join(''), nonce);
      expect(html).not.toContain(nonce);
    }),
  );
});

test('only scripts with the nonce are ever allowed', () => {
  const other = fc.string().filter((text) => !text.includes(nonce));
  fc.assert(
    fc.property(other, (text) => {
      expect(hashInlineScripts(`${text}<script>${text}</script>`, nonce).scriptHashes).toEqual([]);
    }),
  );
});

test('lists the hashes and allows no other inline script', () => {
  const policy = contentSecurityPolicy([hashOf('a()')]);
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|nonce|\*/);
  expect(contentSecurityPolicy([])).toContain("script-src 'self';");
});

test('allows connections only to the project that has the accounts', () => {
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
  expect(contentSecurityPolicy([], 'https://p.supabase.co/x')).toContain(
    "connect-src 'self' https://p.supabase.co wss://p.supabase.co;",
  );
});

test('allows connections only to the hosts that a page names', () => {
  const connect = (accounts?: string, provider?: string) =>
    /connect-src [^;]*/.exec(contentSecurityPolicy([], accounts, provider))?.[0];
  expect(connect()).toBe("connect-src 'self'");
  expect(connect(undefined, 'https://api.example/v1')).toBe(
    "connect-src 'self' https://api.example",
  );
  expect(connect('https://a.example', 'http://b.example:81/x')).toBe(
    "connect-src 'self' https://a.example wss://a.example http://b.example:81",
  );
});
