import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFace } from './face.server';
import { fitText } from './fit-text.server';
import { measureLine } from './text-line.server';

const setting = { face: openFace({ family: 'jost', weight: 400 }), tracking: 0.02 };
const options = { setting, width: 400, maxSize: 60, minSize: 30, maxLines: 3, leading: 1.2 };

test('a short text stays on one line at full size', () => {
  expect(fitText({ ...options, text: 'Glow Serum' })).toEqual({ lines: ['Glow Serum'], size: 60 });
});

test('a long text is broken so that its longest line is as short as possible', () => {
  const { lines } = fitText({ ...options, text: 'Repairing Night Cream with Ceramides' });
  expect(lines).toEqual(['Repairing', 'Night Cream', 'with Ceramides']);
});

test('a text that does not fit ends in an ellipsis, not after a connecting word', () => {
  const text = 'Velvet Cushion Foundation with Seventeen Botanical Extracts and Vitamin E';
  const { lines, size } = fitText({ ...options, text, minSize: 50 });
  expect(size).toBeGreaterThanOrEqual(50);
  expect(lines.at(-1)).toMatch(/\w…$/);
  expect(lines.join(' ')).not.toMatch(/(with|and)…/);
});

test('no line is wider than the available width', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), fc.integer({ min: 40, max: 900 }), (text, width) => {
      const { lines, size } = fitText({ ...options, text, width });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(measureLine(line, setting).width * size).toBeLessThanOrEqual(width * 1.001);
      }
    }),
  );
});
