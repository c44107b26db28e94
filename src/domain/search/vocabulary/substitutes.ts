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
  'type:spot-treatment': [['concern', 'acne']],
  'type:pore-strips': [['concern', 'pores']],
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
  'type:body-scrub': [['type', 'exfoliator']],
  'type:beard-oil': [['type', 'face-oil']],
  'type:self-tanner': [['type', 'bronzer']],
  'type:highlighter': [['finish', 'radiant']],
  'type:lash-serum': [['type', 'mascara']],
  'concern:stretch-marks': [['concern', 'firmness']],
  'concern:cellulite': [['concern', 'firmness']],
  'concern:eczema': [['concern', 'sensitivity']],
  'concern:keratosis-pilaris': [['concern', 'dullness']],
  'concern:ingrown-hair': [['concern', 'sensitivity']],
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
  'audience:kids': [['claim', 'gentle']],
};
