import { opposedSkinTypes } from '../ranking';
import { addAudience } from './add-audience';
import { addAbsences, addIngredients } from './add-ingredients';
import { addStatedTerms } from './add-stated-terms';
import { deriveConcerns } from './concerns/derive-concerns';
import { findLines } from './concerns/product-lines';
import { splitShade } from './families/split-shade';
import { type Place, type PlacedText, strengthOf } from './placed-text';
import { shadeFamilies } from './shades/shade-words';
import { concernKind } from './tag';
import { TagSet } from './tag-set';
import { TagSources } from './tag-sources';
import type { TaggedProduct } from './tagged-product';
import type { ReadText } from './text/stated-terms';
import { isSet, productTypeOf } from './types/product-type';
import { settleTypes, shelfTypes } from './types/shelf-types';

/**
 * What a product is and is for, from its texts: see tag.ts. Deterministic, without duplicates. Runs over many
 * products pass the same sources.
 */
export function deriveTags(product: TaggedProduct, sources = new TagSources()): string[] {
  const tags = new TagSet();
  const { category, subcategory } = product;
  const { base, shade } = splitShade(product.name, product);
  const name = at('name', sources.readText(base));
  const features = product.features.map((text) => at('feature', sources.readSharedText(text)));
  const texts = [name, ...features];
  if (product.description !== null) {
    texts.push(at('description', sources.readText(product.description)));
  }
  const shelf = product.categoryText ? shelfTypes(product.categoryText, sources) : [];
  const types = typesOf(name, product, shelf);
  for (const type of types) tags.add('type', type, typeStrength(type, name, product, shelf));
  const [type = null] = types;
  addSpf(tags, texts);
  addShades(tags, product, type, shade);
  addAudience(tags, product, type, texts);
  for (const text of texts) addStatedTerms(tags, product, text);
  const prominence = addIngredients(tags, product, sources);
  addAbsences(tags, product, prominence);
  const refuted = refutedConcern(tags);
  const lines =
    category === 'skincare' ? findLines(sources.linesOfBrand(product.brand), name.words) : [];
  for (const { skinTypes, isWholeBrand } of lines) {
    for (const skin of skinTypes) tags.add('skin', skin, isWholeBrand ? 1 : 2);
  }
  const stated = new Set(
    Object.keys(opposedSkinTypes).filter((skin) => tags.has('skin', skin, strengthOf.description)),
  );
  const isOpposed = (skin: string) =>
    !stated.has(skin) && [...stated].some((other) => opposedSkinTypes[other]?.includes(skin));
  const isIndirect = indirect.has(category) || indirect.has(subcategory);
  deriveConcerns({ category, subcategory, type, texts, prominence, lines }).forEach(
    (derived, concern) => {
      if (concern === refuted) return;
      const strength = isIndirect ? Math.min(derived, maxIndirect) : derived;
      tags.add(concernKind(strength), concern, strength);
      const skin = category === 'skincare' ? skinOfConcern[concern] : undefined;
      if (skin && strength >= 4 && !isOpposed(skin)) tags.add('skin', skin, strength >= 7 ? 2 : 1);
    },
  );
  return tags.list();
}

/** A name that says "dry skin" outweighs whatever speaks for the opposite elsewhere. */
function refutedConcern(tags: TagSet): string | null {
  const isDry = tags.has('skin', 'dry', strengthOf.name);
  const isOily = tags.has('skin', 'oily', strengthOf.name);
  if (isDry === isOily) return null;
  return isDry ? 'oiliness' : 'dryness';
}

/** What is applied comes before what is swallowed, and before tools. */
const indirect = new Set(['supplements', 'tools']);
const maxIndirect = 5;

/** What helps with a concern suits the skin that has it, even if no text says so. */
const skinOfConcern: Readonly<Partial<Record<string, string>>> = {
  dryness: 'dry',
  oiliness: 'oily',
  pores: 'oily',
  sensitivity: 'sensitive',
  redness: 'sensitive',
  wrinkles: 'mature',
  firmness: 'mature',
};

/** The most telling type first. */
function typesOf(
  name: ReadText,
  product: TaggedProduct,
  shelf: readonly string[],
): readonly string[] {
  const named = productTypeOf(name, product);
  return named !== null && isSet(named) ? [named] : settleTypes(named, shelf);
}

const sampleWords = ['mini', 'miniature', 'travel', 'trial', 'sample'];
const sampleShelf = new RegExp(`\\b(?:${sampleWords.join('|')})s?\\b`, 'i');

/**
 * See `TagKind`; 0 is the full strength. A sample is rarely what a query for its type means, unless the shop has it
 * among the full sizes.
 */
function typeStrength(
  type: string,
  { words, terms }: ReadText,
  { categoryText }: TaggedProduct,
  shelf: readonly string[],
): number {
  const isAmongFullSizes = shelf.length > 0 && !sampleShelf.test(categoryText ?? '');
  if (!isAmongFullSizes && words.some((word) => sampleWords.includes(word))) return 1;
  if (shelf.includes(type)) return 0;
  return terms.some(({ kind, slug }) => kind === 'type' && slug === type) ? 0 : 2;
}

const at = (place: Place, { words, terms }: ReadText): PlacedText => ({ place, words, terms });

function addSpf(tags: TagSet, texts: readonly PlacedText[]): void {
  for (const { words, place } of texts) {
    if (place === 'description') continue;
    for (const [at, word] of words.entries()) {
      if (!word.startsWith('spf')) continue;
      const factor = Number(word === 'spf' ? words[at + 1] : word.slice(3));
      if (!(factor >= 2 && factor <= 100)) continue;
      tags.add('spf', String(factor));
      return;
    }
  }
}

/** Types whose shades are those of skin. */
const complexion = new Set(['foundation', 'concealer']);

function addShades(
  tags: TagSet,
  { category, subcategory }: TaggedProduct,
  type: string | null,
  shade: string | null,
): void {
  if (shade === null || (category !== 'makeup' && category !== 'tools')) return;
  const isComplexion = complexion.has(subcategory) && type !== 'color-corrector';
  for (const family of shadeFamilies(shade, isComplexion)) tags.add('shade', family);
}
