import { isLabelTitle } from '../../ingredients/parse-inci';
import { withoutPercent } from '../../ingredients/stated-percents';
import { isScentFamily } from '../vocabulary/scent-families';
import type { TagSet } from './tag-set';
import type { TagSources } from './tag-sources';
import type { TaggedProduct } from './tagged-product';

/** Where a name stands on the label says how much of it there is. */
function prominenceAt(place: number): number {
  if (place < 7) return 1;
  return place < 18 ? 0.7 : 0.45;
}

/** A label with fewer names is a list of actives, not of ingredients. */
const minListed = 3;
const topOfLabel = 5;

/** Adds ingredients from the label and the key ingredients; returns how prominent each is. */
export function addIngredients(
  tags: TagSet,
  product: TaggedProduct,
  sources: TagSources,
): Map<string, number> {
  const prominence = new Map<string, number>();
  for (const [place, name] of product.ingredients.entries()) {
    if (isLabelTitle(name)) continue;
    for (const slug of sources.inciTerms(withoutPercent(name))) {
      if (prominence.has(slug) || isScentFamily(slug)) continue;
      prominence.set(slug, prominenceAt(place));
      tags.add('ingredient', slug, place < topOfLabel ? 2 : 1);
    }
  }
  const isFragrance = product.category === 'fragrance';
  for (const key of product.keyIngredients) {
    const stated = sources
      .readSharedText(key)
      .terms.flatMap(({ kind, slug }) => (kind === 'ingredient' ? slug : []));
    for (const slug of [...stated, ...sources.inciTerms(key)]) {
      if (isFragrance || !isScentFamily(slug)) tags.add('ingredient', slug, 2);
    }
  }
  if (isFragrance) addNamedScents(tags, product.name, sources);
  if (isListKnown(product)) tags.add('listed', 'ingredients');
  return prominence;
}

/** A scent that is named after a note is mostly of its family: "Bergamot in Winter" is a citrus scent. */
function addNamedScents(tags: TagSet, name: string, sources: TagSources): void {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  for (const note of [...words, ...pairs]) {
    for (const slug of sources.inciTerms(note)) {
      if (isScentFamily(slug)) tags.add('ingredient', slug, 3);
    }
  }
}

/** Whether what is not on the label is absent: it has a few names, and at least half of them are known. */
const isListKnown = ({ ingredients, resolved }: TaggedProduct): boolean =>
  ingredients.length >= minListed &&
  (resolved === undefined || resolved.unknown.length * 2 <= resolved.ids.length);

/** What is absent from a known label although products of its kind often have it. */
const absences: readonly { claim: string; without: readonly string[]; onlyWashes?: boolean }[] = [
  // A scent may be listed as the oils that make it.
  { claim: 'fragrance-free', without: ['fragrance', 'essential-oils'] },
  { claim: 'paraben-free', without: ['parabens'] },
  { claim: 'silicone-free', without: ['silicones'] },
  { claim: 'alcohol-free', without: ['alcohol'] },
  { claim: 'sulfate-free', without: ['sulfates'], onlyWashes: true },
];

/** Claims that follow from a known label. */
export function addAbsences(
  tags: TagSet,
  product: TaggedProduct,
  prominence: ReadonlyMap<string, number>,
): void {
  const { category, subcategory } = product;
  if (!isListKnown(product) || category === 'tools' || category === 'supplements') return;
  const isWash = category === 'haircare' || subcategory === 'cleansers';
  for (const { claim, without, onlyWashes = false } of absences) {
    if (onlyWashes && !isWash) continue;
    if (!without.some((ingredient) => prominence.has(ingredient))) tags.add('claim', claim, 2);
  }
}
