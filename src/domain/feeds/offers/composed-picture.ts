import type { Picture } from '~/domain/catalog/product';
import { blankLabel } from '~/domain/pictures/illustration';

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

type NamedShapes = readonly (readonly [name: RegExp, shape: string])[];

/** Tools vary as much as a comb and a hair dryer, so the name decides. */
const tools: NamedShapes = [
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

/** Products of one subcategory come in several packages; where the name says which, it decides. */
const shapesByName: Readonly<Record<string, NamedShapes>> = {
  skincare: [
    [/\b(sheet masks?|patch(es)?|wipes?|towelettes?|pads)\b/i, 'sheet-mask-sachet'],
    [/\b(mist|spray)\b/i, 'spray'],
    [/\b(toner|essence|micellar|lotion)\b/i, 'toner-bottle'],
    [/\b(serum|oil|drops|ampoules?|peel)\b/i, 'dropper-bottle'],
    [/\b(scrub|polish|hand cream|exfoliator)\b/i, 'tube-standing'],
    [/\bbalm\b/i, 'low-jar'],
  ],
  makeup: [
    [/\b(brush(es)?)\b/i, 'makeup-brush'],
    [/\bpalettes?\b/i, 'eye-palette'],
    [/\b(eyeliner|liner|pencil|kajal|kohl|brow (pen|definer|wiz))\b/i, 'pencil'],
    [/\b(mascara|brow gel)\b/i, 'mascara'],
    [/\b(gloss|lip oil|lip lacquer|liquid lipstick|plumper|liquid eyeshadow)\b/i, 'gloss'],
    [/\b(mist|spray)\b/i, 'spray'],
    [/\b(powder|bronzer|blush|highlighter|compact)\b/i, 'compact'],
    [/\b(primer|tint|cream)\b/i, 'tube-standing'],
  ],
  haircare: [
    [/\b(mousse|foam|dry shampoo|hairspray)\b/i, 'aerosol'],
    [/\b(mist|spray)\b/i, 'spray'],
    [/\b(oil|serum|drops)\b/i, 'dropper-bottle'],
    [/\b(mask|masque|pomade|paste|clay|wax|balm)\b/i, 'low-jar'],
    [/\b(gel|cream|scrub)\b/i, 'tube-standing'],
  ],
};

/** Muted tones of the categories: a color of its own would look like the brand's package. */
const tones: Readonly<Record<string, Pick<Picture, 'palette' | 'shade'>>> = {
  skincare: tone('#e3e6df', '#aeb8a8'),
  makeup: tone('#ece1df', '#c4aaa5'),
  haircare: tone('#ebe5d8', '#bfb297'),
  fragrance: tone('#e6e1e8', '#b3a8b9'),
  tools: tone('#e0e4e7', '#a5afb6'),
  supplements: tone('#ebe1d9', '#c0a899'),
};
const anyTone = tone('#e6e2dc', '#b5aca1');

function tone(body: string, accent: string): Pick<Picture, 'palette' | 'shade'> {
  return { palette: { body, accent, label: body }, shade: accent };
}

/**
 * The picture of a product without a photo: a blank package of its type. It shows neither the brand
 * nor the name, so that it is never mistaken for the product itself.
 */
export function designPicture(product: {
  /** Not drawn. */
  brand?: string;
  name: string;
  category: string;
  subcategory: string;
}): Picture {
  const { name, category, subcategory } = product;
  const { palette, shade } = tones[category] ?? anyTone;
  return {
    shape: shapeOf(name, category, subcategory),
    palette,
    label: blankLabel,
    ...(shade && { shade }),
  };
}

function shapeOf(name: string, category: string, subcategory: string): string {
  if (category === 'tools' || (category === 'haircare' && subcategory === 'tools')) {
    const tool = tools.find(([pattern]) => pattern.test(name));
    if (tool) return tool[1];
  }
  const named = shapesByName[category]?.find(([pattern]) => pattern.test(name));
  if (named) return named[1];
  const shelves = shapesOf.get(category);
  const kinds = shelves?.get(subcategory) ?? shelves?.get('') ?? anyShape;
  return pick(kinds, kinds.length > 1 ? numberOf(name) : 0);
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
