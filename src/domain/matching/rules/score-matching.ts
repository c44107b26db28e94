import type { OfferToMatch } from '../titles/offer-to-match';
import { decide } from './decide';
import { plainJoin } from './plain-join';

/** Two listings labeled as the same or different products. */
export interface LabeledPair {
  left: OfferToMatch;
  right: OfferToMatch;
}

export interface SamePair extends LabeledPair {
  /** Whether a plain join on brand and name misses it. */
  isHard: boolean;
}

export interface MatchingScore {
  pairs: number;
  negatives: number;
  /** Share of the pairs that are matched, in total and of the hard ones. */
  recall: number;
  hardRecall: number;
  /** Share of the negatives that are matched. */
  falseMatchRate: number;
  precision: number;
  f1: number;
}

/** Measures the matching of labeled pairs, with a plain join as baseline. */
export function scoreMatching(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
): MatchingScore & { baseline: MatchingScore } {
  const isMatch = ({ left, right }: LabeledPair) =>
    decide(left, [{ ...right, productId: 1 }]).kind === 'match';
  const isJoined = ({ left, right }: LabeledPair) => plainJoin(left) === plainJoin(right);
  return {
    ...measure(pairs, negatives, isMatch),
    baseline: measure(pairs, negatives, isJoined),
  };
}

function measure(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
  isMatch: (pair: LabeledPair) => boolean,
): MatchingScore {
  const found = pairs.filter(isMatch);
  const wrong = negatives.filter(isMatch).length;
  const recall = share(found.length, pairs.length);
  const precision = share(found.length, found.length + wrong);
  return {
    pairs: pairs.length,
    negatives: negatives.length,
    recall,
    hardRecall: share(
      found.filter(({ isHard }) => isHard).length,
      pairs.filter(({ isHard }) => isHard).length,
    ),
    falseMatchRate: share(wrong, negatives.length),
    precision,
    f1: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
