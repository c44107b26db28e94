import { wordStem } from './word-stem';

/** Product types that shops use interchangeably. */
const related: readonly string[][] = [
  ['cream', 'moisturizer', 'lotion', 'emulsion', 'hydrator'],
  ['primer', 'base', 'moisturizer'],
  ['liner', 'pencil', 'crayon', 'pen', 'marker', 'kohl', 'stick'],
  ['shadow', 'palette', 'quad'],
  ['spray', 'mist'],
  ['polish', 'lacquer', 'enamel', 'varnish'],
  ['concentrate', 'serum', 'treatment', 'essence', 'elixir', 'drops', 'booster'],
  ['peel', 'pad', 'exfoliator', 'scrub', 'polish'],
  ['cleanser', 'wash'],
  ['remover', 'cleanser', 'oil', 'balm'],
  ['tint', 'stain'],
  ['bronzing', 'bronzer', 'powder'],
  ['sunscreen', 'sunblock', 'protector', 'fluid', 'lotion'],
];

/** The groups of each product type (a stem), as a bit set. */
const groups = new Map<string, number>();
for (const [index, forms] of related.entries()) {
  for (const form of forms.map(wordStem)) groups.set(form, (groups.get(form) ?? 0) | (1 << index));
}

/** Whether shops use two product types (stems) interchangeably. */
export function areRelatedForms(one: string, other: string): boolean {
  return ((groups.get(one) ?? 0) & (groups.get(other) ?? 0)) !== 0;
}

const stems = (words: string) => new Set(words.split(' ').map(wordStem));

const otherGoods =
  'soap wash deodorant candle diffuser shampoo conditioner brush sponge applicator case bag pouch';
const ofOtherGoods = stems(otherGoods);
const ancillary = stems(`${otherGoods} lotion gel oil powder mist`);

/** Whether this product type (a stem) is always a separate product. */
export function isOtherGood(form: string): boolean {
  return ofOtherGoods.has(form);
}

/** Whether a line also sells this (a stem): a scent by itself is the bottle, not its soap. */
export function isAncillary(form: string): boolean {
  return ancillary.has(form);
}

const textures = stems(
  'cream gel foam mousse mist spray stick pencil pen crayon balm powder cushion compact bar wipes patches cloth tint stain gloss contour bronzer illuminator',
);

/**
 * Whether a line named after one product type also sells this (a stem): a shadow, and its stick.
 */
export function isTexture(form: string): boolean {
  return textures.has(form);
}

const vague = stems('treatment perfector protector spray moisturizer perfume fragrance');

/** Whether shops add this product type (a stem) to any other: a peel becomes a peel treatment. */
export function isVague(form: string): boolean {
  return vague.has(form);
}

const implied = new Map([
  ['eye', stems('mascara liner shadow brow lash')],
  ['lash', stems('mascara cils')],
  ['lip', stems('lipstick gloss levres')],
  ['brow', stems('pomade sourcils')],
  ['nail', stems('polish lacquer enamel varnish')],
  ['liquid', stems('foundation liner')],
]);

/** Whether one word (a stem) is implied by the other: mascara is for lashes. */
export function isImplied(unsaid: string, said: string): boolean {
  return implied.get(unsaid)?.has(said) ?? false;
}
