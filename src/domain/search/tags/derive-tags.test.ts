import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTerm } from '../vocabulary/terms';
import { deriveTags } from './derive-tags';
import type { TaggedProduct } from './tagged-product';

const product = (given: Partial<TaggedProduct>): TaggedProduct => ({
  name: 'Daily Serum',
  brand: 'Fern & Fallow',
  category: 'skincare',
  subcategory: 'serums',
  description: null,
  features: [],
  ingredients: [],
  keyIngredients: [],
  ...given,
});

const tagsOf = (given: Partial<TaggedProduct>, kind: string) =>
  deriveTags(product(given)).filter((tag) => tag.startsWith(`${kind}:`));

const strengthOf = (given: Partial<TaggedProduct>, tag: string): number => {
  const hint = tag.replace('concern:', 'hint:');
  const found = deriveTags(product(given)).find(
    (one) => one.startsWith(`${tag}:`) || one.startsWith(`${hint}:`),
  );
  return Number(found?.split(':')[2] ?? 0);
};

const onShelf = (shelf: string) => {
  const [category = '', subcategory = ''] = shelf.split('/');
  return { category, subcategory };
};

describe('the type', () => {
  test.each([
    ['Vitamin C Serum with SPF', 'skincare/serums', 'serum'],
    ['Silk Serum Foundation in 210 Sand', 'makeup/foundation', 'foundation'],
    ['Precision Foundation Brush', 'tools/makeup-brushes', 'foundation-brush'],
    ['Everyday Brush Set', 'tools/makeup-brushes', 'brush-set'],
    ['Eye Brush Set', 'tools/makeup-brushes', 'eye-brush-set'],
    ['Argan Hair Mask', 'haircare/treatments', 'hair-mask'],
    ['Eye Cream for Face', 'skincare/eye-care', 'eye-cream'],
    ['Cooling Gel Cream', 'skincare/eye-care', 'eye-treatment'],
    ['Bond Theory Bain', 'haircare/shampoo', 'shampoo'],
    ['Marula Oil', 'skincare/moisturizers', 'face-oil'],
    ['Cleansing Oil', 'skincare/cleansers', 'cleansing-oil'],
    ['Plumping Gloss - Guava', 'makeup/lipstick', 'lip-plumper'],
    ['Nuit de Rose Eau de Parfum Intense', 'fragrance/women', 'eau-de-parfum'],
    ['Le Sérum Haute Densité Serum', 'skincare/serums', 'serum'],
    ['Cleanser and Moisturizer Gift Set', 'skincare/moisturizers', 'gift-set'],
    ['Dew Drops', 'skincare/serums', 'serum'],
    ['Clarifying Cleanse and Hydrate Duo', 'skincare/serums', 'gift-set'],
    ['Silk Glow Blush Duo', 'makeup/blush-bronzer', 'blush'],
    ['Velvet Eye Shadow Trio', 'makeup/eyeshadow', 'eyeshadow'],
    ['All Day Eyeshadow Duo', 'makeup/eyeshadow', 'eyeshadow'],
    ['Mascara and Eyeliner Duo', 'makeup/eyeshadow', 'gift-set'],
    ['Silk Glow Blush Gift Set', 'makeup/blush-bronzer', 'gift-set'],
    ['Succinic Acid Acne Treatment', 'skincare/serums', 'spot-treatment'],
    ['Acne Serum', 'skincare/serums', 'serum'],
    ['Mandelic Acid Treatment', 'skincare/masks', 'face-peel'],
    ['Lip Glowy Balm', 'skincare/moisturizers', 'lip-balm'],
    ['Neck Sculpting Cream', 'skincare/moisturizers', 'neck-cream'],
    ['Face and Neck Lifting Cream', 'skincare/moisturizers', 'moisturizer'],
    ['Gradual Tan Firming Lotion', 'skincare/moisturizers', 'self-tanner'],
    ['Oil-Free Moisture Cushion', 'skincare/moisturizers', 'moisturizer'],
    ['Gentle Cleansing Oil Makeup Remover', 'skincare/cleansers', 'cleansing-oil'],
    ['Gentle Exfoliating Cleanser', 'skincare/cleansers', 'exfoliating-cleanser'],
  ])('of "%s" on %s is %s', (name, shelf, type) => {
    const [tag = '', ...others] = tagsOf({ name, ...onShelf(shelf) }, 'type');
    expect(others).toEqual([]);
    expect(tag.split(':')[1]).toBe(type);
  });

  test.each([
    ['Bright Serum', ['type:serum']],
    ['Dew Drops', ['type:serum:2']],
    ['Mini Bright Serum', ['type:serum:1']],
  ])('of "%s" is %s: surer in the name than by the shelf, and least for a sample', (name, tags) => {
    expect(tagsOf({ name }, 'type')).toEqual(tags);
  });

  test.each([
    ['Dew Drops', 'Skincare > Treatments > Face Serums', ['type:serum']],
    ['Overnight Miracle', 'Skincare > Exfoliation > Facial Peels', ['type:face-peel']],
    ['Aqua Veil', 'Skincare > Moisturizers > Mists & Essences', ['type:face-mist', 'type:essence']],
    ['Hydra Essence', 'Skincare > Moisturizers > Mists & Essences', ['type:essence']],
    ['Renewing Gel Cream', 'Skincare > Moisturizers', ['type:gel-cream']],
    ['Night Serum', 'Beauty | Skin Care | Lotion & Moisturizer', ['type:moisturizer']],
    ['Cleanser and Cream Gift Set', 'Skincare > Cleansers', ['type:gift-set']],
    ['Bright Serum', 'Skincare', ['type:serum']],
    ['Solid Body Moisturizer', 'Mini Size > Bath & Body', ['type:body-moisturizer']],
    ['Rose Foam', 'Bath & Body > Bath', ['type:bath-soak']],
    ['Bright Serum', '', ['type:serum']],
    ['Mini Bright Serum', 'Skincare > Treatments > Face Serums', ['type:serum']],
    ['Mini Milky Gel Cleanser', 'Skincare > Cleansers', ['type:gel-cleanser']],
    ['Mini Bright Serum', 'Skincare > Mini Size', ['type:serum:1']],
    ['Mini Bright Serum', 'Serums > Travel Sizes', ['type:serum:1']],
  ])('of "%s" in a feed\'s category "%s" is %s', (name, categoryText, tags) => {
    expect(tagsOf({ name, categoryText }, 'type')).toEqual(tags);
  });

  test('is two where the name differs from the shelf within a family of types', () => {
    const categoryText = 'Eye Care > Eye Creams & Treatments';
    const given = { name: 'Bright Eye Serum', subcategory: 'eye-care', categoryText };
    expect(tagsOf(given, 'type')).toEqual(['type:eye-serum', 'type:eye-cream']);
  });

  test('is left out where neither name nor shelf says it', () => {
    expect(tagsOf({ name: 'Dew Drops', category: 'skincare', subcategory: '' }, 'type')).toEqual(
      [],
    );
  });
});

test('an ingredient that is only compared with is not contained', () => {
  const given = { description: 'Retinal works a step closer to the skin than retinol.' };
  expect(tagsOf(given, 'ingredient')).toEqual(['ingredient:retinal:2']);
});

test('what is swallowed and tools come after what is applied', () => {
  const features = ['Helps with redness'];
  const tool = { category: 'tools', subcategory: 'skincare-tools', features };
  expect(tagsOf(tool, 'concern')).toEqual(['concern:redness:5']);
  const clips = { name: 'Frizz Free Clips', category: 'haircare', subcategory: 'tools' };
  expect(tagsOf(clips, 'concern')).toEqual(['concern:frizz:5']);
  expect(strengthOf({ features }, 'concern:redness')).toBeGreaterThan(5);
});

describe('concerns', () => {
  test.each([
    ['Blemish Control Serum', 'acne', 7],
    ['Dark Spot Serum', 'dark-spots', 7],
    ['Redness Relief Cream', 'redness', 7],
    ['Retinol Line Smoothing Serum', 'wrinkles', 5],
    ['Pore Refining Toner', 'pores', 7],
    ['Deeply Hydrating Barrier Cream', 'dryness', 4],
  ])('the name "%s" speaks for %s', (name, concern, min) => {
    expect(strengthOf({ name }, `concern:${concern}`)).toBeGreaterThanOrEqual(min);
  });

  test.each([
    ['Acne Spot Treatment', 'acne', 'dark-spots'],
    ['Wrinkle Corrector', 'wrinkles', 'dark-spots'],
    ['Oil-Free Serum', 'acne', 'dryness'],
  ])('the name "%s" speaks for %s, not for %s', (name, concern, other) => {
    expect(strengthOf({ name }, `concern:${concern}`)).toBeGreaterThan(
      strengthOf({ name }, `concern:${other}`),
    );
  });

  test('"clear skin" in the name of a supplement means acne', () => {
    const supplement = {
      name: 'Daily Clear Skin Capsules',
      ...onShelf('supplements/skin-supplements'),
    };
    expect(strengthOf(supplement, 'concern:acne')).toBe(5);
  });

  test('most tools are against nothing, whatever they are called', () => {
    const name = 'Fine Line Set';
    expect(tagsOf({ name, ...onShelf('tools/nail-tools') }, 'concern')).toEqual([]);
    expect(tagsOf({ name, ...onShelf('tools/skincare-tools') }, 'concern')).toEqual([
      'concern:wrinkles:5',
    ]);
  });

  test('several good reasons are stronger than one', () => {
    const one = { name: 'Acne Treatment with Salicylic Acid' };
    const several = {
      name: 'Acne Clearing Spot Treatment with Salicylic Acid',
      ingredients: ['Aqua', 'Salicylic Acid', 'Sulfur', 'Zinc PCA', 'Azelaic Acid'],
    };
    expect(strengthOf(one, 'concern:acne')).toBeGreaterThanOrEqual(7);
    expect(strengthOf(several, 'concern:acne')).toBeGreaterThan(strengthOf(one, 'concern:acne'));
    expect(strengthOf(several, 'concern:acne')).toBeGreaterThan(9);
  });

  test.each([
    ['Dry Skin Night Cream', 0],
    ['Night Cream for Oily and Dry Skin', 6],
    ['Night Cream', 6],
  ])('a name that says for whom outweighs a text: oil control of "%s"', (name, min) => {
    const strength = strengthOf({ name, features: ['Controls excess oil'] }, 'concern:oiliness');
    if (min === 0) expect(strength).toBe(0);
    else expect(strength).toBeGreaterThanOrEqual(min);
  });

  test('actives speak for them, more so near the top of the label', () => {
    const base = ['Aqua', 'Glycerin', 'Propanediol', 'Xanthan Gum', 'Carbomer', 'Citric Acid'];
    const more = ['Betaine', 'Panthenol', 'Trehalose', 'Sodium PCA', 'Inulin', 'Disodium EDTA'];
    const top = strengthOf({ ingredients: ['Salicylic Acid', ...base, ...more] }, 'concern:acne');
    const middle = strengthOf(
      { ingredients: [...base, ...more, 'Salicylic Acid'] },
      'concern:acne',
    );
    const none = strengthOf({ ingredients: [...base, ...more] }, 'concern:acne');
    expect(top).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(none);
  });

  test('a rinse-off product is for wrinkles less than a leave-on one', () => {
    const ingredients = ['Aqua', 'Retinol', 'Glycerin'];
    const serum = strengthOf({ ingredients }, 'concern:wrinkles');
    const wash = { name: 'Daily Face Wash', subcategory: 'cleansers', ingredients };
    expect(strengthOf(wash, 'concern:wrinkles')).toBeLessThan(serum);
  });

  test('features and descriptions add to them', () => {
    const silent = strengthOf({}, 'concern:redness');
    expect(strengthOf({ features: ['Helps with redness'] }, 'concern:redness')).toBeGreaterThan(
      silent,
    );
    expect(
      strengthOf({ description: 'Calms redness overnight.' }, 'concern:redness'),
    ).toBeGreaterThan(silent);
  });

  test.each([
    ['Detox Shampoo', 'haircare/shampoo', 'Removes build-up', 'concern:dandruff', false],
    ['Daily Conditioner', 'haircare/conditioner', 'Soft ends', 'concern:split-ends', false],
    [
      'Daily Conditioner',
      'haircare/conditioner',
      'Helps with split ends',
      'concern:split-ends',
      true,
    ],
  ])('"%s" on %s that says "%s" and %s: %s', (name, shelf, feature, concern, isHelpful) => {
    const strength = strengthOf({ name, ...onShelf(shelf), features: [feature] }, concern);
    expect(strength > 0).toBe(isHelpful);
  });

  test('hair vitamins with biotin help nails', () => {
    const vitamins = { name: 'Hair Capsules', ...onShelf('supplements/hair-vitamins') };
    expect(
      strengthOf({ ...vitamins, ingredients: ['Biotin'] }, 'concern:weak-nails'),
    ).toBeGreaterThan(4);
    expect(strengthOf({ ...vitamins, ingredients: ['Zinc'] }, 'concern:weak-nails')).toBe(0);
  });

  test('hair and eye products have their own', () => {
    const shampoo = { name: 'Tea Tree Shampoo', ...onShelf('haircare/shampoo') };
    expect(strengthOf({ ...shampoo, features: ['Helps with dandruff'] }, 'concern:dandruff')).toBe(
      6,
    );
    const eyes = {
      name: 'Eye Gel',
      subcategory: 'eye-care',
      ingredients: ['Aqua', 'Caffeine', 'Glycerin'],
    };
    expect(strengthOf(eyes, 'concern:puffiness')).toBeGreaterThanOrEqual(5);
    expect(strengthOf(eyes, 'concern:dark-circles')).toBeGreaterThanOrEqual(5);
    expect(tagsOf({ ...shampoo, features: ['Frizz control'] }, 'concern')).toContain(
      'concern:frizz:6',
    );
  });
});

describe('what a text denies is no tag', () => {
  test.each([
    [{ features: ['Not for oily skin'] }, 'skin:oily'],
    [{ description: 'Never dry, without redness or irritation.' }, 'concern:sensitivity:5'],
    [{ features: ['Fragrance-free'] }, 'ingredient:fragrance'],
    [{ description: 'Made without parabens, sulfates or silicones.' }, 'ingredient:sulfates'],
    [{ features: ['Oil-free'] }, 'form:oil'],
    [{ name: 'Castor Oil Root Serum', ...onShelf('haircare/treatments') }, 'form:oil'],
  ])('%j', (given, tag) => {
    const tags = deriveTags(product(given));
    expect(tags.filter((one) => one === tag || one.startsWith(`${tag}:`))).toEqual([]);
  });

  test('but the absence of an ingredient is a claim', () => {
    const tags = tagsOf({ description: 'Made without parabens, sulfates or silicones.' }, 'claim');
    expect(tags).toEqual(
      expect.arrayContaining([
        'claim:paraben-free:3',
        'claim:sulfate-free:3',
        'claim:silicone-free:3',
      ]),
    );
    expect(tagsOf({ features: ['No white cast'] }, 'claim')).toEqual(['claim:no-white-cast:3']);
  });

  test('and a name such as “Zero Fuss” denies nothing else', () => {
    const tags = tagsOf({ name: 'Zero Fuss Foam Cleanser', subcategory: 'cleansers' }, 'form');
    expect(tags).toEqual(['form:foam:3']);
    expect(tagsOf({ description: 'Zero added parabens or sulfates.' }, 'ingredient')).toEqual([]);
  });

  test('and a later clause stands for itself', () => {
    const features = ['No white cast, suits sensitive skin'];
    expect(tagsOf({ features }, 'skin')).toEqual(['skin:sensitive:2']);
  });
});

describe('claims from the label', () => {
  const listed = (...more: string[]) => ({
    ingredients: ['Aqua', 'Glycerin', 'Squalane', ...more],
  });

  test('"clean" is a claim in a phrase, not in a name', () => {
    expect(tagsOf({ name: 'Clean Cut Cologne' }, 'claim')).toEqual([]);
    expect(tagsOf({ name: 'Clean Beauty Mascara' }, 'claim')).toEqual(['claim:clean:3']);
  });

  test('a known label without it is free of it', () => {
    const tags = deriveTags(product(listed()));
    expect(tags).toContain('listed:ingredients');
    expect(tags).toContain('claim:fragrance-free:2');
    expect(tags).toContain('claim:paraben-free:2');
  });

  test.for([
    [[1, 2, 0, 0], true],
    [[1, 0, 0], false],
  ] as const)('of a label with the names %j it is known what is absent: %s', ([ids, isKnown]) => {
    const resolved = { ids, unknown: ids.filter((id) => id === 0).map((_, at) => `Name ${at}`) };
    const tags = deriveTags(product({ ...listed(), resolved }));
    expect(tags.includes('listed:ingredients')).toBe(isKnown);
    expect(tags.includes('claim:fragrance-free:2')).toBe(isKnown);
  });

  test.each([
    ['Parfum', 'claim:fragrance-free'],
    ['Linalool', 'claim:fragrance-free'],
    ['Citrus Aurantium Dulcis Peel Oil', 'claim:fragrance-free'],
    ['Methylparaben', 'claim:paraben-free'],
    ['Dimethicone', 'claim:silicone-free'],
    ['Sodium Laureth Sulfate', 'claim:sulfate-free'],
    ['Alcohol Denat.', 'claim:alcohol-free'],
  ])('%s rules out %s', (name, claim) => {
    const tags = deriveTags(product(listed(name)));
    expect(tags.filter((tag) => tag.startsWith(claim))).toEqual([]);
  });

  test('an unknown label says nothing', () => {
    expect(tagsOf({}, 'claim')).toEqual([]);
    expect(tagsOf({}, 'listed')).toEqual([]);
  });

  test('vegan and cruelty-free have to be stated', () => {
    expect(tagsOf(listed(), 'claim').join()).not.toMatch(/vegan|cruelty/);
    const features = ['Vegan and cruelty-free'];
    expect(tagsOf({ features }, 'claim')).toEqual(['claim:vegan:3', 'claim:cruelty-free:3']);
  });

  test('what is made in Korea is K-beauty', () => {
    expect(tagsOf({ features: ['Made in Korea'] }, 'claim')).toEqual(['claim:k-beauty:3']);
  });

  test('cetearyl alcohol is not a drying alcohol', () => {
    expect(deriveTags(product(listed('Cetearyl Alcohol')))).toContain('claim:alcohol-free:2');
  });
});

test('what suits oily skin does not also suit dry skin by its ingredients', () => {
  const ingredients = ['Aqua', 'Glycerin', 'Sodium Hyaluronate', 'Ceramide NP', 'Squalane'];
  const given = { ingredients, name: 'Hydrating Cream', subcategory: 'moisturizers' };
  expect(tagsOf(given, 'skin')).toContain('skin:dry:2');
  const oily = { ...given, features: ['Suits oily and combination skin'] };
  expect(tagsOf(oily, 'skin')).toEqual(['skin:oily:2', 'skin:combination:2']);
});

test('what a product is compared with is not in it', () => {
  const features = ['Gentler than retinol', 'Smooths like a retinoid'];
  expect(tagsOf({ features }, 'ingredient')).toEqual([]);
});

test('adjectives share their noun', () => {
  const features = ['For oily and combination skin'];
  expect(tagsOf({ features }, 'skin')).toEqual(['skin:oily:2', 'skin:combination:2']);
  const shampoo = { ...onShelf('haircare/shampoo'), features: ['For fine, wavy or curly hair'] };
  expect(tagsOf(shampoo, 'hair').toSorted()).toEqual([
    'hair:curly:2',
    'hair:fine:2',
    'hair:wavy:2',
  ]);
});

test('ingredients are stronger in the name than on the label', () => {
  const strength = (given: Partial<TaggedProduct>) => strengthOf(given, 'ingredient:niacinamide');
  const label = ['Aqua', 'Glycerin', 'Betaine', 'Inulin', 'Carbomer', 'Niacinamide'];
  expect(strength({ name: 'Niacinamide 10% Serum' })).toBe(3);
  expect(strength({ keyIngredients: ['Niacinamide'] })).toBe(2);
  expect(strength({ ingredients: label })).toBe(1);
  expect(deriveTags(product({ ingredients: [...label, 'Methylparaben'] }))).toContain(
    'ingredient:parabens:1',
  );
});

describe('scents', () => {
  const scent = (given: Partial<TaggedProduct>) =>
    tagsOf({ name: 'Paper Moon', ...onShelf('fragrance/unisex'), ...given }, 'ingredient').filter(
      (tag) => tag.includes('-notes'),
    );

  test('a note in the name says more than one of many', () => {
    expect(scent({ keyIngredients: ['Grapefruit'] })).toContain('ingredient:citrus-notes:2');
    expect(scent({ name: 'Northern Grapefruit' })).toContain('ingredient:citrus-notes:3');
    expect(scent({ name: 'Orange Blossom in Winter' })).toContain('ingredient:floral-notes:3');
    expect(scent({ name: 'Grapefruit Serum', ...onShelf('skincare/serums') })).toEqual([]);
  });
});

describe('shades, finishes, SPF and audiences', () => {
  const lipstick = onShelf('makeup/lipstick');

  test.each([
    ['Velvet Lipstick in True Red', ['shade:red']],
    ['Velvet Lipstick - Plum Noir', ['shade:plum']],
    ['Velvet Lipstick, Peach Fuzz', ['shade:peach']],
    ['Velvet Lipstick (Brick Lane)', ['shade:red']],
    ['Rose Velvet Lipstick', []],
  ])('"%s"', (name, shades) => {
    expect(tagsOf({ name, ...lipstick }, 'shade')).toEqual(shades);
  });

  test('complexion shades are depths', () => {
    const name = 'Skin Tint in 350 Espresso';
    expect(tagsOf({ name, ...onShelf('makeup/foundation') }, 'shade')).toEqual(['shade:deep']);
  });

  test('finishes come from names and features', () => {
    expect(tagsOf({ name: 'Matte Lipstick', ...lipstick }, 'finish')).toEqual(['finish:matte:3']);
    expect(tagsOf({ name: 'Lipstick', ...lipstick, features: ['Satin finish'] }, 'finish')).toEqual(
      ['finish:satin:2'],
    );
  });

  test.each([
    ['Sun Fluid SPF 50+', ['spf:50']],
    ['Sun Fluid SPF30', ['spf:30']],
    ['Sun Fluid', []],
  ])('"%s" has the factor %j', (name, spf) => {
    expect(tagsOf({ name, subcategory: 'sunscreen' }, 'spf')).toEqual(spf);
  });

  test.each([
    ['Cedar Eau de Toilette for Men', 'fragrance/men', ['audience:men']],
    ['Women’s Multivitamin', 'supplements/multivitamins', ['audience:women']],
    ['Oud Parfum', 'fragrance/unisex', ['audience:unisex']],
    ['Kids Detangling Spray', 'haircare/conditioner', ['audience:kids']],
    ['Daily Serum', 'skincare/serums', []],
  ])('"%s" on %s is for %j', (name, shelf, audience) => {
    expect(tagsOf({ name, ...onShelf(shelf) }, 'audience')).toEqual(audience);
  });
});

const anyText = fc.oneof(
  fc.string({ maxLength: 80, unit: 'grapheme' }),
  fc.constantFrom(
    'Serum',
    'no parabens,',
    'Not for',
    'oily skin',
    'SPF 50',
    ' - ',
    'Parfum',
    '.,,.',
  ),
);
const anyProduct = fc.record({
  name: fc.array(anyText, { maxLength: 4 }).map((words) => words.join(' ')),
  brand: anyText,
  category: fc.constantFrom(
    'skincare',
    'makeup',
    'haircare',
    'fragrance',
    'tools',
    'supplements',
    '',
  ),
  subcategory: fc.constantFrom('serums', 'lipstick', 'tools', 'men', '', '__proto__'),
  description: fc.option(anyText),
  features: fc.array(anyText, { maxLength: 3 }),
  ingredients: fc.array(anyText, { maxLength: 8 }),
  keyIngredients: fc.array(anyText, { maxLength: 3 }),
});

test('any texts give the same known terms each time', () => {
  fc.assert(
    fc.property(anyProduct, (given) => {
      const tags = deriveTags(given);
      expect(deriveTags(structuredClone(given))).toEqual(tags);
      const names = tags.map((tag) => tag.split(':').slice(0, 2).join(':'));
      expect(new Set(names).size).toBe(tags.length);
      for (const tag of tags) {
        expect(tag).toMatch(/^[a-z]+:[a-z0-9-]+(?::[1-9])?$/);
        const [kind = '', slug = ''] = tag.split(':');
        if (kind === 'spf' || kind === 'listed') continue;
        const termKind = kind === 'hint' ? 'concern' : kind;
        expect(findTerm(termKind as 'type', slug), tag).not.toBeNull();
      }
    }),
  );
});
