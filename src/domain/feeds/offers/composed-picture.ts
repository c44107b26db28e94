import type { Picture } from '~/domain/catalog/product';

/** Package shapes by subcategory; others by category. */
const shapes: Readonly<Record<string, string>> = {
  skincare: 'airless-pump|low-jar|tube-standing',
  'skincare/cleansers': 'cleanser-bottle|pump|tube-standing',
  'skincare/moisturizers': 'low-jar|airless-pump',
  'skincare/serums': 'dropper-bottle',
  'skincare/sunscreen': 'sunscreen|tube-standing',
  'skincare/masks': 'low-jar|tall-jar',
  'skincare/eye-care': 'low-jar|tube-lying',
  makeup: 'compact',
  'makeup/foundation': 'foundation-bottle',
  'makeup/concealer': 'gloss',
  'makeup/eyeshadow': 'eye-palette',
  'makeup/mascara': 'mascara',
  'makeup/lipstick': 'lipstick',
  haircare: 'shampoo-bottle|pump',
  'haircare/styling': 'spray|aerosol',
  'haircare/treatments': 'tall-jar|pump',
  'haircare/tools': 'hair-brush|comb',
  fragrance: 'flacon-round|flacon-square|flacon-tall',
  'fragrance/body-sprays': 'spray',
  tools: 'makeup-brush',
  'tools/sponges': 'sponge',
  'tools/hair-tools': 'hair-dryer|curling-tool|flat-iron',
  'tools/skincare-tools': 'face-roller',
  'tools/nail-tools': 'nail-tool',
  'tools/eyelash-tools': 'lash-curler',
  supplements: 'capsule-jar|pouch',
};

/** By category and subcategory; '' for all others. */
const shapesOf = new Map<string, Map<string, readonly string[]>>();
for (const [shelf, names] of Object.entries(shapes)) {
  const [category = '', subcategory = ''] = shelf.split('/');
  const shelves = shapesOf.get(category) ?? new Map<string, readonly string[]>();
  shapesOf.set(category, shelves.set(subcategory, names.split('|')));
}
const anyShape = ['low-jar'];

/** Tools vary as much as a comb and a hair dryer, so the name decides. */
const tools: readonly (readonly [name: RegExp, shape: string])[] = [
  [/\b(lash|eyelash) curlers?\b/i, 'lash-curler'],
  [/\b(flat iron|straightener|straightening)\b/i, 'flat-iron'],
  [/\bnail (lamps?|dryers?)\b/i, 'nail-lamp'],
  [/\bdryers?\b/i, 'hair-dryer'],
  [/\b(curling|curler|waver|wand)\b/i, 'curling-tool'],
  [/\b(facial|face|ice|jade|quartz|derma) rollers?\b/i, 'face-roller'],
  [/(?<!lash |brow )\bcombs?\b/i, 'comb'],
  [
    /\b(paddle|hair|round|cushion|detangl(?:e|er|ers|ing)|bristle|blowout|teasing) brush(es)?\b/i,
    'hair-brush',
  ],
  [/\bhairbrush(es)?\b/i, 'hair-brush'],
  [/\bsponges?\b/i, 'sponge'],
  [/\bbrush(es)?\b/i, 'makeup-brush'],
];

/** Body, accent, label: muted colors for brands whose colors are unknown. */
const palettes: readonly (readonly [body: string, accent: string, label: string])[] = [
  ['#f4f5f3', '#1f2933', '#ffffff'],
  ['#e9eef2', '#3b6ea5', '#ffffff'],
  ['#dfe7e3', '#2f5d50', '#fbfcfb'],
  ['#efe9df', '#8a6d3b', '#fffdf8'],
  ['#f3e3df', '#a2544b', '#fffaf8'],
  ['#e6e0ee', '#5b4a7d', '#fcfbfe'],
  ['#2f3a40', '#d8dde0', '#f2f4f5'],
  ['#e7ddd0', '#5c4633', '#fdfaf5'],
];
const labels = ['grid', 'caption', 'formula', 'plain'];
const typefaces = ['plex', 'grotesk', 'jost', 'montserrat', 'mono'];

/** The generated picture of a product without a photo: its category's package in brand colors. */
export function designPicture(product: {
  brand: string;
  name: string;
  category: string;
  subcategory: string;
}): Picture {
  const { name, category, subcategory } = product;
  const { palette, label, typeface } = brandStyle(product.brand);
  return {
    shape: shapeOf(name, category, subcategory),
    palette,
    label,
    typeface,
  };
}

function shapeOf(name: string, category: string, subcategory: string): string {
  if (category === 'tools' || (category === 'haircare' && subcategory === 'tools')) {
    const tool = tools.find(([pattern]) => pattern.test(name));
    if (tool) return tool[1];
  }
  const shelves = shapesOf.get(category);
  const kinds = shelves?.get(subcategory) ?? shelves?.get('') ?? anyShape;
  return pick(kinds, kinds.length > 1 ? numberOf(name) : 0);
}

type BrandStyle = Required<Pick<Picture, 'palette' | 'label' | 'typeface'>>;

/** Shared by all products of a brand; feeds repeat brands. */
const brandStyles = new Map<string, BrandStyle>();
const maxCachedStyles = 20_000;

function brandStyle(brand: string): BrandStyle {
  let style = brandStyles.get(brand);
  if (!style) {
    const house = numberOf(brand);
    const [body, accent, paper] = pick(palettes, house);
    style = {
      palette: { body, accent, label: paper },
      label: pick(labels, house >>> 3),
      typeface: pick(typefaces, house >>> 5),
    };
    if (brandStyles.size >= maxCachedStyles) brandStyles.clear();
    brandStyles.set(brand, style);
  }
  return style;
}

function pick<T>(list: readonly T[], number: number): T {
  const picked = list[number % list.length];
  if (picked === undefined) throw new Error('The list is empty.');
  return picked;
}

/** A deterministic hash of a text. */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    number = Math.imul(number ^ text.charCodeAt(at), 16_777_619);
  }
  return number >>> 0;
}
