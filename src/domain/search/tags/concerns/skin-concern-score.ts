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

/** Weights by what they are for: pairs of a concern's number and its weight. */
type WeightsByKey = ReadonlyMap<string, readonly (readonly [concern: number, weight: number])[]>;

const concernNames = Object.keys(skinConcernWeights);
const starts = Object.values(skinConcernWeights).map(({ start }) => start);
const nameWeights = byKey((weights) => weights.name);
const ingredientWeights = byKey((weights) => weights.ingredients);
const typeWeights = byKey((weights) => weights.types);

function byKey(part: (weights: ConcernWeights) => Readonly<Record<string, number>>): WeightsByKey {
  const found = new Map<string, [number, number][]>();
  for (const [concern, weights] of Object.values(skinConcernWeights).entries()) {
    for (const [key, weight] of Object.entries(part(weights))) {
      const known = found.get(key);
      if (known) known.push([concern, weight]);
      else found.set(key, [[concern, weight]]);
    }
  }
  return found;
}

/** The log-odds that a skincare product is for each concern, judged without its description. */
export function scoreSkinConcerns({ words, prominence, types }: SkinEvidence): Map<string, number> {
  const scores = [...starts];
  const add = (weights: WeightsByKey, key: string, share: number) => {
    for (const [concern, weight] of weights.get(key) ?? []) {
      scores[concern] = (scores[concern] ?? 0) + weight * share;
    }
  };
  for (const clue of findTitleClues(words)) add(nameWeights, clue, 1);
  for (const [slug, share] of prominence) add(ingredientWeights, slug, share);
  for (const type of types) add(typeWeights, type, 1);
  return new Map(concernNames.map((concern, at) => [concern, scores[at] ?? 0]));
}
