import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(token: string, theme: Theme): number {
  const hex = tokens.get(token)?.[theme];
  if (!hex) throw new Error(`tokens.css has no color --color-${token} with a ${theme} value`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two tokens, 1 to 21. */
function contrast(a: string, b: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [luminance(a, theme), luminance(b, theme)].sort(
    (x, y) => x - y,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const texts = ['ink', 'soft', 'accent', 'accent-strong', 'good', 'warn', 'danger'];
const onEveryGround = (names: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground): [string, string] => [name, ground]));

const pigments = ['sage', 'rose', 'honey', 'plum', 'slate', 'clay'];

const readable: [string, string][] = [
  ...onEveryGround([...texts, ...pigments]),
  ...pigments.flatMap((name): [string, string][] => [
    [name, `${name}-wash`],
    ['ink', `${name}-wash`],
    ['soft', `${name}-wash`],
  ]),
  ['accent', 'blush'],
  ['ink', 'blush'],
  ['ink', 'line'],
  ['accent', 'line'],
  ['good', 'good-wash'],
  ['warn', 'warn-wash'],
  ['danger', 'danger-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-accent', 'danger'],
];

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test.each(readable)('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(onEveryGround(['edge', 'star']))('%s is visible on %s', (mark, ground) => {
    expect(contrast(mark, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
