import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { brandStyles } from '../../../demo-world/brand-style';
import { chooseInks } from './inks';
import { drawLabel, type LabelWish, narrowest } from './label-svg.server';
import { layouts } from './layouts';
import { voices } from './text/typefaces';

// Fonts and pictures are decoded here, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 60_000 });

const palette = { body: '#5b6b4a', accent: '#c9a36a', label: '#f5f0e3' };

function aLabel(given: Partial<LabelWish> = {}, label = 'plain', typeface?: string): LabelWish {
  return {
    brandId: 7,
    texts: { brand: 'Fern & Fallow', name: 'Repairing Night Cream', size: '1.7 oz / 50 ml' },
    picture: { shape: 'low-jar', palette, label, ...(typeface && { typeface }) },
    aspect: 1.4,
    ...given,
  };
}

/** The least and the greatest x and y of everything that is filled by a path. */
function extentOf(svg: string) {
  const xs: number[] = [0];
  const ys: number[] = [0];
  for (const [, data = ''] of svg.matchAll(/<path d="([^"]*)" fill="#/g)) {
    for (const [, command = '', rest = ''] of data.matchAll(/([MLQCTAHV])([^A-Z]*)/g)) {
      const numbers = rest.trim().split(/[ ,]+/).map(Number);
      if (command === 'H') xs.push(...numbers);
      else if (command === 'V') ys.push(...numbers);
      // Of an arc only the end is a point.
      else
        for (const [i, value] of (command === 'A' ? numbers.slice(-2) : numbers).entries()) {
          (i % 2 === 0 ? xs : ys).push(value);
        }
    }
  }
  const span = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return [sorted[0] ?? 0, sorted.at(-1) ?? 0] as const;
  };
  return { x: span(xs), y: span(ys) };
}

const names = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'Niacinamide 10% + Zinc 1% Clarity Serum',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    '<script>alert(1)</script>',
    '‮مرحبا 🌹 日本語',
    '',
  ),
);

describe('bare print', () => {
  const paperIn = (body: string, isClear: boolean, layout = 'plain') => {
    const wish = aLabel({ isClear }, layout);
    const picture = { ...wish.picture, palette: { ...palette, body } };
    return drawLabel({ ...wish, picture }, 200).includes(`fill="${palette.label}"/>`);
  };

  test('on clear glass gets a label to be read on, unless what is inside is dark', () => {
    expect(layouts.plain?.paper).toBe('bare');
    expect(paperIn('#e8d1c8', true)).toBe(true);
    expect(paperIn('#1d3144', true)).toBe(false);
  });

  test('stays bare where nobody sees through', () => {
    expect(paperIn('#e8d1c8', false)).toBe(false);
  });
});

describe('a label', () => {
  test('is drawn within its surface, whatever is written on it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(layouts)),
        fc.constantFrom(...Object.keys(voices)),
        fc.double({ min: 0.03, max: 20, noNaN: true }),
        names,
        names,
        fc.integer({ min: 1, max: 300 }),
        (layout, voice, aspect, brand, name, brandId) => {
          const texts = { brand, name, size: '1.7 oz / 50 ml' };
          const svg = drawLabel(aLabel({ texts, aspect, brandId }, layout, voice), 200);
          // Narrow ones are drawn lying down and turned.
          const turned = aspect < narrowest;
          const [w, h] = [1000 * Math.sqrt(aspect), 1000 / Math.sqrt(aspect)];
          const [right, foot] = turned ? [h, w] : [w, h];
          // Letters may lean over their own advance by a hair: an italic f, a script's tail.
          const overhang = 0.03 * right + 4;
          const extent = extentOf(svg);
          expect(extent.x[0]).toBeGreaterThan(-overhang);
          expect(extent.x[1]).toBeLessThan(right + overhang);
          expect(extent.y[0]).toBeGreaterThan(-4);
          expect(extent.y[1]).toBeLessThan(foot + 4);
        },
      ),
      { numRuns: 120 },
    );
  }, 60_000);

  test('holds shapes alone: no text, no address, no script', () => {
    fc.assert(
      fc.property(names, names, (brand, name) => {
        const svg = drawLabel(aLabel({ texts: { brand, name, size: '<a href="x">' } }), 300);
        expect(svg).toMatch(/^<svg [^<>]*>(<(path|rect|g|polygon|ellipse) [^<>]*>|<\/g>)*<\/svg>$/);
        expect(svg).not.toMatch(/href|url\(|script|&/i);
      }),
    );
  });

  test('is the same every time', () => {
    expect(drawLabel(aLabel({}, 'seal'), 320)).toBe(drawLabel(aLabel({}, 'seal'), 320));
  });

  test.each(Object.keys(layouts))('%s prints something that can be seen', async (layout) => {
    const svg = drawLabel(aLabel({}, layout), 240);
    const { channels } = await sharp(Buffer.from(svg))
      .flatten({ background: palette.body })
      .stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });

  test('differs from brand to brand in more than its words', () => {
    const drawn = Object.values(brandStyles).flatMap(({ labels, typefaces }) =>
      [0, 1, 2, 3].map((nth) => {
        const typeface = typefaces[nth % typefaces.length];
        return drawLabel(aLabel({ brandId: nth + 1 }, labels[nth % labels.length], typeface), 200);
      }),
    );
    expect(new Set(drawn).size).toBeGreaterThan(drawn.length * 0.9);
  });
});

test('every layout and every voice of the demo brands is known', () => {
  for (const { labels, typefaces } of Object.values(brandStyles)) {
    for (const label of labels) expect(Object.keys(layouts)).toContain(label);
    for (const typeface of typefaces) expect(Object.keys(voices)).toContain(typeface);
  }
});

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('ink can be read on whatever it is printed on', () => {
  fc.assert(
    fc.property(
      fc.record({ body: colours, accent: colours, label: colours }),
      fc.constantFrom('label', 'accent', 'body', 'none'),
      (given, paper) => {
        const inks = chooseInks(given, paper);
        expect(contrastOf(inks.ink, inks.paper)).toBeGreaterThan(4);
      },
    ),
  );
});

function contrastOf(one: string, other: string): number {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}
