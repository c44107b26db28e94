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
  ['Krill Oil', ['animal-derived']],
  ['Fish Oil', ['animal-derived']],
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

test.each([
  'Benzyl Alcohol; 6-Methyl Coumarin; Amyl Cinnamal; Cinnamyl Alcohol; Citral; Eugenol; Hydroxycitronellal',
  'Isoeugenol; Amylcinnamyl Alcohol; Benzyl Salicylate; Cinnamal; Coumarin; Geraniol; Anise Alcohol',
  'Benzyl Cinnamate; Farnesol; Linalool; Benzyl Benzoate; Citronellol; Hexyl Cinnamal; Limonene',
  'Methyl 2-Octynoate; Alpha-Isomethyl Ionone; Evernia Prunastri Extract; Evernia Furfuracea Extract',
  'Pinus Mugo; Pinus Pumila; Cedrus Atlantica Oil/Extract; Turpentine; Alpha-Terpinene; Terpinolene',
  'Myroxylon Pereirae Oil/Extract; Rose Ketones; 3-Propylidenephthalide; Lippia Citriodora Absolute',
  'Methyl Salicylate; Acetyl Cedrene; Amyl Salicylate; Anethole; Benzaldehyde; Camphor; Beta-Caryophyllene',
  'Carvone; Dimethyl Phenethyl Acetate; Hexadecanolactone; Hexamethylindanopyran; Linalyl Acetate; Menthol',
  'Trimethylcyclopentenyl Methylisopentenol; Salicylaldehyde; Santalol; Sclareol; Terpineol',
  'Tetramethyl Acetyloctahydronaphthalenes; Trimethylbenzenepropanol; Vanillin; Cananga Odorata Oil/Extract',
  'Cinnamomum Cassia Leaf Oil; Cinnamomum Zeylanicum Bark Oil; Citrus Aurantium Flower Oil',
  'Citrus Aurantium Peel Oil; Citrus Aurantium Bergamia Peel Oil; Citrus Limon Peel Oil; Lemongrass Oil',
  'Eucalyptus Globulus Oil; Eugenia Caryophyllus Oil; Jasmine Oil/Extract; Juniperus Virginiana Oil',
  'Laurus Nobilis Leaf Oil; Lavandula Oil/Extract; Mentha Piperita Oil; Mentha Viridis Leaf Oil',
  'Narcissus Extract; Pelargonium Graveolens Flower Oil; Pogostemon Cablin Oil; Rose Flower Oil/Extract',
  'Santalum Album Oil; Eugenyl Acetate; Geranyl Acetate; Isoeugenyl Acetate; Pinene',
  // Other names of the same oils.
  'Citrus Aurantium Bergamia Fruit Oil; Bergamot Oil; Citrus Bergamia Peel Oil; Citrus Sinensis Peel Oil',
  'Lavandula Angustifolia Flower Oil; Spearmint Oil; Clove Bud Oil; Pogostemon Cablin Leaf Oil; Neroli Oil',
])('labels must name %s, as Regulation (EU) 2023/1545 says', (names) => {
  for (const name of names.split('; ')) {
    expect(familiesOf(factsOf(name)), name).toContain('allergens');
  }
});
