import type { OfferToMatch } from '../titles/offer-to-match';
import { readTitle } from '../titles/read-title';
import { readBrand } from '../words/brand-key';
import { compareTitles } from './compare-titles';
import { decide } from './decide';
import { matchWeights } from './match-weights';
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

/** The figures of one part of the pairs, with the causes of errors. */
export interface PartScore extends MatchingScore {
  baseline: MatchingScore;
  /** Missed pairs and matched negatives, by what told them apart or did not, most frequent first. */
  missed: Readonly<Record<string, number>>;
  wronglyMatched: Readonly<Record<string, number>>;
}

/** Weights may be fitted on the brands of one part only; the other part tells how good they are. */
export type BrandPart = 'train' | 'test';

/** The part that a pair belongs to, by a hash of its brand: two of five brands are for testing. */
export function partOf({ left, right }: LabeledPair): BrandPart {
  const [key = ''] = [readBrand(left.brand).key, readBrand(right.brand).key].sort();
  let hash = 0x811c9dc5;
  for (const letter of key) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 5 < 3 ? 'train' : 'test';
}

/** Measures the matching of labeled pairs by part, with a plain join as baseline. */
export function scoreMatching(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
): Record<'all' | BrandPart, PartScore> {
  const scoreOf = (part: BrandPart) => {
    const isIn = (pair: LabeledPair) => partOf(pair) === part;
    return scorePart(pairs.filter(isIn), negatives.filter(isIn));
  };
  return { all: scorePart(pairs, negatives), train: scoreOf('train'), test: scoreOf('test') };
}

function scorePart(pairs: readonly SamePair[], negatives: readonly LabeledPair[]): PartScore {
  const isJoined = ({ left, right }: LabeledPair) => plainJoin(left) === plainJoin(right);
  return {
    ...measure(pairs, negatives, isMatch),
    baseline: measure(pairs, negatives, isJoined),
    missed: countCauses(pairs.filter((pair) => !isMatch(pair))),
    wronglyMatched: countCauses(negatives.filter(isMatch)),
  };
}

const isMatch = ({ left, right }: LabeledPair) =>
  decide(left, [{ ...right, productId: 1 }]).kind === 'match';

function countCauses(pairs: readonly LabeledPair[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) {
    const cause = causeOf(pair);
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

/** The heaviest evidence against a pair. */
function causeOf({ left, right }: LabeledPair): string {
  const { conflicts, features } = compareTitles(readTitle(left), readTitle(right));
  const [heaviest] = [...features.keys()].sort((a, b) => matchWeights[a] - matchWeights[b]);
  return conflicts[0] ?? heaviest ?? 'same words';
}

function measure(
  pairs: readonly SamePair[],
  negatives: readonly LabeledPair[],
  isFound: (pair: LabeledPair) => boolean,
): MatchingScore {
  const found = pairs.filter(isFound);
  const wrong = negatives.filter(isFound).length;
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
