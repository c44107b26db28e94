import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGtin } from './gtin';

const withCheckDigit = (body: string) => {
  const found = [...'0123456789'].find((digit) => {
    const result = parseGtin(body + digit);
    return result.ok || !result.reason.includes('check digit');
  });
  return body + found;
};

describe('accepted numbers', () => {
  test.each([
    ['GTIN-13', '3600542599597', '03600542599597'],
    ['GTIN-12', '036000291452', '00036000291452'],
    ['GTIN-8', '96385074', '00000096385074'],
    ['GTIN-14, a case of twelve', '10614141000415', '10614141000415'],
    ['GTIN-14 that is a GTIN-13', '03600542599597', '03600542599597'],
    ['GTIN-14 that is a GTIN-8', '00000096385074', '00000096385074'],
    ['a GTIN-8 filled up to thirteen', '0000096385074', '00000096385074'],
    ['with spaces', ' 3 600542 599597 ', '03600542599597'],
    ['with dashes', '0-36000-29145-2', '00036000291452'],
    ['with long dashes and hard spaces', '0–36000\u00a029145—2', '00036000291452'],
    ['with a spreadsheet’s apostrophe', "'3600542599597", '03600542599597'],
    ['GS1’s own for examples', '9521234543213', '09521234543213'],
  ])('%s', (_, text, gtin) => {
    expect(parseGtin(text)).toEqual({ ok: true, gtin });
  });
});

describe('rejected numbers', () => {
  test.each([
    ['', 'empty'],
    ["'", 'empty'],
    ['3.60054E+12', 'scientific notation'],
    ['3,60054e12', 'scientific notation'],
    ['36005425995XX', 'other than digits'],
    ['3600542599597.0', 'other than digits'],
    ['３６００５４２５９９５９７', 'other than digits'],
    ['n/a', 'other than digits'],
    ['36000291452', '11 digits instead of'],
    ['1', '1 digits instead of'],
    ['360054259959712', '15 digits instead of'],
    ['00000000', 'all zeros'],
    ['0000000000000', 'all zeros'],
    ['3600542599598', 'check digit should be 7'],
    ['036000291453', 'check digit should be 2'],
    [withCheckDigit('200000000000'), 'stores or regions'],
    [withCheckDigit('290000000000'), 'stores or regions'],
    [withCheckDigit('021234567890'), 'stores or regions'],
    [withCheckDigit('041234567890'), 'stores or regions'],
    [withCheckDigit('21234567890'), 'stores or regions'],
    [withCheckDigit('41234567890'), 'stores or regions'],
    [withCheckDigit('1200000000000'), 'stores or regions'],
    [withCheckDigit('0123456'), 'stores or regions'],
    [withCheckDigit('2123456'), 'stores or regions'],
    [withCheckDigit('0000000001'), 'digits instead of'],
    [withCheckDigit('00000000001'), 'stores or regions'],
    [withCheckDigit('051234567890'), 'coupons'],
    [withCheckDigit('51234567890'), 'coupons'],
    [withCheckDigit('981234567890'), 'coupons'],
    [withCheckDigit('991234567890'), 'coupons'],
    [withCheckDigit('977123456789'), 'books and periodicals'],
    [withCheckDigit('978123456789'), 'books and periodicals'],
    [withCheckDigit('979123456789'), 'books and periodicals'],
    [withCheckDigit('9771234'), 'not assigned'],
  ])('%j: %s', (text, reason) => {
    expect(parseGtin(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const valid = fc
  .oneof(digits(7), digits(11), digits(12), digits(13))
  .map(withCheckDigit)
  .filter((text) => parseGtin(text).ok);

test('accepted numbers have fourteen digits and parse to themselves', () => {
  fc.assert(
    fc.property(valid, (text) => {
      const result = parseGtin(text);
      if (!result.ok) throw new Error(result.reason);
      expect(result.gtin).toMatch(/^\d{14}$/);
      expect(Number(result.gtin)).toBe(Number(text));
      expect(parseGtin(result.gtin)).toEqual(result);
    }),
  );
});

test('rejects every single mistyped digit', () => {
  fc.assert(
    fc.property(valid, fc.nat(13), fc.integer({ min: 1, max: 9 }), (text, at, shift) => {
      const index = at % text.length;
      const wrong = (Number(text[index]) + shift) % 10;
      expect(parseGtin(text.slice(0, index) + wrong + text.slice(index + 1)).ok).toBe(false);
    }),
  );
});

test('any text is answered', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof parseGtin(text).ok === 'boolean'));
});
