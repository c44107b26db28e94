/** Evidence for concerns that have no weights: what a type or an ingredient is made for. */
export interface ConcernHint {
  concern: string;
  strength: number;
  /** Slugs; any of them counts. */
  types?: readonly string[];
  ingredients?: readonly string[];
  /** Only for products of these types, or within them. */
  within?: readonly string[];
  /** Only in this category. */
  category?: string;
}

const list = (text: string) => text.split(' ');

export const concernHints: readonly ConcernHint[] = [
  // Skin
  { concern: 'barrier', strength: 5, ingredients: ['ceramides'], category: 'skincare' },
  {
    concern: 'barrier',
    strength: 3,
    ingredients: list('cholesterol fatty-acids'),
    category: 'skincare',
  },
  {
    concern: 'sensitivity',
    strength: 4,
    ingredients: list('cica colloidal-oatmeal'),
    category: 'skincare',
  },
  {
    concern: 'sensitivity',
    strength: 2,
    ingredients: list('allantoin chamomile beta-glucan'),
    category: 'skincare',
  },
  { concern: 'oiliness', strength: 5, ingredients: list('clay charcoal'), category: 'skincare' },
  { concern: 'oiliness', strength: 4, ingredients: list('zinc bha'), category: 'skincare' },
  { concern: 'oiliness', strength: 7, types: list('blotting-paper clay-mask') },
  { concern: 'eczema', strength: 3, ingredients: ['colloidal-oatmeal'], category: 'skincare' },
  { concern: 'sun-protection', strength: 7, types: ['sunscreen'] },
  { concern: 'acne', strength: 9, types: list('pimple-patches spot-treatment') },
  { concern: 'pores', strength: 9, types: ['pore-strips'] },
  {
    concern: 'keratosis-pilaris',
    strength: 4,
    ingredients: list('urea lactic-acid'),
    within: list('body-moisturizer body-scrub body-wash'),
  },
  { concern: 'body-odor', strength: 8, types: ['deodorant'] },
  { concern: 'cracked-skin', strength: 5, types: list('foot-cream hand-cream') },
  { concern: 'ingrown-hair', strength: 3, types: ['aftershave'] },
  // Eyes and lips
  { concern: 'puffiness', strength: 5, ingredients: ['caffeine'], within: ['eye-treatment'] },
  { concern: 'puffiness', strength: 4, types: list('eye-gel eye-patches facial-roller gua-sha') },
  { concern: 'dark-circles', strength: 4, types: list('concealer color-corrector') },
  { concern: 'redness', strength: 3, types: ['color-corrector'] },
  { concern: 'chapped-lips', strength: 6, types: list('lip-balm lip-mask') },
  { concern: 'chapped-lips', strength: 4, types: list('tinted-lip-balm lip-oil lip-scrub') },
  { concern: 'thin-lips', strength: 8, types: ['lip-plumper'] },
  // Hair
  {
    concern: 'dandruff',
    strength: 8,
    ingredients: list('zinc-pyrithione ketoconazole selenium-sulfide'),
    category: 'haircare',
  },
  { concern: 'dandruff', strength: 5, ingredients: list('bha tea-tree'), category: 'haircare' },
  { concern: 'dandruff', strength: 4, types: list('scalp-scrub scalp-treatment') },
  { concern: 'thinning', strength: 9, ingredients: ['minoxidil'] },
  { concern: 'thinning', strength: 5, ingredients: list('biotin caffeine'), category: 'haircare' },
  { concern: 'thinning', strength: 8, types: ['scalp-serum'] },
  { concern: 'thinning', strength: 6, types: ['hair-vitamins'] },
  { concern: 'damage', strength: 6, ingredients: ['bond-care'], category: 'haircare' },
  { concern: 'damage', strength: 4, ingredients: list('keratin protein'), category: 'haircare' },
  { concern: 'damage', strength: 7, types: ['bond-treatment'] },
  { concern: 'damage', strength: 4, types: ['hair-mask'] },
  {
    concern: 'hair-dryness',
    strength: 4,
    ingredients: list('argan-oil coconut-oil shea-butter'),
    category: 'haircare',
  },
  { concern: 'hair-dryness', strength: 5, types: list('hair-mask hair-oil') },
  {
    concern: 'frizz',
    strength: 5,
    types: list('hair-serum leave-in-conditioner styling-cream shine-spray'),
  },
  {
    concern: 'frizz',
    strength: 3,
    ingredients: list('keratin argan-oil silicones'),
    category: 'haircare',
  },
  { concern: 'curl-definition', strength: 7, types: ['curl-cream'] },
  { concern: 'volume', strength: 5, types: list('hair-mousse texture-spray hair-powder') },
  { concern: 'color-care', strength: 8, types: ['purple-shampoo'] },
  { concern: 'tangles', strength: 6, types: list('leave-in-conditioner detangling-brush') },
  { concern: 'tangles', strength: 3, types: ['conditioner'] },
  { concern: 'heat-damage', strength: 8, types: ['heat-protectant'] },
  { concern: 'shine', strength: 7, types: ['shine-spray'] },
  { concern: 'shine', strength: 5, types: list('hair-oil hair-serum') },
  { concern: 'oily-scalp', strength: 6, types: list('dry-shampoo clarifying-shampoo') },
  { concern: 'split-ends', strength: 3, types: list('hair-oil hair-serum') },
  // Nails
  { concern: 'weak-nails', strength: 9, types: ['nail-treatment'] },
  { concern: 'weak-nails', strength: 8, ingredients: ['biotin'], within: ['hair-vitamins'] },
];
