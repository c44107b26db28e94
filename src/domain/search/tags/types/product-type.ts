import { normalizeWord } from '../../text/normalize-word';
import { productTypes } from '../../vocabulary/product-types';
import { findTerm, slugsWithin } from '../../vocabulary/terms';
import { clauseEnd } from '../text/label-words';
import type { ReadText, StatedTerm } from '../text/stated-terms';

/** What a shelf holds when the name does not say it, and everything else that belongs there. */
const shelves: Readonly<Record<string, { usual: string; also?: string }>> = {
  'skincare/cleansers': { usual: 'cleanser', also: 'makeup-remover exfoliator toner' },
  'skincare/moisturizers': {
    usual: 'moisturizer',
    also: 'face-oil face-mist essence neck-cream lip-balm lip-mask lip-scrub body-moisturizer hand-cream foot-cream self-tanner deodorant after-sun body-shimmer lip-oil lip-plumper',
  },
  'skincare/serums': {
    usual: 'serum',
    also: 'toner essence face-mist exfoliator spot-treatment pimple-patches face-oil lash-serum',
  },
  'skincare/sunscreen': { usual: 'sunscreen', also: 'after-sun self-tanner' },
  'skincare/masks': {
    usual: 'face-mask',
    also: 'lip-mask pore-strips hand-cream foot-cream exfoliator',
  },
  'skincare/eye-care': { usual: 'eye-treatment', also: 'lash-serum' },
  'makeup/foundation': {
    usual: 'foundation',
    also: 'skin-tint bb-cream primer setting-powder setting-spray face-palette',
  },
  'makeup/concealer': { usual: 'concealer', also: 'color-corrector' },
  'makeup/eyeshadow': { usual: 'eyeshadow', also: 'eye-primer glitter eyeliner brow-makeup' },
  'makeup/mascara': { usual: 'mascara', also: 'lash-primer false-lashes lash-glue lash-serum' },
  'makeup/lipstick': {
    usual: 'lipstick',
    also: 'lip-makeup lip-gloss lip-plumper lip-oil lip-liner tinted-lip-balm lip-balm lip-mask',
  },
  'makeup/blush-bronzer': { usual: 'blush', also: 'bronzer contour highlighter face-palette' },
  'haircare/shampoo': { usual: 'shampoo', also: 'dry-shampoo co-wash' },
  'haircare/conditioner': { usual: 'conditioner', also: 'hair-mask' },
  'haircare/styling': {
    usual: 'hair-styling',
    also: 'dry-shampoo hair-oil hair-serum hair-perfume',
  },
  'haircare/treatments': {
    usual: 'hair-treatment',
    also: 'scalp-treatment heat-protectant hair-color',
  },
  'haircare/tools': {
    usual: 'hair-brush',
    also: 'detangling-brush round-brush comb scalp-massager hair-ties hair-clips headband bonnet pillowcase hair-towel hair-rollers hair-extensions',
  },
  'fragrance/women': { usual: 'perfume' },
  'fragrance/men': { usual: 'perfume', also: 'aftershave' },
  'fragrance/unisex': { usual: 'perfume' },
  'fragrance/body-sprays': {
    usual: 'body-mist',
    also: 'body-spray deodorant body-oil hair-perfume',
  },
  'fragrance/travel': { usual: 'perfume', also: 'discovery-set' },
  'supplements/hair-vitamins': { usual: 'hair-vitamins' },
  'supplements/skin-supplements': { usual: 'skin-supplement' },
  'supplements/collagen': { usual: 'collagen-supplement' },
  'supplements/multivitamins': { usual: 'multivitamin' },
  'supplements/probiotics': { usual: 'probiotic' },
};

interface WordClue {
  words: string;
  type: string;
  /** Decides even if the name has a general noun such as cream: it says where the product goes. */
  isPlace?: boolean;
}

/** Words of a name that say what a product is when its noun does not. */
const wordClues: Readonly<Record<string, readonly WordClue[]>> = {
  'skincare/serums': [
    { words: 'tan tanning bronzing', type: 'self-tanner', isPlace: true },
    { words: 'acne blemish pimple', type: 'spot-treatment' },
    { words: 'roller', type: 'facial-roller' },
    { words: 'tool wand device', type: 'beauty-device' },
    { words: 'pad', type: 'exfoliating-pads' },
  ],
  'skincare/moisturizers': [
    { words: 'lip', type: 'lip-balm', isPlace: true },
    { words: 'neck', type: 'neck-cream', isPlace: true },
    { words: 'tan tanning bronzing', type: 'self-tanner', isPlace: true },
    { words: 'body', type: 'body-moisturizer', isPlace: true },
    { words: 'hand', type: 'hand-cream', isPlace: true },
    { words: 'bb cc', type: 'bb-cream', isPlace: true },
    { words: 'spray', type: 'face-mist' },
  ],
  'skincare/masks': [
    { words: 'acid aha bha glycolic lactic peel resurfacing retexturizing', type: 'face-peel' },
  ],
  'skincare/eye-care': [{ words: 'tool roller', type: 'facial-roller' }],
};
const clueWords = new Map(
  Object.entries(wordClues).map(([shelf, clues]) => [
    shelf,
    clues.map(({ words, ...clue }) => ({
      ...clue,
      words: new Set(words.split(' ').map(normalizeWord)),
    })),
  ]),
);

const onShelf = new Map(
  Object.entries(shelves).map(([shelf, { usual, also }]) => [
    shelf,
    new Set([usual, ...(also?.split(' ') ?? [])].flatMap((slug) => slugsWithin('type', slug))),
  ]),
);
/** Where a shopper looks for a type; null: on no shelf in particular. */
export const shelfOfType = (type: string): string | null =>
  usualShelves.get(type) ?? [...onShelf].find(([, types]) => types.has(type))?.[0] ?? null;
const usualShelves = new Map(Object.entries(shelves).map(([shelf, { usual }]) => [usual, shelf]));
const categoryOf = new Map(productTypes.map(({ slug, category }) => [slug, category]));

/** After these words a name says more about the product, not what it is. */
const afterHead = new Set('with for in by from infused plus w'.split(' '));
/** Sets are what they are, whatever they contain. */
const sets = new Set(['gift-set', 'discovery-set', 'brush-set', 'eye-brush-set', 'manicure-set']);
export const isSet = (type: string): boolean => sets.has(type);

const compactShelf = 'makeup/blush-bronzer';
const compactWords = new Set(['duo', 'trio'].map(normalizeWord));
/** A duo of blushes or eyeshadows is one compact with two colors, not a set. */
const isCompact = (name: ReadText, from: number, shelf: string): boolean =>
  compactWords.has(name.words[from] ?? '') &&
  (shelf === compactShelf ||
    name.terms.some(({ slug, to }) => slug === 'eyeshadow' && to === from));

/**
 * The most specific type of a product: the last noun before "with", "for" and the like decides ("serum
 * foundation" is a foundation); the shelf helps where the name is vague. Null: unknown.
 */
export function productTypeOf(
  name: ReadText,
  { category, subcategory }: { category: string; subcategory: string },
): string | null {
  const shelf = `${category}/${subcategory}`;
  const belongs = onShelf.get(shelf);
  const named = name.terms.filter(
    // "Oil free" is no oil.
    (term) => term.kind === 'type' && !term.isNegated && name.words[term.to] !== 'free',
  );
  const set = named.find(
    ({ slug, to, from }) =>
      sets.has(slug) && (to - from > 1 || isAtEnd(name, to)) && !isCompact(name, from, shelf),
  );
  if (set && (category !== 'tools' || set.slug !== 'gift-set')) return set.slug;
  const suited = belongs ? named.filter(({ slug }) => belongs.has(slug)) : [];
  const ofCategory = named.filter(({ slug }) => categoryOf.get(slug) === category);
  const found =
    headOf(name, suited) ??
    vagueOr(headOf(name, ofCategory.length > 0 ? ofCategory : named), named, shelf);
  const usual = shelves[shelf]?.usual;
  if (found !== usual) return found;
  const isNamed = suited.some(({ slug }) => slug === usual);
  return clueOf(name, shelf, isNamed) ?? found;
}

/** A face and neck cream is a face cream. */
const facePlaces = new Set(['face', 'facial']);

function clueOf({ words }: ReadText, shelf: string, isNamed: boolean): string | null {
  for (const clue of clueWords.get(shelf) ?? []) {
    if (isNamed && !clue.isPlace) continue;
    if (!words.some((word) => clue.words.has(word))) continue;
    if (clue.isPlace && words.some((word) => facePlaces.has(word))) continue;
    return clue.type;
  }
  return null;
}

/** What stands here is for one place, whatever its texture is called. */
const strictShelves = new Set(['skincare/eye-care', 'skincare/sunscreen']);

/** A type that does not belong on the shelf counts only if the name says it in two words or more. */
function vagueOr(head: string | null, named: readonly StatedTerm[], shelf: string): string | null {
  const usual = shelves[shelf]?.usual ?? null;
  if (head === null) return usual;
  if (usual === null) return head;
  if (strictShelves.has(shelf)) return usual;
  return named.some(({ slug, from, to }) => slug === head && to - from > 1) ? head : usual;
}

/** The type that ends last before the name goes on to describe; of several, the longest. */
function headOf({ words }: ReadText, types: readonly StatedTerm[]): string | null {
  if (types.length === 0) return null;
  const stops = words.flatMap((word, at) =>
    at > 0 && (afterHead.has(word) || word === clauseEnd) ? [at] : [],
  );
  for (const stop of [...stops, words.length]) {
    let best: StatedTerm | null = null;
    for (const term of types) {
      if (term.to > stop) continue;
      if (
        !best ||
        term.to > best.to ||
        (term.to === best.to && term.from <= best.from && isNarrower(term, best))
      )
        best = term;
    }
    if (best) return best.slug;
  }
  return null;
}

/** Of two types with the same words, the one within the other is more specific. */
function isNarrower(term: StatedTerm, other: StatedTerm): boolean {
  if (term.from < other.from) return true;
  return findTerm('type', term.slug)?.parent === other.slug;
}

const isAtEnd = ({ words }: ReadText, to: number) => to === words.length || words[to] === clauseEnd;
