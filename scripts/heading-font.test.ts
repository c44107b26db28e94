import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headingFontFile, makeHeadingFont } from './heading-font.ts';

test('the font of headings is made from the installed package', async () => {
  const made = await makeHeadingFont();

  expect(made.equals(readFileSync(headingFontFile))).toBe(true);
});
