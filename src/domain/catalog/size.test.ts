import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Size, SizeUnit } from './product';
import { formatSize, parseSize } from './size';
import type { SizeHint } from './size-content';

const read = (text: string, hint?: SizeHint) => {
  const size = parseSize(text, hint);
  return size && `${size.amount} ${size.unit}`;
};

describe('sizes as shops write them', () => {
  test.each([
    // Both measures: metric wins.
    ['1.7 oz / 50 mL', '50 ml'],
    ['1.7 oz/ 50 mL', '50 ml'],
    ['1.7 oz/50ml', '50 ml'],
    ['.34 oz / 10 mL eau de parfum spray', '10 ml'],
    ['30 mL/ 1.0 oz', '30 ml'],
    ['0.14 oz/ 4.2 g', '4.2 g'],
    ['0.14 oz, 4ml', '4 ml'],
    ['Net wt. 3.5 oz (100 g)', '100 g'],
    ['0.007 Net Wt oz / 0.2 g', '0.2 g'],
    ['2 oz / 59. mL', '59 ml'],
    ['0. 29 oz / 8.6 g', '8.6 g'],
    ['1.7 / 50 ml', '50 ml'],
    ['.32 oz / 9 mL/g', '9 ml'],
    ['6 oz / 177 mL SPF 50', '177 ml'],
    ['18 oz/ 510 g 1-wick candle', '510 g'],
    ['Size: 1.7 oz/ 50 mL | ONLY A FEW LEFT', '50 ml'],
    // One measure.
    ['100g', '100 g'],
    ['1 L', '1000 ml'],
    ['0,5 l', '500 ml'],
    ['1,000 ml', '1000 ml'],
    ['7.5 cl', '75 ml'],
    ['1.2 kg', '1200 g'],
    ['0.5 fl. oz.', '14.79 ml'],
    ['8.5 fl oz', '251.37 ml'],
    ['8.5 Fluid Ounces', '251.37 ml'],
    ['1.7 oz', '50.27 ml'],
    ['1,7 oz', '50.27 ml'],
    ['1/2 oz', '14.79 ml'],
    ['1 1/2 oz', '44.36 ml'],
    ['1½ oz', '44.36 ml'],
    ['0.05 oz', '1.48 ml'],
    ['Net wt. 3.5 oz', '99.22 g'],
    ['3.5 Net Wt oz', '99.22 g'],
    ['1 lb', '453.59 g'],
    ['50\u00a0ml', '50 ml'],
    ['50\u2009ml', '50 ml'],
    ['５０ｍｌ', '50 ml'],
    // Multipacks.
    ['3 x 30ml', '90 ml'],
    ['3x30 ml', '90 ml'],
    ['3 × 30 ml', '90 ml'],
    ['2 x 0.5 oz', '29.57 ml'],
    ['4 masks x 25 ml', '100 ml'],
    ['25 ml x 4', '100 ml'],
    ['5 x 0.16oz/5mL', '25 ml'],
    ['6 pans x 0.11 oz/ 3.12 g', '18.72 g'],
    ['0.028 oz x 5/ 0.79 g', '3.95 g'],
    ['0.03 fl. oz. x 2 / 1.0 g x 2', '2 g'],
    ['3 x 1 oz / 3 x 30 mL', '90 ml'],
    ['3 x 0.1 oz / 8.5 g', '8.5 g'],
    ['50 ml (Pack of 2)', '100 ml'],
    ['2-pack, 1.7 oz / 50 ml', '100 ml'],
    // Sets and repeats.
    ['1.7 oz/ 50 mL + 0.28 oz/ 8 mL', '58 ml'],
    ['0.21 oz crème and 0.14 oz powder / 6 g crème and 4 g powder', '10 g'],
    ['50 ml / 50 ml', '50 ml'],
    ['50 ml + 50 ml', '100 ml'],
    ['1 oz/ 30 mL + 1 hair cap', '30 ml'],
    // Pieces.
    ['60 ct', '60 count'],
    ['60ct', '60 count'],
    ['60 capsules', '60 count'],
    ['60 capsules, 500 mg', '60 count'],
    ['60 Vegan Berry Gummies', '60 count'],
    ['1 Month Supply / 120 Capsules', '120 count'],
    ['1 pc', '1 count'],
    ['Set of 5', '5 count'],
    ['Set of 5 masks', '5 count'],
    ['12 Sheets', '12 count'],
    ['6 x Eye Masks', '6 count'],
    ['25 wipes / 25 wipes', '25 count'],
    ['30 pairs/ 60 patches', '60 count'],
    ['1 pack / 20 dots', '20 count'],
    ['12 Packettes x 2 Sheets', '24 count'],
    ['4x lower mask, 4x upper mask', '8 count'],
  ])('%j is %s', (text, size) => {
    expect(read(text)).toBe(size);
  });

  test.each([
    ['nothing', ''],
    ['words', 'no size'],
    ['words', 'Mini Nude Eyeshadow Palette'],
    ['numbers without a unit', '1.7 / 50'],
    ['zero', '0 ml'],
    ['a length', '1.25 Inches'],
    ['a length', 'Large 31MM'],
    ['dimensions with a weight', '13” L x 3.5” W x 1.75” H Weight: 1.3 lbs'],
    ['a duration', '30 Day Supply'],
    ['a strength', '500 mg'],
    ['a contradiction', '0.5 oz/ 50 mL'],
    ['a contradiction', '10 oz/ 3 g'],
    ['a contradiction', '15.8 oz/ 0.56 oz'],
    ['two different things', 'Pencil: 0.001 oz/ 0.03g Liquid Liner: 0.0074 oz/ 0.22 mL'],
    ['an unrealistic amount', '90000 ml'],
    ['a name with a number and an apostrophe', 'N°5 L’Eau'],
  ])('%s is not a size: %j', (_, text) => {
    expect(parseSize(text)).toBeNull();
  });
});

describe('ounces alone', () => {
  test.each<[string, SizeHint | undefined, string]>([
    ['1 oz', undefined, '29.57 ml'],
    ['1 oz', { category: 'skincare', subcategory: 'serums' }, '29.57 ml'],
    ['1 oz', { category: 'makeup', subcategory: 'mascara' }, '29.57 ml'],
    ['1 oz', { category: 'makeup', subcategory: 'lipstick' }, '28.35 g'],
    ['1 oz', { category: 'makeup', subcategory: 'eyeshadow' }, '28.35 g'],
    ['1 oz', { category: 'makeup', subcategory: 'blush-bronzer' }, '28.35 g'],
    ['1 oz', { category: 'supplements', subcategory: 'collagen' }, '28.35 g'],
    ['1 oz', { subcategory: 'foundation', name: 'Soft Focus Powder Foundation' }, '28.35 g'],
    ['1 oz', { subcategory: 'blush-bronzer', name: 'Dewy Liquid Blush' }, '29.57 ml'],
    ['1 oz candle', undefined, '28.35 g'],
    ['1 fl oz', { subcategory: 'lipstick' }, '29.57 ml'],
    ['1 oz / 30 ml', { subcategory: 'lipstick' }, '30 ml'],
  ])('%s with %j is %s', (text, hint, size) => {
    expect(read(text, hint)).toBe(size);
  });
});

test('supplements use the count when both are given, other products the amount', () => {
  expect(read('60 gummies / 150 g', { category: 'supplements' })).toBe('60 count');
  expect(read('5 masks 0.63 oz / 18 g', { category: 'skincare' })).toBe('18 g');
});

test.each<[number, SizeUnit, string]>([
  [50, 'ml', '1.7 oz / 50 ml'],
  [30, 'ml', '1 oz / 30 ml'],
  [15, 'ml', '0.51 oz / 15 ml'],
  [4.2, 'g', '0.15 oz / 4.2 g'],
  [0.1, 'g', '0.1 g'],
  [1000, 'ml', '33.8 oz / 1 L'],
  [1500, 'g', '52.9 oz / 1.5 kg'],
  [60, 'count', '60 ct'],
])('%d %s reads %s', (amount, unit, text) => {
  expect(formatSize({ amount, unit })).toBe(text);
});

const size = fc
  .record<Size>({
    amount: fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100),
    unit: fc.constantFrom<SizeUnit>('ml', 'g', 'count'),
  })
  .map(({ amount, unit }) => ({ unit, amount: unit === 'count' ? Math.ceil(amount) : amount }));

test('a formatted size parses to the same size', () => {
  fc.assert(
    fc.property(size, (some) => {
      expect(parseSize(formatSize(some))).toEqual(some);
    }),
  );
});

test('any text has a positive size or none', () => {
  const piece = fc.constantFrom(
    '1',
    '1.7',
    ' oz',
    '/',
    ' ml',
    'g',
    ' x ',
    '-',
    'pack of ',
    '½',
    ',',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (some) => {
      const parsed = parseSize(some);
      if (parsed) expect(parsed.amount > 0 && Number.isFinite(parsed.amount)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('rejects a text of 10,000 characters without parsing it', () => {
  expect(parseSize('1'.repeat(10_000))).toBeNull();
});
