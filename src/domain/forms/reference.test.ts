import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReference, referenceBytes, referenceFrom } from './reference';

const random = fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes });

test('whatever the bytes, a reference can be read back, in small letters too', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const reference = referenceFrom(bytes);
      expect(reference).toMatch(/^GF-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(readReference(` ${reference.toLowerCase()} `)).toBe(reference);
    }),
  );
});

test('letters that are misread are read as meant', () => {
  expect(readReference('gf-oilo-0000')).toBe('GF-0110-0000');
});

test.each(['', 'GF-1234', 'GF-1234-56789', 'XX-1234-5678', 'GF-1234-567U', '<b>'])(
  '%j is no reference',
  (text) => {
    expect(readReference(text)).toBeNull();
  },
);
