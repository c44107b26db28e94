import type { LearnedBrands } from './brand-key';
import { type Comparison, compareTitles } from './compare-titles';
import type { Candidate, OfferToMatch } from './offer-to-match';
import { readTitle, type Title } from './read-title';

/** From here on an offer is joined to a product without asking. */
const sure = 0.65;
/** From here on the operator is asked. */
const doubtful = 0.4;
/** Of products that cannot come to this, only the likeliest is looked at closely. */
const hopeless = 0.1;
/** So much surer than the next one, a product needs no comparison with it. */
const clearLead = 0.05;
const mostInReview = 5;

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
      /** The likeliest first. */
      candidates: readonly WeighedCandidate[];
      reasons: readonly string[];
    };

/** What the operator's earlier decisions taught. */
export interface LearnedMatches {
  brands?: LearnedBrands;
  /** Products that this offer does not belong to. */
  rejected?: ReadonlySet<number>;
}

interface Weighed {
  productId: number;
  comparison: Comparison;
}

/** Decides which product an offer belongs to: one of the candidates, a new one, or ask. */
export function decide(
  offer: OfferToMatch,
  candidates: readonly Candidate[],
  learned: LearnedMatches = {},
): MatchDecision {
  const title = readTitle(offer, learned.brands);
  const weighed = weighAll(title, candidates, learned);
  const open = weighed.filter(({ comparison }) => comparison.conflicts.length === 0);
  const fitting = open.filter(isFitting);
  const [best, ...others] = fitting;
  if (best && others.every((other) => isClearlyBetter(best.comparison, other.comparison))) {
    return { kind: 'match', ...told(best) };
  }
  if (best) return review(fitting, ['several products fit equally well']);

  // The same number on what seems to be two things: one of the two shops is wrong.
  const numbered = weighed.filter(({ comparison }) => comparison.sameGtin);
  if (numbered.length > 0) return review(numbered, ['the same GTIN, but it contradicts itself']);
  const near = open.filter(({ comparison }) => comparison.score >= doubtful);
  if (near.length > 0) return review(near, ['similar, but not surely the same']);
  const [nearest] = weighed;
  return {
    kind: 'new',
    score: nearest?.comparison.score ?? 0,
    reasons: nearest
      ? ['the nearest product is another one', ...told(nearest).reasons]
      : ['no product is similar'],
  };
}

function weighAll(
  title: Title,
  candidates: readonly Candidate[],
  { brands, rejected }: LearnedMatches,
): Weighed[] {
  const weighed: Weighed[] = [];
  let best = 0;
  let hopeful: { product: Candidate; bound: number } | null = null;
  for (const product of candidates) {
    const { productId } = product;
    if (rejected?.has(productId)) continue;
    // With less it is neither chosen, nor asked about, nor the nearest.
    const least = Math.max(hopeless, Math.min(doubtful, best));
    const comparison = compareTitles(title, readTitle(product, brands), least);
    if (typeof comparison === 'number') {
      const lead = comparison - (hopeful?.bound ?? -1);
      const isNearer = lead > 0 || (lead === 0 && productId < (hopeful?.product.productId ?? 0));
      if (isNearer) hopeful = { product, bound: comparison };
      continue;
    }
    best = Math.max(best, comparison.score);
    weighed.push({ productId, comparison });
  }
  if (weighed.length === 0 && hopeful) {
    const { product } = hopeful;
    const comparison = compareTitles(title, readTitle(product, brands), 0);
    if (typeof comparison === 'object') weighed.push({ productId: product.productId, comparison });
  }
  return weighed.sort(bestFirst);
}

function isFitting({ comparison: { sameGtin, score, doubts } }: Weighed): boolean {
  return doubts.length === 0 && (sameGtin || score >= sure);
}

/** Better in one respect and not worse in the other; what is better and worse is for the operator. */
function isClearlyBetter(best: Comparison, other: Comparison): boolean {
  if (best.sameGtin && !other.sameGtin) return true;
  const lead = best.score - other.score;
  return rankOf(best) > rankOf(other) ? lead > -clearLead : lead >= clearLead;
}

/** The number outweighs the size, the size the words. */
function rankOf({ sameGtin, sameSize, sameWords }: Comparison): number {
  return (sameGtin ? 4 : 0) + (sameSize ? 2 : 0) + (sameWords ? 1 : 0);
}

function bestFirst(a: Weighed, b: Weighed): number {
  return (
    rankOf(b.comparison) * rank(b) - rankOf(a.comparison) * rank(a) ||
    b.comparison.score - a.comparison.score ||
    a.productId - b.productId
  );
}

/** Only what fits is ranked by more than its score. */
const rank = (weighed: Weighed) =>
  isFitting(weighed) && weighed.comparison.conflicts.length === 0 ? 1 : 0;

function review(weighed: readonly Weighed[], reasons: readonly string[]): MatchDecision {
  const candidates = weighed.slice(0, mostInReview).map(told);
  return { kind: 'review', score: candidates[0]?.score ?? 0, candidates, reasons };
}

function told({ productId, comparison }: Weighed): WeighedCandidate {
  const { score, sameGtin, reasons, conflicts } = comparison;
  const isCertain = sameGtin && conflicts.length === 0;
  return {
    productId,
    score: isCertain ? Math.max(score, 0.99) : score,
    reasons: reasons(),
  };
}
