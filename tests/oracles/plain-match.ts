import { isKnownWithout } from '~/domain/search/contained-ingredients';
import { denyingWords } from '~/domain/search/exclusions';
import { foldQuery, foldText } from '~/domain/search/fold';
import { type IndexedTag, parseTag, tagsImpliedBy } from '~/domain/search/index-tags';
import {
  answeringTags,
  firmIngredientStrengths,
  isFirm,
  isPreference,
  neighborPoints,
  ownWordPoints,
  ownWordsOf,
  popularityPoints,
  reachOfWord,
  scoringMatches,
  scoringTags,
  tagPoints,
  titlePoints,
} from '~/domain/search/ranking';
import {
  alternativeParts,
  areAlternatives,
  exclusionParts,
  importanceRank,
  isFragment,
  loosenedParts,
  minExactProducts,
  namingParts,
  otherAudiences,
  priceLevelParts,
  replaceableParts,
  soughtKind,
  weakerThanType,
} from '~/domain/search/relaxing';
import type { DroppedPart, SearchProduct, UnitKind } from '~/domain/search/search-index';
import type { Sort } from '~/domain/search/sorts';
import {
  categoryOf,
  isAmong,
  isElsewhere,
  isSameAs,
  isWithoutFormula,
  leaningOf,
  looks,
  nearestShelves,
  nearestTerms,
  type Substitute,
  widerType,
} from '~/domain/search/substitutes';
import { maxCarryOnSize, maxTravelSizeOf, travelSizeWords } from '~/domain/search/travel-sizes';
import { allowedEdits } from '~/domain/search/typo';
import type {
  QueryPart,
  QuerySlot,
  QueryWord,
  UnderstoodQuery,
} from '~/domain/search/understand/understood-query';
import { isEmptyWord, isStopWord } from '~/domain/search/vocabulary/query-words';
import { isLike, type PlainReach, type ProductText } from './plain-text';

export interface TextHits {
  /** By popularity. */
  products: SearchProduct[];
  understood: QueryPart[];
  dropped: DroppedPart[];
  loosened: DroppedPart[];
  sort: Sort | null;
  score(product: SearchProduct): number;
}

type TextsOf = (product: SearchProduct) => ProductText;

export function hasTag(product: SearchProduct, kind: string, slug: string): boolean {
  return strengthOf(product, kind, slug) > 0;
}

/** Parts that are no condition of their own. */
const unconditional = new Set<QuerySlot['kind']>(['sort', 'price-level', 'other-currency']);

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

export const ratingOf = ({ rating, ownRating }: SearchProduct): number =>
  ownRating?.average ?? rating;

export function unitKindOf({ size }: SearchProduct): UnitKind | null {
  if (size === null) return null;
  return size.unit === 'ml' ? 'volume' : size.unit === 'g' ? 'weight' : 'count';
}

function meets(
  product: SearchProduct,
  text: ProductText,
  slot: QuerySlot,
  /** The wider meaning, where there is one. */
  isWide = false,
): boolean {
  const { size, bestPriceCents: cents } = product;
  switch (slot.kind) {
    case 'price':
      return cents >= (slot.minCents ?? 0) && cents <= (slot.maxCents ?? Number.MAX_VALUE);
    case 'price-level':
    case 'other-currency':
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
        (size !== null &&
          size.unit !== 'count' &&
          size.amount <=
            (isWide ? maxCarryOnSize : maxTravelSizeOf(product.category, product.subcategory))) ||
        travelSizeWords.some((typed) =>
          text.fields.name.some((word) => isLike(typed, word, 'whole')),
        )
      );
    case 'spf':
      return product.tags
        .map(parseTag)
        .some(
          ({ kind, slug }) =>
            kind === 'spf' &&
            Number(slug) >= slot.min &&
            (slot.max === null || Number(slug) <= slot.max),
        );
    case 'rating':
      return ratingOf(product) >= slot.min;
    case 'category':
      return (
        product.category === slot.category &&
        (slot.subcategory === null || product.subcategory === slot.subcategory)
      );
    case 'brand':
      return product.brandSlug === slot.slug;
    case 'without':
      return isKnownWithout(product, slot.slug);
    case 'not':
      if (slot.of === 'word') {
        return !isNamed(text, slot.term);
      }
      return !meets(product, text, { kind: slot.of, slug: slot.term });
    case 'audience':
      if (isWide) {
        return !otherAudiences[slot.slug]?.some((other) => hasTag(product, 'audience', other));
      }
      return hasTag(product, 'audience', slot.slug);
    default:
      return answeringTags(slot).some(({ name }) => strengthOfTag(product, name) > 0);
  }
}

/** Whether a name has a word and does not deny it. */
function isNamed({ fields, titles: { name } }: ProductText, term: string): boolean {
  const isOf = (word: string | undefined, typed: readonly string[]) =>
    word !== undefined && typed.some((one) => isLike(one, word, 'whole'));
  const isDenied = name.some(
    (word, at) =>
      isOf(word, [term]) &&
      (isOf(name[at - 1], denyingWords.before) || isOf(name[at + 1], denyingWords.after)),
  );
  return fields.name.some((word) => isOf(word, [term])) && !isDenied;
}

const hasWiderMeaning = ({ slot }: QueryPart): boolean =>
  slot.kind === 'audience' || slot.kind === 'travel-size';

/** Applies what was understood, relaxed so far that something is found. */
export function matchText(
  catalog: readonly SearchProduct[],
  textsOf: TextsOf,
  text: string,
  understand: (text: string) => UnderstoodQuery,
): TextHits {
  const nothing = {
    products: [],
    understood: [],
    dropped: [],
    loosened: [],
    sort: null,
    score: () => 0,
  };
  // Hits are in order of popularity and sorting is stable.
  if (text.trim() === '') return { ...nothing, products: [...catalog] };

  const { parts, words } = understand(text);
  const meeting = (part: QueryPart) =>
    catalog.filter((product) => meets(product, textsOf(product), part.slot));
  const isNamed = (part: QueryPart) => !namingParts.has(part.slot.kind) || meeting(part).length > 0;
  const literal = (from: number, to: number): QueryWord[] =>
    foldQuery(text.slice(from, to)).map((word) => ({ text: word, from, to, isLiteral: true }));
  let kept: QueryPart[] = [];
  let replaced: QueryPart[] = [];
  let allWords = [...words];
  let hasLooks = true;
  /** Parts that only order the results. */
  const leanings: QueryPart[] = [];
  for (const part of parts) {
    if (isNamed(part)) {
      kept.push(part);
      continue;
    }
    const firstMet = (others: readonly Substitute[]) =>
      others
        .map((other) => ({ ...part, ...other }))
        .filter((other) => meeting(other).length > 0)
        .slice(0, 1);
    const isNew = (other: Substitute) => !isAmong(other, [...parts, ...kept]);
    const nearest = nearestTerms(part.slot).filter(isNew);
    const near = firstMet(nearest);
    const category = categoryOf(part.slot);
    const own = literal(part.from, part.to).filter((word) => !isStopWord(word.text));
    const haveWords = catalog.some(
      (product) =>
        own.length > 0 &&
        (category === null || product.category === category) &&
        own.every((word) => matchesWord(textsOf(product), word.text, 'whole')),
    );
    if (near.length === 0 && haveWords) {
      allWords.push(...own);
      continue;
    }
    const instead = near.length > 0 ? near : firstMet(nearestShelves(part.slot));
    kept.push(...instead.filter(isNew));
    if (instead.some(({ slot }) => isElsewhere(part.slot, slot))) hasLooks = false;
    const concern = near.find(({ slot }) => slot.kind === 'concern');
    const isOnlyType = parts.every((other) => other === part || other.slot.kind !== 'type');
    if (part.slot.kind === 'type' && concern && isOnlyType) {
      const helps = meeting(concern);
      const beside = nearest
        .filter(({ slot }) => slot.kind === 'type')
        .find(({ slot }) => helps.some((product) => meets(product, textsOf(product), slot)));
      if (beside) kept.push({ ...part, ...beside });
    }
    const leaning = leaningOf(part.slot);
    if (leaning && parts.every(({ slot }) => slot.kind !== leaning.slot.kind)) {
      leanings.push({ ...part, ...leaning });
      kept.push(...leanings.slice(-1));
    }
    if (!near.some((other) => isSameAs(part.slot, other.slot))) replaced.push(part);
  }
  const places = kept.filter(({ slot }) => slot.kind === 'type' || slot.kind === 'category');
  if (places.length > 0 && places.every(({ slot }) => isWithoutFormula(slot))) {
    replaced.push(...kept.filter(({ slot }) => slot.kind === 'without'));
    kept = kept.filter(({ slot }) => slot.kind !== 'without');
  }
  if (!hasLooks) {
    kept = kept.filter(({ slot }) => !looks.has(slot.kind));
    replaced.push(...parts.filter((part) => looks.has(part.slot.kind) && !replaced.includes(part)));
  }
  if (kept.length === 0 && allWords.length === 0) {
    allWords = literal(0, text.length);
    replaced = [];
  }
  if (kept.length === 0 && allWords.length === 0) return nothing;
  allWords.sort((a, b) => a.from - b.from);
  const saysNothing = kept.length === 0 && allWords.every((word) => isEmptyWord(word.text));
  const hasAllWords = (product: SearchProduct) =>
    allWords.every((word) => matchesWord(textsOf(product), word.text, 'whole'));
  if (saysNothing && !catalog.some(hasAllWords)) {
    const ignored = allWords.map(({ text: label, from, to }) => ({ slot: null, label, from, to }));
    return { ...nothing, products: [...catalog], dropped: ignored };
  }
  const isAlone = kept.length === 0 && allWords.length === 1;

  const wordHits = (
    word: QueryWord,
    reach: PlainReach,
    among: readonly SearchProduct[] = catalog,
  ) => among.filter((product) => matchesWord(textsOf(product), word.text, reach));
  const firstReach = ({ text: typed }: QueryWord) =>
    reachOfWord(typed, { isAlone, hasParts: kept.length > 0 });
  const reachesOf = (word: QueryWord): PlainReach[] => [
    firstReach(word),
    ...([1, 2] as const).filter((edits) => !word.isKnown && edits <= allowedEdits(word.text)),
  ];

  let hits = [...catalog];
  const dropped: DroppedPart[] = [];
  const applied = new Set<QueryPart | QueryWord>();
  const insteadOf = new Map<QueryPart, QueryPart>();
  /** All products that meet an applied part, or have an applied word. */
  const widelyMet = new Map<QueryPart, Set<SearchProduct>>();
  const reachedBy = new Map<QueryWord, Set<SearchProduct>>();
  const slots = kept.map(({ slot }) => slot);
  const conditions = kept.filter(
    (part) =>
      !unconditional.has(part.slot.kind) &&
      !isPreference(part.slot, slots) &&
      !leanings.includes(part),
  );
  /** Whether some product has everything, with the wider meanings of parts or without. */
  const hasAll = (isWide: boolean) =>
    catalog.some(
      (product) =>
        conditions.every((part) => meetsAny(product, part, isWide && hasWiderMeaning(part))) &&
        allWords.every((word) => matchesWord(textsOf(product), word.text, firstReach(word))),
    );
  /** Parts of the same kind that will do, too. */
  const alternativesTo = (part: QueryPart) => {
    const ofKind = conditions.filter(({ slot }) => slot.kind === part.slot.kind);
    return areAlternatives(ofKind.map(({ slot }) => slot)) ? ofKind : [];
  };
  const meetsAny = (product: SearchProduct, part: QueryPart, isWide: boolean) =>
    [part, ...(isWide ? [] : alternativesTo(part))].some(({ slot }) =>
      meets(product, textsOf(product), slot, isWide),
    );
  const isAllWide = !hasAll(false) && hasAll(true);
  for (const part of conditions.toSorted(
    (a, b) => importanceRank(a.slot) - importanceRank(b.slot),
  )) {
    const slots = [part, ...alternativesTo(part)].map(({ slot }) => slot);
    const meeting = (among: readonly SearchProduct[], isWide: boolean) =>
      among.filter((product) =>
        // The wider meaning is that of the part alone.
        (isWide ? [part.slot] : slots).some((slot) =>
          meets(product, textsOf(product), slot, isWide),
        ),
      );
    const narrow = isAllWide && hasWiderMeaning(part) ? [] : meeting(hits, false);
    const next = narrow.length > 0 ? narrow : meeting(hits, true);
    const met = meeting(catalog, narrow.length === 0);
    widelyMet.set(part, new Set(met));
    if (next.length > 0 || exclusionParts.has(part.slot.kind)) {
      hits = next;
      applied.add(part);
      continue;
    }
    const isMetBy = (other: Substitute) => (product: SearchProduct) =>
      meets(product, textsOf(product), other.slot);
    const nearest = replaceableParts.has(part.slot.kind) ? nearestTerms(part.slot) : [];
    const other = nearest.find((one) => hits.some(isMetBy(one)));
    if (other) {
      const near = { ...part, ...other };
      dropped.unshift(part);
      hits = hits.filter(isMetBy(near));
      widelyMet.set(near, new Set(catalog.filter(isMetBy(near))));
      applied.add(near);
      insteadOf.set(part, near);
      continue;
    }
    const weaker = [...applied].find(
      (one): one is QueryPart => 'slot' in one && one.slot.kind === weakerThanType,
    );
    const others = [...applied, part].filter(
      (one): one is QueryPart => 'slot' in one && one !== weaker,
    );
    const withoutWeaker = catalog.filter((product) =>
      others.every((one) => widelyMet.get(one)?.has(product)),
    );
    if (part.slot.kind === 'type' && weaker && withoutWeaker.length > 0) {
      hits = withoutWeaker;
      applied.delete(weaker);
      applied.add(part);
      dropped.unshift(weaker);
    } else dropped.unshift(part);
  }
  const counted = allWords.map((word) => ({
    word,
    count:
      reachesOf(word)
        .map((reach) => wordHits(word, reach).length)
        .find((n) => n > 0) ?? 0,
  }));
  const isFound = ({ count }: { count: number }) => count > 0;
  const isEnough =
    applied.size > 0 || counted.some((one) => isFound(one) && !isFragment(one.word.text));
  for (const { word } of counted.toSorted((a, b) => b.count - a.count)) {
    const isLeftOver =
      isEnough && !word.isLiteral && isFragment(word.text) && !counted.every(isFound);
    const reach = isLeftOver
      ? undefined
      : reachesOf(word).find((reach) => wordHits(word, reach, hits).length > 0);
    if (reach !== undefined) {
      reachedBy.set(word, new Set(wordHits(word, reach)));
      hits = wordHits(word, reach, hits);
      applied.add(word);
    } else dropped.unshift({ slot: null, label: word.text, from: word.from, to: word.to });
  }
  const isNothing = allWords.length > 0 && applied.size === 0;
  if (isNothing) hits = [];
  const understood = kept.flatMap((part) =>
    !conditions.includes(part) || applied.has(part) ? [part] : (insteadOf.get(part) ?? []),
  );
  const hasEnough = (found: readonly SearchProduct[]) =>
    new Set(found.map(({ familyId }) => familyId)).size >= minExactProducts;
  const appliedParts = [...applied].filter((part): part is QueryPart => 'slot' in part);
  const usedWords = allWords.filter((word) => applied.has(word));
  const ownWords = ownWordsOf(
    kept.filter((part) => applied.has(part)),
    text,
  );
  const typed = foldText(text.slice(0, 256)).words.join(' ');
  const isTitle = (product: SearchProduct) => {
    const { name, brand = [] } = textsOf(product).titles;
    if (typed === '' || name.length === 0) return false;
    return (
      name.join(' ') === typed || (brand.length > 0 && [...brand, ...name].join(' ') === typed)
    );
  };
  let loosened: DroppedPart[] = [];
  const exact = hits;
  if (!kept.some(({ slot }) => slot.kind === 'sort') && !catalog.some(isTitle)) {
    let appliedConditions = appliedParts;
    let appliedWords = usedWords;
    for (const step of ['words', ...loosenedParts]) {
      if (hits.length === 0 || hasEnough(hits)) break;
      const isKept = ({ slot }: QueryPart) => slot.kind !== step;
      const found = hits;
      const isFixed = ({ text: typed, isLiteral }: QueryWord) =>
        isLiteral ||
        found.every((product) =>
          textsOf(product).fields.brand.some((word) => isLike(typed, word, 'whole')),
        );
      const keptWords = appliedWords.filter((word) => step !== 'words' || isFixed(word));
      if (!appliedConditions.some((part) => isKept(part) && namingParts.has(part.slot.kind))) break;
      loosened.push(
        ...appliedConditions.filter((part) => !isKept(part)),
        ...appliedWords
          .filter((word) => !keptWords.includes(word))
          .map(({ text: label, from, to }) => ({ slot: null, label, from, to })),
      );
      appliedConditions = appliedConditions.filter(isKept);
      appliedWords = keptWords;
      hits = catalog.filter(
        (product) =>
          appliedConditions.every((part) => widelyMet.get(part)?.has(product)) &&
          appliedWords.every((word) => reachedBy.get(word)?.has(product)),
      );
    }
    const several = appliedConditions.filter(({ slot }) => slot.kind === soughtKind);
    const isOfBrand = appliedConditions.some(({ slot }) => slot.kind === 'brand');
    if (several.length > 1 && !isOfBrand && hits.length > 0 && !hasEnough(hits)) {
      loosened.push(...several);
      hits = catalog.filter(
        (product) =>
          several.some((part) => widelyMet.get(part)?.has(product)) &&
          appliedConditions.every(
            (part) => several.includes(part) || widelyMet.get(part)?.has(product),
          ) &&
          appliedWords.every((word) => reachedBy.get(word)?.has(product)),
      );
    }
    const types = appliedConditions.filter(({ slot }) => slot.kind === 'type');
    const wider = types.length === 1 && types[0] ? widerType(types[0].slot) : null;
    if (several.length === 1 && wider && !isOfBrand && hits.length > 0 && !hasEnough(hits)) {
      loosened.push(...types);
      hits = catalog.filter(
        (product) =>
          meets(product, textsOf(product), wider.slot) &&
          appliedConditions.every(
            (part) => types.includes(part) || widelyMet.get(part)?.has(product),
          ) &&
          appliedWords.every((word) => reachedBy.get(word)?.has(product)),
      );
    }
    if (hits.length === exact.length) loosened = [];
  }
  if (kept.some(({ slot }) => slot.kind === 'sort')) {
    const isFirmly = (product: SearchProduct, { slot }: QueryPart, minIngredient: number) => {
      const asked = alternativeParts.has(slot.kind) ? [] : answeringTags(slot);
      return (
        asked.length === 0 ||
        asked.some(({ name, kind }) => {
          const strength = strengthOfTag(product, name);
          return strength > 0 && isFirm(kind, strength, minIngredient);
        })
      );
    };
    const firm = firmIngredientStrengths
      .map((min) =>
        hits.filter((product) => appliedParts.every((part) => isFirmly(product, part, min))),
      )
      .find(hasEnough);
    hits = firm ?? hits;
  }
  for (const { slot } of kept) {
    if (slot.kind !== 'price-level' || hits.length === 0) continue;
    const prices = hits.map(({ bestPriceCents }) => bestPriceCents).sort((a, b) => a - b);
    if (slot.level === 'high') prices.reverse();
    const limit =
      prices[
        Math.min(
          prices.length,
          Math.max(Math.ceil(prices.length / priceLevelParts[slot.level]), minExactProducts),
        ) - 1
      ] ?? 0;
    hits = hits.filter(({ bestPriceCents: cents }) =>
      slot.level === 'low' ? cents <= limit : cents >= limit,
    );
  }
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
    loosened,
    sort: sort?.kind === 'sort' ? sort.sort : null,
    score: (product) =>
      isRanked
        ? scoreText(product, textsOf(product), understood, usedWords) +
          scoreOwnWords(textsOf(product), ownWords) +
          (isTitle(product) ? titlePoints : 0) +
          popularityPoints(reviews.get(product.familyId) ?? 0)
        : 0,
  };
}

function matchesWord({ fields }: ProductText, typed: string, reach: PlainReach): boolean {
  return Object.values(fields).some((words) => words.some((word) => isLike(typed, word, reach)));
}

function scoreOwnWords({ fields }: ProductText, own: readonly string[]): number {
  const has = (typed: string) => fields.name.some((word) => isLike(typed, word, 'whole'));
  return own.filter(has).length * ownWordPoints;
}

function scoreText(
  product: SearchProduct,
  text: ProductText,
  parts: readonly QueryPart[],
  words: readonly QueryWord[],
): number {
  let points = 0;
  const slots = parts.map(({ slot }) => slot);
  for (const { slot } of parts) {
    for (const tag of scoringTags(slot, slots)) {
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
