import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReference, referenceBytes, referenceFrom } from './reference';

const random = fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes });

test('reads back any reference, also in lower case', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const reference = referenceFrom(bytes);
      expect(reference).toMatch(/^GF-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(readReference(` ${reference.toLowerCase()} `)).toBe(reference);
    }),
  );
});

test('corrects commonly misread letters', () => {
  expect(readReference('gf-oilo-0000')).toBe('GF-0110-0000');
});

test.each(['', 'GF-1234', 'GF-1234-56789', 'XX-1234-5678', 'GF-1234-567U', '<b>'])(
  '%j is not a reference',
  (text) => {
    expect(readReference(text)).toBeNull();
  },
);
