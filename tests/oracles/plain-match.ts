import { labelOf } from '~/domain/search/completions';
import { foldQuery, foldText } from '~/domain/search/fold';
import {
  avoidedWith,
  claimsOfAbsence,
  type IndexedTag,
  ingredientsAreListed,
  parseTag,
  tagsImpliedBy,
  widerTerms,
} from '~/domain/search/index-tags';
import {
  alternativeParts,
  answeringTags,
  isPreference,
  maxCarryOnSize,
  maxTravelSize,
  namingParts,
  neighborPoints,
  partImportance,
  popularityPoints,
  priceLevelParts,
  scoringMatches,
  tagPoints,
  titlePoints,
  travelSizeWords,
} from '~/domain/search/ranking';
import type { DroppedPart, SearchProduct, UnitKind } from '~/domain/search/search-index';
import type { Sort } from '~/domain/search/sorts';
import { allowedEdits } from '~/domain/search/typo';
import type {
  QueryPart,
  QuerySlot,
  QueryWord,
  UnderstoodQuery,
} from '~/domain/search/understand/understood-query';
import { isLike, type PlainReach, type ProductText } from './plain-text';

export interface TextHits {
  /** By popularity. */
  products: SearchProduct[];
  understood: QueryPart[];
  dropped: DroppedPart[];
  sort: Sort | null;
  score(product: SearchProduct): number;
}

type TextsOf = (product: SearchProduct) => ProductText;

export function hasTag(product: SearchProduct, kind: string, slug: string): boolean {
  return strengthOf(product, kind, slug) > 0;
}

/** Tags do not change; products with new prices share the list. */
const known = new WeakMap<readonly string[], IndexedTag[]>();
export function tagsOf({ tags }: SearchProduct): IndexedTag[] {
  const all = known.get(tags) ?? tags.map(parseTag).flatMap(tagsImpliedBy);
  known.set(tags, all);
  return all;
}

const strengthOfTag = (product: SearchProduct, name: string): number => {
  const [kind = '', slug = ''] = name.split(':');
  return strengthOf(product, kind, slug);
};

function strengthOf(product: SearchProduct, kind: string, slug: string): number {
  const own = tagsOf(product).filter((tag) => tag.kind === kind && tag.slug === slug);
  return Math.max(0, ...own.map(({ strength }) => strength));
}

export function isWithout(product: SearchProduct, slug: string): boolean {
  if (avoidedWith(slug).some((avoided) => hasTag(product, 'ingredient', avoided))) return false;
  return (
    product.tags.includes(ingredientsAreListed) ||
    claimsOfAbsence(slug).some((claim) => hasTag(product, 'claim', claim))
  );
}

export function unitKindOf({ size }: SearchProduct): UnitKind | null {
  if (size === null) return null;
  return size.unit === 'ml' ? 'volume' : size.unit === 'g' ? 'weight' : 'count';
}

function meets(
  product: SearchProduct,
  text: ProductText,
  slot: QuerySlot,
  maxTravel: number = maxTravelSize,
): boolean {
  const { size, bestPriceCents: cents } = product;
  switch (slot.kind) {
    case 'price':
      return cents >= (slot.minCents ?? 0) && cents <= (slot.maxCents ?? Number.MAX_VALUE);
    case 'price-level':
    case 'sort':
      return true;
    case 'sale':
      return product.onSale;
    case 'size':
      return (
        size?.unit === slot.unit && size.amount >= slot.minAmount && size.amount <= slot.maxAmount
      );
    case 'travel-size':
      return (
        (size !== null && size.unit !== 'count' && size.amount <= maxTravel) ||
        travelSizeWords.some((typed) =>
          text.fields.name.some((word) => isLike(typed, word, 'whole')),
        )
      );
    case 'spf':
      return product.tags
        .map(parseTag)
        .some(({ kind, slug }) => kind === 'spf' && Number(slug) >= slot.min);
    case 'category':
      return (
        product.category === slot.category &&
        (slot.subcategory === null || product.subcategory === slot.subcategory)
      );
    case 'brand':
      return product.brandSlug === slot.slug;
    case 'without':
      return isWithout(product, slot.slug);
    default:
      return answeringTags(slot).some(({ name }) => strengthOfTag(product, name) > 0);
  }
}

/** Applies what was understood, relaxed so far that something is found. */
export function matchText(
  catalog: readonly SearchProduct[],
  textsOf: TextsOf,
  text: string,
  understand: (text: string) => UnderstoodQuery,
): TextHits {
  const nothing = { products: [], understood: [], dropped: [], sort: null, score: () => 0 };
  // Hits are in order of popularity and sorting is stable.
  if (text.trim() === '') return { ...nothing, products: [...catalog] };

  const { parts, words } = understand(text);
  const meeting = (part: QueryPart) =>
    catalog.filter((product) => meets(product, textsOf(product), part.slot));
  const isNamed = (part: QueryPart) => !namingParts.has(part.slot.kind) || meeting(part).length > 0;
  const literal = (from: number, to: number): QueryWord[] =>
    foldQuery(text.slice(from, to)).map((word) => ({ text: word, from, to, isLiteral: true }));
  /** The part itself, the next wider one that some product has, or null. */
  const settled = (part: QueryPart): QueryPart | null => {
    const { slot } = part;
    if (isNamed(part)) return part;
    if (!('slug' in slot) || slot.kind === 'brand' || slot.kind === 'without') return null;
    const wider = widerTerms(slot.kind, slot.slug)
      .map((slug) => ({ ...part, slot: { ...slot, slug }, label: labelOf(slot.kind, slug) }))
      .find(isNamed);
    return wider ?? null;
  };
  const kept = parts.flatMap((part) => settled(part) ?? []);
  const replaced = parts.filter((part) => !isNamed(part) && settled(part) !== null);
  let allWords = [
    ...words,
    ...parts.filter((part) => settled(part) === null).flatMap(({ from, to }) => literal(from, to)),
  ];
  if (kept.length === 0 && allWords.length === 0) allWords = literal(0, text.length);
  if (kept.length === 0 && allWords.length === 0) return nothing;
  allWords.sort((a, b) => a.from - b.from);
  const isAlone = kept.length === 0 && allWords.length === 1;

  const wordHits = (
    word: QueryWord,
    reach: PlainReach,
    among: readonly SearchProduct[] = catalog,
  ) => among.filter((product) => matchesWord(textsOf(product), word.text, reach));
  const reachesOf = ({ text: typed }: QueryWord): PlainReach[] => [
    ...(typed.length === 1 && !isAlone ? (['begins'] as const) : []),
    'inside',
    ...([1, 2] as const).filter((edits) => edits <= allowedEdits(typed)),
  ];

  let hits = [...catalog];
  const dropped: DroppedPart[] = [];
  const applied = new Set<QueryPart | QueryWord>();
  const slots = kept.map(({ slot }) => slot);
  const conditions = kept.filter(
    ({ slot }) => slot.kind !== 'sort' && slot.kind !== 'price-level' && !isPreference(slot, slots),
  );
  const rankOf = ({ slot }: QueryPart) => partImportance.indexOf(slot.kind);
  for (const part of conditions.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const alternatives = conditions.filter(
      ({ slot }) => slot.kind === part.slot.kind && alternativeParts.has(slot.kind),
    );
    const slots = [part, ...alternatives].map(({ slot }) => slot);
    const meeting = (maxTravel: number) =>
      hits.filter((product) =>
        slots.some((slot) => meets(product, textsOf(product), slot, maxTravel)),
      );
    const narrow = meeting(maxTravelSize);
    const next = narrow.length > 0 ? narrow : meeting(maxCarryOnSize);
    if (next.length > 0 || part.slot.kind === 'without') {
      hits = next;
      applied.add(part);
    } else dropped.unshift(part);
  }
  const counted = allWords.map((word) => ({
    word,
    count:
      reachesOf(word)
        .map((reach) => wordHits(word, reach).length)
        .find((n) => n > 0) ?? 0,
  }));
  for (const { word } of counted.toSorted((a, b) => b.count - a.count)) {
    const next = reachesOf(word)
      .map((reach) => wordHits(word, reach, hits))
      .find((found) => found.length > 0);
    if (next) {
      hits = next;
      applied.add(word);
    } else dropped.unshift({ slot: null, label: word.text, from: word.from, to: word.to });
  }
  const isNothing = allWords.length > 0 && applied.size === 0;
  if (isNothing) hits = [];
  for (const { slot } of kept) {
    if (slot.kind !== 'price-level' || hits.length === 0) continue;
    const prices = hits.map(({ bestPriceCents }) => bestPriceCents).sort((a, b) => a - b);
    if (slot.level === 'high') prices.reverse();
    const limit = prices[Math.ceil(prices.length / priceLevelParts[slot.level]) - 1] ?? 0;
    hits = hits.filter(({ bestPriceCents: cents }) =>
      slot.level === 'low' ? cents <= limit : cents >= limit,
    );
  }
  const typed = foldText(text.slice(0, 256)).words.join(' ');
  const isTitle = (product: SearchProduct) => {
    const { name, brand = [] } = textsOf(product).titles;
    if (typed === '' || name.length === 0) return false;
    return (
      name.join(' ') === typed || (brand.length > 0 && [...brand, ...name].join(' ') === typed)
    );
  };
  const understood = kept.filter((part) => !conditions.includes(part) || applied.has(part));
  const usedWords = allWords.filter((word) => applied.has(word));
  const found = new Set(hits);
  const reviews = new Map<number, number>();
  for (const { familyId, reviewCount } of catalog) {
    reviews.set(familyId, Math.max(reviews.get(familyId) ?? 0, reviewCount));
  }
  const sort = kept.find(({ slot }) => slot.kind === 'sort')?.slot;
  const isRanked = usedWords.length + understood.length > 0;
  return {
    products: catalog.filter((product) => found.has(product) || isTitle(product)),
    understood,
    dropped: [...(isNothing ? [] : dropped), ...replaced],
    sort: sort?.kind === 'sort' ? sort.sort : null,
    score: (product) =>
      isRanked
        ? scoreText(product, textsOf(product), understood, usedWords) +
          (isTitle(product) ? titlePoints : 0) +
          popularityPoints(reviews.get(product.familyId) ?? 0)
        : 0,
  };
}

function matchesWord({ fields }: ProductText, typed: string, reach: PlainReach): boolean {
  return Object.values(fields).some((words) => words.some((word) => isLike(typed, word, reach)));
}

function scoreText(
  product: SearchProduct,
  text: ProductText,
  parts: readonly QueryPart[],
  words: readonly QueryWord[],
): number {
  let points = 0;
  for (const { slot } of parts) {
    for (const tag of answeringTags(slot)) {
      const strength = strengthOfTag(product, tag.name);
      if (strength > 0) points += tagPoints(tag, strength);
    }
  }
  for (const { text: typed } of words) {
    const best = scoringMatches.find(({ field, match }) =>
      text.fields[field].some((word) =>
        isLike(typed, word, match === 'whole' ? 'whole' : 'begins'),
      ),
    );
    points += best?.points ?? 0;
  }
  const { name } = text.titles;
  for (const [at, { text: after }] of words.slice(1).entries()) {
    const before = words[at]?.text ?? '';
    const areNeighbors = name.some(
      (word, place) =>
        isLike(before, word, 'whole') &&
        place + 1 < name.length &&
        isLike(after, name[place + 1] ?? '', 'whole'),
    );
    if (areNeighbors) points += neighborPoints;
  }
  return points;
}
