import type { LinePurpose } from './product-lines';
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
  /** What the product's line is for. */
  lines: readonly LinePurpose[];
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
  { words, prominence, types, lines }: SkinEvidence,
  scores: Float64Array,
): void {
  scores.set(starts);
  for (const clue of findTitleClues(words)) add(scores, nameWeights.get(clue), 1);
  for (const [slug, share] of prominence) add(scores, ingredientWeights.get(slug), share);
  for (const type of types) add(scores, typeWeights.get(type), 1);
  addLines(scores, types.includes('eye-treatment') ? lines.map(aroundEyes) : lines);
}

/**
 * What a line adds to the log-odds of its concerns, the most important one first, and of the others that have weights.
 * Chosen on half of the brands of a store that labels its products. Half of these or a quarter more rank products worse.
 */
const lineOdds = {
  listed: [2, 1.2, 0.4],
  others: -0.7,
  otherSideBenefits: -0.3,
  wholeBrandShare: 0.2,
};

/** Products of any line may help with these too, so a line that is for others says less against them. */
const sideBenefits = new Set(['dryness', 'dullness', 'dark-circles']);

const brightening = new Set(['dullness', 'dark-spots']);

/** What brightens is for dark circles first when it is used around the eyes. */
function aroundEyes(line: LinePurpose): LinePurpose {
  const concerns = line.concerns.flatMap((concern) =>
    brightening.has(concern) ? ['dark-circles', concern] : [concern],
  );
  return { ...line, concerns: [...new Set(concerns)] };
}

/** Several lines in a name are about the same product, so the best reason for a concern counts, not all of them. */
function addLines(scores: Float64Array, lines: readonly LinePurpose[]): void {
  if (lines.length === 0) return;
  for (const [at, concern] of skinConcerns.entries()) {
    const odds = lines.map((line) => oddsOfLine(line, concern));
    scores[at] = (scores[at] ?? 0) + Math.max(...odds);
  }
}

function oddsOfLine({ concerns, isWholeBrand }: LinePurpose, concern: string): number {
  const { listed, others, otherSideBenefits, wholeBrandShare } = lineOdds;
  const place = concerns.indexOf(concern);
  const unlisted = sideBenefits.has(concern) ? otherSideBenefits : others;
  const odds = place < 0 ? unlisted : (listed[Math.min(place, listed.length - 1)] ?? 0);
  return isWholeBrand ? odds * wholeBrandShare : odds;
}

function add(scores: Float64Array, weights: Float64Array | undefined, share: number): void {
  if (!weights) return;
  for (let at = 0; at < weights.length; at += 1) {
    scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * share;
  }
}
