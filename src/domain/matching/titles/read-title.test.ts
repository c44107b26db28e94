import { describe, expect, test } from 'vitest';
import { readBrand } from '../words/brand-key';
import { readTitle } from './read-title';

const words = (name: string, brand?: string) =>
  readTitle({ name, ...(brand !== undefined && { brand }) })
    .words.map(({ text }) => text)
    .join(' ');

describe('parsing a title', () => {
  test.each([
    ['Hydra Cream SPF 30 PA+++', { spf: '30' }],
    ['Hydra Cream spf50+', { spf: '50' }],
    ['Silk Makeup Broad Spectrum 15', { spf: '15' }],
    ['Niacinamide 10% + Zinc 1%', { strengths: ['10%', '1%'] }],
    ['Retinol 0,3 % Serum', { strengths: ['0.3%'] }],
    ['Mini Glow Balm', { packs: ['mini'] }],
    ['Alien Eau de Parfum Travel Spray', { packs: ['travel'], concentration: 'parfum' }],
    ['Bloom EDT', { concentration: 'toilette' }],
    ['Black Opium Le Parfum', { concentration: 'pure parfum' }],
    ['Jumbo Brush Cleaner', { packs: ['jumbo'] }],
    ['Peace Discovery Set', { packs: ['set'] }],
    ['Shampoo & Conditioner Duo', { packs: ['duo'] }],
    ['Water Cream Refill', { packs: ['refill'] }],
    ['Water Cream Refillable', { packs: [] }],
    ['Chance (Tester)', { packs: ['tester'] }],
    ['Toner - (200ml)', { size: { amount: 200, unit: 'ml' } }],
    ['Eye Cream/0.53 oz.', { size: { amount: 15.67, unit: 'ml' } }],
    ['Trial 4x75ml', { size: { amount: 300, unit: 'ml' } }],
    ['3 L’IMPERATRICE', { size: null }],
    ['Biotin 60 capsules', { size: { amount: 60, unit: 'count' } }],
  ])('%s', (name, expected) => {
    expect(readTitle({ name })).toMatchObject(expected);
  });

  test('a separate size field wins over the title', () => {
    expect(readTitle({ name: 'Toner 200ml', size: '1.7 oz / 50 mL' }).size?.amount).toBe(50);
    expect(readTitle({ name: 'Toner 200ml', size: 'no size' }).size?.amount).toBe(200);
  });

  test.each([
    ['Belif Problem Solution Toner', 'belif', 'problem solution toner'],
    ['Ole Henriksen Truth Serum', 'OLEHENRIKSEN', 'truth serum'],
    ['Estée Lauder Gentle Remover', 'Estee Lauder', 'gentle remover'],
    ['Rosie Perfume Oil', 'By Rosie Jane', 'rosie perfume oil'],
    ['Hair Constructor', 'Rosie', 'hair constructor'],
    ['  Dew   Drops (R) Serum', 'Rosie', 'dew drops serum'],
    ['M.A.C Studio 1,000 Oil-Free', 'Rosie', 'mac studio 1000 oilfree'],
    ['Origins&trade; GinZing&#39;s Gel', 'Origins', 'ginzings gel'],
  ])('%s by %s is %s', (name, brand, expected) => {
    expect(words(name, brand)).toBe(expected);
  });
});

describe('spellings of one brand', () => {
  test.each([
    ['KVD Vegan Beauty', 'Kat Von D'],
    ['L’Oréal Paris', "L'OREAL"],
    ['M·A·C Cosmetics', 'MAC'],
    ['Dolce & Gabbana', 'DOLCE&GABBANA'],
    ['Ole Henriksen', 'OLEHENRIKSEN'],
    ['REN Clean Skincare', 'Ren'],
    ['Mugler', 'Thierry Mugler'],
    ['Dr. Jart+', 'dr.jart plus'],
    ['Benefit Cosmetics', 'benefit'],
  ])('%s and %s', (one, other) => {
    expect(readBrand(one).key).toBe(readBrand(other).key);
  });

  test.each([
    ['Clinique', 'Clarins'],
    ['The Ordinary', 'The Body Shop'],
    ['Beauty of Joseon', 'Beauty Bakerie'],
  ])('%s is not %s', (one, other) => {
    expect(readBrand(one).key).not.toBe(readBrand(other).key);
  });
});
