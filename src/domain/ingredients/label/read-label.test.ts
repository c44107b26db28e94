import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInDictionary, builtInIngredients } from '../dictionary/built-in';
import { IngredientDictionary } from '../dictionary/dictionary';
import { cleanLabel } from './clean-label';
import { readLabel } from './read-label';
import { NameResolver } from './resolve-name';

const read = (text: string) => readLabel(text, new NameResolver(builtInDictionary));
const known = (text: string) =>
  read(text).flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
const unknown = (text: string) =>
  read(text).flatMap(({ kind, ingredients, raw }) =>
    kind === 'name' && ingredients.length === 0 ? [raw] : [],
  );

describe('ways in which labels write names', () => {
  test.each([
    ['several names in brackets', 'Iron Oxides (CI 77491, CI 77492)', ['CI 77491', 'CI 77492']],
    ['American colors', 'FD&C Red No. 40 Lake, Yellow 5 (CI 19140)', ['CI 16035', 'CI 19140']],
    ['the more exact name', 'Vitamin E (Tocopheryl Acetate)', ['Tocopheryl Acetate']],
    [
      'the common name first',
      'Jojoba (Simmondsia Chinensis) Seed Oil',
      ['Simmondsia Chinensis Seed Oil'],
    ],
    ['a French name', 'Hordeum Vulgare Extract\\Extrait d’Orge', ['Hordeum Vulgare Extract']],
    [
      'supplement facts',
      'Iron (as Ferrous Bisglycinate Chelate), Vitamin D, L. Acidophilus, Modified Food Starch',
      ['Ferrous Bisglycinate', 'Vitamin D', 'Lactobacillus Acidophilus', 'Modified Food Starch'],
    ],
    [
      'amounts of supplements',
      'Folate 400 mcg DFE, Lactobacillus Casei 5 Billion CFU, Zinc (as Zinc Picolinate) 11mg (100% DV*)',
      ['Folic Acid', 'Lactobacillus Casei', 'Zinc Picolinate'],
    ],
    ['what a fragrance lacks', 'Phthalate-Free Fragrance', ['Parfum']],
    ['names joined by and', 'Mica and Titanium Dioxide', ['Mica', 'Titanium Dioxide']],
    ['missing commas', 'Talc Mica Zinc Stearate', ['Talc', 'Mica', 'Zinc Stearate']],
    ['missing spaces', 'TocopherolLimonene', ['Tocopherol', 'Limonene']],
    ['a torn number', 'Glycerin, 1, 2-Hexanediol', ['Glycerin', '1,2-Hexanediol']],
    [
      'dashes with spaces',
      'PEG - 40 - Hydrogenated Castor Oil, PPG - 5 - Ceteth - 20 - Glycerin',
      ['PEG-40 Hydrogenated Castor Oil', 'PPG-5-Ceteth-20', 'Glycerin'],
    ],
    [
      'a comma without a space before a number',
      'Polyquaternium-7,1,2-Hexanediol,1,3-Butylene Glycol',
      ['Polyquaternium-7', '1,2-Hexanediol', 'Butylene Glycol'],
    ],
    ['a torn line', 'Zinc\nStearate, Mica', ['Zinc Stearate', 'Mica']],
    ['typing errors', 'Phenoxyetanol, Sodium Hyaluronat', ['Phenoxyethanol', 'Sodium Hyaluronate']],
    ['British spelling', 'Sodium Laureth Sulphate', ['Sodium Laureth Sulfate']],
    [
      'notes',
      'Organic Cocos Nucifera (Coconut) Oil*, Titanium Dioxide [nano]',
      ['Cocos Nucifera Oil', 'Titanium Dioxide'],
    ],
    ['an inner period', 'It softens your skin.Aqua, Glycerin', ['Aqua', 'Glycerin']],
    ['a code', 'Linalool, Citral <ILN42554>.', ['Linalool', 'Citral']],
    ['a part of a known plant', 'Rosa Gallica (Rose) Stem Powder', ['Rosa Gallica Stem Powder']],
    ['a plant without a part', 'Passiflora Edulis', ['Passiflora Edulis']],
    ['a misspelled plant', 'Sclerocraya Birrea Stem Powder', ['Sclerocarya Birrea Stem Powder']],
    ['a misspelled part', 'Origanum Vulgare Lear Powder', ['Origanum Vulgare Leaf Powder']],
    [
      'a plant in brackets',
      'Bakuchi (Psoralea Corylifolia) Stem Oil',
      ['Psoralea Corylifolia Stem Oil'],
    ],
    ['the part in brackets', 'Glycyrrhiza Glabra (Licorice Root)', ['Glycyrrhiza Glabra Root']],
    ['a common name', 'Ashwagandha Stem Powder', ['Withania Somnifera Stem Powder']],
    ['two scanned letters', 'lsohexadecane, Pyridoxine HCI', ['Isohexadecane', 'Pyridoxine HCl']],
    ['a missing first letter', 'Enzyl Salicylate', ['Benzyl Salicylate']],
    ['glued names', 'Glycerincetyl Alcohol', ['Glycerin', 'Cetyl Alcohol']],
    [
      'percentages instead of commas',
      'Titanium Dioxide 9.0% Zinc Oxide 6.3%',
      ['Titanium Dioxide', 'Zinc Oxide'],
    ],
    ['marks instead of commas', 'Farnesol** Citral**', ['Farnesol', 'Citral']],
    ['a title without a colon', 'Guava Leave-in Conditioner Water (Aqua)', ['Aqua']],
    ['the form of a vitamin', 'Vitamin C as Ascorbic Acid', ['Ascorbic Acid']],
    ['two names in a row', 'Eugenol Citronellol', ['Eugenol', 'Citronellol']],
    ['a missing comma', 'Isododecane Cetyl Esters', ['Isododecane', 'Cetyl Esters']],
    ['a name of two others', 'Hydrogenated Lanolin Alcohol', ['Hydrogenated Lanolin Alcohol']],
    [
      'a comma before the rest',
      'Alcohol, Denat., Aloe Barbadensis Leaf, Extract',
      ['Alcohol Denat.', 'Aloe Barbadensis Leaf Extract'],
    ],
    [
      'a comma inside a plant',
      'Helianthus, Annuus (Sunflower) Seed Oil',
      ['Helianthus Annuus Seed Oil'],
    ],
    ['a group and its member', 'Iron Oxides CI 77491', ['CI 77491']],
    ['a CAS number', 'Benzyl Benzoate 120-51-4', ['Benzyl Benzoate']],
    ['a code before the name', 'C264217/1 Talc, 560326 08 Alcohol', ['Talc', 'Alcohol']],
    ['a code after the name', 'Titanium Dioxide V283863/1', ['Titanium Dioxide']],
    ['a note of a perfume', 'Vanillin (Sweet Note/Safe Synthetic)', ['Vanillin']],
    ['an amount', 'Ascorbic Acid 100 mg (111% DV)', ['Ascorbic Acid']],
    ['isomers', 'L-Arginine, D-Limonene', ['Arginine', 'Limonene']],
    ['a scanned lake', 'FD&C Red No.40 A1 Lake', ['CI 16035']],
    ['a color after and', 'Mica and D&C Green #6', ['Mica', 'CI 61565']],
    ['a list in brackets', '(CI 77492, 77491, 77499)', ['CI 77492', 'CI 77491', 'CI 77499']],
    ['water before a name', 'Water (Aqua, Eau) Dihydroxyacetone', ['Aqua', 'Dihydroxyacetone']],
    ['a missing comma before eth', 'Water (Aqua) Ceteareth-30', ['Aqua', 'Ceteareth-30']],
    [
      'a plant before a name',
      'Morinda Citrifolia Seed Oil Potassium Sorbate',
      ['Morinda Citrifolia Seed Oil', 'Potassium Sorbate'],
    ],
    ['an extract of a plant', 'Extracts of Borago Officinalis', ['Borago Officinalis Extract']],
    ['a part after the common name', 'Fennel (Seed)', ['Foeniculum Vulgare Seed']],
    ['Latin, then English with a part', 'Zea Mays/Corn Germ Oil', ['Zea Mays Germ Oil']],
    ['a variety, in the usual spelling', 'Rosa Canina Blue Oil', ['Rosa Canina Fruit Oil']],
    ['a misspelled short genus', 'Rose Canina Fruit Oil', ['Rosa Canina Fruit Oil']],
    [
      'a misspelled part of several',
      'Rosa Gallica Flowr/Leaf Oil',
      ['Rosa Gallica Flower/Leaf Oil'],
    ],
    [
      'a plant that its common name confirms',
      'Illex Paraguensis Leaf (Yerba Mate) Extract',
      ['Ilex Paraguariensis Leaf Extract'],
    ],
    [
      'a misspelled plant with a variety',
      'Citrus Auranitum Bergamia Fruit Extract',
      ['Citrus Aurantium Bergamia Fruit Extract'],
    ],
    ['a missing letter of a short name', 'Gerniol, Linaloo', ['Geraniol', 'Linalool']],
    [
      'a crosspolymer',
      'Dimethicone/Vinyl Dimethicone Copolymer',
      ['Dimethicone/Vinyl Dimethicone Crosspolymer'],
    ],
    ['a name that slashes confirm', 'Parfume/Fragrance', ['Parfum']],
    [
      'a name that brackets confirm',
      'Cera Microcristallin (Microcrystalline Wax)',
      ['Cera Microcristallina'],
    ],
    ['two names, one misspelled', 'Courmarin Eugenol', ['Coumarin', 'Eugenol']],
    ['two pieces that a comma divides', 'Caprylyl, Glycol Mica', ['Caprylyl Glycol', 'Mica']],
    ['a lone genus', 'Harungana, Madagascariensis Extract', ['Harungana Madagascariensis Extract']],
    [
      'the same twice',
      'Calendula Officinalis Extract/Calendula Officinalis Flower Extract',
      ['Calendula Officinalis Flower Extract'],
    ],
    ['a trade name and what is in it', 'Moonsorb (Talc, Mica, Silica)', ['Talc', 'Mica', 'Silica']],
    ['a flavor', 'Natural Cherry Flavor', ['Aroma']],
    [
      'Latin, then English',
      'Salix Nigra Bark Extract/Willow Bark Extract',
      ['Salix Nigra Bark Extract'],
    ],
    ['a hair dye', 'HC Blue No. 2', ['HC Blue No. 2']],
    [
      'two names with brackets and no comma',
      'Copper Powder (CI 77400) Aluminum Powder (CI 77000)',
      ['Copper Powder', 'Aluminum Powder'],
    ],
    [
      'a name before a plant with brackets',
      'Serine Lavandula Angustifolia (Lavender) Oil',
      ['Serine', 'Lavandula Angustifolia Oil'],
    ],
    [
      'a name before a color with brackets',
      'Mica Dimethicone Carmine (CI 75470)',
      ['Mica', 'Dimethicone', 'Carmine'],
    ],
    [
      'names in languages joined by and',
      'Water/Aqua/Eau (and) Camellia Oleifera Leaf Extract',
      ['Aqua', 'Camellia Oleifera Leaf Extract'],
    ],
    ['a name before languages', 'Zinc Oxide 2.1% Water/Aqua/Eau', ['Zinc Oxide', 'Aqua']],
    ['a French adjective', 'Olus Oil/Huile Végétale', ['Olus Oil']],
    [
      'another species in Latin',
      'Equisetum Hyemale (Horsetail) Extract',
      ['Equisetum Hyemale Extract'],
    ],
    [
      'another species in brackets',
      'Ginseng (Panax Quinquefolius) Root Extract',
      ['Panax Quinquefolius Root Extract'],
    ],
    [
      'a misspelled plant with its common name',
      'Simmodsia Chinesis (Jojoba) Seed Oil',
      ['Simmondsia Chinensis Seed Oil'],
    ],
    ['a plant alone in brackets', 'Rice Bran Oil (Oryza Sativa)', ['Oryza Sativa Bran Oil']],
    ['the form of a vitamin in brackets', 'Vitamin B12 (as Methylcobalamin)', ['Methylcobalamin']],
    ['a vitamin by a synonym', 'Vitamin E (Tocopherol Acetate)', ['Tocopheryl Acetate']],
    ['the form of a mineral', 'Zinc (as Zinc Citrate)', ['Zinc Citrate']],
    [
      'two plants between slashes',
      'Origanum Heracleoticum Flower Oil/Sunflower Seed Oil',
      ['Origanum Heracleoticum Flower Oil', 'Helianthus Annuus Seed Oil'],
    ],
    [
      'two parts between slashes',
      'Hibiscus Sabdariffa Fruit Extract/Hibiscus Sabdariffa Flower Extract',
      ['Hibiscus Sabdariffa Fruit Extract', 'Hibiscus Sabdariffa Flower Extract'],
    ],
    [
      'a substance and what is made from it',
      'Hydrolyzed Sodium Hyaluronate/Sodium Hyaluronate',
      ['Hydrolyzed Sodium Hyaluronate', 'Sodium Hyaluronate'],
    ],
    ['wax in Latin', 'Montan Wax/Montan Cera', ['Montan Wax']],
    [
      'two substances of a number',
      'CI 77510 (Ferric Ferrocyanide, Ferric Ammonium Ferrocyanide)',
      ['Ferric Ferrocyanide', 'Ferric Ammonium Ferrocyanide'],
    ],
    ['honey in three languages', 'Mel (Honey/Miel) Extract', ['Honey Extract']],
    ['a fragrance and an allergen in it', 'Fragrance (Limonene)', ['Parfum', 'Limonene']],
    [
      'two parts joined by and',
      'Ashwagandha (Withania Somnifera) Root and Leaf Extract',
      ['Withania Somnifera Root Leaf Extract'],
    ],
    ['a dye with its number', 'CI 45100/Acid Red 52', ['CI 45100']],
    ['a flavor of a fruit', 'Mango Flavor', ['Aroma']],
    [
      'limits in brackets',
      'Phenoxyethanol (less than 1%) Ethylhexylglycerin (less than 1%)',
      ['Phenoxyethanol', 'Ethylhexylglycerin'],
    ],
    ['alcohol from a plant', 'Organic Sugar Cane Alcohol', ['Alcohol']],
  ])('%s: %s', (_way, text, expected) => {
    expect(known(text)).toEqual(expected);
    expect(unknown(text)).toEqual([]);
  });

  test.each([
    ['another number', 'PEG-401 Stearate'],
    ['another salt', 'Sodium Hyaluronite'],
    ['another beginning', 'Xethylparaben Foo'],
    ['a part of a longer name', 'Glycerin Unobtainate Copolymer'],
    ['a known solvent in brackets', 'Unobtainium Extract (Water)'],
    ['two names that may be one', 'Moringa Butter Cetyl Esters'],
    ['a substance with a prefix', 'PEG-8 PEG-4 Dimethicone'],
    ['a mixture in brackets', 'Saccharomyces/(Collagen/Honey) Ferment'],
    ['a similar substance', 'Phenylacetaldehyde Diethyl Acetal'],
    ['a longer name with slashes', 'Glycerin/Unobtainium Copolymer'],
    ['what is made from a plant by chemistry', 'Rosa Canina Unobtainyl Esters'],
    ['a substance with a plant in brackets', 'Unobtainyl Glucoside (Zea Mays)'],
    ['a plant of another name', 'Unobtainia Canina Seed Oil'],
    ['an amide for an amine', 'Dimethylamidopropylamine'],
    ['a part of a name with slashes', 'PEG-12 Dimethicone/PPG-20'],
    ['a product', 'Bronzer Powder'],
    ['a similar aldehyde', 'Hydrocitronellal'],
    ['water after an extract', 'Rosa Canina Fruit Extract Water'],
    ['an unknown oil before a perfume', 'Unobtainia Oil Fragrance'],
    ['a solvent and another in brackets', 'Unobtainium Extract (Water, Glycerin)'],
    ['one of a list in brackets', 'Moonsorb (Unobtainia Extract, Zinc Citrate)'],
    ['another salt of a vitamin', 'Vitamin A (Unobtainate)'],
    ['another form of a vitamin', 'Folate (as Unobtainylfolate)'],
    ['another species by its common name', 'Arnica Cordifolia (Arnica) Flower Extract'],
    ['another species in brackets', 'Pumpkin Seed Extract (Cucurbita Moschata)'],
    ['a soap of an oil', 'Unobtained Oils of Cocos Nucifera (Coconut) Oil'],
    ['a short name with another consonant', 'Argiline'],
    ['a short word with another letter', 'Ceryl Stearate'],
    ['a misspelled name before a perfume', 'Sodum Chorice Fragrance'],
    ['two plants', 'Adansonia Digitata Urtica Dioica (Nettle) Leaf Extract'],
    ['a name after a plant in brackets', 'Cameline (Camelina Sativa) Moonbeam'],
    ['a plant before brackets', 'Rosa Canina Seed Oil Oliva (Olea Europaea Fruit Oil)'],
    ['a list in the brackets of another', 'Water (Eau, Talc, Mica, Moonbeam)'],
  ])('%s is no known name: %s', (_why, text) => {
    expect(known(text)).toEqual([]);
    expect(unknown(text)).toEqual([text]);
  });
});

test('brackets after a comma are not lost', () => {
  expect(unknown('Cocos Nucifera (Coconut) Oil, (Rose Absolute)')).toEqual(['(Rose Absolute)']);
  expect(known('Copper Palmitoyl Heptapeptide-14, [V2798B]')).toEqual([
    'Copper Palmitoyl Heptapeptide-14',
  ]);
});

test('an unknown name is not lost before a known one', () => {
  expect(unknown('Moonbeam Oleate, Prunus Armeniaca (Apricot) Kernel Oil')).toEqual([
    'Moonbeam Oleate',
  ]);
  expect(unknown('(Moonbeam), Prunus Armeniaca (Apricot) Kernel Oil')).toEqual(['(Moonbeam)']);
});

test('two names in a row are two if all official names are known', () => {
  const official = Array.from({ length: 25_000 }, (_, at) => ({
    id: at + 1,
    name: `Oil ${at}`,
    synonyms: [],
  }));
  const [one] = readLabel('Oil 7 Oil 8', new NameResolver(new IngredientDictionary(official)));
  expect(one?.ingredients.map(({ name }) => name)).toEqual(['Oil 7', 'Oil 8']);
});

describe('what is not an ingredient', () => {
  test.each([
    'Formulated without: parabens, mineral oil, talc',
    'Formulated without parabens, mineral oil and talc.',
    '-Squalane: Locks in moisture, softens.',
    '*Certified organic ingredient',
    'Please check the package that you receive for the most accurate list.',
    'Visit the Moonbeam boutique',
    '100% Natural',
    'Synthetic Bristles',
    'Paraffin-Free',
    '100% Cotton Wick',
    'All Shades',
    'Serving Size',
    '(Code F.I.L. B276757/1)',
    'A Purveyor of Luxury Fragrance',
  ])('%s', (text) => {
    expect(known(`${text}\nAqua, Glycerin`)).toEqual(['Aqua', 'Glycerin']);
  });
});

describe('parts', () => {
  const parts = (text: string) =>
    read(text).flatMap(({ position, part, ingredients }) =>
      position === null ? [] : [[part.section, part.mayContain, position, ingredients[0]?.name]],
    );

  test.each([
    'Talc [+/- Carmine (CI 75470), Mica]',
    'Talc. May Contain: Carmine, Mica',
    'Talc (+/-) Carmine, Mica',
    'Talc [(+/-): Carmine, Mica]',
    'Talc. May Contain/Peut Contenir (+/-): Carmine, Mica',
    'Talc, Kann enthalten: Carmine, Mica',
  ])('%s: what only some shades contain', (text) => {
    expect(parts(text)).toEqual([
      [null, false, 0, 'Talc'],
      [null, true, 0, 'Carmine'],
      [null, true, 1, 'Mica'],
    ]);
  });

  test('the products of a kit and the shades of a palette', () => {
    expect(
      parts('Night Cream: Aqua, Glycerin. Dusk, Blackberry: Talc. May Contain: Mica. Soul: Silica'),
    ).toEqual([
      ['Night Cream', false, 0, 'Aqua'],
      ['Night Cream', false, 1, 'Glycerin'],
      ['Blackberry', false, 0, 'Talc'],
      ['Blackberry', true, 0, 'Mica'],
      ['Soul', false, 0, 'Silica'],
    ]);
  });

  test('a line above a list is its title', () => {
    expect(
      parts('Nude 02\nTalc, Mica, Silica.\nMoonbeam Oleate\nAqua, Talc, Mica, Alumina'),
    ).toEqual([
      ['Nude 02', false, 0, 'Talc'],
      ['Nude 02', false, 1, 'Mica'],
      ['Nude 02', false, 2, 'Silica'],
      ['Nude 02', false, 3, undefined],
      ['Nude 02', false, 4, 'Aqua'],
      ['Nude 02', false, 5, 'Talc'],
      ['Nude 02', false, 6, 'Mica'],
      ['Nude 02', false, 7, 'Alumina'],
    ]);
  });

  test('a shade or product with the name of an ingredient is a title', () => {
    const list = 'Talc, Mica, Silica';
    const titled = (title: string) => [
      [title, false, 0, 'Talc'],
      [title, false, 1, 'Mica'],
      [title, false, 2, 'Silica'],
    ];
    expect(parts(`Honey: ${list}.\nCucumber, Green Tea:\n${list}`)).toEqual([
      ...titled('Honey'),
      ...titled('Green Tea'),
    ]);
    expect(parts(`Moonbeam, Dusk, and Saffron: ${list}`)).toEqual(titled('and Saffron'));
    expect(parts(`Dusk, Saffron, Moonbeam: ${list}`)).toEqual(titled('Moonbeam'));
    expect(known('Aqua, Parfum: Limonene, Linalool, Citral')).toHaveLength(5);
    expect(known('Zinc Oxide 5%: Aqua, Talc, Mica')).toHaveLength(4);
  });

  test('percentages and notes', () => {
    expect(read('Zinc Oxide (Nano) 12.5%, Urea (5 %)')).toMatchObject([
      { percent: 12.5, notes: ['nano'] },
      { percent: 5, notes: [] },
    ]);
    expect(read('Salicylic Acid .50%, Urea 2.0 Percent')).toMatchObject([
      { percent: 0.5 },
      { percent: 2 },
    ]);
  });
});

const labelWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const oddText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...',;:.()[]/*+-%&\n'.split(''),
        ' ',
        'may contain ',
        '+/- ',
        '<p>',
        '&amp;',
        '1,2-',
        ' and ',
      ),
      fc.constantFrom(
        'Aqua',
        'Glycerin',
        'free of parabens',
        'CI 77491',
        'Night Cream',
        'Seed Oil',
        'Rosa Canina',
        'Withania Somnifera (Ashwagandha) ',
        'Face Mask ',
        'lsobutane',
        '**',
        'Organic',
        '5%',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('no word of a label is lost, and all stay in order', () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const words = read(text).flatMap(({ raw }) => labelWords(raw));
      expect(words.join('')).toBe(labelWords(cleanLabel(text)).join(''));
    }),
  );
});

test('a list of known names is read back as it was written', () => {
  const one = fc.constantFrom(...builtInIngredients);
  fc.assert(
    fc.property(
      fc.uniqueArray(one, { minLength: 1, maxLength: 30 }),
      fc.boolean(),
      (list, isUpper) => {
        const written = list.map(({ name }) => (isUpper ? name.toUpperCase() : name)).join(', ');
        expect(known(written)).toEqual(list.map(({ name }) => name));
      },
    ),
  );
});

test('reading again what was read changes nothing', () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const names = known(text);
      expect(known(names.join(', '))).toEqual(names);
    }),
  );
});

test('a list with markup and control characters in a feed is read like a plain one', () => {
  const list = '<ul class="inci"><li>Aqua</li><li>Glycerin&nbsp;</li></ul><script>x</script>\u0000';
  expect(known(list)).toEqual(['Aqua', 'Glycerin']);
  const script = '<STYLE>p { color: red }</STYLE>Aqua, <script type="x">alert(1)</script >Glycerin';
  expect(read(script).map(({ raw }) => raw)).toEqual(['Aqua', 'Glycerin']);
  expect(known('<script>Aqua, Glycerin')).toEqual(['Aqua', 'Glycerin']);
});

class CountingDictionary extends IngredientDictionary {
  lookups = 0;
  override find(name: string) {
    this.lookups += name.length;
    return super.find(name);
  }
}

test('reads a label of 100 KB', () => {
  const list = 'Aqua, Glycerin, Moonbeam Ferment 7, ';
  expect(read(list.repeat(100_000 / list.length)).length).toBeGreaterThan(8_000);
});

test.each([
  ', ',
  '(',
  '[(',
  '<p',
  '*',
  '+/- ',
  ' ',
  'a.',
  'Aqua ',
  'aqua,',
  'Unknown Name Of Plant, ',
  'Talc (Mica, ',
  'x: ',
  'free of: ',
  '-Note: aqua, ',
  '\u0000',
  '&amp;',
])('takes twice as many steps for twice as much of %j', (text) => {
  const stepsFor = (length: number) => {
    const counting = new CountingDictionary(builtInIngredients.slice(0, 100));
    const items = readLabel(text.repeat(length / text.length), new NameResolver(counting));
    return counting.lookups + items.length;
  };
  const single = stepsFor(5_000);
  expect(stepsFor(10_000)).toBeLessThanOrEqual(single * 2.1 + 500);
});
