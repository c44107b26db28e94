import { type ConcernWeights, skinConcernWeights } from './skin-concern-weights';
import { findTitleClues } from './title-clues';

/** What a concern's score is made of: clues of the name, ingredients with their prominence, the type. */
export interface SkinEvidence {
  /** Words of the name. */
  words: readonly string[];
  /** Prominence of each ingredient term: 1 near the top of the label, less further down. */
  prominence: ReadonlyMap<string, number>;
  /** The product's type and the wider types it is within. */
  types: readonly string[];
}

/** The weight of each concern, in the order of `skinConcerns`. */
type WeightsByKey = ReadonlyMap<string, Float64Array>;

/** The concerns that have weights. */
export const skinConcerns: readonly string[] = Object.keys(skinConcernWeights);

const starts = Float64Array.from(Object.values(skinConcernWeights), ({ start }) => start);
const nameWeights = byKey((weights) => weights.name);
const ingredientWeights = byKey((weights) => weights.ingredients);
const typeWeights = byKey((weights) => weights.types);

function byKey(part: (weights: ConcernWeights) => Readonly<Record<string, number>>): WeightsByKey {
  const found = new Map<string, Float64Array>();
  for (const [concern, weights] of Object.values(skinConcernWeights).entries()) {
    for (const [key, weight] of Object.entries(part(weights))) {
      const known = found.get(key) ?? new Float64Array(skinConcerns.length);
      known[concern] = weight;
      found.set(key, known);
    }
  }
  return found;
}

/**
 * The log-odds that a skincare product is for each of `skinConcerns`, judged without its description. Written
 * into `scores`.
 */
export function scoreSkinConcerns(
  { words, prominence, types }: SkinEvidence,
  scores: Float64Array,
): void {
  scores.set(starts);
  for (const clue of findTitleClues(words)) add(scores, nameWeights.get(clue), 1);
  for (const [slug, share] of prominence) add(scores, ingredientWeights.get(slug), share);
  for (const type of types) add(scores, typeWeights.get(type), 1);
}

function add(scores: Float64Array, weights: Float64Array | undefined, share: number): void {
  if (!weights) return;
  for (let at = 0; at < weights.length; at += 1) {
    scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * share;
  }
}
