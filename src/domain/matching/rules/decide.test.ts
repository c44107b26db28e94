import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferToMatch, ProductToMatch } from '../titles/offer-to-match';
import { readTitle } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import { compareTitles } from './compare-titles';
import { decide, type MatchKnowledge } from './decide';
import { sketchFormula } from './formula-sketch';
import { PlainCatalog } from './plain-catalog';

const brand = 'Glow House';
const listing = (text: string): OfferToMatch => {
  const [name = '', size] = text.split(' | ');
  return { brand, name, ...(size !== undefined && { size }) };
};
const product = (text: string, productId = 1): ProductToMatch => ({ ...listing(text), productId });
const kindOf = (offer: string, other: string) => decide(listing(offer), [product(other)]).kind;

describe('the same product', () => {
  test.each([
    ['Dew Drops Serum | 1.7 oz', 'Dew Drops Serum | 50 ml'],
    ['Glow House Dew Drops™ Serum 50ml', 'Dew Drops Serum | 1.7 oz / 50 mL'],
    ['DEW DROPS SÉRUM', 'Dew Drops Serum'],
    ['Dew Drops Hydrating Serum', 'Dew Drops Serum'],
    ['Dew Drops Serum with Hyaluronic Acid + Vitamin C', 'Dew Drops Serum'],
    ['Dew Drops Serum for Dry, Dehydrated Skin', 'Dew Drops Serum'],
    ['Dew Drops', 'Dew Drops Serum'],
    ['Un Cover-Up Cream Foundation', 'UnCoverup Cream Foundation'],
    ['Moonlite Volumizing Mascara', 'Moonlite Volume Mascara'],
    ['Moonlite 24-Hour Mascara', 'Moonlite Mascara'],
    ['The Water Cream', 'The Water Cream Oil-Free Pore Minimizing Moisturizer'],
    ['Nightfall', 'Nightfall Eau de Parfum'],
    ['Moonlite Foundation SPF 15', 'Moonlite Foundation'],
    ['Moonlite Setting & Finishing Powder', 'Moonlite Powder'],
    ['Moonlite Full-Coverage Long-Wear Matte Liquid Foundation', 'Moonlite Foundation'],
    [
      'Moonlite Midnight Recovery Concentrate Soothing Face Oil',
      'Moonlite Midnight Recovery Concentrate',
    ],
    ['Moonlite Resculpt Treatment', 'Moonlite Rescuplt Treatment'],
    ['Moonlite Mascara | 0.42 oz / 14.5 mL', 'Moonlite Mascara | 0.42 oz'],
    ['Moonlite Body Scrub with AHA', 'Moonlite Body Scrub'],
    ['Moonlite Serum | 3.4 fl. oz.', 'Moonlite Serum | 100ml'],
    ['Moonlite Serum | 1 oz', 'Moonlite Serum | 30 mL'],
    ['Moonlite Balm | 1.76 oz', 'Moonlite Balm | 50 g'],
    ['NEW! Moonlite Serum, Online Exclusive', 'Moonlite Serum'],
    ['Nightfall Travel Spray | 10 ml', 'Nightfall | 0.33 oz'],
    ['Moonlite Acne Gel', 'Moonlite Blemish Gel'],
    ['Moonlite Maestro', 'Moonlite Maestro Liquid Matte Lipstick'],
    ['Moonlite Powder | 11 g', 'Moonlite Powder | 10 g'],
    ['HydratingHair TreatmentMask', 'Hydrating Hair Treatment Mask'],
    ['MoonliteTM Serum', 'Moonlite Serum'],
    ['Moonlite Thickening Hairspray', 'Moonlite Thickening Spray'],
    ['Nightfall Rollerpearl | 10 ml', 'Nightfall | 10 ml'],
    ['Moonlite Tilda Glycolic 7% Tonic', 'Moonlite Glycolic 7% Tonic'],
  ])('%s is %s', (offer, other) => {
    expect(kindOf(offer, other)).toBe('match');
  });
});

describe('never matched', () => {
  test.each([
    ['another size', 'Dew Drops Serum | 30 ml', 'Dew Drops Serum | 50 ml'],
    ['another count', 'Dew Pads | 30 ct', 'Dew Pads | 60 ct'],
    ['another SPF', 'Day Veil SPF 30', 'Day Veil SPF 50'],
    ['an SPF that one does not state', 'Day Veil Moisturizer SPF 30', 'Day Veil Moisturizer'],
    ['another strength', 'Retinol 0.3% Serum', 'Retinol 1% Serum'],
    ['a set', 'Dew Drops Serum Set', 'Dew Drops Serum'],
    ['a duo and a trio', 'Blush Bronzer Duo', 'Blush Bronzer Trio'],
    ['a refill', 'Water Cream Refill', 'Water Cream'],
    ['a mini', 'Mini Dew Drops Serum', 'Dew Drops Serum'],
    ['a travel size', 'Nightfall Travel Spray', 'Nightfall'],
    ['a tester', 'Nightfall Eau de Parfum Tester', 'Nightfall Eau de Parfum'],
    ['another concentration', 'Nightfall Eau de Parfum', 'Nightfall Eau de Toilette'],
    ['another form', 'Dew Drops Shampoo', 'Dew Drops Conditioner'],
    ['the deodorant of a scent', 'Velmira Nightfall', 'Velmira Nightfall for Men Deodorant'],
    ['another part', 'Ginseng Renewing Cream', 'Ginseng Renewing Eye Cream'],
    ['a flanker', 'Nightfall Blush Eau de Parfum', 'Nightfall Eau de Parfum'],
    ['for whom the scent is', 'Nightfall Eau de Parfum for Her', 'Nightfall Eau de Parfum'],
    ['its balm', 'Moonlite Cleansing Balm', 'Moonlite Cleansing Oil'],
    ['a parfum', 'Nightfall Parfum', 'Nightfall'],
    ['its candle', 'Nightfall Candle', 'Nightfall'],
    ['another scent', 'Mojave Perfume Oil', 'Montecito Perfume Oil'],
    ['another claim in its place', 'Water Jet Soothing Solution', 'Water Jet Vital Solution'],
    ['day and night', 'Multi-Active Day Cream', 'Multi-Active Night Cream'],
    ['waterproof', 'Moonlite Waterproof Mascara', 'Moonlite Mascara'],
    ['another number', 'Pro Brush #22', 'Pro Brush #45'],
    ['whom it is for', 'Luna Massage for Oily Skin', 'Luna Massage for Combination Skin'],
    ['a shade after a dash', 'Primer Potion - Eden', 'Primer Potion'],
    ['a higher grade', 'Moonlite Serum Supreme', 'Moonlite Serum'],
    ['a professional one', 'Moonlite Brush Pro', 'Moonlite Brush'],
    ['an intense one', 'Nightfall Eau de Parfum Intense', 'Nightfall Eau de Parfum'],
    ['a light one', 'Moonlite Cream Light', 'Moonlite Cream'],
    ['a rich one', 'Moonlite Rich Cream', 'Moonlite Cream'],
    ['a limited edition', 'Moonlite Lipstick Limited Edition', 'Moonlite Lipstick'],
    ['a pack of two', 'Moonlite Satin Cap 2 Pack', 'Moonlite Satin Cap'],
    ['what is left in', 'Moonlite Leave-In Conditioner', 'Moonlite Conditioner'],
    ['a letter behind the number', 'No. 4C Bond Shampoo', 'No. 4 Bond Shampoo'],
    ['another vitamin', 'Vitamin A Power Serum', 'Vitamin C Power Serum'],
    ['an eau of that name', 'Eau de Nightfall', 'Nightfall'],
    ['its stick', 'Moonlite Cream Shadow Stick', 'Moonlite Cream Shadow'],
    ['praise that is the name', 'Nourishing Lip Balm', 'Lip Balm'],
    ['other claims in their place', 'Moonlite Pore Minimizing Primer', 'Moonlite Hydrating Primer'],
    ['a scent, and its lotion', 'Nightfall', 'Nightfall Moisturizing Body Lotion'],
    ['a collection of the line', 'Moonlite Blush', 'Moonlite Blush - Walk of Roses Collection'],
    ['another set', 'Moonlite Glow Set', 'Moonlite Perfume Set'],
    ['a duo', 'Moonlite Serum Duo', 'Moonlite Serum'],
    ['ounces of another size', 'Moonlite Serum | 1 oz', 'Moonlite Serum | 50 ml'],
    ['a jumbo size', 'Moonlite Serum Jumbo', 'Moonlite Serum'],
    ['a sample', 'Moonlite Serum Sample', 'Moonlite Serum'],
    ['its body cream', 'Nightfall', 'Nightfall Body Cream'],
    ['its deodorant', 'Nightfall Code', 'Nightfall Code Deodorant Spray'],
    ['a cream of an eau', 'Eau des Nuits', 'Eau des Nuits Perfumed Cream'],
    ['a word said twice', 'Noir de Noir', 'Noir'],
    ['a primer of the line', 'Moonlite Makeup Primer', 'Moonlite Foundation'],
    ['another shade in the title', 'Moonlite Lipstick Ruby', 'Moonlite Lipstick Coral'],
  ])('%s: %s, %s', (_, offer, other) => {
    expect(kindOf(offer, other)).not.toBe('match');
    expect(kindOf(other, offer)).not.toBe('match');
  });

  test('another brand', () => {
    const decision = decide({ brand: 'Other House', name: 'Dew Drops Serum' }, [
      product('Dew Drops Serum'),
    ]);
    expect(decision).toMatchObject({ kind: 'new' });
    expect(decision.reasons).toContain('different brands: other house and glow house');
  });

  test('another shade, stated beside the name', () => {
    const [red, blue] = ['Red', 'Blue'].map((shade) => ({ ...listing('Velvet Lipstick'), shade }));
    expect(decide(red ?? listing(''), [{ ...(blue ?? listing('')), productId: 1 }]).kind).toBe(
      'new',
    );
  });
});

test.each(['GLOW HOUSE', 'Glow House Beauty', 'glowhouse', 'The Glow House', 'Glow-House, Inc.'])(
  'the brand may be written %s',
  (written) => {
    const offer = { brand: written, name: `${written} Dew Drops Serum 50ml` };
    expect(decide(offer, [product('Dew Drops Serum | 1.7 oz')]).kind).toBe('match');
  },
);

describe('GTINs', () => {
  const gtins = { one: '0012345678905', sibling: '0012345678929', foreign: '4006381333931' };
  const numbered = (name: string, gtin: string) => ({ ...listing(name), gtin });

  test('the same GTIN matches very different titles', () => {
    const known = { ...numbered('Sérum Goutte de Rosée', gtins.one), productId: 7 };
    expect(decide(numbered('Dew Drops Serum', gtins.one), [known])).toMatchObject({
      kind: 'match',
      productId: 7,
      score: 0.99,
    });
  });

  test('the same GTIN on another size is asked about', () => {
    const known = { ...numbered('Dew Drops Serum 50ml', gtins.one), productId: 7 };
    expect(decide(numbered('Dew Drops Serum 30ml', gtins.one), [known]).kind).toBe('ask');
  });

  test('a different GTIN of the same maker is another item, of another maker is no evidence', () => {
    const offer = numbered('Dew Drops Serum', gtins.one);
    const sibling = { ...numbered('Dew Drops Serum', gtins.sibling), productId: 7 };
    const foreign = { ...numbered('Dew Drops Serum', gtins.foreign), productId: 8 };
    expect(decide(offer, [sibling]).kind).toBe('new');
    expect(decide(offer, [sibling, foreign])).toMatchObject({ kind: 'match', productId: 8 });
  });
});

describe('the same id at another shop of the chain', () => {
  const reason = 'the same id at another shop of the chain';
  const known = (text: string, more: Partial<ProductToMatch> = {}) => ({
    ...product(text, 7),
    ...more,
  });
  const decideById = (
    offer: OfferToMatch,
    candidates: readonly ProductToMatch[],
    more: MatchKnowledge = {},
  ) => decide(offer, candidates, { sameId: new Set([7]), ...more });

  test.each<[string, OfferToMatch, ProductToMatch]>([
    ['very different titles', listing('Dew Drops Serum'), known('Goutte de Rosée')],
    ['prices far apart', { ...listing('Dew Drops'), price: 20 }, known('Rosée', { price: 60 })],
    [
      'GTINs of two makers',
      { ...listing('Dew Drops'), gtin: '4006381333931' },
      known('Rosée', { gtin: '0012345678905' }),
    ],
    ['a brand that only one states', { name: 'Dew Drops Serum' }, known('Goutte de Rosée')],
  ])('matches %s', (_, offer, other) => {
    const decision = decideById(offer, [other]);
    expect(decision).toMatchObject({ kind: 'match', productId: 7, score: 0.99 });
    expect(decision.reasons[0]).toBe(reason);
  });

  test.each<[string, OfferToMatch, ProductToMatch]>([
    ['another size', listing('Dew Drops | 30 ml'), known('Rosée | 50 ml')],
    ['a set', listing('Dew Drops Set'), known('Rosée')],
    [
      'another shade',
      { ...listing('Dew Drops'), shade: 'Ruby' },
      known('Rosée', { shade: 'Coral' }),
    ],
    ['another SPF', listing('Dew Drops SPF 30'), known('Rosée SPF 50')],
  ])('asks about %s', (_, offer, other) => {
    const decision = decideById(offer, [other]);
    expect(decision).toMatchObject({
      kind: 'ask',
      reasons: [`${reason}, but the rest contradicts it`],
      candidates: [{ productId: 7 }],
    });
  });

  test.each<[string, OfferToMatch, ProductToMatch, MatchKnowledge?]>([
    ['another brand', { ...listing('Dew Drops'), brand: 'Velmira' }, known('Dew Drops')],
    [
      'another GTIN of the maker',
      { ...listing('Dew Drops'), gtin: '0012345678929' },
      known('Dew Drops', { gtin: '0012345678905' }),
    ],
    ['a rejected product', listing('Dew Drops'), known('Rosée'), { rejected: new Set([7]) }],
    [
      'a product that the shop certainly lists',
      listing('Dew Drops'),
      known('Rosée'),
      { listedScore: () => 1 },
    ],
  ])('says nothing about %s', (_, offer, other, more) => {
    expect(decideById(offer, [other], more).kind).toBe('new');
  });

  test('takes over from an entry that a weaker title matched', () => {
    const listedScore = () => 0.91;
    expect(decideById(listing('Dew Drops'), [known('Rosée')], { listedScore }).kind).toBe('match');
  });

  test('outweighs the same title, but not the same GTIN', () => {
    const gtin = '0012345678905';
    const offer = { ...listing('Dew Drops Serum'), gtin };
    const sameTitle = product('Dew Drops Serum', 1);
    const candidates = [sameTitle, known('Goutte de Rosée')];
    expect(decideById(offer, candidates)).toMatchObject({ kind: 'match', productId: 7 });
    const sameGtin = { ...product('Sérum', 2), gtin };
    const decision = decideById(offer, [...candidates, sameGtin]);
    expect(decision).toMatchObject({ kind: 'match', productId: 2 });
  });

  test('on two products is asked about', () => {
    const sameId = new Set([7, 8]);
    const candidates = [known('Goutte de Rosée'), product('Larme de Rosée', 8)];
    expect(decideById(listing('Dew Drops Serum'), candidates, { sameId })).toMatchObject({
      kind: 'ask',
      reasons: ['several products fit equally well'],
    });
  });
});

describe('prices', () => {
  const priced = (name: string, price: number) => ({ ...listing(name), price });
  const against = (
    offer: number,
    other: number,
    names = ['Dew Drops Serum', 'Dew Drops Hydrating Serum'],
  ) => decide(priced(names[0] ?? '', offer), [{ ...priced(names[1] ?? '', other), productId: 1 }]);

  test('far apart are asked about', () => {
    expect(against(20, 22).kind).toBe('match');
    const decision = against(20, 60);
    expect(decision.kind).toBe('ask');
    expect(decision).toMatchObject({
      candidates: [{ reasons: expect.arrayContaining(['the prices differ by a factor of 3.0']) }],
    });
  });

  test('tell whether a mini without a size may be the same', () => {
    expect(against(14, 14, ['Mini Dew Drops Serum', 'Dew Drops Serum']).kind).toBe('ask');
    expect(against(14, 34, ['Mini Dew Drops Serum', 'Dew Drops Serum']).kind).toBe('new');
  });

  test.each([
    ['of one size', 20, 27, '', '', 'match'],
    ['like those of two sizes, and one size stated', 27, 59, '', '250 ml', 'ask'],
    ['like those of two sizes, and no size stated', 34, 68, '', '', 'ask'],
    ['of 50 and 100 ml, and no size stated', 42, 66, '', '', 'ask'],
    ['like those of 50 and 75 ml, and no size stated', 39.5, 54, '', '', 'ask'],
    ['of a sale', 30, 40, '', '', 'match'],
    ['far apart, but the same size', 34, 68, '250 ml', '250 ml', 'match'],
  ])('%s', (_, price, otherPrice, size, otherSize, kind) => {
    const offer = { ...priced('Dew Drops Serum', price), size };
    const other = { ...priced('Dew Drops Serum', otherPrice), size: otherSize, productId: 1 };
    expect(decide(offer, [other]).kind).toBe(kind);
  });

  test('like those of two sizes say nothing against a GTIN', () => {
    const gtin = '4006381333931';
    const offer = { ...priced('Dew Drops Serum', 27), gtin };
    const other = { ...priced('Dew Drops Serum', 59), gtin, productId: 1 };
    expect(decide(offer, [other]).kind).toBe('match');
  });

  test('are a reason in words', () => {
    expect(against(27, 59, ['Dew Drops Serum', 'Dew Drops Serum']).reasons).toEqual([
      'they look the same, but the prices differ like those of two sizes',
    ]);
  });
});

describe('a product that the shop lists already', () => {
  const product1 = { ...product('Dew Drops Hydrating Serum'), price: 20 };
  const listed = (score: number) => ({ listedScore: () => score });
  const offered = (text: string, more: Partial<OfferToMatch> = {}) => ({
    ...listing(text),
    ...more,
  });

  test('is another one, even with nearly the same name', () => {
    expect(decide(offered('Dew Drops Serum'), [product1], listed(1)).kind).toBe('new');
    expect(
      decide(offered('Dew Drops Hydrating Serum', { price: 30 }), [product1], listed(1)).kind,
    ).toBe('new');
  });

  test('is the same with the same GTIN, or with the same name, size and price', () => {
    const gtin = '0012345678905';
    expect(decide(offered('Dew Serum', { gtin }), [{ ...product1, gtin }], listed(1)).kind).toBe(
      'match',
    );
    const twice = offered('Dew Drops Hydrating Serum', { price: 20 });
    expect(decide(twice, [product1], listed(1)).kind).toBe('match');
  });

  test('is taken over by the entry that fits better', () => {
    const offer = offered('Dew Drops Hydrating Serum', { price: 24 });
    expect(decide(offer, [product1], listed(0.91)).kind).toBe('match');
  });
});

describe('among several', () => {
  test('chooses the one with the same size', () => {
    const decision = decide(listing('Dew Drops Serum | 1 oz'), [
      product('Dew Drops Serum | 50 ml', 1),
      product('Dew Drops Serum | 30 ml', 2),
      product('Dew Drops Serum', 3),
    ]);
    expect(decision).toMatchObject({ kind: 'match', productId: 2 });
    expect(decision.reasons).toContain('the same size: 1 oz / 29.57 ml and 1 oz / 30 ml');
  });

  test('an offer without a size is asked about', () => {
    const decision = decide(listing('Dew Drops Serum'), [
      product('Dew Drops Serum | 50 ml', 1),
      product('Dew Drops Serum | 30 ml', 2),
    ]);
    expect(decision).toMatchObject({
      kind: 'ask',
      reasons: ['several products fit equally well'],
      candidates: [{ productId: 1 }, { productId: 2 }],
    });
  });

  test.each([
    [1, 2],
    [2, 1],
  ])('chooses the one with all that the others share, and more', (near, far) => {
    const decision = decide(listing('Velmira Antioxidant Makeup Removing Cleansing Oil'), [
      product('Velmira Antioxidant Cleansing Oil', near),
      product('Velmira Cleansing Oil', far),
    ]);
    expect(decision).toMatchObject({ kind: 'match', productId: near });
  });

  test('does not choose a rejected product again', () => {
    const candidates = [product('Dew Drops Serum', 1)];
    const rejected = new Set([1]);
    expect(decide(listing('Dew Drops Serum'), candidates, { rejected }).kind).toBe('new');
  });
});

const nameWords = [
  'Dew',
  'Drops',
  'Moonlite',
  'Hydrating',
  'Serum',
  'Cream',
  'Night',
  'for',
  'Dry',
  'Skin',
  'Mini',
  'SPF 30',
  'SPF 50',
  '10%',
  'Set',
  'Refill',
  'Eye',
  '#22',
  '50ml',
  '30ml',
];
const titles = fc
  .array(fc.constantFrom(...nameWords), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.join(' '));

describe('for any titles', () => {
  test('the decision is symmetric', () => {
    fc.assert(
      fc.property(titles, titles, (one, other) => {
        const there = decide(listing(one), [product(other)]);
        const back = decide(listing(other), [product(one)]);
        expect(back.kind).toBe(there.kind);
        expect(back.score).toBeCloseTo(there.score, 10);
      }),
    );
  });

  test('a title matches itself, but not with another size, SPF or pack', () => {
    const bare = titles.filter((title) => !/ml|SPF|Set|Refill|Mini|%/.test(title));
    const told = fc.constantFrom(
      [' 30ml', ' 50ml'],
      [' SPF 30', ' SPF 50'],
      [' 5%', ' 10%'],
      ['', ' Set'],
      ['', ' Refill'],
      ['', ' Tester'],
      ['', ' Duo'],
      ['', ' Mini'],
    );
    fc.assert(
      fc.property(bare, told, (title, [one = '', other = '']) => {
        expect(kindOf(`Aurora ${title}${one}`, `Aurora ${title}${one}`)).toBe('match');
        expect(kindOf(`Aurora ${title}${one}`, `Aurora ${title}${other}`)).not.toBe('match');
      }),
    );
  });

  test('the order of the candidates does not matter', () => {
    const some = fc.uniqueArray(titles, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(titles, some, (offer, names) => {
        const candidates = names.map((name, index) => product(name, index + 1));
        const decided = decide(listing(offer), candidates);
        expect(decide(listing(offer), candidates.toReversed())).toEqual(decided);
      }),
    );
  });

  test('unrelated candidates do not change a match', () => {
    fc.assert(
      fc.property(titles, titles, (offer, name) => {
        const strangers = ['Zebra Comb', 'Quartz Candle'].map((text, index) => ({
          ...product(text, 50 + index),
          brand: 'Unrelated',
        }));
        const decided = decide(listing(offer), [product(name)]);
        if (decided.kind !== 'match') return;
        expect(decide(listing(offer), [...strangers, product(name)])).toEqual(decided);
      }),
    );
  });
});

describe('with the names of the brand’s other products', () => {
  const decideIn = (offer: string, others: readonly string[]) => {
    const products = others.map((name, at) => product(name, at + 1));
    return decide(listing(offer), products, { catalog: new PlainCatalog(products) });
  };
  const inMoonLine = (word: string) => `Moon ${word} Mascara`;
  const lumen = ['Lumen Silk Foundation', 'Silk Lash Mascara', 'Silk Lip Balm'];
  const pairs = ['Pearl Mascara', 'Pearl Silk Mascara'];

  test('an added word that never separates them describes', () => {
    const alone = decide(listing('Lumen Foundation'), [product('Lumen Silk Foundation')]);
    expect(alone.kind).not.toBe('match');
    const decision = decideIn('Lumen Foundation', lumen);
    expect(decision).toMatchObject({ kind: 'match', productId: 1 });
    expect(decision.reasons).toContain('no other products of the brand differ by such a word');
  });

  test('an added word that separates two of them separates', () => {
    expect(decideIn('Lumen Foundation', [...lumen, ...pairs]).kind).not.toBe('match');
  });

  test('a name that no other product has is asked about', () => {
    expect(decideIn('Renewing Cleansing Cream', ['Resurgence Renewing Cleansing Cream']).kind).toBe(
      'ask',
    );
  });

  describe('a name that no other product of the brand has', () => {
    const others = 'Aster Briar Clover Fern Hazel Iris Linden Maple Sorrel Thyme'.split(' ');
    const catalog = others.map((name) => `${name} Shampoo`);

    test('outweighs an added name', () => {
      const decision = decideIn('Velmira Body Wash', ['Tilda Velmira Body Wash', ...catalog]);
      expect(decision).toMatchObject({ kind: 'match', productId: 1 });
      expect(decision.reasons).toContain(
        'no other product of the brand has all the words that both say',
      );
    });

    test('says nothing if another product has it, or if few products are known', () => {
      const line = ['Tilda Velmira Body Wash', 'Orla Velmira Body Wash', ...catalog];
      expect(decideIn('Velmira Body Wash', line).kind).not.toBe('match');
      const small = ['Tilda Velmira Body Wash', 'Aster Shampoo'];
      expect(decideIn('Velmira Body Wash', small).kind).toBe('ask');
    });

    test.each([
      ['Velmira Rich Body Wash', 'Velmira Body Wash'],
      ['Velmira Soothing Solution', 'Velmira Vital Solution'],
      ['Velmira Moisturizer SPF 30', 'Velmira Moisturizer'],
    ])('is shared by two products of a line, too: %s, %s', (offer, other) => {
      expect(decideIn(offer, [other, ...catalog]).kind).not.toBe('match');
    });
  });

  test('a phrase that separates two of them separates, though none of its words does', () => {
    const names = [
      'Lumen Blush Silk Moon',
      'Pearl Mascara',
      'Pearl Mascara Silk Moon',
      'Silk Balm',
    ];
    const catalog = new PlainCatalog(names.map((name, at) => product(name, at + 1)));
    const [offer, other] = [readTitle(listing('Lumen Blush')), readTitle(product(names[0] ?? ''))];
    const phrase = other.words.filter(({ text }) => text === 'silk' || text === 'moon');
    const uses = (words: readonly TitleWord[] | undefined) =>
      phrase.map((word) => catalog.wordUse(word, offer, other, words));
    expect(uses(undefined)).not.toContain('separates');
    expect(uses(phrase)).toEqual(['separates', 'separates']);
  });

  test('a join of which only the name of a line is certain is asked about', () => {
    const line = ['Moon', 'Moon Lip Balm', 'Moon Eye Cream', 'Moon Gel', 'Moon Rose Powder'];
    const isAsked = (offer: string, others: readonly string[]) =>
      decideIn(offer, others).kind === 'ask';
    expect(isAsked('Moon Correcting Concealer', line)).toBe(true);
    expect(isAsked('Moon Correcting Concealer', ['Moon', 'Dew Gel', 'Calm Eye Cream'])).toBe(false);
  });

  test('a line that also has the product type in common is no doubt about praise', () => {
    const line = ['Moon Mascara', ...['Pearl', 'Silk', 'Rose', 'Tilda'].map(inMoonLine)];
    expect(decideIn('Moon Buildable Mascara', line)).toMatchObject({ kind: 'match', productId: 1 });
  });

  test('a waterproof mascara is another one, however the brand uses the word', () => {
    const others = ['Lumen Waterproof Mascara', 'Dew Waterproof Liner', 'Calm Waterproof Gel'];
    expect(decideIn('Lumen Mascara', others).kind).not.toBe('match');
  });

  test('a tinted cream is another one, however the brand uses the word', () => {
    const others = ['Lumen Moisturizer Tinted Protect', 'Dew Tinted Balm', 'Calm Tinted Gel'];
    expect(decideIn('Lumen Moisturizer', others).kind).not.toBe('match');
    // More praise does not make it the same.
    const praised = 'Lumen Daily Moisturizer Tinted SPF 47 Protect + Perfect';
    expect(decideIn('Lumen Daily Moisturizer SPF 47', [praised]).kind).not.toBe('match');
  });

  test('a product with exactly the words is nearer', () => {
    const decision = decideIn('Lumen Foundation', [...lumen, 'Lumen Foundation']);
    expect(decision).toMatchObject({ kind: 'match', productId: 4 });
  });

  test.each([
    ['another body part', 'Lumen Cream', ['Lumen Eye Cream', 'Bright Eye Serum', 'Calm Eye Gel']],
    [
      'a word in place of another',
      'Lumen Calm Cream',
      ['Lumen Silk Cream', 'Silk Lash Mascara', 'Silk Lip Balm'],
    ],
    [
      'another fragrance',
      'Nightfall Eau de Parfum',
      ['Nightfall Silk Eau de Parfum', 'Silk Lash Mascara', 'Silk Lip Balm'],
    ],
  ])('%s stays another product', (_, offer, others) => {
    expect(decideIn(offer, others).kind).not.toBe('match');
  });
});

test('a grade in the place of praise is asked about', () => {
  expect(kindOf('Moonlite Serum Supreme', 'Moonlite Barrier Serum')).toBe('ask');
});

test('a size that is nearly the same does not separate, but an equal one is nearer', () => {
  expect(kindOf('Dew Drops Serum | 150 ml', 'Dew Drops Serum | 125 ml')).toBe('match');
  expect(kindOf('Dew Drops Serum | 150 ml', 'Dew Drops Serum | 100 ml')).toBe('new');
  const both = [product('Dew Drops Serum | 125 ml', 1), product('Dew Drops Serum | 150 ml', 2)];
  expect(decide(listing('Dew Drops Serum | 150 ml'), both)).toMatchObject({ productId: 2 });
});

test('an entry that fits clearly better takes the place of the shop’s other entry', () => {
  const other = product('Moonlite Night Serum');
  const offer = listing('Moonlite Night Hydrating Serum');
  expect(decide(offer, [other], { listedScore: () => 0.91 }).kind).toBe('match');
  expect(decide(offer, [other], { listedScore: () => 0.97 }).kind).toBe('new');
  expect(decide(offer, [other], { listedScore: () => 1 }).kind).toBe('new');
});

test.each([
  ['Daisy', 'Daisy Dream'],
  ['Nightfall', 'Hypnotic Nightfall'],
  ['Luna Rossa', 'Luna Rossa Black'],
])('names without a product type are fragrances: %s and %s are two', (one, other) => {
  const products = [product(other), product('Dream Lip Balm', 2), product('Black Dream Gel', 3)];
  const decision = decide(listing(one), products, { catalog: new PlainCatalog(products) });
  expect(decision.kind).toBe('new');
});

describe('ingredients', () => {
  const list = (from: number) => sketchFormula(Array.from({ length: 20 }, (_, at) => from + at));
  const formula = list(1) ?? undefined;
  const otherFormula = list(50) ?? undefined;
  const offer = { brand: 'Glow House', name: 'Dew Drops Silk Serum', price: 30 };
  const kindOf = (given: Partial<OfferToMatch>, product: Partial<ProductToMatch>) =>
    decide({ ...offer, ...given }, [
      { productId: 1, brand: 'Glow House', name: 'Dew Drops Serum', price: 30, ...product },
    ]).kind;

  test('the same list joins what a word alone leaves open', () => {
    expect(kindOf({}, {})).not.toBe('match');
    expect(kindOf({ formula }, {})).not.toBe('match');
    const decision = decide({ ...offer, formula }, [
      { productId: 1, brand: 'Glow House', name: 'Dew Drops Serum', price: 30, formula },
    ]);
    expect(decision).toMatchObject({ kind: 'match', productId: 1 });
    expect(decision.kind === 'match' && decision.reasons).toContain('the ingredients are the same');
  });

  test('another list under other words is asked about', () => {
    const praised = { name: 'Dew Drops Hydrating Serum' };
    expect(kindOf(praised, {})).toBe('match');
    expect(kindOf({ ...praised, formula: otherFormula }, { formula })).toBe('ask');
  });

  test.each<[string, Partial<OfferToMatch>, Partial<ProductToMatch>]>([
    ['another list', { formula: otherFormula }, { formula }],
    ['another size', { formula, size: '30 ml' }, { formula, size: '50 ml' }],
    ['a price of another size', { formula, price: 60 }, { formula }],
    [
      'a palette',
      { name: 'Dew Drops Rose Palette', formula },
      { name: 'Dew Drops Palette', formula },
    ],
    ['a set', { name: 'Dew Drops Silk Set', formula }, { name: 'Dew Drops Set', formula }],
    [
      'a scent',
      { name: 'Dew Silk Eau de Parfum', formula },
      { name: 'Dew Eau de Parfum', formula },
    ],
  ])('%s stays apart', (_, given, product) => {
    expect(kindOf(given, product)).not.toBe('match');
  });
});

describe('names at other shops', () => {
  const named = (text: string, productId = 1) => product(text, productId);
  const decideBy = (offer: string, own: string, other: string, more: MatchKnowledge = {}) =>
    decide(listing(offer), [product(own)], { ...more, otherNames: [named(other)] });

  test.each([
    ['Halcyon Tide', 'Aurora Serum', 'Halcyon Tide Serum', 'match'],
    ['Aurora Serum', 'Aurora Serum', 'Halcyon Tide Serum', 'match'],
    ['Halcyon Tide', 'Aurora Serum', 'Quiet Harbor Serum', 'new'],
    // Another name does not resolve a conflict.
    ['Aurora Serum | 50 ml', 'Aurora Serum | 30 ml', 'Aurora Serum', 'new'],
    ['Mini Aurora Serum', 'Aurora Serum', 'Mini Aurora Serum', 'new'],
    // A conflict under another name does not count.
    ['Aurora Serum | 50 ml', 'Aurora Serum', 'Aurora Serum | 30 ml', 'match'],
  ])('%s, a product named %s and %s: %4$s', (offer, own, other, kind) => {
    expect(decideBy(offer, own, other).kind).toBe(kind);
  });

  test('are a reason, unless the product’s own name fits as well', () => {
    const reason = 'by its name at another shop';
    expect(decideBy('Halcyon Tide', 'Aurora Serum', 'Halcyon Tide').reasons).toContain(reason);
    expect(decideBy('Halcyon Tide', 'Halcyon Tide', 'Halcyon Tide').reasons).not.toContain(reason);
  });

  test('find a product whose own name is no candidate', () => {
    const otherNames = [named('Halcyon Tide', 7)];
    expect(decide(listing('Halcyon Tide'), [], { otherNames })).toMatchObject({ productId: 7 });
  });

  test('are not similar products if they conflict', () => {
    const otherNames = [named('Halcyon Tide 30 ml')];
    const decision = decide(listing('Halcyon Tide 50 ml'), [], { otherNames });
    expect(decision).toMatchObject({ kind: 'new', score: 0 });
  });

  test('come after the own name of another product', () => {
    const candidates = [product('Aurora Serum', 1), product('Halcyon Tide', 2)];
    const otherNames = [named('Halcyon Tide', 1)];
    const decision = decide(listing('Halcyon Tide'), candidates, { otherNames });
    expect(decision).toMatchObject({ kind: 'match', productId: 2 });
  });

  test('are not names of products that the operator rejected or the shop lists', () => {
    const rejected = new Set([1]);
    expect(decideBy('Halcyon Tide', 'Aurora Serum', 'Halcyon Tide', { rejected }).kind).toBe('new');
    const listedScore = () => 1;
    expect(decideBy('Halcyon Tide', 'Aurora Serum', 'Halcyon Tide', { listedScore }).kind).toBe(
      'new',
    );
  });

  test('never lower the score, and change nothing where the own name conflicts', () => {
    fc.assert(
      fc.property(titles, titles, titles, (offer, own, other) => {
        const before = decide(listing(offer), [product(own)]);
        const after = decideBy(offer, own, other);
        const { conflicts } = compareTitles(readTitle(listing(offer)), readTitle(product(own)));
        if (conflicts.length > 0 && before.score > 0) expect(after).toEqual(before);
        else expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
    );
  });
});
