import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanText, cleanTitle, closeBrackets, productName } from './clean-text';

describe('a text for people', () => {
  test.each([
    ['Gentle, quick – and it lasts.', 'Gentle, quick – and it lasts.'],
    ['  two  blanks   or more ', 'two blanks or more'],
    ['a line\r\nand\tanother', 'a line and another'],
    ['a\u00a0hard\u2009blank\u3000', 'a hard blank'],
    ['zero\u200bwidth and \u0007bell', 'zerowidth and bell'],
    ['salt &amp; pepper', 'salt & pepper'],
    ['&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt; words', 'bold words'],
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['for <30 ml', 'for <30 ml'],
    ['', ''],
  ])('%j', (text, clean) => expect(cleanText(text)).toBe(clean));

  test('the fast path returns the same as full cleaning', () => {
    const unit = fc.constantFrom(...'ab é–😀.,(r)™ \u00a0\t\n\u200b\u0000\u2028\ufeff');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const thoroughly = text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
        expect(cleanText(text)).toBe(thoroughly.trim());
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    ['Dew Drops™ Serum®', 'Dew Drops Serum'],
    ['Crème  Riche', 'Crème Riche'],
    [' Serum ', 'Serum'],
    ['Health & Beauty > Skin Care', 'Health & Beauty > Skin Care'],
    ['Health &amp; Beauty &gt; Skin Care', 'Health & Beauty > Skin Care'],
    ['Bath & <b>Body</b>', 'Bath & Body'],
  ])('%j', (text, clean) => expect(cleanName(text)).toBe(clean));
});

test.each([
  ['Calming Serum', 'Calming Serum'],
  ['Calming Serum - Default Title', 'Calming Serum'],
  ['Calming Serum Default Title', 'Calming Serum'],
  ['Calming Serum (Default Title)', 'Calming Serum'],
  ['Calming Serum DEFAULT TITLE', 'Calming Serum'],
  ['Calming Serum - Title: Default Title', 'Calming Serum'],
  ['Default Title', 'Default Title'],
  ['Calming Serum (Shade: )', 'Calming Serum'],
  ['Calming Serum ()', 'Calming Serum'],
  ['Calming Serum, Volume: , Color:', 'Calming Serum'],
  ['Calming Serum Taille :', 'Calming Serum'],
  ['Calming Serum, Volume:', 'Calming Serum'],
  ['Calming Serum Size :', 'Calming Serum'],
  ['Volume: The Mascara', 'Volume: The Mascara'],
  ['Calming Serum (30 ml', 'Calming Serum (30 ml)'],
  ['Calming Serum 30 ml)', 'Calming Serum 30 ml'],
  ['Calming 30 ml) Serum', 'Calming 30 ml Serum'],
  ['Calming Serum (', 'Calming Serum'],
  ['Serum [New (for dry skin]', 'Serum [New (for dry skin)]'],
  ['Calming Serum -', 'Calming Serum'],
  ['Serum (refill)', 'Serum (refill)'],
])('%s', (title, clean) => {
  expect(cleanTitle(title)).toBe(clean);
});

test('the name of a product keeps its brackets when the size is cut off', () => {
  expect(productName('Lumivera Cream (Pack of 2, 30 ml)', 'Lumivera')).toBe('Cream (Pack of 2)');
  expect(productName('Lumivera Cream (30 ml)', 'Lumivera')).toBe('Cream');
});

test.each([
  ['Rose Toner by Lumivera', 'Rose Toner'],
  ['Rose Toner – LUMIVERA 50 ml', 'Rose Toner'],
  ['Rose Toner | Lumivera', 'Rose Toner'],
  ['Rose of Lumivera', 'Rose of Lumivera'],
  ['by Lumivera', 'by Lumivera'],
])('the brand at the end of a title is left out: %s', (title, name) => {
  expect(productName(title, 'Lumivera')).toBe(name);
});

test('brackets are always closed, and a clean title stays', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '(', ')', '[', ']'), maxLength: 20 });
  fc.assert(
    fc.property(text, (title) => {
      const closed = closeBrackets(title);
      const count = (sign: string) => closed.split(sign).length;
      expect(count('(')).toBe(count(')'));
      expect(count('[')).toBe(count(']'));
      expect(closeBrackets(closed)).toBe(closed);
    }),
  );
});

test.each([
  ['Lumivera Calming Serum 30 ml', 'Lumivera', 'Calming Serum'],
  ['LUMIVERA - Calming Serum, 1.7 oz / 50 mL', 'Lumivera', 'Calming Serum'],
  ['Calming Serum (50 ml)', 'Lumivera', 'Calming Serum'],
  ['Lumivera', 'Lumivera', 'Lumivera'],
  ['50 ml', 'Lumivera', '50 ml'],
  ['The Ordinary Niacinamide 10% + Zinc 1%', 'The Ordinary', 'Niacinamide 10% + Zinc 1%'],
  ['Lumiveral Cream', 'Lumivera', 'Lumiveral Cream'],
])('%s of %s is called %s', (title, brand, name) => {
  expect(productName(title, brand)).toBe(name);
});

test('many sizes in one title take no longer than one', () => {
  const title = `Serum ${'11ml,'.repeat(58)}x`;
  expect(title.length).toBeLessThanOrEqual(300);
  expect(productName(title, 'Lumivera')).toBe(title.slice(0, 200));
});
