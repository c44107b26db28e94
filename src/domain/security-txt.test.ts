import { expect, test } from 'vitest';
import { securityTxt } from './security-txt';

const site = {
  brandName: 'Glowfare',
  publicUrl: 'https://glow.example',
  contactEmail: 'help@glow.example',
  demo: false,
};

test('has a contact and an expiry', () => {
  expect(
    securityTxt(site, new Date('2026-03-01T15:30:00.123Z')),
  ).toBe(`Contact: mailto:help@glow.example
Expires: 2026-08-28T00:00:00Z
Preferred-Languages: en
Canonical: https://glow.example/.well-known/security.txt
`);
});
