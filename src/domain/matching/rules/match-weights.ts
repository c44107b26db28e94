import type { WordFeature } from './word-features';

/** Everything that is counted when two titles are compared. */
export type Feature =
  | WordFeature
  /** No other product of the brand has all the words that both share. */
  | 'own name'
  | 'same strength'
  | 'strength not stated'
  | 'pure parfum not stated'
  | 'SPF not stated'
  | 'small size not stated'
  | 'near size'
  | 'set with other words'
  | 'price apart'
  | 'price far apart'
  | 'same ingredients'
  | 'other ingredients'
  | 'similar brand'
  | 'brand not stated';

/**
 * Weights of a logistic regression over pairs of real listings, adjusted by a search over whole
 * catalogs in which half of the counterparts are missing (docs/matching.md), and rounded. `npm run
 * bench -- match-weights` fits them again.
 */
export const matchWeights: Readonly<Record<Feature, number>> = {
  // The titles as a whole.
  'same words': 1.1,
  'many shared words': 0.8,
  synonym: -0.4,
  'no shared name': -1.2,
  'long description': 0.2,
  'detailed inside': 0.9,
  'exchanged word': -2.5,
  'other beginning': -1.8,
  // A word of one title, while the other has no words of its own.
  'added praise': 1.1,
  'added active': 1.4,
  'added audience': -0.05,
  'added description': -0.5,
  'added described aside': -0.05,
  'added named aside': -0.6,
  'added first form': -0.25,
  'added related form': -1.1,
  'added other form': -1.7,
  'added texture': -2.9,
  'added other good': -4,
  'added flanker': -4,
  'added grade': -2.6,
  'added name': -3,
  'added number': -2.5,
  'added part': -3.4,
  'added variant': -3.1,
  // How the other products of the brand use such a word.
  'describing word': 2.2,
  'rare name': 0.8,
  'separating word': -1,
  'own name': 1.5,
  // A word of one title, while the other has words of its own too.
  'swapped praise': -0.1,
  'swapped active': 0.2,
  'swapped audience': -0.4,
  'swapped description': -0.3,
  'swapped described aside': -0.5,
  'swapped named aside': -1,
  'swapped first form': -1.6,
  'swapped related form': -0.6,
  'swapped other form': -2,
  'swapped texture': -2.4,
  'swapped other good': -4,
  'swapped flanker': -3,
  'swapped grade': -1.9,
  'swapped name': -2.6,
  'swapped number': -2.4,
  'swapped part': -3.9,
  'swapped variant': -1.9,
  // Everything besides the words.
  'same strength': 1.5,
  'strength not stated': -1,
  'pure parfum not stated': -3.5,
  'SPF not stated': -4.6,
  'small size not stated': -1.6,
  'near size': -1,
  'set with other words': -2.5,
  'price apart': -0.8,
  'price far apart': -1.9,
  'same ingredients': 2,
  'other ingredients': -1.3,
  'similar brand': -0.3,
  'brand not stated': -0.8,
};

/** The intercept. */
export const startingWeight = 4;

/** How much more the same words say, at least, than any other ones. */
const leadOfSameWords = 0.5;

/** Further occurrences of a feature change nothing. */
export const maxCountPerFeature = 3;

/** How often each feature was counted. */
export type FeatureCounts = ReadonlyMap<Feature, number>;

/** The evidence that two titles with these features are one product: log odds, 0 for one in two. */
export function evidenceOf(features: FeatureCounts): number {
  let sum = startingWeight;
  for (const [feature, count] of features) {
    sum += matchWeights[feature] * Math.min(count, maxCountPerFeature);
  }
  // However much is alike, other words are weaker evidence than the same words.
  const max = startingWeight + matchWeights['same words'];
  return Math.min(sum, features.has('same words') ? max : max - leadOfSameWords);
}

/** The probability (0 to 1) of this evidence. */
export function probabilityOf(evidence: number): number {
  return 1 / (1 + Math.exp(-evidence));
}
