import { isLabelTitle } from '../../ingredients/parse-inci';
import { withoutPercent } from '../../ingredients/stated-percents';
import { claims } from '../vocabulary/claims';
import { isScentFamily } from '../vocabulary/scent-families';
import { deriveConcerns } from './concerns/derive-concerns';
import { splitShade } from './families/split-shade';
import { shadeFamilies } from './shades/shade-words';
import { concernKind, type TagKind } from './tag';
import { TagSet } from './tag-set';
import { TagSources } from './tag-sources';
import type { TaggedProduct } from './tagged-product';
import { listBreak } from './text/label-words';
import type { ReadText } from './text/stated-terms';
import { isSet, productTypeOf } from './types/product-type';
import { settleTypes, shelfTypes } from './types/shelf-types';

/** Where a text stands decides how much it says. */
type Place = 'name' | 'feature' | 'description';

interface PlacedText extends ReadText {
  place: Place;
}

const strengthOf: Readonly<Record<Place, number>> = { name: 3, feature: 2, description: 2 };

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
  const isIndirect = indirect.has(category) || indirect.has(subcategory);
  deriveConcerns({ category, subcategory, type, texts, prominence }).forEach((derived, concern) => {
    if (concern === refuted) return;
    const strength = isIndirect ? Math.min(derived, maxIndirect) : derived;
    tags.add(concernKind(strength), concern, strength);
    const skin = category === 'skincare' ? skinOfConcern[concern] : undefined;
    if (skin && strength >= 4) tags.add('skin', skin, strength >= 7 ? 2 : 1);
  });
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

/** Who a product is for, by single words; "for him" and "for her" are two. */
const audienceWords: ReadonlyMap<string, string> = new Map([
  ['men', 'men'],
  ['women', 'women'],
  ...['kid', 'baby', 'toddler', 'infant', 'children'].map((word) => [word, 'kids'] as const),
]);
const audienceAfterFor: ReadonlyMap<string, string> = new Map([
  ['him', 'men'],
  ['her', 'women'],
]);
const menTypes = new Set(['aftershave', 'beard-care', 'beard-oil', 'beard-balm', 'beard-wash']);

function addAudience(
  tags: TagSet,
  { category, subcategory }: TaggedProduct,
  type: string | null,
  texts: readonly PlacedText[],
): void {
  for (const { words, place } of texts) {
    if (place === 'description') continue;
    for (const [at, word] of words.entries()) {
      const audience =
        audienceWords.get(word) ??
        (words[at - 1] === 'for' ? audienceAfterFor.get(word) : undefined);
      if (audience !== undefined) tags.add('audience', audience);
    }
  }
  if (type !== null && menTypes.has(type)) tags.add('audience', 'men');
  if (category === 'fragrance' && scentAudiences.has(subcategory))
    tags.add('audience', subcategory);
}

const scentAudiences = new Set(['women', 'men', 'unisex']);

/** Kinds that any text may state; the others have rules of their own. */
const statedKinds = new Set<TagKind>(['skin', 'hair', 'claim', 'ingredient', 'finish', 'form']);
/** Single words that say what is meant even in the middle of a sentence. */
const telling = new Set(
  'vegan hypoallergenic noncomedogenic waterproof organic unscented cruelty-free lightweight weightless refillable gentle matte dewy satin shimmer metallic curly coily wavy blonde'.split(
    ' ',
  ),
);
/** Only these categories have a finish. */
const finished = new Set(['makeup', 'skincare']);

function addStatedTerms(tags: TagSet, { category }: TaggedProduct, text: PlacedText): void {
  for (const { kind, slug, from, to, isNegated, isLabelPhrase } of text.terms) {
    if (!statedKinds.has(kind)) continue;
    if (isNegated) {
      if (kind === 'ingredient') addClaimWithout(tags, slug);
      continue;
    }
    // "Gentler than retinol" contains none.
    const isCompared = text.words[to] === 'free' || text.words[from - 1] === 'than';
    if (kind === 'ingredient' && isCompared) continue;
    const isPhrase = to - from > 1 || isLabelPhrase || telling.has(text.words[from] ?? '');
    if (!isSaidOf(kind, slug, category, text.place, isPhrase)) continue;
    if (kind === 'form' && isOfIngredient(text, from, to)) continue;
    for (const also of enumeratedBefore(kind, text.words, from)) {
      tags.add(kind, also, strengthOf[text.place]);
    }
    // A claim is a claim wherever it stands.
    tags.add(kind, slug, kind === 'claim' ? 3 : strengthOf[text.place]);
  }
}

/** The oil of "castor oil shampoo" is in it; "pure castor oil" is one. */
function isOfIngredient({ words, terms }: ReadText, from: number, to: number): boolean {
  return (
    to < words.length &&
    words[to] !== listBreak &&
    terms.some(
      (term) => term.kind === 'ingredient' && term.from < from && term.to === to && !term.isNegated,
    )
  );
}

/** Adjectives that share a noun: "for oily and combination skin", "fine or wavy hair". */
const sharing: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  skin: new Map([
    ...['dry', 'oily', 'combination', 'normal', 'sensitive', 'mature'].map(
      (slug) => [slug, slug] as const,
    ),
    ['combo', 'combination'],
  ]),
  hair: new Map([
    ...['straight', 'wavy', 'curly', 'coily', 'fine', 'thick'].map((slug) => [slug, slug] as const),
    ['coarse', 'thick'],
    ['thin', 'fine'],
    ['blonde', 'blonde'],
  ]),
};
const joining = new Set(['and', 'or', 'to', listBreak]);

/** Terms that are enumerated before the one at `from` and share its noun. */
function enumeratedBefore(kind: TagKind, words: readonly string[], from: number): string[] {
  const adjectives = sharing[kind];
  const found: string[] = [];
  for (let at = from - 1; adjectives && joining.has(words[at] ?? ''); ) {
    while (joining.has(words[at] ?? '')) at -= 1;
    const slug = adjectives.get(words[at] ?? '');
    if (slug === undefined) break;
    found.push(slug);
    at -= 1;
  }
  return found;
}

/** Whether a term in a text is said of the product, rather than in passing. */
function isSaidOf(
  kind: TagKind,
  slug: string,
  category: string,
  place: Place,
  isPhrase: boolean,
): boolean {
  switch (kind) {
    case 'skin':
      return category === 'skincare' || category === 'makeup' || category === 'tools';
    case 'hair':
      if (category !== 'haircare' && slug !== 'color-treated' && category !== 'tools') return false;
      return isPhrase || place === 'name';
    case 'finish':
      return finished.has(category) && (isPhrase || place !== 'description');
    case 'form':
      return place === 'name' && category !== 'tools';
    case 'claim':
      if (slug === 'mineral' && category !== 'skincare' && category !== 'makeup') return false;
      return isPhrase || place !== 'description';
    default:
      if (isScentFamily(slug)) return category === 'fragrance';
      // Scents and shades are named after plants that they do not contain.
      return category !== 'tools' && (category !== 'fragrance' || place !== 'description');
  }
}

const claimWithout = new Map(
  claims.flatMap(({ slug, without }) => (without === undefined ? [] : [[without, slug] as const])),
);

function addClaimWithout(tags: TagSet, ingredient: string): void {
  const claim = claimWithout.get(ingredient);
  if (claim) tags.add('claim', claim, 3);
}

/** Where a name stands on the label says how much of it there is. */
function prominenceAt(place: number): number {
  if (place < 7) return 1;
  return place < 18 ? 0.7 : 0.45;
}

/** A label with fewer names is a list of actives, not of ingredients. */
const minListed = 3;
const topOfLabel = 5;

/** Adds ingredients from the label and the key ingredients; returns how prominent each is. */
function addIngredients(
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
  if (isListKnown(product)) tags.add('listed', 'ingredients');
  return prominence;
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
function addAbsences(
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
