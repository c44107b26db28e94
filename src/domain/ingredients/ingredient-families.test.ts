import { expect, test } from 'vitest';
import { builtInDictionary, builtInIngredients } from './dictionary/built-in';
import { familiesOf, ingredientFamilies } from './ingredient-families';

const factsOf = (name: string) => {
  const found = builtInIngredients.find(({ id }) => id === builtInDictionary.find(name)?.id);
  if (!found) throw new Error(`${name} is not in the dictionary.`);
  return found;
};

test.each([
  ['Methylparaben', ['parabens']],
  ['Sodium Lauryl Sulfate', ['sulfates']],
  ['Ammonium Laureth Sulfate', ['sulfates']],
  ['Sodium Trideceth Sulfate', ['sulfates']],
  ['Sodium Coceth Sulfate', ['sulfates']],
  ['Magnesium Laureth-8 Sulfate', ['sulfates']],
  ['Magnesium Sulfate', []],
  ['Behentrimonium Methosulfate', []],
  ['Sodium Beta-Sitosteryl Sulfate', []],
  ['Sodium Lauroyl Sarcosinate', []],
  ['Dimethicone', ['silicones']],
  ['Trimethylsiloxysilicate', ['silicones']],
  ['Silicone Quaternium-16', ['silicones']],
  ['Acrylates/Polytrimethylsiloxymethacrylate Copolymer', ['silicones']],
  ['Silica', []],
  ['Silica Silylate', []],
  ['SD Alcohol 40-B', ['drying-alcohols']],
  ['SD Alcohol 40-A', ['drying-alcohols']],
  ['Cetearyl Alcohol', []],
  ['Fragrance', ['fragrance']],
  ['Linalool', ['allergens']],
  ['Vanillin', ['allergens']],
  ['Peppermint Oil', ['allergens']],
  ['Beeswax', ['animal-derived']],
  ['CI 75470', ['animal-derived']],
  ['PEG-8 Beeswax', ['animal-derived']],
  ['Lanolin Wax', ['animal-derived']],
  ['Laneth-15', ['animal-derived']],
  ['Yogurt Extract', ['animal-derived']],
  ['Caprae Lac', ['animal-derived']],
  ['Hydrolyzed Milk Protein', ['animal-derived']],
  ['Sodium Lauroyl Hydrolyzed Silk', ['animal-derived']],
  ['Swiftlet Nest Extract', ['animal-derived']],
  ['Sodium DNA', ['animal-derived']],
  ['Synthetic Beeswax', []],
  ['Zea Mays Silk Extract', []],
  ['Soymilk', []],
  ['R-Bacillus Licheniformis Keratinase', []],
  ['Lactobacillus Ferment', []],
  ['Retinyl Palmitate', ['pregnancy-caution']],
  ['Glycerin', []],
])('%s: %j', (name, families) => {
  expect(familiesOf(factsOf(name))).toEqual(families);
});

test('each family has ingredients in the dictionary', () => {
  for (const { slug, has } of ingredientFamilies) {
    expect(builtInIngredients.filter(has).length, slug).toBeGreaterThan(1);
  }
});

test('the dictionary has the limits and the allergens of the annexes', () => {
  expect(factsOf('Phenoxyethanol').annexes).toContainEqual({
    annex: 'V',
    entry: '29',
    maxPercents: [1],
    isAllergen: false,
  });
  expect(factsOf('Salicylic Acid').annexes).toContainEqual({
    annex: 'III',
    entry: '98',
    maxPercents: [3, 2, 0.5],
    isAllergen: false,
  });
  expect(factsOf('Niacinamide')).toMatchObject({ cas: '98-92-0', ec: '202-713-4' });
  const allergens = builtInIngredients.filter(({ annexes }) =>
    annexes.some(({ isAllergen }) => isAllergen),
  );
  expect(allergens.length).toBeGreaterThan(70);
});
