import { normalizeWord } from '../../text/normalize-word';
import { concerns } from '../../vocabulary/concerns';
import { productTypes } from '../../vocabulary/product-types';
import { findTerm } from '../../vocabulary/terms';
import { maxConcernStrength, sureConcernStrength } from '../tag';
import type { TaggedProduct } from '../tagged-product';
import type { ReadText, StatedTerm } from '../text/stated-terms';
import { type ConcernHint, concernHints } from './concern-hints';
import type { LinePurpose } from './product-lines';
import { scoreSkinConcerns, skinConcerns } from './skin-concern-score';
import { skinConcernWeights } from './skin-concern-weights';

export interface ConcernEvidence extends Pick<TaggedProduct, 'category' | 'subcategory'> {
  type: string | null;
  texts: readonly (ReadText & { place: 'name' | 'feature' | 'description' })[];
  /** See `SkinEvidence`. */
  prominence: ReadonlyMap<string, number>;
  lines: readonly LinePurpose[];
}

const areaOf = new Map(concerns.map(({ slug, area }) => [slug, area]));

/** Single words that name a concern wherever they stand; others, such as glow, need a phrase around them. */
const explicit = new Set(
  (
    'acne blemish breakout pimple redness rosacea wrinkle antiaging pigmentation hyperpigmentation melasma ' +
    'discoloration dullness pore firming firmness sagging lifting dryness dehydrated oiliness mattifying sebum ' +
    'irritation eczema psoriasis dermatitis cellulite frizz breakage thinning dandruff flake volumizing volume ' +
    'brassiness detangling puffiness depuffing barrier strengthening smoothing hydrating brightening soothing'
  )
    .split(' ')
    .map(normalizeWord),
);

/** What a statement adds to the log-odds of a concern that has weights. */
const statedOdds = { name: 0, feature: 2, description: 1.2 } as const;
/** The strength of a statement about a concern that has none; a vague word counts for less. */
const statedStrength = { name: 8, feature: 6, description: 5 } as const;
const vagueStrength = { name: 5, feature: 4, description: 2 } as const;
/** At least this strong is what is said clearly of a concern that has weights. */
const minStrength = { name: 7, feature: 5, description: 4 } as const;

/** The strength of each concern that a product is for: see `TagKind`. */
export function deriveConcerns(product: ConcernEvidence): Map<string, number> {
  const types = (product.type === null ? null : typesAround.get(product.type)) ?? [];
  const strengths = new Map<string, number>();
  const raise = (slug: string, strength: number) => {
    if (strength > (strengths.get(slug) ?? 0))
      strengths.set(slug, Math.min(strength, maxConcernStrength));
  };
  const statements = findStatements(product);
  const isSkincare = product.category === 'skincare';
  if (isSkincare) {
    const { prominence, lines } = product;
    const words = product.texts.find(({ place }) => place === 'name')?.words ?? [];
    const scores = new Float64Array(skinConcerns.length);
    scoreSkinConcerns({ words, prominence, types, lines }, scores);
    for (const [at, slug] of skinConcerns.entries()) {
      raise(slug, strengthOfScore(slug, (scores[at] ?? 0) + oddsOf(statements.get(slug))));
    }
  }
  for (const [slug, { place, isClear }] of statements) {
    const hasWeights = isSkincare && skinConcernWeights[slug] !== undefined;
    if (!hasWeights) raise(slug, (isClear ? statedStrength : vagueStrength)[place]);
    else if (isClear) raise(slug, minStrength[place]);
  }
  const addHint = ({ concern, strength, within, category }: ConcernHint, share: number) => {
    if (category !== undefined && category !== product.category) return;
    if (within && !within.some((slug) => types.includes(slug))) return;
    raise(concern, Math.max(1, Math.round(strength * share)));
  };
  for (const type of types) for (const hint of hintsOfType.get(type) ?? []) addHint(hint, 1);
  for (const [slug, share] of product.prominence) {
    for (const hint of hintsOfIngredient.get(slug) ?? []) addHint(hint, share);
  }
  return strengths;
}

interface Statement {
  place: 'name' | 'feature' | 'description';
  /** Said in a phrase or a word that means nothing else. */
  isClear: boolean;
}

const placeOrder = ['description', 'feature', 'name'] as const;

/** The clearest statement of each concern; what is denied in a text counts as not said. */
function findStatements(product: ConcernEvidence): Map<string, Statement> {
  const found = new Map<string, Statement>();
  for (const { terms, words, place } of product.texts) {
    for (const term of terms) {
      if (term.kind !== 'concern' || !isAbout(term.slug, product)) continue;
      // In a name even "no frizz" is a promise.
      if (term.isNegated && place !== 'name') continue;
      const isClear = isClearly(term, words);
      const known = found.get(term.slug);
      const isBetter =
        !known ||
        (isClear && !known.isClear) ||
        (isClear === known.isClear && placeOrder.indexOf(place) > placeOrder.indexOf(known.place));
      if (isBetter) found.set(term.slug, { place, isClear });
    }
  }
  return found;
}

function isClearly({ from, to, isLabelPhrase }: StatedTerm, words: readonly string[]): boolean {
  return isLabelPhrase || to - from > 1 || explicit.has(words[from] ?? '');
}

/** Hair concerns are about hair products, the others about the rest but for most tools. */
function isAbout(slug: string, { category, subcategory }: ConcernEvidence): boolean {
  const isForHair =
    category === 'haircare' || subcategory === 'hair-vitamins' || subcategory === 'hair-tools';
  const area = areaOf.get(slug);
  if (area === 'hair') return isForHair;
  if (area === 'nails')
    return category === 'tools' || category === 'makeup' || category === 'supplements';
  // "Fine Line" is also the name of a manicure set.
  if (category === 'tools') return subcategory === 'skincare-tools';
  return category !== 'fragrance' && (!isForHair || category === 'supplements');
}

function oddsOf(statement: Statement | undefined): number {
  if (!statement) return 0;
  return statedOdds[statement.place] * (statement.isClear ? 1 : 0.5);
}

/** Above a sure score the strength grows slower; otherwise several good reasons would all reach the highest strength. */
const surplusShare = 0.4;

function strengthOfScore(slug: string, score: number): number {
  const weights = skinConcernWeights[slug];
  if (!weights) return 0;
  const share = (score - weights.weak) / (weights.sure - weights.weak);
  const kept = share > 1 ? 1 + (share - 1) * surplusShare : share;
  return Math.min(maxConcernStrength, Math.max(0, Math.ceil(kept * sureConcernStrength)));
}

const hintsOfType = hintsBy(({ types = [] }) => types);
const hintsOfIngredient = hintsBy(({ ingredients = [] }) => ingredients);

function hintsBy(
  keys: (hint: ConcernHint) => readonly string[],
): ReadonlyMap<string, ConcernHint[]> {
  const found = new Map<string, ConcernHint[]>();
  for (const hint of concernHints) {
    for (const key of keys(hint)) found.set(key, [...(found.get(key) ?? []), hint]);
  }
  return found;
}

/** Each type with the wider types that include it. */
const typesAround: ReadonlyMap<string, readonly string[]> = new Map(
  productTypes.map(({ slug }) => [slug, widened(slug)]),
);

function widened(type: string): string[] {
  const found: string[] = [];
  for (let slug: string | null = type; slug !== null && !found.includes(slug); ) {
    found.push(slug);
    slug = findTerm('type', slug)?.parent ?? null;
  }
  return found;
}
