import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandStyles } from '../../../demo-world/brand-style';
import { chooseInks } from './inks';
import { drawLabelSvg, type LabelSpec, minUprightAspect } from './label-svg.server';
import { layouts } from './layouts';
import { hasFont } from './text/font-file.server';
import { labelTypefaces } from './text/typefaces';

const palette = { body: '#5b6b4a', accent: '#c9a36a', label: '#f5f0e3' };

function aLabel(given: Partial<LabelSpec> = {}, label = 'plain', typeface?: string): LabelSpec {
  return {
    brandId: 7,
    texts: { brand: 'Fern & Fallow', name: 'Repairing Night Cream', size: '1.7 oz / 50 ml' },
    picture: { shape: 'low-jar', palette, label, ...(typeface && { typeface }) },
    aspect: 1.4,
    ...given,
  };
}

/** Minimum and maximum x and y of all filled paths. */
function extentOf(svg: string) {
  const xs: number[] = [0];
  const ys: number[] = [0];
  for (const [, data = ''] of svg.matchAll(/<path d="([^"]*)" fill="#/g)) {
    for (const [, command = '', rest = ''] of data.matchAll(/([MLQCTAHV])([^A-Z]*)/g)) {
      const numbers = rest.trim().split(/[ ,]+/).map(Number);
      if (command === 'H') xs.push(...numbers);
      else if (command === 'V') ys.push(...numbers);
      // The last two numbers of an arc are its end point.
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

/** Opening a font takes a while: a script, an italic, a condensed, a wide and a thin typeface stand for all. */
const extremeTypefaces = ['pacifico', 'chancery', 'anton', 'michroma', 'poiret'];

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
    const spec = aLabel({ isClear }, layout);
    const picture = { ...spec.picture, palette: { ...palette, body } };
    return drawLabelSvg({ ...spec, picture }, 200).includes(`fill="${palette.label}"/>`);
  };

  test('on clear glass gets a paper label unless the contents are dark', () => {
    expect(layouts.plain?.paper).toBe('bare');
    expect(paperIn('#e8d1c8', true)).toBe(true);
    expect(paperIn('#1d3144', true)).toBe(false);
  });

  test('stays bare on an opaque package', () => {
    expect(paperIn('#e8d1c8', false)).toBe(false);
  });
});

describe('a label', () => {
  test('stays within its surface, whatever its texts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(layouts)),
        fc.constantFrom(...extremeTypefaces),
        fc.double({ min: 0.03, max: 20, noNaN: true }),
        names,
        names,
        fc.integer({ min: 1, max: 300 }),
        (layout, typeface, aspect, brand, name, brandId) => {
          const texts = { brand, name, size: '1.7 oz / 50 ml' };
          const svg = drawLabelSvg(aLabel({ texts, aspect, brandId }, layout, typeface), 200);
          // Narrow labels are drawn horizontally and rotated.
          const isRotated = aspect < minUprightAspect;
          const [w, h] = [1000 * Math.sqrt(aspect), 1000 / Math.sqrt(aspect)];
          const [right, bottom] = isRotated ? [h, w] : [w, h];
          // Some letters extend beyond their advance width: an italic f, a script's tail.
          const overhang = 0.03 * right + 4;
          const extent = extentOf(svg);
          expect(extent.x[0]).toBeGreaterThan(-overhang);
          expect(extent.x[1]).toBeLessThan(right + overhang);
          expect(extent.y[0]).toBeGreaterThan(-4);
          expect(extent.y[1]).toBeLessThan(bottom + 4);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('contains shapes only: no text, no link, no script', () => {
    fc.assert(
      fc.property(names, names, (brand, name) => {
        const svg = drawLabelSvg(aLabel({ texts: { brand, name, size: '<a href="x">' } }), 300);
        expect(svg).toMatch(/^<svg [^<>]*>(<(path|rect|g|polygon|ellipse) [^<>]*>|<\/g>)*<\/svg>$/);
        expect(svg).not.toMatch(/href|url\(|script|&/i);
      }),
      { numRuns: 40 },
    );
  });

  test('is the same every time', () => {
    expect(drawLabelSvg(aLabel({}, 'seal'), 320)).toBe(drawLabelSvg(aLabel({}, 'seal'), 320));
  });

  test.each(Object.keys(layouts))('%s prints something visible', async (layout) => {
    const svg = drawLabelSvg(aLabel({}, layout, 'jost'), 120);
    const { channels } = await sharp(Buffer.from(svg))
      .flatten({ background: palette.body })
      .stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });

  test('differs from brand to brand in more than its texts', () => {
    const someStyles = Object.values(brandStyles).slice(0, 3);
    const drawn = someStyles.flatMap(({ labels, typefaces }) =>
      [0, 1, 2, 3].map((nth) => {
        const typeface = typefaces[nth % typefaces.length];
        return drawLabelSvg(
          aLabel({ brandId: nth + 1 }, labels[nth % labels.length], typeface),
          200,
        );
      }),
    );
    expect(new Set(drawn).size).toBeGreaterThan(drawn.length * 0.9);
  });
});

test('every layout and typeface of the demo brands exists', () => {
  for (const { labels, typefaces } of Object.values(brandStyles)) {
    for (const label of labels) expect(Object.keys(layouts)).toContain(label);
    for (const typeface of typefaces) expect(Object.keys(labelTypefaces)).toContain(typeface);
  }
});

test('the font files of every typeface are installed, and every layout has a typeface', () => {
  for (const { display, text } of Object.values(labelTypefaces)) {
    for (const font of [display, text])
      expect([font, hasFont(font, 'latin')]).toEqual([font, true]);
  }
  for (const { typeface } of Object.values(layouts)) {
    expect(Object.keys(labelTypefaces)).toContain(typeface);
  }
});

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('ink is legible on any surface', () => {
  fc.assert(
    fc.property(
      fc.record({ body: colors, accent: colors, label: colors }),
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
