import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openFace } from './face.server';
import { fitText } from './fit-text.server';
import { measureLine } from './text-line.server';

// Fonts and pictures are decoded here, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 60_000 });

const setting = { face: openFace({ family: 'jost', weight: 400 }), tracking: 0.02 };
const wish = { setting, width: 400, largest: 60, smallest: 30, lines: 3, leading: 1.2 };

test('a short text stays on one line at full size', () => {
  expect(fitText({ ...wish, text: 'Glow Serum' })).toEqual({ lines: ['Glow Serum'], size: 60 });
});

test('a longer one is broken where the longest line is shortest', () => {
  const { lines } = fitText({ ...wish, text: 'Repairing Night Cream with Ceramides' });
  expect(lines).toEqual(['Repairing', 'Night Cream', 'with Ceramides']);
});

test('what does not fit ends in dots, and not after a little word', () => {
  const text = 'Velvet Cushion Foundation with Seventeen Botanical Extracts and Vitamin E';
  const { lines, size } = fitText({ ...wish, text, smallest: 50 });
  expect(size).toBeGreaterThanOrEqual(50);
  expect(lines.at(-1)).toMatch(/\w…$/);
  expect(lines.join(' ')).not.toMatch(/(with|and)…/);
});

test('no line is wider than there is room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), fc.integer({ min: 40, max: 900 }), (text, width) => {
      const { lines, size } = fitText({ ...wish, text, width });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(measureLine(line, setting).width * size).toBeLessThanOrEqual(width * 1.001);
      }
    }),
  );
});
