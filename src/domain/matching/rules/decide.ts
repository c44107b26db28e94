import type { Candidate, OfferToMatch } from '../titles/offer-to-match';
import { readTitle, type Title } from '../titles/read-title';
import type { LearnedBrands } from '../words/brand-key';
import { beginComparing, type Comparison, compareTitles } from './compare-titles';
import { explainComparison } from './explain-comparison';

/** From this score on, an offer is matched automatically. */
const sure = 0.65;
/** From this score on, the operator decides. */
const doubtful = 0.4;
/** Of candidates below this bound, only the most likely is compared in full. */
const hopeless = 0.1;
/** With this lead over the next candidate, no further comparison is needed. */
const clearLead = 0.05;
const maxReviewCandidates = 5;

export interface WeighedCandidate {
  productId: number;
  score: number;
  reasons: readonly string[];
}

export type MatchDecision =
  | { kind: 'match'; productId: number; score: number; reasons: readonly string[] }
  | { kind: 'new'; score: number; reasons: readonly string[] }
  | {
      kind: 'review';
      score: number;
      /** Most likely first. */
      candidates: readonly WeighedCandidate[];
      reasons: readonly string[];
    };

/** Knowledge from the operator's earlier decisions. */
export interface LearnedMatches {
  brands?: LearnedBrands;
  /** Products that this offer was rejected for. */
  rejected?: ReadonlySet<number>;
}

interface Weighed {
  productId: number;
  comparison: Comparison;
}

/**
 * Decides which product an offer belongs to: a candidate, a new product, or a question to the
 * operator.
 */
export function decide(
  offer: OfferToMatch,
  candidates: readonly Candidate[],
  learned: LearnedMatches = {},
): MatchDecision {
  const weighed = weighAll(readTitle(offer, learned.brands), candidates, learned);
  const [nearest] = weighed;
  if (!nearest) return { kind: 'new', score: 0, reasons: ['no product is similar'] };
  const best = weighed.find(isFitting);
  if (best) {
    const isClear = weighed.every(
      (other) => other === best || !isFitting(other) || isClearlyBetter(best, other),
    );
    if (!isClear) return review(weighed.filter(isFitting), ['several products fit equally well']);
    const { productId, score, reasons } = explainCandidate(best);
    return { kind: 'match', productId, score, reasons };
  }
  // The same GTIN on apparently different products: one of the shops is wrong.
  if (weighed.some(isNumbered)) {
    return review(weighed.filter(isNumbered), ['the same GTIN, but the rest contradicts it']);
  }
  if (weighed.some(isNear)) {
    return review(weighed.filter(isNear), ['similar, but not certainly the same']);
  }
  const { score, reasons } = explainCandidate(nearest, ['the closest product is a different one']);
  return { kind: 'new', score, reasons };
}

/** The relevant candidates, most likely first. */
function weighAll(
  title: Title,
  candidates: readonly Candidate[],
  { brands, rejected }: LearnedMatches,
): Weighed[] {
  beginComparing();
  const weighed: Weighed[] = [];
  let best = 0;
  let hopeful: Candidate | null = null;
  let highestScore = 0;
  for (const product of candidates) {
    const { productId } = product;
    if (rejected?.has(productId)) continue;
    // A lower score cannot be chosen, asked about or be the nearest.
    const minScore = Math.max(hopeless, Math.min(doubtful, best));
    const comparison = compareTitles(title, readTitle(product, brands), minScore, best);
    if (typeof comparison === 'object') {
      best = Math.max(best, comparison.score);
      insert(weighed, { productId, comparison });
    } else if (
      !hopeful ||
      comparison > highestScore ||
      (comparison === highestScore && productId < hopeful.productId)
    ) {
      hopeful = product;
      highestScore = comparison;
    }
  }
  if (weighed.length === 0 && hopeful) {
    const comparison = compareTitles(title, readTitle(hopeful, brands), 0, 0);
    if (typeof comparison === 'object') weighed.push({ productId: hopeful.productId, comparison });
  }
  return weighed;
}

/** Inserts after all that are at least as good. */
function insert(weighed: Weighed[], one: Weighed): void {
  let at = weighed.push(one) - 1;
  for (; at > 0; at -= 1) {
    const before = weighed[at - 1];
    if (!before || bestFirst(before, one) <= 0) break;
    weighed[at] = before;
  }
  weighed[at] = one;
}

function isFitting({ comparison: { sameGtin, score, doubts, conflicts } }: Weighed): boolean {
  return conflicts.length === 0 && doubts.length === 0 && (sameGtin || score >= sure);
}

function isNumbered({ comparison }: Weighed): boolean {
  return comparison.sameGtin;
}

function isNear({ comparison: { conflicts, score } }: Weighed): boolean {
  return conflicts.length === 0 && score >= doubtful;
}

/** Better in one respect and not worse in the other; mixed results are for the operator. */
function isClearlyBetter({ comparison: best }: Weighed, { comparison: other }: Weighed): boolean {
  if (best.sameGtin && !other.sameGtin) return true;
  const lead = best.score - other.score;
  return rankOf(best) > rankOf(other) ? lead > -clearLead : lead >= clearLead;
}

/** GTIN outweighs size, size outweighs words. */
function rankOf({ sameGtin, size, sameWords }: Comparison): number {
  return (sameGtin ? 4 : 0) + (size === true ? 2 : 0) + (sameWords ? 1 : 0);
}

function bestFirst(a: Weighed, b: Weighed): number {
  return (
    rankOf(b.comparison) * rank(b) - rankOf(a.comparison) * rank(a) ||
    b.comparison.score - a.comparison.score ||
    a.productId - b.productId
  );
}

/** Only fitting candidates are ranked by more than their score. */
const rank = (weighed: Weighed) => (isFitting(weighed) ? 1 : 0);

function review(weighed: readonly Weighed[], reasons: readonly string[]): MatchDecision {
  const candidates = weighed.slice(0, maxReviewCandidates).map((one) => explainCandidate(one));
  return { kind: 'review', score: candidates[0]?.score ?? 0, candidates, reasons };
}

/** Adds a candidate's explanation to the given reasons. */
function explainCandidate(
  { productId, comparison }: Weighed,
  before: string[] = [],
): WeighedCandidate {
  const { score, sameGtin, conflicts } = comparison;
  const isCertain = sameGtin && conflicts.length === 0;
  return {
    productId,
    score: isCertain ? Math.max(score, 0.99) : score,
    reasons: explainComparison(comparison, before),
  };
}
