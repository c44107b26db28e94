import { describe, expect, test } from 'vitest';
import { builtInDictionary } from '../ingredients/dictionary/built-in';
import { NameResolver } from '../ingredients/label/resolve-name';
import { compareLabels, type FormulaDifference } from './formula-change';

const names = new NameResolver(builtInDictionary);
const cream =
  'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Butyrospermum Parkii Butter, Dimethicone, Squalane, ' +
  'Panthenol, Phenoxyethanol, Tocopherol, Xanthan Gum, Citric Acid, Parfum';
const nothing: FormulaDifference = { added: [], removed: [], movedUp: [], movedDown: [] };

describe('not a change', () => {
  test.each<[string, string, string?]>([
    ['the same text', cream],
    ['upper case', cream.toUpperCase()],
    ['other languages', cream.replace('Aqua', 'Water/Eau').replace('Parfum', 'Fragrance')],
    ['synonyms', cream.replace('Butyrospermum Parkii Butter', 'Shea Butter')],
    ['percentages and notes', cream.replace('Niacinamide', 'Niacinamide* (5%)')],
    ['a typing error', cream.replace('Phenoxyethanol', 'Phenoxyetanol')],
    ['two typing errors in a word', cream.replace('Phenoxyethanol', 'Fenoxyetanol')],
    ['a missing comma', cream.replace('Squalane, Panthenol', 'Squalane Panthenol')],
    ['a comma inside a name', cream.replace('Cetearyl Alcohol', 'Cetearyl, Alcohol')],
    ['markup', `<p><b>Ingredients:</b> ${cream.replaceAll(', ', ',&nbsp;')}</p>`],
    ['colors of some shades', `${cream}. May contain: CI 77491, CI 77492, Mica`],
    ['a remark', `${cream}. Please refer to the list on your product.`],
    ['praise', `-Retinol: Smooths lines.\n-Vitamin C: Brightens.\n${cream}`],
    ['praise of several', `-Lavender, Rosemary, Retinol, and Jojoba Extracts: Nourish.\n${cream}`],
    ['actives that a shop leaves out', `-Avobenzone 3%, Homosalate 5%, Octisalate 5%\n${cream}`],
    ['UV filters that a shop leaves out', `Octocrylene, Homosalate, ${cream}`],
    [
      'a comma between two names that are one',
      cream.replace('Xanthan Gum', 'Xanthan Gum, PEG-60, Hydrogenated Castor Oil'),
      cream.replace('Xanthan Gum', 'Xanthan Gum, PEG-60 Hydrogenated Castor Oil'),
    ],
    [
      'dashes with spaces',
      cream.replace('Xanthan Gum', 'Xanthan Gum, PPG - 26 - Buteth - 26, Benzophenone - 4'),
      cream.replace('Xanthan Gum', 'Xanthan Gum, PPG-26-Buteth-26, Benzophenone-4'),
    ],
    [
      'dashes with spaces in one of two names',
      cream.replace('Xanthan Gum', 'Xanthan Gum, PPG - 26 - Buteth - 26, PPG-26'),
      cream.replace('Xanthan Gum', 'Xanthan Gum, PPG-26-Buteth-26, PPG-26'),
    ],
    [
      'a comma without a space before a number',
      cream.replace('Xanthan Gum', 'Biosaccharide Gum-1,1,2-Pentanediol,Xanthan Gum'),
      cream.replace('Xanthan Gum', 'Biosaccharide Gum-1, Pentylene Glycol, Xanthan Gum'),
    ],
    [
      'a missing letter that makes another name',
      cream.replace('Xanthan Gum', 'Polyethyl Methacrylate'),
      cream.replace('Xanthan Gum', 'Polymethyl Methacrylate'),
    ],
    [
      'a list that ends inside a name',
      `${cream}, Ocimum Sanctum Leaf`,
      `${cream}, Ocimum Sanctum Leaf Extract`,
    ],
    ['a new order below 1 %', cream.replace('Tocopherol, Xanthan Gum', 'Xanthan Gum, Tocopherol')],
    ['neighbors in another order', cream.replace('Glycerin, Niacinamide', 'Niacinamide, Glycerin')],
    ['allergens of the fragrance', `${cream}, Limonene, Linalool, Citronellol, Geraniol`],
    ['an unknown name', `${cream}, Moonflower Essence Complex`],
    ['sorted by name', cream.split(', ').toSorted().join(', ')],
  ])('%s', (_, after, before = cream) => {
    expect(compareLabels(before, after, names)).toEqual({ kind: 'same' });
    expect(compareLabels(after, before, names)).toEqual({ kind: 'same' });
  });

  test.each<[string, string]>([
    ['no list', 'Visit our store for more information'],
    ['a short list', 'Aqua, Glycerin'],
    ['a list that is cut off', cream.slice(0, cream.indexOf('Panthenol') - 2)],
    ['a list whose beginning is missing', cream.slice(cream.indexOf('Dimethicone'))],
    [
      'one product of a kit',
      `Night Cream: ${cream}. Eye Cream: ${cream.replace('Squalane', 'Retinol')}`,
    ],
    ['a list that ends in a comma', `${cream.replace(', Citric Acid, Parfum', '')},`],
    ['a list cut off inside a name', cream.slice(0, cream.indexOf('tric Acid'))],
    ['another product', 'Talc, Mica, Zinc Stearate, Silica, Boron Nitride, Nylon-12, Dimethicone'],
  ])('incomparable: %s', (_, after) => {
    expect(compareLabels(cream, after, names)).toEqual({ kind: 'incomparable' });
    expect(compareLabels(after, cream, names)).toEqual({ kind: 'incomparable' });
  });
});

test.each<[string, string, Partial<FormulaDifference>]>([
  ['added', cream.replace('Panthenol', 'Panthenol, Retinol'), { added: ['Retinol'] }],
  ['removed', cream.replace('Dimethicone, ', ''), { removed: ['Dimethicone'] }],
  ['fragrance removed', cream.replace(', Parfum', ''), { removed: ['Parfum'] }],
  [
    'replaced, in another spelling',
    cream.toUpperCase().replace('PHENOXYETHANOL', 'METHYLPARABEN'),
    { added: ['Methylparaben'], removed: ['Phenoxyethanol'] },
  ],
  [
    'another salt',
    cream.replace('Citric Acid', 'Sodium Citrate'),
    { added: ['Sodium Citrate'], removed: ['Citric Acid'] },
  ],
  [
    'far less of an ingredient above 1 %',
    cream
      .replace('Niacinamide, ', '')
      .replace('Squalane, Panthenol', 'Squalane, Panthenol, Niacinamide'),
    { movedDown: ['Niacinamide'] },
  ],
])('a change: %s', (_, after, difference) => {
  expect(compareLabels(cream, after, names)).toEqual({
    kind: 'changed',
    difference: { ...nothing, ...difference },
  });
});
