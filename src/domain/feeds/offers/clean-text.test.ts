import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanText } from './clean-text';

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
  ])('%j', (text, clean) => expect(cleanName(text)).toBe(clean));
});
