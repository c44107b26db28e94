import { foldQuery, foldText } from './fold';
import { maxConcernStrength, sureConcernStrength } from './tags/tag';
import { normalizeWord } from './text/normalize-word';
import type { QuerySlot } from './understand/understood-query';
import { isStopWord, isWeakWord } from './vocabulary/query-words';

/**
 * Relevance: a product scores points for every word and every understood part of the query, and a few
 * for its popularity. Equal scores are ordered by popularity.
 *
 * Words are looked up in these fields; a word scores by its best match only.
 */
const fieldWeights = {
  name: 40,
  subcategory: 32,
  brand: 28,
  ingredient: 20,
  category: 16,
} as const;
export type MatchField = keyof typeof fieldWeights;
const matchFields: readonly MatchField[] = [
  'name',
  'subcategory',
  'brand',
  'ingredient',
  'category',
];

/**
 * A whole word (in any of its forms), its beginning, a piece inside a word, or a similar word. The
 * last two match, but score nothing, so they come last.
 */
const matchWeights = { whole: 3, prefix: 2, inside: 0, typo: 0 } as const;
export type WordMatch = keyof typeof matchWeights;

/** The matches that score, best first. */
export const scoringMatches: readonly { field: MatchField; match: WordMatch; points: number }[] =
  matchFields
    .flatMap((field) =>
      (['whole', 'prefix'] as const).map((match) => ({
        field,
        match,
        points: fieldWeights[field] * matchWeights[match],
      })),
    )
    .sort((a, b) => b.points - a.points);

/** For two neighboring words of the query that are neighbors in the name. */
export const neighborPoints = 20;

/**
 * For each word of a type or shade that a name has as typed and its label has not: a query for a paddle brush
 * is answered by detangling brushes, but those called so come first. More than popularity.
 */
export const ownWordPoints = 10;
const ownWordParts = new Set<QuerySlot['kind']>(['type', 'shade']);
/** A shelf stands in for a missing type: "cuticle oil" lists nail tools, those for cuticles first. */
const hasOwnWords = (slot: QuerySlot): boolean =>
  ownWordParts.has(slot.kind) || (slot.kind === 'category' && slot.subcategory !== null);
export function ownWordsOf(
  parts: readonly {
    slot: QuerySlot;
    label: string;
    from: number;
    to: number;
    corrected?: string;
  }[],
  text: string,
): readonly string[] {
  const found = parts.flatMap(({ slot, label, from, to, corrected }) => {
    if (!hasOwnWords(slot)) return [];
    const said = new Set(foldText(label).words.map(normalizeWord));
    return foldQuery(corrected ?? text.slice(from, to)).filter(
      (word) => !said.has(normalizeWord(word)) && !isStopWord(word) && !isWeakWord(word),
    );
  });
  return [...new Set(found)];
}

/** For the name, or brand and name, exactly as typed. */
export const titlePoints = 2_000;

/** Points of a tag at full strength (`fullTagStrength`), by the kind of the part that asks for it. */
const tagWeights: Partial<Record<QuerySlot['kind'], number>> = {
  type: 60,
  ingredient: 60,
  concern: 60,
  shade: 45,
  claim: 30,
  skin: 30,
  hair: 30,
  audience: 30,
  finish: 30,
  form: 30,
};

const isConcernKind = (kind: string): boolean => kind === 'concern' || kind === 'hint';

/** From 1 (weak evidence) to 3 (named or claimed); concerns have a finer scale. */
export const fullTagStrength = (kind: string): number =>
  isConcernKind(kind) ? sureConcernStrength : 3;

/** Several good reasons for a concern are stronger than one, and score more. */
export const maxTagStrength = (kind: string): number =>
  isConcernKind(kind) ? maxConcernStrength : 3;

/** A strength on the common scale of 1, 2 and 3. */
export const evidenceOf = (kind: string, strength: number): number =>
  Math.min(3, Math.ceil((strength * 3) / fullTagStrength(kind)));

/** A tag that answers a part of a query. */
export interface AnsweringTag {
  /** `kind:slug`. */
  name: string;
  kind: string;
  /** Points at full strength; negative ones speak against a product. */
  weight: number;
}

/** What helps with these concerns suits the skin or hair type, even if no text says so. */
const concernsOfType: Readonly<Record<string, readonly string[]>> = {
  'skin:dry': ['dryness'],
  'skin:oily': ['oiliness'],
  'skin:sensitive': ['sensitivity'],
  'skin:mature': ['wrinkles', 'firmness'],
  'hair:color-treated': ['color-care'],
};
const concernOfTypeWeight = 40;

/**
 * The tags that meet a part: a concern is also met by weak evidence for it, which filters ignore.
 * Empty: the part asks for no tag.
 */
export function answeringTags(slot: QuerySlot): readonly AnsweringTag[] {
  const weight = tagWeights[slot.kind];
  if (weight === undefined || !('slug' in slot)) return [];
  const { kind, slug } = slot;
  if (kind === 'concern') return concernTags(slug, weight);
  const concerns = concernsOfType[`${kind}:${slug}`] ?? [];
  return [
    { name: `${kind}:${slug}`, kind, weight },
    ...concerns.flatMap((concern) => concernTags(concern, concernOfTypeWeight)),
  ];
}

const concernTags = (slug: string, weight: number): AnsweringTag[] =>
  ['concern', 'hint'].map((kind) => ({ name: `${kind}:${slug}`, kind, weight }));

/** What a skin type beside a concern scores: the concern matters more. */
const preferenceWeight = 0.4;

/** What is made for one of these comes after what says nothing of the skin type that is asked for. */
export const opposedSkinTypes: Readonly<Record<string, readonly string[]>> = {
  dry: ['oily'],
  oily: ['dry'],
  combination: ['dry'],
};
const opposedWeight = -30;
/** Concerns that are a skin type by another name. */
const skinOfDryness: ReadonlyMap<string, string> = new Map([
  ['dryness', 'dry'],
  ['oiliness', 'oily'],
]);

/** The tags that score for a part among the others of a query; some speak against a product. */
export function scoringTags(slot: QuerySlot, all: readonly QuerySlot[]): readonly AnsweringTag[] {
  const tags = answeringTags(slot);
  const asked = skinTypeOf(slot);
  if (asked === undefined) return tags;
  const isAsked = (skin: string) => all.some((other) => skinTypeOf(other) === skin);
  const opposed = (opposedSkinTypes[asked] ?? [])
    .filter((skin) => !isAsked(skin))
    .map((skin) => ({ name: `skin:${skin}`, kind: 'skin', weight: opposedWeight }));
  const share = isPreference(slot, all) ? preferenceWeight : 1;
  return [...tags, ...opposed].map((tag) => ({ ...tag, weight: tag.weight * share }));
}

/** The skin type that a part asks for, if any. */
function skinTypeOf(slot: QuerySlot): string | undefined {
  if (slot.kind === 'concern') return skinOfDryness.get(slot.slug);
  return slot.kind === 'skin' ? slot.slug : undefined;
}

/** Points of a tag for the part that it answers. */
export function tagPoints({ kind, weight }: AnsweringTag, strength: number): number {
  return Math.round((weight * strength) / fullTagStrength(kind));
}

/**
 * Where a query asks for an order of its own ("cheapest retinol serum"), what has a trace of it must not come
 * first. The ingredient is named, or at least important; the first that leaves enough products applies.
 */
export const firmIngredientStrengths = [3, 2] as const;
export const isFirm = (kind: string, strength: number, minIngredient: number): boolean =>
  kind !== 'hint' && (kind !== 'ingredient' || strength >= minIngredient);

type PlainReach = 'whole' | 'begins' | 'inside';

/**
 * How far a word may reach into other words before typos count. A few letters beside an understood part are never
 * a piece of a word: "set" is not in "reset".
 */
export function reachOfWord(
  { length }: string,
  { isAlone, hasParts }: { isAlone: boolean; hasParts: boolean },
): PlainReach {
  if (length === 1 && !isAlone) return 'whole';
  return length < 4 && hasParts ? 'begins' : 'inside';
}

/**
 * What only orders the results and hides none: a skin type beside a concern, and the oil of "tea tree oil", which may
 * also be in a shampoo.
 */
export function isPreference(slot: QuerySlot, all: readonly QuerySlot[]): boolean {
  const has = (...kinds: readonly QuerySlot['kind'][]) =>
    all.some(({ kind }) => kinds.includes(kind));
  if (slot.kind === 'skin') return has('concern');
  if (slot.kind !== 'form' || !ingredientForms.has(slot.slug)) return false;
  return has('ingredient') && !has('type', 'category');
}
const ingredientForms = new Set(['oil', 'gel']);

/**
 * A best-seller beats an obscure product that matches no better: one point each time the number of
 * reviews quadruples. Never enough to outweigh a better match of a word.
 */
export function popularityPoints(reviewCount: number): number {
  return Math.min(8, Math.floor(Math.log2(1 + reviewCount) / 2));
}

/** A few ratings say little, so every product starts with this many average ones. */
const priorRatings = 20;

/** The rating that sorts use, in ten-thousandths. */
export function weighedRating(rating: number, ratingCount: number, catalogMean: number): number {
  const sum = rating * ratingCount + catalogMean * priorRatings;
  return Math.round((sum / (ratingCount + priorRatings)) * 10_000);
}
