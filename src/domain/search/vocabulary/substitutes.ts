import type { TermKind } from './term';

/**
 * What comes nearest to a term that no product of a catalog has. Types without a row are replaced by the
 * shelf where they would be, concerns by the category that cares for that part of the body.
 */
export const substitutes: Readonly<
  Record<string, readonly (readonly [kind: TermKind, slug: string])[]>
> = {
  'type:pimple-patches': [
    ['type', 'spot-treatment'],
    ['concern', 'acne'],
  ],
  'type:spot-treatment': [
    ['concern', 'acne'],
    ['type', 'serum'],
  ],
  'type:pore-strips': [['concern', 'pores']],
  'type:pore-extractor': [['concern', 'pores']],
  'type:blotting-paper': [['concern', 'oiliness']],
  'type:after-sun': [['concern', 'sensitivity']],
  'type:purple-shampoo': [
    ['concern', 'color-care'],
    ['type', 'shampoo'],
  ],
  'type:clarifying-shampoo': [
    ['concern', 'oily-scalp'],
    ['type', 'shampoo'],
  ],
  'type:bond-treatment': [['concern', 'damage']],
  'type:heat-protectant': [['concern', 'heat-damage']],
  'type:setting-powder': [['type', 'powder-foundation']],
  'type:false-lashes': [['type', 'mascara']],
  'type:lip-plumper': [['type', 'lip-gloss']],
  'type:body-oil': [['type', 'face-oil']],
  'type:moisturizer': [['type', 'sunscreen']],
  'type:body-moisturizer': [['type', 'moisturizer']],
  'type:hand-cream': [
    ['type', 'body-moisturizer'],
    ['type', 'moisturizer'],
  ],
  'type:foot-cream': [
    ['type', 'body-moisturizer'],
    ['type', 'moisturizer'],
  ],
  'type:neck-cream': [['type', 'moisturizer']],
  'type:body-wash': [['type', 'cleanser']],
  'type:body-scrub': [
    ['type', 'face-scrub'],
    ['type', 'exfoliator'],
  ],
  'type:beard-oil': [['type', 'face-oil']],
  'type:beard-balm': [['type', 'moisturizer']],
  'type:beard-wash': [['type', 'cleanser']],
  'type:aftershave': [['type', 'cologne']],
  'type:aftershave-balm': [
    ['type', 'toner'],
    ['type', 'moisturizer'],
  ],
  'type:deodorant': [['type', 'body-spray']],
  'type:bar-soap': [['type', 'cleanser']],
  'type:hand-soap': [['type', 'cleanser']],
  'type:bath-soak': [
    ['type', 'body-wash'],
    ['type', 'body-oil'],
    ['type', 'body-mist'],
  ],
  'type:candle': [
    ['type', 'home-fragrance'],
    ['type', 'perfume'],
  ],
  'type:home-fragrance': [['type', 'perfume']],
  'type:hair-removal': [['type', 'tweezers']],
  'type:razor': [['type', 'tweezers']],
  'type:lip-oil': [['type', 'lip-gloss']],
  'type:hair-color': [['concern', 'color-care']],
  'type:eyeliner': [['type', 'shadow-stick']],
  'type:lip-mask': [['type', 'lip-balm']],
  'type:lip-scrub': [['type', 'lip-balm']],
  'type:face-mist': [
    ['type', 'toner'],
    ['type', 'essence'],
  ],
  'type:skin-tint': [['type', 'tinted-sunscreen']],
  'type:self-tanner': [['type', 'bronzer']],
  'type:lash-serum': [['type', 'mascara']],
  'concern:stretch-marks': [['concern', 'firmness']],
  'concern:cellulite': [['concern', 'firmness']],
  'concern:eczema': [['concern', 'sensitivity']],
  'concern:keratosis-pilaris': [
    ['ingredient', 'urea'],
    ['ingredient', 'lactic-acid'],
    ['type', 'exfoliator'],
  ],
  'concern:ingrown-hair': [
    ['type', 'exfoliator'],
    ['concern', 'sensitivity'],
  ],
  'concern:cracked-skin': [['concern', 'dryness']],
  'concern:chapped-lips': [
    ['type', 'lip-balm'],
    ['type', 'tinted-lip-balm'],
  ],
  'concern:thin-lips': [
    ['type', 'lip-plumper'],
    ['type', 'lip-gloss'],
  ],
  'concern:heat-damage': [['concern', 'damage']],
  'concern:split-ends': [['concern', 'damage']],
  'concern:tangles': [['type', 'conditioner']],
  'hair:coily': [['hair', 'curly']],
  'hair:wavy': [['hair', 'curly']],
  'hair:blonde': [['concern', 'color-care']],
  'hair:relaxed': [['concern', 'damage']],
  'skin:fair': [
    ['shade', 'fair'],
    ['shade', 'light'],
  ],
  'skin:deep': [['shade', 'deep']],
  'skin:medium': [['shade', 'medium']],
  'ingredient:retinol': [['ingredient', 'bakuchiol']],
  'ingredient:retinoids': [['ingredient', 'bakuchiol']],
  'skin:combination': [['concern', 'oiliness']],
  'ingredient:marine-notes': [['ingredient', 'fresh-notes']],
  // Ingredients without products give way to what they are for.
  'ingredient:hydroquinone': [['concern', 'dark-spots']],
  'ingredient:kojic-acid': [['concern', 'dark-spots']],
  'ingredient:benzoyl-peroxide': [['concern', 'acne']],
  'ingredient:hypochlorous-acid': [['concern', 'acne']],
  'ingredient:sulfur': [['concern', 'acne']],
  'ingredient:neem': [['concern', 'acne']],
  'ingredient:tamanu-oil': [['concern', 'acne']],
  'ingredient:petrolatum': [['concern', 'dryness']],
  'ingredient:lanolin': [['concern', 'dryness']],
  'ingredient:cbd': [['concern', 'redness']],
  'ingredient:turmeric': [['concern', 'dullness']],
  'ingredient:glutathione': [['concern', 'dullness']],
  'ingredient:papaya': [
    ['ingredient', 'enzymes'],
    ['concern', 'dullness'],
  ],
  'ingredient:pineapple': [
    ['ingredient', 'enzymes'],
    ['concern', 'dullness'],
  ],
  'ingredient:elastin': [['concern', 'firmness']],
  'ingredient:growth-factors': [['concern', 'wrinkles']],
  'ingredient:pdrn': [['concern', 'wrinkles']],
  'ingredient:dha': [['type', 'bronzer']],
  'ingredient:coffee': [['ingredient', 'caffeine']],
  'ingredient:zinc-pyrithione': [['concern', 'dandruff']],
  'ingredient:ketoconazole': [['concern', 'dandruff']],
  'ingredient:selenium-sulfide': [['concern', 'dandruff']],
  'ingredient:minoxidil': [['concern', 'thinning']],
  'ingredient:fenugreek': [['concern', 'thinning']],
  'ingredient:apple-cider-vinegar': [['concern', 'oily-scalp']],
  'ingredient:melatonin': [['type', 'supplement']],
  'shade:mauve': [
    ['shade', 'rose'],
    ['shade', 'plum'],
    ['shade', 'pink'],
  ],
  'shade:rose': [['shade', 'pink']],
  'shade:berry': [
    ['shade', 'plum'],
    ['shade', 'burgundy'],
  ],
  'shade:burgundy': [
    ['shade', 'berry'],
    ['shade', 'red'],
  ],
  'shade:purple': [
    ['shade', 'plum'],
    ['shade', 'mauve'],
  ],
  'shade:coral': [
    ['shade', 'peach'],
    ['shade', 'orange'],
  ],
  'shade:peach': [['shade', 'coral']],
  'shade:orange': [['shade', 'coral']],
  'shade:terracotta': [
    ['shade', 'brown'],
    ['shade', 'bronze'],
  ],
  'shade:taupe': [
    ['shade', 'brown'],
    ['shade', 'nude'],
  ],
  'shade:blonde': [
    ['shade', 'taupe'],
    ['shade', 'nude'],
  ],
  'shade:champagne': [['shade', 'gold']],
  'shade:gold': [
    ['shade', 'champagne'],
    ['shade', 'bronze'],
  ],
  'shade:rose-gold': [
    ['shade', 'gold'],
    ['shade', 'pink'],
  ],
  'shade:silver': [['shade', 'gray']],
  'shade:gray': [
    ['shade', 'silver'],
    ['shade', 'black'],
  ],
  'shade:navy': [['shade', 'blue']],
  'shade:blue': [['shade', 'navy']],
  'claim:k-beauty': [
    ['ingredient', 'snail-mucin'],
    ['ingredient', 'cica'],
  ],
  'claim:reef-safe': [['claim', 'mineral']],
  'claim:non-sticky': [['claim', 'non-greasy']],
  'claim:non-greasy': [
    ['claim', 'lightweight'],
    ['finish', 'matte'],
  ],
  'audience:kids': [['claim', 'gentle']],
};

/** Shelves for types that their own category does not have, where neighbors of the type are sold. */
export const substituteShelves: Readonly<Record<string, string>> = {
  'nail-polish': 'tools/nail-tools',
  'nail-coat': 'tools/nail-tools',
  'nail-polish-remover': 'tools/nail-tools',
  'nail-treatment': 'tools/nail-tools',
  'press-on-nails': 'tools/nail-tools',
  'nail-art': 'tools/nail-tools',
};
