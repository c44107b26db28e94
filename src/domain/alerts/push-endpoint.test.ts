import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicName, parsePushEndpoint } from './push-endpoint';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QHdx',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  'https://push.example.org:443/1',
])('%s is accepted', (endpoint) => {
  expect(parsePushEndpoint(endpoint)).not.toBeNull();
});

test.each([
  ['not a URL', 'push.example.org'],
  ['not https', 'http://push.example.org/1'],
  ['another port', 'https://push.example.org:8443/1'],
  ['a user', 'https://user@push.example.org/1'],
  ['a password', 'https://:secret@push.example.org/1'],
  ['a fragment', 'https://push.example.org/1#part'],
  ['too long', `https://push.example.org/${'a'.repeat(1_000)}`],
  ['localhost', 'https://localhost/'],
  ['localhost with a dot', 'https://localhost./'],
  ['localhost in capitals', 'https://LOCALHOST./'],
  ['two dots', 'https://localhost../'],
  ['a subdomain of localhost', 'https://push.localhost/'],
  ['localdomain', 'https://localhost.localdomain/'],
  ['a cloud metadata host', 'https://metadata.google.internal/'],
  ['a cloud metadata host with a dot', 'https://metadata.google.internal./computeMetadata/v1/'],
  ['a name without a domain', 'https://metadata/'],
  ['a printer', 'https://printer.local/'],
  ['a router', 'https://router.home.arpa/'],
  ['IPv4', 'https://8.8.8.8/'],
  ['IPv4 with a dot', 'https://127.0.0.1./'],
  ['IPv4 as one number', 'https://2130706433/'],
  ['IPv4 in octal', 'https://0177.0.0.1/'],
  ['IPv4 in hexadecimal', 'https://0x7f.1/'],
  ['IPv4 shortened', 'https://127.1/'],
  ['IPv6', 'https://[::1]/'],
  ['IPv6 with IPv4 inside', 'https://[::ffff:169.254.169.254]/'],
  ['public IPv6', 'https://[2606:4700::1111]/'],
  ['full-width letters', 'https://ｌｏｃａｌｈｏｓｔ/'],
])('rejects %s: %s', (_, endpoint) => {
  expect(parsePushEndpoint(endpoint)).toBeNull();
});

test('a subdomain of a local name is never public, in any spelling', () => {
  const label = fc.stringMatching(/^[a-z\d]{1,10}$/);
  const local = fc.constantFrom('localhost', 'internal', 'local', 'lan', 'home.arpa', 'test');
  fc.assert(
    fc.property(fc.array(label, { maxLength: 3 }), local, fc.boolean(), (labels, suffix, dot) => {
      const name = [...labels, suffix].join('.') + (dot ? '.' : '');
      expect(isPublicName(name)).toBe(false);
      expect(isPublicName(name.toUpperCase())).toBe(false);
    }),
  );
});
