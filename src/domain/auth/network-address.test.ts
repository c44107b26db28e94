import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, readAddress } from './network-address';

const port = fc.integer({ min: 0, max: 65_535 });

/** The same address, fully expanded. */
function writtenOut(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = Array<string>(address.includes('::') ? 8 - front.length - back.length : 0).fill('0');
  return [...front, ...gap, ...back].map((group) => group.padStart(4, '0')).join(':');
}

test('an IPv4 address is the same with a port and inside IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), port, (ip, number) => {
      for (const spelling of [`${ip}:${number}`, `::ffff:${ip}`, `[::FFFF:${ip}]:${number}`]) {
        expect(readAddress(spelling)).toBe(ip);
      }
    }),
  );
});

test('an IPv6 address counts for one network in any spelling', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, port, (numbers, number) => {
      const full = numbers.map((group) => group.toString(16).padStart(4, '0')).join(':');
      const short = readAddress(full) ?? '';
      const spellings = [short, short.toUpperCase(), `[${full}]:${number}`, `${full}%eth0`];
      for (const spelling of spellings) expect(networkOf(spelling)).toBe(networkOf(full));
      if (short.includes(':')) expect(writtenOut(short)).toBe(full);
    }),
  );
});

test('normalization is idempotent, and nothing else is accepted as an address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const address = readAddress(text);
      if (address !== null) expect(readAddress(address)).toBe(address);
      else expect(networkOf(text)).toBe('unknown');
    }),
  );
});
