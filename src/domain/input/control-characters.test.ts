import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOneLine, withoutControls } from './control-characters';

test.each([
  ['a\0b', 'a b', 'ab'],
  ['\0', '', ''],
  ['one\r\ntwo\tthree', 'one two three', 'one\r\ntwo\tthree'],
  ['\u0085\u001bcafé\u007f', 'café', 'café'],
])('%j is %j as one line and %j without controls', (text, line, lines) => {
  expect(asOneLine(text)).toBe(line);
  expect(withoutControls(text)).toBe(lines);
});

test('no control character is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(asOneLine(text)).not.toMatch(/\p{Cc}/u);
      expect(withoutControls(text)).not.toMatch(/[^\P{Cc}\n\r\t]/u);
    }),
  );
});
