import { categories } from '~/domain/catalog/category';
import { at } from './random';
import { sampleSubcategories } from './sample-products';

/** Shares of the catalog, by category and by subcategory within it. */
const shares: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  skincare: {
    cleansers: 0.0552,
    moisturizers: 0.0675,
    serums: 0.0675,
    sunscreen: 0.0368,
    masks: 0.0429,
    'eye-care': 0.0368,
  },
  makeup: {
    foundation: 0.0494,
    concealer: 0.0321,
    eyeshadow: 0.042,
    mascara: 0.0247,
    lipstick: 0.0618,
    'blush-bronzer': 0.037,
  },
  haircare: {
    shampoo: 0.0419,
    conditioner: 0.0335,
    styling: 0.0386,
    treatments: 0.0335,
    tools: 0.0201,
  },
  fragrance: { women: 0.0346, men: 0.0216, unisex: 0.0216, 'body-sprays': 0.0162, travel: 0.0141 },
  tools: {
    'makeup-brushes': 0.0298,
    sponges: 0.0129,
    'hair-tools': 0.0198,
    'skincare-tools': 0.0129,
    'nail-tools': 0.0119,
    'eyelash-tools': 0.0119,
  },
  supplements: {
    'hair-vitamins': 0.0171,
    'skin-supplements': 0.0157,
    collagen: 0.0143,
    multivitamins: 0.0143,
    probiotics: 0.01,
  },
};

export interface SubcategoryQuota {
  category: string;
  subcategory: string;
  quota: number;
}

/** Number of products per subcategory, without the samples. */
export function subcategoryQuotas(products: number): SubcategoryQuota[] {
  const rest = products - sampleSubcategories.length;
  const all = categories.flatMap(({ slug: category, subcategories }) =>
    subcategories.map(({ slug: subcategory }) => {
      const share = shares[category]?.[subcategory] ?? 0;
      const samples = sampleSubcategories.filter((slug) => slug === subcategory).length;
      return { category, subcategory, want: share * products - samples };
    }),
  );
  const minPerSubcategory = rest >= all.length ? 1 : 0;
  const spare = rest - minPerSubcategory * all.length;
  const wants = all.map(({ want }) => Math.max(0, want - minPerSubcategory));
  const sum = wants.reduce((total, want) => total + want, 0);
  const exact = wants.map((want) => (want / sum) * spare);
  const quotas = exact.map((value) => minPerSubcategory + Math.floor(value));
  let missing = rest - quotas.reduce((total, quota) => total + quota, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing <= 0) break;
    quotas[index] = at(quotas, index) + 1;
    missing--;
  }
  return all.map(({ category, subcategory }, index) => ({
    category,
    subcategory,
    quota: at(quotas, index),
  }));
}
